import Rules

/// The documentation of rules, from the rules themselves.
public struct RuleReport: Sendable {
  public var rules: [RuleMetadata]
  private let words: Wording

  public init(_ rules: [RuleMetadata], language: MessageLanguage = .english) {
    self.rules = rules
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

  public func listMarkdown() -> String {
    let rows = rules.map { rule in
      let severity = words(rule.isOptIn ? "off" : rule.severity.rawValue)
      return "| `\(rule.id)` | \(severity) | \(rule.criteria) | \(rule.title.escapedForMarkdown) |\n"
    }
    let headings = ["rule", "severity", "WCAG", "reports"].map { words($0) }
    return "| \(headings.joined(separator: " | ")) |\n| --- | --- | --- | --- |\n" + rows.joined()
  }

  public func json() -> String {
    JSONValue.object([
      .init("schema", .integer(Tool.schema)), .init("tool", Tool.json), .init("rules", .array(rules.map(\.json))),
    ]).document()
  }

  // MARK: - The pages

  /// The pages for a terminal.
  public func pageText(style: TextStyle = .plain) -> String {
    rules.map { $0.pageText(style, words) }.joined(separator: "\n\n")
  }

  public func pageMarkdown() -> String { rules.map { $0.pageMarkdown(words) }.joined(separator: "\n") }
}

extension RuleMetadata {
  var criteria: String { wcag.joined(separator: ", ") }

  private func facts(_ words: Wording) -> String {
    let criteria = wcag.isEmpty ? words("best practice") : "WCAG \(criteria)"
    let facts = words(
      "{severity}, {impact} impact, {criteria}, family “{family}”",
      [
        "severity": words(severity.rawValue), "impact": words(impact.rawValue), "criteria": criteria,
        "family": words(family.rawValue),
      ])
    return isOptIn ? facts + words.comma + words("off by default") : facts
  }

  private func sections(_ words: Wording) -> [(title: String, text: String)] {
    let settings = options.map { "- `\($0.name)`: \($0.summary)" }.joined(separator: "\n")
    return [
      ("What it reports", documentation.reports), ("Why it matters", documentation.why),
      ("How to fix it", documentation.howToFix), ("Limits", documentation.limits), ("Options", settings),
    ].filter { !$0.1.isEmpty }.map { (words($0.0), $0.1) }
  }

  fileprivate func pageText(_ style: TextStyle, _ words: Wording) -> String {
    var text = "\(style(.bold, id)): \(title)\n\(style(.faint, facts(words)))\n"
    for section in sections(words) {
      text += "\n\(style(.bold, section.title))\n" + Self.paragraphs(section.text)
    }
    for (number, example) in examples.enumerated() {
      text +=
        "\n" + style(.bold, words("Example {n}: ", ["n": String(number + 1)]) + words(example.expectation.caption)) + "\n"
        + Self.indented(example.code)
      if let fixed = example.fixed { text += "\n  " + words("after the fix:") + "\n" + Self.indented(fixed) }
    }
    if !documentation.references.isEmpty {
      text += "\n\(style(.bold, words("Sources")))\n" + documentation.references.map { Self.paragraphs("- \($0)") }.joined()
    }
    return text
  }

  fileprivate func pageMarkdown(_ words: Wording) -> String {
    var text = "# \(id)\n\n\(title.escapedForMarkdown) (\(facts(words)))\n"
    for section in sections(words) { text += "\n## \(section.title)\n\n\(section.text)\n" }
    if !examples.isEmpty { text += "\n## " + words("Examples") + "\n" }
    for example in examples {
      text += "\n\(words(example.expectation.caption).capitalizedFirst):\n\n```swift\n\(example.code)\n```\n"
      if let fixed = example.fixed { text += "\n\(words("after the fix:").capitalizedFirst)\n\n```swift\n\(fixed)\n```\n" }
    }
    if !documentation.references.isEmpty {
      text += "\n## " + words("Sources") + "\n\n" + documentation.references.map { "- \($0)\n" }.joined()
    }
    return text
  }

  private static func paragraphs(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      DisplayText.wrapped(String(line), to: 78).map { $0.isEmpty ? "\n" : "  \($0)\n" }
    }.joined()
  }

  private static func indented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }

  fileprivate var json: JSONValue {
    [
      "id": .string(id), "family": .string(family.rawValue), "severity": .string(severity.rawValue),
      "impact": .string(impact.rawValue), "onByDefault": .bool(!isOptIn),
      "wcag": JSONValue(wcag), "title": .string(title),
      "reports": .string(documentation.reports), "why": .string(documentation.why),
      "howToFix": .string(documentation.howToFix), "limits": .string(documentation.limits),
      "references": JSONValue(documentation.references),
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

extension Example.Expectation {
  fileprivate var name: String {
    switch self {
    case .violation: "violation"
    case .pass: "pass"
    case .undecided: "undecided"
    }
  }

  fileprivate var caption: String {
    switch self {
    case .violation: "reported at the arrow"
    case .pass: "not reported"
    case .undecided: "not reported, since a part is unknown"
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
