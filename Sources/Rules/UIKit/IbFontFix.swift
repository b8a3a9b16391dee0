import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Gives a text of an interface file the text style that is nearest in size to its font in points.
enum IbFontFix {
  static let title = "let the font follow the text size"

  /// nil for fonts that no text style is like: named ones, and bold ones but for the headline.
  static func fix(_ font: SourceRange, of element: AccessibilityElement) -> Fix? {
    let kinds: Set<String> = ["UILabel", "UITextField", "UITextView"]
    guard let base = element.platform?.baseClass, kinds.contains(base),
      let made = font.text.wholeMatch(of: #/<fontDescription key="fontDescription" type="(system|boldSystem)" pointSize="(\d+(?:\.\d+)?)"\/>/#),
      let points = Double(made.2) else { return nil }
    guard let name = name(points, isBold: made.1 == "boldSystem") else { return scaled(points, element) }
    let style = SourceEdit(range: font, replacement: "<fontDescription key=\"fontDescription\" style=\"\(name)\"/>")
    let isFollowing = element.platform?.setting("adjustsFontForContentSizeCategory") != nil
    let flag = isFollowing ? nil : UIKitFix.attribute("adjustsFontForContentSizeCategory", "YES", to: element)
    return Fix(title, safety: .suggested, edits: [flag, style].compactMap(\.self))
  }

  /// By metrics in code that sets the label up, where no text style looks like the font.
  private static func scaled(_ points: Double, _ element: AccessibilityElement) -> Fix? {
    guard element.platform?.baseClass == "UILabel", element.platform?.reference != nil else { return nil }
    let metrics = "UIFontMetrics(forTextStyle: .\(TextStyles.uiKitName(of: TextStyles.nearest(to: points))))"
    let edit = UIKitFix.settingInCode(on: element) { receiver in
      ["font = \(metrics).scaledFont(for: \(receiver).font)", "adjustsFontForContentSizeCategory = true"]
    }
    return edit.map { Fix(title, safety: .suggested, edits: [$0]) }
  }

  /// All that findings of one file can mend, as one fix.
  static func joined(_ findings: [Finding]) -> [Fix] {
    let edits = findings.flatMap(\.fixes).filter { $0.title == title }.flatMap(\.edits)
    return edits.isEmpty ? [] : [Fix(title, safety: .suggested, edits: edits)]
  }

  /// What Interface Builder calls the style whose size is no more than a point off at the standard text size.
  private static func name(_ points: Double, isBold: Bool) -> String? {
    let style = TextStyles.nearest(to: points)
    guard let size = TextStyles.size(of: style)?.size, abs(size - points) <= 1 else { return nil }
    if isBold { return size == TextStyles.size(of: "headline")?.size ? names["headline"] : nil }
    return names[style]
  }

  /// As written in storyboards by Xcode: the names that UIFont.TextStyle has at run time.
  private static let names = [
    "largeTitle": "UICTFontTextStyleTitle0", "title": "UICTFontTextStyleTitle1", "title2": "UICTFontTextStyleTitle2",
    "title3": "UICTFontTextStyleTitle3", "headline": "UICTFontTextStyleHeadline", "body": "UICTFontTextStyleBody",
    "callout": "UICTFontTextStyleCallout", "subheadline": "UICTFontTextStyleSubhead",
    "footnote": "UICTFontTextStyleFootnote", "caption": "UICTFontTextStyleCaption1",
    "caption2": "UICTFontTextStyleCaption2",
  ]
}
