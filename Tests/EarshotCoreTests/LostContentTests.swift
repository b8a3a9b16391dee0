import AccessibilityModel
import EarshotCore
import Testing

/// Content that was lost without a word in apps that nobody had looked at.
@Suite("Nothing is lost in silence")
struct LostContentTests {
  @Test("A layout that is called with a closure of the caller")
  func storedClosureInLayout() async {
    let hearing = await Hearing.source(
      """
      struct Row<Content: View>: View {
        let content: () -> Content
        init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
        var body: some View { layout(content) }
        private var layout: AnyLayout { AnyLayout(HStackLayout()) }
      }
      struct Sample: View { var body: some View { Row { Text("Inside"); Text("Beside") } } }
      """)
    #expect(hearing.texts() == ["Inside", "Beside"])
    #expect(hearing.texts(of: "Row")?.count == 1, "what the caller hands in is a hole")
  }

  @Test("What is not of one type may be of another")
  func castsToSeveralTypes() async {
    let hearing = await Hearing.source(
      """
      protocol Item {}
      struct Song: Item {}
      struct Film: Item {}
      struct Sample: View {
        let item: any Item
        var body: some View {
          if let _ = item as? Song { Text("Song") } else if let _ = item as? Film { Text("Film") } else { Text("Other") }
        }
      }
      """)
    #expect(hearing.texts() == [
      "Song [item as? Song != nil]", "Film [item as? Song == nil, item as? Film != nil]",
      "Other [item as? Song == nil, item as? Film == nil]",
    ])
  }

  @Test("A member of a struct in a state may change, however it is written", arguments: [
    "Button(\"Go\") { form.isBad = true }", "Button(\"Go\") { self.form.isBad.toggle() }",
    "Toggle(\"Go\", isOn: $form.isBad)", "Button(\"Go\") { change(&form) }", "Button(\"Go\") { form = Form(isBad: true) }",
    "Button(\"Go\") { set(\\.isBad) }", "Child(form: $form)",
  ])
  func memberOfState(use: String) async {
    let hearing = await Hearing.source(
      """
      struct Form { var isBad = false }
      struct Child: View { @Binding var form: Form; var body: some View { Button("Go") { form.isBad = true } } }
      func change(_ form: inout Form) {}
      struct Sample: View {
        @State private var form = Form()
        var body: some View { if form.isBad { Text("Warning") }; \(use) }
      }
      """)
    #expect(hearing.texts()?.first == "Warning [form.isBad]")
  }

  @Test("A struct in a state of which nothing is changed keeps what it began with")
  func unchangedMember() async {
    let hearing = await Hearing.source(
      """
      struct Style { var title = "Plain"; var count = 2 }
      struct Sample: View {
        @State private var style = Style()
        var body: some View { Text(style.title) }
      }
      """)
    #expect(hearing.texts() == ["Plain"])
  }

  @Test("A list that closures within closures fill is not known to be empty")
  func filledByClosures() async {
    let hearing = await Hearing.source(
      """
      struct Sample: View {
        let groups: [Group]
        struct Group { let names: [String]? }
        var found: [String] {
          var found: [String] = []
          groups.forEach { group in group.names?.forEach { name in if name != "" { found.append(name) } } }
          return found
        }
        var body: some View { ForEach(found, id: \\.self) { Text($0) } }
      }
      """)
    #expect(hearing.texts()?.count == 1)
  }

  @Test("Static and global variables are known as long as nothing sets them")
  func programVariables() async {
    let hearing = await Hearing.source(
      """
      enum Flags { static var isOn = false; static var isFixed = false }
      var heading = "Fruit"
      var changing = "One"
      func change() { Flags.isOn = true; changing = "Two" }
      struct Sample: View {
        var body: some View {
          Text(heading)
          Text(changing)
          if Flags.isOn { Text("On") }
          if Flags.isFixed { Text("Never") }
        }
      }
      """)
    #expect(hearing.texts() == ["Fruit", "«changing»", "On [isOn]"])
  }

  @Test("Data of a model that is made in code")
  func modelData() async {
    let hearing = await Hearing.source(
      """
      enum Kind { case fruit, nut; var title: String { switch self { case .fruit: "Fruit"; case .nut: "Nut" } } }
      struct Item: Identifiable { let id: Int; let name: String; let kind: Kind }
      @Observable final class Store {
        var items = [Item(id: 1, name: "Pear", kind: .fruit), Item(id: 2, name: "Hazel", kind: .nut)]
        var seen: [Item] = [Item(id: 3, name: "Plum", kind: .fruit)]
        func add() { seen.append(Item(id: 4, name: "Fig", kind: .fruit)) }
      }
      struct Sample: View {
        @State private var store = Store()
        var body: some View {
          ForEach(store.items) { Text("\\($0.name), \\($0.kind.title)") }
          ForEach(store.seen) { item in Text(item.name) }
        }
      }
      """)
    #expect(hearing.texts() == ["Pear, Fruit", "Hazel, Nut", "«item.name» {for item in store.seen}"])
  }

  @Test("A gauge shows what it is given")
  func gauge() async {
    let hearing = await Hearing.source(
      """
      @Observable final class Player { var progress = 0.1; func play() { progress = 0.5 } }
      struct Sample: View {
        @State private var player = Player()
        var body: some View { Gauge(value: player.progress) { Text("Played") } }
      }
      """)
    #expect(hearing.texts() == ["Played: «player.progress»"])
  }

  @Test("A switch of which some cases do not return goes on behind it")
  func switchThatGoesOn() async {
    let hearing = await Hearing.body(
      "badge(number)",
      members: """
        let number: Int
        func badge(_ number: Int) -> AnyView {
          switch number {
          case 1: return AnyView(Text("One"))
          case 2: break
          default: return AnyView(Text("Many"))
          }
          return AnyView(Text("Two"))
        }
        """)
    #expect(hearing.texts() == ["One [number == 1]", "Two [number == 2]", "Many [number: default]"])
  }

  @Test("What one branch sets does not reach the other")
  func branchesApart() async {
    let hearing = await Hearing.body(
      "Text(words)",
      members: """
        let isNew: Bool
        var words: String {
          var words = "Plain"
          if isNew {
            words = "New"
            if words.isEmpty { return "" }
          }
          return words
        }
        """)
    #expect(hearing.texts() == ["New [isNew]", "Plain [!isNew]"])
  }

  @Test("What a handler sets is not there when the screen appears")
  func handler() async {
    let hearing = await Hearing.source(
      """
      #Preview {
        @Previewable @State var isOn = false
        VStack { BrandButton { isOn = true }; Text(isOn ? "On" : "Off") }
      }
      """)
    #expect(hearing.texts(of: "Preview 1")?.dropFirst() == ["On [isOn]", "Off [!isOn]"])
  }

  @Test("What a project adds to strings to translate them goes by its name")
  func ownLocalized() async {
    let hearing = await Hearing.source(
      """
      extension String { var translated: String { NSLocalizedString(self, comment: "") } }
      struct Sample: View { let name: String; var body: some View { Text(name.translated); Text("Save".translated) } }
      """)
    #expect(hearing.texts() == ["«name.translated»", "Save"])
  }

  @Test("A character that is made of a number")
  func character() async {
    #expect(await Hearing.body("Text(String(Character(String(3))))").texts() == ["3"])
  }
}

