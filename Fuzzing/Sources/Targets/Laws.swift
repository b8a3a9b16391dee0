import Configuration
import EarshotCore
import Reporting

/// What must be true of every analysis, whatever was analysed.
enum Laws {
  static func check(_ analysis: Analysis) throws {
    for finding in analysis.findings {
      try inside(finding.place, "place of \(finding.rule)")
      for note in finding.related { try inside(note.place, "note of \(finding.rule)") }
      for edit in finding.fixes.flatMap(\.edits) { try inside(edit.range, "edit of \(finding.rule)") }
    }
    for (first, second) in zip(analysis.findings, analysis.findings.dropFirst()) where second.place < first.place {
      if first.place.file !== second.place.file { continue }
      throw Broken("findings are not in order: \(first.rule) at \(first.place), \(second.rule) at \(second.place)")
    }
    for problem in analysis.problems where problem.message.isEmpty { throw Broken("a problem without a message") }
  }

  /// A refusal says what is wrong, and where.
  static func check(_ refusal: ConfigurationMistakes) throws {
    if refusal.mistakes.isEmpty { throw Broken("refused without a reason") }
    for mistake in refusal.mistakes where mistake.message.isEmpty || mistake.line < 0 || mistake.column < 0 {
      throw Broken("a mistake without words or place")
    }
  }

  /// Every format of both commands; what comes of them must be the same for the same analysis.
  static func reports(_ analysis: Analysis) -> [String] {
    let check = CheckReport(
      findings: analysis.findings, problems: analysis.problems, coverage: Coverage(
        files: 1, views: analysis.screens.count, elements: 0, known: 0, partial: 0, opaque: 0),
      rules: RuleRegistry.all.map { $0.metadata })
    let voice = VoiceOver(language: SpeechLanguage(locale: analysis.locale) ?? .english)
    let read = ReadReport(
      screens: (analysis.screens + analysis.presentations).map { ScreenTranscript($0, voiceOver: voice) },
      locale: analysis.locale)
    return [
      check.text(), check.json(), check.sarif(), check.github(), check.markdown(), check.junit(), check.codeClimate(),
      check.xcode(folder: "/"), read.text(), read.json(voiceControl: true), read.markdown(),
      read.treeText(voiceOver: voice), read.voiceControlText(),
    ]
  }

  private static func inside(_ range: SourceRange, _ what: String) throws {
    guard 0 <= range.start, range.start <= range.end, range.end <= range.file.bytes.count else {
      throw Broken("\(what) lies outside of the file: \(range.start)..<\(range.end) of \(range.file.bytes.count)")
    }
    for offset in [range.start, range.end] where offset < range.file.bytes.count {
      // In the middle of a character, an edit would break the file. Input that is not UTF-8 has no middles.
      let isContinuation = range.file.bytes[offset] & 0xC0 == 0x80
      if isContinuation, String(validating: range.file.bytes, as: UTF8.self) != nil {
        throw Broken("\(what) is cut in a character, at \(offset)")
      }
    }
  }
}
