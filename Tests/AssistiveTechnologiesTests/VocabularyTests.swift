import AccessibilityModel
import Testing

@testable import AssistiveTechnologies

@Suite("Vocabulary")
struct VocabularyTests {
  @Test("English has every word")
  func englishIsComplete() {
    #expect(Set(EnglishWords.rows.map(\.key)) == Set(Word.Key.allCases))
    #expect(SpeechLanguage.english.vocabulary.fallbacks.isEmpty)
  }

  static let tables: [(SpeechLanguage, [Word])] = [
    (.english, EnglishWords.rows), (.german, GermanWords.rows), (.russian, RussianWords.rows),
    (.japanese, JapaneseWords.rows), (.french, FrenchWords.rows), (.spanish, SpanishWords.rows),
    (.chineseSimplified, ChineseWords.simplified), (.chineseTraditional, ChineseWords.traditional),
  ]

  @Test("Each row names its source, and no word stands twice", arguments: tables)
  func rowsAreSound(language: SpeechLanguage, rows: [Word]) {
    #expect(rows.allSatisfy { !$0.source.isEmpty && !$0.spoken.isEmpty && !$0.isFallback })
    #expect(Set(rows.map(\.key)).count == rows.count)
    let vocabulary = language.vocabulary
    #expect(rows.map { vocabulary.word($0.key) } == rows)
  }

  @Test("A word of a language has the gaps of the English one", arguments: tables)
  func gapsAgree(language: SpeechLanguage, rows: [Word]) {
    for row in rows {
      let english = SpeechLanguage.english.vocabulary.word(row.key)
      for gap in ["{1}", "{2}"] {
        #expect(row.spoken.contains(gap) == english.spoken.contains(gap), "\(row.key)")
        #expect(row.written.contains(gap) == english.written.contains(gap), "\(row.key)")
      }
      #expect(row.written.isEmpty == english.written.isEmpty, "\(row.key)")
    }
  }

  @Test("A word without a source is English and says so")
  func fallbacks() {
    let tab = SpeechLanguage.japanese.vocabulary.word(.tab)
    #expect(tab.spoken == "Tab")
    #expect(tab.isFallback)
    #expect(!SpeechLanguage.japanese.vocabulary.word(.button).isFallback)
    #expect(SpeechLanguage.spanish.vocabulary.fallbacks == Word.Key.allCases)
  }

  @Test("An utterance marks the words that are not of its language")
  func markedUtterance() {
    var element = Make.element(.slider, label: "音量", value: "50%", .adjustable)
    element.position = ElementPosition(index: 1, count: 2)
    let utterance = VoiceOver(language: .japanese).utterance(for: element)
    #expect(utterance.caption == "音量、50%、調整可能、1 of 2")
    #expect(utterance.chunks.map(\.isFallback) == [false, false, false, true])
    #expect(utterance.fallbackWords == [.position, .adjustHint])
    #expect(VoiceOver().utterance(for: element).fallbackWords.isEmpty)
  }

  @Test("French says what its sources have, and marks the rest")
  func french() {
    var element = Make.element(.button, label: "Envoyer", [.button, .notEnabled])
    element.position = ElementPosition(index: 1, count: 3)
    let utterance = VoiceOver(language: .french).utterance(for: element)
    #expect(utterance.caption == "Envoyer, Estompé, Bouton, 1 of 3")
    #expect(utterance.fallbackWords == [.position])
  }

  @Test("Words that the system sets alone are Russian too")
  func russian() {
    let element = Make.element(.picker, label: "Цвет", value: "Красный", [.button, .popupButton])
    let utterance = VoiceOver(language: .russian).utterance(for: element)
    #expect(utterance.speech.contains("всплывающая кнопка"))
    #expect(utterance.systemHint == "Коснитесь дважды для активации инструмента выбора")
    #expect(utterance.fallbackWords.isEmpty)
  }

  @Test("A language without a word for levels keeps to its own word for headings")
  func headingLevels() {
    var element = Make.element(.text, label: "Filme", .header)
    element.headingLevel = 1
    #expect(VoiceOver(language: .german).utterance(for: element).speech == ["Filme", "Überschrift"])
  }

  @Test("Text of the app that looks like a gap stays as it is")
  func textLikeAGap() {
    let element = Make.element(.text, label: "{1} and {2}", .selected)
    #expect(VoiceOver().utterance(for: element).description == "Selected: {1} and {2}")
  }

  @Test(
    "A locale has the language of its first part",
    arguments: [("en", SpeechLanguage.english), ("de_AT", .german), ("JA-jp", .japanese), ("pt-BR", nil), ("", nil)]
      as [(String, SpeechLanguage?)])
  func locales(locale: String, language: SpeechLanguage?) {
    #expect(SpeechLanguage(locale: locale) == language)
  }
}
