import PlatformKnowledge
import SourceModel
import SwiftSource

/// Pages of a `UIPageViewController` that a finger turns and nothing else, and that have no dots.
enum SwipedPages {
  /// A class of the project that hands out such pages, where it does.
  struct Pages: Sendable {
    let type: String
    let place: SourceRange
  }

  private static let asked = "viewControllerAfter"
  /// What shows which page it is, or turns pages (Apple: documentation of UIPageViewControllerDataSource, which asks for the dots).
  private static let told = ["presentationCount", "PageControl", "ccessibility", "pageCurl", "UISegmentedControl"]

  static func all(in type: WholeType) -> [Pages] {
    guard type.mentions([asked]), !type.mentions(told), !type.parts.contains(where: turns) else { return [] }
    return type.parts.flatMap(\.members.functions).filter { function in
      function.parameters.contains { $0.label == asked } && function.body.map(givesPage) ?? false
    }.prefix(1).map { Pages(type: type.name, place: $0.nameRange) }
  }

  /// Whether code of a type turns pages of such a controller, or shows dots beside it.
  static func leads(_ part: TypeCode, to type: String) -> Bool {
    part.mentions([type]) && (part.mentions(told) || turns(part))
  }

  /// Turned for people to see it: the first page comes without.
  static func turns(_ part: TypeCode) -> Bool {
    part.kinds.calls.contains { expression in
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
