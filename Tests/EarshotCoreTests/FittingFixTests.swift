import EarshotCore
import Project
import SourceModel
import Testing

/// Fixes that fit where they are written: the system that the code runs on, the field, the class, the call.
@Suite struct FittingFixTests {
  private func replacements(_ rule: String, _ code: String, on platforms: PlatformSet = .iOS) async -> [String] {
    let file = SourceFile(path: "A.swift", text: "import SwiftUI\n\(code)\n").built(BuildFacts(platforms: platforms))
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    let findings = await Analysis.run(on: Project(root: "/", sources: [SourceUnit(file: file)]), options).findings
    return findings.flatMap { $0.fixes.prefix(1).flatMap(\.edits) }.map(\.replacement)
  }

  @Test("A text style is the one of that size on the system", arguments: [
    (PlatformSet.iOS, 12.0, [".caption"]), (.iOS, 38, []), (.iOS, 44, []), (.iOS, 8, [".caption2"]), (.watchOS, 15, [".caption"]), (.watchOS, 12, [".footnote"]),
    (.watchOS, 60, []), ([.tvOS, .visionOS], 24, []), ([.iOS, .watchOS], 12, []),
  ] as [(PlatformSet, Double, [String])])
  func textStyles(platforms: PlatformSet, size: Double, expected: [String]) async {
    let code = "struct V: View { var body: some View { Text(\"Hours\").font(.system(size: \(Int(size)))) } }"
    #expect(await replacements("fixed-font-size", code, on: platforms) == expected)
  }

  @Test("Items of a menu of the Mac are menu items and no buttons", arguments: [(PlatformSet.macOS, false), (.iOS, true)])
  func menuItems(platforms: PlatformSet, isHeard: Bool) async {
    let code = """
      import SwiftUI
      struct Shelf: View {
        @State private var byDate = false
        var body: some View {
          Text("Shelf").contextMenu {
            Button { byDate = true } label: { Label("By date", systemImage: byDate ? "checkmark" : "circle") }
          }
        }
      }
      """
    let file = SourceFile(path: "A.swift", text: code).built(BuildFacts(platforms: platforms))
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["toggle-state-missing"]
    let findings = await Analysis.run(on: Project(root: "/", sources: [SourceUnit(file: file)]), options).findings
    #expect(findings.count == 1 && findings.allSatisfy { ($0.heard != nil) == isHeard })
  }

  @Test("What a component asks for by its type gets no modifier", arguments: [("TextField<Text>", 0), ("Field", 1)])
  func typedArguments(type: String, count: Int) async {
    let generic = type == "Field" ? "<Field: View>" : ""
    let code = """
      struct MarkedField\(generic): View {
        let field: \(type)
        var body: some View { HStack { field; Text("*") } }
      }
      struct V: View {
        @State private var town = ""
        var body: some View { VStack { MarkedField(field: TextField("Town of birth", text: $town)).padding() } }
      }
      """
    #expect(await replacements("placeholder-only-name", code).count == count)
  }

  @Test("What a button does is read from the names that programmers give to presses", arguments: [
    ("model.send(.closeButtonTapped)", "Close"), ("model.send(.onDeleteClicked(3))", "Delete"),
    ("model.send(.view(.saveTapped))", "Save"), ("model.trigger(.refresh)", "Refresh"),
    ("model.handle(.shareButtonPressed)", "Share"), ("model.send(.view(.stepTapped))", "<#name#>"),
    ("mail.send(.draft)", "Send"), ("model.touchUpInsideSave()", "Save"), ("model.touchDownRecord()", "Record"),
    ("model.clickDelete()", "Delete"), ("model.doShare()", "Share"), ("model.deleteItemAction(entry)", "Delete"),
    ("model.handleDismiss()", "Close"), ("model.onDismissTapped()", "Close"), ("model.sendAction(step)", "<#name#>"),
    ("model.updateModel()", "<#name#>"),
  ])
  func eventNames(action: String, name: String) async {
    let code = """
      struct V: View {
        let model: Model
        var body: some View { Button { \(action) } label: { Image("glyph4") } }
      }
      """
    let found = await replacements("icon-button-name", code).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    #expect(found == [".accessibilityLabel(\"\(name)\")"])
  }

  @Test func whatStandsAboveASearchIsNoCaption() async {
    let code = """
      struct V: View {
        @State var query = ""
        var body: some View {
          VStack { Text("Nothing here yet"); TextField("Search", text: $query) }
        }
      }
      """
    #expect(await replacements("placeholder-only-name", code) == [".accessibilityLabel(\"Search\")"])
  }

  @Test func anArrowThatTurnsIsCalledByWhatItOpens() async {
    let card = { (title: String) in
      """
      struct V: View {
        @State var isExpanded = true
        var body: some View {
          VStack {
            HStack {
              \(title)
              Button { withAnimation { isExpanded.toggle() } } label: {
                Image(systemName: "chevron.down").rotationEffect(.degrees(isExpanded ? 0 : -90))
              }
            }
            if isExpanded { Text("Details") }
          }
        }
      }
      """
    }
    let named = await replacements("icon-button-name", card("Text(\"Spending\")"))
    #expect(named.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) } == [".accessibilityLabel(\"Spending\")"])
    let bare = await replacements("icon-button-name", card("Spacer()"))
    #expect(bare.count == 1 && bare.allSatisfy { $0.contains("<#what it opens#>") })
  }

