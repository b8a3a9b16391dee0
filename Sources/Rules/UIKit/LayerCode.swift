import SourceModel
import SwiftSource

/// What the code of a function does with views.
struct LayerCode {
  /// Views that are added to another one, in source order.
  private(set) var added: [(name: String, place: SourceRange)] = []
  /// Those that closures take away again, or fade out.
  private(set) var gone: Set<String> = []
  /// Those that closures fade in.
  private(set) var shown: [(name: String, place: SourceRange)] = []
  /// What gets a text.
  private(set) var filled: Set<String> = []
  /// The classes of the function's own variables.
  private(set) var classes: [String: String] = [:]

  init(_ body: Block) {
    CodeWalk.localVariables(of: body) { variable in
      if let name = variable.heldClass { classes[variable.name] = name }
    }
    CodeWalk.expressions(of: body) { note($0) }
  }

  private mutating func note(_ expression: Expression) {
    switch expression.kind {
    case .call(let call):
      if call.callee.plainName?.hasPrefix("addSubview") == true, let name = call.arguments.first?.value.dottedName, name != "self" {
        added.append((name, expression.range))
      }
      for closure in call.closures { CodeWalk.expressions(of: closure.body) { noteLater($0) } }
    case .assignment(let target, _):
      if let name = target.dottedName, name.hasSuffix(".text") { filled.insert(name) }
    default: break
    }
  }

  private mutating func noteLater(_ expression: Expression) {
    if let call = expression.call(named: "removeFromSuperview"), case .member(let base?, _) = call.callee.kind,
      let name = base.dottedName { gone.insert(name) }
    guard case .assignment(let target, let value) = expression.kind, let name = target.dottedName, name.hasSuffix(".alpha")
    else { return }
    let view = String(name.dropLast(".alpha".count))
    if value.numberValue == 0 { gone.insert(view) }
    if value.numberValue == 1, !shown.contains(where: { $0.place == expression.range }) { shown.append((view, expression.range)) }
  }

  /// A view of a class that takes itself away when some time has passed.
  static func passing(in function: FunctionDeclaration, _ fleeting: Set<String>, _ quiet: Set<String>) -> Violation? {
    guard !fleeting.isEmpty, let body = function.body else { return nil }
    let code = LayerCode(body)
    let shown = code.added.first { added in
      code.classes[added.name].map { fleeting.contains($0) && !quiet.contains($0) } ?? false
    }
    return shown.map { Violation("'\($0.name)' appears for a while and VoiceOver is not told", certainty: .review, at: $0.place) }
  }
}
