import AccessibilityModel
import Project
import SwiftSource

/// The texts that a project has translations of, by their words in its own language: a name that a fix writes need not
/// wait for translators where the words are there under some key.
final class ExistingTexts: @unchecked Sendable {
  // Unchecked: what is kept is guarded by the lock.
  private let lock = PlatformLock()
  private let strings: StringTables
  private let language: String
  private var kept: [String: String]?

  init(_ strings: StringTables, language: String) {
    self.strings = strings
    self.language = language
  }

  /// The key of `Localizable` whose text is the word, whatever its case, and which is translated everywhere; the
  /// shortest of several.
  func key(for word: String) -> String? {
    if isComplete(word) { return word }
    let keys = lock.withLock {
      if let kept { return kept }
      let read = read()
      kept = read
      return read
    }
    return keys[word.lowercased()]
  }

  /// Every language has it, so that nothing is left to translate.
  private func isComplete(_ key: String) -> Bool {
    strings.languages.allSatisfy { strings.text(forKey: key, table: nil, language: $0) != nil }
  }

  private func read() -> [String: String] {
    var result: [String: String] = [:]
    for (key, text) in strings.texts(inLanguage: language) where !key.contains("%") && isComplete(key) {
      let word = text.lowercased()
      if let other = result[word], (other.count, other) <= (key.count, key) { continue }
      result[word] = key
    }
    return result
  }
}

extension RuleContext {
  /// A name as the source of an element would write it: by the key of a text that is translated already, where there
  /// is one, and in UIKit in a way that lets it be translated.
  func spelled(_ word: String, on element: AccessibilityElement) -> String {
    guard isLocalized, element.framework != .interfaceFile, !word.contains("<#") else { return FixBuilder.literal(word) }
    let literal = FixBuilder.literal(texts.key(for: word) ?? word)
    return element.framework == .uiKit ? "NSLocalizedString(\(literal), comment: \"\")" : literal
  }
}
