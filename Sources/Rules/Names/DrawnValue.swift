import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A value that a shape tells by how far its line is drawn, as the ring of `.trim(from: 0, to: progress)` does.
struct DrawnValue {
  /// The expression of the value.
  let value: String

  /// nil where the line is drawn in full, or its end is chosen for an animation.
  init?(of element: AccessibilityElement) {
    guard element.role == .shape,
      let trim = ModifierChain.links(after: element.source).first(where: { $0.name == "trim" }),
      let end = CallArguments(of: trim.range).arguments.first(where: { $0.label == "to" })?.value.text,
      end.contains(where: \.isLetter), !end.contains("?") else { return nil }
    let name = end.lowercased()
    guard !Self.moving.contains(where: name.contains) else { return nil }
    value = end
  }

  /// A bar for each of several things, as long as its value, with nothing beside it: `.frame(width: block.length)`.
  init?(ofBarIn subject: ElementSubject) {
    let element = subject.element
    guard element.role == .shape, Self.isAloneInItsTurn(subject),
      let frame = ModifierChain.links(after: element.source).first(where: { $0.name == "frame" }) else { return nil }
    let sizes = CallArguments(of: frame.range).arguments.filter { ["width", "height"].contains($0.label) }
    guard let size = sizes.map(\.value.text).first(where: Self.isOfItem) else { return nil }
    value = size
  }

  /// Each turn of the loop draws this and nothing else.
  private static func isAloneInItsTurn(_ subject: ElementSubject) -> Bool {
    let beside = subject.neighbours(before: 1, after: 1)
    if beside.contains(where: { $0.element.source == subject.element.source }) { return true }
    return subject.isRepeated && !beside.contains { $0.isRepeated && $0.element.exposure == .exposed }
  }

  /// Made of a property of something: `item.value`, `CGFloat(day.count) * 4`.
  private static func isOfItem(_ size: String) -> Bool {
    let lowered = size.lowercased()
    guard !size.contains("?"), !moving.contains(where: lowered.contains) else { return false }
    let paths = size.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }
    return paths.contains { path in
      let parts = path.split(separator: ".").map(String.init)
      guard parts.count > 1, parts[0].first?.isLowercase ?? false else { return false }
      return parts.allSatisfy { NameWords.words(.geometry).isDisjoint(with: IdentifierWords.split($0).map { $0.lowercased() }) }
    }
  }

  /// What is drawn bit by bit, or turns while something is loaded.
  private static let moving = ["anim", "phase", "appear", "loading", "spinner", "cgfloat.random"]

  /// Whether something beside the shape may tell the value: a text or control with words of run time, or one around it.
  func isTold(beside subject: ElementSubject) -> Bool {
    subject.neighbours(before: 3, after: 3).contains { place in
      let element = place.element
      guard element.exposure == .exposed else { return false }
      return [element.label?.value, element.value?.value].contains { $0?.hasHoles ?? false } || element.role == .opaque
    }
  }
}
