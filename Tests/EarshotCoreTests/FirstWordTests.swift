import EarshotCore
import Rules
import Testing

/// What the first fix of a finding says where the code has a better word than its symbol, and where it has none.
@Suite struct FirstWordTests {
  private func edits(_ body: String, _ members: String = "", more: String = "", _ rule: String = "icon-button-name") async -> [String] {
    let code = "import SwiftUI\n\(more)\nstruct Garden: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}\n"
    return await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == rule }
      .flatMap { $0.fixes.prefix(1).flatMap(\.edits) }.map { $0.replacement.split(separator: "\n").first.map { $0.drop { $0 == " " } }.map(String.init) ?? "" }
  }

  @Test("The argument of a route says which screen comes up", arguments: [
    "router.navigate(to: .settings)", "router.togglePanel(kind: nil, panel: .settings)", "router.showPage(animated: true, page: .settings)",
  ])
  func routes(call: String) async {
    #expect(await edits("Button { \(call) } label: { Image(systemName: \"gearshape\") }", "let router: Router") == [".accessibilityLabel(\"Settings\")"])
  }

  /// A page is done away with, and none comes up.
  @Test func noRoute() async {
    let found = await edits("Button { book.deletePage(page: .first) } label: { Image(systemName: \"trash\") }", "let book: Book")
    #expect(found.allSatisfy { !$0.contains("First") } && !found.isEmpty, "\(found)")
  }

  @Test("A field that is emptied and gets the keyboard is cleared", arguments: ["isFocused = true", "focusedField = .plant", "self.isFocused = true"])
  func cleared(focus: String) async {
    let found = await edits(
      "Button { query = \"\"; \(focus) } label: { Image(systemName: \"xmark.circle.fill\") }",
      "@State private var query = \"\"\n@FocusState private var isFocused: Bool\n@FocusState private var focusedField: Field?")
    #expect(found == [".accessibilityLabel(\"Clear search\")"])
  }

  @Test func tappedIcon() async {
    let found = await edits(
      "Button(action: didTapClearIcon) { Image(systemName: \"xmark.circle.fill\") }",
      "@State private var query = \"\"\nfunc didTapClearIcon() { query.removeAll() }")
    #expect(found == [".accessibilityLabel(\"Clear\")"])
  }

  @Test("What a flag shows has words of its own", arguments: [
    ("showHomePins.toggle()", "showHomePins", "house", "Show home pins"),
    ("store.showFirstNotes.toggle(); kept.showFirstNotes = store.showFirstNotes", "store.showFirstNotes", "bubble.left", "Show first notes"),
  ])
  func shownFlags(code: String, flag: String, symbol: String, name: String) async {
    let found = await edits(
      "Button { \(code) } label: { Image(systemName: \(flag) ? \"\(symbol).fill\" : \"\(symbol)\") }",
      "@State private var showHomePins = false\n@ObservedObject var store: Store\nlet kept: Kept")
    #expect(found.first == ".accessibilityLabel(\"\(name)\")", "\(found)")
  }

  @Test func sizes() async {
    let found = await edits(
      "Button { map.isSmall.toggle() } label: { Image(systemName: \"arrow.up.left.and.arrow.down.right\") }", "@State private var map = Map()")
    #expect(found == [".accessibilityLabel(\"Full screen\")"])
  }

  /// The two branches of a label are asked about one by one, and the same is said of both.
  @Test("Branches of a label are named by one condition", arguments: [
    ("isRecording", "stop.circle", "waveform", "recorder.change()", "isRecording ? \"Stop recording\" : \"Start recording\""),
    ("isRecording", "square.fill", "waveform", "isRecording.toggle()", "isRecording ? \"Stop recording\" : \"Start recording\""),
    ("muted", "microphone.slash", "microphone", "recorder.mute(muted: !muted)", "muted ? \"Unmute\" : \"Mute\""),
    ("clock.isStopped", "play.fill", "stop.fill", "recorder.set(stopped: !clock.isStopped)", "clock.isStopped ? \"Play\" : \"Stop\""),
  ])
  func branches(condition: String, then: String, otherwise: String, code: String, name: String) async {
    let found = await edits(
      "Button { \(code) } label: { if \(condition) { Image(systemName: \"\(then)\") } else { Image(systemName: \"\(otherwise)\") } }",
      "@State private var isRecording = false\n@State private var muted = false\n@ObservedObject var clock: Clock\nlet recorder: Recorder")
    #expect(found == [".accessibilityLabel(\(name))"])
  }

  /// What the function asks, the button may ask as well; a component knows it by another name.
  @Test func pictureOfFunction() async {
    let member = "@ObservedObject var player: Player\nfunc sign() -> String { if player.plays { return \"pause\" } else { return \"play\" } }"
    let button = "Button { player.togglePlaying() } label: { Image(systemName: sign()) }"
    #expect(await edits(button, member) == [".accessibilityLabel(player.plays ? \"Pause\" : \"Play\")"])
    let handed = await edits("Bar(player: model.player)", "let model: Model", more: "struct Bar: View { \(member)\nvar body: some View { \(button) } }")
    #expect(handed.count == 1 && handed[0].contains(" ? \"Pause\" : \"Play\""), "\(handed)")
  }

  /// What is dimmed behind a view is tapped to close that.
  @Test func dimmed() async {
    let found = await edits(
      "content.overlay { if isPresented.wrappedValue { ZStack { Color.black.opacity(0.8).onTapGesture { isPresented.wrappedValue = false }; Text(\"Hello\") } } }",
      "let isPresented: Binding<Bool>\nlet content = Text(\"Behind\")", "drawn-content-unrepresented")
    #expect(found.first == ".accessibilityLabel(\"Close\")", "\(found)")
  }

  /// Between the hour and the degrees the picture alone says what the weather is like.
  @Test func weather() async {
    let found = await edits(
      "VStack { Text(hour.time); Image(hour.isWet ? \"ic_rainy\" : \"ic_sunny\").resizable().frame(width: 36, height: 36); Text(\"\\(hour.degrees)\") }",
      "let hour: Hour", "image-name")
    #expect(!found.isEmpty && !found.contains(".accessibilityHidden(true)"), "\(found)")
  }

  @Test func fieldOfView() async {
    let found = await edits("Slider(value: $inverseFieldOfView)", "@State private var inverseFieldOfView = 0.5", "slider-name")
    #expect(found.allSatisfy { !$0.contains("field of\"") } && !found.isEmpty, "\(found)")
  }

  /// As the text says which country it is.
  @Test func signOfRow() async {
    let code = "HStack { AsyncImage(url: item.flag).frame(width: 32, height: 32); Text(item.name) }"
    #expect(await edits(code, "let item: Country", "async-image-name").allSatisfy { $0 == ".accessibilityHidden(true)" })
    let large = await edits("VStack { AsyncImage(url: item.flag).frame(width: 320, height: 320) }", "let item: Country", "async-image-name")
    #expect(!large.contains(".accessibilityHidden(true)"))
  }

  /// That the whole is worked out anew follows from the tick.
  @Test func tickedInRow() async {
    let found = await edits(
      """
      ForEach($card.squares) { $square in
        HStack {
          Text(square.text)
          Spacer()
          Button { square.checked.toggle(); updateTotal() } label: { Image(systemName: square.checked ? "square.split.diagonal.2x2" : "square") }
        }
      }
      """, "@ObservedObject var card: Card")
    #expect(found == [".accessibilityLabel(Text(square.text))"], "\(found)")
  }

  /// One word for all of them would take away what tells them apart.
  @Test func chosenOfMany() async {
    let found = await edits(
      """
      ForEach(symbols, id: \\.self) { symbol in
        Button { updateSelection(symbol) } label: { VStack { Circle(); Image(systemName: "circle.fill"); Image(systemName: "lock.fill") } }
      }
      """, "let symbols: [String]")
    #expect(found == [".accessibilityLabel(<#text for each picture#>)"])
  }

  @Test func askedFirst() async {
    let found = await edits(
      """
      Button { asks = true } label: { Image(systemName: "trash") }
        .confirmationDialog("", isPresented: $asks) { Button("Reset score") { reset() }; Button("Cancel", role: .cancel) {} }
      """, "@State private var asks = false")
    #expect(found == [".accessibilityLabel(\"Reset score\")"])
    let several = await edits(
      """
      Button { asks = true } label: { Image(systemName: "trash") }
        .confirmationDialog("", isPresented: $asks) { Button("Reset score") { reset() }; Button("Delete game") { delete() } }
      """, "@State private var asks = false")
    #expect(!several.contains(".accessibilityLabel(\"Reset score\")"))
  }

  /// What the app calls an eye elsewhere shows something else.
  @Test func secret() async {
    let found = await edits(
      """
      Label(showPath ? "Hide Path" : "Show Path", systemImage: showPath ? "eye.slash" : "eye")
      HStack {
        if showPassword { TextField("Token", text: $token) } else { SecureField("Token", text: $token) }
        Button { showPassword.toggle() } label: { Image(systemName: showPassword ? "eye.slash" : "eye") }
      }
      """, "@State private var token = \"\"\n@State private var showPath = false\n@State private var showPassword = false")
    #expect(found == [".accessibilityLabel(showPassword ? \"Hide password\" : \"Show password\")"])
  }

  @Test func endsOfTracks() async {
    let found = await edits(
      "HStack { Image(systemName: \"tortoise\"); Slider(value: $speed) { Text(\"Speed\") }; Image(systemName: \"hare\") }",
      "@State private var speed = 0.5", "symbol-raw-name")
    #expect(found == [".accessibilityHidden(true)", ".accessibilityHidden(true)"])
    // Where it stands alone, it may be all that says what the slider sets.
    let alone = await edits(
      "HStack { Image(systemName: \"tortoise\"); Slider(value: $speed) { Text(\"Speed\") } }", "@State private var speed = 0.5", "symbol-raw-name")
    #expect(alone != [".accessibilityHidden(true)"])
  }

  @Test func linkedRow() async {
    let found = await edits(
      "HStack { Text(title); Spacer(); Text(subtitle ?? \"\"); Link(destination: url) { Image(systemName: \"link.circle\") } }",
      "let title: String\nlet subtitle: String?\nlet url: URL", "link-name")
    #expect(found == [".accessibilityLabel(title)"] || found == [".accessibilityLabel(Text(title))"], "\(found)")
  }

  @Test func tabs() async {
    let found = await edits(
      "TabView { ActivityContainerView().tabItem { Image(systemName: \"heart.fill\") } }", "", "tab-item-name")
    #expect(found == ["Label(\"Activity\", systemImage: \"heart.fill\")"])
  }

  @Test func silentPicture() async {
    let found = await edits(
      "Image(speaker.picture).resizable().accessibilityElement(children: .ignore)", "let speaker: Speaker", "ignored-children-without-label")
    #expect(found == [".accessibilityHidden(true)"])
  }

  /// `Self` in an extension of `Image` takes no modifier that makes another view.
  @Test func constantPicture() async {
    let found = await edits(
      "Image.ground.resizable()", more: "extension Image { static var ground: Self { Self(\"Welcome/Background\") } }", "decorative-image-exposed")
    #expect(!found.contains { $0.hasPrefix(".accessibilityLabel") }, "\(found)")
  }

  @Test func keyboardFocus() async {
    let found = await edits(
      """
      Button("Play") { play() }
        .buttonStyle(.plain)
        #if os(macOS)
          .focusEffectDisabled()
        #endif
      """, "", "focus-indicator-removed")
    #expect(found.isEmpty, "\(found)")
  }

  @Test func escape() async {
    let found = await edits(
      """
      ZStack {
        Image("seal").accessibilityLabel("Seal").accessibilityAction(named: "Dismiss") { dismiss() }
      }
      .accessibilityAddTraits(.isModal)
      """, "@Environment(\\.dismiss) var dismiss", "escape-action-missing")
    #expect(found == [".accessibilityAction(.escape) { dismiss() }"])
  }

  /// Other words come with the next mode.
  @Test func wordsOfState() async {
    let found = await edits(
      "Button { start() } label: { Text(mode.title) }.accessibilityLabel(\"Begin your journey\")",
      "@State private var mode = Mode.wander", more: "enum Mode { case wander, roam; var title: String { switch self { case .wander: \"Wander\"; case .roam: \"Roam\" } } }",
      "label-in-name")
    #expect(found.isEmpty, "\(found)")
  }
}
