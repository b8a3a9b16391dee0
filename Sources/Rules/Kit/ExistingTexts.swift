import AccessibilityModel
import Project

/// The texts that a project has translations of, by their words in its own language: a name that a fix writes need not
/// wait for translators where the words are there under some key.
final class ExistingTexts: Sendable {
  private let strings: StringTables
  /// Keys by their words in lower case.
  private let keys: Once<[String: String]>

  init(_ strings: StringTables, language: String) {
    self.strings = strings
    keys = Once { Self.keys(of: strings, language: language) }
  }

  /// The key of `Localizable` whose text is the word, whatever its case; one that is translated everywhere before
  /// others, and the shortest of several.
  func key(for word: String) -> String? {
    Self.isComplete(word, in: strings) ? word : keys.value[word.lowercased()]
  }

  /// Every language has it, so that nothing is left to translate.
  private static func isComplete(_ key: String, in strings: StringTables) -> Bool {
    strings.languages.allSatisfy { strings.text(forKey: key, table: nil, language: $0) != nil }
  }

  private static func keys(of strings: StringTables, language: String) -> [String: String] {
    var result: [String: String] = [:]
    let texts = strings.texts(inLanguage: language)
    for (key, text) in texts where !key.contains("%") && !text.isEmpty {
      let word = text.lowercased()
      if let other = result[word] {
        let (mine, theirs) = (isComplete(key, in: strings), isComplete(other, in: strings))
        if mine == theirs ? (other.count, other) <= (key.count, key) : theirs { continue }
      }
      result[word] = key
    }
    return result
  }
}
