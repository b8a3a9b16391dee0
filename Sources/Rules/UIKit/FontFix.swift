import AccessibilityModel
import PlatformKnowledge
import Project
import SourceModel

/// Edits that let the font of a text in UIKit code follow the text size that people set.
enum FontFix {
  /// Lets metrics scale a font that is made of points, and sets the flag behind it: the look at the standard size stays.
  ///
  /// Source: Apple, "Scaling Fonts Automatically".
  ///
  /// - Parameter target: The system that the code has to run on at least; nil where no setting says.
  static func scaling(_ font: PlatformSetting, of element: AccessibilityElement, from target: Version?) -> [Fix] {
    guard hasMetrics(target), let statement = Statement(setting: font), let made = MadeFont(font), !made.isMissing,
      !isInTightFrame(element, made.points), !isOnRoundel(element, made.points), let room = room(for: made.points, element) else { return [] }
    let metrics = made.textStyle.map { "UIFontMetrics(forTextStyle: .\($0))" } ?? "UIFontMetrics.default"
    // A font by its name may be missing.
    let end = made.mayBeMissing ? ".map { \(metrics).scaledFont(for: $0) }" : ")"
    var edits: [SourceEdit] = made.mayBeMissing ? [] : [
      .insertion(of: metrics + ".scaledFont(for: ", at: font.source.start, in: font.source.file)
    ]
    let flag = isFollowing(element) ? nil : statement.followed(by: flag)
    // Two edits at one place would be one too many.
    if let flag, flag.range.start == font.source.end {
      edits.append(.insertion(of: end + flag.replacement, at: font.source.end, in: font.source.file))
    } else {
      edits.append(.insertion(of: end, at: font.source.end, in: font.source.file))
      edits += [flag].compactMap(\.self)
    }
    return [Fix("let the font grow with the text size", safety: .suggested, edits: edits + room)]
  }

  /// Lets the text become as high as its letters, where a constraint of its own would cut it; nil where that is written in a
  /// way that no edit changes.
  private static func room(for points: Double?, _ element: AccessibilityElement) -> [SourceEdit]? {
    // Twice the text size is what people may ask for (WCAG 1.4.4).
    guard let points, let height = element.appearance.fixedHeight, let low = height.single, low < points * 2 else { return [] }
    return growing(height.modifier).map { [$0] }
  }

  /// Whether a label is the small circle, or the mark with round corners, that its letters stand in: only higher, it would be
  /// another shape that cuts them off at its sides.
  private static func isOnRoundel(_ element: AccessibilityElement, _ points: Double?) -> Bool {
    guard let height = element.appearance.fixedHeight?.single, height <= largestRoundel, height < (points ?? height) * 2 else { return false }
    return element.platform?.settings.contains { $0.name.lowercased().hasSuffix("cornerradius") } ?? false
  }

  /// Points, as marks with a number have at most; what is pressed is larger (Apple: Human Interface Guidelines, Layout).
  private static let largestRoundel = 32.0

  /// Whether code gives the text a frame of a height that larger letters do not fit into, which nothing makes higher.
  private static func isInTightFrame(_ element: AccessibilityElement, _ points: Double?) -> Bool {
    // The title of a button that constraints make as small as its letters would be cut to a few of them.
    if element.role == .button, let size = element.platform?.fixedSize, let points {
      if size.height < points * 2 * 1.2 || width(of: element, points * 2) > size.width { return true }
    }
    guard let frame = element.platform?.setting("frame")?.value, frame.hasPrefix("CGRect("),
      let height = frame.firstRange(of: "height:").map({ frame[$0.upperBound...].drop(while: \.isWhitespace) }) else { return false }
    let number = Double(height.prefix { $0.isNumber || $0 == "." })
    // As high as what is around it is high enough.
    guard let number, let points else { return number == nil && !["bounds", "frame", "view"].contains(where: height.contains) }
    // Twice the text size is what people may ask for (WCAG 1.4.4), and a line is a fifth higher than its letters (Human
    // Interface Guidelines, Typography). A label has one line unless code says otherwise (Apple: UILabel.numberOfLines).
    let lines = element.platform?.setting("numberOfLines").flatMap { Double($0.value) } ?? 1
    return number < points * 2 * 1.2 * max(1, lines)
  }

