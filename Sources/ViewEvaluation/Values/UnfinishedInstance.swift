import SourceModel
import SwiftSource

/// The value that an initialiser is about to make: `self`, or its members, are variables of the code that is run, until it
/// is done.
final class UnfinishedInstance {
  /// What the members hold at a place in the code.
  struct State {
    fileprivate(set) var values: [String: Value] = [:]
    /// When each got its value: what two ways through the code left alone has the same mark in both.
    fileprivate var marks: [String: Int] = [:]
    /// Those that nothing has given a value yet.
    fileprivate var open: Set<String> = []

    /// What code gave the members.
    var given: [String: Value] { open.isEmpty ? values : values.filter { !open.contains($0.key) } }

    /// What code gave `self` as a whole: `self = .large`, `self.init(…)` of a type from elsewhere.
    var whole: Value? { values[UnfinishedInstance.whole] }

    /// The members that one of several states gave another value than they began with.
    static func changed(in states: [State], since start: State) -> [String] {
      Set(states.flatMap(\.marks.keys)).filter { name in
        states.contains { $0.marks[name] != start.marks[name] }
      }.sorted()
    }
  }

  /// A stored property as a variable.
  struct Member {
    let property: PropertyDeclaration
    let type: TypeDeclaration
    /// It is called by the name of its wrapper, `_title`.
    let isWrapper: Bool
  }

  /// What is made.
  enum Kind {
    case declared(TypeDeclaration, properties: [String: PropertyDeclaration])
    /// A type from outside of the project, in an initialiser that an extension adds.
    case external(String)
  }

  let kind: Kind
  var state = State() { didSet { noteChange() } }
  /// How often something of it changed.
  private(set) var changes = 0
  /// Its members are no variables any more.
  private(set) var isFinished = false
  /// What the members held where the code returned, in the order of the returns.
  private(set) var ends: [State] = []
  private var marks = 0
  private var known: Value?
  private let file: SourceFile

  init(_ kind: Kind, file: SourceFile) {
    self.kind = kind
    self.file = file
  }

  /// The project's type.
  var type: TypeDeclaration? { if case .declared(let type, _) = kind { type } else { nil } }

  /// What `self` is: `.init(…)` of `self = .init(…)` is one of it.
  var made: TypeReference {
    switch kind {
    case .declared(let type, _): TypeReference(of: type)
    case .external(let name): TypeReference(name: name, text: name)
    }
  }

  /// Whether code gives `self` a value as a whole and not to its members.
  var isWhole: Bool { type?.isReferenceType != true }

  /// What `self` is, as far as it is made.
  var value: Value {
    if let known { return known }
    let value = state.whole ?? begun
    known = value
    return value
  }

  private var begun: Value {
    switch kind {
    case .declared(let type, _):
      .instance(Instance(declaration: type, fields: state.values, source: file.emptyRange, path: ""))
    case .external(let name): .externalType(name)
    }
  }

  func set(_ member: String, _ value: Value) {
    marks += 1
    var changed = state
    changed.marks[member] = marks
    changed.values[member] = value
    changed.open.remove(member)
    state = changed
  }

  /// Whatever a member holds, code that reads it before it is given something gets this.
  func leaveOpen(_ member: String, _ value: Value) {
    set(member, value)
    state.open.insert(member)
  }

  /// Notes that the code returns here.
  ///
  /// - Returns: The number of the end, as a value that the code returns.
  func end() -> Value {
    ends.append(state)
    return .number(Double(ends.count - 1))
  }

  func finish() { isFinished = true }

  /// The stored property that a variable is in the code of the initialiser: `title`, `self.title`, and `_title` of the
  /// wrapper that holds it. nil for what is none.
  func member(_ variable: String) -> Member? {
    guard case .declared(let type, let properties) = kind else { return nil }
    let name = variable.hasPrefix(Self.prefix) ? String(variable.dropFirst(Self.prefix.count)) : variable
    if let property = properties[name] { return Member(property: property, type: type, isWrapper: false) }
    guard name.hasPrefix("_"), let property = properties[String(name.dropFirst())] else { return nil }
    return Member(property: property, type: type, isWrapper: true)
  }

  /// Whether a stored property that has to be given a value has none yet.
  var lacksValues: Bool {
    guard case .declared(_, let properties) = kind else { return false }
    return properties.values.contains { property in
      let isImplied = property.initializer != nil || property.type?.isOptional == true && !property.isConstant
      return !property.isStatic && property.getter == nil && !isImplied && state.given[property.name] == nil
    }
  }

  /// What a variable holds, where it is one of these; nil for others, and for what nothing has given a value yet.
  func variable(_ name: String) -> Value? {
    name == Self.whole ? state.whole : member(name).flatMap { state.values[$0.property.name] }
  }

  /// Gives a variable that holds something another value; false where it is none of these.
  func assign(_ name: String, _ value: Value) -> Bool {
    let key = name == Self.whole ? name : member(name)?.property.name
    guard let key, state.values[key] != nil else { return false }
    set(key, value)
    return true
  }

  /// Nothing is known of a variable any more. What code does later with a member of an object says nothing of what the
  /// object begins with: that is asked of its property.
  func forget(_ name: String, _ hole: Value) -> Bool {
    guard let member = member(name), member.type.isReferenceType else { return assign(name, hole) }
    if state.values[member.property.name] != nil { leaveOpen(member.property.name, hole) }
    return true
  }

  /// `self` as a variable.
  static let whole = "self"
  /// How a member that code names with `self` is told from a local variable of the same name.
  static let prefix = "self."

  private func noteChange() {
    changes += 1
    known = nil
  }
}

extension Expression {
  /// The variable that a chain of members begins with: `model` in `model.name[0]`, `self.items` in `self.items[0].name`.
  var variableName: String? {
    switch kind {
    case .name(let name): name
    case .member(let base?, let name):
      // `self?.items` in a closure too.
      if base.isSelf { UnfinishedInstance.prefix + name } else { base.variableName }
    case .subscription(let base, _): base.variableName
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.variableName
    default: nil
    }
  }

  private var isSelf: Bool {
    switch kind {
    case .name(let name): name == UnfinishedInstance.whole
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.isSelf
    default: false
    }
  }
}
