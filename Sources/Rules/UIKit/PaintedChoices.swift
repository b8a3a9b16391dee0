import PlatformKnowledge
import SourceModel
import SwiftSource

/// Where code of UIKit gives a view other looks while something is the chosen one.
struct PaintedChoices {
  struct Paint: Sendable {
    /// The type whose code it is.
    let type: String
    /// What decides, as written.
    let condition: String
    let place: SourceRange
    /// The function whose code it is.
    let function: String
    /// What is painted, where that is a cell that the code was handed or took from a list; nil for the type's own parts.
    let cell: String?
    /// The statement of the function itself that asks the condition; nil where that is no statement by itself, or stands
    /// in a closure.
    let statement: SourceRange?
    /// What is true while it is the chosen one, as the code writes it but for a sign in front; nil where it is more
    /// than names and a comparison.
    let asked: String?
    /// The object that gets the looks; nil for the type itself.
    let base: Expression?
    /// What it gets while the condition holds and what else, of `isFirst ? onColor : offColor`; nil for other values.
    let looks: [String]?

    /// The picture that it gets points to what is opened or closed by it, so that the trait would say something else.
    let opens: Bool

    /// Its name says that something is active or on, which may be another state than that it is the chosen one.
    var isWeak: Bool { NamedChoice.saysActive(condition) }
  }

  /// What decides about code, where its names say that it tells which one is chosen.
  struct Choice {
    let text: String
    let range: SourceRange
    var statement: SourceRange?
    var asked: String?
  }

  /// What functions and branches know of their names.
  struct Names {
    /// Variables and parameters that are such a condition themselves, with its text.
    var conditions: [String: String] = [:]
    /// Variables whose value such conditions decide.
    var decided: [String: [Choice]] = [:]
  }

  private(set) var paints: [Paint] = []
  /// Conditions under which words or labels differ, too.
  private var told: Set<String> = []
  /// Conditions that are handed to functions, which may tell of them.
  private var handed: Set<String> = []
  let type: TypeCode
  var function: (name: String, parameters: [Parameter]) = ("", [])
  var names = Names()
  /// The functions that are walked as their callers call them.
  private var callers: [String] = []
  /// What is being walked, where code could stand before it.
  var statement: SourceRange?
  private var closures = 0

  /// Those of one type or extension.
  static func all(in type: TypeCode) -> [Paint] {
    guard type.mentions(["Selected", "selected", "hosen", "icked", "hecked", "urrent", "election", "ctive", "On"]) else { return [] }
    var reading = PaintedChoices(type)
    for function in type.members.functions + type.members.initializers {
      reading.function = (function.name, function.parameters)
      reading.names = Names()
      if let body = function.body { reading.walk(body, []) }
    }
    for property in type.members.properties {
      reading.function = (property.name, [])
      reading.names = Names()
      for observer in property.observers { reading.walk(observer, []) }
    }
    if type.mentions(["accessibilityLabel"]) { reading.told.formUnion(reading.handed) }
    return reading.paints.filter { !reading.told.contains($0.condition) }
  }

  /// The functions that a type calls when UIKit tells it that it is selected or pressed, and those that they call.
  static func relays(in type: TypeCode) -> [String] {
    guard type.mentions(["isSelected", "isHighlighted", "setSelected", "setHighlighted"]) else { return [] }
    var names: [String] = []
    func note(_ block: Block) {
      CodeWalk.expressions(of: block) { expression in
        if case .call(let call) = expression.kind, let name = call.callee.plainName, !names.contains(name) {
          names.append(name)
        }
      }
    }
    for property in type.members.properties where ["isSelected", "isHighlighted"].contains(property.name) {
      property.observers.forEach(note)
    }
    for function in type.members.functions where ["setSelected", "setHighlighted"].contains(function.name) {
      function.body.map(note)
    }
    var next = 0
    while next < names.count, next < 50 {
      for function in type.members.functions where function.name == names[next] { function.body.map(note) }
      next += 1
    }
    return names
  }

  private init(_ type: TypeCode) { self.type = type }

