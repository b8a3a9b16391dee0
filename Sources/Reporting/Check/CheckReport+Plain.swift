import Rules

extension CheckReport {
  /// For people who listen: one finding a paragraph, in sentences, without columns, excerpts or signs that point.
  ///
  /// - Parameters: As of `text`.
  public func plain(isSummed: Bool = true, offersFixes: Bool = false) -> String {
    var paragraphs: [String] = []
    var rest = shown[...]
    while let first = rest.first {
      let file = rest.prefix { $0.place.file === first.place.file }
      rest = rest.dropFirst(file.count)
      paragraphs += Repeats(Array(file)).groups.map { paragraph($0.first, others: $0.others) }
    }
    paragraphs += applied.map { fix in
      sentence("Fixed: {file}, line {line}", ["file": fix.file, "line": String(fix.line)])
        + " \(DisplayText.line(fix.title))\(words.fullStop) \(fix.rule)\(words.fullStop)"
    }
    guard isSummed else { return paragraphs.joined(separator: "\n\n") + (paragraphs.isEmpty ? "" : "\n") }
    let fixes = offersFixes && !fixSummary.isEmpty ? " " + fixSummary.dropLast() + words.fullStop : ""
    return paragraphs.map { $0 + "\n\n" }.joined() + plainSummary + fixes + "\n"
  }

  private func paragraph(_ finding: Finding, others: [Finding]) -> String {
    let severity = finding.certainty == .review ? "review" : finding.severity.rawValue
    let place = finding.place
    var sentences = [
      sentence(
        "{file}, line {line}, {severity}: {message}",
        [
          "file": place.file.path, "line": String(place.startPosition.line), "severity": words(severity),
          "message": finding.fullMessage(words),
        ])
    ]
    if let heard = finding.heard {
      sentences.append(sentence("Heard now: {text}", ["text": quoted(heard.before)]))
      if let after = heard.after, after != heard.before {
        sentences.append(sentence("Heard after the fix: {text}", ["text": quoted(after)]))
      }
    }
    if !others.isEmpty {
      let lines = others.map { String($0.place.startPosition.line) }
      sentences.append(
        sentence(
          "{n} more like it, lines {lines}", ["n": String(lines.count), "lines": lines.joined(separator: words.comma)]))
    }
    sentences += finding.related.map { related in
      let place = related.place
      return sentence(
        "Note: {text}, {file}, line {line}",
        ["text": related.message, "file": place.file.path, "line": String(place.startPosition.line)])
    }
    sentences += finding.fixes.map { fix in
      sentence(fix.safety == .safe ? "Safe fix: {title}" : "Suggested fix: {title}", ["title": fix.title])
    }
    let criteria = finding.wcag.isEmpty ? "" : "\(words.comma)WCAG \(finding.wcag.joined(separator: words.comma))"
    sentences.append(sentence("Rule {rule}", ["rule": finding.rule + criteria]))
    return sentences.joined(separator: " ")
  }

  private func sentence(_ english: String, _ values: [String: String]) -> String {
    words(english, values.mapValues(DisplayText.line)) + words.fullStop
  }

  private func quoted(_ text: String) -> String { text.isEmpty ? words("nothing") : DisplayText.line(text) }

  private var plainSummary: String {
    let sure = findings.filter { $0.certainty != .review }
    func text(_ severity: Severity) -> String {
      words.count(sure.count { $0.severity == severity }, severity.rawValue)
    }
    let notes = sure.count { $0.severity == .note }
    let review = words("{n} to review", ["n": String(reviewCount)])
    let parts = [
      text(.error), text(.warning),
      told(text(.note), isShown: filter.showsNotes || notes == 0, option: "notes"),
      told(review, isShown: filter.showsReview || reviewCount == 0, option: "review"),
    ]
    let findings = parts.joined(separator: words.comma)
    return words("{findings} in {files}.", ["findings": findings, "files": words.count(coverage.files, "file")])
  }
}
