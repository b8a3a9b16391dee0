import SourceModel
import SwiftUISemantics

/// How much of a screen is built.
struct ScreenRoom: Hashable, Sendable {
  /// How many views it may have.
  let views: Int
  /// Or only what it presents: sheets, menus, where links lead.
  var showsContent = true
}

/// Which views are looked at as screens of their own, in rounds.
///
/// Where a view is used, its arguments and surroundings are known, so its uses tell more than the view by itself does.
/// It is looked at by itself only when some of its own code is in none of the screens that were built before: nothing
/// uses it, its uses are not followed, or they never take one of its branches. So it is with views of UIKit, and with
/// controllers whose code an interface file is shown by, unless that left no steps for all of it. Everything else is
/// always looked at. Which those are depends on the app alone, not on what was built first or on how many threads.
struct ScreenRounds {
  private let entries: [ScreenEntry]
  private let classesOfFiles: [Int: Int]
  private let shownByFiles: Set<Int>
  /// By their names, the entries that are views of SwiftUI.
  private let views: [SourceRange: Int]
  /// Views that are neither built nor whole in others; in the first round all entries.
  private var waiting: Set<Int>
  private var isFirst = true
  /// The entries that are built now are built whatever the others show.
  private var isFirstRound = false
  /// By entry, the views whose calls stand in its code.
  private let used: [Set<Int>]
  /// By entry, how much of its own code is in no screen yet.
  private var missing: [Int]
  /// The same without what the entry presents.
  private var missingContent: [Int]
  /// By beginning of that code, the entry that it belongs to.
  private var owners: [SourceStart: Int]
  private let presented: Set<SourceStart>
  /// By entry, how many screens without room for all of it show it or what shows it.
  private var tooLarge: [Int]

  init(_ entries: [ScreenEntry], _ code: EntryCode) {
    self.entries = entries
    waiting = Set(entries.indices)
    classesOfFiles = code.classesOfFiles
    shownByFiles = Set(code.classesOfFiles.values)
    views = Dictionary(
      entries.enumerated().compactMap { number, entry in
        if case .view(let type) = entry { (type.nameRange, number) } else { nil }
      }, uniquingKeysWith: { first, _ in first })
    used = code.used
    missing = Array(repeating: 0, count: entries.count)
    tooLarge = Array(repeating: 0, count: entries.count)
    missingContent = missing
    owners = code.owners
    presented = code.presented
    for (place, owner) in owners {
      missing[owner] += 1
      if !presented.contains(place) { missingContent[owner] += 1 }
    }
  }

  /// The entries to build now, in order; empty when all that is left is whole in what was built.
  mutating func next() -> [Int] {
    isFirstRound = false
    if isFirst {
      isFirst = false
      let round = UseGraph(waiting, used).unused.filter { !isOfUIKit($0) }.union(waiting.filter { !mayWait($0) })
      waiting.subtract(round)
      isFirstRound = !round.isEmpty
      if !round.isEmpty { return round.sorted() }
    }
    waiting = waiting.filter { missing[$0] > 0 }
    let round = UseGraph(waiting, used).unused
    waiting.subtract(round)
    return round.sorted()
  }

  /// How many views a screen may have: the fewer, the more screens were too large that show it. Where views show each
  /// other without end, each of them is such a screen, and nothing new is heard on the next.
  ///
  /// A view whose own content stands in the screens that show it is only looked at for what it presents, which stands in
  /// none of them.
  func room(for entry: Int) -> ScreenRoom {
    let isWhole = if case .view = entries[entry] { isFirstRound || missingContent[entry] > 0 } else { true }
    return ScreenRoom(
      views: max(TreeBuilder.viewLimit >> (2 * tooLarge[entry]), Self.leastRoom), showsContent: isWhole)
  }

  /// The room of an entry that is wanted whole, whatever the others show.
  func fullRoom(for entry: Int) -> ScreenRoom { ScreenRoom(views: room(for: entry).views) }

  private static let leastRoom = TreeBuilder.beginningLimit

  /// Takes note of the code that made a screen.
  mutating func note(_ screen: BuiltEntry, of entry: Int) {
    for place in screen.code {
      guard let owner = owners.removeValue(forKey: place) else { continue }
      missing[owner] -= 1
      if !presented.contains(place) { missingContent[owner] -= 1 }
    }
    // What a view presents by a modifier of the project stands in no code of its own, and in no screen but its own.
    for presenter in screen.built.presenters {
      if let number = views[presenter] { missing[number] += 1 }
    }
    // A class that leaves no steps for all of its code in a scene leaves none by itself: it would be read twice.
    if screen.built.isExhausted, let shown = classesOfFiles[entry] { missing[shown] = 0 }
    guard screen.built.isCutOff else { return }
    var shown: Set<Int> = []
    var open = [entry]
    while let next = open.popLast() {
      for other in used[next] where other != entry && shown.insert(other).inserted { open.append(other) }
    }
    for other in shown { tooLarge[other] = min(tooLarge[other] + 1, 8) }
  }

  /// Whether other entries may show all of it.
  private func mayWait(_ entry: Int) -> Bool {
    switch entries[entry] {
    case .view: true
    case .uiKit(let shown):
      shownByFiles.contains(entry) || shown.declaration != nil && shown.screenKind == .view && missing[entry] > 0
    case .scene, .preview, .previewProvider, .snippet: false
    }
  }

  /// Nothing in the code of UIKit's controllers tells which views of the project their lists and files show.
  private func isOfUIKit(_ entry: Int) -> Bool { if case .uiKit = entries[entry] { true } else { false } }
}
