import AccessibilityModel
import SwiftSource

/// What code sets from where the finger is, by whatever way: `let touch = value.location`, and then
/// `brightness = touch.x / width`, and then `color = Color(brightness)`.
struct FingerTrace {
  /// What is set: with the path of the value, where it is nothing else.
  private(set) var assignments: [ActionSummary.Assignment] = []
  /// Variables of the code, and members, that were made of where the finger is.
  private var names: Set<String>
  private var members: Set<String> = []

  init(_ closure: Closure) {
    names = Set(closure.parameters.filter { $0 != "_" }.prefix(1))
    if closure.parameters.isEmpty { names = ["$0"] }
    follow(closure.body)
  }

  private mutating func follow(_ block: Block) {
    for statement in block.statements { follow(statement) }
  }

  private mutating func follow(_ statement: Statement) {
    switch statement {
    case .variable(let variable):
      if let value = variable.initializer, isTraced(value) { names.insert(variable.name) }
    case .expression(let expression): follow(expression)
    case .conditional(let code): follow(code)
    case .guarded(let conditions, let otherwise):
      follow(otherwise)
      bind(conditions)
    case .selection(let code): for item in code.cases { follow(item.body) }
    case .forIn(_, _, let body), .whileLoop(_, let body), .deferred(let body): follow(body)
    case .doCatch(let blocks): for block in blocks { follow(block) }
    default: break
    }
  }

  private mutating func follow(_ code: IfCode) {
    bind(code.conditions)
    follow(code.then)
    switch code.otherwise {
    case .block(let block)?: follow(block)
    case .conditional(let other)?: follow(other)
    case nil: break
    }
  }

  /// `if let index = index(at: value.location)`
  private mutating func bind(_ conditions: [ConditionElement]) {
    for case .binding(let name, let value?, _) in conditions where isTraced(value) { names.insert(name) }
  }

  private mutating func follow(_ expression: Expression) {
    switch expression.kind {
    case .assignment(let target, let value): note(target, value, isTraced(value))
    case .binary(let sign, let target, let value) where ["+=", "-=", "*=", "/="].contains(sign):
      note(target, value, isTraced(value))
    case .call(let call):
      // `withAnimation { … }`
      for argument in call.arguments {
        if case .closure(let closure) = argument.value.kind { follow(closure.body) }
      }
    case .conditional(let code): follow(code)
    case .optionalChain(let inner), .forceUnwrap(let inner): follow(inner)
    default: break
    }
  }

  private mutating func note(_ target: Expression, _ value: Expression, _ isMade: Bool) {
    guard isMade, let path = Self.path(of: target), let last = path.last else { return }
    let given = Self.path(of: value)?.joined(separator: ".") ?? Self.mixture
    assignments.append(.init(target: path.joined(separator: "."), value: given))
    if path.count == 1 { names.insert(last) }
    members.insert(last)
  }

  private func isTraced(_ expression: Expression) -> Bool {
    var open = [CodeItem.expression(expression)]
    while let item = open.popLast() {
      if case .expression(let inner) = item {
        switch inner.kind {
        case .name(let name): if names.contains(name) { return true }
        case .member(_, let name): if members.contains(name) { return true }
        default: break
        }
      }
      item.appendParts(to: &open)
    }
    return false
  }

  /// Stands for a value that is more than a path.
  private static let mixture = "…"

  private static func path(of expression: Expression) -> [String]? {
    switch expression.kind {
    case .name(let name): [name]
    case .member(let base?, let name): path(of: base).map { ($0 == ["self"] ? [] : $0) + [name] }
    case .optionalChain(let inner), .forceUnwrap(let inner): path(of: inner)
    case .subscription(let base, _): path(of: base)
    default: nil
    }
  }
}
