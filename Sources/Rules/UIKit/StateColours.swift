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
  private static let colours: Set<String> = ["textColor", "backgroundColor", "tintColor"]
  /// Further looks that are colours alone.
  private static let otherColours: Set<String> = ["borderColor", "shadowColor", "barTintColor", "strokeColor", "fillColor"]
  private static let words = FrameworkNames.names(.shownText, .shownTitle)
  private static let quietCalls: Set<String> = ["print", "debugPrint", "NSLog", "assert", "precondition", "setTitleColor"]

  private(set) var settings: [Setting] = []
  /// Colours of lines around views: `field.layer.borderColor`.
  private(set) var borders: [Setting] = []
  /// The ways of tests on which something else is done than to paint.
  private(set) var busyWays: Set<Way> = []
  /// The values that something else than a colour is made of, or follows.
  private(set) var signs: Set<String> = []
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
  private var depth = 0

  static func mayPaint(_ type: TypeCode) -> Bool { type.mentions(["textColor", "ackgroundColor", "tintColor", "borderColor"]) }

  init(_ type: TypeCode) {
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
      let test = Test(elements, otherwise.range)
      walk(otherwise, branches + [Branch(test: test, way: 1)])
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
      let test = Test(code)
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
    let test = Test(code.conditions, code.range)
    walk(code.then, branches + [Branch(test: test, way: 0)])
    let otherwise = branches + [Branch(test: test, way: 1)]
    switch code.otherwise {
    case .block(let block)?: walk(block, otherwise)
    case .conditional(let inner)?: walk(inner, otherwise)
    case nil: break
    }
  }

  private mutating func walk(_ expression: Expression, _ branches: [Branch]) {
    switch expression.kind {
    case .assignment(let target, let value): note(target, value, branches)
    case .call(let call): note(call, branches)
    case .ternary(let condition, let then, let otherwise):
      let test = Test([.expression(condition)], condition.range)
      walk(then, branches + [Branch(test: test, way: 0)])
      walk(otherwise, branches + [Branch(test: test, way: 1)])
    case .optionalChain(let inner), .forceUnwrap(let inner): walk(inner, branches)
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
    if !Self.colours.contains(name), !Self.otherColours.contains(name) { busyWays.formUnion(branches.map(\.key)) }
    if name == "borderColor", parts.count == 3, parts[1] == "layer" {
      borders.append(Setting(object: parts[0], key: name, value: value, branches: branches, function: function))
    }
    if parts.count == 1, locals[name] != nil {
      locals[name]?.append((value, branches))
    } else if Self.colours.contains(name), parts.count < 3 {
      add(Setting(object: object, key: name, value: value, branches: branches, function: function))
    } else if !Self.colours.contains(name), !Self.otherColours.contains(name) {
      if Self.words.contains(name), !value.isWrittenText { worded.insert(object) }
      // What code remembers in a variable of its own nobody sees yet, but for words.
      guard parts.count > 1 || name != "self" && (value.hasWords || Self.ownSigns.contains(name)) else { return }
      sign(value, branches)
    }
  }

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
        Setting(object: setting.object, key: setting.key, value: value, branches: branches, function: setting.function))
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

  private mutating func note(_ call: Call, _ branches: [Branch]) {
    if case .member(let base?, "forEach") = call.callee.kind, let closure = call.closures.first {
      note(closure.parameters.last ?? "$0", of: base)
    }
    for argument in call.arguments {
      if case .closure(let closure) = argument.value.kind {
        walk(closure.body, branches)
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

  private static let putting = FrameworkNames.names(.addingSubview)

  /// The verbs of calls that may show something else.
  private static let tellingVerbs = NameWords.words(.tellingVerb)
}

extension StateColours.Test {
  fileprivate init(_ elements: [ConditionElement], _ range: SourceRange) {
    var texts: [String] = []
    var paths: Set<String> = []
    var isPlain = true
    for element in elements {
      switch element {
      case .expression(let expression):
        if let text = expression.shown { texts.append(text) } else { isPlain = false }
        paths.formUnion(expression.valuePaths)
      case .binding(let name, let value, _):
        isPlain = false
        paths.formUnion(value.map { $0.valuePaths } ?? [name])
      case .pattern(_, let value, _):
        isPlain = false
        paths.formUnion(value.valuePaths)
      case .availability: isPlain = false
      }
    }
    let place: SourceRange? = if case .expression(let first)? = elements.first { first.range } else { nil }
    let isOfPresence = elements.allSatisfy { if case .binding = $0 { true } else { false } }
    self.init(
      text: isPlain ? texts.joined(separator: " && ") : nil, paths: paths, range: range, place: place ?? range, isOfPresence: isOfPresence)
  }

  /// A `switch` over values, of which only the names of cases are asked.
  fileprivate init(_ code: SwitchCode) {
    let isPlain = code.cases.flatMap(\.items).allSatisfy { item in
      switch item.pattern {
      case .enumCase(_, let associated, _): item.whereClause == nil && associated.isEmpty
      case .expression: item.whereClause == nil
      default: false
      }
    }
    self.init(text: isPlain ? code.subject.shown : nil, paths: code.subject.valuePaths, range: code.range, place: code.subject.range)
  }

  /// The test of a value that is one of two colours.
  init(condition: Expression) { self.init([.expression(condition)], condition.range) }
}

extension Expression {
  /// A chain of names, whatever of it may be missing, without `self` in front.
  var namePath: String? {
    switch kind {
    case .name(let name): name
    case .member(let base?, let name): base.namePath.map { $0 == "self" ? name : "\($0).\(name)" }
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.namePath
    default: nil
    }
  }

  /// The values that it is made of, each as the whole chain of names that leads to it.
  var valuePaths: Set<String> {
    var reading = PathReading()
    CodeWalk.expressions(of: .expression(self)) { reading.note($0) }
    return reading.paths
  }

  /// How a message shows it; nil for what is more than names, constants, calls and operators.
  fileprivate var shown: String? {
    switch kind {
    case .name(let name): name
    case .member(nil, let name): ".\(name)"
    case .member(let base?, let name): base.shownAsBase.map { "\($0).\(name)" }
    case .optionalChain(let inner): inner.shownAsBase.map { $0 + "?" }
    case .forceUnwrap(let inner): inner.shownAsBase.map { $0 + "!" }
    case .integer(let number): "\(number)"
    case .float(let number): "\(number)"
    case .boolean(let boolean): "\(boolean)"
    case .nilLiteral: "nil"
    case .string(let literal): literal.shown
    case .prefix(let sign, let operand): operand.shownAsBase.map { sign + $0 }
    case .binary(let sign, let left, let right):
      left.shown.flatMap { first in right.shown.map { "\(first) \(sign) \($0)" } }
    case .call(let call): call.shown
    default: nil
    }
  }

  private var shownAsBase: String? {
    if case .binary = kind { return shown.map { "(\($0))" } }
    return shown
  }

  /// Words that stand in the source, or come from its tables of texts: a literal, `L10n.online`,
  /// `NSLocalizedString("online", comment: "")`, `"online".localized`.
  var isWrittenText: Bool {
    switch kind {
    case .string(let literal): literal.segments.allSatisfy { if case .text = $0 { true } else { false } }
    case .nilLiteral: true
    case .member(let base?, _): base.isWrittenText || base.namePath?.first?.isUppercase ?? false
    case .call(let call):
      call.arguments.allSatisfy { $0.value.isWrittenText } && (!call.arguments.isEmpty || call.callee.isWrittenText)
    default: false
    }
  }

  fileprivate var hasWords: Bool {
    var found = false
    CodeWalk.expressions(of: .expression(self)) { if case .string = $0.kind { found = true } }
    return found
  }
}

/// Collects chains of names, the longest of each.
private struct PathReading {
  private(set) var paths: Set<String> = []
  private var known: SourceRange?

  mutating func note(_ part: Expression) {
    if let known, known.start <= part.range.start, part.range.end <= known.end { return }
    guard let path = part.namePath else { return }
    known = part.range
    if path.first.map({ $0.isLowercase || $0 == "_" }) ?? false { paths.insert(path) }
  }
}

extension Block {
  /// The values that its expressions are made of.
  var valuePaths: Set<String> {
    var reading = PathReading()
    CodeWalk.expressions(of: self) { reading.note($0) }
    return reading.paths
  }
}

extension StringLiteral {
  fileprivate var shown: String? {
    guard segments.count <= 1 else { return nil }
    guard case .text(let text)? = segments.first else { return segments.isEmpty ? "\"\"" : nil }
    return "\"\(text)\""
  }
}

extension Call {
  fileprivate var shown: String? {
    guard let name = callee.shown else { return nil }
    let values = arguments.filter { !$0.isTrailingClosure }.map { argument -> String? in
      argument.value.shown.map { (argument.label.map { $0 + ": " } ?? "") + $0 }
    }
    guard !values.contains(nil) else { return nil }
    let inner = values.compactMap(\.self).joined(separator: ", ")
    let closures = arguments.contains(where: \.isTrailingClosure) ? " { … }" : ""
    return parentheses == nil && !closures.isEmpty ? name + closures : "\(name)(\(inner))\(closures)"
  }
}
