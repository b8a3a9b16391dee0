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
        A comment `// earshot:ignore rule-id` or `// earshot:ignore-file rule-id` for which there is nothing to \
        suppress, or whose rule does not exist.
        """,
      why: "A suppression that is left behind hides the next defect that somebody makes in that place.",
      howToFix: "Delete the comment, or the id that is no longer needed.",
      limits: """
        Ids of rules that were not run are not reported, nor is `all` unless every rule was run.
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

    func covers(_ place: SourceRange) -> Bool {
      guard comment.range.file === place.file else { return false }
      guard let lines else { return true }
      return lines.contains(place.startPosition.line)
    }

    /// "Every rule" is not meant to hide that there is nothing to hide.
    func id(for rule: String) -> String? {
      comment.rules.first { $0 == rule || $0 == Suppressions.everyRule && rule != UnusedSuppression.metadata.id }
    }
  }

  init(files: [FileDeclarations]) {
    for file in files where !file.suppressions.isEmpty {
      let extents = ExpressionExtents(file)
      for comment in file.suppressions {
        entries.append(Entry(comment: comment, lines: Self.lines(of: comment, extents)))
      }
    }
  }

  private static func lines(of comment: SuppressionComment, _ extents: ExpressionExtents) -> ClosedRange<Int>? {
    if comment.wholeFile { return nil }
    let line = comment.range.startPosition.line
    guard comment.isOnOwnLine, let next = firstLineOfCode(after: line, in: comment.range.file) else {
      return line...line
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
      var isSuppressed = false
      var reason: String?
      for index in entries.indices where entries[index].covers(finding.place) {
        guard let id = entries[index].id(for: finding.rule) else { continue }
        entries[index].used.insert(id)
        isSuppressed = true
        reason = reason ?? entries[index].comment.reason
      }
      if isSuppressed {
        suppressed.append(SuppressedFinding(finding: finding, reason: reason))
      } else {
        kept.append(finding)
      }
    }
    return (kept, suppressed)
  }

  /// A note for every id that was not needed.
  ///
  /// - Parameters:
  ///   - known: Every id there is.
  ///   - run: The rules that were asked.
  func unused(known: Set<String>, run: Set<String>) -> [Finding] {
    entries.flatMap { entry -> [Finding] in
      let ids = entry.comment.rules
      if ids.isEmpty { return [note("suppression names no rule, so it does nothing", entry.comment)] }
      return ids.filter { !entry.used.contains($0) }.compactMap { id in
        if id == Self.everyRule {
          return run.isSuperset(of: Self.regular) ? note("suppression of every rule matches nothing", entry.comment) : nil
        }
        if !known.contains(id) {
          let hint = Spelling.suggestion(for: id, among: known)
          return note("suppression of '\(id)', which is no rule\(hint)", entry.comment)
        }
        return run.contains(id) ? note("suppression of '\(id)' matches nothing", entry.comment) : nil
      }
    }
  }

  /// The rules that are asked unless somebody says otherwise; "every rule" speaks of these.
  private static let regular = Set(RuleSelection.available.filter { !$0.isOptIn }.map(\.id))

  private func note(_ message: String, _ comment: SuppressionComment) -> Finding {
    Finding(Violation(message, certainty: .certain, at: comment.range), metadata: UnusedSuppression.metadata, view: "")
  }
}
