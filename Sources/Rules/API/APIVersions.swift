import PlatformKnowledge
import Project
import SwiftSource

/// What the table of Apple's API says of versions.
enum APIVersions {
  /// The lowest iOS that one of the entries needs; nil when one of them gives none.
  static func lowest(of entries: [APIEntry]) -> Version? {
    let versions = entries.map { $0.ios.flatMap { Version($0) } }
    guard !versions.isEmpty, !versions.contains(nil) else { return nil }
    return versions.compactMap { $0 }.min()
  }

  /// The overloads that a use may mean. Closures at the end of a call may stand in parentheses or behind them.
  static func candidates(_ use: NameUse) -> [APIEntry] {
    guard let labels = use.argumentLabels else {
      return AccessibilityAPI.entries(named: use.name).filter { $0.argumentLabels == nil }
    }
    let closures = use.arguments.reversed().prefix { $0.hasPrefix("{") }.count
    let isTrailing = use.range.text.hasSuffix("}")
    for count in isTrailing ? Array((1...max(1, closures)).reversed()) : [0] where count <= labels.count {
      let plain = Array(labels.dropLast(count))
      let found = AccessibilityAPI.candidates(named: use.name, argumentLabels: plain, trailingClosures: count)
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension APIEntry {
  /// Marked as replaced, softly or not; what was never available does not count.
  var isDeprecated: Bool { deprecated.map { !$0.hasPrefix("unavailable") } ?? false }
}
