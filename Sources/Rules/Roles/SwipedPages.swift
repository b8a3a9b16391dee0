import PlatformKnowledge
import SourceModel
import SwiftSource

/// Pages of a `UIPageViewController` that a finger turns and nothing else, and that have no dots, or dots that nothing answers.
enum SwipedPages {
  /// A class of the project that hands out such pages, where it does.
  struct Pages: Sendable {
    let type: String
    let place: SourceRange
    /// Dots of its own show which page it is, and turn none.
    let hasDots: Bool
  }

  private static let asked = "viewControllerAfter"
  /// What shows which page it is, or turns pages (Apple: documentation of UIPageViewControllerDataSource, which asks for the dots).
  private static let told = ["presentationCount", "PageControl", "ccessibility", "pageCurl", "UISegmentedControl"]

  static func all(in type: WholeType) -> [Pages] {
    guard type.mentions([asked]), !type.mentions(told.filter { $0 != dots }), !type.parts.contains(where: turns) else { return [] }
    let hasDots = type.mentions([dots])
    if hasDots, !type.mentions(["UI" + dots]) || answersDots(type) { return [] }
    return type.parts.flatMap(\.members.functions).filter { function in
      function.parameters.contains { $0.label == asked } && function.body.map(givesPage) ?? false
    }.prefix(1).map { Pages(type: type.name, place: $0.nameRange, hasDots: hasDots) }
  }

  private static let dots = "PageControl"

  /// Code is told when people choose another dot (Apple: documentation of UIPageControl, which sends valueChanged).
  private static func answersDots(_ type: WholeType) -> Bool {
    type.mentions(["valueChanged", "ValueChanged", "primaryActionTriggered"]) || type.parts.flatMap(\.members.functions).contains { function in
      function.parameters.contains { $0.type.name == "UI" + dots }
    }
  }

  /// Whether code of a type turns pages of such a controller, or shows dots beside it.
  static func leads(_ part: TypeCode, to type: String) -> Bool {
    part.mentions([type]) && (part.mentions(told) || turns(part))
  }

  /// Turned for people to see it: the first page comes without, or where the screen is set up.
  static func turns(_ part: TypeCode) -> Bool {
    let setUp = part.members.functions.filter { FrameworkNames.names(.calledOnce).contains($0.name) }.map(\.range)
    return part.kinds.calls.contains { expression in
      if setUp.contains(where: { $0.contains(expression.range) }) { return false }
      guard case .call(let call) = expression.kind, NameWords.words(.pageTurner).contains(call.callee.plainName?.lowercased() ?? ""),
        call.argument("direction") != nil, let isAnimated = call.argument("animated") else { return false }
      if case .boolean(false) = isAnimated.kind { return false }
      return true
    }
  }

  /// Anything else than `nil`.
  private static func givesPage(_ body: Block) -> Bool {
    guard body.statements.count == 1 else { return true }
    switch body.statements[0] {
    case .returned(let value?), .expression(let value): if case .nilLiteral = value.kind { return false } else { return true }
    default: return true
    }
  }
}
