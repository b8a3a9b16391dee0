import AccessibilityModel
import SourceModel

/// A text style in a storyboard or XIB that does not follow a change of the text size.
public struct IbNoDynamicType: LoneElementRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .visionOS] }

  public static let frameworks: Set<Framework> = [.interfaceFile]

  public static let metadata = RuleMetadata(
    id: "ib-no-dynamic-type", family: .uiKit, severity: .note, impact: .minor, wcag: ["1.4.4"],
    title: "text style of an interface file does not follow a change of the text size",
    documentation: RuleDocumentation(
      reports: """
        A label or field with the font of a text style and without `adjustsFontForContentSizeCategory="YES"`.
        """,
      why: """
        The text has the size that was set when the view was made, and keeps it when people change the size, until the \
        screen is opened anew.
        """,
      howToFix: "Tick Automatically Adjusts Font in the attributes inspector.",
      elsewhere: "Nothing to do: text styles of SwiftUI follow the text size by themselves.",
      limits: "Silent where code of the class sets the flag, and for buttons, of which only code can.",
      references: ["Apple: documentation of UIContentSizeCategoryAdjusting"]),
    examples: [
      .violation(
        InterfaceExample.view(
          """
          <label text="Hello" id="l1">
              ↓<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          </label>
          """),
        fixed: InterfaceExample.view(
            """
            <label adjustsFontForContentSizeCategory="YES" text="Hello" id="l1">
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            """)),
      .pass(
        InterfaceExample.view(
          """
          <label text="Hello" adjustsFontForContentSizeCategory="YES" id="l1">
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          </label>
          """)),
      .undecided(
        InterfaceExample.view(
          """
          <label text="Hello" id="l1"><fontDescription key="fontDescription" name="Brand"/></label>
          """)),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard let base = element.platform?.baseClass, base != "UIButton" else { return .inapplicable }
    switch FontJudgement().check(element) {
    case .notAdjusting(let font)?:
      guard font.value.hasPrefix("<") else { return .inapplicable }
      let hasFlag = element.platform?.setting("adjustsFontForContentSizeCategory") != nil
      // The attribute is of iOS 10, and does nothing in an earlier one (Apple: UIContentSizeCategoryAdjusting).
      let isTooNew = context.deploymentTarget(of: font.source.file).map { $0.major < 10 } ?? false
      let edit = hasFlag || isTooNew ? nil : UIKitFix.attribute("adjustsFontForContentSizeCategory", "YES", to: element)
      return .violation(
        Violation(
          "font of a text style does not follow a change of the text size", certainty: .certain, at: font.source,
          fixes: edit.map { [Fix("let the font follow the text size", safety: .safe, edits: [$0])] } ?? []))
    case .unknown(let font)?: return .undecided(UnknownReason(.dynamicValue, font))
    case .fine?, .fixed?, .standard?: return .pass
    case nil: return .inapplicable
    }
  }
}
