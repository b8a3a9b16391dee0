import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

/// How the elements of UIKit look, as far as code and files tell for certain.
extension UIElementBuilder {
  func setLooks(of element: inout AccessibilityElement, _ object: UIObject) {
    var looks = Appearance()
    looks.font = fontStyle(of: object)
    looks.weight = looks.font?.single?.weight ?? .regular
    if let height = object.layout.height {
      looks.fixedHeight = setting(height.points, height.value, of: height.source)
    }
    setColors(of: &looks, object)
    if looks != Appearance() { element.appearance = Shared(looks) }
  }

  /// A value that an object always has.
  func setting<Value>(_ value: Value, _ source: SourceRange, of modifier: SourceRange)
    -> AccessibilityModel.Setting<Value>
  {
    .init(
      options: [.init(value: value, conditions: [], origin: source)], argument: source, modifier: modifier)
  }

  // MARK: - Fonts

  private func fontStyle(of object: UIObject) -> AccessibilityModel.Setting<FontStyle>? {
    guard let font = font(of: object) else { return nil }
    let style = font.conditions.isEmpty && !font.isLater ? fontStyle(font) : nil
    return setting(style ?? FontStyle(kind: .unknown(font.source.text)), font.source, of: font.source)
  }

  /// The font that a tag of an interface file or an expression of `UIFont` gives; nil where it is not known.
  private func fontStyle(_ font: Setting) -> FontStyle? {
    let text = font.source.text
    if text.hasPrefix("<") {
      if let style = TextStyles.style(inInterfaceBuilder: text) { return Self.textStyle(style) }
      guard let size = Self.between("pointSize=\"", "\"", in: text).flatMap(Double.init) else { return nil }
      let weights = ["weight=\"bold", "weight=\"heavy", "weight=\"black", "boldSystem"]
      let named = Self.between(" name=\"", "\"", in: text).map(FontNames.weight) ?? .regular
      let weight = weights.contains(where: text.contains) ? .bold : text.contains("weight=\"semibold") ? .semibold : named
      return FontStyle(kind: .systemSize, size: size, weight: weight)
    }
    if let (_, made, size) = font.expression?.resizing {
      let names = made.memberPath
      if names.contains(where: FontNames.isSemibold) { return FontStyle(kind: .fixedCustom, size: size, weight: .semibold) }
      return names.contains(where: FontNames.isBold) ? FontStyle(kind: .fixedCustom, size: size, weight: .bold) : Self.ofUnknownWeight(size)
    }
    return fontStyle(font.value) ?? font.expression.flatMap { Self.unseenFont($0, font.value) }
  }

  func fontStyle(_ value: Value) -> FontStyle? {
    switch value {
    case .member(let member) where member.changes.isEmpty: return Self.fontStyle(member)
    case .view(.primitive(let made)) where made.name == "UIFont": return namedFont(made.arguments)
    case .choice(let alternatives):
      // `UIFont(name: "Brand-Bold", size: 20) ?? .systemFont(ofSize: 20)`: an app has the fonts that it asks for.
      if let first = alternatives.first, first.condition.subject.hasSuffix("!= nil") { return fontStyle(first.value) }
      let styles = alternatives.compactMap { fontStyle($0.value) }
      guard styles.count == alternatives.count, let first = styles.first else { return nil }
      return styles.allSatisfy { $0 == first } ? first : nil
    default: return nil
    }
  }

  /// `UIFont(name: "Brand-Bold", size: 20)`: the end of the name is the weight, as of Apple's own: Helvetica-Bold.
  private func namedFont(_ arguments: [EvaluatedArgument]) -> FontStyle? {
    guard let name = arguments.first(labelled: "name"),
      let size = arguments.first(labelled: "size").flatMap({ Self.points($0.value) }), size > 0 else { return nil }
    let words = facts.evaluator.plainText(name.value, source: name.source)?.spoken
    guard let written = words?.literal else { return Self.ofUnknownWeight(size) }
    return FontStyle(kind: .fixedCustom, size: size, weight: FontNames.weight(written))
  }

  /// Letters of which only the size is known are of a size that is large, or is not, whatever their weight.
  private static func ofUnknownWeight(_ size: Double) -> FontStyle? {
    (14..<18).contains(size) ? nil : FontStyle(kind: .fixedCustom, size: size)
  }

  /// A font that code makes which is not seen, such as that of a generator: `R.font.brandBold(size: 20)`,
  /// `FontFamily.Brand.bold.font(size: 20)`.
  private static func unseenFont(_ expression: Expression, _ value: Value) -> FontStyle? {
    guard case .unknown = value, case .call(let call) = expression.withoutOptional.kind,
      let size = call.arguments.first(where: { $0.label == "size" || $0.label == "ofSize" })?.value.numberValue
    else { return nil }
    let names = call.callee.memberPath
    guard names.count > 1 else { return nil }
    let isBold = names.contains { FontNames.isBold($0) || NameWords.words(.boldFont).contains($0.lowercased()) }
    let isSemibold = names.contains { FontNames.isSemibold($0) || NameWords.words(.semiboldFont).contains($0.lowercased()) }
    guard isBold else { return ofUnknownWeight(size) }
    return FontStyle(kind: .fixedCustom, size: size, weight: isSemibold ? .semibold : .bold)
  }

  /// `UIFont.preferredFont(forTextStyle:)` and the system's font in a number of points.
  private static func fontStyle(_ member: MemberValue) -> FontStyle? {
    if member.name == "preferredFont" {
      guard let style = member.arguments.first(labelled: "forTextStyle")?.value.memberName else { return nil }
      return textStyle(TextStyles.name(ofUIKit: style))
    }
    guard ["systemFont", "boldSystemFont"].contains(member.name),
      let size = member.arguments.first(labelled: "ofSize").flatMap({ points($0.value) }) else { return nil }
    let weight = member.arguments.first(labelled: "weight")?.value.memberName
    let own = member.name == "boldSystemFont" ? .bold : LetterWeight(named: weight)
    return FontStyle(kind: .systemSize, size: size, weight: own)
  }

  /// A number as it is, or made of another: `CGFloat(14)`, and what an initialiser that the app adds to `CGFloat` ends in.
  private static func points(_ value: Value) -> Double? {
    if case .number(let number) = value { return number }
    return Evaluator.number(convertedIn: value)?.number
  }

  private static func textStyle(_ name: String) -> FontStyle? {
    TextStyles.size(of: name).map {
      FontStyle(kind: .textStyle(name), size: $0.size, weight: name == "headline" ? .semibold : .regular)
    }
  }

  private static func between(_ start: String, _ end: Character, in text: String) -> String? {
    guard let range = text.firstRange(of: start) else { return nil }
    return String(text[range.upperBound...].prefix { $0 != end })
  }
}

extension FontNames {
  fileprivate static func weight(_ name: String) -> LetterWeight {
    isBold(name) ? isSemibold(name) ? .semibold : .bold : .regular
  }
}

extension Expression {
  fileprivate var withoutOptional: Expression {
    switch kind {
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.withoutOptional
    case .binary("??", let left, _): left.withoutOptional
    default: self
    }
  }

  /// The names on the way to a member: `R`, `font` and `brandBold` of `R.font.brandBold`.
  fileprivate var memberPath: [String] {
    switch kind {
    case .name(let name): [name]
    case .member(let base, let name): (base?.memberPath ?? []) + [name]
    case .call(let call): call.callee.memberPath
    default: []
    }
  }
}
