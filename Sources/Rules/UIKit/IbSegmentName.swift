import AccessibilityModel

/// A segment in a storyboard or XIB that shows nothing but a picture.
public struct IbSegmentName: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = [.interfaceFile]

  public static let metadata = RuleMetadata(
    id: "ib-segment-name", family: .uiKit, severity: .error, impact: .serious, wcag: ["4.1.2"],
    title: "segment of an interface file shows only a picture",
    documentation: RuleDocumentation(
      reports: "A `<segment>` with an image and without a title.",
      why: """
        Segments have no label of their own: VoiceOver takes the title or the label of the image, and without either \
        the name of the image file.
        """,
      howToFix: """
        Use a title, or set the image in code: `image.accessibilityLabel = NSLocalizedString("List", comment: "")`, \
        `control.setImage(image, forSegmentAt: 0)`.
        """,
      elsewhere: "Give the options of a segmented `Picker` texts, or labels on their images.",
      limits: "Likely where the control has an outlet, since code that is not seen may change its images.",
      references: ["Apple: documentation of UISegmentedControl"]),
    examples: [
      .violation(
        """
        <segmentedControl opaque="NO" selectedSegmentIndex="0" id="s1">
            <segments>
                ↓<segment title="" image="ic_list"/>
                <segment title="Grid"/>
            </segments>
        </segmentedControl>
        """),
      .pass(
        """
        <segmentedControl opaque="NO" selectedSegmentIndex="0" id="s1">
            <segments><segment title="List"/><segment title="Grid"/></segments>
        </segmentedControl>
        """),
      .undecided(
        """
        <segmentedControl opaque="NO" customClass="BrandSegments" id="s1">
            <segments><segment title="" image="ic_list"/></segments>
        </segmentedControl>
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    UIKitBarItems.checkSegment(subject, in: context)
  }
}
