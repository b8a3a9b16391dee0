import SourceModel

/// Walks the code of a file with the names of local variables at hand, which are nobody else's.
struct ChangeCollector {
  var changes = ChangedNames()
  /// Local names by block, innermost last.
  private(set) var locals: [Set<String>] = []
  private(set) var typeName: String?
  /// Directly in an initialiser, where `self.name = value` gives a first value.
  private var isInitializing = false
  /// Private static flags of the type, with what they begin with: to be set to that is no change, and nobody else sets
  /// them.
  private(set) var flags: [String: Bool] = [:]
  /// The property whose observer is being looked at.
  private(set) var observed: String?
  /// The name of which somebody wants to know what it is given, with what was found in the file; nil where nobody does.
  var wanted: WantedItem?
  var file: SourceFile?

  mutating func collect(_ file: FileDeclarations) {
    for property in file.properties { collect(property) }
    for function in file.functions { collect(function) }
    for type in file.types { collect(type) }
    for declaration in file.extensions { collect(declaration.members, of: declaration.extendedType.name) }
    for preview in file.previews { collect(preview.body) }
    for range in file.looseCode { collectWords(of: range) }
  }

  private mutating func collect(_ type: TypeDeclaration) { collect(type.members, of: type.name) }

  private mutating func collect(_ members: Members, of name: String) {
    let (outer, outerLocals, outerFlags) = (typeName, locals, flags)
    typeName = name
    locals = []
    flags = [:]
    for property in members.properties where property.isStatic && property.isPrivate {
      if case .boolean(let first)? = property.initializer?.kind { flags[property.name] = first }
    }
    defer { (typeName, locals, flags) = (outer, outerLocals, outerFlags) }
    for property in members.properties { collect(property) }
    for function in members.functions { collect(function) }
    for initializer in members.initializers { collect(initializer, isInitializer: true) }
    for type in members.types { collect(type) }
    for item in members.cases { if let value = item.rawValue { visit(value) } }
  }

  private mutating func collect(_ property: PropertyDeclaration) {
    // What a view takes from its environment it only reads.
    for attribute in property.attributes where attribute.name != "Environment" { visit(attribute.arguments) }
    if let initializer = property.initializer { visit(initializer) }
    if let getter = property.getter { collect(getter) }
    observed = property.name
    for observer in property.observers { collect(observer) }
    observed = nil
  }

  private mutating func collect(_ function: FunctionDeclaration, isInitializer: Bool = false) {
    let outer = isInitializing
    isInitializing = isInitializer
    defer { isInitializing = outer }
    for parameter in function.parameters { if let value = parameter.defaultValue { visit(value) } }
    if let body = function.body { collect(body, with: function.parameters.map(\.name)) }
  }

  private mutating func collect(_ block: Block, with names: [String] = []) {
    collect(block.statements, with: names)
  }

  private mutating func collect(_ statements: [Statement], with names: [String] = []) {
    locals.append(Set(names))
    for statement in statements { collect(statement) }
    locals.removeLast()
  }

  private mutating func declare(_ name: String) { locals[locals.count - 1].insert(name) }

  private mutating func collect(_ statement: Statement) {
    switch statement {
    case .expression(let expression): visit(expression)
    case .variable(let variable):
      collect(variable)
      declare(variable.name)
    case .destructuring(let pattern, let value):
      if let value { visit(value) }
      declare(pattern)
    case .conditional(let code): collect(code)
    case .selection(let code): collect(code)
    case .guarded(let conditions, let otherwise):
      collect(otherwise)
      collect(conditions)
    case .forIn(let pattern, let sequence, let body):
      visit(sequence)
      collect(body, with: pattern.boundNames)
    case .whileLoop(let conditions, let body):
      collect(body)
      collect(conditions)
    case .deferred(let block): collect(block)
    case .returned(let value): if let value { visit(value) }
    case .function(let function): collect(function)
    case .type(let type): collect(type)
    case .doCatch(let blocks): for block in blocks { collect(block) }
    case .compileTime(let clauses): for clause in clauses { for inner in clause.statements { collect(inner) } }
    case .jumped(_, let range), .other(let range): collectWords(of: range)
    }
  }

  private mutating func declare(_ pattern: Pattern) { for name in pattern.boundNames { declare(name) } }

  private mutating func collect(_ code: IfCode) {
    locals.append([])
    collect(code.conditions)
    collect(code.then)
    locals.removeLast()
    switch code.otherwise {
    case .block(let block)?: collect(block)
    case .conditional(let nested)?: collect(nested)
    case nil: break
    }
  }

