import Rules
import SourceModel
import SwiftSource

/// What Earshot says about suppressions that suppress nothing. It is no rule about an app, so it is not in the
/// registry.
public enum UnusedSuppression {
  public static let metadata = RuleMetadata(
    id: "unused-suppression", family: .api, severity: .note, impact: .minor, wcag: [],
    title: "suppression comment matches nothing",
    documentation: RuleDocumentation(
      reports: """
        A comment `// earshot:ignore rule-id`, `// earshot:ignore-begin rule-id` or `// earshot:ignore-file rule-id` \
        for which there is nothing to suppress, and an `earshot:ignore-begin` or `earshot:ignore-end` without the other.
        """,
      why: "A suppression that is left behind hides the next defect that somebody makes in that place.",
      howToFix: "Delete the comment, or the id that is no longer needed.",
      limits: """
        Ids of rules that were not run are not reported, nor is `all` unless every rule was run. An id that no rule \
        has is `unknown-rule-in-suppression`.
        """,
      references: []),
    examples: [
      .violation(
        """
        var body: some View {
          ↓// earshot:ignore slider-name -- named by the row
          Slider(value: $volume) { Text("Volume") }
        }
        """),
      .pass(
        """
        var body: some View {
          // earshot:ignore slider-name -- moved by a device, never by hand
          Slider(value: $volume)
        }
        """),
      .undecided(
        """
        var body: some View {
          // earshot:ignore all -- drawn by the game engine
          Text("Score")
        }
        """),
    ])
}

/// What Earshot says about suppressions of rules that do not exist.
public enum UnknownRuleInSuppression {
  public static let metadata = RuleMetadata(
    id: "unknown-rule-in-suppression", family: .api, severity: .warning, impact: .minor, wcag: [],
    title: "suppression comment names no rule that there is",
    documentation: RuleDocumentation(
      reports: """
        A comment `// earshot:ignore rule-id` or `// earshot:ignore-file rule-id` with an id that no rule has, and one \
        that is written in another way, such as `// earshot:disable rule-id` or `// earshot-ignore rule-id`.
        """,
      why: """
        It suppresses nothing. Who wrote it believes that it does, and the finding that it was meant for is reported \
        or, worse, is nowhere to be seen because of something else.
        """,
      howToFix: """
        Correct the id; `earshot rules` lists them. The words are `ignore`, `ignore-file`, and `ignore-begin` with \
        `ignore-end`.
        """,
      limits: "Ids of rules of other tools are unknown too, in a comment that is meant for Earshot.",
      references: []),
    examples: [
      .violation(
        """
        var body: some View {
          ↓// earshot:ignore slidr-name -- moved by a device, never by hand
          Slider(value: $volume)
        }
        """),
      .pass(
        """
        var body: some View {
          // earshot:ignore slider-name -- moved by a device, never by hand
          Slider(value: $volume)
        }
        """),
      .undecided(
        """
        var body: some View {
          // earshot:ignore all -- drawn by the game engine
          Slider(value: $volume)
        }
        """),
    ])
}

/// Applies `// earshot:ignore` comments to findings.
///
/// A comment behind code speaks of its line. A comment on a line of its own speaks of the expression that begins on the
/// next line of code, however many lines that has.
struct Suppressions {
  /// The id that stands for every rule.
  static let everyRule = "all"

  private var entries: [Entry] = []

  private struct Entry {
    var comment: SuppressionComment
    /// Lines that it speaks of; nil for the whole file.
    var lines: ClosedRange<Int>?
    var used: Set<String> = []

    func covers(_ line: Int, of file: SourceFile) -> Bool {
      comment.range.file === file && lines?.contains(line) ?? true
    }

    /// "Every rule" is not meant to hide that there is nothing to hide.
    func id(for rule: String) -> String? {
      let isAboutComments = [UnusedSuppression.metadata.id, UnknownRuleInSuppression.metadata.id].contains(rule)
      return comment.rules.first { $0 == rule || $0 == Suppressions.everyRule && !isAboutComments }
    }
  }

  /// Beginnings without an end and ends without a beginning.
  private var unpaired: [SuppressionComment] = []
  private var unknownWords: [(word: String, comment: SuppressionComment)] = []

  init(files: [FileDeclarations]) {
    for file in files where !file.suppressions.isEmpty {
      let extents = ExpressionExtents(file)
      var open: [SuppressionComment] = []
      for comment in file.suppressions {
        switch comment.reach {
        case .place: entries.append(Entry(comment: comment, lines: Self.lines(of: comment, extents)))
        case .file: entries.append(Entry(comment: comment, lines: nil))
        case .begin: open.append(comment)
        case .end: close(&open, comment)
        case .unknown(let word): unknownWords.append((word, comment))
        }
      }
      for comment in open { add(comment, to: comment.range.file.lineCount) }
      unpaired += open
    }
  }

  /// Ends what was begun for the rules that the comment names, or all of it.
  private mutating func close(_ open: inout [SuppressionComment], _ end: SuppressionComment) {
    let isForAll = end.rules.isEmpty || end.rules.contains(Self.everyRule)
    let closed = open.filter { isForAll || !Set($0.rules).isDisjoint(with: end.rules) }
    if closed.isEmpty { unpaired.append(end) }
    for comment in closed { add(comment, to: end.range.startPosition.line) }
    open.removeAll { comment in closed.contains { $0.range == comment.range } }
  }

