import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Names of fields that code makes several of, one like the other.
extension ProposedName {
  /// The caption above a row of fields that a loop makes, with the number of each: "Gift code 1" of
  /// `Text("Gift code"); HStack { ForEach(0..<4) { index in TextField("", text: $code[index]) } }`.
  static func ofSeries(_ subject: ElementSubject, _ mates: StackMates) -> ProposedName? {
    let field = subject.element
    guard field.isEntry, field.framework == .swiftUI, let row = field.layout, row.axis == .horizontal, mates.mates.isEmpty,
      let number = CallArguments(of: field.source).arguments.lazy.map(\.value.text).first(where: { $0.hasPrefix("$") }).flatMap(subscripted) else { return nil }
    let before = subject.neighbours(before: reachOfSeries, after: 0).filter { $0.element.exposure == .exposed }
    guard subject.isRepeated || before.last?.element.source == field.source || isFollowed(subject),
      let above = before.last(where: { $0.element.source != field.source && subject.coexists(with: $0) }), above.element.role == .text,
      let stack = above.element.layout, stack.axis == .vertical, stack.source.contains(row.source),
      above.when == Array(subject.when.prefix(above.when.count)),
      let caption = ProposedName(text: above.element, for: field), caption.expression.hasPrefix("\""), caption.expression.hasSuffix("\""),
      caption.spoken.count <= longestCaption else { return nil }
    let expression = caption.expression.dropLast() + " \\(\(number) + 1)\""
    return ProposedName(
      expression: String(expression), spoken: caption.spoken + " " + SpokenText.hole("\(number) + 1").rendered, isDerived: true)
  }

  /// More of the same come after it.
  private static func isFollowed(_ subject: ElementSubject) -> Bool {
    subject.neighbours(before: 0, after: 1).contains { $0.element.source == subject.element.source && $0.position != subject.position }
  }

  /// "index" of `code[index]`: the number by which the loop counts.
  private static func subscripted(_ binding: String) -> String? {
    guard binding.hasSuffix("]"), let open = binding.lastIndex(of: "[") else { return nil }
    let number = binding[binding.index(after: open)...].dropLast()
    let isName = number.first?.isLowercase ?? false && number.allSatisfy { $0.isLetter || $0.isNumber }
    return isName && NameWords.words(.loopNumber).contains(number.lowercased()) ? String(number) : nil
  }

  /// Fields of a code in a row, and what stands above them.
  private static let reachOfSeries = 12
  private static let longestCaption = 40
}
