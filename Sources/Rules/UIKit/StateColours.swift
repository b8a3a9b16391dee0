import PlatformKnowledge
import SourceModel
import SwiftSource

/// Reads of one type, or one extension of it, which views get their colour by a test, and what else follows tests.
struct StateColours {
  /// A colour that an assignment gives to a view.
  struct Setting {
    /// The view as the code of the type calls it; "self" for the type itself.
    let object: String
    let key: String
    let value: Expression
    let branches: [Branch]
    let function: Function
    /// The values that the colour is made of, whatever names they have here; empty for a choice of colours.
    var sources: Set<String> = []
  }

  /// One way of a test.
  struct Branch {
    let test: Test
    let way: Int
    var key: Way { Way(range: test.range, way: way) }
  }

  /// One way of a test, by where the test stands.
  struct Way: Hashable {
    let range: SourceRange
    let way: Int
  }

  /// What decides between two ways or more.
  struct Test {
    /// As people would write it; nil where it is no test of plain values, such as one of a version of the system.
    let text: String?
    let paths: Set<String>
    /// Which test it is: where all its ways stand.
    let range: SourceRange
    /// What is asked.
    let place: SourceRange
    /// All that is asked is whether values are there.
    var isOfPresence = false
  }

  /// The code that a setting stands in.
  struct Function {
    let name: String
    let parameters: [Parameter]
    let range: SourceRange?
  }

  /// Those that tell states, by the name of the property.
  private static let colours = FrameworkNames.names(.colourProperty)
  /// Further looks that are colours alone.
  private static let otherColours: Set<String> = ["borderColor", "shadowColor", "barTintColor", "strokeColor", "fillColor"]
  private static let words = FrameworkNames.names(.shownText, .shownTitle)
  private static let quietCalls: Set<String> = ["print", "debugPrint", "NSLog", "assert", "precondition", "setTitleColor"]

  private(set) var settings: [Setting] = []
  /// Colours of lines around views: `field.layer.borderColor`.
  private(set) var borders: [Setting] = []
  /// Colours of parts of something else: `cell.dot.backgroundColor`, `row.cell.titleLabel.textColor`.
  private(set) var foreign: [Setting] = []
  /// The ways of tests on which something else is done than to paint.
  private(set) var busyWays: Set<Way> = []
  /// The values that something else than a colour is made of, or follows.
  private(set) var signs: Set<String> = []
  /// The values that words, pictures, and what is told to assistive technologies, are made of or follow.
  private(set) var wordSigns: Set<String> = []
  /// The values by which something is fainter, which is another sign than a colour.
  private(set) var faintSigns: Set<String> = []
  /// The values of which something else only follows that they are there: `guard let order else { return }`.
  private(set) var presences: Set<String> = []
  /// The values that calls are handed which may show something else.
  private(set) var told: Set<String> = []
  /// The same of all calls, which may hand a value to what tells it, by the name of the function that they stand in.
  private(set) var handed: [String: Set<String>] = [:]
  /// What calls hand to the functions of the type, by name.
  private(set) var arguments: [String: [Argument]] = [:]
  /// Views whose words run time gives.
  private(set) var worded: Set<String> = []
  /// What each view of a loop is a member of: `dots` of `for dot in dots` and `dots.forEach { $0… }`.
  private(set) var lists: [String: String] = [:]
  /// Views that others are put into.
  private(set) var holders: Set<String> = []

  private var function = Function(name: "", parameters: [], range: nil)
  /// The values of local variables, each with the ways on which it is set.
  private var locals: [String: [(value: Expression, branches: [Branch])]] = [:]
  /// What conditions bind stands for what it is bound to: `if let color = task.status?.color`.
  private var bound: [String: Expression] = [:]
  /// What closures are handed of streams that they follow: `model.isOnline` for `$0` of `model.isOnline.subscribe { … $0 … }`.
  var streams: [String: Expression] = [:]
  private var depth = 0
  /// What functions of the type that only paint do, by name: `func showGreen() { dot.backgroundColor = .green }`.
  private let painters: [String: [(target: Expression, value: Expression)]]

  static func mayPaint(_ type: TypeCode) -> Bool { type.mentions(["textColor", "ackgroundColor", "tintColor", "borderColor", "alpha = "]) }

