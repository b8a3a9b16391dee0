import EarshotCore
import Rules
import SourceModel

/// Which fixes go together.
enum FixChoice {
  /// The edits of the first safe fix of each finding. A fix that touches what another one changes is left out whole: it
  /// is offered again once that is done.
  static func safe(_ findings: [Finding]) -> [SourceEdit] {
    edits(of: findings) { $0.safety == .safe }
  }

  static func edits(of findings: [Finding], _ isWanted: (Fix) -> Bool) -> [SourceEdit] {
    var chosen: [SourceEdit] = []
    for finding in findings {
      guard let fix = finding.fixesWithoutGap.first(where: isWanted), !fix.edits.isEmpty else { continue }
      let isNew = fix.edits.allSatisfy { edit in !chosen.contains { $0 == edit || $0.touches(edit) } }
      if isNew { chosen += fix.edits }
    }
    return chosen.sorted { $0.range < $1.range }
  }
}

extension SourceEdit {
  fileprivate func touches(_ other: SourceEdit) -> Bool {
    !areLines(with: other) && range.file === other.range.file && range.start <= other.range.end && other.range.start <= range.end
  }
}