  private mutating func collect(_ code: SwitchCode) {
    visit(code.subject)
    for item in code.cases {
      locals.append(Set(item.items.flatMap(\.pattern.boundNames)))
      for item in item.items { if let clause = item.whereClause { visit(clause) } }
      collect(item.body)
      locals.removeLast()
    }
  }

  private mutating func collect(_ conditions: [ConditionElement]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): visit(expression)
      case .binding(let name, let value, _):
        if let value { visit(value) }
        declare(name)
      case .pattern(let pattern, let value, _):
        visit(value)
        declare(pattern)
      case .availability: break
      }
    }
  }

  // MARK: - Expressions

  private mutating func visit(_ arguments: [Argument]) {
    for argument in arguments {
      if argument.value.isInOut { change(argument.value) }
      guard let wanted else {
        visit(argument.value)
        continue
      }
      self.wanted?.isHandedOn = wanted.isHandedOn(by: argument)
      visit(argument.value)
      self.wanted?.isHandedOn = wanted.isHandedOn
    }
  }

  private mutating func visit(_ expression: Expression) { _ = isProjection(expression) }

  /// Looks through an expression; whether it leads through a binding, so that whatever follows may be changed.
  private mutating func isProjection(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name): return noteName(name)
    case .member(let base, let name):
      let isBound = base.map { isProjection($0) } ?? false
      if let base { noteBinder(name, of: base) }
      if isBound || name.hasPrefix("$") { changeSomehow(name.hasPrefix("$") ? String(name.dropFirst()) : name) }
      return isBound || name.hasPrefix("$")
    case .call(let call): return isProjection(call)
    case .subscription(let base, let arguments):
      visit(arguments)
      return isProjection(base)
    case .optionalChain(let inner), .forceUnwrap(let inner), .specialized(let inner, _), .cast(let inner, _, _):
      return isProjection(inner)
    case .assignment(let target, let value):
      if !keepsFlag(target, value) { change(target, to: value) }
      noteFlag(target, value)
      visit(target)
      visit(value)
    case .binary(let name, let left, let right):
      if Self.isAssignment(name) { change(left) }
      visit(left)
      visit(right)
    case .keyPath(let components):
      for name in components { changeSomehow(name) }
      if let last = components.last { changes.names.insert(".\(last)") }
    case .closure(let closure):
      let outer = isInitializing
      isInitializing = false
      collect(closure.body, with: closure.parameters)
      isInitializing = outer
    default: visitParts(of: expression)
    }
    return false
  }

  private mutating func visitParts(of expression: Expression) {
    switch expression.kind {
    case .string(let literal):
      for case .interpolation(let value, let extra) in literal.segments {
        visit(value)
        visit(extra)
      }
    case .array(let elements): for element in elements { visit(element) }
    case .dictionary(let entries):
      for entry in entries {
        visit(entry.key)
        visit(entry.value)
      }
    case .tuple(let arguments), .macro(_, let arguments): visit(arguments)
    case .ternary(let condition, let then, let otherwise):
      visit(condition)
      visit(then)
      visit(otherwise)
    case .prefix(_, let operand), .postfix(_, let operand): visit(operand)
    case .conditional(let code): collect(code)
    case .selection(let code): collect(code)
    case .compileTime(let alternatives): for alternative in alternatives { visit(alternative.value) }
    case .unsupported: collectWords(of: expression.range)
    default: break
    }
  }

  private mutating func isProjection(_ call: Call) -> Bool {
    let isInModifier = wanted?.isInModifier ?? false
    wanted?.isInModifier = call.callee.isMethod
    visit(call.arguments)
    wanted?.isInModifier = isInModifier
    noteLabels(of: call)
    noteKeyPath(in: call)
    noteHandedOn(in: call)
    switch call.callee.kind {
    case .member(let base?, let method):
      if ChangedNames.mutatingMethods.contains(method) {
        if method == "append", call.arguments.count == 1, call.arguments[0].label == nil {
          wanted?.added = call.arguments[0].value
        }
        change(base)
        wanted?.added = nil
      }
      if method == "toggle" { noteFlag(base) }
      return isProjection(base)
    // `Bindable(model).flag` is a binding.
    case .name("Bindable"): return true
    case .name: return false
    default: return isProjection(call.callee)
    }
  }

  /// Whether a plain name is a binding: `$name`; `_name` is the storage of `name`.
  private mutating func noteName(_ name: String) -> Bool {
    if name.hasPrefix("$") {
      let rest = name.dropFirst()
      guard rest.first?.isNumber == false else { return false }
      changeSomehow(String(rest))
      return true
    }
    if name.hasPrefix("_"), name.count > 1, !isLocal(name) {
      note(nil, for: String(name.dropFirst()))
      changeOwn(String(name.dropFirst()))
    }
    return false
  }

  /// What an initialiser is handed by its label: where the compiler writes it, that is the first value of a member.
  private mutating func noteLabels(of call: Call) {
    guard let type = call.callee.madeType else { return }
    for argument in call.arguments { if let label = argument.label { changes.initialized.insert("\(type)(\(label)") } }
  }

  private static func isAssignment(_ name: String) -> Bool {
    name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
  }

  func isLocal(_ name: String) -> Bool { locals.contains { $0.contains(name) } }

  /// Every name on the way to what is changed: a member changes what holds it, where that is a value.
  private mutating func change(_ target: Expression, to value: Expression? = nil) {
    switch target.kind {
    case .name("self"): if let typeName { changes.replacedTypes.insert(typeName) }
    case .name(let name):
      guard !isLocal(name) else { return }
      note(value, for: name)
      changeOwn(name)
    case .member(let base, let name):
      note(value, for: name, of: base)
      if let base, case .name("self") = base.kind {
        changeOwn(name)
        // `self._name` is the storage of `name`.
        if name.hasPrefix("_"), name.count > 1 {
          note(nil, for: String(name.dropFirst()))
          changeOwn(String(name.dropFirst()))
        }
        return
      }
      changes.names.insert(name)
      if let base {
        if let holder = base.holderName { changes.names.insert("\(holder).\(name)") }
        if !base.unwrapped.isSelf { changes.names.insert("*.\(name)") }
        changeHolder(base)
      }
    case .tuple(let parts): for part in parts { change(part.value) }
    case .subscription(let base, _): changeHolder(base)
    case .optionalChain(let inner), .forceUnwrap(let inner), .cast(let inner, _, _): change(inner)
    default: break
    }
  }

  /// A member of `self`, to which an initialiser gives its first value.
  private mutating func changeOwn(_ name: String) {
    if isInitializing { changes.initialized.insert(name) } else { changes.names.insert(name) }
  }

  /// What is changed in a part is no first value.
  private mutating func changeHolder(_ expression: Expression) {
    switch expression.kind {
    case .name("self"): return
    case .optionalChain(let inner), .forceUnwrap(let inner): return changeHolder(inner)
    default: break
    }
    let outer = isInitializing
    isInitializing = false
    change(expression)
    isInitializing = outer
  }

  /// The words of code that is not taken apart.
  private mutating func collectWords(of range: SourceRange) {
    let bytes = range.file.bytes[range.start..<min(range.end, range.file.bytes.count)]
    guard bytes.contains(where: { "=&$(".utf8.contains($0) }) else { return }
    for word in bytes.split(whereSeparator: { !$0.isPartOfName }) {
      changeSomehow(String(decoding: word, as: UTF8.self))
    }
  }
}