  /// How wide a title is at the least: half as wide as high for most letters, and as wide as high for those of East Asia.
  private static func width(of element: AccessibilityElement, _ points: Double) -> Double {
    let widths = (element.label?.value.literals ?? []).map { words in
      words.unicodeScalars.reduce(0.0) { $0 + ($1.value > 0x2E80 ? 1 : 0.5) }
    }
    return (widths.max() ?? 0) * points
  }

  /// Makes the height of a constraint in code the least one; nil where it is no plain one.
  static func growing(_ constraint: SourceRange) -> SourceEdit? {
    for (call, label, other) in [
      ("(equalToConstant:", "equalToConstant", "greaterThanOrEqualToConstant"), (".equalTo(", "equalTo", "greaterThanOrEqualTo"),
    ] {
      guard let range = constraint.text.firstRange(of: call) else { continue }
      let start = constraint.start + constraint.text[..<range.lowerBound].utf8.count + 1
      return FixBuilder.replacing(SourceRange(file: constraint.file, start: start, end: start + label.utf8.count), with: other)
    }
    return nil
  }

  /// Whether there are metrics in every system that an app runs on (Apple: UIFontMetrics, iOS 11.0).
  static func hasMetrics(_ target: Version?) -> Bool { target.map { $0 >= Version(major: 11) } ?? true }

  /// Sets the flag behind the statement that gives a font which is right in itself.
  static func following(_ font: PlatformSetting, of element: AccessibilityElement) -> [Fix] {
    guard element.platform?.setting("adjustsFontForContentSizeCategory") == nil else { return [] }
    let edit = Statement(setting: font).map { $0.followed(by: flag) }
      ?? (element.platform?.baseClass == "UIButton" ? nil : UIKitFix.setting(flag, on: element))
    return edit.map { [Fix("let the font follow the text size", safety: .safe, edits: [$0])] } ?? []
  }

  /// Gives a label or a button that has no font of its own that of the body, which is as large: 17 points, and 18 or 15.
  static func giving(_ element: AccessibilityElement) -> [Fix] {
    let owner = element.platform?.baseClass == "UIButton" ? "titleLabel?." : ""
    guard !owner.isEmpty || element.platform?.baseClass == "UILabel", !isInTightFrame(element, pointsOfBody), !isOnRoundel(element, pointsOfBody),
      let room = room(for: pointsOfBody, element) else { return [] }
    let edit = UIKitFix.setting(["font = .preferredFont(forTextStyle: .body)", flag].map { owner + $0 }, on: element)
    return edit.map { [Fix("let the font follow the text size", safety: .suggested, edits: [$0] + room)] } ?? []
  }

  /// Points of the body at the standard size (Apple: Human Interface Guidelines, Typography).
  private static let pointsOfBody = 17.0

  private static let flag = "adjustsFontForContentSizeCategory = true"

  private static func isFollowing(_ element: AccessibilityElement) -> Bool {
    element.platform?.setting("adjustsFontForContentSizeCategory")?.value == "true"
  }
}

/// A statement that does nothing but give an object its font: `note.font = …` on a line of its own.
private struct Statement {
  let file: SourceFile
  let end: Int
  let indentation: String
  /// How the object is called there, with the dot behind it; empty for the object itself.
  let receiver: String

  init?(setting font: PlatformSetting) {
    let range = font.source
    file = range.file
    indentation = file.indentation(at: range.start)
    let line = file.line(range.startPosition.line)
    let head = line.utf8.prefix(range.startPosition.column - 1).dropFirst(indentation.utf8.count)
    guard let text = String(head), text.hasSuffix(Self.assignment) else { return nil }
    // A comment may stand in front of it.
    let start = text.ranges(of: "*/").last?.upperBound ?? text.startIndex
    receiver = String(text[start...].dropLast(Self.assignment.count).drop { $0 == " " })
    guard receiver.isEmpty || receiver.last == ".",
      receiver.allSatisfy({ $0.isLetter || $0.isNumber || "._$?!".contains($0) }) else { return nil }
    // What follows in the line goes with the font, or is a statement of its own.
    let last = file.line(range.endPosition.line)
    let rest = String(last.utf8.dropFirst(range.endPosition.column - 1)) ?? ""
    guard rest.allSatisfy({ $0 == " " }) || rest.drop(while: { $0 == " " }).hasPrefix("//") else { return nil }
    end = file.startOfLine(at: range.end) + last.utf8.count
  }

