import AccessibilityModel
import SourceModel

/// A text of a storyboard or XIB in points.
public struct IbFixedFont: LoneElementRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .visionOS] }

  public static let frameworks: Set<Framework> = [.interfaceFile]

  public static let metadata = RuleMetadata(
    id: "ib-fixed-font", family: .uiKit, severity: .warning, impact: .moderate, wcag: ["1.4.4"],
    title: "font of an interface file keeps its size",
    documentation: RuleDocumentation(
      reports: """
        A label, button or field whose `<fontDescription>` names a size in points and no text style. Reported \
        once for each file, with all places.
        """,
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
              ↓<fontDescription key="fontDescription" type="system" pointSize="17"/>
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

  public static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    ScalingWalk.heeded(findings, in: project)
  }

  /// A storyboard with fonts in points has them everywhere: one finding a file, with the places.
  public static func joined(_ findings: [Finding]) -> [Finding] {
    let byFile = Dictionary(grouping: findings) { ObjectIdentifier($0.place.file) }
    return byFile.values.compactMap { all in
      let all = all.sorted()
      guard var first = all.first, all.count > 1 else { return all.first }
      first.message = "\(all.count) texts of the file have fonts of fixed size"
      first.certainty = all.contains { $0.certainty == .certain } ? .certain : first.certainty
      first.fixes = IbFontFix.joined(all)
      first.related = all.dropFirst().map { RelatedPlace($0.place, "and here") }
      return first
    }
  }

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    switch FontJudgement().check(element) {
    case .fixed(let font, let certainty)?:
      // Set in code, the rule about code reports it.
      guard font.value.hasPrefix("<") else { return .inapplicable }
      return .violation(
        Violation(
          "\(element.noun) has a font of fixed size", certainty: certainty, at: font.source,
          fixes: [IbFontFix.fix(font.source, of: element, from: context.deploymentTarget(of: font.source.file))].compactMap(\.self)))
    case .unknown(let font)?: return .undecided(UnknownReason(.dynamicValue, font))
    case .fine?, .notAdjusting?, .standard?: return .pass
    case nil: return .inapplicable
    }
  }
}
