import Rules
import SourceModel

extension Comparison {
  /// A summary that fits into a comment on a pull request.
  public func markdown(filter: FindingFilter = FindingFilter()) -> String {
    let title = "\(before.title.escapedForMarkdown) → \(after.title.escapedForMarkdown)"
    var text = "## Earshot: \(summary(filter).escapedForMarkdown)\n\n\(title)\n"
    var rows = 0
    var left = 0
    for section in sections {
      let items = section.items(filter)
      if items.isEmpty, section.note == nil { continue }
      // GitHub takes 65,536 characters in a comment.
      guard rows < Self.rowLimit else {
        left += 1
        continue
      }
      rows += items.count + 1
      text += "\n### \(section.markdownTitle)\n\n" + items.joined()
    }
    if left > 0 { text += "\n… and \(DisplayText.count(left, "more section")).\n" }
    return text
  }

  private static let rowLimit = 150
}

extension Comparison.Section {
  fileprivate var markdownTitle: String {
    guard let pair else { return "`\(DisplayText.line(file))`" }
    let notes = [note, alsoOnText].compactMap(\.self).joined(separator: "; ")
    return pair.screen.title.escapedForMarkdown + (notes.isEmpty ? "" : " (\(notes.escapedForMarkdown))")
  }

  fileprivate func items(_ filter: FindingFilter) -> [String] {
    let rows = rows
    var items = rows.prefix(limit).map { row in
      let lines = row.description.map { $0.replacing("-> ", with: "→ ", maxReplacements: 1).escapedForMarkdown }
      let place = row.place.map { " `\(DisplayText.line($0.file.name)):\($0.startPosition.line)`" } ?? ""
      let rest = lines.dropFirst().map { "  \n  \($0)" }.joined()
      return "- **\(row.change.kind.rawValue)** \(lines.first ?? "")\(place)\(rest)\n"
    }
    if rows.count > limit { items.append("- … and \(rows.count - limit) more\n") }
    items += newFindings.filter(filter.shows).map { Self.item("new \($0.severity.rawValue)", $0) }
    items += clearedFindings.filter { filter.shows($0.finding) }.map {
      Self.item("\($0.isSuppressed ? "suppressed" : "cleared") \($0.finding.severity.rawValue)", $0.finding)
    }
    return items
  }

  private static func item(_ title: String, _ finding: Finding) -> String {
    let place = "\(DisplayText.line(finding.place.file.name)):\(finding.place.startPosition.line)"
    return "- **\(title)** \(DisplayText.line(finding.message).escapedForMarkdown) `\(finding.rule)` `\(place)`\n"
  }
}
