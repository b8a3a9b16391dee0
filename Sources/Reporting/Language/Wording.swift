/// Earshot's own words in a language. Each is written in English where it is used; the table of the language has the
/// translation.
public struct Wording: Sendable {
  var language: MessageLanguage

  public init(language: MessageLanguage) { self.language = language }

  static let english = Wording(language: .english)

  /// A text with values in its holes.
  public func callAsFunction(_ english: String, _ values: [String: String] = [:]) -> String {
    guard let translations = language.translations else { return MessageTemplate(english).filled(values) }
    return MessageTemplate(translations.form(of: english) ?? english).filled(values)
  }

  /// `1 view`, `2 views`.
  func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    if language == .english { return DisplayText.count(number, noun, plural: plural) }
    return self("{n} \(noun)", ["n": String(number)])
  }

  /// Between things that are listed.
  var comma: String { language == .japanese ? "、" : ", " }

  var colon: String { language == .japanese ? "：" : ": " }

  var fullStop: String { language == .japanese ? "。" : "." }
}
