import AccessibilityModel
import SourceModel
import SwiftSource

/// Texts with attributes, of which the fonts are kept (Apple: NSAttributedString.Key font).
extension Evaluator {
  /// Methods that give a part of a text attributes: `text.addAttribute(.font, value: font, range: range)`.
  static let styling: Set<String> = ["addAttribute", "addAttributes", "setAttributes"]

  /// What `NSAttributedString(string: text, attributes: attributes)` makes.
  func styled(_ value: Value, by attributes: Value?) -> Value {
    let fonts = attributes.map(Self.fonts) ?? []
    return value.mapAlternatives { alternative in
      switch alternative {
      case .text(let text):
        var copy = text.asString
        copy.fonts += fonts
        return .text(copy)
      case .unknown(let unknown) where !fonts.isEmpty:
        var text = TextValue(.hole(unknown.expression), kind: .string)
        text.fonts = fonts
        return .text(text)
      default: return alternative
      }
    }
  }

  /// A text that a method of `styling` changes.
  func styled(_ text: TextValue, byArguments arguments: [EvaluatedArgument]) -> Value {
    if let value = arguments.first(labelled: "value") {
      guard arguments.first?.value.isFontKey ?? false else { return .text(text) }
      var copy = text
      copy.fonts += Self.places(of: value.value)
      return .text(copy)
    }
    return styled(.text(text), by: arguments.first?.value)
  }

  /// The fonts among attributes.
  private static func fonts(in attributes: Value) -> [SourceRange] {
    switch attributes {
    case .unknown(let unknown): (unknown.entries?.all ?? []).filter { $0.key.isFontKey }.flatMap { places(of: $0.value) }
    case .choice(let alternatives): alternatives.flatMap { fonts(in: $0.value) }
    default: []
    }
  }

  /// Where the values are made that a value may be.
  private static func places(of value: Value) -> [SourceRange] {
    switch value {
    case .view(.primitive(let view)): [view.source]
    case .member(let member): [member.source]
    case .choice(let alternatives): alternatives.flatMap { places(of: $0.value) }
    default: []
    }
  }
}

extension Value {
  /// `.font`, `NSAttributedString.Key.font`
  fileprivate var isFontKey: Bool {
    if case .member(let member) = self { member.name == "font" } else { false }
  }
}