  // MARK: - Statements

  private mutating func walk(_ block: Block, _ around: [Choice]) {
    var choices = around
    for statement in block.statements {
      guard case .guarded(let elements, let otherwise) = statement else {
        walk(statement, choices)
        continue
      }
      // What follows is the other way.
      self.statement = nil
      let mine = choices + self.choices(of: elements)
      walk(otherwise, mine)
      // Code with more of them decides other things than which one is chosen.
      if paintsAnything(otherwise), choices.count < Self.guardLimit { choices = mine }
    }
  }

  private static let guardLimit = 8

  /// Whether a block does more than leave.
  private func paintsAnything(_ block: Block) -> Bool {
    block.statements.contains { if case .expression = $0 { true } else { false } }
  }

  private mutating func walk(_ statement: Statement, _ choices: [Choice]) {
    switch statement {
    case .expression(let expression):
      self.statement = closures == 0 ? expression.range : nil
      walk(expression, choices)
    case .variable(let variable):
      self.statement = nil
      note(variable, choices)
    case .conditional(let code):
      self.statement = closures == 0 ? code.range : nil
      walk(code, choices)
    case .selection(let code):
      self.statement = nil
      let mine = choices + choice(of: code)
      for part in code.cases { walk(part.body, mine) }
    case .forIn(_, _, let body), .whileLoop(_, let body), .deferred(let body): walk(body, choices)
    case .doCatch(let blocks): for block in blocks { walk(block, choices) }
    default: break
    }
  }

  private mutating func walk(_ code: IfCode, _ choices: [Choice]) {
    let mine = choices + self.choices(of: code.conditions)
    walk(code.then, mine)
    switch code.otherwise {
    case .block(let block)?: walk(block, mine)
    case .conditional(let inner)?:
      statement = nil
      walk(inner, choices)
    case nil: break
    }
  }

  private mutating func walk(_ expression: Expression, _ choices: [Choice]) {
    switch expression.kind {
    case .assignment(let target, let value): note(target, value, choices)
    case .call(let call):
      if case .member(let base?, let name) = call.callee.kind, let first = call.arguments.first?.value {
        if Self.paintingCalls.contains(name) { paint(base, first, choices) }
        if name == "setTitle" { tell(first, choices) }
      }
      for argument in call.arguments { if let text = choice(argument.value) { handed.insert(text) } }
      // `model.isChosen.sink { … }.store(in: &bag)`
      if case .member(let base?, _) = call.callee.kind, case .call = base.kind { walk(base, choices) }
      // Animations and the main queue run what they are given.
      closures += 1
      let stream = call.followedValue.flatMap { choice($0) }
      for closure in call.closures {
        let name = closure.parameters.last ?? "$0"
        let outer = names.conditions[name]
        names.conditions[name] = stream ?? outer
        walk(closure.body, choices)
        names.conditions[name] = outer
      }
      closures -= 1
      enter(call, choices)
    default: break
    }
  }

  /// A function of the type is walked as it is called here: `isChosen ? paintChosen() : paintPlain()`, `paint(isChosen)`.
  private mutating func enter(_ call: Call, _ choices: [Choice]) {
    let isOwn =
      switch call.callee.kind {
      case .name: true
      case .member(let base?, _): base.plainName == "self"
      default: false
      }
    guard isOwn, let name = call.callee.plainName, callers.count < 3, !callers.contains(name), name != function.name,
      let callee = type.members.functions.first(where: { $0.name == name }), let body = callee.body else { return }
    var inner = Names()
    var open = callee.parameters[...]
    for argument in call.arguments {
      guard let index = open.firstIndex(where: { $0.label == argument.label }) else { break }
      inner.conditions[open[index].name] = choice(argument.value)
      open = open[(index + 1)...]
    }
    guard !choices.isEmpty || !inner.conditions.isEmpty else { return }
    let outer = (function, names)
    callers.append(name)
    (function, names) = ((callee.name, callee.parameters), inner)
    walk(body, choices)
    (function, names) = outer
    callers.removeLast()
  }

