import PlatformKnowledge
import SourceModel
import SwiftSource

/// Timers that count down what a text shows, and do nothing at the end but stop.
enum Countdown {
  /// The conditions under which they end.
  static func ends(in type: WholeType) -> [SourceRange] {
    guard type.mentions(["scheduledTimer"]) else { return [] }
    let functions = type.parts.flatMap(\.members.functions)
    let blocks = type.kinds.calls.flatMap { expression -> [Block] in
      guard let call = expression.call(named: "scheduledTimer"), case .boolean(true)? = call.argument("repeats")?.kind else { return [] }
      if let name = call.argument("selector")?.selectedFunction { return functions.filter { $0.name == name }.compactMap(\.body) }
      return call.closures.map(\.body)
    }
    var seen: Set<SourceRange> = []
    return blocks.filter(changesWhatIsShown).flatMap { ends(in: $0) }.filter { seen.insert($0).inserted }
  }

  private static func changesWhatIsShown(_ block: Block) -> Bool {
    var shows = false
    CodeWalk.expressions(of: block) { expression in
      guard case .assignment(let target, _) = expression.kind, case .member(_, let name) = target.kind else { return }
      if FrameworkNames.names(.shownText).contains(name) { shows = true }
    }
    return shows
  }

  private static func ends(in block: Block) -> [SourceRange] {
    block.statements.flatMap { statement -> [SourceRange] in
      switch statement {
      case .conditional(let code):
        let isEnd = code.conditions.contains(where: isZero)
        if isEnd, stopsOnly(code.then) { return [code.range] }
        if case .block(let otherwise)? = code.otherwise, code.conditions.contains(where: isLeft), stopsOnly(otherwise) { return [code.range] }
        return isEnd ? [] : ends(in: code.then)
      default: return []
      }
    }
  }

  /// `left <= 0`
  private static func isZero(_ condition: ConditionElement) -> Bool { compares(condition, ["<=", "==", "<"]) }

  /// `left > 0`
  private static func isLeft(_ condition: ConditionElement) -> Bool { compares(condition, [">", ">=", "!="]) }

  private static func compares(_ condition: ConditionElement, _ operators: Set<String>) -> Bool {
    guard case .expression(let test) = condition, case .binary(let sign, _, let right) = test.kind, operators.contains(sign)
    else { return false }
    return right.numberValue == 0 || right.numberValue == 1
  }

  /// It stops the timer, and nothing in it brings up another screen.
  private static func stopsOnly(_ block: Block) -> Bool {
    var stops = false
    var tells = false
    CodeWalk.expressions(of: block) { expression in
      guard case .call(let call) = expression.kind, let name = call.callee.plainName else { return }
      if NameWords.words(.stopping).contains(name) { stops = true }
      if !NameWords.words(.showsAnother).isDisjoint(with: DecorativeNames.parts(of: name)) { tells = true }
    }
    return stops && !tells
  }
}
