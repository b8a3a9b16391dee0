import AccessibilityModel
import EarshotCore
import Project
import SourceModel
import Testing

/// Views that code hands over: as items of sheets, to links and modifiers, to rows of tables.
@Suite("Views that are handed over")
struct HandedOverTests {
  @Test("A sheet is made of its item, a destination of its value, whatever the closure calls them")
  func presentedItems() async {
    let hearing = await Hearing.source(
      """
      enum Route: Identifiable, Hashable {
        case book(String), shelf
        var id: Self { self }
        @ViewBuilder func screen() -> some View {
          VStack {
            switch self {
            case .book: Text("A book")
            case .shelf: Text("A shelf")
            }
          }
        }
      }
      struct Sheets: View {
        @State private var route: Route?
        var body: some View { Text("Base").sheet(item: $route) { $0.screen() } }
      }
      struct Ways: View {
        var body: some View {
          NavigationStack { Text("Base").navigationDestination(for: Route.self) { $0.screen() } }
        }
      }
      struct Asking: View {
        @State private var isOpen = false
        let route: Route?
        var body: some View {
          Text("Base").alert("Sure?", isPresented: $isOpen, presenting: route) { _ in Button("Yes") {} } message: { $0.screen() }
        }
      }
      """)
    #expect(hearing.texts(of: "Sheets › sheet") == ["A book [route == .book]", "A shelf [route == .shelf]"])
    #expect(hearing.texts(of: "Ways › destination") == ["A book [value == .book]", "A shelf [value == .shelf]"])
    #expect(hearing.texts(of: "Asking › alert")?.dropFirst().first == "A book [route == .book]")
  }

  @Test("What a link leads to has its title, wherever the link stands") func titledDestination() async {
    let hearing = await Hearing.source(
      """
      import SwiftUI
      struct Matches: View {
        let title: String
        var body: some View { Text("Pick one").navigationTitle(title) }
      }
      struct Words: View {
        let known: Bool
        var body: some View {
          List {
            NavigationLink { if known { Matches(title: "Change match") } else { Matches(title: "Correct match") } } label: { Text("Go") }
          }
        }
      }
      struct Pages: View {
        @State private var isOpen = false
        var body: some View { Text("A").sheet(isPresented: $isOpen) { Text("Inside").navigationTitle("Never") } }
      }
      """)
    let texts = hearing.texts(of: "Words › destination") ?? []
    #expect(texts.contains { $0.hasPrefix("Change match. Heading.") } && texts.contains { $0.hasPrefix("Correct match. Heading.") })
    #expect(hearing.texts(of: "Pages › sheet") == ["Inside"])
  }

  @Test("What a link is handed to lead to is shown, however many views hand it on")
  func destinationOfRow() async {
    let account = await account(
      """
      struct Settings: View { var body: some View { Pane { Row(destination: Sounds(), title: "Sounds") } } }
      struct Sounds: View { var body: some View { Text("Loud") } }
      struct Pane<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() } }
      }
      struct Row<Destination: View>: View {
        let destination: Destination
        let title: String
        var body: some View { Pane { NavigationLink(destination: destination) { Text(title) } } }
      }
      """)
    #expect(account?.unfollowed == [])
  }

  @Test("A function that is handed on as content is called")
  func functionAsContent() async {
    let hearing = await Hearing.source(
      """
      struct Sample: View {
        var body: some View { LazyVGrid(columns: [], content: values); Text("B").overlay(alignment: .top, content: layer) }
        @ViewBuilder private func values() -> some View { Text("A") }
        private func layer() -> some View { Text("C") }
      }
      """)
    #expect(Set(hearing.texts() ?? []) == ["A", "B", "C"])
  }

  @Test("A closure that is run at once shows what it makes")
  func animation() async {
    #expect(await Hearing.body(#"withAnimation { VStack { Text("A"); Text("B") } }"#).texts() == ["A", "B"])
  }

