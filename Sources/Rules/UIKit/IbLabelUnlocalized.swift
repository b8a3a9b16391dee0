import AccessibilityModel
import SourceModel

/// A label of an interface file that no language but the first has.
public struct IbLabelUnlocalized: LoneElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = [.interfaceFile]

  public static let metadata = RuleMetadata(
    id: "ib-label-unlocalized", family: .uiKit, severity: .warning, impact: .moderate, wcag: ["3.1.2"],
    title: "accessibility label of an interface file is not translated",
    documentation: RuleDocumentation(
      reports: """
        An accessibility label or hint in a storyboard or XIB whose key, such as `a1b-2c-3d4.accessibilityLabel`, is in \
        none of the strings files of the interface file, in a project that translates that file.
        """,
      why: """
        People hear the label in the language of the developers, among texts in their own. Xcode does not extract the \
        labels of bar items, so translators never see them.
        """,
      howToFix: "Add the key to the strings file of every language, or set the label in code.",
      elsewhere: "A literal in `.accessibilityLabel(…)` is a key of the string catalog; see `unlocalized-label`.",
      limits: "Silent for interface files that have no strings files at all.",
      references: ["openradar 28493092: accessibility labels of bar items are not extracted"]),
    examples: [
      .violation(
        """
        <toolbar opaque="NO" id="t1">
            <items>
                <barButtonItem image="ic_filter" id="i1">
                    <accessibility key="accessibilityConfiguration" label=↓"Filter"/>
                </barButtonItem>
            </items>
        </toolbar>
        """, files: ["de@Example.strings": "i2.title = Fertig"]),
      .pass(
        """
        <toolbar opaque="NO" id="t1">
            <items>
                <barButtonItem image="ic_filter" id="i1">
                    <accessibility key="accessibilityConfiguration" label="Filter"/>
                </barButtonItem>
            </items>
        </toolbar>
        """, files: ["de@Example.strings": "i1.accessibilityLabel = Filtern"]),
      .undecided(
        """
        <toolbar opaque="NO" id="t1">
            <items>
                <barButtonItem image="ic_filter" id="i1">
                    <accessibility key="accessibilityConfiguration" label="Filter"/>
                </barButtonItem>
            </items>
        </toolbar>
        """),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard element.exposure != .absent || element.label != nil else { return .inapplicable }
    for (fact, name) in [(element.label, "label"), (element.hint, "hint")] {
      guard let fact, case .modifier = fact.origin, let source = fact.source, source.file === element.source.file,
        case .missingKey(let key)? = fact.localization,
        fact.value.literals.contains(where: { $0.contains(where: \.isLetter) })
      else { continue }
      return .violation(
        Violation(
          "\(name) \(fact.value.quoted) has no translation: no strings file has '\(key)'", certainty: .certain,
          at: source,
          heard: Heard(before: context.heard(element))))
    }
    return .pass
  }
}
