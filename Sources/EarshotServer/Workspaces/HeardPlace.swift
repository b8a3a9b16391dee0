import AccessibilityModel
import AssistiveTechnologies
import Reporting
import SourceModel

/// What is heard of a place in the code: of the element that is made there, or of the elements of a component that is
/// used there, on each screen where it is met.
struct HeardPlace {
  /// The call that makes the element or uses the component.
  let place: SourceRange
  /// The screens on which it is met, the one of its own file first.
  let uses: [Use]
  /// Uses beyond the limit.
  let furtherUses: Int

  struct Use {
    var screen: Screen
    /// Calls between the screen and the element, outermost first.
    var callSites: [CallSite]
    /// In swipe order; empty when the element is hidden there.
    var positions: [ScreenTranscript.Position]
  }

  static let useLimit = 8

  /// The innermost place that something is heard of around an offset; nil when there is none.
  init?(at offset: Int, in file: SourceFile, _ index: WorkspaceIndex) {
    var candidates: [(screen: Screen, place: SourceRange, callSites: [CallSite])] = []
    var best: SourceRange?
    for place in index.places(in: file) where place.area.holds(offset) {
      let range = place.range
      if let known = best, known != range {
        guard range.end - range.start <= known.end - known.start else { continue }
        // Of two places that begin and end alike either will do.
        if range.end - range.start < known.end - known.start { candidates = [] }
      }
      best = range
      candidates.append((place.screen, range, Self.way(to: range, place.element)))
    }
    guard let best else { return nil }
    place = best
    candidates.removeAll { $0.place != best }
    // A use is known by the call that leads to the code around the place. Where that call stands itself on several
    // screens, the nearest tells of it: first the code by itself, without what callers pass.
    var seen: Set<SourceRange?> = []
    // A preview shows how a view is used, and counts where nothing else does.
    let isSeenElsewhere = candidates.contains { $0.screen.kind != .preview }
    if isSeenElsewhere { candidates.removeAll { $0.screen.kind == .preview } }
    let ordered = candidates.enumerated().sorted { left, right in
      (left.element.callSites.count, left.offset) < (right.element.callSites.count, right.offset)
    }.map(\.element).filter { seen.insert(Self.caller(of: best, $0.callSites)).inserted }
    furtherUses = max(0, ordered.count - Self.useLimit)
    uses = ordered.prefix(Self.useLimit).map { use in
      Use(
        screen: use.screen, callSites: use.callSites,
        positions: Self.positions(at: best, use.callSites, on: use.screen, index))
    }
  }

  /// The last call before the place itself; nil on the screen that the code around it makes.
  private static func caller(of place: SourceRange, _ callSites: [CallSite]) -> SourceRange? {
    (callSites.last?.source == place ? callSites.dropLast() : callSites[...]).last?.source
  }

  /// The calls that lead from the screen to a place.
  private static func way(to place: SourceRange, _ element: AccessibilityElement) -> [CallSite] {
    guard element.source != place, let last = element.callSites.firstIndex(where: { $0.source == place })
    else { return element.callSites }
    return Array(element.callSites[...last])
  }

  private static func positions(
    at place: SourceRange, _ callSites: [CallSite], on screen: Screen, _ index: WorkspaceIndex
  ) -> [ScreenTranscript.Position] {
    // The transcript of all of a large screen takes longer than a hover should.
    ScreenTranscript(screen, voiceOver: index.analysis.voiceOver) { element in
      let isThere = element.source == place || element.callSites.contains { $0.source == place }
      return isThere && way(to: place, element) == callSites
    }.positions
  }
}