  init(_ type: TypeCode) {
    painters = Dictionary(type.members.functions.compactMap { function in
      Self.painted(by: function).map { (function.name, $0) }
    }) { first, _ in first }
    for function in type.members.functions + type.members.initializers {
      if let body = function.body { read(body, Function(name: function.name, parameters: function.parameters, range: function.range)) }
    }
    for property in type.members.properties {
      let mine = Function(name: property.name, parameters: [], range: nil)
      for observer in property.observers { read(observer, mine) }
      if let getter = property.getter {
        if property.name.hasPrefix("accessibility") { signs.formUnion(getter.valuePaths) }
        read(getter, mine)
      }
      if let value = property.initializer { readMaking(of: property.name, value, mine) }
    }
  }

  private mutating func read(_ body: Block, _ function: Function) {
    self.function = function
    locals = [:]
    bound = [:]
    streams = [:]
    walk(body, [])
  }

  /// `let rule: UILabel = { let label = UILabel(); label.text = user.name; return label }()`
  private mutating func readMaking(of name: String, _ value: Expression, _ function: Function) {
    guard case .call(let call) = value.kind, case .closure(let closure) = call.callee.kind else { return }
    let before = worded
    read(closure.body, function)
    if worded.count > before.count { worded.insert(name) }
  }

  // MARK: - Statements

  private mutating func walk(_ block: Block, _ around: [Branch]) {
    depth += 1
    defer { depth -= 1 }
    guard depth < 60 else { return }
    var branches = around
    for statement in block.statements {
      guard case .guarded(let elements, let otherwise) = statement else {
        walk(statement, branches)
        continue
      }
      let test = Test(meant(elements), otherwise.range)
      walk(otherwise, branches + [Branch(test: test, way: 1)])
      bind(elements)
      // Code with more of them decides other things than a colour.
      if branches.count < 12 { branches.append(Branch(test: test, way: 0)) }
    }
  }

  private mutating func walk(_ statement: Statement, _ branches: [Branch]) {
    switch statement {
    case .expression(let expression), .returned(let expression?): walk(expression, branches)
    case .variable(let variable):
      if let value = variable.initializer {
        locals[variable.name] = [(value, branches)]
        walk(value, branches)
      } else {
        locals[variable.name] = []
      }
    case .conditional(let code): walk(code, branches)
    case .selection(let code):
      let test = Test(code, of: meant(code.subject))
      for (way, part) in code.cases.enumerated() { walk(part.body, branches + [Branch(test: test, way: way)]) }
    case .forIn(let pattern, let sequence, let body):
      note(pattern.lastName, of: sequence)
      walk(body, branches)
    case .whileLoop(_, let body), .deferred(let body): walk(body, branches)
    case .doCatch(let blocks): for block in blocks { walk(block, branches) }
    case .compileTime(let blocks): for block in blocks { for inner in block.statements { walk(inner, branches) } }
    default: break
    }
  }

  private mutating func walk(_ code: IfCode, _ branches: [Branch]) {
    let test = Test(meant(code.conditions), code.range)
    let outer = bound
    bind(code.conditions)
    walk(code.then, branches + [Branch(test: test, way: 0)])
    bound = outer
    let otherwise = branches + [Branch(test: test, way: 1)]
    switch code.otherwise {
    case .block(let block)?: walk(block, otherwise)
    case .conditional(let inner)?: walk(inner, otherwise)
    case nil: break
    }
  }

  private mutating func bind(_ conditions: [ConditionElement]) {
    for case .binding(let name, let value?, _) in conditions { bound[name] = value }
  }

  private mutating func walk(_ expression: Expression, _ branches: [Branch]) {
    switch expression.kind {
    case .assignment(let target, let value): note(target, meant(value), branches)
    case .call(let call): note(call, branches)
    case .ternary(let condition, let then, let otherwise):
      let test = Test([.expression(meant(condition))], condition.range)
      walk(then, branches + [Branch(test: test, way: 0)])
      walk(otherwise, branches + [Branch(test: test, way: 1)])
    case .optionalChain(let inner), .forceUnwrap(let inner): walk(inner, branches)
    // Forms are written with operators: `form +++ Section() <<< TextRow { … }`.
    case .binary:
      var (first, others): (Expression, [Expression]) = (expression, [])
      while case .binary(_, let left, let right) = first.kind { (first, others) = (left, others + [right]) }
      walk(first, branches)
      for other in others.reversed() { walk(other, branches) }
    default: break
    }
  }

  // MARK: - What is set

