import EarshotCore
import Reporting

extension Analysis {
  /// What `check` and `read` print, in several formats: two analyses that are the same print the same bytes.
  var reports: [String] {
    let voice = VoiceOver(language: .english)
    let read = ReadReport(
      screens: (screens + presentations).map { ScreenTranscript($0, voiceOver: voice) },
      locale: locale)
    let check = CheckReport(
      findings: findings, problems: problems, coverage: Coverage(
        files: 1, views: 1, elements: 1, known: 1, partial: 0, opaque: 0),
      rules: RuleRegistry.all.map { $0.metadata })
    return [check.json(), check.sarif(), read.json(voiceControl: true), read.treeText(voiceOver: voice)]
  }
}
