import Rules
import SourceModel
import SwiftSource

/// Writes the comment that keeps a finding back.
public enum SuppressionEdit {
  /// What stands where the reason belongs.
  public static let reason = "TODO: say why this is right here"

  /// Rules that speak of comments and settings, which nobody keeps back by another comment.
  private static let unsuppressed: Set = [
    UnusedSuppression.metadata.id, UnknownRuleInSuppression.metadata.id, StaleBaselineEntry.metadata.id,
    UnsupportedClaim.metadata.id,
  ]

  /// A comment on a line of its own before the line of the finding, or behind that line where that is no place for one;
  /// nil where neither keeps the finding back, as in a text over several lines and in files that are no Swift.
  public static func edit(for finding: Finding, reason: String = reason) -> SourceEdit? {
    let file = finding.place.file
    let isOtherFile = [".storyboard", ".xib", ".plist", ".json"].contains { file.path.hasSuffix($0) }
    guard !isOtherFile, !unsuppressed.contains(finding.rule) else { return nil }
    let text = "// earshot:ignore \(finding.rule) -- \(reason)"
    let start = file.startOfLine(at: finding.place.start)
    let indentation = file.indentation(at: finding.place.start)
    let before = SourceEdit.insertion(of: indentation + text + file.lineEnding, at: start, in: file)
    let end = start + file.line(file.position(at: start).line).utf8.count
    let behind = SourceEdit.insertion(of: "  " + text, at: end, in: file)
    return [before, behind].first { keepsBack(finding, $0) }
  }

  private static func keepsBack(_ finding: Finding, _ edit: SourceEdit) -> Bool {
    let place = finding.place
    let file = SourceFile(path: place.file.path, bytes: FixApplication.apply([edit], to: place.file.bytes))
    let shift = edit.range.start <= place.start ? edit.replacement.utf8.count : 0
    var moved = finding
    moved.place = SourceRange(file: file, start: place.start + shift, end: place.end + shift)
    var suppressions = Suppressions(files: [SourceLowering().lower(file)])
    return suppressions.apply(to: [moved]).kept.isEmpty
  }
}
