import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A value of run time and the words for what it is, in small letters above it or below: `Text("Author").font(.caption)` above
/// `Text(book.author).font(.title2)`. However large the value is, it heads nothing.
enum CaptionedValue {
  static func isOne(_ subject: ElementSubject, in context: RuleContext) -> Bool {
    guard let words = subject.element.label?.value, words.hasHoles, !TitleWords.isCalledTitle(words),
      !words.literals.contains(where: { $0.count(where: \.isLetter) > 3 }),
      let stack = subject.element.layout, stack.axis == .vertical else { return false }
    let near = subject.neighbours(before: 3, after: 3).filter { other in
      other.position != subject.position && other.element.exposure == .exposed && other.element.layout == stack
        && other.callSites == subject.callSites && other.loops == subject.loops && other.coexists(with: subject)
    }
    // A stack of more is a text with its parts.
    guard near.count { $0.element.role == .text } == 1, !near.contains(where: \.element.isInteractive),
      let caption = near.first(where: { $0.element.role == .text }), isCaption(caption.element) else { return false }
    // In the letters of a page's title a name is that title, and the caption says what kind of page it is.
    let isPageTitle = (subject.element.appearance.font?.single?.size ?? .infinity) >= TextStyles.points(of: "title", on: nil) ?? 0
    return caption.position < subject.position && !isPageTitle || isFigure(words, in: context)
  }

  /// A few words of source in letters below the size of running text.
  private static func isCaption(_ element: AccessibilityElement) -> Bool {
    guard let words = element.label?.value.literal, words.count(where: \.isLetter) > 1, words.count <= longest,
      words.split(separator: " ").count <= mostWords, !words.hasSuffix("."), let font = element.appearance.font?.single,
      let size = font.size else { return false }
    return size <= TextStyles.points(of: "subheadline", on: nil) ?? 0
  }

  private static let longest = 30
  private static let mostWords = 4

  /// A number, a time or a day, by the names of what is shown or the way in which it is written; above its caption a name would
  /// be a title with a line of its own.
  private static func isFigure(_ words: SpokenText, in context: RuleContext) -> Bool {
    words.holes.allSatisfy { hole in
      if [".formatted(", "ormatter", "String(format:", "Int("].contains(where: hole.contains) { return true }
      let parts = DecorativeNames.parts(of: hole)
      let told = NameWords.words(.statistic).union(NameWords.words(.countWord)).union(NameWords.words(.timeName))
      return parts.suffix(2).contains(where: told.contains)
        || hole.split(separator: ".").last.map { context.numericNames.value.contains(String($0)) } ?? false
    }
  }
}
