import AccessibilityModel

/// A button of a storyboard or XIB that shows nothing but a picture, and that nobody named.
public struct IbImageButtonName: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = [.interfaceFile]

  public static let metadata = RuleMetadata(
    id: "ib-image-button-name", family: .uiKit, severity: .error, impact: .critical, wcag: ["4.1.2", "1.1.1"],
    title: "button of an interface file shows only a picture and has no name",
    documentation: RuleDocumentation(
      reports: """
        A `<button>` of a storyboard or XIB with an image and neither a title nor an accessibility label, and whose \
        outlet, where it has one, gets none in the code of its class.
        """,
      why: """
        VoiceOver speaks the name of the image file or of the symbol, which says what the button looks like and not \
        what it does.
        """,
      howToFix: """
        Write the label into the identity inspector, Accessibility, Label; or set `accessibilityLabel` on the outlet.
        """,
      elsewhere: "`Button(\"Close\", systemImage: \"xmark\") { … }.labelStyle(.iconOnly)`; see `icon-button-name`.",
      limits: """
        Likely where the button has an outlet, since code that is not seen may use it. Silent for buttons of classes \
        outside the project.
        """,
      references: ["Apple: WWDC21 session 10119, symbols are spoken by their description or raw name"]),
    examples: [
      .violation(
        InterfaceExample.view(
          """
          ↓<button opaque="NO" id="b1">
              <state key="normal" image="btn_x"/>
          </button>
          """)),
      .violation(
        InterfaceExample.view(
          """
          ↓<button opaque="NO" id="b1">
              <state key="normal" image="arrow_up"/>
              <connections>
                  <action selector="shareButtonPressed:" destination="-1" eventType="touchUpInside" id="c1"/>
              </connections>
          </button>
          """),
        fixed: InterfaceExample.view(
          """
          <button opaque="NO" id="b1">
              <accessibility key="accessibilityConfiguration" label="Share"/>
              <state key="normal" image="arrow_up"/>
              <connections>
                  <action selector="shareButtonPressed:" destination="-1" eventType="touchUpInside" id="c1"/>
              </connections>
          </button>
          """)),
      .violation(
        InterfaceExample.view(
          """
          ↓<button opaque="NO" id="b1">
              <state key="normal" image="paintbrush" catalog="system"/>
              <connections>
                  <action selector="sweepButtonAction:" destination="-1" eventType="touchUpInside" id="c1"/>
              </connections>
          </button>
          """),
        fixed: InterfaceExample.view(
          """
          <button opaque="NO" id="b1">
              <accessibility key="accessibilityConfiguration" label="Sweep"/>
              <state key="normal" image="paintbrush" catalog="system"/>
              <connections>
                  <action selector="sweepButtonAction:" destination="-1" eventType="touchUpInside" id="c1"/>
              </connections>
          </button>
          """)),
      .violation(
        InterfaceExample.view(
          """
          <label opaque="NO" text="Sound" id="l1"><rect key="frame" x="0.0" y="0.0" width="135" height="22"/></label>
          ↓<button opaque="NO" id="b1">
              <rect key="frame" x="265" y="0.0" width="36" height="22"/>
              <state key="normal" image="btn_off"/>
              <connections>
                  <action selector="soundTapped:" destination="-1" eventType="touchUpInside" id="c1"/>
              </connections>
          </button>
          """),
        fixed: InterfaceExample.view(
          """
          <label opaque="NO" text="Sound" id="l1"><rect key="frame" x="0.0" y="0.0" width="135" height="22"/></label>
          <button opaque="NO" id="b1">
              <accessibility key="accessibilityConfiguration" label="Sound"/>
              <userDefinedRuntimeAttributes>
                  <userDefinedRuntimeAttribute type="string" keyPath="accessibilityValue" value="Off"/>
              </userDefinedRuntimeAttributes>
              <rect key="frame" x="265" y="0.0" width="36" height="22"/>
              <state key="normal" image="btn_off"/>
              <connections>
                  <action selector="soundTapped:" destination="-1" eventType="touchUpInside" id="c1"/>
              </connections>
          </button>
          """)),
      .violation(
        InterfaceExample.view(
          """
          <label opaque="NO" text="Occupation" id="l1"><rect key="frame" x="20" y="0.0" width="135" height="22"/></label>
          ↓<button opaque="NO" id="b1">
              <rect key="frame" x="221" y="261" width="30" height="30"/>
              <state key="normal" image="icn_change profilepic"/>
              <connections>
                  <action selector="changeImageTapped:" destination="-1" eventType="touchUpInside" id="c1"/>
              </connections>
          </button>
          <label opaque="NO" text="Change image" id="l2"><rect key="frame" x="268" y="294" width="91" height="16"/></label>
          """),
        fixed: InterfaceExample.view(
          """
          <label opaque="NO" text="Occupation" id="l1"><rect key="frame" x="20" y="0.0" width="135" height="22"/></label>
          <button opaque="NO" id="b1">
              <accessibility key="accessibilityConfiguration" label="Change image"/>
              <rect key="frame" x="221" y="261" width="30" height="30"/>
              <state key="normal" image="icn_change profilepic"/>
              <connections>
                  <action selector="changeImageTapped:" destination="-1" eventType="touchUpInside" id="c1"/>
              </connections>
          </button>
          <label opaque="NO" text="Change image" id="l2"><rect key="frame" x="268" y="294" width="91" height="16"/></label>
          """)),
      .pass(
        InterfaceExample.view(
          """
          <button opaque="NO" id="b1">
              <accessibility key="accessibilityConfiguration" label="Close"/>
              <state key="normal" image="btn_x"/>
          </button>
          """)),
      .pass(
        InterfaceExample.view(
          """
          <button opaque="NO" id="b1">
              <state key="normal" title="Close" image="btn_x"/>
          </button>
          """)),
      .undecided(
        InterfaceExample.view(
          """
          <button opaque="NO" customClass="BrandButton" id="b1">
              <state key="normal" image="btn_x"/>
          </button>
          """)),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    guard subject.element.role == .button, subject.element.platform?.baseClass == "UIButton" else {
      return .inapplicable
    }
    return UIKitPictureControl(noun: "button").check(subject, in: context)
  }
}
