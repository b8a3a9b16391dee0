import AccessibilityModel
import AssistiveTechnologies
import SourceModel
import Testing

/// What a synthesiser is given to speak.
@Suite struct SpeechScriptTests {
  private let script = SpeechScript(voiceOver: VoiceOver(), language: "en")

  private func stop(_ label: SpokenText, _ change: (inout AccessibilityElement) -> Void = { _ in }) -> TranscriptStop {
    let file = SourceFile(path: "A.swift", text: "")
    var element = AccessibilityElement(role: .text, viewName: "Text", source: SourceRange(file: file, start: 0, end: 0))
    element.label = Fact(label, origin: .content)
    change(&element)
    return TranscriptStop(element: element, when: [], loops: [], containers: [])
  }

  @Test func rolesAndHintsComeAfterPauses() {
    let segments = script.segments(for: stop(SpokenText("Play")) {
      $0.traits = .button
      $0.hint = Fact(SpokenText("Plays the song"), origin: .content)
    })
    #expect(segments.map(\.text) == ["Play", "Button", "Plays the song"])
    #expect(segments.map(\.pause) == [SpeechScript.Pause.comma, SpeechScript.Pause.hint, SpeechScript.Pause.stop])
  }

  @Test func holesAreSpokenByTheWordsOfTheirNames() {
    let text = SpokenText("Hello ") + .hole("user.firstName")
    #expect(script.segments(for: stop(text)).map(\.text) == ["Hello first name"])
  }

  @Test func otherScriptsAreSpokenInTheirLanguage() {
    #expect(script.segments(for: stop(SpokenText("こんにちは"))).map(\.language) == ["ja"])
    #expect(script.segments(for: stop(SpokenText("Привет"))).map(\.language) == ["ru"])
    #expect(script.segments(for: stop(SpokenText("Hello こ"))).map(\.language) == ["en"])
    let ukrainian = SpeechScript(voiceOver: VoiceOver(), language: "uk")
    #expect(ukrainian.segments(for: stop(SpokenText("Привіт"))).map(\.language) == ["uk"])
    let japanese = SpeechScript(voiceOver: VoiceOver(language: .japanese), language: "ja")
    #expect(japanese.segments(for: stop(SpokenText("漢字"))).map(\.language) == ["ja"])
  }

  @Test func modifiersOfSpeechAreHeeded() {
    let file = SourceFile(path: "A.swift", text: "")
    let place = SourceRange(file: file, start: 0, end: 0)
    let segments = script.segments(for: stop(SpokenText("ABC")) {
      $0.modifiers = [
        AppliedModifier(name: "speechAdjustedPitch", source: place, arguments: ["-0.5"]),
        AppliedModifier(name: "speechSpellsOutCharacters", source: place, arguments: []),
        AppliedModifier(name: "speechAlwaysIncludesPunctuation", source: place, arguments: ["false"]),
      ]
    })
    #expect(segments.map(\.pitch) == [0.75])
    #expect(segments.map(\.spellsOut) == [true])
    #expect(segments.map(\.speaksPunctuation) == [false])
  }
}
