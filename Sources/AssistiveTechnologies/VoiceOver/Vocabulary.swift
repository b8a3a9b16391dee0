/// How well a fact about VoiceOver is attested (the scale of speech-spec).
public enum Confidence: String, Hashable, Sendable {
  /// Recorded on a device or in several independent recordings.
  case high
  /// One recording, or several sources in prose that agree.
  case medium
  /// One source in prose, or an inference.
  case low
}

/// A word or sentence that VoiceOver adds to what the app says.
public struct Word: Hashable, Sendable {
  /// What a word stands for, whatever the language.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    case selected, dimmed, button, backButton, back, switchButton, on, off, mixed, tab, textField, secureTextField
    case isEditing, heading, headingLevel, link, adjustable, image, searchField, popUpButton, pickerItem, draggable
    case statusBarItem, expanded, collapsed
    case position, rowSpan, columnSpan, row, column, listStart, listEnd, landmarkStart, landmarkEnd
    case toggleHint, adjustHint, editHint, editingHint, editAreaHint, popUpHint, dragHint, collapseHint
    case expandHint
    case actionsAvailable, moreContentAvailable
  }

  public var key: Key
  /// The word as the caption panel shows it (notation R2). `{1}` and `{2}` stand for numbers.
  public var spoken: String
  /// The word as AccessibilitySnapshot writes it (notation R1), its full stop included. `{1}` and `{2}` stand for
  /// numbers, or for the rest of the description after "Selected: ".
  public var written: String
  public var confidence: Confidence
  /// Where the word was read or heard; the codes are those of speech-spec section 1.
  public var source: String
  /// True when the language has no word with a source, so that this is the English one.
  public var isFallback = false

  /// `written` is needed only where it is not `spoken` with a full stop.
  init(_ key: Key, _ spoken: String, written: String? = nil, _ confidence: Confidence, _ source: String) {
    self.key = key
    self.spoken = spoken
    self.written = written ?? spoken + "."
    self.confidence = confidence
    self.source = source
  }

  /// The word with numbers, or other texts, in its gaps.
  func filled(_ first: String, _ second: String = "") -> Word {
    var copy = self
    copy.spoken = Self.fill(spoken, first, second)
    copy.written = Self.fill(written, first, second)
    return copy
  }

  /// One pass, so that text of the app that happens to hold `{2}` stays as it is.
  private static func fill(_ template: String, _ first: String, _ second: String) -> String {
    guard let gap = template.firstRange(of: "{1}") else { return template }
    let head = String(template[..<gap.lowerBound]) + first
    let tail = template[gap.upperBound...]
    guard let next = tail.firstRange(of: "{2}") else { return head + tail }
    return "\(head)\(tail[..<next.lowerBound])\(second)\(tail[next.upperBound...])"
  }
}

/// The words of VoiceOver in one language. A word without a source is not invented: the English one takes its place
/// and says so (`Word.isFallback`).
public struct Vocabulary: Sendable {
  public let language: SpeechLanguage
  private let words: [Word.Key: Word]

  public init(language: SpeechLanguage) {
    self.language = language
    words = Self.tables[language] ?? Self.english
  }

  public func word(_ key: Word.Key) -> Word {
    // The English table holds every key (a test makes sure), so the empty word is never met.
    words[key] ?? Word(key, "", .low, "no source")
  }

  /// The keys that are spoken in English for want of a source.
  public var fallbacks: [Word.Key] { Word.Key.allCases.filter { word($0).isFallback } }

  private static let english = index(EnglishWords.rows)

  private static let tables: [SpeechLanguage: [Word.Key: Word]] = [
    .english: english,
    .german: completed(GermanWords.rows),
    .russian: completed(RussianWords.rows),
    .japanese: completed(JapaneseWords.rows),
    .french: completed(FrenchWords.rows),
    .spanish: completed(SpanishWords.rows),
    .chineseSimplified: completed(ChineseWords.simplified),
    .chineseTraditional: completed(ChineseWords.traditional),
    .other: completed([]),
  ]

  private static func index(_ rows: [Word]) -> [Word.Key: Word] {
    Dictionary(rows.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func completed(_ rows: [Word]) -> [Word.Key: Word] {
    let fallback = english.mapValues { word in
      var word = word
      word.isFallback = true
      return word
    }
    return fallback.merging(index(rows)) { _, own in own }
  }
}
