import AccessibilityModel
import SourceModel

/// A screen in both states of an app; one of them is nil for a screen that is new or gone.
public struct ScreenPair: Sendable {
  public let before: Screen?
  public let after: Screen?
  /// As it is now, else as it was.
  public let screen: Screen

  init(before: Screen?, after: Screen) {
    self.before = before
    self.after = after
    screen = after
  }

  init(gone screen: Screen) {
    before = screen
    after = nil
    self.screen = screen
  }

  /// What it was called; nil when it is called the same.
  public var previousName: String? { before.flatMap { old in after.flatMap { $0.name == old.name ? nil : old.name } } }
}

/// Tells which screen of one state is which of another: by kind, name and file, then by name, then, for those that
/// were renamed, by what is heard.
struct ScreenMatching {
  typealias Entry = (transcript: ScreenTranscript, stops: [HeardStop])

  /// In the order of what is there now; what is gone stands at the end.
  private(set) var pairs: [(before: Entry?, after: Entry?)]

  var screens: [ScreenPair] {
    pairs.compactMap { pair in
      if let after = pair.after {
        return ScreenPair(before: pair.before?.transcript.screen, after: after.transcript.screen)
      }
      return pair.before.map { ScreenPair(gone: $0.transcript.screen) }
    }
  }

  /// Likeness from which on a screen of another name is taken for the same one.
  private static let threshold = 0.6

  init(before: [Entry], after: [Entry]) {
    var open = Array(before.indices)
    var matches = [Int?](repeating: nil, count: after.count)
    func match(_ isSame: (Screen, Screen) -> Bool) {
      for index in after.indices where matches[index] == nil {
        let screen = after[index].transcript.screen
        guard let found = open.first(where: { isSame(before[$0].transcript.screen, screen) }) else { continue }
        matches[index] = found
        open.removeAll { $0 == found }
      }
    }
    match { $0.kind == $1.kind && $0.name == $1.name && $0.source.file.path == $1.source.file.path }
    match { $0.kind == $1.kind && $0.name == $1.name && $0.source.file.name == $1.source.file.name }
    match { $0.kind == $1.kind && $0.name == $1.name }
    var candidates: [(before: Int, after: Int, score: Double)] = []
    for index in after.indices where matches[index] == nil {
      for old in open {
        let score = Self.likeness(before[old], after[index])
        if score >= Self.threshold { candidates.append((old, index, score)) }
      }
    }
    candidates.sort { left, right in
      left.score != right.score ? left.score > right.score : (left.after, left.before) < (right.after, right.before)
    }
    for pair in candidates where matches[pair.after] == nil && open.contains(pair.before) {
      matches[pair.after] = pair.before
      open.removeAll { $0 == pair.before }
    }
    pairs = after.indices.map { (matches[$0].map { before[$0] }, after[$0]) } + open.map { (before[$0], nil) }
  }

  private static func likeness(_ old: Entry, _ new: Entry) -> Double {
    guard old.transcript.screen.kind == new.transcript.screen.kind, !old.stops.isEmpty, !new.stops.isEmpty else {
      return 0
    }
    let likeness = Set(old.stops.map(\.key)).likeness(to: Set(new.stops.map(\.key)))
    // A screen of one word may be any.
    let isSmall = min(old.stops.count, new.stops.count) < 3
    let isInPlace = old.transcript.screen.source.file.path == new.transcript.screen.source.file.path
    return isSmall && !isInPlace ? 0 : likeness
  }
}

extension SourceFile {
  /// The last part of the path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
