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
        once for each file, with all places, and once for files that have a font in common.
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
      .pass(
        InterfaceExample.view(
          """
          <label text="" id="l1">
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
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

  /// A storyboard with fonts in points has them everywhere, and files with the same one have it from one decision: one
  /// finding, with the places.
  public static func joined(_ findings: [Finding]) -> [Finding] { families(findings.sorted()).map(one) }

  /// The findings of each file together with those of all files that have a font in common with it.
  private static func families(_ findings: [Finding]) -> [[Finding]] {
    var families: [[Finding]] = []
    var known: [FindingCause: Int] = [:]
    for (_, all) in Dictionary(grouping: findings, by: \.place.file.path).sorted(by: { $0.key < $1.key }) {
      let fonts = Set(all.compactMap(\.cause))
      let met = Set(fonts.compactMap { known[$0] }).sorted()
      let number = met.first ?? families.count
      if number == families.count { families.append([]) }
      families[number] += all
      for other in met.dropFirst() {
        families[number] += families[other]
        families[other] = []
        for (font, family) in known where family == other { known[font] = number }
      }
      for font in fonts { known[font] = number }
    }
    return families.filter { !$0.isEmpty }
  }

  private static func one(of findings: [Finding]) -> Finding {
    let all = findings.sorted()
    var first = all[0]
    guard all.count > 1 else { return first }
    let files = Set(all.map(\.place.file.path)).count
    let what = files == 1 ? "\(all.count) texts of the file have" : "\(all.count) texts of \(files) files have"
    first.message = what + " fonts of fixed size"
    first.certainty = all.map(\.certainty).max() ?? first.certainty
    first.fixes = IbFontFix.joined(all)
    first.related = all.dropFirst().map { RelatedPlace($0.place, "and here") }
    first.furtherPlaces = all.dropFirst().map(\.place)
    first.joinedFrom = all
    return first
  }

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    switch FontJudgement().check(element) {
    case .fixed(let font, let certainty)?:
      // Set in code, the rule about code reports it.
      guard font.value.hasPrefix("<") else { return .inapplicable }
      let fix = IbFontFix.fix(font.source, of: element, from: context.deploymentTarget(of: font.source.file))
      // Code that is not followed may give another one, or never show the label: of 15 such findings three were wrong.
      return Outcome.violation(
        Violation(
          "\(element.noun) has a font of fixed size", certainty: min(certainty, .likely), at: font.source,
          fixes: [fix].compactMap(\.self))
      ).causing(.look(font.value))
    case .unknown(let font)?: return .undecided(UnknownReason(.dynamicValue, font))
    case .fine?, .notAdjusting?, .standard?: return .pass
    case nil: return .inapplicable
    }
  }
}
