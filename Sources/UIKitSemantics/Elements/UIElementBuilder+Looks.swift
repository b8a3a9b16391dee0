import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

/// How the elements of UIKit look, as far as code and files tell for certain.
extension UIElementBuilder {
  func setLooks(of element: inout AccessibilityElement, _ object: UIObject) {
    var looks = Appearance()
    looks.font = fontStyle(of: object)
    looks.isBold = looks.font?.single?.isBold ?? false
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
    let style = font.conditions.isEmpty && !font.isLater ? Self.fontStyle(font) : nil
    return setting(style ?? FontStyle(kind: .unknown(font.source.text)), font.source, of: font.source)
  }

  /// The font that a tag of an interface file or an expression of `UIFont` gives; nil where it is not known.
  private static func fontStyle(_ font: Setting) -> FontStyle? {
    let text = font.source.text
    if text.hasPrefix("<") {
      if let style = between("UICTFontTextStyle", "\"", in: text).flatMap({ styleNames[$0] }) {
        return textStyle(style)
      }
      guard let size = between("pointSize=\"", "\"", in: text).flatMap(Double.init) else { return nil }
      // Of a font with a name its weight is the end of it, as Apple's own are called: Helvetica-Bold.
      let weights = ["weight=\"bold", "weight=\"heavy", "weight=\"black", "boldSystem", "-Bold", "-Black", "-Heavy", "-ExtraBold"]
      let isBold = weights.contains(where: text.contains)
      return FontStyle(kind: .systemSize, size: size, isBold: isBold)
    }
    guard case .member(let member) = font.value, member.changes.isEmpty else { return nil }
    return fontStyle(member)
  }

  /// `UIFont.preferredFont(forTextStyle:)` and the system's font in a number of points.
  private static func fontStyle(_ member: MemberValue) -> FontStyle? {
    if member.name == "preferredFont" {
      guard let style = member.arguments.first(labelled: "forTextStyle")?.value.memberName else { return nil }
      return textStyle(TextStyles.name(ofUIKit: style))
    }
    guard ["systemFont", "boldSystemFont"].contains(member.name),
      case .number(let size)? = member.arguments.first(labelled: "ofSize")?.value else { return nil }
    let weight = member.arguments.first(labelled: "weight")?.value.memberName
    let isBold = member.name == "boldSystemFont" || weight.map(boldWeights.contains) ?? false
    return FontStyle(kind: .systemSize, size: size, isBold: isBold)
  }

  /// Semibold counts as bold, as it does in SwiftUI.
  private static let boldWeights: Set<String> = ["semibold", "bold", "heavy", "black"]

  private static func textStyle(_ name: String) -> FontStyle? {
    TextStyles.size(of: name).map { FontStyle(kind: .textStyle(name), size: $0.size, isBold: name == "headline") }
  }

  private static func between(_ start: String, _ end: Character, in text: String) -> String? {
    guard let range = text.firstRange(of: start) else { return nil }
    return String(text[range.upperBound...].prefix { $0 != end })
  }

  /// Text styles by their names in interface files (`UIFontDescriptor.TextStyle.rawValue`).
  private static let styleNames = [
    "Body": "body", "Callout": "callout", "Caption1": "caption", "Caption2": "caption2", "Footnote": "footnote",
    "Headline": "headline", "Subhead": "subheadline", "Title0": "largeTitle", "Title1": "title", "Title2": "title2",
    "Title3": "title3",
  ]
}
