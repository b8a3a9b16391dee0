import SourceModel

/// Apple's accessibility API for SwiftUI and UIKit: every symbol with its signature, versions and deprecation.
public enum AccessibilityAPI {
  /// Everything of that name: a modifier or member by its base name (`accessibilityLabel`, `isToggle`) or its full
  /// one (`AccessibilityTraits.isToggle`), a type together with its initialisers.
  public static func entries(named name: String) -> [APIEntry] {
    (index.positions[name] ?? []).map { index.entries[$0] }
  }

  /// The overloads that a call fits best, by its base name and argument labels (`_` for none): those that leave the
  /// fewest parameters to their defaults.
  ///
  /// A modifier of `View` is preferred to those of `Text` and `TabContent` with the same labels, and an overload for
  /// `LocalizedStringResource` is left out where others fit. Types are not known here, so more than one may be left;
  /// a call needs at least the lowest of their versions.
  public static func candidates(named name: String, argumentLabels: [String], trailingClosures: Int) -> [APIEntry] {
    let fitting = (index.positions[name] ?? []).compactMap { position -> (entry: APIEntry, omissions: Int)? in
      guard
        let omissions = index.signatures[position].value?.omissions(
          argumentLabels: argumentLabels, trailingClosures: trailingClosures)
      else { return nil }
      return (index.entries[position], omissions)
    }
    let fewest = fitting.map(\.omissions).min()
    let best = preferring(fitting.filter { $0.omissions == fewest }.map(\.entry)) {
      $0.container == nil || $0.container == "View"
    }
    return preferring(best) { !$0.signature.contains("LocalizedStringResource") }
  }

  /// The entry that a call means: the best candidate; nil when there is none, or when those left differ in
  /// availability, such as `accessibilityAction(named:)` with a `Text` (iOS 13) and with a literal (iOS 14).
  public static func entry(named name: String, argumentLabels: [String], trailingClosures: Int) -> APIEntry? {
    let best = candidates(named: name, argumentLabels: argumentLabels, trailingClosures: trailingClosures)
    return Set(best.map(\.availability)).count == 1 ? best.first : nil
  }

  /// The modifier of SwiftUI that one took the place of: `accessibility(label:)` for `accessibilityLabel`.
  public static func replaced(by name: String) -> APIEntry? {
    index.replaced[name].map { index.entries[$0] }
  }

  /// Every entry, SwiftUI's before UIKit's.
  public static var all: [APIEntry] { index.entries }

  private static func preferring(_ entries: [APIEntry], _ condition: (APIEntry) -> Bool) -> [APIEntry] {
    let preferred = entries.filter(condition)
    return preferred.isEmpty ? entries : preferred
  }

  private struct Index: Sendable {
    var entries: [APIEntry] = []
    var positions: [String: [Int]] = [:]
    /// Of each entry, read when a call of its name is met.
    var signatures: [Once<APISignature?>] = []
    /// By the modifiers of SwiftUI that took their place, the first of those that they took it of.
    var replaced: [String: Int] = [:]
  }

  private static let index: Index = {
    var index = Index()
    index.entries += Table(.swiftuiApi, repeats: true).rows.map { APIEntry($0, framework: .swiftUI) }
    index.entries += Table(.uikitApi, repeats: true).rows.map { APIEntry($0, framework: .uiKit) }
    for (position, entry) in index.entries.enumerated() {
      for name in entry.names { index.positions[name, default: []].append(position) }
      index.signatures.append(Once { APISignature(of: entry) })
      guard entry.framework == .swiftUI, entry.kind == .viewModifier, let replacement = entry.replacement else { continue }
      let name = String(replacement.prefix { $0 != "(" })
      if index.replaced[name] == nil { index.replaced[name] = position }
    }
    return index
  }()
}