/// Built-in views and modifiers whose content was lost.
@Suite("Content of built-in views and modifiers")
struct BuiltInContentTests {
  @Test("A tip of the project says its title and message; another one is unknown")
  func tips() async {
    let source = """
      import TipKit
      struct SwipeTip: Tip { var title: Text { Text("Swipe") }; var message: Text? { Text("To delete") } }
      struct Sample: View { var body: some View { TipView(SwipeTip()); TipView(otherTip) } }
      struct Pointed: View { var body: some View { Button("Save") {}.popoverTip(SwipeTip()) } }
      """
    let hearing = await Hearing.source("import SwiftUI\n" + source)
    let stops = hearing.stops()?.map(\.text)
    #expect(stops == ["Swipe", "To delete", "Close. Button.", HeardStop.silence])
    #expect(hearing.stops()?.last?.details[.opaque] != nil)
    #expect(hearing.stops(of: "Pointed › tip")?.map(\.text) == ["Swipe", "To delete", "Close. Button."])
  }

  @Test("onDelete offers the system's action in each row")
  func deletion() async {
    let hearing = await Hearing.body(
      """
      List {
        ForEach(items, id: \\.self) { item in Text(item) }.onDelete { items.remove(atOffsets: $0) }
        ForEach(items, id: \\.self) { item in Text(item) }.onDelete(perform: nil)
        ForEach(items, id: \\.self) { item in Text(item) }.onDelete(perform: isFixed ? nil : remove)
      }
      """, members: "@State var items: [String]; let isFixed: Bool; func remove(_ offsets: IndexSet) {}")
    #expect(hearing.stops()?.map { $0.details[.actions] } == ["Delete", nil, "Delete [!isFixed]"])
  }

  @Test("A menu in content that is handed to a component belongs to the screen")
  func menuInContent() async {
    let hearing = await Hearing.source(
      """
      struct Card<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() }.contextMenu { Button("Of the card") {} } }
      }
      struct Sample: View {
        var body: some View { Card { Text("Row").contextMenu { Button("Share") {} } } }
      }
      struct Outer: View { var body: some View { Sample() } }
      """)
    #expect(hearing.texts(of: "Sample › context menu") == ["Share. Button."])
    #expect(hearing.texts(of: "Card › context menu") == ["Of the card. Button."])
    #expect(hearing.texts(of: "Outer › context menu") == nil)
  }

