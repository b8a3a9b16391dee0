// The rules of other tools, as their documents and code name them. The snippets are Earshot's own.

extension Peer {
  static let swiftLint = Peer(
    name: "SwiftLint 0.65", about: "Linter for Swift; two opt-in rules are about accessibility.",
    rules: [
      .same(
        "accessibility_label_for_image", "image-name", snippet: PeerSnippet.assetImage,
        note: "Symbols: `symbol-raw-name`. Pictures beside a text in one control are silent and not reported."),
      .same(
        "accessibility_trait_for_button", "tap-without-button-trait", snippet: PeerSnippet.tap,
        note: "Taps that do nothing, or what a control beside them does, are not reported."),
    ])

  static let a11yCheck = Peer(
    name: "CVS Health a11y-check 0.3", about: "41 rules for SwiftUI, each file by itself.",
    rules: [
      .same("image-missing-label", "image-name", snippet: PeerSnippet.assetImage),
      .same(
        "image-label-contains-role", "label-contains-role",
        snippet: #"var body: some View { Image("cat").accessibilityLabel("Image of a cat") }"#),
      .same("icon-button-missing-label", "icon-button-name", snippet: PeerSnippet.imageButton),
      .same("button-label-contains-role", "label-contains-role", snippet: PeerSnippet.roleInLabel),
      .same("toggle-missing-label", "toggle-name", snippet: PeerSnippet.toggle),
      .same("textfield-missing-label", "text-field-name", snippet: PeerSnippet.field),
      .same("slider-missing-label", "slider-name", snippet: "var body: some View { Slider(value: $volume) }"),
      .same(
        "stepper-missing-label", "stepper-name", snippet: #"var body: some View { Stepper("", value: $guests) }"#),
      .same(
        "picker-missing-label", "picker-name",
        snippet: #"var body: some View { Picker("", selection: $day) { Text("Monday").tag(1) }.pickerStyle(.menu) }"#),
      .same(
        "picker-style-missing-accessibility", "picker-style-name",
        snippet: #"""
          var body: some View {
            Picker("Size", selection: $size) { Text("S").tag(1); Text("M").tag(2) }.pickerStyle(.segmented)
          }
          """#),
      .same(
        "tabview-missing-label", "tab-item-name",
        snippet: #"""
          var body: some View {
            TabView { Text("News").tabItem { Image(systemName: "list.bullet.indent") } }
          }
          """#),
      .same(
        "button-group-missing-container-label", "group-name-missing",
        snippet: #"""
          var body: some View {
            VStack {
              Text("Delivery")
              Button("Standard") { speed = .standard }
              Button("Express") { speed = .express }
            }
          }
          """#,
        note: "Buttons that choose nothing need no name of their group. Groups of `.contain`: `container-without-name`."),
      .same(
        "label-in-name", "label-in-name",
        snippet: #"var body: some View { Button("Send") { send() }.accessibilityLabel("Submit form") }"#),
      .same(
        "generic-link-text", "generic-label",
        snippet: #"var body: some View { Link("Read more", destination: url) }"#),
      .same("tap-gesture-missing-button-trait", "tap-without-button-trait", snippet: PeerSnippet.tap),
      .same(
        "button-used-as-link", "link-opens-url",
        snippet: #"var body: some View { Button("Terms") { openURL(termsURL) } }"#),
      .same(
        "visually-disabled-not-semantic", "visually-disabled-only",
        snippet: #"""
          @State private var isValid = false
          var body: some View {
            Button("Pay") { pay() }.opacity(isValid ? 1 : 0.4).allowsHitTesting(isValid)
          }
          """#,
        note: "A fade alone is left alone: it may mean anything."),
      .same("heading-trait-missing", "heading-missing", snippet: PeerSnippet.heading),
      .same(
        "fake-heading-in-label", "fake-heading-in-label",
        snippet: #"var body: some View { Text("Movies").accessibilityLabel("Movies, heading") }"#),
      .same(
        "missing-navigation-title", "screen-title-missing",
        snippet: #"var body: some View { NavigationStack { List { Text("Tea"); Text("Bread") } } }"#,
        note: "Off by default. Titles that views in other files set are seen."),
      .same(
        "missing-accessibility-grouping", "ungrouped-row",
        snippet: #"""
          var body: some View {
            ForEach(people) { person in HStack { Text(person.name); Text(person.role); Text(person.city) } }
          }
          """#),
      .none(
        "zstack-order-confusing",
        "SwiftUI reads a depth stack from back to front, which is right for text on a picture. Whether it is elsewhere "
          + "depends on places that source does not tell; the transcript of `read` shows the order."),
      .same(
        "sort-priority-overused", "sort-priority-without-container",
        snippet: #"""
          var body: some View {
            Text("News")
            VStack {
              Text("Title").accessibilitySortPriority(3)
              Text("Date").accessibilitySortPriority(2)
              Text("Author").accessibilitySortPriority(1)
            }
          }
          """#,
        note: "Priorities inside a container are right, however many there are."),
      .same(
        "hidden-parent-with-controls", "hidden-control-still-focusable",
        snippet: #"""
          var body: some View {
            Text("Mail")
            VStack { Button("Filter") { filter() } }.accessibilityHidden(true)
          }
          """#),
      .none(
        "sheet-focus-return",
        "The system returns the focus when a sheet closes. Layers of the app's own are `focus-not-returned`."),
      .none(
        "missing-accessibility-hint",
        "Hints are optional: a control whose name says what it does needs none, and people can switch hints off."),
      .same(
        "hint-describes-action-method", "hint-describes-gesture",
        snippet: #"""
          var body: some View { Button("Settings") { open() }.accessibilityHint("Double tap to open settings") }
          """#),
      .same(
        "gesture-missing-alternative", "gesture-only-action",
        snippet: #"var body: some View { Text(item.name).onLongPressGesture { archive(item) } }"#),
      .same(
        "draggable-missing-accessibility-action", "gesture-only-action",
        snippet: #"""
          var body: some View {
            Text(item.name).gesture(DragGesture().onEnded { value in reorder(item, value) })
          }
          """#,
        note: "For review. `draggable` has an alternative of the system: VoiceOver offers it as actions."),
      .same("small-touch-target", "target-too-small", snippet: PeerSnippet.small),
      .same(
        "motion-actuation-missing-alternative", "motion-only",
        snippet: """
          import UIKit
          final class BoardController: UIViewController {
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { undoMove() }
          }
          """),
      .same(
        "input-triggers-context-change", "context-change-on-input",
        snippet: #"""
          @State private var isOn = false
          var body: some View { Toggle("Guest", isOn: $isOn).onChange(of: isOn) { dismiss() } }
          """#,
        note: "Fields and menus are left alone: going on when a code is complete is what people expect."),
      .same(
        "input-missing-purpose", "input-purpose-missing", snippet: PeerSnippet.placeholder),
      .same("color-contrast-insufficient", "low-contrast-text", snippet: PeerSnippet.faintText),
      .same(
        "hardcoded-color", "hardcoded-colour",
        snippet: #"""
          var body: some View {
            NavigationStack { VStack { Text("Terms apply").foregroundStyle(.black) }.navigationTitle("Terms") }
          }
          """#,
        note: "Only where the colour fails in one appearance and nothing is painted behind it."),
      .same("fixed-font-size", "fixed-font-size", snippet: PeerSnippet.fixedFont),
      .same(
        "line-limit-1", "line-limit-truncates",
        snippet: #"var body: some View { Text("All orders of the last twelve months").lineLimit(1) }"#,
        note: "Only where large text has no room: short texts fit."),
      .same("orientation-lock", "orientation-locked", snippet: PeerSnippet.portrait),
      .same(
        "animation-missing-reduce-motion", "motion-ignores-reduce-motion",
        snippet: #"""
          @State private var isOpen = false
          var body: some View {
            VStack { if isOpen { Text("Details").transition(.move(edge: .bottom)) } }
              .onTapGesture { withAnimation { isOpen.toggle() } }
          }
          """#),
      .same(
        "auto-dismiss-no-control", "auto-dismiss",
        snippet: #"""
          @State private var showToast = false
          var body: some View {
            VStack { if showToast { Text("Saved") } }
              .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 3) { showToast = false } }
          }
          """#),
      .same("video-audio-autoplay", "autoplay-media", snippet: PeerSnippet.autoplay),
    ])

  static let luscii = Peer(
    name: "Luscii swift-a11y-linter", about: "13 rules by lines and regular expressions, for SwiftUI and UIKit.",
    rules: [
      .same("MISSING_A11Y_LABEL", "icon-button-name", snippet: PeerSnippet.imageButton),
      .same("MISSING_A11Y_LABEL (UIKit)", "uikit-image-button-name", snippet: PeerSnippet.uiKitButton),
      .same("MISSING_IMAGE_DESCRIPTION", "image-name", snippet: PeerSnippet.assetImage),
      .same("MISSING_FORM_LABEL", "text-field-name", snippet: PeerSnippet.field),
      .none("MISSING_A11Y_HINT", "Hints are optional; no criterion of WCAG asks for them."),
      .same("TOUCH_TARGET_TOO_SMALL", "target-too-small", snippet: PeerSnippet.small),
      .same("LOW_CONTRAST_RATIO", "low-contrast-text", snippet: PeerSnippet.faintText),
      .same("COLOR_ONLY_INDICATOR", "colour-only-state", snippet: PeerSnippet.colourState),
      .same("INACCESSIBLE_CUSTOM_CONTROL", "tap-without-button-trait", snippet: PeerSnippet.tap),
      .same("MISSING_VIDEO_SUBTITLES", "captions-unsupported", snippet: PeerSnippet.video),
      .same("TEMPORAL_MEDIA_NO_TRANSCRIPT", "audio-without-transcript", snippet: PeerSnippet.audio),
      .same("AUTOPLAY_WITHOUT_CONTROL", "autoplay-media", snippet: PeerSnippet.autoplay),
      .same(
        "POOR_READING_ORDER", "reading-order-differs",
        snippet: #"""
          var body: some View {
            HStack {
              VStack { Text("Name"); Text("Age") }
              VStack { Text(person.name); Text(person.age) }
            }
          }
          """#,
        note: "Captions and values in columns only; else `read` shows the order of swipes."),
      .same(
        "MISSING_A11Y_IDENTIFIER", "missing-identifier",
        snippet: #"var body: some View { Button("Save") { save() } }"#,
        note: "Off by default: identifiers are for tests. Nobody hears them."),
    ])

  static let accessLint = Peer(
    name: "AccessLint (SyncTek)", about: "Closed; the rules that its page shows.",
    rules: [
      .same("MISSING_LABEL", "image-name", snippet: PeerSnippet.assetImage),
      .same(
        "IMAGE_DECORATIVE", "decorative-image-exposed",
        snippet: #"var body: some View { Image("background_pattern") }"#),
      .same("FIXED_FONT", "fixed-font-size", snippet: PeerSnippet.fixedFont),
      .same("BUTTON_MISSING_LABEL", "icon-button-name", snippet: PeerSnippet.imageButton),
      .same(
        "HIDDEN_BUT_ACCESSIBLE", "visible-text-hidden",
        snippet: #"var body: some View { Text("Sum"); Text("Two items are sold out").accessibilityHidden(true) }"#,
        note: "The reverse, an invisible view that is still read, is not reported."),
    ])

  static let interfaceLinters = Peer(
    name: "xiblint, IBLinter", about: "Linters for storyboards and XIBs.",
    rules: [
      .same("accessibility_labels_for_image_buttons", "ib-image-button-name", snippet: PeerSnippet.ibButton),
      .none(
        "accessibility_labels_for_images",
        "Image views are no elements by default, so a picture without a label is silent. One that was made an element "
          + "without a name is `uikit-image-view-unlabelled`."),
      .same("accessibility_labels_for_text_with_placeholder", "ib-text-field-name", snippet: PeerSnippet.ibField),
      .none(
        "accessibility_format",
        "How a team writes its labels is for the team; `label-not-human-readable` finds names for programs."),
      .none("automation_identifiers", "Identifiers are for tests. Nobody hears them."),
      .same("strict_fonts", "ib-fixed-font", snippet: PeerSnippet.ibFont),
      .none("named_colors", "Which colours a team uses is for the team; `low-contrast-text` measures them."),
      .same("requested dynamic fonts", "ib-fixed-font", snippet: PeerSnippet.ibFont),
    ])
}
