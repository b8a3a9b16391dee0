import AccessibilityModel

/// An image view of a storyboard or XIB that is made an element and has no name.
public struct IbImageUnlabelled: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = [.interfaceFile]

  public static let metadata = RuleMetadata(
    id: "ib-image-unlabelled", family: .uiKit, severity: .error, impact: .serious, wcag: ["1.1.1"],
    title: "image view of an interface file is an element without a name",
    documentation: RuleDocumentation(
      reports: """
        An `<imageView>` of a storyboard or XIB whose box Accessibility is ticked and that neither the file nor code \
        of its class gives a label. For review: a picture that is no element and that code shows and hides, or whose \
        name speaks of a QR code, a chart, a signature and the like.
        """,
      why: "VoiceOver stops at it and says \"image\" or the name of the file.",
      howToFix: """
        Write what the picture tells into the identity inspector, Accessibility, Label. Of a decoration untick the box \
        Enabled.
        """,
      elsewhere: "`Image(\"photo\", label: Text(\"Two people planting a tree\"))`; see `image-name`.",
      limits: """
        Image views are no elements by default, so most pictures that nobody made one are decoration. For review in a \
        cell that is read by its labels. Likely where the picture has an outlet, since code that is not seen may use it.
        """,
      references: ["Apple: documentation of UIAccessibility isAccessibilityElement"]),
    examples: [
      .violation(
        InterfaceExample.view(
          """
          ↓<imageView image="team" id="i1">
              <accessibility key="accessibilityConfiguration">
                  <bool key="isElement" value="YES"/>
              </accessibility>
          </imageView>
          """)),
      .pass(
        InterfaceExample.view(
          """
          <imageView image="wave" id="i1"/>
          <imageView image="team" id="i2">
              <accessibility key="accessibilityConfiguration" label="The team in front of the office">
                  <bool key="isElement" value="YES"/>
              </accessibility>
          </imageView>
          """)),
      .undecided(
        InterfaceExample.view(
          """
          <imageView image="team" customClass="RemoteImageView" id="i1">
              <accessibility key="accessibilityConfiguration">
                  <bool key="isElement" value="YES"/>
              </accessibility>
          </imageView>
          """)),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    UIKitPicture().check(subject, in: context)
  }
}
