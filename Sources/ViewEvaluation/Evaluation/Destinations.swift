import PlatformKnowledge
import SwiftSource

/// The classes of controllers that a block shows: made there, cast to or handed on as a type, where something is shown.
struct Destinations {
  private(set) var names: [String] = []
  private var isShown = false

  init(of block: Block) {
    visit(block.statements)
    if !isShown { names = [] }
  }

  private mutating func visit(_ statements: [Statement]) { for statement in statements { visit(statement) } }

  private mutating func visit(_ statement: Statement) {
    switch statement {
    case .expression(let expression), .returned(let expression?): visit(expression)
    case .variable(let variable): if let value = variable.initializer { visit(value) }
    case .conditional(let code): visit(code)
    case .selection(let code): for item in code.cases { visit(item.body.statements) }
    case .guarded(let conditions, _): visit(conditions)
    default: break
    }
  }

  private mutating func visit(_ code: IfCode) {
    visit(code.conditions)
    visit(code.then.statements)
    switch code.otherwise {
    case .block(let block)?: visit(block.statements)
    case .conditional(let nested)?: visit(nested)
    case nil: break
    }
  }

  private mutating func visit(_ conditions: [ConditionElement]) {
    for case .binding(_, let value?, _) in conditions { visit(value) }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .call(let call):
      if case .name(let type) = call.callee.kind { note(type) }
      if case .member(let base, let name) = call.callee.kind {
        if Self.showing.contains(name) { isShown = true }
        if let base { visit(base) }
        if name == "instantiate", case .name(let type)? = base?.kind { note(type) }
      }
      // What a choice does that comes up first is not what the press leads to.
      if case .name(let type) = call.callee.kind, Self.choices.contains(type) { return }
      for argument in call.arguments { visit(argument.value) }
    // `ProfileController.self`, which something makes one of.
    case .member(let base?, "self"): if case .name(let type) = base.kind { note(type) }
    case .member(let base?, _): visit(base)
    case .cast(let inner, _, let type):
      note(type.name)
      visit(inner)
    case .optionalChain(let inner), .forceUnwrap(let inner): visit(inner)
    case .assignment(_, let value): visit(value)
    case .closure(let closure): visit(closure.body.statements)
    case .conditional(let code): visit(code)
    default: break
    }
  }

  private mutating func note(_ type: String) {
    guard type.hasSuffix("VC") || type.hasSuffix("Controller"), type.first?.isUppercase ?? false, !names.contains(type),
      !Self.frameworks.contains(where: type.hasPrefix) else { return }
    names.append(type)
  }

  /// What people choose from in a sheet or menu.
  private static let choices = FrameworkNames.names(.offeredAction)
  /// How controllers are shown (Apple: UIViewController, UINavigationController).
  private static let showing = FrameworkNames.names(.showingControllerMethod)
  /// What the names of classes of the system begin with.
  private static let frameworks = ["UI", "AV", "MF", "SF", "MK", "PH", "SK", "QL"]
}
