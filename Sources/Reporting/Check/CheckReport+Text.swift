import Rules
import SourceModel

extension CheckReport {
  /// For people: grouped by file, with the source and what is heard.
  ///
  /// - Parameters:
  ///   - style: Whether colours may be used.
  ///   - duration: How long it took, as text; left out where output has to be the same each time.
  ///   - explains: Whether the first finding of each rule says why there is such a rule.
  ///   - isSummed: Whether the number of findings stands at the end.
  ///   - offersFixes: Whether it is said how many of them can be fixed.
  public func text(
    style: TextStyle = .plain, duration: String? = nil, explains: Bool = false, isSummed: Bool = true,
    offersFixes: Bool = false
  ) -> String {
    var blocks: [String] = []
    var unexplained = explains ? Dictionary(rules.map { ($0.id, $0.documentation.why) }) { first, _ in first } : [:]
    var rest = shown[...]
    while let first = rest.first {
      let group = rest.prefix { $0.place.file === first.place.file }
      rest = rest.dropFirst(group.count)
      blocks.append(FindingGroup(Array(group), style: style, words: words).text(explaining: &unexplained))
    }
    if !applied.isEmpty { blocks.append(appliedText()) }
    if isSummed { blocks.append(summary(style, duration) + "\n" + (offersFixes ? fixSummary : "")) }
    return blocks.joined(separator: "\n")
  }

  private func appliedText() -> String {
    let files = Set(applied.map(\.file)).count
    let heading = words(
      "{fixes} applied in {files}:",
      ["fixes": words.count(applied.count, "fix", plural: "fixes"), "files": words.count(files, "file")])
    let rows = applied.map { "  \(DisplayText.line($0.file)):\($0.line)  \(DisplayText.line($0.title))  \($0.rule)" }
    return ([heading] + rows).joined(separator: "\n") + "\n"
  }

  private func summary(_ style: TextStyle, _ duration: String?) -> String {
    guard style.width < FindingGroup.leastWidth else { return summaryLine(style, duration) }
    // Codes of colours would count as columns.
    let lines = DisplayText.wrapped(summaryLine(.plain, nil), to: style.width)
    return (lines + [duration].compactMap(\.self)).joined(separator: "\n")
  }

  private func summaryLine(_ style: TextStyle, _ duration: String?) -> String {
    let sure = findings.filter { $0.certainty != .review }
    func number(_ severity: Severity) -> Int { sure.count { $0.severity == severity } }
    var parts: [String] = []
    if number(.error) > 0 { parts.append(style(.error, words.count(number(.error), "error"))) }
    if number(.warning) > 0 { parts.append(style(.warning, words.count(number(.warning), "warning"))) }
    if parts.isEmpty { parts.append(style(.bold, words("no errors or warnings"))) }
    parts += hideable(
      words.count(number(.note), "note"), number(.note), isShown: filter.showsNotes, option: "notes")
    parts += hideable(
      words("{n} to review", ["n": String(reviewCount)]), reviewCount, isShown: filter.showsReview, option: "review")
    if count(.baseline) > 0 { parts.append(words("{n} in the baseline", ["n": String(count(.baseline))])) }
    let line = words(
      "{findings} in {files}, {views}; {elements}",
      [
        "findings": parts.joined(separator: words.comma), "files": words.count(coverage.files, "file"),
        "views": words.count(coverage.views, "view"), "elements": coverage.summary(words),
      ])
    return duration.map { line + "     " + style(.faint, $0) } ?? line
  }

  /// "2 fixable with --fix, 3 more with --suggested"; nothing where there is nothing to fix.
  var fixSummary: String {
    let fixes = findings.map { finding in finding.fixesWithoutGap.filter { !$0.edits.isEmpty } }
    let safe = fixes.count { $0.contains { $0.safety == .safe } }
    let others = fixes.count { !$0.isEmpty } - safe
    switch (safe, others) {
    case (0, 0): return ""
    case (_, 0): return words("{n} fixable with --fix", ["n": String(safe)]) + "\n"
    default:
      return words(
        "{n} fixable with --fix, {m} more with --fix --suggested", ["n": String(safe), "m": String(others)]) + "\n"
    }
  }

  private func hideable(_ text: String, _ number: Int, isShown: Bool, option: String) -> [String] {
    number == 0 ? [] : [told(text, isShown: isShown, option: option)]
  }

  /// How many there are, and how to see them where they are not shown.
  func told(_ text: String, isShown: Bool, option: String) -> String {
    isShown ? text : words("{text} hidden (--show {option})", ["text": text, "option": option])
  }
}

extension Coverage {
  /// "12 elements, all known", "12 elements, 10 known, 1 partly known, 1 unknown".
  var summary: String { summary(.english) }

  func summary(_ words: Wording) -> String {
    let total = words.count(elements, "element")
    if elements == 0 { return words("no elements") }
    if known == elements { return words(elements == 1 ? "{total}, known" : "{total}, all known", ["total": total]) }
    return words(
      "{total}, {known} known, {partial} partly known, {opaque} unknown",
      ["total": total, "known": String(known), "partial": String(partial), "opaque": String(opaque)])
  }
}

/// The findings of one file.
struct FindingGroup {
  /// Columns that a message may take before what follows it moves to the right.
  static let messageWidth = 53

  let findings: [Finding]
  let style: TextStyle
  let words: Wording
  let placeWidth: Int

