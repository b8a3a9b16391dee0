// Tools that look at a running app, and instructions for agents: what of it source tells.

extension Peer {
  static let xcodeSkills = Peer(
    name: "Apple's skills for agents in Xcode", about: "Instructions for VoiceOver, Dynamic Type and contrast.",
    rules: [
      .same("missing label", "icon-button-name", snippet: PeerSnippet.imageButton),
      .same(
        "label not for humans", "label-not-human-readable",
        snippet: #"var body: some View { Button { save() } label: { Image("s") }.accessibilityLabel("ic_save_24") }"#),
      .same("role in the label", "label-contains-role", snippet: PeerSnippet.roleInLabel),
      .same("button trait", "tap-without-button-trait", snippet: PeerSnippet.tap),
      .same("header trait", "heading-missing", snippet: PeerSnippet.heading),
      .same(
        "adjustable", "adjustable-action-incomplete",
        snippet: #"""
          var body: some View {
            Text("Rating").accessibilityAdjustableAction { direction in
              switch direction {
              case .increment: rating += 1
              default: break
              }
            }
          }
          """#),
      .same(
        "touch handling in a UIView", "uikit-tap-view-not-element",
        snippet: #"""
          import UIKit
          final class CardController: UIViewController {
            let card = UIView()
            override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(card)
              card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
            }
            @objc func open() { show(DetailController(), sender: nil) }
          }
          """#),
      .same("text styles", "fixed-font-size", snippet: PeerSnippet.fixedFont),
      .none("`.custom(_:size:)` fails", "It grows with the text size by itself; `fixedSize:` is `custom-font-fixed`."),
      .same("contrast", "low-contrast-text", snippet: PeerSnippet.faintText),
      .none(
        "actions for `swipeActions`", "The system makes actions of them; a second one is `custom-action-duplicate`."),
    ])

  static let xcuiTest = Peer(
    name: "XCUITest performAccessibilityAudit", about: "Audits of the running app, also in Accessibility Inspector.",
    rules: [
      .same("sufficientElementDescription", "icon-button-name", snippet: PeerSnippet.imageButton),
      .same("contrast", "low-contrast-text", snippet: PeerSnippet.faintText),
      .same("dynamicType", "fixed-font-size", snippet: PeerSnippet.fixedFont),
      .same(
        "textClipped", "fixed-height-clips-text",
        snippet: #"var body: some View { Text("Terms apply").frame(height: 20) }"#),
      .same("hitRegion", "target-too-small", snippet: PeerSnippet.small),
      .same("trait", "tap-without-button-trait", snippet: PeerSnippet.tap),
      .same(
        "elementDetection", "drawn-content-unrepresented",
        snippet: #"var body: some View { Circle().fill(.red).onTapGesture { select(.red) } }"#),
      .same(
        "parentChild", "ignored-children-with-controls",
        snippet: #"""
          var body: some View {
            HStack { Text("Ann"); Button("Call") { call() } }.accessibilityElement().accessibilityLabel("Ann")
          }
          """#),
      .same(
        "action", "custom-action-name",
        snippet: #"var body: some View { Text("Mail").accessibilityAction(named: "") { archive() } }"#),
    ])

  static let gtxiLib = Peer(
    name: "GTXiLib", about: "Checks in tests of the running app, by Google.",
    rules: [
      .same("accessibility label present", "uikit-image-button-name", snippet: PeerSnippet.uiKitButton),
      .same(
        "no punctuation in labels", "label-punctuation",
        snippet: #"var body: some View { Image("x").accessibilityLabel("Close.") }"#,
        note: "Off by default: VoiceOver takes a full stop for a pause."),
      .same("label not redundant with traits", "label-contains-role", snippet: PeerSnippet.roleInLabel),
      .same(
        "traits do not conflict", "conflicting-traits",
        snippet: #"var body: some View { Text("Terms").accessibilityAddTraits([.isButton, .isLink]) }"#),
      .same(
        "touch target size", "target-too-small", snippet: PeerSnippet.small,
        note: "Reported below the 24 points of WCAG, not below 48."),
      .same("contrast of labels", "low-contrast-text", snippet: PeerSnippet.faintText),
      .same(
        "supports Dynamic Type", "uikit-fixed-font",
        snippet: #"""
          import UIKit
          final class TermsController: UIViewController {
            let label = UILabel()
            override func viewDidLoad() {
              super.viewDidLoad()
              label.text = "Terms apply"
              label.font = UIFont.systemFont(ofSize: 13)
              view.addSubview(label)
            }
          }
          """#),
      .none("contrast by text recognition", "Needs the picture of the screen."),
    ])

  static let a11yUITests = Peer(
    name: "A11yUITests", about: "Checks in UI tests.",
    rules: [
      .same(
        "minimum size 14", "text-tiny", snippet: #"var body: some View { Text("Terms").font(.system(size: 8)) }"#,
        note: "Text below 11 points; how large other views are drawn is known at run time."),
      .same("interactive size 44", "target-too-small", snippet: PeerSnippet.small, note: "Below 24 points only."),
      .none("label length 2 to 40", "A long label may be the right one, and “7” too."),
      .same("placeholder without label", "placeholder-only-name", snippet: PeerSnippet.placeholder),
      .same(
        "label begins with a capital, no full stop", "label-case",
        snippet: #"var body: some View { Image("x").accessibilityLabel("close") }"#,
        note: "Off by default; the full stop is `label-punctuation`."),
      .same("label contains “button” or “image”", "label-contains-role", snippet: PeerSnippet.roleInLabel),
      .same(
        "generic words", "generic-label",
        snippet: #"var body: some View { Image("chart_q3").accessibilityLabel("Image") }"#),
      .same(
        "file name as label", "label-not-human-readable",
        snippet: #"var body: some View { Image("cat").accessibilityLabel("cat_photo.png") }"#),
      .same(
        "screen has a header", "screen-title-missing",
        snippet: #"var body: some View { NavigationStack { List { Text("Tea"); Text("Bread") } } }"#),
      .same("button trait", "tap-without-button-trait", snippet: PeerSnippet.tap),
      .same("image trait", "image-name", snippet: PeerSnippet.assetImage),
      .same(
        "duplicate labels", "duplicate-label",
        snippet: #"""
          var body: some View { VStack { Button("Edit") { editHome() }; Button("Edit") { editWork() } } }
          """#,
        note: "Rows of a list often have equal buttons, which their row tells apart."),
      .none("spacing, overlap", "Where views stand is known at run time."),
      .none("disabled elements", "A disabled control is no defect."),
    ])

  static let axe = Peer(
    name: "axe DevTools Mobile (iOS)", about: "Rules for the running app, by Deque.",
    rules: [
      .same("Active Control Name", "icon-button-name", snippet: PeerSnippet.imageButton),
      .same("ImageView Name", "image-name", snippet: PeerSnippet.assetImage),
      .none("Colliding Controls, Colliding Views", "Where views stand is known at run time."),
      .same("Color Contrast", "low-contrast-text", snippet: PeerSnippet.faintText),
      .same(
        "Conflicting Traits", "conflicting-traits",
        snippet: #"var body: some View { Text("Terms").accessibilityAddTraits([.isButton, .isLink]) }"#),
      .same("Dynamic Type", "fixed-font-size", snippet: PeerSnippet.fixedFont),
      .same(
        "Focusable Text", "visible-text-hidden",
        snippet: #"var body: some View { Text("Sum"); Text("Two items are sold out").accessibilityHidden(true) }"#),
      .same(
        "Nested Accessibility Elements", "uikit-element-swallows-children",
        snippet: #"""
          import UIKit
          final class CardController: UIViewController {
            let card = UIView()
            let call = UIButton(type: .system)
            override func viewDidLoad() {
              super.viewDidLoad()
              call.setTitle("Call", for: .normal)
              call.addTarget(self, action: #selector(callNow), for: .touchUpInside)
              card.isAccessibilityElement = true
              card.accessibilityLabel = "Ann"
              card.addSubview(call)
              view.addSubview(card)
            }
            @objc func callNow() { dial() }
          }
          """#),
      .same(
        "Nested Active Controls", "nested-interactive",
        snippet: #"""
          var body: some View {
            Button { open() } label: { HStack { Text("Ann"); Button("Call") { call() } } }
          }
          """#),
      .same("Touch Target Size", "target-too-small", snippet: PeerSnippet.small),
      .same("Screen Rotation", "orientation-locked", snippet: PeerSnippet.portrait),
      .same("form labels", "text-field-name", snippet: PeerSnippet.field),
      .none("In Highlight, Text Reachable", "Needs the picture of the screen."),
    ])

  static let browserStack = Peer(
    name: "BrowserStack, TestMu", about: "Rules for the running app; those for source are not published.",
    rules: [
      .same("interactive element label", "icon-button-name", snippet: PeerSnippet.imageButton),
      .same("switch label", "toggle-name", snippet: PeerSnippet.toggle),
      .same("editable element label", "text-field-name", snippet: PeerSnippet.field),
      .same("image view label", "image-name", snippet: PeerSnippet.assetImage),
      .same(
        "state in the label", "label-contains-state",
        snippet: #"var body: some View { Toggle("Wi-Fi on", isOn: $isOn) }"#),
      .same("type in the label", "label-contains-role", snippet: PeerSnippet.roleInLabel),
      .none(
        "special characters, capital letters in labels",
        "Nobody hears the difference, unless a sign is all there is: `emoji-or-symbol-name`."),
      .same("contrast", "low-contrast-text", snippet: PeerSnippet.faintText),
      .same("target size", "target-too-small", snippet: PeerSnippet.small),
      .same("orientation", "orientation-locked", snippet: PeerSnippet.portrait),
      .same("text resize", "fixed-font-size", snippet: PeerSnippet.fixedFont),
      .same("input purpose", "input-purpose-missing", snippet: PeerSnippet.placeholder),
      .same(
        "keyboard focus", "tap-without-button-trait", snippet: PeerSnippet.tap,
        note: "What a keyboard cannot reach is what has only a gesture."),
    ])
}
