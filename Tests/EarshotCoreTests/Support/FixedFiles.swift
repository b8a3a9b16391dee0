import EarshotCore
import Rules
import SourceModel

/// What becomes of files when a fix is made to them.
enum FixedFiles {
  /// The findings of a rule.
  static func findings(_ rule: String, _ files: [String: String]) async -> [Finding] {
    await Analysis.run(files: files).findings.filter { $0.rule == rule }
  }

  /// The files with the edits of a fix.
  static func applying(_ fix: Fix, to files: [String: String]) -> [String: String] {
    var result = files
    for (path, edits) in Dictionary(grouping: fix.edits, by: \.range.file.path) {
      guard let text = files[path] else { continue }
      var bytes = Array(text.utf8)
      for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
        bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.replacement.utf8))
      }
      result[path] = String(decoding: bytes, as: UTF8.self)
    }
    return result
  }

  /// The first fix of each finding of a rule, as its lines of code, and how many findings of the rule are left where the
  /// first one of the first finding is made.
  static func mended(_ rule: String, _ files: [String: String]) async -> (fixes: [[String]], left: Int) {
    let found = await findings(rule, files)
    let lines = found.map { finding in (finding.fixes.first?.edits ?? []).map(\.replacement).map(squeezed) }
    guard let fix = found.first?.fixes.first else { return (lines, found.count) }
    return (lines, await findings(rule, applying(fix, to: files)).count)
  }

  /// Its lines without what stands before them.
  static func squeezed(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " / ")
  }
}
