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
  }

  private(set) var paints: [Paint] = []
  /// Conditions under which words or labels differ, too.
  private var told: Set<String> = []
  /// Conditions that are handed to functions, which may tell of them.
  private var handed: Set<String> = []
  private let type: TypeCode
  private var function: (name: String, parameters: Set<String>) = ("", [])

  /// Those of one type or extension.
  static func all(in type: TypeCode) -> [Paint] {
    guard type.mentions(["Selected", "selected", "hosen", "icked", "hecked", "urrent", "election"]) else { return [] }
    var reading = PaintedChoices(type)
    for function in type.members.functions + type.members.initializers {
      reading.function = (function.name, Set(function.parameters.map(\.name)))
      if let body = function.body { reading.walk(body, []) }
    }
    for property in type.members.properties {
      reading.function = (property.name, [])
      for observer in property.observers { reading.walk(observer, []) }
    }
    if type.mentions(["accessibilityLabel"]) { reading.told.formUnion(reading.handed) }
    return reading.paints.filter { !reading.told.contains($0.condition) }
  }

  /// The functions that a type calls when UIKit tells it that it is selected or pressed.
  static func relays(in type: TypeCode) -> [String] {
    guard type.mentions(["isSelected", "isHighlighted", "setSelected", "setHighlighted"]) else { return [] }
    var names: [String] = []
    func note(_ block: Block) {
      CodeWalk.expressions(of: block) { expression in
        if case .call(let call) = expression.kind, let name = call.callee.plainName { names.append(name) }
      }
    }
    for property in type.members.properties where ["isSelected", "isHighlighted"].contains(property.name) {
      property.observers.forEach(note)
    }
    for function in type.members.functions where ["setSelected", "setHighlighted"].contains(function.name) {
      function.body.map(note)
    }
    return names
  }

  private init(_ type: TypeCode) { self.type = type }

  // MARK: - Statements

  private mutating func walk(_ block: Block, _ conditions: [Expression]) {
    for statement in block.statements { walk(statement, conditions) }
  }

  private mutating func walk(_ statement: Statement, _ conditions: [Expression]) {
    switch statement {
    case .expression(let expression): walk(expression, conditions)
    case .conditional(let code): walk(code, conditions)
    case .selection(let code): for part in code.cases { walk(part.body, conditions) }
    case .forIn(_, _, let body), .whileLoop(let body): walk(body, conditions)
    case .doCatch(let blocks): for block in blocks { walk(block, conditions) }
    default: break
    }
  }

  private mutating func walk(_ code: IfCode, _ conditions: [Expression]) {
    let mine = code.conditions.compactMap { element -> Expression? in
      if case .expression(let expression) = element { expression } else { nil }
    }
    walk(code.then, conditions + mine)
    switch code.otherwise {
    case .block(let block)?: walk(block, conditions + mine)
    case .conditional(let inner)?: walk(inner, conditions)
    case nil: break
    }
  }

  private mutating func walk(_ expression: Expression, _ conditions: [Expression]) {
    switch expression.kind {
    case .assignment(let target, let value): note(target, value, conditions)
    case .call(let call):
      if case .member(let base?, let name) = call.callee.kind, let first = call.arguments.first?.value {
        if Self.paintingCalls.contains(name) { paint(base, first, conditions) }
        if name == "setTitle" { tell(first, conditions) }
      }
      for argument in call.arguments { if let text = choice(argument.value) { handed.insert(text) } }
      // Animations and the main queue run what they are given.
      for closure in call.closures { walk(closure.body, conditions) }
    default: break
    }
  }

  // MARK: - What is set

  private static let looks: Set<String> = [
    "backgroundColor", "textColor", "tintColor", "borderColor", "borderWidth", "font", "alpha", "image", "fillColor",
    "strokeColor", "shadowOpacity", "shadowColor",
  ]
  private static let paintingCalls: Set<String> = ["setTitleColor", "setImage", "setBackgroundImage"]
  private static let words: Set<String> = [
    "text", "attributedText", "title", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
    "accessibilityTraits",
  ]

  private mutating func note(_ target: Expression, _ value: Expression, _ conditions: [Expression]) {
    guard let name = target.plainName else { return }
    let base: Expression? = if case .member(let base?, _) = target.kind { base } else { nil }
    if Self.looks.contains(name) { paint(base, value, conditions) }
    if Self.words.contains(name) { tell(value, conditions) }
    // `checkmark.isHidden = !isChosen`
    if name == "isHidden", let base, Self.isMark(base) { paint(base, value, conditions + [value]) }
  }

  private mutating func paint(_ base: Expression?, _ value: Expression, _ conditions: [Expression]) {
    for condition in Self.deciding(value, conditions) {
      guard let text = choice(condition) else { continue }
      let root = base.flatMap(Self.root)
      let isCell = root.map { $0 == "cell" || $0.hasSuffix("Cell") } ?? false
      paints.append(
        Paint(
          type: type.name, condition: text, place: condition.range, function: function.name, cell: isCell ? root : nil))
    }
  }

  private mutating func tell(_ value: Expression, _ conditions: [Expression]) {
    for condition in Self.deciding(value, conditions) {
      if let text = choice(condition) { told.insert(text) }
    }
    // Words that are made of the flag itself.
    CodeWalk.expressions(of: .expression(value)) { if let text = choice($0) { told.insert(text) } }
  }

  /// The conditions around an assignment, and those of `value ? a : b`.
  private static func deciding(_ value: Expression, _ conditions: [Expression]) -> [Expression] {
    if case .ternary(let condition, let then, let otherwise) = value.kind {
      return deciding(then, deciding(otherwise, conditions + [condition]))
    }
    return conditions
  }

  // MARK: - Conditions

  /// A condition that tells by its names which one is chosen, without a sign in front of it; nil where UIKit knows it,
  /// too: `cell.isSelected`, what `setSelected` is handed.
  private func choice(_ condition: Expression) -> String? {
    switch condition.kind {
    case .prefix("!", let operand): return choice(operand)
    case .binary(let sign, let left, let right) where ["==", "!="].contains(sign):
      guard let first = left.path, let second = right.path else { return nil }
      let text = "\(first) == \(second)"
      return NamedChoice.isTold(by: text) ? text : nil
    case .call(let call):
      guard case .member(let base?, "contains") = call.callee.kind, call.arguments.count == 1,
        call.arguments[0].label == nil, let all = base.path, let one = call.arguments[0].value.path else { return nil }
      let text = "\(all).contains(\(one))"
      return NamedChoice.isTold(by: text) ? text : nil
    default:
      guard let path = condition.path, NamedChoice.isTold(by: path), !isKnownToUIKit(path) else { return nil }
      return path
    }
  }

  private func isKnownToUIKit(_ path: String) -> Bool {
    if ["setSelected", "updateConfiguration", "setHighlighted"].contains(function.name) { return true }
    let parts = path.split(separator: ".").map(String.init)
    guard parts.count > 1 else { return false }
    let owner = parts[parts.count - 2].lowercased()
    return ["cell", "button", "control", "sender", "state", "switch", "super"].contains(where: owner.hasSuffix)
  }

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
  fileprivate var path: String? {
    switch kind {
    case .name(let name): name
    case .member(let base?, let name): base.path.map { $0 == "self" ? name : "\($0).\(name)" }
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.path
    default: nil
    }
  }
}
