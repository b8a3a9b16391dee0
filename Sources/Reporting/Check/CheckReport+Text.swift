import Rules
import SourceModel

extension CheckReport {
  /// For people: grouped by file, with the source and what is heard.
  ///
  /// - Parameters:
  ///   - style: Whether colours may be used.
  ///   - duration: How long it took, as text; left out where output has to be the same each time.
  ///   - explains: Whether the first finding of each rule says why there is such a rule.
  public func text(style: TextStyle = .plain, duration: String? = nil, explains: Bool = false) -> String {
    var blocks: [String] = []
    var unexplained = explains ? Dictionary(rules.map { ($0.id, $0.documentation.why) }) { first, _ in first } : [:]
    var rest = shown[...]
    while let first = rest.first {
      let group = rest.prefix { $0.place.file === first.place.file }
      rest = rest.dropFirst(group.count)
      blocks.append(FindingGroup(Array(group), style: style).text(explaining: &unexplained))
    }
    if !applied.isEmpty { blocks.append(appliedText()) }
    blocks.append(summary(style, duration) + "\n")
    return blocks.joined(separator: "\n")
  }

  private func appliedText() -> String {
    let files = Set(applied.map(\.file)).count
    let heading =
      "\(DisplayText.count(applied.count, "fix", plural: "fixes")) applied in \(DisplayText.count(files, "file")):"
    let rows = applied.map { "  \(DisplayText.line($0.file)):\($0.line)  \(DisplayText.line($0.title))  \($0.rule)" }
    return ([heading] + rows).joined(separator: "\n") + "\n"
  }

  private func summary(_ style: TextStyle, _ duration: String?) -> String {
    let sure = findings.filter { $0.certainty != .review }
    func number(_ severity: Severity) -> Int { sure.count { $0.severity == severity } }
    var parts: [String] = []
    if number(.error) > 0 { parts.append(style(.error, DisplayText.count(number(.error), "error"))) }
    if number(.warning) > 0 { parts.append(style(.warning, DisplayText.count(number(.warning), "warning"))) }
    if parts.isEmpty { parts.append(style(.bold, "no errors or warnings")) }
    parts += hideable(
      DisplayText.count(number(.note), "note"), number(.note), isShown: filter.showsNotes, option: "notes")
    parts += hideable("\(reviewCount) to review", reviewCount, isShown: filter.showsReview, option: "review")
    if count(.baseline) > 0 { parts.append("\(count(.baseline)) in the baseline") }
    let extent = "\(DisplayText.count(coverage.files, "file")), \(DisplayText.count(coverage.views, "view"))"
    let line = "\(parts.joined(separator: ", ")) in \(extent); \(coverage.summary)"
    return duration.map { line + "     " + style(.faint, $0) } ?? line
  }

  private func hideable(_ text: String, _ number: Int, isShown: Bool, option: String) -> [String] {
    if number == 0 { return [] }
    return [isShown ? text : "\(text) hidden (--show \(option))"]
  }
}

extension Coverage {
  /// "12 elements, all known", "12 elements, 10 known, 1 partly known, 1 unknown".
  var summary: String {
    let total = DisplayText.count(elements, "element")
    if elements == 0 { return "no elements" }
    if known == elements { return elements == 1 ? "\(total), known" : "\(total), all known" }
    return "\(total), \(known) known, \(partial) partly known, \(opaque) unknown"
  }
}

/// The findings of one file.
private struct FindingGroup {
  /// Columns that a message may take before what follows it moves to the right.
  static let messageWidth = 53

  let findings: [Finding]
  let style: TextStyle
  let placeWidth: Int

  init(_ findings: [Finding], style: TextStyle) {
    self.findings = findings
    self.style = style
    placeWidth = findings.map { Self.place($0.place).utf8.count }.max() ?? 0
  }

  private static func place(_ range: SourceRange) -> String {
    let position = range.startPosition
    return "\(position.line):\(position.column)"
  }

  private var indent: String { String(repeating: " ", count: placeWidth + 4) }

  /// - Parameter reasons: Reasons that have not been told yet, by rule.
  func text(explaining reasons: inout [String: String]) -> String {
    var result = [style(.bold, findings.first.map { DisplayText.line($0.place.file.path) } ?? "")]
    for finding in findings {
      result += lines(finding)
      guard let reason = reasons.removeValue(forKey: finding.rule) else { continue }
      let width = DisplayText.pageWidth - indent.utf8.count - 5
      for (number, line) in DisplayText.wrapped(DisplayText.line(reason), to: width).enumerated() {
        result.append(indent + (number == 0 ? "why: " : "     ") + line)
      }
    }
    return result.joined(separator: "\n") + "\n"
  }

  private func lines(_ finding: Finding) -> [String] {
    let place = DisplayText.padded(Self.place(finding.place), to: placeWidth)
    let message = DisplayText.padded(DisplayText.line(finding.fullMessage), to: Self.messageWidth)
    let rule = ([finding.rule] + [finding.wcag.joined(separator: ", ")].filter { !$0.isEmpty }).joined(separator: "  ")
    var lines = ["  \(place)  \(severity(of: finding))  \(message)  \(style(.faint, rule))"]
    lines += excerpt(finding)
    lines += finding.related.map(note)
    lines += finding.fixes.map { "\(indent)fix (\($0.safety.rawValue)): \(DisplayText.line($0.title))" }
    return lines
  }

  private func severity(of finding: Finding) -> String {
    if finding.certainty == .review { return style(.note, "review ") }
    let text = DisplayText.padded(finding.severity.rawValue, to: 7)
    switch finding.severity {
    case .error: return style(.error, text)
    case .warning: return style(.warning, text)
    case .note: return style(.note, text)
    }
  }

  private func excerpt(_ finding: Finding) -> [String] {
    let excerpt = SourceExcerpt(finding.place)
    guard !excerpt.text.isEmpty else { return heard(finding).map { ["\(indent)\($0)"] } ?? [] }
    let bar = indent + style(.faint, "|") + "  "
    let marks =
      String(repeating: " ", count: excerpt.offset) + style(.mark, String(repeating: "^", count: excerpt.length))
    guard let heard = heard(finding) else { return [bar + excerpt.text, bar + marks] }
    let end = indent.utf8.count + 3 + excerpt.offset + excerpt.length
    if end + 1 + DisplayText.width(heard) <= DisplayText.pageWidth + 20 {
      return [bar + excerpt.text, bar + marks + " " + heard]
    }
    return [bar + excerpt.text, bar + marks, bar + heard]
  }

  private func heard(_ finding: Finding) -> String? {
    guard let heard = finding.heard else { return nil }
    let before = quoted(heard.before)
    guard let after = heard.after, after != heard.before else { return "heard: \(before)" }
    return "heard: \(before)  ->  \(quoted(after))"
  }

  /// Nothing at all is heard of an element without any text.
  private func quoted(_ text: String) -> String {
    text.isEmpty ? "nothing" : "\"\(DisplayText.line(text))\""
  }

  private func note(_ related: RelatedPlace) -> String {
    let place = related.place
    let text = DisplayText.padded("note: \(DisplayText.line(related.message))", to: Self.messageWidth + 1)
    return "\(indent)\(text)  \(style(.faint, "\(DisplayText.line(place.file.path)):\(place.startPosition.line)"))"
  }
}
