import EarshotCore
import SourceModel
import Testing

/// Causes of findings that were wrong or doubtful in later rounds over apps that nobody had read, and of defects that
/// were missed there.
@Suite struct FreshCauseTests {
  private func findings(_ rule: String, _ files: [String: String]) async -> [Finding] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(files: files, options).findings
  }

  private func found(_ rule: String, _ code: String) async -> [String] {
    await findings(rule, ["A.swift": "import SwiftUI\n" + code]).map { "\($0.severity) \($0.certainty)" }
  }

  private func fixes(_ rule: String, _ code: String) async -> [String] {
    await findings(rule, ["A.swift": "import SwiftUI\n" + code]).compactMap(\.fixes.first?.title)
  }

  private func view(_ body: String, _ members: String = "") -> String {
    "struct A: View {\n\(members)\n  var body: some View {\n\(body)\n  }\n}"
  }

  // MARK: - Pictures by constants

  private static let assets = """
    import SwiftUI
    enum Assets { static let lockClosed = Picture(name: "lock_closed"); static let heroOld = Picture(name: "hero_old") }
    struct Picture { var name: String; var image: Image { Image(name) } }
    """

  /// What a tool writes once for all pictures is no place for a finding: each picture is found where a view asks for it.
  @Test func picturesByConstantsStandWhereTheyAreShown() async {
    let files = [
      "Assets.swift": Self.assets,
      "A.swift": """
        import SwiftUI
        struct A: View {
          var body: some View {
            VStack {
              Assets.lockClosed.image.resizable().padding()
              Assets.heroOld.image.accessibilityHidden(true)
            }
          }
        }
        struct B: View { var body: some View { A() } }
        struct C: View { var body: some View { List { A(); Text("C"); Assets.lockClosed.image } } }
        """,
    ]
    let found = await findings("image-name", files)
    #expect(found.map(\.place.text) == ["Assets.lockClosed.image"])
    #expect(found.first?.place.startPosition.line == 5)
    #expect(found.first?.related.count { $0.message == "and here" } == 1)
    #expect(found.first?.certainty == .certain)
    #expect(found.first?.fixes.first?.edits.count == 2)
    let hearing = await Hearing.files(files)
    #expect(hearing.texts(of: "C")?.contains("lock_closed. Image.") ?? false)
  }

  // MARK: - Taps

  @Test func tapsThatOnlyPlayAreNotes() async {
    let turning = view(
      "Text(\"Done\").rotationEffect(.degrees(turns)).onTapGesture { withAnimation { turns = 3600 } }",
      "@State private var turns = 0.0")
    #expect(await found("tap-without-button-trait", turning) == ["note certain"])
    let pressed = view(
      """
      Text("K").scaleEffect(isPressed ? 0.9 : 1).animation(.spring, value: isPressed).onTapGesture {
        withAnimation {
          isPressed = true
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { isPressed = false }
        }
      }
      """, "@State private var isPressed = false")
    #expect(await found("tap-without-button-trait", pressed) == ["note certain"])
    let opening = turning.replacing("Text(\"Done\")", with: "Text(turns > 0 ? \"Open\" : \"Done\")")
    #expect(await found("tap-without-button-trait", opening) == ["error certain"])
  }

  @Test func whatAMenuOffersIsForReview() async {
    let header = view(
      """
      HStack {
        Text("Ann").onTapGesture { toggleThread() }
        Menu("More") { Button("Collapse") { toggleThread() } }
      }
      """)
    #expect(await found("tap-without-button-trait", header) == ["note review"])
  }

  // MARK: - Names

  @Test func picturesThatTakeTurns() async {
    let search = view(
      "Button { isSearching.toggle(); if !isSearching { text = \"\" } } label: {\n"
        + "  Image(systemName: isSearching ? \"xmark.circle.fill\" : \"magnifyingglass\")\n}",
      "@State private var isSearching = false; @State private var text = \"\"")
    #expect(await fixes("icon-button-name", search) == [])
    let choosing = view(
      "Button { if isSelecting { removeAll(); isSelecting = false } else { isSelecting = true } } label: {\n"
        + "  Image(systemName: isSelecting ? \"trash\" : \"checkmark.circle\")\n}",
      "@State private var isSelecting = false")
    #expect(await fixes("icon-button-name", choosing) == ["name the button 'Delete' or 'Select'"])
  }

  @Test func whatEachCallerChoosesIsNoNameForAll() async {
    let round = """
      struct Round: View {
        let symbol: String
        let action: () -> Void
        var body: some View { Button(action: action) { Image(systemName: symbol) } }
      }

      """
    let different = round + view("VStack { Round(symbol: \"rectangle.3.group\") { a() }; Round(symbol: \"arrow.up.bin\") { b() } }")
    #expect(await fixes("icon-button-name", different) == ["name the button where it is used"])
    let same = round + view("VStack { Round(symbol: \"arrow.up.bin\") { a() }; Round(symbol: \"arrow.up.bin\") { a() } }")
    #expect(await fixes("icon-button-name", same) == ["name the button 'Restore from trash'"])
  }

  @Test(arguments: [
    ("Button { resumeChosenTracks() } label: { Image(systemName: \"play.square.stack\") }", "Resume chosen tracks"),
    ("Button { count = count - 1 } label: { Image(systemName: \"minus.square\") }", "Decrease"),
    ("Button { setDate(days: -1) } label: { Image(systemName: \"arrowshape.turn.up.backward\") }", "Previous date"),
    ("Button { log.removeAll(where: { $0 > 1 }) } label: { Image(systemName: \"f.circle\") }", "<#name#>"),
    ("Button { insertAtCursor(\"x\") } label: { Image(\"tab_24\") }", "<#name#>"),
  ])
  func namesFromWhatIsDone(code: String, name: String) async {
    #expect(await fixes("icon-button-name", view(code, "@State var count = 0")) == ["name the button '\(name)'"])
  }

  @Test func wordsThatTheCodeHasAlready() async {
    let tooltip = view("Button { f() } label: { Image(systemName: \"rectangle.3.group\").help(\"Show groups\") }")
    #expect(await fixes("icon-button-name", tooltip) == ["name the button 'Show groups'"])
    let field = view("VStack { Text(entry.name); TextField(\"\", text: $entry.value) }", "@State var entry = Entry()")
    #expect(await fixes("text-field-name", field) == ["name the text field by the text beside it"])
  }

  @Test func aSliderIsNotCalledByItsValue() async {
    let beside = view(
      "VStack { Text(\"\\(Int(size)) px\"); Slider(value: $size) }", "@State private var size = 1.0")
    #expect(await fixes("slider-name", beside) == ["name the slider 'Size'"])
    let own = view(
      "HStack { Text(\"Width\"); Slider(value: $size) { Text(\"\\(Int(size)) px\") } }", "@State private var size = 1.0")
    #expect(await found("slider-name", own) == ["error likely"])
    #expect(await fixes("slider-name", own) == ["name the slider by the text beside it"])
  }

  // MARK: - What is not there for people, or not for all

  @Test func whatIsHostedToBeDrawnIsNotHeard() async {
    let tile = "import SwiftUI\nstruct Tile: View { var body: some View { Image(\"cell_3\") } }\n"
    let host = "import AppKit\nfunc show() { NSApp.dockTile.contentView = NSHostingView(rootView: Tile()) }\n"
    let button = """
      import AppKit
      final class Bar {
        func show() {
          let icon = NSHostingView(rootView: Tile())
          item.button?.addSubview(icon)
        }
        let item = NSStatusBar.system.statusItem(withLength: 20)
      }
      """
    #expect(await findings("image-name", ["A.swift": tile]).count == 1)
    #expect(await findings("image-name", ["A.swift": tile, "B.swift": host]) == [])
    #expect(await findings("image-name", ["A.swift": tile, "B.swift": button]) == [])
    let both = tile + "struct Main: View { var body: some View { VStack { Tile(); Text(\"x\") } } }"
    #expect(await findings("image-name", ["A.swift": both, "B.swift": host]).count == 1)
  }

  @Test func theDynamicIslandIsDark() async {
    let code = """
      struct Island: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: Timing.self) { context in
            Text("Lock screen").opacity(0.4)
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.center) { Text("Centre").foregroundStyle(.white).opacity(0.5) }
            } compactLeading: { Text("a") } compactTrailing: { Text("b") } minimal: { Text("c") }
          }
        }
      }
      """
    #expect(await findings("dimmed-text", ["A.swift": "import SwiftUI\n" + code]).count <= 1)
  }

  @Test func codeForTestersIsNobodysWork() async {
    let code = view(
      """
      #if ADHOC
      Image("hero_1")
      #endif
      Text("x")
      """)
    #expect(await found("image-name", code) == [])
    #expect(await found("image-name", code.replacing("ADHOC", with: "canImport(SwiftUI)")) == ["error certain"])
    let debug = await findings("image-name", ["DebugPanel.swift": "import SwiftUI\n" + view("Image(\"hero_1\")")])
    #expect(debug.map(\.severity) == [.note])
  }

  @Test func roomForWordsIsForReview() async {
    #expect(await found("empty-element", view("VStack { Text(\" \"); Text(\"x\") }")) == ["note review"])
    #expect(await found("empty-element", view("VStack { Text(\"\"); Text(\"x\") }")) == ["note review"])
  }

  /// Nobody would leave "square.grid.2x2" on screen: the component decides by the name whether it is a symbol.
  @Test func aNameThatIsATextOrASymbol() async {
    let code = """
      struct Chip: View {
        let icon: String
        var isEmoji: Bool { !icon.contains(".") }
        var body: some View {
          Button { f() } label: { if isEmoji { Text(icon) } else { Image(systemName: icon) } }
        }
      }

      """ + view("Chip(icon: \"square.grid.2x2\")")
    #expect(await found("label-not-human-readable", code) == [])
  }

  @Test func tappedCellsAreOneNote() async {
    let code = """
      import UIKit
      final class Cell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          let tap = UITapGestureRecognizer(target: self, action: #selector(open))
          self.addGestureRecognizer(tap)
          textLabel?.text = "Open"
        }
        @objc func open() { show() }
      }
      """
    let found = await findings("uikit-tap-view-not-element", ["A.swift": code])
    #expect(found.allSatisfy { $0.severity == .note })
  }

  @Test func nothingIsSaidOfViewsThatNobodyNames() async {
    let app = "import SwiftUI\n@main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }\n"
      + "struct Home: View { var body: some View { Text(\"x\") } }\n"
    let spare = "struct Spare: View { var body: some View { Image(\"hero_1\") } }\n#Preview { Spare() }\n"
    #expect(await findings("image-name", ["A.swift": app + spare]).isEmpty)
    let used = app.replacing("Text(\"x\")", with: "Spare()") + spare
    #expect(await findings("image-name", ["A.swift": used]).map(\.severity) == [.error])
    // Of a piece of code nobody knows who shows it.
    #expect(await findings("image-name", ["A.swift": "import SwiftUI\n" + spare]).map(\.severity) == [.error])
  }

  @Test func nothingIsSaidOfModifiersThatNobodyApplies() async {
    let app = """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { Text("x") } }
      struct Banner: ViewModifier {
        @State private var isShown = false
        func body(content: Content) -> some View {
          VStack {
            if isShown { Text("Saved").transition(.move(edge: .top)) }
            content.onTapGesture { withAnimation(.spring()) { isShown.toggle() } }
          }
        }
      }
      extension View { func banner() -> some View { modifier(Banner()) } }
      """
    let rule = "motion-ignores-reduce-motion"
    #expect(await findings(rule, ["A.swift": app]).isEmpty)
    #expect(await findings(rule, ["A.swift": app.replacing("Text(\"x\")", with: "Text(\"x\").banner()")]).count == 1)
  }

  @Test func aPressOnTheGroundTakesTheSelectionAway() async {
    let page = view(
      """
      VStack {
        Text("All")
        VStack { Text("Apps"); Text("More"); Button("Open") { open() } }.onTapGesture { selected = nil }
      }
      """, "@State private var selected: Int?")
    #expect(await found("tap-without-button-trait", page) == [])
    #expect(await found("tap-without-button-trait", page.replacing("selected = nil", with: "reload()")).count == 1)
  }

  @Test func aSwitchWithAnEmptyLabelHasNoName() async {
    #expect(await found("toggle-name", view("Toggle(isOn: $isOn) { }", "@State var isOn = false")) == ["error certain"])
  }

  // MARK: - What was missed

  @Test func titlesOfCardsAreHeadings() async {
    let card = """
      struct Card<Content: View>: View {
        let title: String
        @ViewBuilder let content: () -> Content
        var body: some View {
          VStack(alignment: .leading) {
            Text(title.uppercased()).font(.footnote)
            VStack { content() }.background(.gray.opacity(0.1)).clipShape(RoundedRectangle(cornerRadius: 12))
          }
        }
      }

      """
    func screen(_ second: String) -> String {
      card + view(
        "ScrollView { Card(title: \"Sound\") { Toggle(\"Bell\", isOn: $a); Toggle(\"Tick\", isOn: $a) }\n"
          + "Card(title: \"\(second)\") { Toggle(\"Dark\", isOn: $a); Text(\"x\") } }", "@State var a = false")
    }
    let found = await findings("heading-missing", ["A.swift": "import SwiftUI\n" + screen("Looks")])
    #expect(found.map(\.place.text) == ["Text(title.uppercased())"])
    #expect(found.map(\.certainty) == [.likely])
    // One card is no list of sections.
    #expect(await self.found("heading-missing", screen("Sound")) == [])
  }

  @Test func captionsWithValuesInAComponent() async {
    let rows = """
      struct Row: View {
        let title: String
        let value: String
        var body: some View { HStack { Text(title).font(.footnote); Text(value) } }
      }

      """ + view("VStack { Row(title: \"Pages\", value: book.pages); Row(title: \"Binding\", value: book.binding) }", "let book: Book")
    let found = await findings("ungrouped-row", ["A.swift": "import SwiftUI\n" + rows])
    #expect(found.map(\.place.text) == ["HStack { Text(title).font(.footnote); Text(value) }"])
  }

  @Test func aSpinnerInPlaceOfTheWords() async {
    let code = view(
      "Button { create() } label: { if isBusy { ProgressView() } else { Text(\"Create\") } }", "@State var isBusy = false")
    #expect(await found("icon-button-name", code) == ["note review"])
  }

  @Test func aPictureUnderANumberIsNoDecoration() async {
    let code = view("ZStack { Image(\"phone_gen1\"); Text(\"\\(level) %\") }", "let level: Int")
    #expect(await found("decorative-image-exposed", code) == [])
    #expect(await found("image-name", code) == ["error certain"])
  }

  @Test func aTextThatOpensAPageIsALink() async {
    let code = view("Text(\"Guidelines\").onTapGesture { openURL(address) }", "@Environment(\\.openURL) var openURL")
    #expect(await fixes("tap-without-button-trait", code) == ["announce it as a link"])
  }

  @Test func statesOfRowsByPictures() async {
    let code = """
      import UIKit
      final class TrackCell: UITableViewCell {
        let title = UILabel()
        let heart = UIImageView(image: UIImage(named: "heart_full"))
        func show(_ track: Track) {
          title.text = track.name
          contentView.addSubview(title)
          contentView.addSubview(heart)
          heart.isHidden = !track.isLiked
        }
      }
      struct Track { var name = ""; var isLiked = false }
      final class Tracks: UITableViewController {
        var tracks: [Track] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tracks.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "t", for: indexPath) as! TrackCell
          cell.show(tracks[indexPath.row])
          return cell
        }
      }
      """
    #expect(await findings("uikit-image-view-unlabelled", ["A.swift": code]).map(\.certainty) == [.review])
    let told = code.replacing("heart.isHidden", with: "if track.isLiked { accessibilityValue = \"Liked\" }\n    heart.isHidden")
    #expect(await findings("uikit-image-view-unlabelled", ["A.swift": told]) == [])
  }

  @Test func wordsThatOnlyAPointerBrings() async {
    let code = view(
      "Button { stop() } label: { Text(isOver ? \"Stop\" : \"12:30\") }.onHover { isOver = $0 }",
      "@State private var isOver = false")
    #expect(await found("hover-only", code) == ["note review"])
  }

  /// What a control says where it is not there is said to nobody.
  @Test func namesOfWhatIsNotThere() async {
    let code = """
      import UIKit
      final class HomeController: UIViewController {
        let radar = UISwitch()
        let cross = UIButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          cross.setImage(UIImage(named: "crossIcon"), for: .normal)
          if radar.isOn {
            title = "On"
          } else {
            cross.accessibilityLabel = "Close"
            view.addSubview(cross)
          }
        }
      }
      """
    #expect(await findings("label-not-human-readable", ["A.swift": code]).isEmpty)
    let shown = code.replacing("      view.addSubview(cross)\n    }\n", with: "    }\n    view.addSubview(cross)\n")
    #expect(await findings("label-not-human-readable", ["A.swift": shown]).count == 1)
  }
}
