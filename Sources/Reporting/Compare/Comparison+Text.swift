import Rules
import SourceModel

extension Comparison {
  /// For people: a section for each screen, a line for each change.
  ///
  /// - Parameter filter: Which findings to show.
  public func text(style: TextStyle = .plain, filter: FindingFilter = FindingFilter()) -> String {
    var text = style(.bold, summary(filter)) + "\n" + style(.faint, title) + "\n"
    for section in sections {
      let lines = SectionText(section, style, filter).lines
      if !lines.isEmpty { text += "\n" + lines.map { $0 + "\n" }.joined() }
    }
    return text + translationText(style)
  }

  private func translationText(_ style: TextStyle) -> String {
    if translations.isEmpty { return "" }
    let width = translations.map(\.language.count).max() ?? 0
    let rows = translations.map { change in
      "  \(DisplayText.padded(DisplayText.line(change.language), to: width))  \(change.description)\n"
    }
    return "\n" + style(.bold, "Other languages") + "  (--locale tells how they sound)\n" + rows.joined()
  }

  /// `main (1a2b3c4) -> working tree`
  var title: String { "\(before.title) -> \(after.title)" }

  /// `3 screens change: 2 added, 1 reworded; 1 new error; 2 findings cleared`
  func summary(_ filter: FindingFilter) -> String {
    var parts: [String] = []
    if changedScreens == 0 {
      parts.append("nothing changes for a listener")
    } else {
      let counts = counts.map { "\($0.number) \($0.kind.rawValue)" }.joined(separator: ", ")
      let verb = changedScreens == 1 ? "changes" : "change"
      parts.append(DisplayText.count(changedScreens, "screen") + " \(verb)" + (counts.isEmpty ? "" : ": \(counts)"))
    }
    let new = newFindings.filter(filter.shows)
    for severity in Severity.allCases.reversed() {
      let number = new.count { $0.severity == severity }
      if number > 0 { parts.append(DisplayText.count(number, "new \(severity.rawValue)")) }
    }
    let cleared = clearedFindings.filter { filter.shows($0.finding) && !$0.isSuppressed }.count
    if cleared > 0 { parts.append("\(DisplayText.count(cleared, "finding")) cleared") }
    if let translationSummary { parts.append(translationSummary) }
    return parts.joined(separator: "; ")
  }
}

extension ComparedState {
  var title: String {
    guard let commit else { return name }
    let short = String(commit.prefix(9))
    return commit.hasPrefix(name) ? short : "\(name) (\(short))"
  }
}

extension Comparison.Section {
  /// Of whole screens a reader wants to know what they are about, and not every word.
  var limit: Int { isWhole ? 12 : 40 }
  private var isWhole: Bool { pair.map { $0.before == nil || $0.after == nil } ?? false }

  /// What it is called, and where that is declared; nil for findings of files without a screen.
  var subject: (title: String, source: SourceRange)? {
    pair.map { ($0.screen.title, $0.screen.source) }
      ?? component.map { (DisplayText.line($0.name), $0.source) }
  }

  /// `new screen`, `screen removed`, `was OldName`; nil for a screen that is there as before.
  var note: String? {
    guard let pair else { return nil }
    if pair.before == nil { return "new screen" }
    if pair.after == nil { return "screen removed" }
    return pair.previousName.map { "was \(DisplayText.line($0))" }
  }

  /// `also on A, B and 3 more`, of a component `on A, B and 3 more`; `some also on …` when that is not true of all
  /// changes; nil when all are here alone.
  var alsoOnText: String? {
    let names = alsoOn
    if names.isEmpty { return nil }
    let also = pair == nil ? "on" : "also on"
    let word = changes.allSatisfy { Set($0.alsoOn) == Set(names) } ? also : "some " + also
    let shown = names.prefix(3).joined(separator: ", ")
    return names.count > 3 ? "\(word) \(shown) and \(names.count - 3) more" : "\(word) \(shown)"
  }

