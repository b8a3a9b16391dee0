import AccessibilityModel

/// A stretch of speech for a synthesiser: words, how they are spoken, and the pause behind them.
public struct SpeechSegment: Hashable, Sendable {
  public var text: String
  /// 1 is the voice's own; `speechAdjustedPitch` and the like move it.
  public var pitch: Double
  /// The language of the voice, such as `en` or `fr-CA`.
  public var language: String
  /// Character by character (`speechSpellsOutCharacters`).
  public var spellsOut: Bool
  /// Signs are spoken (`speechAlwaysIncludesPunctuation`).
  public var speaksPunctuation: Bool
  /// Silence behind it, in milliseconds at the usual speed.
  public var pause: Int

  public init(
    _ text: String, language: String, pitch: Double = 1, spellsOut: Bool = false, speaksPunctuation: Bool = false,
    pause: Int = 0
  ) {
    self.text = text
    self.language = language
    self.pitch = pitch
    self.spellsOut = spellsOut
    self.speaksPunctuation = speaksPunctuation
    self.pause = pause
  }
}

/// Turns utterances into stretches of speech.
///
/// The order is VoiceOver's (speech-spec 2): description, pause, hints. How long pauses are no source tells; these are
/// chosen so that a comma is short, a role is told from a name, and a hint comes late enough to be skipped.
public struct SpeechScript: Sendable {
  public enum Pause {
    public static let comma = 120
    public static let role = 220
    public static let hint = 700
    public static let stop = 900
  }

  let voiceOver: VoiceOver
  /// The language of the app's texts.
  let language: String

  public init(voiceOver: VoiceOver, language: String) {
    self.voiceOver = voiceOver
    self.language = language
  }

  /// All that is spoken at a stop, labels of containers that are entered first.
  public func segments(for stop: TranscriptStop, from previous: TranscriptStop? = nil) -> [SpeechSegment] {
    let utterance = voiceOver.utterance(for: stop)
    let manner = Manner(of: stop.element)
    let own = voiceOver.language == .other ? "en" : voiceOver.language.rawValue
    var result = voiceOver.containerLabels(entering: stop, from: previous).map {
      SpeechSegment(spoken($0), language: language(of: $0, manner), pause: Pause.role)
    }
    for chunk in utterance.chunks {
      let isOfApp = [.header, .label, .value, .content, .hint].contains(chunk.kind)
      let isFallback = chunk.isFallback ? "en" : own
      result.append(SpeechSegment(
        spoken(chunk.text), language: isOfApp ? language(of: chunk.text, manner) : isFallback,
        pitch: isOfApp ? manner.pitch : 1, spellsOut: isOfApp && manner.spellsOut,
        speaksPunctuation: isOfApp && manner.speaksPunctuation, pause: isOfApp ? Pause.comma : Pause.role))
    }
    let hints = [utterance.hint.map { ($0, language(of: $0, manner)) }, utterance.systemHint.map { ($0, own) }]
    let after = hints.compactMap { $0 } + utterance.afterHint.map { ($0, own) }
    if !after.isEmpty, !result.isEmpty { result[result.count - 1].pause = Pause.hint }
    result += after.map { SpeechSegment(spoken($0.0), language: $0.1, pause: Pause.role) }
    if !result.isEmpty { result[result.count - 1].pause = Pause.stop }
    return result.filter { !$0.text.isEmpty }
  }

  /// The words of VoiceOver outside of an element, as of the rotor.
  public func segment(saying text: String) -> SpeechSegment {
    SpeechSegment(spoken(text), language: language, pause: Pause.stop)
  }

  // MARK: - Texts

  /// A hole is spoken as the words of its name: `«user.firstName»` as "first name".
  private func spoken(_ text: String) -> String {
    var result = ""
    var hole: String?
    for character in text {
      switch character {
      case "«": hole = ""
      case "»":
        result += Self.words(ofExpression: hole ?? "")
        hole = nil
      default: if hole == nil { result.append(character) } else { hole?.append(character) }
      }
    }
    return result + (hole ?? "")
  }

  static func words(ofExpression text: String) -> String {
    let name = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last ?? ""
    var words = ""
    for character in name {
      if character == "_" {
        words += " "
      } else {
        if character.isUppercase, let last = words.last, !last.isUppercase, last != " " { words += " " }
        words += character.lowercased()
      }
    }
    return words.isEmpty ? "something" : words
  }

  private func language(of text: String, _ manner: Manner) -> String {
    manner.language ?? Self.language(ofScript: text, else: language)
  }

  /// The language that the letters of a text tell, where the app's own is written in others.
  static func language(ofScript text: String, else language: String) -> String {
    var counts: [String: Int] = [:]
    var letters = 0
    var hasKana = false
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      letters += 1
      guard let script = scripts.first(where: { $0.range ~= scalar.value }) else { continue }
      counts[script.language, default: 0] += 1
      hasKana = hasKana || (0x3041...0x30FF).contains(scalar.value)
    }
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), most.value * 2 > letters else {
      return language
    }
    let found = hasKana ? "ja" : most.key
    let own = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let sharing: [String: Set<String>] = [
      "zh": ["zh", "ja"], "ru": ["ru", "uk", "bg", "sr", "be", "mk"], "ar": ["ar", "fa", "ur"], "hi": ["hi", "mr", "ne"],
    ]
    return found == own || sharing[found]?.contains(own) == true && !(hasKana && own != "ja") ? language : found
  }

  /// Scripts that one language, or mostly one, is written in (Unicode blocks).
  private static let scripts: [(range: ClosedRange<UInt32>, language: String)] = [
    (0x0370...0x03FF, "el"), (0x0400...0x052F, "ru"), (0x0590...0x05FF, "he"), (0x0600...0x06FF, "ar"),
    (0x0900...0x097F, "hi"), (0x0E00...0x0E7F, "th"), (0x1100...0x11FF, "ko"), (0x3041...0x30FF, "ja"),
    (0x3400...0x9FFF, "zh"), (0xAC00...0xD7A3, "ko"),
  ]
}

/// How the code asks for an element to be spoken.
private struct Manner {
  var pitch = 1.0
  var spellsOut = false
  var speaksPunctuation = false
  var language: String?

  init(of element: AccessibilityElement) {
    for modifier in element.modifiers {
      let argument = modifier.arguments.first ?? ""
      switch modifier.name {
      // From -1 to 1, where 0 is the voice's own (Apple: speechAdjustedPitch).
      case "speechAdjustedPitch": pitch = Double(argument).map { 1 + max(-1, min(1, $0)) / 2 } ?? pitch
      case "speechSpellsOutCharacters": spellsOut = argument != "false"
      case "speechAlwaysIncludesPunctuation": speaksPunctuation = argument != "false"
      default: break
      }
    }
    if let setting = element.platform?.setting("accessibilityLanguage") {
      let text = setting.value.filter { $0 != "\"" }
      if !text.isEmpty, text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) { language = text }
    }
  }
}
