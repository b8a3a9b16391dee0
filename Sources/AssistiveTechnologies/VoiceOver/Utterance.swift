/// Everything VoiceOver says of one element.
///
/// What comes before the pause is the *description*, in two notations: `description` is AccessibilitySnapshot's (R1),
/// `chunks` and `speech` are VoiceOver's own (R2). What comes after it are the hints and `afterHint` (speech-spec 2).
public struct Utterance: Hashable, Sendable {
  /// A part of the description that VoiceOver speaks without a pause inside.
  public struct Chunk: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
      /// Words of the app.
      case header, label, value, content, hint
      /// Words of VoiceOver.
      case selected, role, state, position, edge
    }

    public var kind: Kind
    public var text: String
    /// True for a word of VoiceOver that is English because the language has none with a source.
    public var isFallback: Bool

    public init(kind: Kind, text: String, isFallback: Bool = false) {
      self.kind = kind
      self.text = text
      self.isFallback = isFallback
    }
  }

  /// Notation R1: `Selected: Label: Value. Dimmed. Button. 1 of 3.`
  public var description: String
  /// Notation R2 in speaking order, each part with its kind.
  public var chunks: [Chunk]
  /// The author's hint as it is spoken after the description; nil when it is spoken in place of a description (S6) or
  /// when VoiceOver replaces it, as it does on text fields (S9).
  public var hint: String?
  /// The author's hint as the source gives it, spoken or not.
  public var authorHint: String?
  /// The hint that VoiceOver adds by itself (S9).
  public var systemHint: String?
  /// What follows the hints: "Actions available", "More content available" (S10).
  public var afterHint: [String]
  public var language: SpeechLanguage
  /// The words that were spoken in English for want of a source in `language`.
  public var fallbackWords: [Word.Key]

  /// Notation R2 of the description: `["Remember me", "Switch button", "on"]`.
  public var speech: [String] { chunks.map(\.text) }

  /// Both hints in one, as AccessibilitySnapshot writes them: the author's loses its full stop when VoiceOver's
  /// follows (S9).
  public var spokenHint: String? {
    guard let hint else { return systemHint }
    guard let systemHint else { return hint }
    return hint.withoutFullStop + ". " + systemHint
  }

  /// The description as the caption panel shows it: chunks joined by commas, full stops only at the end (R2).
  public var caption: String { Self.joined(speech, language) }

  /// The whole utterance as the caption panel shows it, hints included.
  public var fullCaption: String {
    Self.joined(speech + [hint, systemHint].compactMap { $0 } + afterHint, language)
  }

  private static func joined(_ chunks: [String], _ language: SpeechLanguage) -> String {
    let last = chunks.count - 1
    return chunks.enumerated().map { $0.offset == last ? $0.element : $0.element.withoutFullStop }
      .joined(separator: language.chunkSeparator)
  }
}

extension String {
  /// S7: one full stop at the end, never two. A hole ends in `»`, so it gets one. Three dots are none, they stay.
  var withFullStop: String { hasSuffix(".") ? self : self + "." }
  var withoutFullStop: String { hasSuffix(".") && !hasSuffix("..") ? String(dropLast()) : self }
}
