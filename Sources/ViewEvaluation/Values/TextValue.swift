import AccessibilityModel
import SourceModel

/// A text as far as it is known, and what kind of Swift text it is: that decides whether SwiftUI translates it.
public struct TextValue: Sendable {
  public enum Kind: Hashable, Sendable {
    /// A string literal whose type is not settled yet; as an argument of `Text` it becomes a key.
    case literal
    /// A `String`: spoken as it is.
    case string
    /// A `LocalizedStringKey`, `LocalizedStringResource` or `String.LocalizationValue`.
    case key
    /// Already looked up.
    case localized(Localization)
  }

  public var kind: Kind
  var segments: [Segment]
  /// The strings table for keys, nil for `Localizable`.
  var table: String?
  /// Where the fonts are made that its attributes give it (Apple: NSAttributedString.Key font).
  public internal(set) var fonts: [SourceRange] = []
  /// The colours that its attributes give it or a part of it.
  public internal(set) var inks: [Ink] = []

  /// A colour among attributes (Apple: NSAttributedString.Key foregroundColor).
  public struct Ink: Sendable {
    public let color: Value
    /// The font of the same attributes.
    public let font: Value?
    /// Where the colour is made.
    public let source: SourceRange
    /// Attributes that come later may give all of that text another colour.
    public internal(set) var mayBePainted = false
    /// Attributes that come later may give it another font.
    public internal(set) var hasOpenFont = false
  }

  enum Segment: Sendable {
    case text(String)
    case argument(SpokenText, isNumber: Bool)
  }

  init(_ literal: String, kind: Kind) {
    self.kind = kind
    segments = literal.isEmpty ? [] : [.text(literal)]
  }

  init(segments: [Segment], kind: Kind, table: String? = nil) {
    self.kind = kind
    self.segments = segments
    self.table = table
  }

  init(_ spoken: SpokenText, kind: Kind) {
    self.kind = kind
    segments = spoken.parts.map { part in
      if case .literal(let text) = part { return .text(text) }
      return .argument(SpokenText(parts: [part]), isNumber: false)
    }
  }

  /// A text that is spoken as it is.
  public init(spoken: SpokenText) { self.init(spoken, kind: .string) }

  /// The text without translation.
  public var spoken: SpokenText {
    SpokenText(parts: segments.flatMap { segment -> [SpokenText.Part] in
      switch segment {
      case .text(let text): [.literal(text)]
      case .argument(let text, _): text.parts
      }
    })
  }

  /// What is put into it, in order.
  var interpolations: [SpokenText] {
    segments.compactMap { if case .argument(let text, _) = $0 { text } else { nil } }
  }

  func mapArguments(_ transform: (Bool, SpokenText) -> SpokenText) -> TextValue {
    var copy = self
    copy.segments = segments.map { segment in
      if case .argument(let text, let isNumber) = segment { return .argument(transform(isNumber, text), isNumber: isNumber) }
      return segment
    }
    return copy
  }

  /// As the value of a `String` variable or parameter.
  var asString: TextValue {
    var copy = self
    switch kind {
    case .literal: copy.kind = .string
    case .string, .key, .localized: break
    }
    return copy
  }

  /// As the value of a `LocalizedStringKey` variable or parameter.
  var asKey: TextValue {
    var copy = self
    if case .literal = kind { copy.kind = .key }
    return copy
  }
}
