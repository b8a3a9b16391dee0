import PlatformKnowledge
import Reporting
import Rules

extension AuditReport {
  /// Totals, defects and conformance for a document or a pull request. Transcripts are what 'read' writes.
  public func markdown() -> String {
    var text = "# Accessibility of \(Markdown.line(product.name))\n\n"
    let facts = [product.version.map { "Version \($0)" }, product.date].compactMap { $0 }.map(Markdown.line)
    if !facts.isEmpty { text += facts.joined(separator: " · ") + "\n\n" }
    text += "Read from source by \(Tool.name) \(Tool.version), without building or running the app.\n\n"
    text += markdownTotals + markdownFindings + conformance.map(markdown).joined() + markdownLabels + markdownCoverage
    return text
  }

  private var markdownTotals: String {
    var text = Markdown.table(["", "findings", "what it means"], FindingGrade.allCases.map { grade in
      [grade == .review ? "to review" : grade.rawValue, String(count(grade)), grade.meaning]
    })
    let coverage = check.coverage
    text += """
      \(Assessor.count(coverage.files, "file")), \(Assessor.count(coverage.views, "view")), \
      \(Assessor.count(coverage.elements, "element")): \(coverage.known) known, \(coverage.partial) partly known, \
      \(coverage.opaque) unknown.


      """
    if !history.isEmpty {
      text += "## Over time\n\n" + Markdown.table(
        ["report", "errors", "warnings", "notes", "to review", "known"],
        (history + [totals]).map {
          [
            $0.label, String($0.errors), String($0.warnings), String($0.notes), String($0.review),
            "\($0.known) of \($0.elements)",
          ]
        })
    }
    return text
  }

  private var markdownFindings: String {
    let defects = check.findings.filter(\.isDefect)
    if defects.isEmpty { return "" }
    return "## Defects\n\n" + Markdown.table(
      ["place", "severity", "finding", "heard now", "after the fix", "rule", "effort"],
      defects.map { finding in
        [
          "\(finding.place.file.path):\(finding.place.startPosition.line)", finding.severity.rawValue, finding.message,
          finding.heard?.before ?? "", finding.heard?.after ?? "", finding.rule, RepairEffort(finding).rawValue,
        ]
      })
  }

  private func markdown(_ table: ConformanceTable) -> String {
    "## \(table.title)\n\n\(table.introduction)\n\n"
      + Markdown.table(
        ["clause", "title", "what source shows", "evidence", "still to test"],
        table.rows.map { row in
          let note = row.clause.note.isEmpty || row.clause.note == row.reason ? "" : " " + row.clause.note
          return [row.clause.id, row.clause.title, row.verdict.title, row.reason + note, row.clause.test]
        })
  }

  private var markdownLabels: String {
    "## Accessibility Nutrition Labels\n\n"
      + Markdown.table(
        ["label", "evidence", "still to test"],
        labelEvidence.map { [$0.label.name, ([$0.summary] + $0.supporting).joined(separator: "; "), $0.test] })
  }

  private var markdownCoverage: String {
    if gaps.isEmpty { return "" }
    return "## What was not followed\n\n"
      + Markdown.table(["reason", "elements"], gaps.prefix(40).map { [$0.explanation, String($0.elements)] })
  }
}

/// Text within Markdown that stays text.
private enum Markdown {
  static func table(_ columns: [String], _ rows: [[String]]) -> String {
    let head = "| \(columns.joined(separator: " | ")) |\n| \(columns.map { _ in "---" }.joined(separator: " | ")) |\n"
    return head + rows.map { "| \($0.map(line).joined(separator: " | ")) |\n" }.joined() + "\n"
  }

  /// One line in which nothing is markup.
  static func line(_ text: String) -> String {
    var result = ""
    for scalar in Excerpt.shortened(text, to: 300).unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t": result += " "
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "#", "~", "$", "&": result += "\\" + String(scalar)
      default: result += InvisibleCharacter.name(of: scalar).map { "\\[\($0)\\]" } ?? String(scalar)
      }
    }
    return result
  }
}