  /// The changes as they are shown. Where one use of a component brings many changes of a kind, which the screen of the
  /// component does not have, the use is what changed: the first of them stands for all.
  var rows: [ChangeRow] {
    struct Use: Hashable {
      var kind: ListenerChange.Kind
      var place: SourceRange
    }
    var rows: [ChangeRow] = []
    var uses: [Use: [Int]] = [:]
    for change in changes {
      let row = ChangeRow(change: change, place: change.place(in: file))
      rows.append(row)
      guard let place = row.place, place != change.ownPlace else { continue }
      uses[Use(kind: change.kind, place: place), default: []].append(rows.count - 1)
    }
    var left: Set<Int> = []
    for indices in uses.values where indices.count > ChangeRow.limit {
      rows[indices[0]].further = indices.count - 1
      left.formUnion(indices.dropFirst())
    }
    return rows.indices.filter { !left.contains($0) }.map { rows[$0] }
  }
}

/// A change as it is shown, with the number of others that it stands for.
struct ChangeRow {
  var change: ListenerChange
  var place: SourceRange?
  var further = 0
  /// So many changes of one use are shown one by one.
  static let limit = 3

  /// In lines.
  var description: [String] {
    further == 0 ? change.description : change.description + ["and \(further) more of what is shown here"]
  }
}

/// One section on the terminal.
private struct SectionText {
  let section: Comparison.Section
  let style: TextStyle
  let filter: FindingFilter
  private static let wordWidth = 13

  init(_ section: Comparison.Section, _ style: TextStyle, _ filter: FindingFilter) {
    self.section = section
    self.style = style
    self.filter = filter
  }

  var lines: [String] {
    let rows = section.rows
    var body = rows.prefix(section.limit).flatMap(lines)
    if rows.count > section.limit { body.append(indent + "… and \(rows.count - section.limit) more") }
    body += section.newFindings.filter(filter.shows).flatMap { lines($0, "new", role(of: $0)) }
    body += section.clearedFindings.filter { filter.shows($0.finding) }.flatMap { cleared in
      lines(cleared.finding, cleared.isSuppressed ? "suppressed" : "cleared", .mark)
    }
    if body.isEmpty, section.pair == nil || section.note == nil { return [] }
    return [heading] + body
  }

  private var heading: String {
    guard let (title, source) = section.subject else { return style(.bold, DisplayText.line(section.file)) }
    let notes = [section.note, section.alsoOnText].compactMap(\.self).joined(separator: "; ")
    let suffix = notes.isEmpty ? "" : "  (\(notes))"
    let place = "\(DisplayText.line(section.file)):\(source.startPosition.line)"
    let gap = String(repeating: " ", count: max(2, style.pageWidth - DisplayText.width(title + suffix + place)))
    return style(.bold, title) + suffix + gap + style(.faint, place)
  }

  private var indent: String { String(repeating: " ", count: Self.wordWidth + 2) }

  private func row(_ word: String, _ role: TextStyle.Role, _ text: String, place: String) -> [String] {
    let lead = "  " + style(role, word) + String(repeating: " ", count: max(1, Self.wordWidth - word.utf8.count))
    let room = max(style.leastRoom, style.pageWidth - indent.utf8.count - (place.isEmpty ? 0 : place.utf8.count + 2))
    let wrapped = DisplayText.wrapped(text, to: room)
    let gap = style.pageWidth - indent.utf8.count - DisplayText.width(wrapped[0]) - DisplayText.width(place)
    let end = place.isEmpty ? "" : String(repeating: " ", count: max(2, gap)) + style(.faint, place)
    return [lead + wrapped[0] + end] + wrapped.dropFirst().map { indent + $0 }
  }

  private func place(_ range: SourceRange?) -> String {
    guard let range else { return "" }
    let line = range.startPosition.line
    return range.file.path == section.file ? ":\(line)" : "\(DisplayText.line(range.file.name)):\(line)"
  }

  private func lines(_ change: ChangeRow) -> [String] {
    let kind = change.change.kind
    let role: TextStyle.Role =
      switch kind {
      case .added, .exposed: .mark
      case .removed, .hidden: .error
      default: .note
      }
    let description = change.description
    let rows = row(kind.rawValue, role, description.first ?? "", place: place(change.place))
    let room = max(style.leastRoom, style.pageWidth - indent.utf8.count)
    return rows + description.dropFirst().flatMap { DisplayText.wrapped($0, to: room).map { indent + $0 } }
  }

