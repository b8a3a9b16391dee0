import PlatformKnowledge
import SourceModel

/// Recognises texts that are names for programs and not words for people.
enum ProgramName {
  enum Form: Hashable {
    case file, symbol, identifier, key, uuid, format

    /// - Parameter isLookedUp: The text is searched for in string tables, in vain.
    func description(isLookedUp: Bool) -> String {
      switch self {
      case .file: "the name of a file"
      case .symbol: "the name of a symbol"
      case .identifier: "an identifier"
      case .key where isLookedUp: "a localization key that no string table has"
      case .key: "a localization key given as a plain string"
      case .uuid: "a UUID"
      case .format: "a format that nothing fills in"
      }
    }
  }

  /// What kind of program name a text is; nil for words.
  static func form(of text: String) -> Form? {
    if text.contains("%@") || text.contains("%lld") || text.contains("%1$") { return .format }
    guard !text.isEmpty, !text.contains(where: \.isWhitespace), text.contains(where: \.isLetter) else { return nil }
    guard text.unicodeScalars.allSatisfy({ $0.isASCII }) else { return nil }
    if isUUID(text) { return .uuid }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count > 1, let ending = parts.last, Words.fileEndings.contains(ending.lowercased()), parts[0].count > 0 {
      return .file
    }
    if parts.count > 1, SFSymbols.isKnown(text) { return .symbol }
    // `chevron-left`, as symbols are called in asset catalogs and on the web.
    if text.contains("-"), SFSymbols.isKnown(text.replacing("-", with: ".")) { return .symbol }
    if isSnakeCase(text) || isCamelCase(text) { return .identifier }
    return isKey(parts) ? .key : nil
  }

  /// `ic_profile_24` → "Profile"; nil when no word is left.
  static func words(in name: String) -> String? {
    let base = name.split(separator: "/").last.map(String.init) ?? name
    var words: [String] = []
    for part in base.split(whereSeparator: { "._-".contains($0) }) {
      var word = ""
      for character in part {
        if character.isUppercase, let last = word.last, last.isLowercase {
          words.append(word)
          word = ""
        }
        word.append(character)
      }
      words.append(word)
    }
    let affixes = NameWords.words(.programAffix)
    let kept = words.map { $0.lowercased() }.filter { word in
      word.count > 1 && word.contains(where: \.isLetter) && !affixes.contains(word) && !Words.fileEndings.contains(word)
    }
    // A "field" is what anything may be.
    return kept.allSatisfy(NameWords.words(.controlKind).contains) ? nil : kept.joined(separator: " ").capitalizedFirst
  }

  private static func isUUID(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [8, 4, 4, 4, 12] && text.allSatisfy { $0.isHexDigit || $0 == "-" }
  }

  /// Letters on both sides of an underscore.
  private static func isSnakeCase(_ text: String) -> Bool {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.contains(where: { $0.contains(where: \.isLetter) }) else { return false }
    return parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || "-.".contains($0) } }
  }

  /// Begins in lower case and goes on with two letters or more before a capital: `closeButton`, unlike `iPhone`.
  private static func isCamelCase(_ text: String) -> Bool {
    guard text.allSatisfy({ $0.isLetter || $0.isNumber }), text.count > 6 else { return false }
    let head = text.prefix { $0.isLowercase }
    let rest = text.dropFirst(head.count)
    guard head.count >= 2, let capital = rest.first, capital.isUppercase,
      !NameWords.words(.brandInCamelCase).contains(text.lowercased()) else { return false }
    return rest.dropFirst().first?.isLowercase ?? false
  }

  /// Three lower-case words or more with dots between, or two that are no address: `settings.title`.
  private static func isKey(_ parts: [Substring]) -> Bool {
    // `AddView.cancel.Button`; two words with a dot between them may be a name that people know.
    guard parts.count >= 2, let first = parts.first?.first, first.isLowercase || parts.count > 2 else { return false }
    let isWords = parts.allSatisfy { part in
      part.count >= 2 && part.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
    }
    guard isWords else { return false }
    guard !["www", "http", "https"].contains(parts[0]), let last = parts.last else { return false }
    return !NameWords.words(.domain).contains(last.lowercased()) && last.contains(where: \.isLetter)
  }
}
