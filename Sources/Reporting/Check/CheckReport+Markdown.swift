import Rules
import SourceModel

extension CheckReport {
  /// A summary that fits into a comment on a pull request: one row a finding, the reasons folded away.
  public func markdown() -> String {
    // What matters most stands where a reader begins.
    let findings = Severity.allCases.reversed().flatMap { severity in shown.filter { $0.severity == severity } }
    var text = "## Earshot: \(verdict)\n\n\(extent)\n"
    if !findings.isEmpty {
      let headings = ["place", "severity", "finding", "heard now", "after the fix", "rule"].map { words($0) }
      text += "\n| \(headings.joined(separator: " | ")) |\n"
      text += "| --- | --- | --- | --- | --- | --- |\n"
      text += findings.prefix(Self.rowLimit).map(row).joined()
      if findings.count > Self.rowLimit { 
        text += "\n" + words("… and {n} more.", ["n": String(findings.count - Self.rowLimit)]) + "\n"
      }
      text += reasons(findings.prefix(Self.rowLimit))
    }
    if !problems.isEmpty {
      text += "\n" + words("Could not be read or parsed:") + "\n\n"
      text += problems.map { "- \($0.file.isEmpty ? "" : Self.code($0.file) + ": ")\($0.message.escapedForMarkdown)\n" }
        .joined()
    }
    return text
  }

  /// GitHub takes 65,536 characters in a comment.
  private static let rowLimit = 60

  private var verdict: String {
    let sure = findings.filter { $0.certainty != .review }
    let parts = [(Severity.error, "error"), (.warning, "warning")].compactMap { severity, noun -> String? in
      let number = sure.count { $0.severity == severity }
      return number == 0 ? nil : words.count(number, noun)
    }
    return parts.isEmpty ? words("no errors or warnings") : parts.joined(separator: words.comma)
  }

  private var extent: String {
    var parts = [
      words(
        "Looked at {files} and {views}: {elements}.",
        [
          "files": words.count(coverage.files, "file"), "views": words.count(coverage.views, "view"),
          "elements": coverage.summary(words),
        ])
    ]
    let notes = findings.count { $0.severity == .note && $0.certainty != .review }
    if notes > 0, !filter.showsNotes { 
      parts.append(words("{text} not shown.", ["text": words.count(notes, "note")]))
    }
    if reviewCount > 0, !filter.showsReview { 
      let text = words("{n} to review", ["n": String(reviewCount)])
      parts.append(words("{text} not shown.", ["text": text]))
    }
    if count(.baseline) > 0 { 
      parts.append(words("{n} accepted before (baseline).", ["n": String(count(.baseline))]))
    }
    if count(.comment) > 0 { 
      parts.append(words("{n} suppressed in the source.", ["n": String(count(.comment))]))
    }
    return parts.joined(separator: " ")
  }

  private func row(_ finding: Finding) -> String {
    let place = "\(finding.place.file.path):\(finding.place.startPosition.line)"
    let severity = words(finding.certainty == .review ? "review" : finding.severity.rawValue)
    let before = finding.heard.map { heard($0.before) } ?? ""
    let after = finding.heard.flatMap { $0.after == $0.before ? nil : $0.after }.map(heard) ?? ""
    let cells = [
      Self.code(place), severity, DisplayText.line(finding.fullMessage(words)).escapedForMarkdown, before, after,
      Self.code(finding.rule),
    ]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }

  private func heard(_ text: String) -> String {
    text.isEmpty ? words("nothing") : "“\(DisplayText.line(text).escapedForMarkdown)”"
  }

  /// A pipe ends a cell even in code.
  private static func code(_ text: String) -> String {
    "`" + DisplayText.line(text).map { $0 == "`" ? "'" : $0 == "|" ? "\\|" : String($0) }.joined() + "`"
  }

  private func reasons(_ findings: some Sequence<Finding>) -> String {
    let found = Set(findings.map(\.rule))
    let described = rules.filter { found.contains($0.id) }
    if described.isEmpty { return "" }
    let items = described.map { rule in
      let criteria = rule.wcag.isEmpty ? "" : " (WCAG \(rule.wcag.joined(separator: ", ")))"
      let why = DisplayText.line(rule.documentation.why)
      return "- \(Self.code(rule.id))\(criteria): \(why) \(words("To do:")) \(DisplayText.line(rule.documentation.howToFix))\n"
    }
    return "\n<details>\n<summary>\(words("Why these matter, and what to do"))</summary>\n\n" + items.joined() + "\n</details>\n"
  }
}
