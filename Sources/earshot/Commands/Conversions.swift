import EarshotCore
import Reporting
import SourceModel

// What the analysis found, in the words of the reports.

extension Coverage {
  init(_ statistics: Statistics) {
    self.init(
      files: statistics.files, views: statistics.views, elements: statistics.elements, known: statistics.known,
      partial: statistics.partial, opaque: statistics.opaque)
  }
}

extension AppliedFix {
  init(_ fix: FixSession.Applied) {
    self.init(rule: fix.rule, title: fix.title, file: fix.place.file.path, line: fix.place.startPosition.line)
  }
}

extension SourceFile {
  var text: String { text(from: 0, to: bytes.count) }
}
