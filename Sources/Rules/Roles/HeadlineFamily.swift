import AccessibilityModel
import SourceModel

/// Texts in a smaller bold font of which each stands first in a stack of its own, above several elements. One of them says
/// little, as in a card; where a screen has several, these are the titles of its parts.
struct HeadlineFamily: ScreenSurvey {
  private struct Part {
    let source: SourceRange
    let stack: LayoutGroup
    let font: FontStyle
    /// Elements in the stack below the title; what is repeated stands for several.
    var followers = 0
    var hasControl = false

    var isWorthATitle: Bool { followers > 2 || followers > 1 && hasControl }
  }

  /// The places that make them.
  let sources: Set<SourceRange>

  init(_ screen: ScreenPlaces) {
    var parts: [Part] = []
    var begun: Set<LayoutGroup> = []
    for place in screen.places where place.element.exposure == .exposed {
      let element = place.element
      let isFirst = element.layout.map { begun.insert($0).inserted } ?? false
      // Another use of the same code begins a stack of its own.
      if isFirst || element.source == parts.last?.source, place.loops == 0, let part = Self.part(of: element) {
        parts.append(part)
      } else if let last = parts.last, last.stack.source.contains(element.source) {
        parts[parts.count - 1].followers += place.loops > 0 ? 2 : 1
        if element.isInteractive { parts[parts.count - 1].hasControl = true }
      }
    }
    let little = Set(parts.filter { !$0.isWorthATitle }.map(\.source))
    let families = Dictionary(grouping: parts.filter { !little.contains($0.source) }, by: \.font).mapValues { Set($0.map(\.source)) }
    sources = families.values.reduce(into: []) { if $1.count > 1 { $0.formUnion($1) } }
  }

  private static func part(of element: AccessibilityElement) -> Part? {
    guard element.role == .text, !element.isInteractive, element.gestures.isEmpty, let stack = element.layout,
      stack.axis == .vertical, element.label?.value.literal.map(TitleWords.isTitle) ?? false,
      let look = element.appearance.font, element.expression.contains(look.modifier), var font = look.single else { return nil }
    font.weight = max(font.weight, element.appearance.weight)
    guard font.isBold, (font.size ?? 0) >= smallest else { return nil }
    return Part(source: element.source, stack: stack, font: font)
  }

  /// In points: `subheadline`, below which titles are captions (Human Interface Guidelines, Typography).
  private static let smallest = 15.0
}
