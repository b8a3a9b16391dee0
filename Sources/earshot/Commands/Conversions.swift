import EarshotCore
import Reporting
import SourceModel

// What the analysis found, in the words of the reports.

extension Coverage {
  init(_ statistics: Statistics) {
    self.init(
      files: statistics.files, views: statistics.views, elements: statistics.elements, known: statistics.known,
      partial: statistics.partial, opaque: statistics.opaque, supplied: statistics.supplied, repeated: statistics.repeated)
  }
}

extension DoctorReport.MissedView {
  init(_ item: Accounting.Item) { self.init(view: item.view, place: item.place, reason: item.reason) }
}

extension AppliedFix {
  init(_ fix: FixSession.Applied) {
    self.init(rule: fix.rule, title: fix.title, file: fix.place.file.path, line: fix.place.startPosition.line)
  }
}

extension SourceFile {
  var text: String { text(from: 0, to: bytes.count) }
}

extension RuleReport {
  /// Rules with what Earshot says about their examples.
  init(demonstrating rules: [RuleMetadata]) async {
    var demonstrations: [String: [RuleDemonstration]] = [:]
    for rule in rules {
      for example in RuleExample.all(of: rule) {
        let analysis = await example.analysis()
        let screens = analysis.screens.filter { $0.kind != .preview && $0.source.file.path == example.fileName }
        demonstrations[rule.id, default: []].append(RuleDemonstration(
          findings: example.findings(in: analysis),
          screens: screens.map { ScreenTranscript($0, voiceOver: analysis.voiceOver) }))
      }
    }
    self.init(rules, demonstrations: demonstrations)
  }
}
