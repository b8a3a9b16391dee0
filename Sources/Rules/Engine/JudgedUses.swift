import AccessibilityModel
import SourceModel

/// The elements in the order in which they are judged: where they are used first, a component by itself only where
/// nothing could be said of its uses.
struct JudgedUses: Sendable {
  /// What is judged of one screen.
  struct OnScreen: Sendable {
    let places: ScreenPlaces
    /// Elements that are used nowhere more widely. Empty for a screen whose outcomes are known.
    fileprivate(set) var widest: [Use] = []
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
  private let bySource: [SourceRange: [(places: ScreenPlaces, position: Int)]]

  init(_ screens: [ScreenSubject], _ usage: UsageIndex, memory: OutcomeMemory?) {
    var widest: [(places: ScreenPlaces, widest: [Int], isWider: [Bool])] = []
    var narrower: [SourceRange: [(places: ScreenPlaces, position: Int)]] = [:]
    for screen in screens {
      var positions: [Int] = []
      var isWider: [Bool] = []
      for (position, place) in screen.places.places.enumerated() {
        let isElementWider = usage.isSeenWider(place.element.source, place.element.callSites)
        isWider.append(isElementWider)
        for part in place.element.content { isWider.append(usage.isSeenWider(part.source, part.callSites)) }
        if isElementWider {
          narrower[place.element.source, default: []].append((screen.places, position))
        } else {
          positions.append(position)
        }
      }
      widest.append((screen.places, positions, isWider))
    }
    bySource = narrower
    let same = memory?.update(widest.map { ($0.places, $0.isWider) }) ?? []
    var numbers = KindNumbers()
    var situations = 0
    self.screens = widest.map { places, positions, _ in
      var judged = OnScreen(places: places)
      judged.isSame = same.contains(ObjectIdentifier(places))
      if judged.isSame || positions.isEmpty { return judged }
      let kinds = places.places.map { numbers.number(of: $0.element) }
      let numbers = Situations(of: places, kinds: kinds, judged: positions, next: &situations).numbers
      judged.widest = positions.map { position in
        Use(subject: places.subject(at: position), kind: kinds[position], situation: numbers[position] ?? 0)
      }
      return judged
    }
    self.situations = situations
    kinds = numbers.count
    if memory == nil { group() }
  }

  private mutating func group() {
    all = screens.flatMap(\.widest)
    starts = Array(repeating: 0, count: kinds + 1)
    for use in all { starts[use.kind + 1] += 1 }
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

/// Numbers for elements that differ in nothing but their use.
private struct KindNumbers {
  private var byIdentity: [ElementIdentity: Int] = [:]
  private var byKind: [ElementKind: Int] = [:]

  var count: Int { byKind.count }

  mutating func number(of element: AccessibilityElement) -> Int {
    // Most uses of a component share its elements, and comparing those takes no time.
    let identity = ElementIdentity(element)
    if let known = byIdentity[identity] { return known }
    let kind = ElementKind(element)
    let number = byKind[kind] ?? byKind.count
    byKind[kind] = number
    byIdentity[identity] = number
    return number
  }
}

/// All the ways in which what one place in the source makes is used, hidden and merged elements included.
struct UsageIndex: Sendable {
  /// For each source the call sites that are the inner part of longer ones.
  private var inner: [SourceRange: Set<[CallSite]>] = [:]

  init() {}

  init(_ screens: [ScreenSubject]) {
    // A screen has the same use in each of its branches.
    var seen: Set<Use> = []
    for screen in screens {
      for place in screen.places.places {
        note(place.element, &seen)
        for part in place.element.content { note(part, &seen) }
      }
    }
  }

  private struct Use: Hashable {
    let source: SourceRange
    let callSites: [CallSite]
  }

  private mutating func note(_ element: AccessibilityElement, _ seen: inout Set<Use>) {
    guard !element.callSites.isEmpty,
      seen.insert(Use(source: element.source, callSites: element.callSites)).inserted else { return }
    // What is inside of one of these was noted with it.
    for count in (0..<element.callSites.count).reversed() {
      guard inner[element.source, default: []].insert(Array(element.callSites.suffix(count))).inserted else { return }
    }
  }

  /// Whether the same element is met in a wider context as well.
  func isSeenWider(_ source: SourceRange, _ callSites: [CallSite]) -> Bool {
    inner[source]?.contains(callSites) ?? false
  }
}
