/// Texts in another language, by rule and by their English form. What has no translation, or whose English has changed
/// since it was translated, stays English.
struct Translations: Sendable {
  /// What a row of the table translates.
  enum Part: String, CaseIterable, Sendable {
    /// The title of a rule.
    case title
    // The parts of its documentation.
    case reports, why, howToFix, elsewhere, limits
    /// A message of a finding, with holes.
    case message
    /// The title of a fix, with holes.
    case fix
    /// A message about a related place, with holes.
    case note
    /// Earshot's own words, with holes.
    case ui
    /// What an option of a rule does.
    case option
    /// A word that holes of the kind `word` stand for.
    case word
    /// A part of a message that holes of the kind `phrase` stand for, with holes.
    case phrase
  }

  /// The rule of rows that hold for every rule.
  static let everyRule = "*"

  private struct Key: Hashable {
    var rule: String
    var part: Part
  }

  private struct Entry: Sendable {
    var template: MessageTemplate
    var translation: MessageTemplate
  }

  /// Rows whose English has no holes, by that English.
  private var plain: [Key: [String: String]] = [:]
  /// The most fixed templates first.
  private var templates: [Key: [Entry]] = [:]

  /// Earshot's own words, by their English template.
  private var forms: [String: String] = [:]

  static let japanese = Translations(table: TranslationTables.ja)

  /// - Parameter table: Lines of rule, part, English and translation, parted by tabs; `\n` stands for a line end.
  init(table: String) {
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map {
        String($0).replacing("\\n", with: "\n")
      }
      guard fields.count == 4, let part = Part(rawValue: fields[1]), !fields[3].isEmpty else { continue }
      let key = Key(rule: fields[0], part: part)
      if part == .ui {
        forms[fields[2]] = fields[3]
      } else if fields[2].contains("{") {
        templates[key, default: []].append(
          Entry(template: MessageTemplate(fields[2]), translation: MessageTemplate(fields[3])))
      } else {
        plain[key, default: [:]][fields[2]] = fields[3]
      }
    }
    for key in templates.keys { templates[key]?.sort { $0.template.weight > $1.template.weight } }
  }

  /// The translation of a text; nil when there is none.
  func translation(_ text: String, rule: String = everyRule, _ part: Part) -> String? {
    for rule in rule == Self.everyRule ? [rule] : [rule, Self.everyRule] {
      let key = Key(rule: rule, part: part)
      if let found = plain[key]?[text] { return found }
      for entry in templates[key] ?? [] {
        if let values = entry.template.values(in: text, isKnown: { known(String($0), $1) != nil }) {
          return entry.translation.filled(translated(values, of: entry.template))
        }
      }
    }
    return nil
  }

  /// The translation of one of Earshot's own texts, holes and all.
  func form(of template: String) -> String? { forms[template] }

  /// The translation of a word or phrase.
  private func known(_ text: String, _ kind: MessageTemplate.Kind) -> String? {
    switch kind {
    case .word: plain[Key(rule: Self.everyRule, part: .word)]?[text]
    case .phrase: translation(text, .phrase)
    case .any: alternatives(text)
    case .number: text
    }
  }

  /// Several names in one hole: `'cup' or 'glass'`.
  private func alternatives(_ text: String) -> String {
    guard text.contains("' or '"), let word = known("or", .word) else { return text }
    return text.replacing("' or '", with: "'\(word)'")
  }

  private func translated(_ values: [String: String], of template: MessageTemplate) -> [String: String] {
    var values = values
    for case .hole(let name, let kind) in template.parts {
      values[name] = values[name].flatMap { known($0, kind) } ?? values[name]
    }
    return values
  }
}