  @Test("Words and pictures of the pages of a model are heard on each page")
  func pages() async {
    let hearing = await Hearing.source(
      """
      struct Page: Identifiable { let picture: Image; let words: Text; let id: Int }
      let pages = [
        Page(picture: Image(decorative: "a"), words: Text("First"), id: 1),
        Page(picture: Image(decorative: "b"), words: Text("Second"), id: 2),
      ]
      struct PageView: View { let page: Page; var body: some View { VStack { page.picture; page.words } } }
      struct Sample: View { var body: some View { TabView { ForEach(pages) { PageView(page: $0) } }.tabViewStyle(.page) } }
      """)
    #expect(hearing.texts(of: "Sample › page 2") == ["Second"])
  }

  @Test("Rows of a table are made of their values")
  func tableRows() async {
    let hearing = await Hearing.source(
      """
      struct Order: Identifiable { let name: String; let id: Int }
      struct Sample: View {
        let orders: [Order]
        var body: some View {
          Table(of: Order.self) {
            TableColumn("Name") { order in Text(order.name) }
            TableColumn("Number") { order in Text("\\(order.id)") }
          } rows: {
            Section { ForEach(orders) { order in TableRow(order) } }
          }
        }
      }
      """)
    #expect(hearing.texts() == ["«order.name» {for order in orders}"])
  }

  @Test("An alias of another module does not take the name of a view of SwiftUI")
  func aliasOfPackage() async {
    let hearing = await Hearing.files([
      "Pods/Shots/Sources/Internal.swift": "import UIKit\ntypealias Image = UIImage\n",
      "App/Sample.swift": "struct Sample: View { var body: some View { Image(systemName: \"star\") } }",
    ])
    #expect(hearing.texts() == ["Favorite. Image."])
  }

  @Test("What a view of a library draws is not followed to its end, unlike what it is told by the app", arguments: [false, true])
  func drawingOfLibraries(isLibrary: Bool) async {
    let stars = """
      import UIKit
      public class StarsView: UIView {
        public var rating = 1.0 { didSet { draw() } }
        func draw() {
          for row in 0..<20 { for column in 0..<20 { add(row, column) } }
        }
        func add(_ row: Int, _ column: Int) {
          let x = Double(row * 10 + column)
          let y = x + rating
          marks.append(y)
        }
        var marks: [Double] = []
      }
      """
    let page = """
      import UIKit
      class PageController: UIViewController {
        let stars = StarsView(frame: .zero)
        override func viewDidLoad() {
          stars.rating = 4
          stars.isAccessibilityElement = true
          stars.accessibilityLabel = "Four stars"
          view.addSubview(stars)
        }
      }
      """
    let file = SourceFile(path: "Stars/StarsView.swift", text: stars).built(BuildFacts(isLibrary: isLibrary))
    let project = Project(root: "/", sources: [
      SourceUnit(file: SourceFile(path: "PageController.swift", text: page)),
      SourceUnit(file: file, role: isLibrary ? .library : .app, isRequested: !isLibrary, module: isLibrary ? "Stars" : nil),
    ])
    let analysis = await Analysis.run(on: project, AnalysisOptions(paths: [], workingDirectory: "/", width: 1))
    let elements = analysis.screens.first { $0.name == "PageController" }?.nodes.elements ?? []
    #expect(elements.first?.label?.value.literal == "Four stars")
    #expect(elements.first?.reasons.contains { $0.kind == .budget } == isLibrary)
  }

  @Test("A screen whose content is too large still has its sheets and bar items, and says that there is more")
  func besideLargeContent() async {
    let rows = (0..<60).map { "struct R\($0): View { var body: some View { R\($0 + 1)(); R\($0 + 1)() } }" }
    let hearing = await Hearing.source(
      rows.joined(separator: "\n") + """

      struct R60: View { var body: some View { Text("End") } }
      struct Sample: View {
        @State private var isOpen = false
        var body: some View {
          NavigationStack {
            R0()
              .toolbar { ToolbarItem { Button("Filter") {} } }
              .alert("Sure?", isPresented: $isOpen) { Button("Yes") {} }
          }
        }
      }
      """)
    #expect(hearing.texts(of: "Sample › alert") == ["Sure?", "Yes. Button."])
    #expect(hearing.texts(of: "Sample")?.contains("Filter. Button.") == true)
  }

