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
    if object.framework == .interfaceFile { setColors(of: &looks, object) }
    if looks != Appearance() { element.appearance = Shared(looks) }
  }

  /// A value that an object always has.
  private func setting<Value>(_ value: Value, _ source: SourceRange, of modifier: SourceRange)
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
      let isBold = ["weight=\"bold", "weight=\"heavy", "weight=\"black", "boldSystem"].contains(where: text.contains)
      return FontStyle(kind: .systemSize, size: size, isBold: isBold)
    }
    guard case .member(let member) = font.value, member.changes.isEmpty else { return nil }
    return fontStyle(member)
  }

  /// `UIFont.preferredFont(forTextStyle:)` and the system's font in a number of points.
  private static func fontStyle(_ member: MemberValue) -> FontStyle? {
    if member.name == "preferredFont" {
      guard let style = member.arguments.first(labelled: "forTextStyle")?.value.memberName else { return nil }
      return textStyle(swiftNames[style] ?? style)
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

  /// The names of UIKit that SwiftUI spells in another way.
  private static let swiftNames = ["caption1": "caption", "title1": "title"]

  // MARK: - Colours

  private func setColors(of looks: inout Appearance, _ object: UIObject) {
    let key = object.isKind(of: "UIButton") ? "titleColor" : "textColor"
    if let color = object.colors[key] {
      let isKnown = !object.repainted.contains(key) && object.all("attributedText").isEmpty
      looks.foreground = setting(isKnown ? color.paint(facts.assets) : .unknown(key), color.source, of: color.source)
    } else if object.isKind(of: "UIButton") || object.repainted.contains(key) {
      // Without a colour of its own a button has the tint around it.
      looks.foreground = setting(.unknown("tintColor"), object.source, of: object.source)
    }
    guard let (paint, source) = backdrop(of: object) else { return }
    looks.background = setting(paint, source, of: source)
  }

  /// What lies behind the letters of an object: its own background, else that of what holds it. Nil where nothing in
  /// the file paints one.
  private func backdrop(of object: UIObject) -> (Paint, SourceRange)? {
    var layers: [Paint] = []
    var current: UIObject? = object
    var source: SourceRange?
    while let view = current {
      guard Self.isPlain(view), view.declaration == nil || view.isKind(of: "UITableViewCell") else {
        return (.unknown(view.className), view.source)
      }
      if view.repainted.contains("backgroundColor") || !view.all("alpha").isEmpty {
        return (.unknown("backgroundColor"), view.source)
      }
      if let color = view.colors["backgroundColor"] {
        let paint = color.paint(facts.assets)
        guard let colors = paint.colors else { return (.unknown("backgroundColor"), color.source) }
        if colors.light.alpha > 0 || colors.dark.alpha > 0 {
          layers.append(paint)
          source = source ?? color.source
        }
        if colors.isOpaque { break }
      } else if view.isKind(of: "UITableViewCell"), let cell = Paint.system("systemBackground") {
        // A cell is as white or black as a list of the system, whatever the table behind it has.
        layers.append(cell)
        source = source ?? view.source
        break
      }
      guard let parent = view.parent else { return nil }
      if isCovered(view, in: parent) { return (.unknown("what is behind"), view.source) }
      current = parent
    }
    guard let bottom = layers.last, let source, bottom.colors?.isOpaque == true else { return nil }
    return (layers.dropLast().reversed().reduce(bottom) { $1.over($0) }, source)
  }

  private static let plainClasses: Set<String> = [
    "UIView", "UIStackView", "UILabel", "UIButton", "UIScrollView", "UITableViewCell", "UITableView",
  ]

  /// Views that paint nothing but their colour.
  private static func isPlain(_ view: UIObject) -> Bool {
    guard let base = view.base, view.reasons.isEmpty, !view.mayBeCompletedElsewhere else { return false }
    return plainClasses.contains(base) && view.all("configuration").isEmpty && view.parts["configuration"] == nil
      && view.all("backgroundImage").isEmpty && (base != "UIButton" || view.all("image").isEmpty)
  }

  /// Whether a view that is drawn before may show something behind it.
  private func isCovered(_ view: UIObject, in parent: UIObject) -> Bool {
    guard let position = parent.children.firstIndex(where: { $0.object === view }) else { return true }
    return parent.children[..<position].contains { sibling in
      let object = sibling.object
      guard let mine = view.frame, let other = object.frame else { return true }
      let isApart =
        other.x >= mine.x + mine.width || mine.x >= other.x + other.width
        || other.y >= mine.y + mine.height || mine.y >= other.y + other.height
      if isApart { return false }
      return !(object.isKind(of: "UILabel") && object.colors["backgroundColor"] == nil)
    }
  }
}
