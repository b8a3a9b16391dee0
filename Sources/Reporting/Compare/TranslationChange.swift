/// What changes in the texts of a language that was not listened to.
public struct TranslationChange: Hashable, Sendable {
  /// As the project's files write it, such as `pt-BR`.
  public var language: String
  /// Keys, sorted; with the name of the table before those that stand in another one than `Localizable`.
  public var added: [String]
  public var removed: [String]
  public var reworded: [String]

  public var number: Int { added.count + removed.count + reworded.count }

  /// - Parameters:
  ///   - before: By language, the texts by key.
  ///   - after: The same.
  static func all(_ before: [String: [String: String]], _ after: [String: [String: String]]) -> [TranslationChange] {
    Set(before.keys).union(after.keys).sorted().compactMap { language in
      let (old, new) = (before[language] ?? [:], after[language] ?? [:])
      let change = TranslationChange(
        language: language, added: new.keys.filter { old[$0] == nil }.sorted(),
        removed: old.keys.filter { new[$0] == nil }.sorted(),
        reworded: new.keys.filter { key in old[key].map { $0 != new[key] } ?? false }.sorted())
      return change.number == 0 ? nil : change
    }
  }

  /// `2 reworded (checkout.pay, checkout.total), 1 added (checkout.help)`
  var description: String {
    [("reworded", reworded), ("added", added), ("removed", removed)].filter { !$0.1.isEmpty }.map { word, keys in
      let shown = keys.prefix(Self.limit).map { DisplayText.line(String($0.prefix(Self.keyLimit))) }
      let rest = keys.count > Self.limit ? " …" : ""
      return "\(keys.count) \(word) (\(shown.joined(separator: ", "))\(rest))"
    }.joined(separator: ", ")
  }

  /// So many keys are named.
  private static let limit = 3
  private static let keyLimit = 40
}

extension Comparison {
  /// `3 texts change in de, ja`; nil where none do.
  var translationSummary: String? {
    guard !translations.isEmpty else { return nil }
    let number = translations.reduce(0) { $0 + $1.number }
    let languages = translations.map { DisplayText.line($0.language) }.joined(separator: ", ")
    return DisplayText.count(number, "text") + " \(number == 1 ? "changes" : "change") in \(languages)"
  }
}
