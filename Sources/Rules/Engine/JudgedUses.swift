import AccessibilityModel
import SourceModel
import SwiftSource

/// The elements in the order in which they are judged: where they are used first, a component by itself only where
/// nothing could be said of its uses.
struct JudgedUses: Sendable {
  /// What is judged of one screen.
  struct OnScreen: Sendable {
    let places: ScreenPlaces
    /// Elements that are used nowhere more widely. Empty for a screen whose outcomes are known.
    fileprivate(set) var widest: [Use] = []
    /// The number in `all` behind that of its last element.
    fileprivate(set) var end = 0
    /// The outcomes of the last analysis hold.
    fileprivate(set) var isSame = false
  }

  struct Use: Sendable {
    let subject: ElementSubject
    /// The same for elements that differ in nothing but their use.
    let kind: Int
    /// The same for elements of one kind in equal surroundings.
    let situation: Int
  }

  private(set) var screens: [OnScreen]
  /// How many numbers of kinds there are, and of situations.
  private(set) var kinds = 0
  private(set) var situations = 0
  /// The elements of all screens that are to be judged, in order.
  private(set) var all: [Use] = []
  /// Numbers of `all`, those of one kind together.
  private var byKind: [Int] = []
  /// By kind, where its numbers begin.
  private var starts: [Int] = []
  /// By kind, what its elements come from; nil where none is to be judged.
  private(set) var frameworks: [Framework?] = []
  private let bySource: [SourceRange: [(places: ScreenPlaces, position: Int)]]

  /// - Parameters:
  ///   - memory: What rules said of the same app before.
  ///   - width: Number of threads.
  ///   - isOver: Whether nobody waits any more; the result is of no use then.
  init(
    _ screens: [ScreenSubject], _ usage: UsageIndex, memory: OutcomeMemory?, width: Int, spare: SpareWork? = nil,
    isOver: @escaping @Sendable () -> Bool = { false }
  ) async {
    let elements = screens.reduce(0) { $0 + $1.places.places.count }
    let width = elements < Self.worthThreads ? 1 : width
    let parts = await mapInParallel(screens.count, width: width, isOver: isOver, spare: spare, makeState: {}) { number, _ in
      Wideness(of: screens[number].places, usage)
    }
    var narrower: [SourceRange: [(places: ScreenPlaces, position: Int)]] = [:]
    for part in parts {
      for position in part.narrower {
        narrower[part.places.places[position].element.source, default: []].append((part.places, position))
      }
    }
    bySource = narrower
    let same = memory?.update(parts.map { ($0.places, $0.isWider) }) ?? []
    var numbers = memory?.takeNumbers() ?? JudgedNumbers()
    numbers.begin()
    let judged = parts.map { part in
      let isSame = same.contains(ObjectIdentifier(part.places))
      let kinds = isSame || part.widest.isEmpty ? [] : part.places.places.map { numbers.kind(of: $0.element) }
      return (part: part, isSame: isSame, kinds: kinds)
    }
    kinds = numbers.kinds
    let isMarked = memory != nil
    let placed = await mapInParallel(judged.count, width: width, isOver: isOver, spare: spare, makeState: {}) { number, _ in
      let screen = judged[number]
      return Situations(
        of: screen.part.places, kinds: screen.kinds, judged: screen.kinds.isEmpty ? [] : screen.part.widest,
        isMarked: isMarked)
    }
    self.screens = zip(judged, placed).map { screen, placed in
      var result = OnScreen(places: screen.part.places)
      result.isSame = screen.isSame
      guard !screen.kinds.isEmpty else { return result }
      let situations = numbers.situations(placed)
      result.widest = screen.part.widest.map { position in
        Use(
          subject: screen.part.places.subject(at: position), kind: screen.kinds[position],
          situation: placed.numbers[position].map { situations[$0] } ?? 0)
      }
      return result
    }
    situations = numbers.situations
    memory?.keep(numbers)
    group()
  }

  /// With fewer elements than this, starting threads takes longer than the work.
  private static let worthThreads = 4_000

  /// Which elements of a screen are used more widely on other screens.
  private struct Wideness: Sendable {
    let places: ScreenPlaces
    /// Positions of elements that are used nowhere more widely, and of the others.
    var widest: [Int] = []
    var narrower: [Int] = []
    /// By the number of a use.
    let isWider: [Bool]

