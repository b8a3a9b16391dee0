import PlatformKnowledge
import Rules

/// The entry to the pages of the rules: by family, by success criterion, by Nutrition Label.
struct RuleIndex {
  let rules: [RuleMetadata]
  let words: Wording

  func markdown() -> String {
    var text = "# \(words("Rules"))\n\n"
    text += words(
      "Made from the rules by `earshot rules --pages FOLDER`. {n} rules; what each one finds and leaves alone is shown with what Earshot prints.",
      ["n": String(rules.count)]) + "\n"
    text += "\n## \(words("By family"))\n"
    for family in RuleMetadata.Family.allCases {
      let members = rules.filter { $0.family == family }
      if !members.isEmpty { text += "\n### \(words(family.rawValue))\n\n" + members.table(words, name: link) }
    }
    text += "\n## \(words("By success criterion of WCAG 2.2"))\n\n" + criteria()
    text += "\n## \(words("By Nutrition Label of the App Store"))\n\n" + labels()
    let others = rules.filter { $0.wcag.isEmpty }
    text += "\n## \(words("Best practice"))\n\n\(links(others))\n"
    return text
  }

  private func criteria() -> String {
    let rows = WCAG.all.compactMap { criterion -> String? in
      let members = rules.filter { $0.wcag.contains(criterion.id) }
      if members.isEmpty { return nil }
      let title = criterion.title(language: words.language.rawValue)
      return "| \(criterion.id) \(title) | \(criterion.level.rawValue) | \(criterion.clause ?? "") | \(links(members)) |\n"
    }
    let headings = ["criterion", "level", "EN 301 549", "rules"].map { words($0) }
    return "| \(headings.joined(separator: " | ")) |\n| --- | --- | --- | --- |\n" + rows.joined()
  }

  private func labels() -> String {
    let rows = NutritionLabel.allCases.compactMap { label -> String? in
      let members = rules.filter { $0.nutritionLabels.contains(label) }
      return members.isEmpty ? nil : "| \(words(label.name)) | \(links(members)) |\n"
    }
    return "| \(words("label")) | \(words("rules")) |\n| --- | --- |\n" + rows.joined()
  }

  private func links(_ members: [RuleMetadata]) -> String { members.map(link).joined(separator: words.comma) }

  private func link(_ rule: RuleMetadata) -> String { "[`\(rule.id)`](\(rule.id).md)" }
}
