import AccessibilityModel
import SourceModel

/// The controls of a screen and what they do.
struct ControlSurvey: ScreenSurvey {
  static let isLocal = true

  /// Exposed controls, those in the content of others included.
  private let controls: Counted<AccessibilityElement>
  /// Where each of them stands on the screen, by the same positions.
  private let positions: [Int]
  /// Positions in `controls` by what activating them calls or changes.
  private var byEffect: [String: [Int]] = [:]
  /// Positions in `controls` by the name of what they were handed as their action: `Button(action: onOpen)`.
  private let byHandedAction: Once<[String: [Int]]>
  /// Those of them that stand in a loop, by the same positions.
  private let isInLoop: [Bool]
  /// The expressions that their values show.
  let shownValues: Set<String>
  /// Where the actions of all elements are written, each once: a row that stands in many branches offers the same ones.
  private let actionSources: Set<SourceRange>
  /// Where menus are written, whose rows stand on screens of their own, and toggles with what they set.
  private let menus: Set<SourceRange>
  private let mentioned = Memory<Set<String>, Bool>()
  private let offered = Memory<Set<String>, Bool>()
  /// Where the controls stand that do what a gesture does, by the gesture.
  private let likenesses = Memory<Likeness, [Int]>()

  private struct Likeness: Hashable {
    let gesture: SourceRange
    let effect: Set<String>
    let inLoopsOnly: Bool
  }

  init(_ screen: ScreenPlaces) {
    var controls: [AccessibilityElement] = []
    var positions: [Int] = []
    var isInLoop: [Bool] = []
    for (position, place) in screen.places.enumerated() {
      for element in [place.element] + place.element.content where element.exposure == .exposed && element.role.isControl {
        controls.append(element)
        positions.append(position)
        isInLoop.append(place.loops > 0)
      }
    }
    for (position, control) in controls.enumerated() {
      for mention in Set(control.activation?.mentions ?? []) { byEffect[mention, default: []].append(position) }
    }
    shownValues = Set(controls.lazy.flatMap { $0.value?.value.holes ?? [] }.map { $0.trimmingPrefix("$").description })
    actionSources = Set(screen.all.lazy.flatMap(\.actions).compactMap(\.source))
    menus = Set(controls.lazy.filter { [.menu, .toggle].contains($0.role) }.map(\.source))
    let all = controls
    byHandedAction = Once {
      var positions: [String: [Int]] = [:]
      for (position, control) in all.enumerated() {
        if let name = ActionLikeness.handedAction(of: control) { positions[name, default: []].append(position) }
      }
      return positions
    }
    self.controls = Counted(controls, screen.steps)
    self.positions = positions
    self.isInLoop = isInLoop
  }

  /// Whether activating some control calls or changes something by this name, among other things.
  func mentions(_ effect: String) -> Bool { byEffect[effect] != nil }

  /// Whether the code of some action holds all of these names.
  func someAction(mentions names: Set<String>) -> Bool {
    mentioned(names) { actionSources.contains { source in
      names.allSatisfy { source.file.firstOffset(of: $0, from: source.start, to: source.end) != nil }
    } }
  }

  /// Whether the rows of some menu, or an action of some element, call all of these.
  func isOffered(_ names: Set<String>) -> Bool {
    guard !names.isEmpty else { return false }
    return offered(names) {
      let calls = Set(names.map { ($0.hasSuffix(".toggle") ? $0 : $0.split(separator: ".").last.map(String.init) ?? $0) + "(" })
      return menus.contains { menu in calls.allSatisfy { menu.text.contains($0) } } || someAction(mentions: calls)
    }
  }

  /// Whether activating some control does at least what a gesture does, in whatever state it is there.
  ///
  /// - Parameter inLoopsOnly: What one row does, a control outside of the rows does not do for it.
  func hasEquivalent(_ gesture: Gesture, inLoopsOnly: Bool) -> Bool {
    !equivalents(of: gesture, inLoopsOnly: inLoopsOnly).isEmpty
  }

