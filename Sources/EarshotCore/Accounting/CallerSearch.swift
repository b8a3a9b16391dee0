import PlatformKnowledge
import SourceModel
import SwiftSource

/// Finds out which members nobody uses but previews, tests and members that nobody uses either.
struct CallerSearch {
  /// A place that names something.
  private struct Use {
    let member: CodeMember
    /// The structure or enumeration whose own member it is; nil where that is not known.
    let owner: String?
    /// What it is called with; nil where it is named and not called.
    let call: CallShape?
  }

  /// What the code of one member names: a second place that says the same tells nothing more.
  private struct SeenName: Hashable {
    let name: String
    let isOwn: Bool
    let call: CallShape?
  }

  private let uses: [String: [Use]]
  /// Types whose members others may declare anew: protocols and classes.
  private let openTypes: Set<String>

  /// - Parameter isRuledOut: Whether the code at a place is never run.
  init(in files: [FileDeclarations], isRuledOut: (SourceRange) -> Bool) {
    let previewTypes = CodeMembers.previewTypes(in: files)
    let members = files.map { CodeMembers($0, previewTypes: previewTypes) }
    var declared: Set<String> = []
    var owned: [String: Set<String>] = [:]
    for file in members {
      file.forEach { code in
        declared.formUnion(code.member.names)
        if let owner = code.member.owner { owned[owner, default: []].insert(code.member.name) }
      }
    }
    declared.insert(Self.initializer)
    openTypes = Self.open(in: files)
    for name in openTypes { owned[name] = nil }
    var found: [String: [Use]] = [:]
    for file in members {
      file.forEach { code in
        let own = code.member.owner.flatMap { owned[$0] } ?? []
        var seen: Set<SeenName> = []
        Self.forEachName(in: code.items) { name, base, place, call in
          guard declared.contains(name), !(base == .none && code.parameters.contains(name)) else { return }
          let isOwn = base == .itself && name == Self.initializer || base != .other && own.contains(name)
          let key = SeenName(name: name, isOwn: isOwn, call: call.map(CallShape.init))
          guard !seen.contains(key), !isRuledOut(place) else { return }
          seen.insert(key)
          found[name, default: []].append(Use(member: code.member, owner: isOwn ? code.member.owner : nil, call: key.call))
        }
      }
    }
    uses = found
  }

  private static func open(in files: [FileDeclarations]) -> Set<String> {
    var names: Set<String> = []
    var types = files.flatMap(\.types)
    while let type = types.popLast() {
      if type.kind != .structure, type.kind != .enumeration { names.insert(type.name) }
      types += type.members.types
    }
    return names
  }

  /// What a name is asked of.
  fileprivate enum Base { case none, itself, other }

  /// How `Row.init(…)`, `self.init(…)` and `.init(…)` name what they call.
  private static let initializer = "init"

  /// The names in code that is compiled.
  ///
  /// - Parameter body: What is asked of what, where, and the call if it is called there.
  private static func forEachName(in items: [CodeItem], _ body: (String, Base, SourceRange, Call?) -> Void) {
    var open = items
    // By the name that is called, which is met after the call, inside of it.
    var calls: [SourceRange: Call] = [:]
    while let item = open.popLast() {
      switch item {
      case .expression(let expression):
        if case .call(let call) = expression.kind, let name = call.callee.calledName { calls[name] = call }
        let base = expression.baseOfName
        expression.forEachNameHere { body($0, base, expression.range, calls.removeValue(forKey: expression.range)) }
        guard case .compileTime(let alternatives) = expression.kind else { break }
        open += CompileCondition.possible(alternatives, \.condition).map { .expression($0.value) }
        continue
      case .statement(.compileTime(let clauses)):
        open += CompileCondition.possible(clauses, \.condition).flatMap { $0.statements.map(CodeItem.statement) }
        continue
      case .statement: break
      }
      item.appendParts(to: &open)
    }
  }

  /// Why nobody gets to the code of a member; nil when somebody may.
  func reasonNotReached(_ member: CodeMember) -> String? {
    if !member.isCalledBySystem { return reasonUnused(Name(member), by: member) }
    // A style, modifier or scene that nobody names.
    guard let owner = member.owner, Self.ofValues.contains(member.name) || member.isModifierBody || member.isBodyOfPart
    else { return nil }
    return reasonUnused(Name(type: owner), by: member)
  }

  /// What the system calls of a value that somebody has to make: requirements of the protocols of styles, of
  /// representables and of `Shape` in Apple's documentation.
  private static let ofValues = FrameworkNames.names(.askedOfValue)

  private struct Name: Hashable {
    let name: String
    let owner: String?
    /// The only file that can name it; nil for any.
    let file: ObjectIdentifier?
    /// What calls are compared with; nil where every use of the name counts.
    let code: CodeMember?
    /// It holds a view, which nothing calls: `.alert(…)` is no use of `var alert: Alert`.
    let isView: Bool

