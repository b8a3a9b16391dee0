import PlatformKnowledge
import SourceModel
import SwiftSource

/// The number with which a server says how it went (Apple: documentation of HTTPURLResponse.statusCode), and code that goes
/// on where it is the right one and does nothing else: `guard response.statusCode == 200 else { return }`. So does code that
/// asks a result for success alone, or the device whether it sends mails at all.
enum ServerAnswers {
  /// - Parameter block: A body of code or of a closure; what stands in closures of it is not looked at.
  static func unsaid(in block: Block) -> [SilentCode.Place] {
    block.statements.enumerated().flatMap { position, statement -> [SilentCode.Place] in
      let isLast = block.statements[(position + 1)...].allSatisfy { SilentCode.isFlag($0) || SilentTries.isClosing($0) || SilentCode.isSilent($0) }
      return unsaid(statement, isLast: isLast)
    }
  }

  private static func unsaid(_ statement: Statement, isLast: Bool) -> [SilentCode.Place] {
    switch statement {
    case .guarded(let conditions, let otherwise):
      guard SilentCode.isSaidBy(otherwise) else { return [] }
      if conditions.contains(where: isAsked) { return [SilentCode.Place(range: otherwise.range)] }
      return conditions.contains(where: asksForMeans) ? [SilentCode.Place(range: otherwise.range, onlyGoingOnIn: otherwise)] : []
    case .conditional(let code):
      guard code.conditions.contains(where: { isAsked($0) || asksForMeans($0) }) else {
        // `if !MFMailComposeViewController.canSendMail() { print("no mail"); return }`
        return code.otherwise == nil && code.conditions.contains(where: isDenied) && SilentCode.isSaidBy(code.then)
          ? [SilentCode.Place(range: code.then.range, onlyGoingOnIn: code.then)] : []
      }
      switch code.otherwise {
      // Who gets nothing but the right answer hears of no other.
      case nil: return isLast && isWork(code.then) ? [SilentCode.Place(range: code.conditions[0].place, onlyGoingOnIn: code.then)] : []
      case .block(let other): return SilentCode.isSaidBy(other) ? [SilentCode.Place(range: other.range)] : []
      case .conditional: return []
      }
    // What is tried on the way to the answer.
    case .doCatch(let parts) where isLast: return parts.first.map { unsaid(in: $0) } ?? []
    default: return []
    }
  }

  /// Something is done there, and it is no end: `if code != 200 { return }` is asked the other way round.
  private static func isWork(_ block: Block) -> Bool {
    guard !block.statements.isEmpty, !SilentCode.isSilent(block) else { return false }
    switch block.statements.last {
    case .returned?, .jumped(.thrown, _)?: return false
    default: return true
    }
  }

  /// `response.statusCode == 200`, `(200...299).contains(response.statusCode)`, `case .success(let rows) = result`
  static func isAsked(_ condition: ConditionElement) -> Bool {
    switch condition {
    case .expression(let test): isAsked(test)
    case .pattern(.enumCase("success", _, _), let value, _): value.plainName?.identifierWords.contains("result") ?? false
    default: false
    }
  }

  private static func isAsked(_ test: Expression) -> Bool {
    switch test.kind {
    case .binary("==", let left, let right): return isNumber(left) && isRight(right) || isNumber(right) && isRight(left)
    case .binary("~=", _, let right): return isNumber(right)
    case .call(let call):
      return call.callee.plainName == "contains" && call.arguments.count == 1 && isNumber(call.arguments[0].value)
    default: return false
    }
  }

  /// Whether there is what the work needs, of which what a screen loads may tell by itself:
  /// `MFMailComposeViewController.canSendMail()`, `NetworkMonitor.shared.isConnected`.
  private static func asksForMeans(_ condition: ConditionElement) -> Bool {
    if case .expression(let test) = condition { isMeans(test) } else { false }
  }

  /// `!MFMailComposeViewController.canSendMail()`
  private static func isDenied(_ condition: ConditionElement) -> Bool {
    guard case .expression(let test) = condition, case .prefix("!", let asked) = test.kind else { return false }
    return isMeans(asked)
  }

  private static func isMeans(_ asked: Expression) -> Bool {
    if case .call(let call) = asked.kind { isAbility(call) || isOfNetwork(call.callee) } else { isOfNetwork(asked) }
  }

  private static func isAbility(_ call: Call) -> Bool {
    call.callee.plainName.map(FrameworkNames.names(.sendingAbility).contains) ?? false
  }

  /// `NetworkMonitor.shared.isConnected`, `Reachability.isConnectedToNetwork()`
  private static func isOfNetwork(_ asked: Expression) -> Bool {
    guard let path = asked.dottedName, let last = path.split(separator: ".").last else { return false }
    let words = NameWords.words(.networkFlag)
    return !path.identifierWords.isDisjoint(with: words) && !String(last).identifierWords.isDisjoint(with: words.union(NameWords.words(.networkState)))
  }

  private static func isNumber(_ value: Expression) -> Bool {
    value.plainName == "statusCode"
  }

  /// From 200 to 299.
  private static func isRight(_ value: Expression) -> Bool {
    if case .integer(let number) = value.kind { (200..<300).contains(number) } else { false }
  }
}
