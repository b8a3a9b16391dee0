/// What VoiceOver says in one language for a symbol that nobody named: by what a project's own recordings tell, then by
/// the recordings that Earshot knows of.
public struct SymbolSpeech: Sendable {
  private let language: String
  private let learned: [String: [String: String]]

  /// - Parameters:
  ///   - language: A language or locale identifier; `de-CH` falls back to `de`.
  ///   - learned: Names that recordings of the project give to symbols, by symbol and language.
  public init(language: String, learned: [String: [String: String]] = [:]) {
    self.language = language
    self.learned = learned
  }

  /// The recorded word, else the raw name: a symbol without a system description is spoken by its raw name
  /// (tree-spec section 9), and whether an unrecorded one has a description is not known.
  public func spoken(_ symbol: String) -> String {
    learnedName(symbol) ?? SFSymbols.spokenName(of: symbol, language: language)?.text
      ?? SFSymbols.spokenName(of: symbol)?.text ?? symbol
  }

  /// Whether a word for the symbol was recorded.
  public func isRecorded(_ symbol: String) -> Bool {
    learnedName(symbol) != nil || SFSymbols.spokenName(of: symbol).map { !$0.isRaw } ?? false
  }

  private func learnedName(_ symbol: String) -> String? {
    guard let names = learned[symbol] else { return nil }
    return names[language] ?? names[String(language.prefix { $0 != "-" && $0 != "_" })]
  }
}
