import AccessibilityModel
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
