import Foundation
import EarshotCore
import AccessibilityModel
import AssistiveTechnologies
let options = AnalysisOptions(paths: Array(CommandLine.arguments.dropFirst()), workingDirectory: FileManager.default.currentDirectoryPath, width: 2)
let a = await Analysis.run(options)
for s in a.screens {
  print("## \(s.name) \(s.source)")
  for stop in TranscriptBuilder().stops(of: s.nodes) {
    print("  -", VoiceOver().utterance(for: stop).description, stop.when.map(\.description), stop.repeats, stop.element.certainty == .known ? "" : "\(stop.element.reasons)")
  }
}
for f in a.findings { print(f.place, f.severity, f.rule, f.message, f.heard?.before ?? "") }
print(a.statistics)
