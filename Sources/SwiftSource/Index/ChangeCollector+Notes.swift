/// What is noted of flags, constants and objects that are handed on.
extension ChangeCollector {
  /// Whether a flag gets the value that it begins with: `Self.isOff = true` of one that nothing sets to false.
  func keepsFlag(_ target: Expression, _ value: Expression) -> Bool {
    guard case .boolean(let new) = value.kind, case .member(let base?, let name) = target.kind,
      case .name(let type) = base.kind else { return false }
    return (type == "Self" || type == typeName) && flags[name] == new
  }

  /// Notes the flag of an object that may become false: `list.isHidden = items.isEmpty`.
  mutating func noteFlag(_ target: Expression, _ value: Expression) {
    if case .boolean(true) = value.kind { return }
    noteFlag(target)
  }

  mutating func noteFlag(_ target: Expression) {
    guard case .member(let base?, let name) = target.kind, name.hasPrefix("is"), let holder = base.holderName else { return }
    // A local variable is another object than a member of that name.
    if case .name(let local) = base.kind, isLocal(local) { return }
    if let observed {
      changes.observers["\(holder).\(name)", default: []].insert(observed)
      changes.names.insert("@\(holder).\(name)=\(observed)")
    } else {
      changes.names.insert("!\(holder).\(name)")
    }
  }

  /// `.assign(to: \.isHidden, on: list)`.
  mutating func noteKeyPath(in call: Call) {
    for argument in call.arguments {
      guard case .keyPath(let components) = argument.value.kind, let name = components.last, name.hasPrefix("is") else { continue }
      for holder in call.arguments.compactMap(\.value.holderName) { changes.names.insert("!\(holder).\(name)") }
    }
  }

  /// `list.rx.isHidden`, which streams give values.
  mutating func noteBinder(_ name: String, of base: Expression) {
    guard name.hasPrefix("is"), case .member(let object?, "rx") = base.kind, let holder = object.holderName else { return }
    changes.names.insert("!\(holder).\(name)")
  }

  /// Notes what a name gets: a constant, or something that only run time knows.
  ///
  /// - Parameter base: What it is a member of; nil for a plain name.
  mutating func note(_ value: Expression?, for name: String, of base: Expression? = nil) {
    if wanted != nil { noteItem(value, for: name, of: base) }
    guard let value, value.isConstant, value.range.end - value.range.start <= Self.lengthLimit,
      changes.constants[name, default: []].count < Self.constantLimit else {
      changes.open.insert(name)
      changes.names.insert("?\(name)")
      return
    }
    // By its words in the set of names, whoever keeps what came of it knows when it becomes another one.
    if changes.names.insert("=\(name)=\(value.range.text)").inserted { changes.constants[name, default: []].append(value) }
  }

  /// Longer texts choose nothing.
  private static let lengthLimit = 60
  /// Constants of one name that are told apart in a file.
  private static let constantLimit = 8

  /// Notes a change by which the name may get anything.
  mutating func changeSomehow(_ name: String) {
    changes.names.insert(name)
    note(nil, for: name)
  }

  /// Notes the members of objects that a call hands on, as in `move(slider: player.bar)`, and of which it sets the value:
  /// `player.bar.setValue(0.5)`.
  mutating func noteHandedOn(in call: Call) {
    for argument in call.arguments {
      guard case .member(let base?, let name) = argument.value.kind else { continue }
      if case .name("self") = base.kind { continue }
      changes.names.insert(">\(name)")
    }
    guard case .member(let base?, let method) = call.callee.kind, ["setValue", "setProgress"].contains(method),
      case .member(let holder?, let name) = base.kind else { return }
    if case .name("self") = holder.kind { return }
    changes.names.insert(">\(name)")
  }
}

extension Expression {
  /// It is the same wherever it stands: a literal, or a member of a type such as `Kind.social.rawValue`.
  fileprivate var isConstant: Bool {
    switch kind {
    case .integer, .float, .boolean, .nilLiteral: true
    case .string(let literal): literal.segments.allSatisfy { if case .text = $0 { true } else { false } }
    case .member(nil, _): true
    case .member(let base?, _): base.isTypePath
    default: false
    }
  }

  private var isTypePath: Bool {
    switch kind {
    case .name(let name): name.first?.isUppercase ?? false
    case .member(let base?, _): base.isTypePath
    default: false
    }
  }
}
