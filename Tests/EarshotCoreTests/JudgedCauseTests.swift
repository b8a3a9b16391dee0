import EarshotCore
import SourceModel
import Testing

/// Causes of what was missed, wrong or badly repaired among findings that were judged by hand in apps nobody had read.
@Suite("What judging findings by hand taught")
struct JudgedCauseTests {
  private func findings(_ rules: Set<String>, _ code: String) async -> [Finding] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = rules
    return await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code], options).findings
  }

  /// SE-0286, of memberwise initialisers too: an optional variable is nil where nothing is given.
  @Test("A trailing closure passes over a closure that needs no value when one behind it does", arguments: [
    "var onPull: (() async -> Void)?\n  @ViewBuilder var content: () -> Content",
    "var onPull: (() async -> Void)? = nil\n  @ViewBuilder var content: () -> Content",
    "@ViewBuilder var content: () -> Content\n  var onPull: (() async -> Void)?",
  ])
  func trailingClosure(members: String) async {
    let content = members.hasPrefix("@") ? "Page(content: { Text(\"Chart\") })" : "Page { Text(\"Chart\") }"
    let hearing = await Hearing.source(
      """
      struct Page<Content: View>: View {
        \(members)
        var body: some View { ScrollView { content() }.refreshable { await onPull?() } }
      }
      struct Sample: View { var body: some View { \(content) } }
      """)
    #expect(hearing.texts(of: "Sample") == ["Chart"])
  }

  @Test("Of several trailing closures the first goes to the first parameter that takes it")
  func severalTrailingClosures() async {
    let hearing = await Hearing.source(
      """
      struct Card<Head: View, Body: View>: View {
        let head: Head
        let text: Body
        init(@ViewBuilder head: () -> Head = { EmptyView() }, note: (() -> Void)? = nil, @ViewBuilder text: () -> Body) {
          self.head = head()
          self.text = text()
        }
        var body: some View { VStack { head; text } }
      }
      struct Sample: View { var body: some View { Card { Text("Head") } text: { Text("Body") }; Card { Text("Alone") } } }
      """)
    #expect(hearing.texts(of: "Sample") == ["Head", "Body", "Alone"])
  }

  @Test("A caption and its value are a pair whatever stands before their row", arguments: [
    ("Text(\"Contact us\"); HStack { Text(\"Site\"); Spacer(); Text(\"example.org\") }", 1),
    ("Image(systemName: \"gear\"); HStack { Text(\"Site\"); Spacer(); Text(\"example.org\") }", 1),
    ("Text(\"A\"); HStack { Text(\"Site\"); Spacer(); Text(\"1\") }; HStack { Text(\"Phone\"); Spacer(); Text(\"2\") }", 2),
    ("HStack { Text(\"Lists\").font(.system(size: 18, weight: .bold)); Spacer(); Text(\"See all\") }; Text(\"Jazz\")", 0),
    ("Text(\"A\"); HStack { Text(first).font(.caption); Spacer(); Text(last).font(.caption) }", 0),
    ("Text(\"A\"); HStack { Text(title).font(.headline); Spacer(); Text(date) }", 0),
    ("Text(\"A\"); HStack { Text(\"Total\").bold(); Spacer(); Text(last) }", 1),
  ])
  func pairs(rows: String, count: Int) async {
    let found = await findings(
      ["ungrouped-row"],
      "struct A: View { let first: String; let last: String; let title: String; let date: String; var body: some View { VStack { \(rows) } } }")
    #expect(found.count == count)
  }

  @Test("A dialog of one's own is found where a property or function of the screen shows it", arguments: ["popup", "popup()"])
  func dialogInProperty(use: String) async {
    let found = await findings(
      ["modal-not-isolated"],
      """
      struct A: View {
        @State private var reward: Int?
        var body: some View { ZStack { Button("Walk") { walk() }; \(use) } }
        @ViewBuilder private \(use == "popup" ? "var popup:" : "func popup() ->") some View {
          if let reward { RewardView(number: reward) { self.reward = nil }.zIndex(1) }
        }
      }
      struct RewardView: View {
        let number: Int
        let onDone: () -> Void
        var body: some View {
          ZStack { Color.black.opacity(0.9).ignoresSafeArea(); VStack { Text("You got \\(number)"); Button("Take") { onDone() } } }
        }
      }
      """)
    #expect(found.count == 1)
  }

  @Test("A picture that is pressed and has no name is told once, and what it will be called is for people to say")
  func tappedPicture() async throws {
    let found = await findings(
      ["image-name", "tap-without-button-trait"],
      """
      struct A: View {
        @State private var isOpen = false
        var body: some View { VStack { Image("ic_glass").onTapGesture { isOpen = true }; Text("A"); Image("ic_wave") } }
      }
      """)
    let tap = try #require(found.first { $0.rule == "tap-without-button-trait" })
    #expect(tap.heard?.before == "ic_glass, Image")
    #expect(tap.heard?.after == nil)
    #expect(found.filter { $0.rule == "image-name" }.map(\.heard?.before) == ["ic_wave, Image"])
  }

  @Test("The eye of a password field lacks a name for each state and no trait", arguments: ["isSecure", "isSecret", "showPassword"])
  func eye(flag: String) async {
    let found = await findings(
      ["toggle-state-missing", "icon-button-name"],
      """
      struct A: View {
        @State private var \(flag) = true
        var body: some View { Button { \(flag).toggle() } label: { Image(systemName: \(flag) ? "eye.slash" : "eye") } }
      }
      """)
    #expect(found.map(\.rule) == ["icon-button-name"])
    #expect(found.first?.fixes.first?.edits.first?.replacement.contains("\(flag) ? \"") == true)
  }

  @Test("A tooltip that code hands over names each of the buttons; a shortcut is no part of a name", arguments: [
    ("ForEach(Order.allCases) { o in Button { pick(o) } label: { Image(systemName: o.symbol) }.help(o.help) }", ".accessibilityLabel(o.help)"),
    ("Button { undo() } label: { Image(systemName: \"arrow.uturn.backward\") }.help(\"Go Back: ⌘Z\")", ".accessibilityLabel(\"Go Back\")"),
  ])
  func tooltips(view: String, label: String) async {
    let found = await findings(
      ["icon-button-name"],
      """
      enum Order: CaseIterable, Identifiable {
        case front, back
        var id: Self { self }
        var symbol: String { switch self { case .front: "square.3.layers.3d.top.filled"; case .back: "square.3.layers.3d.bottom.filled" } }
        var help: String { switch self { case .front: "Bring to front"; case .back: "Send to back" } }
      }
      struct A: View { var body: some View { HStack { \(view) } } }
      """)
    #expect(found.map { $0.fixes.first?.edits.first?.replacement.filter { $0 != "\n" }.drop { $0 == " " } } == [label[...]])
  }

  @Test("A picture of a package that is a stop without a name is told beside a text as well", arguments: [
    ("KFImage(address)", 1), ("KFImage(address).accessibilityHidden(true)", 0), ("AsyncImage(url: address)", 0),
  ])
  func remotePicture(view: String, count: Int) async {
    let found = await findings(
      ["async-image-name"],
      "import Kingfisher\nstruct A: View { let address: URL; var body: some View { HStack { \(view); Text(\"Title\") } } }")
    #expect(found.count == count)
  }

  @Test("An animation that a constant repeats forever is told as long as somebody names the constant", arguments: [
    ("Text(\"Hello\")", 0), ("Text(\"Hello\").animation(Loops.glow, value: 1)", 1),
  ])
  func unusedLoop(view: String, count: Int) async {
    let found = await findings(
      ["looping-animation"],
      """
      struct Loops { static let glow = Animation.easeInOut(duration: 3).repeatForever(autoreverses: true) }
      struct A: View { var body: some View { \(view) } }
      """)
    #expect(found.count == count)
  }

  @Test("Signs and emoji are not read as small text", arguments: [("✦", 0), ("👣", 0), ("3", 1), ("a", 1)])
  func ornaments(text: String, count: Int) async {
    let found = await findings(
      ["text-tiny"], "struct A: View { var body: some View { Text(\"\(text)\").font(.system(size: 9)) } }")
    #expect(found.count == count)
  }

  @Test("Of the controls in the label of a row, each is told with the uses that show it")
  func nestedControls() async {
    let found = await findings(
      ["nested-interactive"],
      """
      struct Row: View {
        var isPinned = false
        var body: some View {
          Button { open() } label: {
            HStack { Text("A story"); if isPinned { Button { unpin() } label: { Text("Unpin") } } else { menu } }
          }
        }
        var menu: some View { Menu("More") { Button("Flag") { flag() } } }
      }
      struct A: View { var body: some View { List { Row(isPinned: true); Row(); Row(isPinned: false) } } }
      """)
    #expect(found.count == 2)
    #expect(found.map(\.uses) == [1, 2])
  }

  /// WCAG 2.2, 1.4.3, Incidental: what cannot be used now needs no contrast.
  @Test("A button that does nothing under a condition is off then, and should say so", arguments: [
    ("guard isOn else { return }; action()", ["visually-disabled-only"]),
    ("if isOn { action() }", ["visually-disabled-only"]),
    ("guard isOn else { fail(); return }; action()", ["low-contrast-text"]),
    ("action()", ["low-contrast-text"]),
  ])
  func refusingButton(action: String, rules: [String]) async {
    let found = await findings(
      ["visually-disabled-only", "low-contrast-text"],
      """
      struct Big: View {
        @Binding var isOn: Bool
        var action: () -> Void
        var body: some View {
          Button { \(action) } label: {
            Text("Create").foregroundStyle(isOn ? Color.white : Color(white: 0.6)).background(isOn ? Color.black : Color(white: 0.8))
          }
        }
      }
      struct A: View { @State private var isOn = false; var body: some View { Big(isOn: $isOn) { make() } } }
      """)
    #expect(found.map(\.rule) == rules)
  }
}
