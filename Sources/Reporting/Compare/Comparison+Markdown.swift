import Rules
import SourceModel

extension Comparison {
  /// A summary that fits into a comment on a pull request.
  public func markdown(filter: FindingFilter = FindingFilter()) -> String {
    let title = "\(before.markdownTitle) → \(after.markdownTitle)"
    var text = "## Earshot: \(summary(filter).escapedForMarkdown)\n\n\(title)\n"
    var rows = 0
    var left = 0
    for section in sections {
      let items = section.items(filter, before: before.pages, after: after.pages)
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
    if !translations.isEmpty {
      text += "\n### Other languages\n\n" + translations.map { change in
        "- **\(DisplayText.line(change.language).escapedForMarkdown)** \(change.description.escapedForMarkdown)\n"
      }.joined()
    }
    return text
  }

  private static let rowLimit = 150
}

extension Comparison.Section {
  fileprivate var markdownTitle: String {
    guard let subject else { return "`\(DisplayText.line(file))`" }
    let notes = [note, alsoOnText].compactMap(\.self).joined(separator: "; ")
    return subject.title.escapedForMarkdown + (notes.isEmpty ? "" : " (\(notes.escapedForMarkdown))")
  }

  fileprivate func items(_ filter: FindingFilter, before: SourcePages?, after: SourcePages?) -> [String] {
    let rows = rows
    var items = rows.prefix(limit).map { row in
      let lines = row.description.map { $0.replacing("-> ", with: "→ ", maxReplacements: 1).escapedForMarkdown }
      let pages = row.change.after.isEmpty ? before : after
      let place = row.place.map { " " + Self.link($0, pages) } ?? ""
      let rest = lines.dropFirst().map { "  \n  \($0)" }.joined()
      return "- **\(row.change.kind.rawValue)** \(lines.first ?? "")\(place)\(rest)\n"
    }
    if rows.count > limit { items.append("- … and \(rows.count - limit) more\n") }
    items += newFindings.filter(filter.shows).map { Self.item("new \($0.severity.rawValue)", $0, after) }
    items += clearedFindings.filter { filter.shows($0.finding) }.map {
      // One that a comment keeps back now is known by its place before.
      Self.item("\($0.isSuppressed ? "suppressed" : "cleared") \($0.finding.severity.rawValue)", $0.finding, before)
    }
    return items
  }

  private static func item(_ title: String, _ finding: Finding, _ pages: SourcePages?) -> String {
    let message = DisplayText.line(finding.message).escapedForMarkdown
    return "- **\(title)** \(message) `\(finding.rule)` \(link(finding.place, pages))\n"
  }

  /// `File.swift:3`, as a link where its page is known.
  private static func link(_ place: SourceRange, _ pages: SourcePages?) -> String {
    let text = "`\(DisplayText.line(place.file.name)):\(place.startPosition.line)`"
    return pages?.page(of: place).map { "[\(text)](\($0))" } ?? text
  }
}

extension ComparedState {
  fileprivate var markdownTitle: String {
    pages.map { "[\(title.escapedForMarkdown)](\($0.commit))" } ?? title.escapedForMarkdown
  }
}