  private mutating func note(_ target: Expression, _ value: Expression, _ branches: [Branch]) {
    if case .closure(let closure) = value.kind {
      walk(closure.body, branches)
      return
    }
    guard let path = target.namePath else { return }
    let parts = path.split(separator: ".").map(String.init)
    let name = parts[parts.count - 1]
    let object = parts.count == 1 ? "self" : parts.dropLast().joined(separator: ".")
    let isFaint = name == "alpha" && isFaint(value)
    if !Self.colours.contains(name), !Self.otherColours.contains(name) { busyWays.formUnion(branches.map(\.key)) }
    if name == "borderColor", parts.count == 3, parts[1] == "layer" {
      borders.append(Setting(object: parts[0], key: name, value: value, branches: branches, function: function))
    }
    if parts.count == 1, locals[name] != nil {
      locals[name]?.append((value, branches))
    } else if Self.colours.contains(name) || isFaint, parts.count < 3 {
      if isFaint { faintSigns.formUnion(paths(of: value)) }
      add(Setting(object: object, key: name, value: value, branches: branches, function: function, sources: sources(of: value)))
    } else if Self.colours.contains(name) {
      foreign.append(Setting(object: object, key: name, value: value, branches: branches, function: function, sources: sources(of: value)))
    } else if !Self.colours.contains(name), !Self.otherColours.contains(name) {
      if Self.words.contains(name), !value.isWrittenText { worded.insert(object) }
      if Self.words.contains(name) || name.hasPrefix("accessibility") || Self.seenSigns.contains(name) {
        wordSigns.formUnion(branches.reduce(into: paths(of: value)) { $0.formUnion($1.test.paths) })
      }
      // What code remembers in a variable of its own nobody sees yet, but for words.
      guard parts.count > 1 || name != "self" && (value.hasWords || Self.ownSigns.contains(name)) else { return }
      sign(value, branches)
    }
  }

  /// Whether a test makes a view fainter, and shows it all the same: `isLent ? 0.4 : 1`.
  private func isFaint(_ value: Expression) -> Bool {
    if case .name(let name) = value.kind, let values = locals[name] { return values.count == 1 && values[0].value.isFaintness }
    return value.isFaintness
  }

  private static let seenSigns = FrameworkNames.names(.seenProperty)
  private static let ownSigns: Set<String> = ["isHidden", "alpha", "isEnabled", "text", "image", "accessibilityLabel",
    "accessibilityValue", "accessibilityTraits", "accessibilityHint", "transform", "isUserInteractionEnabled"]

  /// A colour that stands in a variable is as many settings as that has values.
  private mutating func add(_ setting: Setting) {
    guard case .name(let name) = setting.value.kind, let values = locals[name] else {
      settings.append(setting)
      return
    }
    for (value, branches) in values {
      settings.append(
        Setting(
          object: setting.object, key: setting.key, value: value, branches: branches, function: setting.function,
          sources: setting.sources))
    }
  }

  private mutating func sign(_ value: Expression, _ branches: [Branch]) {
    signs.formUnion(paths(of: value))
    for branch in branches { sign(branch.test) }
  }

  private mutating func sign(_ test: Test) {
    if test.isOfPresence { presences.formUnion(test.paths) } else { signs.formUnion(test.paths) }
  }

  /// What a value is made of, local variables by what they are made of.
  private func paths(of value: Expression) -> Set<String> {
    var result = value.valuePaths
    for path in result {
      let root = path.prefix { $0 != "." }
      for (value, branches) in locals[String(root)] ?? [] {
        result.formUnion(value.valuePaths)
        for branch in branches { result.formUnion(branch.test.paths) }
      }
    }
    for (name, stream) in streams where value.mentions(name) { result.formUnion(stream.valuePaths) }
    return result.union(meanings(of: result) { bound[$0].map { [$0] } ?? [] })
  }

  /// The values that a colour is made of, local names followed; none for a choice of colours, which a test decides.
  private func sources(of value: Expression) -> Set<String> {
    if case .ternary = value.kind { return [] }
    return meanings(of: value.valuePaths) { name in
      let values = (locals[name] ?? []).map(\.value) + [bound[name]].compactMap(\.self)
      return values.filter { if case .ternary = $0.kind { false } else { true } }
    }
  }

  /// Paths with what their first names stand for: `task.status.color` for `color` of `if let color = task.status.color`.
  private func meanings(of paths: Set<String>, _ values: (String) -> [Expression]) -> Set<String> {
    var result = paths
    var open = Array(paths)
    while let path = open.popLast(), result.count < 40 {
      let root = path.prefix { $0 != "." }
      for value in values(String(root)) {
        let meant = value.namePath.map { [$0 + path.dropFirst(root.count)] } ?? Array(value.valuePaths)
        for path in meant where result.insert(path).inserted { open.append(path) }
      }
    }
    return result
  }

