import Rules

/// The documentation of rules, from the rules themselves.
public struct RuleReport: Sendable {
  public var rules: [RuleMetadata]
  /// What Earshot says about the examples, in their order, by the id of the rule; empty where nobody asked.
  public var demonstrations: [String: [RuleDemonstration]]
  private let words: Wording

  public init(
    _ rules: [RuleMetadata], demonstrations: [String: [RuleDemonstration]] = [:], language: MessageLanguage = .english
  ) {
    self.rules = rules
    self.demonstrations = demonstrations
    words = Wording(language: language)
  }

  // MARK: - The list

  /// One line a rule: id, severity, criteria, title.
  public func listText() -> String {
    let idWidth = rules.map(\.id.utf8.count).max() ?? 0
    let wcagWidth = rules.map { $0.criteria.utf8.count }.max() ?? 0
    return rules.map { rule in
      let id = DisplayText.padded(rule.id, to: idWidth)
      let severity = DisplayText.padded(rule.isOptIn ? words("off") : words(rule.severity.rawValue), to: 7)
      return "\(id)  \(severity)  \(DisplayText.padded(rule.criteria, to: wcagWidth))  \(rule.title)\n"
    }.joined()
  }

  public func listMarkdown() -> String { rules.table(words) { "`\($0.id)`" } }

  public func json() -> String {
    JSONValue.object([
      .init("schema", .integer(Tool.schema)), .init("tool", Tool.json), .init("rules", .array(rules.map(\.json))),
    ]).document()
  }

  // MARK: - The pages

  private var pages: [RulePage] {
    rules.map { RulePage(rule: $0, demonstrations: demonstrations[$0.id] ?? [], words: words) }
  }

  /// The pages for a terminal.
  public func pageText(style: TextStyle = .plain) -> String {
    pages.map { $0.text(style) }.joined(separator: "\n\n")
  }

  public func pageMarkdown() -> String { pages.map { $0.markdown() }.joined(separator: "\n") }

  /// A folder of Markdown files, by name: one a rule, and `README.md` as the entry.
  public func folder() -> [String: String] {
    var files = ["README.md": RuleIndex(rules: rules, words: words).markdown()]
    for page in pages { files[page.rule.id + ".md"] = page.markdown() }
    return files
  }
}

extension [RuleMetadata] {
  /// One row a rule.
  func table(_ words: Wording, name: (RuleMetadata) -> String) -> String {
    let rows = map { rule in
      let severity = words(rule.isOptIn ? "off" : rule.severity.rawValue)
      return "| \(name(rule)) | \(severity) | \(rule.criteria) | \(rule.title.escapedForMarkdown) |\n"
    }
    let headings = ["rule", "severity", "WCAG", "reports"].map { words($0) }
    return "| \(headings.joined(separator: " | ")) |\n| --- | --- | --- | --- |\n" + rows.joined()
  }
}

extension RuleMetadata {
  var criteria: String { wcag.joined(separator: ", ") }

  fileprivate var json: JSONValue {
    [
      "id": .string(id), "family": .string(family.rawValue), "severity": .string(severity.rawValue),
      "impact": .string(impact.rawValue), "onByDefault": .bool(!isOptIn),
      "wcag": JSONValue(wcag), "nutritionLabels": JSONValue(nutritionLabels.map(\.rawValue)), "title": .string(title),
      "reports": .string(documentation.reports), "why": .string(documentation.why),
      "howToFix": .string(documentation.howToFix), "elsewhere": .string(documentation.elsewhere), "limits": .string(documentation.limits),
      "references": JSONValue(documentation.references), "tests": JSONValue(auditMethods.map(\.instruction)),
      "options": .array(options.map { ["name": .string($0.name), "summary": .string($0.summary)] }),
      "examples": .array(
        examples.map { example in
          [
            "expectation": .string(example.expectation.name), "code": .string(example.code),
            "fixed": JSONValue(example.fixed),
          ]
        }),
    ]
  }
}