  private mutating func note(_ variable: PropertyDeclaration, _ choices: [Choice]) {
    names.conditions[variable.name] = nil
    names.decided[variable.name] = []
    guard let value = variable.initializer else { return }
    names.conditions[variable.name] = choice(value)
    names.decided[variable.name] = deciding(value, [])
  }

  // MARK: - What is set

  static let looks: Set<String> = [
    "backgroundColor", "textColor", "tintColor", "borderColor", "borderWidth", "font", "alpha", "image", "fillColor",
    "strokeColor", "shadowOpacity", "shadowColor", "baseBackgroundColor", "baseForegroundColor", "lineWidth", "opacity",
  ]
  static let paintingCalls: Set<String> = ["setTitleColor", "setImage", "setBackgroundImage"]
  private static let words: Set<String> = [
    "text", "attributedText", "title", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
    "accessibilityTraits", "isOn", "isSelected", "isEnabled",
  ]

  private mutating func note(_ target: Expression, _ value: Expression, _ choices: [Choice]) {
    guard let name = target.plainName else { return }
    if case .name = target.kind, names.decided[name] != nil {
      let more = deciding(value, choices)
      names.decided[name]? += more
      return
    }
    let base: Expression? = if case .member(let base?, _) = target.kind { base } else { nil }
    if Self.looks.contains(name) { paint(base, value, choices) }
    if Self.words.contains(name) { tell(value, choices) }
    // `checkmark.isHidden = !isChosen`
    if name == "isHidden", let base, Self.isMark(base) { paint(base, value, choices + self.choices(of: value)) }
  }

  private mutating func paint(_ base: Expression?, _ value: Expression, _ choices: [Choice]) {
    for choice in deciding(value, choices) {
      let root = base.flatMap(Self.root)
      let isCell = root.map { $0 == "cell" || $0.hasSuffix("Cell") } ?? false
      paints.append(
        Paint(
          type: type.name, condition: choice.text, place: choice.range, function: function.name,
          cell: isCell ? root : nil, statement: choice.statement,
          asked: choice.asked, base: base, looks: Self.looks(in: value), opens: Self.opens(value)))
    }
  }

  /// `UIImage(named: "Collapse Arrow")`
  private static func opens(_ value: Expression) -> Bool {
    let words = [NameWords.List.expandedFlag, .collapsedFlag].map(NameWords.words)
    var opens = false
    CodeWalk.expressions(of: .expression(value)) { part in
      guard let text = part.plainText else { return }
      opens = opens || DecorativeNames.parts(of: text).contains { word in words.contains { $0.contains(word) } }
    }
    return opens
  }

  private static func looks(in value: Expression) -> [String]? {
    guard case .ternary(let condition, let then, let otherwise) = value.kind, condition.writtenPath != nil,
      let first = then.writtenPath, let second = otherwise.writtenPath else { return nil }
    return [first, second]
  }

  private mutating func tell(_ value: Expression, _ choices: [Choice]) {
    told.formUnion(deciding(value, choices).map(\.text))
    // Words that are made of the flag itself.
    CodeWalk.expressions(of: .expression(value)) { if let text = choice($0) { told.insert(text) } }
  }

  // MARK: - Names

  private static func isMark(_ base: Expression) -> Bool {
    let words = IdentifierWords.split(base.plainName ?? "").map { $0.lowercased() }
    return words.contains { NameWords.words(.markView).contains($0) }
  }

  /// The name that a path begins with.
  private static func root(_ expression: Expression) -> String? {
    guard let path = expression.path else { return nil }
    let parts = path.split(separator: ".").map(String.init)
    return parts.first == "self" ? parts.dropFirst().first : parts.first
  }
}

extension Expression {
  /// A chain of names, whatever of it may be missing: `user.id` of `user?.id`.
  var path: String? {
    switch kind {
    case .name(let name): name
    case .member(let base?, let name): base.path.map { $0 == "self" ? name : "\($0).\(name)" }
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.path
    default: nil
    }
  }
}
