/// What is known of Apple's SF Symbols: names, versions, renames, recorded spoken names and likely meanings.
public enum SFSymbols {
  /// VoiceOver's word for a symbol without a label, where it has been recorded.
  ///
  /// nil means that no recording is known: the raw name is likely then, not certain. Variants need not share a
  /// description, so nothing is derived from `heart` for `heart.fill`.
  /// - Parameter language: A language or locale identifier; `de-CH` falls back to `de`.
  public static func spokenName(of symbol: String, language: String = "en") -> SpokenSymbolName? {
    let names = spokenNames[symbol] ?? [:]
    let base = String(language.prefix { $0 != "-" && $0 != "_" })
    return names[language] ?? names[base]
  }

  /// What a control that shows nothing but this symbol most likely does; a suggestion for a label, and not what
  /// VoiceOver says.
  public static func meaning(of symbol: String) -> SymbolMeaning? {
    SymbolMeanings.shared.meaning(of: symbol)
  }

  /// Whether a text is what a button with some symbol does, in English: "close", "Refresh".
  public static func isAction(_ text: String) -> Bool { SymbolMeanings.shared.actions.contains(text.lowercased()) }

  /// Whether a symbol shows a tick: `checkmark`, `checkmark.circle.fill`.
  public static func isTick(_ symbol: String) -> Bool { NameWords.words(.tickSymbol).contains(where: symbol.hasPrefix) }

  /// Whether a symbol shows a cross: `xmark`, `xmark.circle.fill`, `multiply`.
  public static func isCross(_ symbol: String) -> Bool { NameWords.words(.crossSymbol).contains(where: symbol.hasPrefix) }

  /// Whether the name exists, under its current or an old name. Symbols after iOS 26.1 are not known.
  public static func isKnown(_ symbol: String) -> Bool {
    SymbolCatalog.shared.introduced[symbol] != nil || SymbolCatalog.shared.current[symbol] != nil
  }

  /// The first iOS version that has the symbol under this name, such as `15.0`; nil when unknown.
  public static func introducedIOS(_ symbol: String) -> String? {
    SymbolCatalog.shared.introduced[symbol]
  }

  /// The current name of a symbol that was renamed, and the iOS version that brought it. Below that version the old
  /// name is the right one; from it on both work.
  public static func renamed(_ symbol: String) -> (to: String, inIOS: String)? {
    let catalog = SymbolCatalog.shared
    guard let current = catalog.current[symbol], let version = catalog.introduced[current] else { return nil }
    return (current, version)
  }

  private static let spokenNames: [String: [String: SpokenSymbolName]] = {
    var names: [String: [String: SpokenSymbolName]] = [:]
    for row in Table(.spokenNames).rows {
      names[row["symbol"], default: [:]][row["language"]] = SpokenSymbolName(
        text: row["spoken"], isRaw: row["raw"] == "raw",
        confidence: Confidence(rawValue: row["confidence"]) ?? .low, evidence: row["evidence"])
    }
    return names
  }()
}

/// A recorded spoken name of a symbol.
public struct SpokenSymbolName: Hashable, Sendable {
  public let text: String
  /// The system has no description of the symbol, so its name itself is spoken.
  public let isRaw: Bool
  public let confidence: Confidence
  /// Where and on what it was recorded.
  public let evidence: String
}

/// What a symbol most likely stands for.
public struct SymbolMeaning: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// What a button with it does.
    case action
    /// A thing, or a place that it opens.
    case object
    /// A status, which needs a text of its own where it is shown.
    case state
    case decoration
  }

  public let english: String
  public let japanese: String
  public let kind: Kind
  /// Two or more uses are common: offer the text as a placeholder, never as a certain name.
  public let isAmbiguous: Bool

  /// The meaning in a language; nil for those that there are no words in, which a person has to say.
  public func text(language: String) -> String? {
    language.hasPrefix("ja") ? japanese : Words.press(english, in: language)
  }
}