  /// The last name of `(index, dot)` is the view, where a list is counted.
  private mutating func note(_ name: String?, of sequence: Expression) {
    guard let name else { return }
    if let list = sequence.namePath {
      lists[name] = list
    } else if case .member(let base?, _)? = sequence.call(named: "enumerated")?.callee.kind, let list = base.namePath {
      lists[name] = list
    }
  }

  /// What a function sets that does nothing but paint and is handed nothing; nil of any other.
  private static func painted(by function: FunctionDeclaration) -> [(target: Expression, value: Expression)]? {
    guard function.parameters.isEmpty, let statements = function.body?.statements, !statements.isEmpty else { return nil }
    let pairs = statements.compactMap { statement -> (target: Expression, value: Expression)? in
      guard case .expression(let expression) = statement, case .assignment(let target, let value) = expression.kind,
        let name = target.namePath?.split(separator: ".").last, colours.contains(String(name)) else { return nil }
      return (target, value)
    }
    return pairs.count == statements.count ? pairs : nil
  }

  private mutating func note(_ call: Call, _ branches: [Branch]) {
    if call.arguments.isEmpty, let pairs = call.callee.namePath.flatMap({ painters[$0] }) {
      for pair in pairs { note(pair.target, pair.value, branches) }
      return
    }
    noteBinding(call)
    // `TextRow { … }.cellUpdate { … }.onChange { … }`
    if case .member(let base?, _) = call.callee.kind, case .call = base.kind { walk(base, branches) }
    if case .member(let base?, "forEach") = call.callee.kind, let closure = call.closures.first {
      note(closure.parameters.last ?? "$0", of: base)
    }
    for argument in call.arguments {
      if case .closure(let closure) = argument.value.kind {
        let outer = streams
        if call.follows { streams[closure.parameters.last ?? "$0"] = call.followedValue ?? Expression(.name("$"), range: closure.body.range) }
        walk(closure.body, branches)
        streams = outer
      } else if argument.value.namePath == nil || call.closures.isEmpty {
        walk(argument.value, branches)
      }
    }
    guard call.closures.isEmpty, let name = call.callee.plainName, !Self.quietCalls.contains(name) else { return }
    if name.first?.isLowercase ?? false { busyWays.formUnion(branches.map(\.key)) }
    let base: Expression? = if case .member(let base, _) = call.callee.kind { base } else { nil }
    let object = base?.namePath
    if Self.putting.contains(name) { for branch in branches { sign(branch.test) } }
    if Self.putting.contains(name) {
      holders.insert(object ?? "self")
      return
    }
    if base == nil || object == "self" { arguments[name, default: []] += call.arguments }
    if name == "setTitle", let object, call.arguments.first.map({ !$0.value.isWrittenText }) ?? false { worded.insert(object) }
    // A type that is made tells nothing yet; `UIColor(…)` is a value.
    guard name.first?.isLowercase ?? false else { return }
    var paths = call.arguments.reduce(into: Set<String>()) { $0.formUnion(self.paths(of: $1.value)) }
    for branch in branches {
      if branch.test.isOfPresence { presences.formUnion(branch.test.paths) } else { paths.formUnion(branch.test.paths) }
    }
    handed[function.name, default: []].formUnion(paths)
    let first = IdentifierWords.split(name).first?.lowercased() ?? ""
    if Self.tellingVerbs.contains(first) { told.formUnion(paths) }
  }

  /// `model.status.bind(to: label.rx.text)`, `model.$status.assign(to: \.text, on: label)`: run time gives it words, or what
  /// else follows the stream.
  private mutating func noteBinding(_ call: Call) {
    guard case .member(let base?, let name) = call.callee.kind else { return }
    for argument in call.arguments {
      guard let path = argument.value.namePath else { continue }
      let end = path.firstRange(of: ".rx.")?.lowerBound ?? (name == "assign" && argument.label == "on" ? path.endIndex : nil)
      guard let end else { continue }
      worded.insert(String(path[..<end]))
      signs.formUnion(base.valuePaths)
    }
  }

  private static let putting = FrameworkNames.names(.addingSubview)

  /// The verbs of calls that may show something else.
  private static let tellingVerbs = NameWords.words(.tellingVerb)
}
