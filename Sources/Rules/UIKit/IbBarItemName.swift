import AccessibilityModel
import PlatformKnowledge

/// An item of a bar in a storyboard or XIB that shows nothing but a picture, and that nobody named.
public struct IbBarItemName: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = [.interfaceFile]

  public static let metadata = RuleMetadata(
    id: "ib-bar-item-name", family: .uiKit, severity: .error, impact: .critical, wcag: ["4.1.2"],
    title: "bar item of an interface file shows only a picture and has no name",
    documentation: RuleDocumentation(
      reports: """
        A `<barButtonItem>` or `<tabBarItem>` with an image and neither a title nor an accessibility label, or with the \
        title "Item" that Interface Builder gives each of them.
        """,
      why: "VoiceOver speaks the name of the image file or of the symbol, and the item cannot be told from others.",
      howToFix: """
        Give the item a title, or an accessibility label in the identity inspector, or set `accessibilityLabel` on its \
        outlet. System items come with names in every language.
        """,
      elsewhere: "A `Label` in a `ToolbarItem` has a title for VoiceOver even where only its icon is drawn.",
      limits: """
        Likely where the item has an outlet, since code that is not seen may use it. A note where it is switched off \
        and does nothing, so that it only shows a picture.
        """,
      references: ["Apple: documentation of UIBarItem"]),
    examples: [
      .violation(
        """
        <toolbar opaque="NO" id="t1">
            <items>
                ↓<barButtonItem image="ic_sheet" id="i1">
                    <connections><action selector="helpButtonAcion" destination="-1" id="c1"/></connections>
                </barButtonItem>
            </items>
        </toolbar>
        """,
        fixed: """
          <toolbar opaque="NO" id="t1">
              <items>
                  <barButtonItem image="ic_sheet" id="i1">
                      <accessibility key="accessibilityConfiguration" label="Help"/>
                      <connections><action selector="helpButtonAcion" destination="-1" id="c1"/></connections>
                  </barButtonItem>
              </items>
          </toolbar>
          """),
      .violation(
        """
        <toolbar opaque="NO" id="t1">
            <items>
                ↓<barButtonItem image="ic_filter" id="i1">
                    <connections><action selector="filter:" destination="-1" id="c1"/></connections>
                </barButtonItem>
            </items>
        </toolbar>
        """),
      .violation(
        """
        <toolbar opaque="NO" id="t1">
            <items>↓<barButtonItem enabled="NO" image="ic_step_1" id="i1"/></items>
        </toolbar>
        """),
      .violation(
        """
        <toolbar opaque="NO" id="t1">
            <items>↓<barButtonItem title="Item" image="ic_sheet" id="i1"/></items>
        </toolbar>
        """),
      .pass(
        """
        <toolbar opaque="NO" id="t1">
            <items>
                <barButtonItem title="Filter" image="ic_filter" id="i1"/>
                <barButtonItem systemItem="add" id="i2"/>
                <barButtonItem systemItem="flexibleSpace" id="i3"/>
            </items>
        </toolbar>
        """),
      .undecided(
        """
        <toolbar opaque="NO" id="t1">
            <items>
                <barButtonItem image="ic_filter" id="i1">
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="string" keyPath="titleKey" value="bar.filter"/>
                    </userDefinedRuntimeAttributes>
                </barButtonItem>
            </items>
        </toolbar>
        """),
      .undecided(
        """
        <toolbar opaque="NO" id="t1">
            <items><barButtonItem image="ic_filter" customClass="BrandItem" id="i1"/></items>
        </toolbar>
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let outcome = UIKitBarItems.check(subject, in: context)
    guard case .violation(var violation) = outcome, isPicture(subject.element) else { return outcome }
    violation.severity = .note
    return .violation(violation)
  }

  /// What an item is called by its place in the file alone.
  private static let places = FrameworkNames.names(.barItem)

  /// Switched off for good and without an action, it is a picture in a bar.
  private func isPicture(_ element: AccessibilityElement) -> Bool {
    element.traits.contains(.notEnabled) && element.activation == nil
      && element.platform?.reference.map { Self.places.contains($0) } ?? true
  }
}