  @Test("A name says what the code does", arguments: [
    ("files.removeAll { $0 == file }", "xmark", "Remove"), ("rate = max(1.0, rate - 0.1)", "minus.circle", "Decrease rate"),
    ("let next = min(2.5, rate + 0.1); rate = next", "plus.circle", "Increase rate"),
    ("rate = max(0, rate - step); isSet = true; tap.impactOccurred()", "minus.circle.fill", "Decrease rate"),
    ("decrementCount()", "minus", "Decrease"), ("editing = nil", "xmark.circle", nil),
    ("NSPasteboard.general.clearContents(); NSPasteboard.general.setString(file, forType: .string)", "doc.on.doc", "Copy"),
    ("file = \"b\"; model.objectWillChange.send()", "paintpalette.fill", nil),
  ] as [(String, String, String?)])
  func deeds(code: String, symbol: String, name: String?) async {
    let source = """
      struct V: View {
        let step = 0.5; @State var isSet = false; let tap = UIImpactFeedbackGenerator()
        @State var files = ["a"]; @State var file = "a"; @State var rate = 1.0; @State var editing: String?
        @ObservedObject var model: Model
        var body: some View { Button { \(code) } label: { Image(systemName: "\(symbol)") } }
      }
      """
    let found = await replacements("icon-button-name", source) + replacements("symbol-word-name", source)
    let wrong = ["Remove all", "Clear contents", "Send", "Hide keyboard"]
    #expect(!found.contains { text in wrong.contains(where: text.contains) }, "\(found)")
    if let name { #expect(found.contains { $0.contains("\"\(name)\"") }, "\(found)") }
  }

  /// A row shows its title and a line under it before what its caller puts into it.
  @Test("Titles that rows are handed", arguments: [
    ("title: \"Show events\", note: \"Shown only here.\"", "\"Show events\""),
    ("title: String(localized: \"Show events\"), note: String(localized: \"Shown only here.\")", "String(localized: \"Show events\")"),
    ("title: \"Show events\"", "\"Show events\""),
  ])
  func titlesOfRows(arguments: String, name: String) async {
    let source = """
      struct OptionRow<Accessory: View>: View {
        let title: String
        var note: String? = nil
        @ViewBuilder let accessory: () -> Accessory
        var body: some View {
          HStack { VStack { Text(title); if let note { Text(note) } }; Spacer(); accessory() }
        }
      }
      struct V: View {
        @State var isOn = false
        var body: some View { VStack { OptionRow(\(arguments), accessory: { Toggle("", isOn: $isOn).labelsHidden() }) } }
      }
      """
    let named = await replacements("toggle-name", source)
    #expect(named.count == 1 && named.allSatisfy { $0.contains(".accessibilityLabel(\(name))") }, "\(named)")
  }

  @Test func aMenuAtTheEndOfARowIsCalledByItsTitle() async {
    let source = """
      struct V: View {
        @State var client: String?
        var body: some View {
          HStack {
            VStack { Text("Client"); Text(client ?? "None") }
            Spacer()
            Menu { Button("Ann") { client = "Ann" } } label: { Image(systemName: "chevron.down") }
          }
        }
      }
      """
    let named = await replacements("menu-name", source)
    #expect(named.count == 1 && named.allSatisfy { $0.contains("\"Client\"") }, "\(named)")
  }

  /// The alert that comes up says what is about to be done, unless it asks or tells something.
  @Test(arguments: [
    (".alert(\"Revert draft\", isPresented: $isAsked) { Button(\"OK\") { } }", "Revert draft"),
    (".alert(isPresented: $isAsked) { Alert(title: Text(\"Rename draft\"), message: nil) }", "Rename draft"),
    (".confirmationDialog(\"Sure?\", isPresented: $isAsked) { Button(\"OK\") { } }", nil),
    (".alert(\"Something failed\", isPresented: $isAsked) { Button(\"OK\") { } }", nil),
  ] as [(String, String?)])
  func theTitleOfTheAlertIsTheName(alert: String, name: String?) async {
    let source = """
      struct V: View {
        @State var isAsked = false
        var body: some View { Button { isAsked = true } label: { Image("x-1") }\(alert) }
      }
      """
    let found = await replacements("icon-button-name", source)
    #expect(found.map { $0.contains("<#") } == [name == nil], "\(found)")
    if let name { #expect(found.contains { $0.contains("\"\(name)\"") }, "\(found)") }
  }

  @Test(arguments: [
    ("speaker", "speaker.wave.3", "Volume"), ("minus", "plus", nil), ("hare", "tortoise", nil),
  ] as [(String, String, String?)])
  func picturesAtTheEndsNameASlider(low: String, high: String, name: String?) async {
    let source = """
      struct V: View {
        @State var value = 0.5
        var body: some View {
          HStack { Image(systemName: "\(low)"); Slider(value: $value); Image(systemName: "\(high)") }
        }
      }
      """
    let found = await replacements("slider-name", source)
    #expect(found.map { $0.contains("<#") } == [name == nil], "\(found)")
    if let name { #expect(found.contains { $0.contains("\"\(name)\"") }, "\(found)") }
  }

  @Test func aTooltipThatChoosesIsTheName() async {
    let code = """
      struct V: View {
        @State var isOpen = false
        var body: some View {
          Button { isOpen.toggle() } label: { Image(systemName: "sidebar.left") }
            .help(isOpen ? "Close the list" : "Open the list")
        }
      }
      """
    let found = await replacements("icon-button-name", code)
    #expect(found.contains { $0.contains("isOpen ? \"Close the list\" : \"Open the list\"") }, "\(found)")
  }

  @Test func whatOneSystemGetsIsNoPlaceForAName() async {
    let code = """
      struct V: View {
        @State var pin = ""
        var body: some View {
          VStack {
            Text("Passcode").font(.headline)
            TextField("", text: $pin)
              .autocorrectionDisabled()
      #if !os(tvOS)
              .textFieldStyle(.roundedBorder)
      #endif
          }
        }
      }
      """
    let source = "import SwiftUI\n\(code)\n"
    let findings = await Analysis.run(files: ["A.swift": source]).findings.filter { $0.rule == "text-field-name" }
    let edits = findings.flatMap(\.fixes).flatMap(\.edits)
    #expect(edits.count == 1)
    for edit in edits {
      let before = String(decoding: Array(source.utf8)[..<edit.range.start], as: UTF8.self)
      #expect(before.hasSuffix(".autocorrectionDisabled()"), "\(before.suffix(40))")
    }
  }

  @Test("Another value is another deed", arguments: [
    ("selected = index", "selected = max(0, selected - 1)", 1), ("selected = index", "selected = number", 0),
    ("load(all, from: name)", "load(all)", 1), ("load(all)", "load(all)", 0), ("editing = name", "editing = nil", 1),
  ])
  func equivalents(tap: String, press: String, findings: Int) async {
    let code = """
      struct V: View {
        @State var selected = 0; @State var editing: String?
        let names: [String]
        var body: some View {
          VStack {
            Button("Do it") { \(press) }
            Text(names[0]).onTapGesture { \(tap) }
          }
        }
      }
      """
    let found = await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code]).findings
    #expect(found.count { $0.rule == "tap-without-button-trait" } == findings, "\(found.map(\.message))")
  }

  @Test func aPlateAboveWordsIsDecoration() async {
    let code = """
      struct V: View {
        var body: some View {
          VStack {
            ZStack { Circle().fill(.gray); Image(systemName: "server.rack") }
            Text("No servers yet").font(.headline)
            Text("They appear as soon as you add one.")
          }
        }
      }
      """
    #expect(await replacements("symbol-raw-name", code).allSatisfy { $0.contains("accessibilityHidden(true)") })
  }

  @Test func noGapBetweenTheArgumentsOfACall() async {
    let code = """
      import UIKit
      final class Host: UIViewController {
        let plate = Plate(
          tint: .make(back: .white, text: .black), size: .large)
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(plate)
          plate.set(Tint(
            back: plate.backgroundColor,
            text: .black))
        }
      }
      """
    let file = SourceFile(path: "A.swift", text: code + Self.plate)
    let options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    let findings = await Analysis.run(on: Project(root: "/", sources: [SourceUnit(file: file)]), options).findings
      .filter { $0.rule == "uikit-control-name" }
    #expect(!findings.isEmpty)
    for edit in findings.flatMap(\.fixes).flatMap(\.edits) {
      let line = file.line(file.position(at: edit.range.start).line)
      #expect(!line.hasSuffix(",") && !line.hasSuffix("("), "\(line)")
    }
  }

  @Test func aClassOfItsOwnDoesNotKnowItsUsersNames() async {
    let host = """
      import UIKit
      final class Host: UIViewController {
        private let newButton = WordButton()
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(newButton) }
      }
      """
    let button = """
      import UIKit
      final class WordButton: UIButton {
        private let words = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(words)
          words.text = "New entry"
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    let findings = await Analysis.run(files: ["Host.swift": host, "WordButton.swift": button]).findings
    let edits = findings.filter { $0.rule == "uikit-control-name" }.flatMap(\.fixes).flatMap(\.edits).map(\.replacement)
    #expect(edits.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) } == ["accessibilityLabel = words.text"])
  }

  private static let plate = """

    struct Tint { let back: UIColor?; let text: UIColor }
    class Plate: UIButton {
      private let words = UILabel()
      init(tint: Tint, size: Int) { super.init(frame: .zero); addSubview(words) }
      required init?(coder: NSCoder) { fatalError() }
      func set(_ tint: Tint) { backgroundColor = tint.back }
    }
    """
}
