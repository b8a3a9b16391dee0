import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// What a font in source does when people change the text size.
enum FontScaling: Equatable {
  /// A number of points, whatever people set.
  case fixed
  /// The font of a text style, in the size at the time it is made.
  case textStyle
  /// Made by `UIFontMetrics`, in the size at the time it is made.
  case metrics
  /// A function of the project takes points, and how it scales them is not seen.
  case likelyFixed
  case unknown

  /// - Parameter source: The expression of the font, or the `<fontDescription>` of an interface file.
  init(_ source: String) {
    if source.hasPrefix("<") {
      self =
        source.contains("style=\"UICTFontTextStyle") ? .textStyle : source.contains("pointSize=") ? .fixed : .unknown
      return
    }
    let source = Self.onOneLine(source)
    if source.contains(kept { #/\.withSize\(\s*\d+(?:\.\d+)?\s*\)[?!]?$/# }) {
      // So many points, whatever it is made of (Apple: documentation of UIFont.withSize(_:)).
      self = .likelyFixed
    } else if source.contains("preferredFont(") {
      self = .textStyle
    } else if source.contains("pointSize") {
      // As large as another font, which may be that of a text style.
      self = .unknown
    } else if Self.isReckonedFromPoints(source) {
      self = .likelyFixed
    } else if Self.followsLayout(source) {
      self = .unknown
    } else if source.contains("UIFontMetrics") || source.contains("scaledFont") {
      self = .metrics
    } else if Self.fixedCalls.contains(where: source.contains) && !source.contains("textStyle")
      && !source.contains("Scaled")
    {
      self = .fixed
    } else if Self.isGenerated(source) {
      self = .likelyFixed
    } else if source.contains("Font(ofSize:"), !["caled", "ynamic", "daptive"].contains(where: source.contains) {
      self = .likelyFixed
    } else {
      self = .unknown
    }
  }

  /// Calls whose arguments stand on lines of their own, as they are written on one: `UIFont(name: "Brand", size: size)`. Comments
  /// before the first of them say nothing of it.
  private static func onOneLine(_ source: String) -> String {
    source.contains { $0.isNewline } ? source.replacing(kept { #/\((?:\s|[/][*].*?[*][/]|[/]{2}.*)+/# }, with: "(") : source
  }

  /// What a tool makes of a file of letters, `BrandFontFamily.Serif.bold.font(size: 16)`, is a font of so many points
  /// (SwiftGen and Tuist: templates of fonts, `FontConvertible.font(size:)`), and so is `R.font.brandBold(size: 16)` (R.swift:
  /// Documentation/Examples.md, "Custom fonts").
  private static func isGenerated(_ source: String) -> Bool {
    source.contains(kept { #/\b(?:\w*FontFamily(?:\.\w+)+\.font|R\.font\.\w+)\(size:/# }) && !["caled", "Metrics"].contains(where: source.contains)
  }

  /// A function of the project, whose code is seen, multiplies the points that it is handed, by what the screen is wide or
  /// the like, and asks neither for the text size nor for a setting of its own.
  private static func isReckonedFromPoints(_ source: String) -> Bool {
    guard let brace = source.firstIndex(of: "{"), source[..<brace].contains(kept { #/\(\s*(?:\w+:\s*)?\d/# }),
      source[brace...].contains(kept { #/[fF]ont\((?:name:[^,]*,\s*)?(?:ofSize|size):\s*size\s*[*\/]/# }) else { return false }
    let words = source.lowercased()
    return !["uifontmetrics", "scaledfont", "scaledvalue", "contentsize", "traitcollection", "setting", "default", "prefer"].contains {
      words.contains($0)
    }
  }

  /// As large as the view around it makes room for, or of no size at all: `size * 3 / 5`, `bounds.height`, 0.
  private static func followsLayout(_ source: String) -> Bool {
    guard let size = source.firstMatch(of: kept { #/ofSize:\s*([^,)]+)/# })?.1 else { return false }
    let words = size.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    if words == ["0"] { return true }
    let isReckoned = size.contains { "*/".contains($0) }
    return words.contains { ["bounds", "frame", "height", "width", "radius", "diameter"].contains($0) }
      || isReckoned && words.contains { ["size", "side"].contains($0) }
  }

  /// The functions of `UIFont` that take points; the project's own may scale what they take.
  private static let fixedCalls = [
    "UIFont.systemFont(ofSize:", ".systemFont(ofSize:", "UIFont.boldSystemFont(ofSize:", ".boldSystemFont(ofSize:",
    ".italicSystemFont(ofSize:", ".monospacedSystemFont(ofSize:", ".monospacedDigitSystemFont(ofSize:", "UIFont(name:",
  ]
}

/// The judgement on fonts that rules about code and files share.
struct FontJudgement {
  enum Answer {
    case fine
    case unknown(String)
    case fixed(PlatformSetting, FindingCertainty)
    /// A font of a text style that stays at its size until the view is made anew.
    case notAdjusting(PlatformSetting)
    /// The font that UIKit gives, which has a number of points.
    case standard
  }

  func check(_ element: AccessibilityElement) -> Answer? {
    // The texts of a cell are no elements and seen all the same.
    guard let platform = element.platform, element.exposure != .absent || element.role == .text,
      ["UILabel", "UIButton", "UITextField", "UITextView"].contains(platform.baseClass), showsText(element, platform),
      let font = platform.settings.last(where: Self.isFixedAttribute)
        ?? platform.settings.last(where: { $0.name == "font" })
    else { return isStandard(element) ? .standard : nil }
    if Self.showsSigns(element) { return .fine }
    // A long press shows it large, as it does in the bars of the system.
    if ["true", "\"YES\""].contains(platform.setting("showsLargeContentViewer")?.value) { return .fine }
    // The letters of an avatar are as large as its circle, and emoji as their cell.
    if Self.isSign(element, in: font.source.file) { return .unknown(font.value) }
    // A class of the project, or of a package, takes its font by another name.
    if font.value.hasPrefix("<"), let other = platform.settings.first(where: { $0.name.hasSuffix("Font") }) {
      return .unknown(other.name)
    }
    if font.value.hasPrefix("<"), platform.isOfUnseenClass { return .unknown(platform.baseClass) }
    // Code of the project styles it by a name that the file gives.
    if font.value.hasPrefix("<"), platform.isStyledByCode { return .unknown("userDefinedRuntimeAttribute") }
    if font.value.hasPrefix("<"), platform.isStyledElsewhere { return .unknown("attributedText") }
    // Code brings a text with fonts of its own.
    if font.value.hasPrefix("<"), let other = platform.settings.first(where: { $0.isStyledText && !$0.isFromFile }) {
      return .unknown(other.name)
    }
    switch FontScaling(font.value) {
    case .fixed where Self.isPicture(font.value): return .fine
    case .fixed: return .fixed(font, .certain)
    case .likelyFixed: return .fixed(font, .likely)
    case .unknown: return ofConstant(element, font)
    case .textStyle, .metrics:
      // UIKit calls these again when the text size changes (Apple: traitCollectionDidChange(_:) is called when a trait
      // changes, of which `preferredContentSizeCategory` is one).
      if ["updateConfiguration", "traitCollectionDidChange"].contains(font.function) { return .fine }
      let flag = platform.setting("adjustsFontForContentSizeCategory")
      if platform.baseClass == "UITextView", flag == nil { return .notAdjusting(font) }
      guard let flag else { return .notAdjusting(font) }
      switch flag.value {
      case "true", "\"YES\"": return .fine
      case "false", "\"NO\"": return .notAdjusting(font)
      default: return .unknown("adjustsFontForContentSizeCategory")
      }
    }
  }

  /// Whether the name of a label, or that of the file which says how it looks, has a word for letters that are drawn as a
  /// picture.
  static func isSign(_ element: AccessibilityElement, in file: SourceFile) -> Bool {
    let file = file.path.split(separator: "/").last.map(String.init)
    let names = [element.platform?.reference, file].compactMap(\.self).flatMap(DecorativeNames.parts)
    return !NameWords.words(.signLabel).isDisjoint(with: names)
  }

  /// A font of so many points that the attributes of a text give it, whatever font the view has.
  private static func isFixedAttribute(_ setting: PlatformSetting) -> Bool {
    setting.name == "attributedFont" && FontScaling(setting.value) == .fixed
  }

  /// A constant of the project whose value is a number of points: `Fonts.caption`.
  private func ofConstant(_ element: AccessibilityElement, _ font: PlatformSetting) -> Answer {
    guard font.isConstant, let style = element.appearance.font?.single, style.kind == .systemSize, let size = style.size
    else { return .unknown(font.value) }
    return size >= Self.pictureSize ? .fine : .fixed(font, .likely)
  }

  /// Flags, arrows and the like are pictures, though they are drawn as text.
  static func showsSigns(_ element: AccessibilityElement) -> Bool {
    let texts = element.visibleText.isEmpty ? [element.label?.value].compactMap(\.self) : element.visibleText
    return !texts.isEmpty && texts.allSatisfy { text in
      guard let literal = text.literal, !literal.isEmpty else { return false }
      return literal.allSatisfy { !$0.isLetter && !$0.isNumber }
    }
  }

  /// Letters of 48 points and more are larger than any text style at the largest of the standard sizes.
  private static let pictureSize = 48.0

  private static func isPicture(_ font: String) -> Bool {
    let size = font.firstMatch(of: kept { #/(?:pointSize="|ofSize:\s*|size:\s*)(\d+)/# })?.1
    return size.flatMap { Double($0) }.map { $0 >= pictureSize } ?? false
  }

  /// A label of an interface file that has no words and that no code can reach: it is no outlet, and has no tag.
  private func isEmptyForGood(_ element: AccessibilityElement, _ platform: PlatformFacts) -> Bool {
    platform.baseClass == "UILabel" && element.framework == .interfaceFile && platform.reference == nil
      && element.label?.value.isBlank ?? true && element.viewName == platform.baseClass
      && !platform.settings.contains { ["tag", "attributedText"].contains($0.name) }
  }

  /// A button without a title shows nothing in its font.
  private func showsText(_ element: AccessibilityElement, _ platform: PlatformFacts) -> Bool {
    if isEmptyForGood(element, platform) { return false }
    guard platform.baseClass == "UIButton", element.visibleText.isEmpty else { return true }
    let titles: Set<String> = ["title", "attributedTitle", "configuration"]
    return platform.settings.contains { titles.contains($0.name) } || platform.mayBeCompletedElsewhere
      && element.framework == .uiKit
  }

  /// Whether a text is shown in the font that a label or a button without a configuration begins with: 17, 18 or 15
  /// points, at every text size (Apple: UILabel.font, and documentation of UIContentSizeCategoryAdjusting).
  private func isStandard(_ element: AccessibilityElement) -> Bool {
    guard let platform = element.platform, element.framework == .uiKit, !platform.mayBeCompletedElsewhere,
      !platform.isStyledElsewhere, element.reasons.isEmpty, ["UILabel", "UIButton"].contains(platform.baseClass), platform.reference != "self",
      !element.visibleText.isEmpty || element.role == .text && element.label.map({ !$0.value.isBlank }) ?? false
    else { return false }
    let names = Set(platform.settings.map(\.name))
    // The words of a button without a title are those of a label in it, with a font of its own.
    if platform.baseClass == "UIButton", !names.contains("title") { return false }
    guard names.isDisjoint(with: ["configuration", "attributedText", "attributedTitle", "showsMenuAsPrimaryAction"])
    else { return false }
    // Those of a cell follow the text size by themselves.
    return !["textLabel", "detailTextLabel"].contains(platform.reference ?? "")
      && platform.setting("adjustsFontForContentSizeCategory") == nil
  }
}

extension PlatformSetting {
  fileprivate var isStyledText: Bool { ["attributedText", "attributedTitle"].contains(name) }
}

extension PlatformFacts {
  /// The file sets a property that the project's code gives the class, such as `styleName`, or one that nobody knows.
  var isStyledByCode: Bool { setting("userDefinedRuntimeAttribute") != nil }
}

extension PlatformSetting {
  /// What it is set to is a constant by its path: `Fonts.caption`.
  var isConstant: Bool {
    value.first?.isUppercase ?? false && value.contains(".")
      && value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
  }
}