  @Test("Legends and annotations of charts, and what is plotted")
  func charts() async {
    let hearing = await Hearing.body(
      """
      Chart {
        BarMark(x: .value("Day", "Monday"), y: .value("Steps", 300)).annotation { Text("Best") }
        AreaMark(x: .value("Day", day), yStart: .value("Low", 1), yEnd: .value("High", 4))
      }
      .chartLegend { Text("Steps a day") }
      """, members: "let day: Date")
    #expect(hearing.texts() == ["Monday: 300", "Best", "«day»: 1, 4", "Steps a day"])
  }

  @Test("A field with a prompt is named by its label")
  func promptAndLabel() async {
    let hearing = await Hearing.body(
      #"TextField(text: $text, prompt: Text("Search here")) { Text("Query") }"#, members: "@State var text = \"\"")
    #expect(hearing.texts() == ["Query: Search here. Text Field. // hint: Double tap to edit."]
      || hearing.stops()?.first?.text == "Query: Search here. Text Field.")
  }
}

/// Titles of screens that others show in navigation.
@Suite("Titles by hosts")
struct HostedTitleTests {
  private func heard(_ hosts: String) async -> [String]? {
    let source = """
      struct Detail: View { var body: some View { Text("Inside").navigationTitle("Details") } }
      \(hosts)
      """
    let hearing = await Hearing.source(source, states: .allNotingFirst)
    guard let screen = ScreenList(hearing.analysis).screens(named: "Detail").first else { return nil }
    return screen.nodes.elements.compactMap { $0.label?.value.rendered }
  }

  @Test("A view that is only ever navigated to, or stands in a stack, has its title")
  func hosted() async {
    #expect(await heard(
      "struct Root: View { var body: some View { NavigationStack { NavigationLink(\"More\") { Detail() } } } }")
      == ["Details", "Inside"])
    #expect(await heard(
      """
      struct Root: View { var body: some View { NavigationStack { Home() } } }
      struct Home: View { var body: some View { VStack { Detail() } } }
      """) == ["Details", "Inside"])
  }

  @Test("A view that is shown without navigation somewhere, or in a way that is not seen, has none", arguments: [
    "", "struct Root: View { var body: some View { Detail() } }",
    """
    struct Root: View { var body: some View { NavigationStack { Detail() } } }
    struct Sheet: View { @State var isOn = false; var body: some View { Text("A").sheet(isPresented: $isOn) { Detail() } } }
    """,
    """
    struct Root: View { var body: some View { NavigationStack { Detail() } } }
    func show() { present(UIHostingController(rootView: Detail())) }
    """,
  ])
  func notHosted(hosts: String) async {
    #expect(await heard(hosts) == ["Inside"])
  }

  private static let board = """
    import UIKit
    class Square: UIView {
      init?(colour: UIColor, chosen: UIColor) { if colour == chosen { return nil }; super.init(frame: .zero); isAccessibilityElement = true }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class ChessSquare: Square {}
    final class Example: UIView {
      lazy var squares: [[ChessSquare]] = make()
      override init(frame: CGRect) { super.init(frame: frame); for row in squares { for square in row { addSubview(square) } } }
      required init?(coder: NSCoder) { fatalError() }
      private func make() -> [[ChessSquare]] {
        var all = [[ChessSquare]]()
        for row in 0..<2 {
          all.append([])
          for column in 0..<3 {
            if let square = ChessSquare(colour: theme.colour(row, column), chosen: theme.chosen) {
              square.accessibilityLabel = "\\(row), \\(column)"
              all[row].append(square)
            }
          }
        }
        return all
      }
    }
    """

  @Test("What code adds under a condition to lists in a list")
  func listsInAList() async throws {
    let heard = try await UIKitExample.heard(["E.swift": Self.board])
    #expect(heard.count == 6, "\(heard)")
    #expect(heard.last?.hasPrefix("1, 2") == true)
  }

  @Test("A view that is only known to be of a class of the project")
  func viewOfAClass() async throws {
    let code = Self.board.replacingOccurrences(of: "make()\n", with: "Boards.make()\n")
      .replacingOccurrences(of: "isAccessibilityElement = true", with: "isAccessibilityElement = true; accessibilityLabel = \"Square\"")
    #expect(code.contains("Boards.make()"))
    let heard = try await UIKitExample.heard(["E.swift": code])
    #expect(heard.count == 1 && heard[0].hasPrefix("Square"), "\(heard)")
  }
}
