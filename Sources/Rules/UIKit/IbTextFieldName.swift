import AccessibilityModel

/// A text field of a storyboard or XIB that says nothing of what belongs in it.
public struct IbTextFieldName: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = [.interfaceFile]

  public static let metadata = RuleMetadata(
    id: "ib-text-field-name", family: .uiKit, severity: .error, impact: .serious, wcag: ["4.1.2", "3.3.2"],
    title: "text field of an interface file has no name",
    documentation: RuleDocumentation(
      reports: """
        A `<textField>` or `<textView>` without an accessibility label and without a placeholder, and whose outlet gets \
        none in the code of its class. For review, a `<textView>` that holds words and that nobody made one to be \
        read alone: once it is edited, nothing says what it is for.
        """,
      why: "VoiceOver says \"text field\" and nothing of what belongs in it.",
      howToFix: "Write the label into the identity inspector, or set `accessibilityLabel` on the outlet.",
      elsewhere: "`TextField(\"Email\", text: $email).accessibilityLabel(\"Email\")`; see `text-field-name`.",
      limits: "Likely where the field has an outlet, since code that is not seen may use it.",
      references: ["Recorded: testUIKitTextField (the placeholder is the value of an empty field)"]),
    examples: [
      .violation(
        InterfaceExample.view(
          """
          ↓<textField opaque="NO" borderStyle="roundedRect" id="f1"/>
          """)),
      .violation(
        InterfaceExample.view(
          """
          ↓<textField opaque="NO" borderStyle="roundedRect" id="f1"><rect key="frame" x="16" y="60" width="300" height="34"/></textField>
          <label text="Enter your seed" id="l1"><rect key="frame" x="16" y="32" width="120" height="20"/></label>
          """),
        fixed: InterfaceExample.view(
          """
          <textField opaque="NO" borderStyle="roundedRect" id="f1">
              <accessibility key="accessibilityConfiguration" label="Enter your seed"/><rect key="frame" x="16" y="60" width="300" height="34"/></textField>
          <label text="Enter your seed" id="l1"><rect key="frame" x="16" y="32" width="120" height="20"/></label>
          """)),
      .violation(
        InterfaceExample.view(
          """
          ↓<textField opaque="NO" borderStyle="roundedRect" id="f1"><rect key="frame" x="16" y="60" width="300" height="34"/></textField>
          <label text="Street &amp; number" id="l1"><rect key="frame" x="16" y="32" width="120" height="20"/></label>
          """),
        fixed: InterfaceExample.view(
          """
          <textField opaque="NO" borderStyle="roundedRect" id="f1">
              <accessibility key="accessibilityConfiguration" label="Street &amp; number"/><rect key="frame" x="16" y="60" width="300" height="34"/></textField>
          <label text="Street &amp; number" id="l1"><rect key="frame" x="16" y="32" width="120" height="20"/></label>
          """)),
      .violation(
        InterfaceExample.view(
          """
          ↓<textView opaque="NO" text="Write what went wrong" id="t1"/>
          """)),
      .pass(
        InterfaceExample.view(
          """
          <textView opaque="NO" editable="NO" text="What we do with your data" id="t1"/>
          """)),
      .pass(
        InterfaceExample.view(
          """
          <textField opaque="NO" placeholder="Name" id="f1"/>
          <textField opaque="NO" id="f2"><accessibility key="accessibilityConfiguration" label="City"/></textField>
          """)),
      .undecided(
        """
        <view contentMode="scaleToFill" id="v1">
            <subviews><textField opaque="NO" customClass="BrandField" id="f1"/></subviews>
        </view>
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    UIKitField.check(subject, in: context)
  }
}
