import AccessibilityModel
import SourceModel
import SwiftSource

/// Texts with attributes, of which the fonts and colours are kept (Apple: NSAttributedString.Key font, foregroundColor).
extension Evaluator {
  /// Methods that give a part of a text attributes: `text.addAttribute(.font, value: font, range: range)`.
  static let styling: Set<String> = ["addAttribute", "addAttributes", "setAttributes"]

  /// What `NSAttributedString(string: text, attributes: attributes)` makes.
  func styled(_ value: Value, by attributes: Value?) -> Value {
    let fonts = attributes.map(Self.fonts) ?? []
    let inks = attributes.map { Self.inks(in: $0) } ?? []
    return value.mapAlternatives { alternative in
      switch alternative {
      case .text(let text):
        var copy = text.asString
        copy.fonts += fonts
        copy.paint(inks, overFonts: !fonts.isEmpty)
        return .text(copy)
      case .unknown(let unknown) where !fonts.isEmpty || !inks.isEmpty:
        var text = TextValue(.hole(unknown.expression), kind: .string)
        text.fonts = fonts
        text.inks = inks
        return .text(text)
      default: return alternative
      }
    }
  }

  /// A text that a method of `styling` changes.
  func styled(_ text: TextValue, byArguments arguments: [EvaluatedArgument]) -> Value {
    guard let value = arguments.first(labelled: "value") else { return styled(.text(text), by: arguments.first?.value) }
    let key = arguments.first?.value.memberName
    var copy = text
    if key == Self.fontKey {
      copy.fonts += Self.places(of: value.value)
      copy.paint([], overFonts: true)
    } else if key == Self.inkKey {
      copy.paint([TextValue.Ink(color: value.value, font: nil, source: value.source)], overFonts: false)
      // It is the font of what is painted that is not known: the range may be any.
      for place in copy.inks.indices where !text.fonts.isEmpty { copy.inks[place].hasOpenFont = true }
    }
    return .text(copy)
  }

  private static let fontKey = "font"
  private static let inkKey = "foregroundColor"

  /// The fonts among attributes.
  private static func fonts(in attributes: Value) -> [SourceRange] {
    switch attributes {
    case .unknown(let unknown): entries(fontKey, of: unknown).flatMap { places(of: $0) }
    case .choice(let alternatives): alternatives.flatMap { fonts(in: $0.value) }
    default: []
    }
  }

  /// The colour among attributes, each with the font beside it; none where run time decides which attributes these are.
  private static func inks(in attributes: Value) -> [TextValue.Ink] {
    guard case .unknown(let unknown) = attributes, let color = entries(inkKey, of: unknown).last else { return [] }
    let font = entries(fontKey, of: unknown).last
    return places(of: color).first.map { [TextValue.Ink(color: color, font: font, source: $0)] } ?? []
  }

  /// `[.font: font, NSAttributedString.Key.foregroundColor: color]`
  private static func entries(_ key: String, of dictionary: UnknownValue) -> [Value] {
    (dictionary.entries?.all ?? []).filter { $0.key.memberName == key }.map(\.value)
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

extension TextValue {
  /// Attributes are given to a text that may have some.
  fileprivate mutating func paint(_ new: [Ink], overFonts: Bool) {
    for place in inks.indices {
      if !new.isEmpty { inks[place].mayBePainted = true }
      if overFonts { inks[place].hasOpenFont = true }
    }
    inks += new
  }
}
