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
  /// Where the code begins that made all of it.
  private(set) var code: Set<SourceStart> = []
  /// Numbers of the uses whose code was noted.
  private var noted: Set<Int> = []

  init(_ screen: ScreenPlaces) {
    var known: [SourceUse: Int] = [:]
    for element in screen.all {
      let number = number(of: element, &known)
      numbers.append(number)
      merged.append(element.content.map { self.number(of: $0, &known) })
      note(element, ofUse: number)
    }
  }

  /// Notes the code that made an element, unless something around it that is not known may change it: the view that it
  /// stands in tells more of it by itself then.
  private mutating func note(_ element: AccessibilityElement, ofUse number: Int) {
    guard !element.isInUnknown, noted.insert(number).inserted else { return }
    noteParts(element)
  }

  private mutating func noteParts(_ element: AccessibilityElement) {
    code.insert(SourceStart(element.source))
    for site in element.callSites { code.insert(SourceStart(site.source)) }
    for part in element.content { noteParts(part) }
  }

  private mutating func number(of element: AccessibilityElement, _ known: inout [SourceUse: Int]) -> Int {
    let use = SourceUse(element)
    if let number = known[use] { return number }
    known[use] = uses.count
    uses.append(use)
    return uses.count - 1
  }
}

extension AccessibilityElement {
  /// Something may bear on it that was not found and that may stand around it, or by itself.
  fileprivate var isInUnknown: Bool {
    certainty != .known && reasons.contains { reason in
      switch reason.kind {
      case .opaqueView, .opaqueWrapper, .platformView, .unresolvedModifier, .unresolvedAppearance, .drawingStyle, .otherSystem:
        true
      case .unresolvedStyle, .unresolvedName, .suppliedContent, .dynamicValue, .recursion, .budget, .unsupportedCode: false
      }
    }
  }
}
