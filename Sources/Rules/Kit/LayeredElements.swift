import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// What `overlay` and `background` lay over or behind a view: elements beside it, which a label after the modifier reaches as
/// well (recorded for stacks; Apple: documentation of View, overlay(alignment:content:), the view is layered in front).
enum LayeredElements {
  /// The first modifier of a view by which others come that may be elements.
  static func first(on element: AccessibilityElement, within whole: SourceRange) -> SourceRange? {
    guard whole.file === element.source.file, whole.contains(element.source),
      element.role.isControl || element.isEntry || element.role == .text || element.role == .image else { return nil }
    return ModifierChain.links(after: element.source).first { link in
      ["overlay", "background"].contains(link.name) && link.range.end <= whole.end && holdsElements(link.range)
    }?.range
  }

  /// Whether a modifier of a view lays a text over it.
  static func holdsWords(over element: AccessibilityElement) -> Bool {
    ModifierChain.links(after: element.source).contains { link in
      link.name == "overlay" && link.range.file.firstOffset(of: "Text(", from: link.range.start, to: link.range.end) != nil
    }
  }

  /// Whether a view is made in it that is seen or pressed by itself: a text, a picture, a control, or a view of the project.
  private static func holdsElements(_ modifier: SourceRange) -> Bool {
    let scanner = CodeScanner(bytes: modifier.file.bytes)
    var index = scanner.afterIdentifier(modifier.start + 1)
    while index < modifier.end {
      if scanner.isString(at: index) {
        index = scanner.afterString(index)
        continue
      }
      let end = scanner.afterIdentifier(index)
      guard end > index else {
        index = scanner.afterTrivia(index + 1)
        continue
      }
      let isMember = scanner.bytes[index - 1] == UInt8(ascii: ".")
      let name = String(decoding: scanner.bytes[index..<end], as: UTF8.self)
      if !isMember, end < modifier.end, [UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: " ")].contains(scanner.bytes[end]), isElement(name) {
        return true
      }
      index = end
    }
    return false
  }

  private static func isElement(_ name: String) -> Bool {
    BuiltinViews.frameworkView(name).map { [.element, .control].contains($0.category) } ?? false
  }
}
