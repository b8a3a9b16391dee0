import AccessibilityModel

/// Words in another script than the app's language, which VoiceOver reads with the wrong voice.
public struct UikitSpeechLanguage: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = .uiKitAndFiles

  public static let metadata = RuleMetadata(
    id: "uikit-speech-language", family: .uiKit, severity: .note, impact: .minor, wcag: ["3.1.2"], isOptIn: true,
    title: "words in another language are not marked as such",
    documentation: RuleDocumentation(
      reports: """
        A label, button or field whose literal words are written in another script than the app's language uses, \
        without `accessibilityLanguage`.
        """,
      why: """
        The voice of one language cannot read the script of another, or spells it out letter by letter. VoiceOver \
        changes its voice where it is told the language, and by itself only where it recognises it.
        """,
      howToFix: """
        Say it: `label.accessibilityLanguage = "ja"`; for parts of a text, the attribute \
        `.accessibilitySpeechLanguage` of an attributed label.
        """,
      elsewhere: "An `AttributedString` with `languageIdentifier`.",
      limits: """
        Off by default and for a person to look at: with Detect Languages on, VoiceOver finds scripts by itself. \
        Languages that share a script with the app's are not told apart.
        """,
      references: ["Apple: documentation of accessibilityLanguage", "WCAG 2.2, 3.1.2 Language of Parts"]),
    examples: [
      .violation(
        """
        final class LanguageViewController: UIViewController {
          private let choice = ↓UILabel()
          override func viewDidLoad() {
            choice.text = "日本語で読む"
            view.addSubview(choice)
          }
        }
        """,
        fixed: """
          final class LanguageViewController: UIViewController {
            private let choice = UILabel()
            override func viewDidLoad() {
              choice.text = "日本語で読む"
              choice.accessibilityLanguage = "ja"
              view.addSubview(choice)
            }
          }
          """),
      .pass(
        """
        final class LanguageViewController: UIViewController {
          private let choice = UILabel()
          override func viewDidLoad() {
            choice.text = "日本語で読む"
            choice.accessibilityLanguage = "ja"
            view.addSubview(choice)
          }
        }
        """),
      .undecided(
        """
        final class LanguageViewController: UIViewController {
          private let choice = UILabel()
          override func viewDidLoad() {
            choice.text = Language.all[1].name
            view.addSubview(choice)
          }
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard let platform = element.platform, element.exposure == .exposed, let label = element.label,
      label.localization == .verbatim || label.localization == nil, let text = label.value.literal,
      let language = Script.language(of: text),
      language != context.developmentLanguage.split(separator: "-").first.map(String.init)
    else { return .inapplicable }
    let isMarked = ["accessibilityLanguage", "accessibilityAttributedLabel", "attributedText"].contains {
      platform.setting($0) != nil
    }
    if isMarked { return .pass }
    let edit = UIKitFix.setting("accessibilityLanguage = \"\(language)\"", on: element)
    return .violation(
      Violation(
        "\(element.nounWithName) is written in another script than the app's language", certainty: .review,
        at: element.source, heard: Heard(before: context.heard(element)),
        fixes: edit.map { [Fix("say in which language it is", safety: .suggested, edits: [$0])] } ?? []))
  }
}

/// Scripts that one language mostly has to itself.
private enum Script {
  private static let blocks: [(range: ClosedRange<UInt32>, language: String)] = [
    (0x3040...0x30FF, "ja"), (0xAC00...0xD7AF, "ko"), (0x4E00...0x9FFF, "zh"), (0x0400...0x04FF, "ru"),
    (0x0600...0x06FF, "ar"), (0x0590...0x05FF, "he"), (0x0370...0x03FF, "el"), (0x0E00...0x0E7F, "th"),
    (0x0900...0x097F, "hi"),
  ]

  /// The language whose script most of the letters are written in; nil for the Latin one and for short signs.
  static func language(of text: String) -> String? {
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    guard letters.count > 1 else { return nil }
    var counts: [String: Int] = [:]
    for letter in letters {
      guard let block = blocks.first(where: { $0.range.contains(letter.value) }) else { continue }
      counts[block.language, default: 0] += 1
    }
    // Kanji beside kana are Japanese.
    if let kana = counts["ja"], let kanji = counts["zh"] { counts = ["ja": kana + kanji] }
    return counts.first { $0.value * 2 > letters.count }?.key
  }
}
