import AccessibilityModel
import PlatformKnowledge
import SourceModel

// Where the placeholder of a field is a better name for it than what stands above.
extension PlaceholderOnlyName {
  /// A sentence or the title of the screen stands right above it, and its placeholder says in few words what is typed.
  static func isExplained(_ subject: ElementSubject) -> Bool {
    guard let placeholder = subject.element.visibleText.first?.literal, let above = subject.neighbours(before: 1, after: 0).first?.element,
      above.role == .text, above.exposure == .exposed, let words = above.label?.value.literal,
      FieldName.names(placeholder, under: words) else { return false }
    return FieldName.isSentence(words) || isTitle(above)
      || words.split(whereSeparator: \.isWhitespace).count > wordsOfCaption && isAbout(placeholder, words)
  }

  /// Whether a placeholder says what is typed and shows no answer: what is known to be asked for, or in words of the caption.
  private static func isAbout(_ placeholder: String, _ caption: String) -> Bool {
    if InputPurposes.type(of: placeholder) != nil { return true }
    return !Set(TextWords.split(placeholder.lowercased())).isDisjoint(with: TextWords.split(caption.lowercased()))
  }

  /// "タイトル" of a literal "タイトルを入力してください": what is asked for, where the form of the sentence parts it from the request.
  /// nil in other languages, which put more than one word around it.
  static func askedThing(in literal: String, _ language: String) -> String? {
    guard literal.count > 2, literal.hasSuffix("\""), !literal.contains("\\") else { return nil }
    let words = String(literal.dropFirst().dropLast())
    guard SampleText.isRequest(words) else { return nil }
    let found: String? = switch language.prefix(2) {
    case "ja": words.firstMatch(of: kept { #/^([^をに、。]{1,12})を(?:ここに)?(?:ご)?(?:入力|記入|選択)/# }).map { String($0.1) }
    case "ko": words.firstMatch(of: kept { #/^([^.,]{1,16})[을를] (?:여기에 |이곳에 )?(?:입력|적어|작성|선택)/# }).map { String($0.1) }
    case "zh": words.firstMatch(of: kept { #/^[请請](?:在此)?(?:输入|輸入|填写|填寫)您?的?([^，。,.…]{1,12})[。.…]*$/# }).map { String($0.1) }
    default: nil
    }
    return found.flatMap { SampleText.isBarePrompt($0) ? nil : $0 }
  }

  /// Words of a caption; more of them say what is to be done.
  private static let wordsOfCaption = 4

  /// In the letters of titles (Apple: Human Interface Guidelines, Typography).
  static func isTitle(_ text: AccessibilityElement) -> Bool {
    guard let font = text.appearance.font?.single else { return false }
    return ["largeTitle", "title", "title2"].contains { font.kind == .textStyle($0) } || font.size.map { $0 >= sizeOfTitles } ?? false
  }

  /// Points of `title2` at the default text size is 22 (Apple: Human Interface Guidelines, Typography).
  private static let sizeOfTitles = 22.0
}

extension String {
  /// "Email" of a literal "  Email ", "Email*" or "Email…": spaces make room on the screen, and dots ask for something. nil where
  /// nothing is left out, and for a literal with values in it.
  var plainTitle: String? {
    guard count > 2, hasPrefix("\""), hasSuffix("\""), !contains("\\"),
      let bare = String(dropFirst().dropLast().drop { $0 == " " }).withoutMark else { return nil }
    return bare.count == count - 2 ? nil : "\"\(bare)\""
  }
}