  private static let assignment = "font = "

  func followed(by assignment: String) -> SourceEdit {
    .insertion(of: file.lineEnding + indentation + receiver + assignment, at: end, in: file)
  }
}

/// A font that a function of UIKit makes of points, written where it is given, or that one of the project gives.
private struct MadeFont {
  /// The text style of UIKit that is nearest in size; nil where the points are not written there.
  let textStyle: String?
  /// It is an optional.
  private(set) var mayBeMissing = false
  /// iOS has the family that its name begins with, and no such face of it; or the name is written as those of files are, and
  /// no font is called so as far as anybody knows (Apple: Adding a Custom Font to Your App tells the one from the other).
  private(set) var isMissing = false
  /// Its size, where it is written there.
  let points: Double?

  init?(_ font: PlatformSetting) {
    if font.isOwnFont {
      let size = font.value.firstMatch(of: kept { #/[(:]\s*(\d+(?:\.\d+)?)\s*[,)]/# }).flatMap { Double($0.1) }
      textStyle = size.map { TextStyles.uiKitName(of: TextStyles.nearest(to: $0)) }
      points = size
      return
    }
    let text = font.value
    // Elsewhere than written it may be the value of a parameter.
    guard !font.isConstant, text.utf8.count == font.source.end - font.source.start else { return nil }
    let isNamed = text.hasPrefix("UIFont(name:")
    mayBeMissing = isNamed && text.hasSuffix(")") && !text.contains("??")
    guard isNamed ? text.hasSuffix(")!") || mayBeMissing : Self.functions.contains(where: text.hasPrefix) && text.hasSuffix(")")
    else { return nil }
    isMissing = isNamed && text.firstMatch(of: kept { #/name:\s*"(?<family>[^"-]+)-(?<face>[^"]+)"/# }).map { match in
      SystemFonts.faces(of: String(match.family)).map { !$0.contains(String(match.face)) } ?? false
    } ?? false || mayBeMissing && text.contains(kept { #/name:\s*"[^"]*_/# })
    let size = text.firstMatch(of: kept { #/(?:ofSize|size):\s*(\d+(?:\.\d+)?)\s*[,)]/# }).flatMap { Double($0.1) }
    points = size
    textStyle = size.map { TextStyles.uiKitName(of: TextStyles.nearest(to: $0)) }
  }

  private static let functions = FrameworkNames.names(.systemFont).flatMap { [".\($0)(", "UIFont.\($0)("] }
}

/// Fonts that every iPhone has, by the names with which code asks for them (Apple: "System Fonts", iOS).
private enum SystemFonts {
  /// The faces of a family besides the plain one; nil for other families, which an app may bring along.
  static func faces(of family: String) -> [String]? { faces[family]?.split(separator: " ").map(String.init) }

  private static let faces = [
    "Helvetica": "Bold BoldOblique Light LightOblique Oblique",
    "HelveticaNeue": "Bold BoldItalic CondensedBlack CondensedBold Italic Light LightItalic Medium MediumItalic Thin ThinItalic "
      + "UltraLight UltraLightItalic",
    "AvenirNext": "Bold BoldItalic DemiBold DemiBoldItalic Heavy HeavyItalic Italic Medium MediumItalic Regular UltraLight "
      + "UltraLightItalic",
    "Avenir": "Black BlackOblique Book BookOblique Heavy HeavyOblique Light LightOblique Medium MediumOblique Oblique Roman",
    "Georgia": "Bold BoldItalic Italic",
    "Verdana": "Bold BoldItalic Italic",
    "Menlo": "Bold BoldItalic Italic Regular",
    "Courier": "Bold BoldOblique Oblique",
  ]
}
