import Rules

extension CheckReport {
  /// For people who listen: one finding a paragraph, in sentences, without columns, excerpts or signs that point.
  public func plain() -> String {
    var paragraphs = shown.map(paragraph)
    paragraphs += applied.map { "Fixed: \($0.file), line \($0.line). \(DisplayText.line($0.title)). \($0.rule)." }
    return paragraphs.map { $0 + "\n\n" }.joined() + plainSummary + "\n"
  }

  private func paragraph(_ finding: Finding) -> String {
    let severity = finding.certainty == .review ? "to review" : finding.severity.rawValue
    let place = finding.place
    var sentences = [
      "\(DisplayText.line(place.file.path)), line \(place.startPosition.line), \(words(severity)): "
        + DisplayText.line(finding.fullMessage(words))
    ]
    if let heard = finding.heard {
      sentences.append("Heard now: \(quoted(heard.before))")
      if let after = heard.after, after != heard.before { sentences.append("Heard after the fix: \(quoted(after))") }
    }
    sentences += finding.related.map { related in
      "Note: \(DisplayText.line(related.message)), \(DisplayText.line(related.place.file.path)), "
        + "line \(related.place.startPosition.line)"
    }
    sentences += finding.fixes.map { fix in
      (fix.safety == .safe ? "Safe fix: " : "Suggested fix: ") + DisplayText.line(fix.title)
    }
    let criteria = finding.wcag.isEmpty ? "" : ", WCAG \(finding.wcag.joined(separator: ", "))"
    sentences.append("Rule \(finding.rule)\(criteria)")
    return sentences.joined(separator: ". ") + "."
  }

  private func quoted(_ text: String) -> String { text.isEmpty ? words("nothing") : DisplayText.line(text) }

  private var plainSummary: String {
    let sure = findings.filter { $0.certainty != .review }
    let parts = [Severity.error, .warning, .note].map { severity in
      words.count(sure.count { $0.severity == severity }, severity.rawValue)
    }
    return (parts + [words("{n} to review", ["n": String(reviewCount)])]).joined(separator: ", ")
      + " in \(words.count(coverage.files, "file"))."
  }
}