  init(_ findings: [Finding], style: TextStyle, words: Wording) {
    self.findings = findings
    self.style = style
    self.words = words
    placeWidth = findings.map { Self.place($0.place).utf8.count }.max() ?? 0
  }

  private static func place(_ range: SourceRange) -> String {
    let position = range.startPosition
    return "\(position.line):\(position.column)"
  }

  private var indent: String { String(repeating: " ", count: placeWidth + 4) }

  /// - Parameter reasons: Reasons that have not been told yet, by rule.
  func text(explaining reasons: inout [String: String]) -> String {
    let path = findings.first?.place.file.path ?? ""
    var result = [style.link(style(.bold, DisplayText.line(path)), to: path)]
    for (finding, others) in Repeats(findings).groups {
      result += lines(finding)
      if !others.isEmpty { result += told(others) }
      guard let reason = reasons.removeValue(forKey: finding.rule) else { continue }
      let why = words("why: ")
      let width = style.width - indent.utf8.count - DisplayText.width(why)
      for (number, line) in DisplayText.wrapped(DisplayText.line(reason), to: width).enumerated() {
        result.append(indent + (number == 0 ? why : String(repeating: " ", count: DisplayText.width(why))) + line)
      }
    }
    return result.joined(separator: "\n") + "\n"
  }

  private func told(_ others: [Finding]) -> [String] {
    let text = CheckReport.told(others.map { Self.place($0.place) }, words)
    return wrapped(text, from: indent.utf8.count + 2).enumerated().map { number, line in
      indent + (number == 0 ? "" : "  ") + line
    }
  }

  private func lines(_ finding: Finding) -> [String] {
    if style.width < Self.leastWidth { return narrowLines(finding) }
    let place = DisplayText.padded(Self.place(finding.place), to: placeWidth)
    let message = DisplayText.padded(DisplayText.line(finding.fullMessage(words)), to: Self.messageWidth)
    let rule = ([finding.rule] + [finding.wcag.joined(separator: ", ")].filter { !$0.isEmpty }).joined(separator: "  ")
    var lines = ["  \(place)  \(severity(of: finding))  \(message)  \(style(.faint, rule))"]
    lines += excerpt(finding)
    lines += finding.related.map(note)
    lines += finding.fixes.map { "\(indent)\(words($0.safety.label))\(words.colon)\(DisplayText.line($0.title))" }
    return lines
  }

  /// Below this a line has no room for columns.
  static let leastWidth = 90

  /// Each thing on lines of its own, broken where the terminal ends.
  private func narrowLines(_ finding: Finding) -> [String] {
    let place = DisplayText.padded(Self.place(finding.place), to: placeWidth)
    let severity = severity(of: finding)
    let rule = ([finding.rule] + [finding.wcag.joined(separator: ", ")].filter { !$0.isEmpty }).joined(separator: "  ")
    let head = placeWidth + 4 + 9
    let message = wrapped(finding.fullMessage(words), from: head)
    var lines = ["  \(place)  \(severity)  \(message[0])"]
    lines += message.dropFirst().map { String(repeating: " ", count: head) + $0 }
    func add(_ text: String) {
      for (number, line) in wrapped(text, from: indent.utf8.count + 2).enumerated() {
        lines.append(indent + (number == 0 ? "" : "  ") + line)
      }
    }
    let excerpt = SourceExcerpt(finding.place, limit: max(20, style.width - indent.utf8.count - 3))
    if !excerpt.text.isEmpty { lines.append(indent + style(.faint, "|") + "  " + excerpt.text) }
    if let heard = heard(finding) { add(heard) }
    for related in finding.related {
      let position = related.place.startPosition
      add(words("note: ") + related.message + "  \(related.place.file.path):\(position.line)")
    }
    for fix in finding.fixes { add("\(words(fix.safety.label))\(words.colon)\(fix.title)") }
    return lines + wrapped(rule, from: indent.utf8.count).map { indent + style(.faint, $0) }
  }

  private func wrapped(_ text: String, from column: Int) -> [String] {
    DisplayText.wrapped(DisplayText.line(text), to: max(20, style.width - column))
  }

  private func severity(of finding: Finding) -> String {
    if finding.certainty == .review { return style(.note, DisplayText.padded(words("review"), to: 7)) }
    let text = DisplayText.padded(words(finding.severity.rawValue), to: 7)
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
    if end + 1 + DisplayText.width(heard) <= max(style.width, DisplayText.pageWidth + 20) {
      return [bar + excerpt.text, bar + marks + " " + heard]
    }
    return [bar + excerpt.text, bar + marks, bar + heard]
  }

  private func heard(_ finding: Finding) -> String? {
    guard let heard = finding.heard else { return nil }
    let before = quoted(heard.before)
    guard let after = heard.after, after != heard.before else { return words("heard: ") + before }
    return words("heard: ") + "\(before)  ->  \(quoted(after))"
  }

  /// Nothing at all is heard of an element without any text.
  private func quoted(_ text: String) -> String {
    text.isEmpty ? words("nothing") : "\"\(DisplayText.line(text))\""
  }

  private func note(_ related: RelatedPlace) -> String {
    let place = related.place
    let text = DisplayText.padded(words("note: ") + DisplayText.line(related.message), to: Self.messageWidth + 1)
    return "\(indent)\(text)  \(style(.faint, "\(DisplayText.line(place.file.path)):\(place.startPosition.line)"))"
  }
}

extension Fix.Safety {
  fileprivate var label: String {
    switch self {
    case .safe: "fix (safe)"
    case .suggested: "fix (suggested)"
    }
  }
}
