import AccessibilityModel
import SourceModel

/// A label of a storyboard or XIB whose height keeps it from growing with its text.
public struct IbFixedHeight: ElementRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .tvOS, .visionOS] }

  public static let frameworks: Set<Framework> = [.interfaceFile]

  public static let metadata = RuleMetadata(
    id: "ib-fixed-height", family: .uiKit, severity: .warning, impact: .moderate, wcag: ["1.4.4"],
    title: "label of an interface file outgrows its height",
    documentation: RuleDocumentation(
      reports: """
        A `<label>` with the font of a text style and a height constraint of fewer points than its letters have at 200 \
        percent. Body text has 40 points then, and lines of 48. For review, rows of a table whose height is a number, where \
        the lines of a label, or labels above each other, need more at 200 percent; and a `<textView>` that does not scroll, \
        is held to a height and gets running text from code, such as a description.
        """,
      why: "The text is cut off, or nothing of it is left, for people who enlarge it.",
      howToFix: """
        Delete the constraint, since a label knows its height; or set its relation to Greater Than or Equal.
        """,
      elsewhere: "`.frame(minHeight: 20)` in place of `.frame(height: 20)`; see `fixed-height-clips-text`.",
      limits: """
        Silent for constraints that an outlet reaches, that have a priority, or that belong to one size class; for \
        labels that shrink their text; and for fonts of a fixed size, which are the business of `ib-fixed-font`. Only \
        the letters of a single line are reckoned with.
        """,
      references: [
        "Apple: Human Interface Guidelines, Typography, Dynamic Type sizes", "WCAG 2.2, 1.4.4 Resize Text",
      ]),
    examples: [
      .violation(
        InterfaceExample.view(
          """
          <label text="Delivery address" adjustsFontSizeToFit="NO" id="l1">
              <constraints>
                  ↓<constraint firstAttribute="height" constant="20" id="c1"/>
              </constraints>
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          </label>
          """),
        fixed: InterfaceExample.view(
            """
            <label text="Delivery address" adjustsFontSizeToFit="NO" id="l1">
                <constraints>
                    <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="20" id="c1"/>
                </constraints>
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            """)),
      .pass(
        InterfaceExample.view(
          """
          <label text="Delivery address" adjustsFontSizeToFit="NO" id="l1">
              <constraints>
                  <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="20" id="c1"/>
              </constraints>
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          </label>
          """)),
      .pass(
        InterfaceExample.view(
          """
          <textView editable="NO" id="t1">
              <constraints><constraint firstAttribute="height" constant="120" id="c1"/></constraints>
              <string key="text">Words</string>
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          </textView>
          """)),
      .undecided(
        InterfaceExample.view(
          """
          <label text="Delivery address" adjustsFontSizeToFit="NO" id="l1">
              <constraints><constraint firstAttribute="height" constant="20" id="c1"/></constraints>
              <fontDescription key="fontDescription" name="Brand"/>
          </label>
          """)),
    ])

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    if let text = UnscrolledText.check(subject.element) { return text }
    // Text on a television keeps its size.
    if subject.element.source.file.build.platforms == .tvOS { return .inapplicable }
    if let row = RowRoom.check(subject.element) { return row }
    switch UIKitHeight().check(subject.element) {
    case nil: return .inapplicable
    case .fits?: return .pass
    case .unknown(let font)?: return .undecided(UnknownReason(.dynamicValue, font))
    case .tooLow(let message, let height)?:
      return .violation(
        Violation(message, certainty: .likely, at: height.modifier, fixes: fixes(height.modifier)))
    }
  }

  private func fixes(_ tag: SourceRange) -> [Fix] {
    IbFontFix.growing(tag).map { [Fix("let the label grow", safety: .suggested, edits: [$0])] } ?? []
  }
}
