import AccessibilityModel

/// Screens that are so large that they are read up to a limit, such as the scene of a whole app. Where they end depends
/// on everything before, so what comes or goes there says nothing while the rest of the app has it in both states.
struct CutScreens {
  typealias Pair = (before: ScreenMatching.Entry?, after: ScreenMatching.Entry?)

  /// Of the screens that are read as a whole, what is heard with the code that makes it; empty when no screen was cut.
  private var before: Set<Stop> = []
  private var after: Set<Stop> = []
  private var isNeeded = false

  private struct Stop: Hashable {
    var key: String
    var origin: String

    init(_ stop: HeardStop) {
      key = stop.key
      origin = stop.origin
    }
  }

  init(_ pairs: [Pair]) {
    isNeeded = pairs.contains(where: Self.isCut)
    guard isNeeded else { return }
    for pair in pairs where !Self.isCut(pair) {
      before.formUnion((pair.before?.stops ?? []).map(Stop.init))
      after.formUnion((pair.after?.stops ?? []).map(Stop.init))
    }
  }

  /// The changes without those that only tell where the screen was cut.
  func changes(_ changes: [ListenerChange], of pair: Pair) -> [ListenerChange] {
    guard isNeeded, Self.isCut(pair) else { return changes }
    return changes.filter { change in
      switch change.kind {
      case .added, .removed, .moved, .hidden, .exposed, .conditional:
        let stops = (change.before + change.after).map(Stop.init)
        return !stops.allSatisfy { before.contains($0) && after.contains($0) } && !isLimit(change)
      case .reworded, .merged, .split: return true
      }
    }
  }

  /// The part that says that the rest was left out.
  private func isLimit(_ change: ListenerChange) -> Bool {
    (change.before + change.after).allSatisfy { stop in Self.isLimit(stop.element) }
  }

  private static func isCut(_ pair: Pair) -> Bool {
    [pair.before, pair.after].contains { entry in
      entry?.stops.contains { isLimit($0.element) } ?? false
    }
  }

  private static func isLimit(_ element: AccessibilityElement) -> Bool {
    element.role == .opaque && element.reasons.contains { $0.kind == .budget }
  }
}
