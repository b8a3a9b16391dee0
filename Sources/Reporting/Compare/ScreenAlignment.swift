import AccessibilityModel
import SourceModel

/// Finds what became of the stops of one screen.
///
/// What is heard alike in the same order is the same (longest common subsequence). Of the rest, equal stops have moved;
/// one that holds several others has merged them; those that are alike in words, code or deed are reworded; what is
/// left is gone or new.
struct ScreenAlignment {
  /// In the order in which a listener meets them.
  private(set) var changes: [ListenerChange] = []

  private let before: [HeardStop]
  private let after: [HeardStop]
  private var kept: [(before: Int, after: Int)] = []
  private var gone: [Int] = []
  private var new: [Int] = []
  private var order: [(index: Int, change: ListenerChange)] = []

  /// Likeness from which on two stops are taken for one that was reworded.
  private static let threshold = 2.6
  /// More pairs than this are not weighed one by one, only those between the same neighbours.
  private static let pairLimit = 40_000

  init(before: Screen?, _ old: [HeardStop], after: Screen?, _ now: [HeardStop]) {
    self.before = old
    self.after = now
    align()
    findConditions()
    findMoved(isOrderKnown: before?.orderIsKnown != false && after?.orderIsKnown != false)
    findMerged()
    findSplit()
    findReworded()
    let silentNow = gone.isEmpty ? [] : Self.silent(after)
    let silentBefore = new.isEmpty ? [] : Self.silent(before)
    for index in gone {
      let kind: ListenerChange.Kind = silentNow.contains(old[index].origin) ? .hidden : .removed
      add(ListenerChange(kind, before: [old[index]]), atBefore: index)
    }
    for index in new {
      let kind: ListenerChange.Kind = silentBefore.contains(now[index].origin) ? .exposed : .added
      add(ListenerChange(kind, after: [now[index]], previous: previous(index)), at: index)
    }
    let sorted = order.enumerated().sorted {
      ($0.element.index, $0.offset) < ($1.element.index, $1.offset)
    }
    changes = ListenerChange.joined(sorted.map(\.element.change))
  }

  /// Code of the elements that are on the screen and no stops.
  private static func silent(_ screen: Screen?) -> Set<String> {
    var result: Set<String> = []
    screen?.nodes.forEachElement { element in
      if element.exposure != .exposed { result.insert(element.source.compactText) }
    }
    return result
  }

  private func previous(_ index: Int) -> String? { index > 0 ? after[index - 1].heard : nil }

  // MARK: - Order

  private mutating func align() {
    let difference = after.map(\.key).difference(from: before.map(\.key))
    gone = difference.removals.map(\.place).sorted()
    new = difference.insertions.map(\.place).sorted()
    let (removed, inserted) = (Set(gone), Set(new))
    kept = Array(
      zip(before.indices.filter { !removed.contains($0) }, after.indices.filter { !inserted.contains($0) })
        .map { (before: $0, after: $1) })
  }

  /// How many of the kept stops stand before it: equal for what stands between the same neighbours.
  private func gap(before index: Int) -> Int { kept.prefix { $0.before < index }.count }
  private func gap(after index: Int) -> Int { kept.prefix { $0.after < index }.count }

  private mutating func add(_ change: ListenerChange, at index: Int) { order.append((2 * index + 1, change)) }

  /// What is gone stands before the stop that followed it.
  private mutating func add(_ change: ListenerChange, atBefore index: Int) {
    let gap = gap(before: index)
    order.append((2 * (gap < kept.count ? kept[gap].after : after.count), change))
  }

  // MARK: - Kinds of change

  private mutating func findConditions() {
    for pair in kept where before[pair.before].conditions.isEmpty != after[pair.after].conditions.isEmpty {
      add(ListenerChange(.conditional, before: [before[pair.before]], after: [after[pair.after]]), at: pair.after)
    }
  }

  /// Stops that moved together are one change.
  ///
  /// - Parameter isOrderKnown: Where the order is that of the source only, a move is no news.
  private mutating func findMoved(isOrderKnown: Bool) {
    var runs: [(before: Range<Int>, after: Range<Int>)] = []
    for index in new {
      guard let old = gone.first(where: { before[$0].key == after[index].key }) else { continue }
      gone.removeAll { $0 == old }
      new.removeAll { $0 == index }
      if let last = runs.last, last.before.upperBound == old, last.after.upperBound == index {
        runs[runs.count - 1] = (last.before.lowerBound..<old + 1, last.after.lowerBound..<index + 1)
      } else {
        runs.append((old..<old + 1, index..<index + 1))
      }
    }
    for run in runs where isOrderKnown {
      let first = run.after.lowerBound
      let change = ListenerChange(
        .moved, before: Array(before[run.before]), after: Array(after[run.after]), previous: previous(first))
      add(change, at: first)
    }
  }