  private mutating func add(_ begin: SuppressionComment, to line: Int) {
    let first = begin.range.startPosition.line
    entries.append(Entry(comment: begin, lines: first...max(first, line)))
  }

  private static func lines(of comment: SuppressionComment, _ extents: ExpressionExtents) -> ClosedRange<Int> {
    let line = comment.range.endPosition.line
    guard comment.isOnOwnLine, let next = firstLineOfCode(after: line, in: comment.range.file) else {
      return comment.range.startPosition.line...line
    }
    return next...max(next, extents.lastLine(ofExpressionOn: next) ?? next)
  }

  /// Blank lines and further comments may stand between.
  private static func firstLineOfCode(after line: Int, in file: SourceFile) -> Int? {
    guard line < file.lineCount else { return nil }
    return (line + 1...file.lineCount).first { number in
      let text = file.line(number).drop { $0 == " " || $0 == "\t" }
      return !text.isEmpty && !text.hasPrefix("//")
    }
  }

  /// Takes out what is suppressed. A finding that two comments cover counts for both; the first reason is its.
  mutating func apply(to findings: [Finding]) -> (kept: [Finding], suppressed: [SuppressedFinding]) {
    guard !entries.isEmpty else { return (findings, []) }
    var kept: [Finding] = []
    var suppressed: [SuppressedFinding] = []
    for finding in findings {
      if finding.joinedFrom.isEmpty {
        if let held = hold(finding) { suppressed.append(held) } else { kept.append(finding) }
        continue
      }
      // A comment speaks of its own place among those that are told as one.
      let parts = finding.joinedFrom.map { ($0, hold($0)) }
      let held = parts.compactMap(\.1)
      if held.count == parts.count {
        suppressed.append(SuppressedFinding(finding: finding, reason: held.lazy.compactMap(\.reason).first))
      } else {
        let left = Set(parts.filter { $0.1 == nil }.map(\.0))
        kept += finding.told(where: left.contains)
        suppressed += held
      }
    }
    return (kept, suppressed)
  }

  /// A finding that a comment covers; nil where none does.
  private mutating func hold(_ finding: Finding) -> SuppressedFinding? {
    var isSuppressed = false
    var reason: String?
    let (line, file) = (finding.place.startPosition.line, finding.place.file)
    for index in entries.indices where entries[index].covers(line, of: file) {
      guard let id = entries[index].id(for: finding.rule) else { continue }
      entries[index].used.insert(id)
      isSuppressed = true
      reason = reason ?? entries[index].comment.reason
    }
    return isSuppressed ? SuppressedFinding(finding: finding, reason: reason) : nil
  }

  /// A note for every id that was not needed.
  ///
  /// - Parameters:
  ///   - known: Every id there is.
  ///   - run: The rules that were asked.
  func unused(known: Set<String>, run: Set<String>) -> [Finding] {
    let loose = unpaired.map { comment in
      note(
        comment.reach == .end
          ? "'earshot:ignore-end' ends nothing" : "'earshot:ignore-begin' has no end and holds to the end of the file",
        comment)
    }
    return loose + entries.flatMap { entry -> [Finding] in
      let ids = entry.comment.rules
      if ids.isEmpty { return [note("suppression names no rule, so it does nothing", entry.comment)] }
      return ids.filter { !entry.used.contains($0) }.compactMap { id in
        if id == Self.everyRule {
          return run.isSuperset(of: Self.regular) ? note("suppression of every rule matches nothing", entry.comment) : nil
        }
        return run.contains(id) ? note("suppression of '\(id)' matches nothing", entry.comment) : nil
      }
    }
  }

  /// A warning for every id that no rule has.
  func unknown(known: Set<String>) -> [Finding] {
    let words = unknownWords.map { word, comment in
      Finding(
        Violation(
          "'\(word)' suppresses nothing; write 'earshot:\(Self.word(for: word))'", certainty: .certain,
          at: comment.range),
        metadata: UnknownRuleInSuppression.metadata, view: "")
    }
    return words + entries.flatMap { entry in
      entry.comment.rules.filter { $0 != Self.everyRule && !known.contains($0) }.map { id in
        let hint = Spelling.suggestion(for: id, among: known)
        return Finding(
          Violation("suppression of '\(id)', which is no rule\(hint)", certainty: .certain, at: entry.comment.range),
          metadata: UnknownRuleInSuppression.metadata, view: "")
      }
    }
  }

  /// What somebody who wrote another word most likely wants.
  private static func word(for word: String) -> String {
    if word.contains("file") { return "ignore-file" }
    if word.hasPrefix("enable") || word == "on" || word.contains("end") { return "ignore-end" }
    return "ignore"
  }

  /// The rules that are asked unless somebody says otherwise; "every rule" speaks of these.
  private static let regular = Set(RuleSelection.available.filter { !$0.isOptIn }.map(\.id))

  private func note(_ message: String, _ comment: SuppressionComment) -> Finding {
    Finding(Violation(message, certainty: .certain, at: comment.range), metadata: UnusedSuppression.metadata, view: "")
  }
}
