import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// The words that a control shows, and whether a name says them.
struct VisibleName {
  /// Texts with words in them, in the order in which they stand.
  let texts: [SpokenText]

  init(of element: AccessibilityElement) {
    let shown = element.content.isEmpty
      ? element.visibleText : element.content.filter { $0.exposure == .exposed }.flatMap(\.visibleText)
    texts = shown.filter { $0.hasHoles || !Self.words($0.literals.joined(separator: " ")).isEmpty }
  }

  /// Whether the texts are certainly on screen: in bars, icons take the place of titles.
  static func isShown(_ subject: ElementSubject) -> Bool {
    guard subject.element.image != nil else { return true }
    if subject.isSwipeAction { return false }
    return !subject.containers.contains { $0.kind == .toolbar || $0.kind == .navigationBar }
  }

  /// Words that a person would say. Numbers, signs and single letters are symbols, as are two capitals.
  static func words(_ text: String) -> [String] {
    let letters = text.filter(\.isLetter)
    if letters.count <= 2, letters.allSatisfy(\.isUppercase), letters != "OK", !isUnspaced(text) { return [] }
    return TextWords.split(text).filter { word in
      word.allSatisfy(\.isLetter) && (word.count > 1 || isUnspaced(word))
    }
  }

  /// Whether a name says the words in order. "Monday" says "Mon".
  static func isSaid(_ text: String, in name: String) -> Bool {
    if isUnspaced(text) {
      return TextWords.split(name).joined().contains(TextWords.split(text).joined())
    }
    var rest = ArraySlice(TextWords.split(name))
    for word in words(text) {
      guard let index = rest.firstIndex(where: { $0.hasPrefix(word) }) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  private static func isUnspaced(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      [0x0E00...0x0EFF, 0x3040...0x30FF, 0x3400...0x9FFF].contains { $0 ~= scalar.value }
    }
  }

  /// A name that begins with words of its own and ends with what they are about, "Accept the booking of «guest»": whose
  /// guest it is says nothing that stands on the control. What is called a title, label or state may.
  private static func endsInDetail(_ name: TextVariant) -> Bool {
    guard name.holes.count == 1, let head = name.head, words(head).count > 2, !head.contains(where: { ":,;".contains($0) }),
      case .hole(let detail)? = name.text.parts.last else { return false }
    let said = detail.split { !$0.isLetter }.flatMap { IdentifierWords.split(String($0)) }.map { $0.lowercased() }
    return !said.isEmpty && Set(said).isDisjoint(with: tellingDetails)
  }

  private static let tellingDetails = NameWords.words(.tellingDetail)

  /// Whether a person who reads a text and says it meets the name.
  enum Answer: Hashable { case said, missing, unknown }

  static func isSaid(_ text: TextVariant, in name: TextVariant) -> Answer {
    let known = text.text.literals.joined(separator: " ")
    let spoken = name.text.literals.joined(separator: " ")
    if words(known).isEmpty { return text.holes.allSatisfy(name.holes.contains) ? .said : .unknown }
    if isSaid(known, in: spoken) { return .said }
    return name.literal == nil && !endsInDetail(name) ? .unknown : .missing
  }
}