  private mutating func findMerged() {
    let origins = Dictionary(uniqueKeysWithValues: gone.map { ($0, before[$0].origin) })
    for index in new {
      let parts = Self.parts(of: after[index].element)
      let merged = Self.taken(gone, whose: { origins[$0] ?? "" }, from: parts)
      guard merged.count > 1 else { continue }
      gone.removeAll(where: merged.contains)
      new.removeAll { $0 == index }
      add(ListenerChange(.merged, before: merged.map { before[$0] }, after: [after[index]]), at: index)
    }
  }

  private mutating func findSplit() {
    let origins = Dictionary(uniqueKeysWithValues: new.map { ($0, after[$0].origin) })
    for index in gone {
      let parts = Self.parts(of: before[index].element)
      let split = Self.taken(new, whose: { origins[$0] ?? "" }, from: parts)
      guard split.count > 1 else { continue }
      new.removeAll(where: split.contains)
      gone.removeAll { $0 == index }
      add(ListenerChange(.split, before: [before[index]], after: split.map { after[$0] }), at: split[0])
    }
  }

  /// Code of what was merged into an element.
  private static func parts(of element: AccessibilityElement) -> [String] {
    element.content.flatMap { [$0.source.compactText] + parts(of: $0) }
  }

  /// The indices whose code is among the parts, each part once.
  private static func taken(_ indices: [Int], whose origin: (Int) -> String, from parts: [String]) -> [Int] {
    var parts = parts
    return indices.filter { index in
      guard let found = parts.firstIndex(of: origin(index)) else { return false }
      parts.remove(at: found)
      return true
    }
  }

  private mutating func findReworded() {
    let gapsBefore = gone.map(gap(before:))
    let gapsAfter = new.map(gap(after:))
    let goneInGap = Dictionary(gapsBefore.map { ($0, 1) }, uniquingKeysWith: +)
    let newInGap = Dictionary(gapsAfter.map { ($0, 1) }, uniquingKeysWith: +)
    let oldTraces = Dictionary(uniqueKeysWithValues: gone.map { ($0, Trace(before[$0])) })
    let newTraces = Dictionary(uniqueKeysWithValues: new.map { ($0, Trace(after[$0])) })
    let isLarge = gone.count * new.count > Self.pairLimit
    var candidates: [(before: Int, after: Int, score: Double)] = []
    for (old, oldGap) in zip(gone, gapsBefore) {
      for (now, newGap) in zip(new, gapsAfter) {
        let isNear = oldGap == newGap
        if isLarge, !isNear { continue }
        let isAlone = isNear && goneInGap[oldGap] == 1 && newInGap[newGap] == 1
        let score = Self.likeness(oldTraces[old], newTraces[now]) + (isNear ? 1 : 0) + (isAlone ? 1 : 0)
        if score >= Self.threshold { candidates.append((old, now, score)) }
      }
    }
    candidates.sort { left, right in
      left.score != right.score ? left.score > right.score : (left.after, left.before) < (right.after, right.before)
    }
    for pair in candidates where gone.contains(pair.before) && new.contains(pair.after) {
      gone.removeAll { $0 == pair.before }
      new.removeAll { $0 == pair.after }
      add(ListenerChange(.reworded, before: [before[pair.before]], after: [after[pair.after]]), at: pair.after)
    }
  }

  /// What stops are recognised by.
  private struct Trace {
    var words: Set<String>
    var origin: String
    var element: AccessibilityElement

    init(_ stop: HeardStop) {
      words = stop.words
      origin = stop.origin
      element = stop.element
    }
  }

  /// Likeness in words, code, kind and deed, from 0 to 10.
  private static func likeness(_ old: Trace?, _ new: Trace?) -> Double {
    guard let old, let new else { return 0 }
    func same<Value: Equatable>(_ left: Value?, _ right: Value?) -> Bool { left != nil && left == right }
    var score = 3 * old.words.likeness(to: new.words)
    if old.origin == new.origin { score += 2 }
    if old.element.viewName == new.element.viewName { score += 1 }
    let deed = old.element.activation?.mentions
    if deed?.isEmpty == false, same(deed, new.element.activation?.mentions) { score += 2 }
    if same(old.element.identifier?.value, new.element.identifier?.value) { score += 2 }
    return score
  }
}

extension CollectionDifference.Change {
  /// Index in the state that it is about.
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
