import AccessibilityModel
import PlatformKnowledge
import Project
import SourceModel

/// Gives a text of an interface file the text style that looks like its font in points, and is no smaller.
enum IbFontFix {
  static let title = "let the font follow the text size"

  /// nil where no text style is like the font, and no code may let metrics scale it.
  ///
  /// - Parameter target: The system that the app has to run on at least; nil where no setting says.
  static func fix(_ font: SourceRange, of element: AccessibilityElement, from target: Version?) -> Fix? {
    let kinds: Set<String> = ["UILabel", "UITextField", "UITextView"]
    guard let base = element.platform?.baseClass else { return nil }
    if base == "UIButton", !isConfigured(element), let points = font.text.firstMatch(of: kept { #/ pointSize="(\d+(?:\.\d+)?)"/# }).flatMap({ Double($0.1) }) {
      return scaled(points, element, from: target)
    }
    guard kinds.contains(base) else { return nil }
    // A font of the app's own looks like no text style.
    if let named = font.text.firstMatch(of: kept { #/ name="[^"]+".* pointSize="(\d+(?:\.\d+)?)"/# }), let points = Double(named.1) {
      return scaled(points, element, from: target)
    }
    guard let made = font.text.wholeMatch(of: kept { #/<fontDescription key="fontDescription" type="(system|boldSystem)" pointSize="(\d+(?:\.\d+)?)"\/>/# }),
      let points = Double(made.2) else { return nil }
    guard let name = name(points, isBold: made.1 == "boldSystem") else {
      return scaled(points, element, from: target)
    }
    guard let room = room(for: points, element) else { return nil }
    guard isKnown(name, from: target) else { return nil }
    let style = SourceEdit(range: font, replacement: "<fontDescription key=\"fontDescription\" style=\"\(name)\"/>")
    let isFollowing = element.platform?.setting("adjustsFontForContentSizeCategory") != nil
    // The attribute came with iOS 10 (Apple: documentation of UIContentSizeCategoryAdjusting).
    let flag = isFollowing || target.map({ $0.major < 10 }) ?? false ? nil : UIKitFix.attribute("adjustsFontForContentSizeCategory", "YES", to: element)
    return Fix(title, safety: .suggested, edits: [flag, style].compactMap(\.self) + room)
  }

  /// Callout and the titles came with iOS 9, the other styles with iOS 7 (Apple: documentation of UIFont.TextStyle).
  private static func isKnown(_ style: String, from target: Version?) -> Bool {
    guard let target, target.major < 9 else { return true }
    return !["Callout", "Title"].contains(where: style.contains)
  }

  /// A configuration gives the title its font, whatever the title label has.
  private static func isConfigured(_ button: AccessibilityElement) -> Bool {
    let (file, tag) = (button.source.file, button.source)
    guard let end = file.firstOffset(of: "</button>", from: tag.end) else { return false }
    return file.firstOffset(of: "<buttonConfiguration", from: tag.end, to: end) != nil
  }

  /// By metrics in code that sets the label up, where no text style looks like the font.
  private static func scaled(_ points: Double, _ element: AccessibilityElement, from target: Version?) -> Fix? {
    guard FontFix.hasMetrics(target), let base = element.platform?.baseClass, element.platform?.reference != nil else { return nil }
    let metrics = "UIFontMetrics(forTextStyle: .\(TextStyles.uiKitName(of: TextStyles.nearest(to: points))))"
    // A font that was scaled raises an exception when it is scaled again (Apple: documentation of UIFontMetrics
    // scaledFont(for:)).
    let edit = UIKitFix.settingOnce(on: element) { receiver in
      if base == "UIButton" {
        return [
          "titleLabel?.font = \(receiver).titleLabel?.font.map { \(metrics).scaledFont(for: $0) }",
          "titleLabel?.adjustsFontForContentSizeCategory = true",
        ]
      }
      // That of a field may be missing, and so may what the code asks for with a question mark.
      let font = base == "UILabel" && !receiver.contains("?") ? "\(metrics).scaledFont(for: \(receiver).font)"
        : "\(receiver).font.map { \(metrics).scaledFont(for: $0) }"
      return ["font = \(font)", "adjustsFontForContentSizeCategory = true"]
    }
    guard let edit, let room = room(for: points, element) else { return nil }
    return Fix(title, safety: .suggested, edits: [edit] + room)
  }

  /// What lets the text become as high as its letters: a constraint of its own may hold it low. Nil where nothing can.
  private static func room(for points: Double, _ element: AccessibilityElement) -> [SourceEdit]? {
    // Code that sets the height would cut larger letters.
    if element.platform?.hasOpenHeight ?? false { return nil }
    // A frame without constraints stays as high as it was drawn.
    if let platform = element.platform, platform.isPlacedByMask, let frame = platform.frame, frame.height < points * 2 { return nil }
    // Twice the text size is what people may ask for (WCAG 1.4.4).
    guard let height = element.appearance.fixedHeight, let low = height.single, low < points * 2 else { return [] }
    return growing(height.modifier).map { [$0] }
  }

  /// Makes the height of a constraint the least one; nil where it is no plain one.
  static func growing(_ constraint: SourceRange) -> SourceEdit? {
    let tag = constraint.text
    guard !tag.contains(" relation="), let range = tag.firstRange(of: " constant=") else { return nil }
    let offset = constraint.start + tag[..<range.lowerBound].utf8.count
    return .insertion(of: " relation=\"greaterThanOrEqual\"", at: offset, in: constraint.file)
  }

  /// All that findings of one file can mend, as one fix.
  static func joined(_ findings: [Finding]) -> [Fix] {
    let edits = findings.flatMap(\.fixes).filter { $0.title == title }.flatMap(\.edits)
    return edits.isEmpty ? [] : [Fix(title, safety: .suggested, edits: edits)]
  }

  /// What Interface Builder calls the style whose size is the same or a little more at the standard text size.
  private static func name(_ points: Double, isBold: Bool) -> String? {
    guard let style = TextStyles.fitting(points), let size = TextStyles.size(of: style)?.size else { return nil }
    if isBold { return size == TextStyles.size(of: "headline")?.size ? TextStyles.interfaceBuilderName(of: "headline") : nil }
    return TextStyles.interfaceBuilderName(of: style)
  }
}
