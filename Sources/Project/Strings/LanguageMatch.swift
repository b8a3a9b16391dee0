import SourceModel

/// Which of the languages that a bundle has somebody gets who asks for one that it may not have.
///
/// Source: Apple, `Bundle.preferredLocalizations(from:forPreferences:)` and QA1828 "How iOS Determines the Language For
/// Your App": the language itself, else a regional form of the same language in the same script. The order among forms
/// is that of Unicode CLDR's parent locales and likely subtags.
struct LanguageMatch: Hashable, Sendable {
  private let language: String
  private let script: String?
  private let region: String?

  /// - Parameter code: `en`, `pt-BR`, `zh-Hans`, `zh-Hant-TW`, `es-419`.
  init(_ code: String) {
    let parts = code.split { $0 == "-" || $0 == "_" }
    let base = parts.first.map { $0.lowercased() } ?? ""
    let region = parts.dropFirst().first { $0.count == 2 || ($0.count == 3 && $0.allSatisfy(\.isNumber)) }?.uppercased()
    language = base
    self.region = region
    script = parts.dropFirst().first { $0.count == 4 }.map { $0.capitalized } ?? Self.script(of: base, in: region)
  }

  /// The script that a language is written in where its code says none, of those that have more than one.
  private static func script(of language: String, in region: String?) -> String? {
    guard language == "zh" else { return language == "sr" ? "Cyrl" : nil }
    return ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
  }

  /// How far the words of another language are from this one; nil where they are no words of it.
  private func distance(to other: LanguageMatch) -> Int? {
    guard language == other.language, script == other.script else { return nil }
    if region == other.region { return 0 }
    if let parent, parent == other.region { return 1 }
    if other.region == nil { return 2 }
    return region == nil && other.region == Self.likelyRegions[language] ? 3 : 4
  }

  /// The form that a regional form goes back to before the plain language: all English but that of the United States
  /// and its islands to that of Britain, Spanish of America to that of Latin America, Portuguese to that of Portugal.
  private var parent: String? {
    guard let region else { return nil }
    switch language {
    case "en": return ["US", "GB", "PR", "GU", "VI", "AS", "PH"].contains(region) ? nil : "GB"
    case "es": return ["ES", "419", "EA", "IC", "GQ", "PH"].contains(region) ? nil : "419"
    case "pt": return ["BR", "PT"].contains(region) ? nil : "PT"
    case "zh": return region == "MO" ? "HK" : nil
    default: return nil
    }
  }

  private static let likelyRegions = [
    "en": "US", "pt": "BR", "es": "ES", "fr": "FR", "de": "DE", "it": "IT", "nl": "NL", "sv": "SE", "da": "DK",
  ]

  /// The best of some languages for one, the first by name of equal ones; nil where none is of that language.
  static func best(for wanted: String, of languages: some Sequence<String>) -> String? {
    let match = LanguageMatch(wanted)
    let near = languages.compactMap { code in match.distance(to: LanguageMatch(code)).map { (distance: $0, code: code) } }
    return near.min { ($0.distance, $0.code) < ($1.distance, $1.code) }?.code
  }
}
