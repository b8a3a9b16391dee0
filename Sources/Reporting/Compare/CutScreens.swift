import AccessibilityModel

/// Screens that are so large that they are read up to a limit, such as the scene of a whole app. Where they end depends
/// on everything before, so what comes or goes there says nothing while the rest of the app has it in both states.
struct CutScreens {
  typealias Pair = (before: ScreenMatching.Entry?, after: ScreenMatching.Entry?)

  /// The code of what is heard on screens that are read as a whole.
  private var before: Set<String> = []
  private var after: Set<String> = []
  private var isNeeded = false

  /// - Parameter kept: Screens that are the same in both states.
  init(_ pairs: [Pair], kept: [Screen]) {
    isNeeded = pairs.contains(where: Self.isCut)
    guard isNeeded else { return }
    for pair in pairs where !Self.isCut(pair) {
      before.formUnion((pair.before?.stops ?? []).map(\.origin))
      after.formUnion((pair.after?.stops ?? []).map(\.origin))
    }
    for screen in kept {
      var code: Set<String> = []
      screen.nodes.forEachElement { if $0.exposure == .exposed { code.insert($0.source.compactText) } }
      before.formUnion(code)
      after.formUnion(code)
    }
  }

  /// The changes without those that only tell where the screen was cut.
  func changes(_ changes: [ListenerChange], of pair: Pair) -> [ListenerChange] {
    guard isNeeded, Self.isCut(pair) else { return changes }
    return changes.filter { change in
      switch change.kind {
      case .added, .removed, .moved, .hidden, .exposed, .conditional:
        let code = (change.before + change.after).map(\.origin)
        return !code.allSatisfy { before.contains($0) && after.contains($0) } && !isLimit(change)
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