    init(_ member: CodeMember) {
      isView = member.holdsView
      name = member.name
      owner = member.owner
      file = member.onlyFile(as: member.name)
      code = member.parameters == nil ? nil : member
    }

    init(type: String) {
      name = type
      (owner, file, code, isView) = (nil, nil, nil, false)
    }

    static func == (left: Self, right: Self) -> Bool {
      left.name == right.name && left.owner == right.owner && left.file == right.file && left.code === right.code
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(owner)
      hasher.combine(code.map(ObjectIdentifier.init))
    }
  }

  private func reasonUnused(_ first: Name, by member: CodeMember) -> String? {
    var seen: Set<Name> = [first]
    var open = [first]
    var isPreviewed = false
    while let next = open.popLast() {
      for use in uses(of: next) {
        let user = use.member
        if user.name == next.name, user.range == member.range { continue }
        if let file = next.file, ObjectIdentifier(user.range.file) != file { continue }
        if user.isPreview {
          isPreviewed = true
          continue
        }
        guard !user.isCalledBySystem else { return nil }
        let name = Name(user)
        if seen.insert(name).inserted { open.append(name) }
      }
    }
    return isPreviewed ? "only previews" : "no caller"
  }

  /// The places that may mean a member: those of its name whose call it can answer.
  private func uses(of name: Name) -> [Use] {
    let named = (uses[name.name] ?? []).filter { $0.owner == nil || name.owner == nil || $0.owner == name.owner }
    guard let code = name.code, let parameters = code.parameters else {
      return name.isView ? named.filter { $0.call == nil } : named
    }
    // The system makes objects of classes as well, such as the cells of a list.
    if code.isInitializer, let owner = code.owner, openTypes.contains(owner) { return named }
    let answered = named.filter { $0.call?.fits(parameters) ?? true }
    guard code.isInitializer else { return answered }
    // Which type `.init(…)` makes is not known here.
    let implicit = (uses[Self.initializer] ?? []).filter { $0.owner == nil || code.owner == nil || $0.owner == code.owner }
    return answered + implicit.filter { $0.call?.fits(parameters) ?? true }
  }
}

/// What a call gives.
struct CallShape: Hashable {
  /// Of what stands in its parentheses.
  private let labels: [String?]
  /// Closures behind them, with their labels.
  private let closures: [String?]

  init(_ call: Call) {
    labels = call.arguments.filter { !$0.isTrailingClosure }.map(\.label)
    closures = call.arguments.filter(\.isTrailingClosure).map(\.label)
  }

  /// Whether something with these parameters can be called like this.
  func fits(_ parameters: [Parameter]) -> Bool {
    if parameters.contains(where: \.isVariadic) { return true }
    guard labels.count + closures.count <= parameters.count else { return false }
    var rest = parameters[...]
    var left = 0
    for label in labels {
      guard let position = rest.firstIndex(where: { $0.label == label }) else { return false }
      let skipped = rest[..<position].filter { $0.defaultValue == nil }
      if skipped.contains(where: { Self.plainTypes.contains($0.type.name) }) { return false }
      left += skipped.count
      rest = rest[(position + 1)...]
    }
    if rest.contains(where: { $0.defaultValue == nil && Self.plainTypes.contains($0.type.name) }) { return false }
    left += rest.count { $0.defaultValue == nil }
    let known = closures.compactMap { $0 }
    guard known.allSatisfy({ label in parameters.contains { $0.label == label } }) else { return false }
    return left <= closures.count
  }

  /// Types of the standard library of which no closure is one.
  private static let plainTypes: Set<String> = [
    "[]", "[:]", "String", "Substring", "Character", "Int", "UInt", "Double", "Float", "CGFloat", "Bool", "Date", "URL",
  ]
}

extension CodeMember {
  /// The file outside of which nothing means it by a name.
  fileprivate func onlyFile(as name: String) -> ObjectIdentifier? {
    isPrivate && name == self.name ? ObjectIdentifier(range.file) : nil
  }
}

extension Expression {
  /// Where the name stands that a call calls; nil where what is called has none.
  fileprivate var calledName: SourceRange? {
    switch kind {
    case .specialized(let inner, _), .optionalChain(let inner), .forceUnwrap(let inner): inner.calledName
    case .name, .member, .type: range
    default: nil
    }
  }

  /// The names of members, functions and types that the expression itself names.
  fileprivate func forEachNameHere(_ body: (String) -> Void) {
    switch kind {
    case .name(let name): body(name.hasPrefix("$") || name.hasPrefix("_") ? String(name.dropFirst()) : name)
    case .member(_, let name): body(name.hasPrefix("$") ? String(name.dropFirst()) : name)
    case .keyPath(let components): components.forEach(body)
    case .type(let type), .cast(_, _, let type): body(type.name)
    default: break
    }
  }

  /// What the name that the expression consists of is asked of.
  fileprivate var baseOfName: CallerSearch.Base {
    switch kind {
    case .name: return .none
    case .member(let base?, _):
      if case .name("self") = base.kind { return .itself }
      return .other
    default: return .other
    }
  }
}
