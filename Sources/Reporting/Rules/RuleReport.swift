import Rules

/// The documentation of rules, from the rules themselves.
public struct RuleReport: Sendable {
  public var rules: [RuleMetadata]

  public init(_ rules: [RuleMetadata]) { self.rules = rules }

  // MARK: - The list

  /// One line a rule: id, severity, criteria, title.
  public func listText() -> String {
    let idWidth = rules.map(\.id.utf8.count).max() ?? 0
    let wcagWidth = rules.map { $0.criteria.utf8.count }.max() ?? 0
    return rules.map { rule in
      let id = DisplayText.padded(rule.id, to: idWidth)
      let severity = DisplayText.padded(rule.severity.rawValue, to: 7)
      return "\(id)  \(severity)  \(DisplayText.padded(rule.criteria, to: wcagWidth))  \(rule.title)\n"
    }.joined()
  }

  public func listMarkdown() -> String {
    let rows = rules.map {
      "| `\($0.id)` | \($0.severity.rawValue) | \($0.criteria) | \($0.title.escapedForMarkdown) |\n"
    }
    return "| rule | severity | WCAG | reports |\n| --- | --- | --- | --- |\n" + rows.joined()
  }

  public func json() -> String {
    JSONValue.object([
      .init("schema", .integer(Tool.schema)), .init("tool", Tool.json), .init("rules", .array(rules.map(\.json))),
    ]).document()
  }

  // MARK: - The pages

  /// The pages for a terminal.
  public func pageText(style: TextStyle = .plain) -> String {
    rules.map { $0.pageText(style) }.joined(separator: "\n\n")
  }

  public func pageMarkdown() -> String { rules.map(\.pageMarkdown).joined(separator: "\n") }
}

extension RuleMetadata {
  var criteria: String { wcag.joined(separator: ", ") }

  private var facts: String {
    let criteria = wcag.isEmpty ? "best practice" : "WCAG \(criteria)"
    return "\(severity.rawValue), \(impact.rawValue) impact, \(criteria), family “\(family.rawValue)”"
  }

  private var sections: [(title: String, text: String)] {
    [
      ("What it reports", documentation.reports), ("Why it matters", documentation.why),
      ("How to fix it", documentation.howToFix), ("Limits", documentation.limits),
    ].filter { !$0.1.isEmpty }
  }

  fileprivate func pageText(_ style: TextStyle) -> String {
    var text = "\(style(.bold, id)): \(title)\n\(style(.faint, facts))\n"
    for section in sections {
      text += "\n\(style(.bold, section.title))\n" + Self.paragraphs(section.text)
    }
    for (number, example) in examples.enumerated() {
      text +=
        "\n" + style(.bold, "Example \(number + 1): \(example.expectation.caption)") + "\n"
        + Self.indented(example.code)
      if let fixed = example.fixed { text += "\n  after the fix:\n" + Self.indented(fixed) }
    }
    if !documentation.references.isEmpty {
      text += "\n\(style(.bold, "Sources"))\n" + documentation.references.map { Self.paragraphs("- \($0)") }.joined()
    }
    return text
  }

  fileprivate var pageMarkdown: String {
    var text = "# \(id)\n\n\(title.escapedForMarkdown) (\(facts))\n"
    for section in sections { text += "\n## \(section.title)\n\n\(section.text)\n" }
    if !examples.isEmpty { text += "\n## Examples\n" }
    for example in examples {
      text += "\n\(example.expectation.caption.capitalizedFirst):\n\n```swift\n\(example.code)\n```\n"
      if let fixed = example.fixed { text += "\nAfter the fix:\n\n```swift\n\(fixed)\n```\n" }
    }
    if !documentation.references.isEmpty {
      text += "\n## Sources\n\n" + documentation.references.map { "- \($0)\n" }.joined()
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
      "impact": .string(impact.rawValue), "wcag": JSONValue(wcag), "title": .string(title),
      "reports": .string(documentation.reports), "why": .string(documentation.why),
      "howToFix": .string(documentation.howToFix), "limits": .string(documentation.limits),
      "references": JSONValue(documentation.references),
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