  private func role(of finding: Finding) -> TextStyle.Role {
    switch finding.severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }

  private func lines(_ finding: Finding, _ word: String, _ role: TextStyle.Role) -> [String] {
    let text = "\(finding.severity.rawValue): \(DisplayText.line(finding.message))  [\(finding.rule)]"
    return row(word, role, text, place: place(finding.place))
  }
}

extension ListenerChange {
  /// In lines: what was heard and what is heard.
  var description: [String] {
    if alternatives.isEmpty { return ownDescription }
    return ownDescription + ["and \(DisplayText.count(alternatives.count, "alternative"))"]
  }

  private var ownDescription: [String] {
    let old = before.map(\.shownHeard)
    let now = after.map(\.shownHeard)
    switch kind {
    case .added, .exposed: return [now.joined()] + notes(after.first) + Self.gathered(after.first?.shownDetails ?? [])
    case .removed: return [old.joined()] + notes(before.first)
    case .hidden: return [old.joined()]
    case .moved:
      let place = previous.map { "now after \"\(HeardStop.shortened($0))\"" } ?? "now first"
      guard let first = now.first, let last = now.last, now.count > 1 else { return now + [place] }
      return ["\(DisplayText.count(now.count, "stop")), \"\(first)\" to \"\(last)\"", place]
    case .conditional:
      let conditions = after.first?.conditions ?? []
      return [now.joined(), conditions.isEmpty ? "now always" : "now only " + Self.shortened(conditions)]
    case .merged: return [Self.list(old)] + now.map { "-> " + $0 }
    case .split: return old + ["-> " + Self.list(now)]
    case .reworded: return rewording
    }
  }

  private var rewording: [String] {
    guard let old = before.first, let new = after.first else { return [] }
    let isSame = HeardStop.withoutPaths(old.heard) == HeardStop.withoutPaths(new.heard)
    var lines = isSame ? [new.shownHeard] : [old.shownHeard, "-> " + new.shownHeard]
    let (gone, come) = (Set(old.shownDetails), Set(new.shownDetails))
    lines += Self.gathered(old.shownDetails.filter { !come.contains($0) }).map { "no longer: " + $0 }
    lines += Self.gathered(new.shownDetails.filter { !gone.contains($0) }).map { "now: " + $0 }
    return lines
  }

  /// The first of several, and how many there are.
  private static func list(_ texts: [String]) -> String {
    texts.count <= listLimit + 1
      ? texts.joined(separator: " + ")
      : texts.prefix(listLimit).joined(separator: " + ") + " + \(texts.count - listLimit) more"
  }

  /// Details with the actions on one line, and the options of a choice on another.
  private static func gathered(_ details: [String]) -> [String] {
    let marks = [HeardStop.actionMark: "action", HeardStop.optionMark: "option"]
    let others = details.filter { detail in !marks.keys.contains { detail.hasPrefix($0) } }
    return others + marks.sorted { $0.key < $1.key }.compactMap { mark, noun in
      let items = details.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
      guard let first = items.first else { return nil }
      let rest = items.count - listLimit
      return items.count == 1
        ? "\(noun) \(first)"
        : "\(noun)s " + items.prefix(listLimit).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
  }

  private static let listLimit = 4

  private func notes(_ stop: HeardStop?) -> [String] {
    guard let stop, !stop.conditions.isEmpty else { return [] }
    return [Self.shortened(stop.conditions)]
  }
  /// On one line: a reviewer wants to know that it depends on something, and finds the rest in the code.
  private static func shortened(_ conditions: [String]) -> String {
    var text = "when "
    for (index, condition) in conditions.enumerated() {
      let condition = condition.count > conditionLimit ? condition.prefix(conditionLimit) + "…" : condition[...]
      let rest = conditions.count - index
      if index > 0, text.count + condition.count > conditionLimit { return text + " and \(rest) more" }
      text += (index == 0 ? "" : ", ") + condition
    }
    return text
  }

  private static let conditionLimit = 64
}