extension Expression {
  fileprivate var isSelf: Bool { if case .name("self") = kind { true } else { false } }

  /// The name of what a member is changed of: `cell` in `self.cell?.title = …`, `buttons` in `buttons[0].title = …`.
  var holderName: String? {
    switch kind {
    case .name(let name), .member(_, let name): name
    case .subscription(let base, _): base.holderName
    case .optionalChain(let inner), .forceUnwrap(let inner), .cast(let inner, _, _): inner.holderName
    default: nil
    }
  }

  /// The type of which a call of it makes an instance: `Theme` of `Theme(…)`, `Look.Theme(…)` and `Theme.init(…)`; empty
  /// where it does not say so, `.init(…)`.
  fileprivate var madeType: String? {
    switch kind {
    case .member(let base, "init"): return base?.madeType ?? ""
    case .name("Self"): return ""
    case .name(let name), .member(_, let name): return name.first?.isUppercase == true ? name : nil
    case .type(let type): return type.name
    case .specialized(let inner, _): return inner.madeType
    default: return nil
    }
  }

  /// `base.method`, and no type within another one.
  fileprivate var isMethod: Bool {
    if case .member(_?, let name) = kind { name.first?.isLowercase ?? false } else { false }
  }

  /// `&name`, which the function that is called may change.
  public var isInOut: Bool {
    range.start > 0 && range.start <= range.file.bytes.count
      && range.file.bytes[range.start - 1] == UInt8(ascii: "&")
      && (range.start < 2 || range.file.bytes[range.start - 2] != UInt8(ascii: "&"))
  }
}

extension Pattern {
  /// The names that it binds.
  public var boundNames: [String] {
    switch self {
    case .wildcard, .expression: []
    case .binding(let name): [name]
    case .enumCase(_, let associated, _): associated.flatMap(\.pattern.boundNames)
    case .tuple(let parts): parts.flatMap(\.pattern.boundNames)
    case .optional(let inner): inner.boundNames
    case .type(_, let inner): inner?.boundNames ?? []
    }
  }
}
