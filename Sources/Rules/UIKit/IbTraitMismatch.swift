import AccessibilityModel
import SourceModel

/// Traits of a storyboard or XIB that say something else than the object does.
public struct IbTraitMismatch: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = [.interfaceFile]

  public static let metadata = RuleMetadata(
    id: "ib-trait-mismatch", family: .uiKit, severity: .warning, impact: .serious, wcag: ["4.1.2"],
    title: "traits of an interface file do not fit the object",
    documentation: RuleDocumentation(
      reports: """
        A `<button>` whose traits in the identity inspector are set without Button, so that its role is gone; a field, \
        switch or slider with the trait Header; and a control that is enabled and has the trait Not Enabled.
        """,
      why: """
        Traits in an interface file take the place of those that UIKit would give. VoiceOver says no role for the \
        button, or says "dimmed" of a control that works, and people pass it by.
        """,
      howToFix: """
        Tick Button in the identity inspector, Accessibility, Traits; untick Not Enabled and let `isEnabled` speak for \
        itself.
        """,
      elsewhere: "Traits are only added and removed; see `conflicting-traits`.",
      limits: """
        Silent where code of the class sets the traits. Views with a tap gesture and no trait are the business of \
        `uikit-tap-view-not-element`.
        """,
      references: ["Apple: documentation of UIAccessibility accessibilityTraits"]),
    examples: [
      .violation(
        InterfaceExample.view(
          """
          <button opaque="NO" id="b1">
              <accessibility key="accessibilityConfiguration">
                  ↓<accessibilityTraits key="traits" staticText="YES"/>
              </accessibility>
              <state key="normal" title="Continue"/>
          </button>
          """),
        fixed: InterfaceExample.view(
            """
            <button opaque="NO" id="b1">
                <accessibility key="accessibilityConfiguration">
                    <accessibilityTraits key="traits" button="YES" staticText="YES"/>
                </accessibility>
                <state key="normal" title="Continue"/>
            </button>
            """)),
      .violation(
        InterfaceExample.view(
          """
          <button opaque="NO" id="b1">
              <accessibility key="accessibilityConfiguration">
                  ↓<accessibilityTraits key="traits" button="YES" notEnabled="YES"/>
              </accessibility>
              <state key="normal" title="Continue"/>
          </button>
          """),
        fixed: InterfaceExample.view(
            """
            <button opaque="NO" id="b1">
                <accessibility key="accessibilityConfiguration">
                    <accessibilityTraits key="traits" button="YES"/>
                </accessibility>
                <state key="normal" title="Continue"/>
            </button>
            """)),
      .pass(
        InterfaceExample.view(
          """
          <button opaque="NO" enabled="NO" id="b1">
              <accessibility key="accessibilityConfiguration">
                  <accessibilityTraits key="traits" button="YES" notEnabled="YES"/>
              </accessibility>
              <state key="normal" title="Continue"/>
          </button>
          """)),
      .pass(
        InterfaceExample.view(
          """
          <view userInteractionEnabled="NO" contentMode="scaleToFill" id="v2">
              <subviews>
                  <button opaque="NO" id="b1">
                      <accessibility key="accessibilityConfiguration" label="Step 1 of 3">
                          <accessibilityTraits key="traits" image="YES" notEnabled="YES"/>
                      </accessibility>
                  </button>
              </subviews>
          </view>
          """)),
      .undecided(
        InterfaceExample.view(
          """
          <button opaque="NO" customClass="BrandButton" id="b1">
              <accessibility key="accessibilityConfiguration">
                  <accessibilityTraits key="traits" staticText="YES"/>
              </accessibility>
              <state key="normal" title="Continue"/>
          </button>
          """)),
    ])

  /// Roles that VoiceOver would say in place of "button".
  private static let roles: Traits = [.button, .link, .adjustable, .tabBarItem, .toggle, .searchField, .keyboardKey]

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, let platform = element.platform, element.role.isControl,
      let setting = platform.setting("accessibilityTraits")
    else { return .inapplicable }
    if let doubt = UIKitDoubt.reason(element) { return .undecided(doubt) }
    guard setting.isFromFile, setting.value.hasPrefix("<accessibilityTraits") else { return .pass }
    if platform.baseClass == "UIButton", !element.mayHave(Self.roles) {
      // What takes no touches is a button to nobody, and says so well: a step that was done, as a picture.
      if !platform.isUserInteractive { return .pass }
      let edits = attributeEdit(setting.source, adding: "button")
      return .violation(
        Violation(
          "\(element.nounWithName) has no button trait", certainty: certainty(element), at: setting.source,
          heard: context.heard(element) { $0.traits.insert(.button) },
          fixes: [Fix("add the trait Button", safety: .suggested, edits: edits)]))
    }
    if Self.adjustable.contains(element.role), setting.value.contains("header=\"YES\"") {
      let edits = attributeEdit(setting.source, removing: "header")
      return .violation(
        Violation(
          "\(element.nounWithName) is announced as a heading", certainty: certainty(element), at: setting.source,
          heard: context.heard(element) { $0.traits.remove(.header) },
          fixes: [Fix("remove the trait Header", safety: .suggested, edits: edits)]))
    }
    guard setting.value.contains("notEnabled=\"YES\""), platform.setting("isEnabled") == nil else { return .pass }
    let edits = attributeEdit(setting.source, removing: "notEnabled")
    return .violation(
      Violation(
        "\(element.nounWithName) is enabled and has the trait that says it is not", certainty: certainty(element),
        at: setting.source, heard: context.heard(element) { $0.traits.remove(.notEnabled) },
        fixes: [Fix("remove the trait Not Enabled", safety: .suggested, edits: edits)]))
  }

  /// Controls that head nothing; a button may be the title of what it opens.
  private static let adjustable: Set<ElementRole> = [
    .textField, .secureField, .searchField, .textEditor, .slider, .stepper, .toggle, .datePicker,
  ]

  /// Code that is not seen may reach what has a name.
  private func certainty(_ element: AccessibilityElement) -> FindingCertainty {
    element.platform?.reference == nil ? .certain : .likely
  }

  private func attributeEdit(_ tag: SourceRange, adding name: String) -> [SourceEdit] {
    guard let range = tag.text.firstRange(of: " key=\"traits\"") else { return [] }
    let offset = tag.start + tag.text[..<range.upperBound].utf8.count
    return [.insertion(of: " \(name)=\"YES\"", at: offset, in: tag.file)]
  }

  private func attributeEdit(_ tag: SourceRange, removing name: String) -> [SourceEdit] {
    guard let range = tag.text.firstRange(of: " \(name)=\"YES\"") else { return [] }
    let start = tag.start + tag.text[..<range.lowerBound].utf8.count
    let attribute = SourceRange(file: tag.file, start: start, end: start + tag.text[range].utf8.count)
    return [SourceEdit(range: attribute, replacement: "")]
  }
}
