import AccessibilityModel

/// A text of a storyboard or XIB in points.
public struct IbFixedFont: LoneElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = [.interfaceFile]

  public static let metadata = RuleMetadata(
    id: "ib-fixed-font", family: .uiKit, severity: .warning, impact: .moderate, wcag: ["1.4.4"],
    title: "font of an interface file keeps its size",
    documentation: RuleDocumentation(
      reports: "A label, button or field whose `<fontDescription>` names a size in points and no text style.",
      why: "The text stays small for people who ask for larger text in all apps.",
      howToFix: """
        Choose a text style, such as Body, in the attributes inspector, and tick Automatically Adjusts Font.
        """,
      elsewhere: "A text style, such as `.font(.body)`; see `fixed-font-size`.",
      limits: "Silent where code of the class sets another font on the outlet.",
      references: ["Apple: documentation of UIContentSizeCategoryAdjusting"]),
    examples: [
      .violation(
        InterfaceExample.view(
          """
          <label text="Hello" id="l1">
              ↓<fontDescription key="fontDescription" type="system" pointSize="14"/>
          </label>
          """)),
      .pass(
        InterfaceExample.view(
          """
          <label text="Hello" adjustsFontForContentSizeCategory="YES" id="l1">
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          </label>
          """)),
      .pass(
        InterfaceExample.view(
          """
          <button opaque="NO" id="b1">
              <fontDescription key="fontDescription" type="system" pointSize="15"/>
              <state key="normal" image="skip"/>
          </button>
          """)),
      .undecided(
        InterfaceExample.view(
          """
          <label text="Hello" id="l1"><fontDescription key="fontDescription" name="Brand"/></label>
          """)),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    switch FontJudgement().check(element) {
    case .fixed(let font, let certainty)?:
      // Set in code, the rule about code reports it.
      guard font.value.hasPrefix("<") else { return .inapplicable }
      return .violation(
        Violation("\(element.noun) has a font of fixed size", certainty: certainty, at: font.source))
    case .unknown(let font)?: return .undecided(UnknownReason(.dynamicValue, font))
    case .fine?, .notAdjusting?, .standard?: return .pass
    case nil: return .inapplicable
    }
  }
}