  /// Where the controls stand that turn a flag.
  func turning(_ flag: String) -> [Int] { (byEffect[flag + ".toggle"] ?? []).map { positions[$0] } }

  /// Where the controls stand that call or change something by one of these names.
  func positions(doing names: [String]) -> [Int] { names.flatMap { byEffect[$0] ?? [] }.map { positions[$0] } }

  /// Where the controls stand that do at least what a gesture does when they are activated.
  func equivalents(of gesture: Gesture, inLoopsOnly: Bool) -> [Int] {
    // What matches mentions everything that the gesture mentions, so one of its calls finds the candidates.
    let effect = ActionLikeness.meaningful(gesture.effect)
    guard let mention = effect.min() else { return [] }
    let candidates = byEffect[mention] ?? []
    return likenesses(Likeness(gesture: gesture.source, effect: effect, inLoopsOnly: inLoopsOnly)) {
      let likeness = ActionLikeness(gesture: gesture)
      var found = candidates.filter { (!inLoopsOnly || isInLoop[$0]) && likeness.isMatched(by: controls[$0]) }
      // `{ onOpen() }` beside `action: onOpen`, which stands for the code of a caller.
      if effect.count == 1, let handed = byHandedAction.value[mention] {
        found += handed.filter { (!inLoopsOnly || isInLoop[$0]) && controls[$0].source.file === gesture.source.file }
      }
      return found.map { positions[$0] }
    }
  }
}

/// Which elements of a screen are never there at the same time, wherever they stand.
struct StatesSurvey: ScreenSurvey {
  private let screen: ScreenPlaces

  init(_ screen: ScreenPlaces) { self.screen = screen }

  /// Whether what stands at one position is there together with some of the others.
  func someCoexists(_ others: [Int], with position: Int) -> Bool { others.contains { screen.coexist(position, $0) } }
}

/// Which elements of a screen share gestures and actions.
struct SharedActions: ScreenSurvey {
  static let isLocal = true

  /// How many exposed elements have a gesture of their own, and how many an action.
  private(set) var gestureCounts: [SourceRange: Int] = [:]
  private(set) var actionCounts: [SourceRange: Int] = [:]
  /// How many exposed elements have an action of which nobody knows where it is written.
  private(set) var actionsWithoutSource = 0

  init(_ screen: ScreenPlaces) {
    for element in screen.all {
      let own = Set(element.gestures.map(\.source))
      guard element.exposure == .exposed else { continue }
      for source in own { gestureCounts[source, default: 0] += 1 }
      for source in Set(element.actions.compactMap(\.source)) { actionCounts[source, default: 0] += 1 }
      if element.actions.contains(where: { $0.source == nil }) { actionsWithoutSource += 1 }
    }
  }

  /// Those of some positions that are next to one of them.
  static func near(_ position: Int, in all: [Int], limit: Int) -> ArraySlice<Int> {
    let middle = BranchTree.first(in: all, notBelow: position)
    guard all.count > limit, middle < all.count else { return all[...] }
    let start = min(max(0, middle - limit / 2), all.count - limit)
    return all[start..<start + limit]
  }
}

/// Where on a screen the same place in the source stands in one use, once for each branch.
struct UseSurvey: ScreenSurvey {
  static let isLocal = true

  private let uses: ScreenUses
  /// By the number of a use.
  private var positions: [[Int]]

  init(_ screen: ScreenPlaces) {
    uses = screen[ScreenUses.self]
    positions = Array(repeating: [], count: uses.uses.count)
    for (position, number) in uses.numbers.enumerated() { positions[number].append(position) }
  }

  /// Those of the use of the element at a position; of very many those next to it, as what takes turns stands together.
  func positions(ofUseAt position: Int) -> ArraySlice<Int> {
    SharedActions.near(position, in: positions[uses.numbers[position]], limit: Self.limit)
  }

  private static let limit = 240
}