  @Test("A closure behind the parentheses is the header where the content stands within them")
  func headerBehindContent() async {
    let hearing = await Hearing.source(
      """
      extension Section where Parent == Text, Footer == Text, Content: View {
        init(_ title: String, note: String, @ViewBuilder content: @escaping () -> Content) {
          self.init(content: content) { Text(title) } footer: { Text(note) }
        }
      }
      struct Sample: View { var body: some View { List { Section("Title", note: "Note") { Text("Row") } } } }
      """)
    #expect(hearing.texts() == ["Title. Heading.", "Row", "Note"])
  }

  @Test("A closure that a view keeps does not take the place of a modifier of the same name")
  func closureLikeModifier() async {
    let hearing = await Hearing.source(
      """
      struct Field: View {
        let onChange: (String) -> Void
        var body: some View { Text("Field") }
      }
      struct Sample: View {
        let word: String
        var body: some View { Field(onChange: { check($0) }).onChange(of: word, initial: true) { save() } }
        func check(_ text: String) {}
        func save() {}
      }
      """)
    #expect(hearing.texts() == ["Field"])
  }

  @Test("A modifier that is made of another one of its name is followed")
  func modifierOfOneName() async {
    let hearing = await Hearing.source(
      """
      extension View {
        func cover<C: View>(_ isOpen: Binding<Bool>, state: Int, @ViewBuilder content: @escaping () -> C) -> some View {
          modifier(Plain(isOpen: isOpen, content: content))
        }
        func cover<C: View, T: Identifiable>(
          _ item: Binding<T?>, state: Int, @ViewBuilder content: @escaping (T) -> C
        ) -> some View {
          fullScreenCover(item: item) { content($0) }
        }
      }
      struct Item: Identifiable { let id = 1 }
      struct Plain<C: View>: ViewModifier {
        @Binding var isOpen: Bool
        let content: () -> C
        private var item: Binding<Item?> { Binding(get: { isOpen ? Item() : nil }, set: { isOpen = $0 != nil }) }
        func body(content base: Content) -> some View { base.cover(item, state: 1) { _ in content() } }
      }
      struct Sample: View {
        @State private var isOpen = false
        var body: some View { Text("A").cover($isOpen, state: 2) { VStack { Text("B"); Text("C") } } }
      }
      """)
    #expect(hearing.texts(of: "Sample › full-screen cover") == ["B", "C"])
    #expect(hearing.stops()?.map { $0.details[.partial] } == [nil])
  }

  @Test("A text under a condition that has modifiers is part of what it is added to")
  func modifiedPart() async {
    let hearing = await Hearing.source(
      """
      struct Sample: View {
        let word: String
        let isOpen: Bool
        private var state: Text { if isOpen { return Text(" open") } else { return Text(" shut") } }
        var body: some View { (Text("Door") + state.baselineOffset(2).font(.title)).bold() }
      }
      """)
    #expect(hearing.texts() == ["Door open [isOpen]", "Door shut [!isOpen]"])
  }

  @Test("A text that is added up of members that nobody knows is a text with a hole")
  func openSum() async {
    let hearing = await Hearing.source(
      """
      struct Sample: View {
        let words: [String]
        var body: some View {
          words.reduce(Text("")) { sum, word in sum + Text(word) }
          words.reduce(Text("Words: ")) { $0 + Text($1) }
        }
      }
      """)
    #expect(hearing.texts() == ["«words»", "Words: «words»"])
  }

  @Test("Branches of which nothing is known but that they are too deep are one")
  func cutBranches() async {
    let views = (0..<44).map { "struct V\($0): View { let n: Int; var body: some View { V\($0 + 1)(n: n) } }" }
    let hearing = await Hearing.source(
      views.joined(separator: "\n") + """

      struct V44: View {
        let n: Int
        var body: some View { switch n { case 1: A(); case 2: B(); case 3: C(); default: Text("Rest") } }
      }
      struct A: View { var body: some View { Text("A") } }
      struct B: View { var body: some View { Text("B") } }
      struct C: View { var body: some View { Text("C") } }
      struct Sample: View { let n: Int; var body: some View { V5(n: n) } }
      """)
    let cut = hearing.stops()?.filter { $0.details[.opaque]?.hasPrefix("budget") == true }
    #expect(cut?.count == 1)
  }

  private func account(_ source: String) async -> Accounting? {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = []
    options.accounts = true
    return await Analysis.run(files: ["Source.swift": "import SwiftUI\n" + source], options).accounting
  }
}
