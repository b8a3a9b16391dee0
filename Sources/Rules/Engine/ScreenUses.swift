import AccessibilityModel
import SourceModel

/// What one place in the source makes in one use of the views around it.
struct SourceUse: Hashable, Sendable {
  let source: SourceRange
  let callSites: [CallSite]

  init(_ element: AccessibilityElement) {
    source = element.source
    callSites = element.callSites
  }
}

/// The uses that stand on a screen, each with a number: elements in many branches of a view share theirs. Gathered once
/// for a screen, however often the rest of the app changes.
struct ScreenUses: ScreenSurvey {
  /// In the order of first sight.
  private(set) var uses: [SourceUse] = []
  /// By position, the number of the element's use.
  private(set) var numbers: [Int] = []
  /// By position, the numbers of the uses of what was merged into the element.
  private(set) var merged: [[Int]] = []

  init(_ screen: ScreenPlaces) {
    var known: [SourceUse: Int] = [:]
    for element in screen.all {
      numbers.append(number(of: element, &known))
      merged.append(element.content.map { number(of: $0, &known) })
    }
  }

  private mutating func number(of element: AccessibilityElement, _ known: inout [SourceUse: Int]) -> Int {
    let use = SourceUse(element)
    if let number = known[use] { return number }
    known[use] = uses.count
    uses.append(use)
    return uses.count - 1
  }
}