    init(of places: ScreenPlaces, _ usage: UsageIndex) {
      self.places = places
      let uses = places[ScreenUses.self]
      var isWider = uses.uses.map { usage.isSeenWider($0.source, $0.callSites) }
      for number in Self.mergedAway(uses, isWider, places, usage) { isWider[number] = true }
      self.isWider = isWider
      for (position, number) in uses.numbers.enumerated() {
        if places.branches.branches[places.places[position].branch].isNeverThere { continue }
        if isWider[number] { narrower.append(position) } else { widest.append(position) }
      }
    }

    /// Pictures of a component whose uses all stand in the labels of controls: of two branches that sound alike there the
    /// control keeps the first, and nothing is left of the other picture, which is no stop of its own in any use.
    private static func mergedAway(_ uses: ScreenUses, _ isWider: [Bool], _ places: ScreenPlaces, _ usage: UsageIndex) -> [Int] {
      let merged = uses.numbers.indices.filter { position in
        let number = uses.numbers[position]
        let use = uses.uses[number]
        return isWider[number] && use.callSites.isEmpty && usage.isOnlyMerged(use.source)
      }
      guard !merged.isEmpty else { return [] }
      var (away, kept): (Set<Int>, Set<Int>) = ([], [])
      for (position, number) in uses.numbers.enumerated() where !isWider[number] && uses.uses[number].callSites.isEmpty {
        let isAway = places.places[position].element.role == .image && merged.contains { !places.coexist($0, position) }
        if isAway { away.insert(number) } else { kept.insert(number) }
      }
      return away.subtracting(kept).sorted()
    }
  }

  private mutating func group() {
    all.reserveCapacity(screens.reduce(0) { $0 + $1.widest.count })
    for index in screens.indices {
      all += screens[index].widest
      // They stand in `all` from now on.
      screens[index].widest = []
      screens[index].end = all.count
    }
    starts = Array(repeating: 0, count: kinds + 1)
    frameworks = Array(repeating: nil, count: kinds)
    for use in all {
      starts[use.kind + 1] += 1
      if frameworks[use.kind] == nil { frameworks[use.kind] = use.subject.element.framework }
    }
    for kind in 0..<kinds { starts[kind + 1] += starts[kind] }
    var next = starts
    byKind = Array(repeating: 0, count: all.count)
    for (number, use) in all.enumerated() {
      byKind[next[use.kind]] = number
      next[use.kind] += 1
    }
  }

  /// Numbers in `all` of the elements of one kind, of which there is at least one.
  func uses(ofKind kind: Int) -> ArraySlice<Int> { byKind[starts[kind]..<starts[kind + 1]] }

  /// The elements of a place that are used more widely as well.
  func narrower(_ source: SourceRange) -> [ElementSubject] {
    (bySource[source] ?? []).map { $0.places.subject(at: $0.position) }
  }
}

/// All the ways in which what one place in the source makes is used, hidden and merged elements included.
struct UsageIndex: Sendable {
  /// For each source the call sites that are the inner part of longer ones.
  private var inner: [SourceRange: Set<[CallSite]>] = [:]
  /// What stands by itself where components are used, and what was merged into something there.
  private var standing: Set<SourceRange> = []
  private var merged: Set<SourceRange> = []

  init() {}

  init(_ screens: [ScreenSubject]) {
    var seen: Set<SourceUse> = []
    for screen in screens {
      for use in screen.places[ScreenUses.self].uses where !use.callSites.isEmpty && seen.insert(use).inserted {
        note(use)
      }
      if screen.screen.kind != .preview { note(screen.places[ScreenUses.self]) }
    }
  }

  private mutating func note(_ uses: ScreenUses) {
    for number in uses.numbers where !uses.uses[number].callSites.isEmpty { standing.insert(uses.uses[number].source) }
    for number in uses.merged.joined() where !uses.uses[number].callSites.isEmpty { merged.insert(uses.uses[number].source) }
  }

  /// Whether every use of it was merged into something.
  func isOnlyMerged(_ source: SourceRange) -> Bool { merged.contains(source) && !standing.contains(source) }

  private mutating func note(_ use: SourceUse) {
    // What is inside of one of these was noted with it.
    for count in (0..<use.callSites.count).reversed() {
      guard inner[use.source, default: []].insert(Array(use.callSites.suffix(count))).inserted else { return }
    }
  }

  /// Whether the same element is met in a wider context as well.
  func isSeenWider(_ source: SourceRange, _ callSites: [CallSite]) -> Bool {
    inner[source]?.contains(callSites) ?? false
  }
}
