import SourceModel
import SwiftSource

/// Closures that are given a `Result` and go on with success alone: `{ result in if case .success(let film) = result { … } }`
/// (Swift: documentation of Result).
extension SilentCode {
  /// The places where such a closure asks, unless it looks at the result in any other way.
  static func halfRead(in closure: Closure) -> [Place] {
    guard closure.parameters.count <= 1 else { return [] }
    let name = closure.parameters.first ?? "$0"
    guard name != "_" else { return [] }
    var uses = 0
    CodeWalk.expressions(of: closure.body) { if case .name(name) = $0.kind { uses += 1 } }
    // The first time it is asked; whoever looks twice may look for the failure.
    guard uses == 1 else { return [] }
    return asked(closure.body, name).map { [$0] } ?? []
  }

  /// Where a block, or what it does on the main thread, asks a result for success and says nothing else.
  private static func asked(_ block: Block, _ name: String) -> Place? {
    for (position, statement) in block.statements.enumerated() {
      let rest = block.statements[(position + 1)...]
      // What comes afterwards, whatever the result is, may tell.
      let isLast = rest.allSatisfy { isFlag($0) || isSilent($0) || SilentTries.isClosing($0) }
      switch statement {
      case .conditional(let code):
        guard let range = success(in: code.conditions, name) else { continue }
        return saysOtherwise(code) || !isLast ? nil : Place(range: range, onlyGoingOnIn: code.then)
      case .guarded(let conditions, let otherwise):
        guard let range = success(in: conditions, name) else { continue }
        return isSilent(otherwise) ? Place(range: range, onlyGoingOnIn: block) : nil
      case .selection(let code):
        guard code.subject.dottedName == name else { continue }
        return isLast ? leftOver(code) : nil
      case .expression(let expression): if let inner = wrapped(expression), let place = asked(inner, name) { return place }
      default: continue
      }
    }
    return nil
  }

  /// `case .success(let film) = result` and `let film = try? result.get()`
  private static func success(in conditions: [ConditionElement], _ name: String) -> SourceRange? {
    conditions.lazy.compactMap { condition -> SourceRange? in
      switch condition {
      // What is called a result is asked about wherever it comes from (`ServerAnswers`).
      case .pattern(.enumCase("success", _, _), let value, let range):
        value.dottedName == name && !name.identifierWords.contains("result") ? range : nil
      case .binding(_, let value?, let range):
        gets(value, name) ? range : nil
      default: nil
      }
    }.first
  }

  /// `try? result.get()`
  private static func gets(_ value: Expression, _ name: String) -> Bool {
    guard case .call(let call) = value.kind, call.isTriedOnly, call.arguments.isEmpty, case .member(let base?, "get") = call.callee.kind else { return false }
    return base.dottedName == name
  }

  private static func saysOtherwise(_ code: IfCode) -> Bool {
    switch code.otherwise {
    case nil: false
    case .block(let other): !isSilent(other)
    case .conditional: true
    }
  }

  /// `switch result { case .success(let film): … default: break }`
  private static func leftOver(_ code: SwitchCode) -> Place? {
    let named = code.cases.filter { !$0.items.isEmpty }
    guard named.count == 1, let one = named.first, case .enumCase("success", _, let source)? = one.items.first?.pattern, one.items.count == 1,
      let rest = code.cases.first(where: \.items.isEmpty), isSilent(rest.body) else { return nil }
    return Place(range: source.range, onlyGoingOnIn: one.body)
  }
}
