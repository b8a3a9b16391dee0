import EarshotCore
import Project
import SourceModel
import Testing

/// Which views are looked at by themselves: those of which some code is in no screen that uses them.
@Suite("Views that are whole in others")
struct ScreenRoundsTests {
  private func analysis(_ source: String, everyView: Bool = false) async -> Analysis {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 2)
    options.buildsEveryView = everyView
    return await Analysis.run(source: source, options)
  }

  private func screens(_ source: String) async -> [String] { await analysis(source).screens.map(\.name) }

  @Test("A component that is whole in its uses is not looked at by itself, and counted as a view")
  func wholeInAnother() async {
    let source = """
      struct Row: View { let title: String; var body: some View { HStack { Text(title).bold(); Toggle("On", isOn: $on) } } }
      struct Home: View { var body: some View { VStack { Row(title: "A").padding(); Row(title: "B") } } }
      """
    let result = await analysis(source)
    #expect(result.screens.map(\.name) == ["Home"])
    #expect(result.statistics.views == 2)
    #expect(await analysis(source, everyView: true).screens.map(\.name) == ["Row", "Home"])
  }

  @Test("A branch that no use takes is looked at")
  func branchNotTaken() async {
    let names = await screens("""
      struct Row: View {
        var badge: String? = nil
        var body: some View { HStack { Text("Title"); if let badge { Text(badge) } } }
      }
      struct Home: View { var body: some View { Row() } }
      """)
    #expect(names == ["Row", "Home"])
  }

  @Test("What nothing uses, only a preview, or only code that is not followed, is looked at", arguments: [
    "", "#Preview { Card() }", "struct Home: View { let make: (Card) -> AnyView; var body: some View { make(Card()) } }",
  ])
  func notUsed(elsewhere: String) async {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    (options.buildsEveryView, options.buildsPreviews) = (false, false)
    let result = await Analysis.run(
      source: "struct Card: View { var body: some View { Button(\"Buy\") {} } }\n" + elsewhere, options)
    #expect(result.screens.map(\.name).contains("Card"))
  }

  @Test("Of views that use each other and that nothing else uses, one is begun with")
  func circle() async {
    let names = await screens("""
      struct Folder: View { var body: some View { Text("Folder"); File(); Folder() } }
      struct File: View { var body: some View { Text("File"); Folder() } }
      """)
    #expect(names == ["Folder"])
  }

  @Test("Views around views are begun with the outermost")
  func chain() async {
    let names = await screens("""
      struct A: View { var body: some View { B() } }
      struct B: View { var body: some View { C() } }
      struct C: View { var body: some View { Text("C") } }
      """)
    #expect(names == ["A"])
  }

  @Test("What is whole in others can be asked for by name, and is told of with its code")
  func askedForByName() async throws {
    let row = "struct Row: View { var body: some View { Text(\"A\"); Toggle(\"On\", isOn: $on) } }"
    let home = "struct Home: View { var body: some View { Row(); Text(\"B\") } }"
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 2)
    options.buildsEveryView = false
    let session = AnalysisSession(options)
    func project(_ text: String) -> Project {
      Project(root: "/", sources: [SourceUnit(file: SourceFile(path: "A.swift", text: text))])
    }
    let first = try await session.analyse(project(row + "\n" + home))
    #expect(first.screens.map(\.name) == ["Home"])
    #expect(first.wholeInOthers.map(\.name) == ["Row"])
    #expect(first.wholeInOthers.first?.code.map(\.text) == [row])
    let second = try await session.analyse(project(row + "\n\n" + home), alsoBuilding: Set(first.wholeInOthers.map { ViewName($0) }))
    #expect(second.screens.map(\.name) == ["Row", "Home"])
    #expect(second.wholeInOthers.isEmpty)
    #expect(second.findings.map(\.fingerprint) == first.findings.map(\.fingerprint))
  }

  @Test("Of a view that is whole in others, only what it presents is looked at", arguments: [
    (".sheet(isPresented: $isOpen) { Round(icon: \"xmark\"); Text(\"Terms\") }", "sheet"),
    (".contextMenu { Button { } label: { Image(systemName: \"xmark\") } }", "context menu"),
    (".overlay { Menu { Button { } label: { Image(systemName: \"xmark\") } } label: { Text(\"More\") } }", "menu"),
  ])
  func presented(modifier: String, part: String) async throws {
    let source = """
      struct Round: View { let icon: String; var body: some View { Button { } label: { Image(systemName: icon) } } }
      struct Row: View { @State var isOpen = false; var body: some View { Button("Row") { isOpen = true }\(modifier) } }
      struct Home: View { var body: some View { List { Row(); Round(icon: "trash") } } }
      """
    let result = await analysis(source)
    #expect(result.screens.map(\.name) == ["Home"])
    #expect(result.presentations.map(\.name) == ["Row › \(part)"])
    #expect(result.wholeInOthers.map(\.name).contains("Row"))
    let whole = await analysis(source, everyView: true)
    #expect(whole.screens.map(\.name) == ["Round", "Row", "Home"])
    #expect(result.findings.contains { $0.rule == "icon-button-name" })
    #expect(whole.findings.map(\.message) == result.findings.map(\.message))
  }

  @Test("What a view presents by a modifier of the project is read with that view, in the label of a control too", arguments: [
    "Row(name: name)", "Button { open() } label: { Row(name: name) }", "Menu { Button(\"Open\") { open() } } label: { Row(name: name) }",
  ])
  func presentedByModifier(row: String) async {
    let source = """
      extension View {
        func deeds(isPresented: Binding<Bool>) -> some View {
          confirmationDialog("Deeds", isPresented: isPresented) { Button { play() } label: { Image(systemName: "xmark") } }
        }
      }
      struct Warned: ViewModifier {
        @Binding var isOn: Bool
        func body(content: Content) -> some View { content.alert("Sure?", isPresented: $isOn) { Button("Yes") { drop() } } }
      }
      struct Row: View {
        let name: String
        @State private var isOpen = false
        @State private var warns = false
        var body: some View {
          HStack { Text(name); Button("More") { isOpen = true }.deeds(isPresented: $isOpen).modifier(Warned(isOn: $warns)) }
        }
      }
      struct Home: View { let names: [String]; var body: some View { List { ForEach(names, id: \\.self) { name in \(row) } } } }
      """
    let result = await analysis(source)
    #expect(result.screens.map(\.name) == ["Home"])
    #expect(result.presentations.map(\.name).filter { $0.hasPrefix("Row") } == ["Row › dialog", "Row › alert"])
  }

  @Test("A view of which the modifier only shows a screen by itself has nothing of its own to read")
  func presentedScreenByModifier() async {
    let result = await analysis("""
      struct Detail: View { var body: some View { Text("Detail") } }
      extension View {
        func detail(isOn: Binding<Bool>) -> some View { sheet(isPresented: isOn) { Detail() } }
      }
      struct Row: View { @State var isOn = false; var body: some View { Text("Row").detail(isOn: $isOn) } }
      struct Home: View { var body: some View { List { Row() } } }
      """)
    #expect(result.screens.map(\.name) == ["Detail", "Home"])
    #expect(result.presentations.isEmpty)
  }

  @Test("Items of a toolbar present for the view that has them")
  func presentedByToolbar() async {
    let result = await analysis("""
      struct Items: ToolbarContent {
        @State var asks = false
        var body: some ToolbarContent {
          ToolbarItem { Button("Discard") { asks = true }.confirmationDialog("Sure?", isPresented: $asks) { Button("Yes") {} } }
        }
      }
      struct Note: View {
        @State var isOpen = false
        var body: some View { Button("Note") { isOpen = true }.toolbar { Items() }.sheet(isPresented: $isOpen) { Text("A") } }
      }
      struct Home: View { var body: some View { NavigationStack { Note() } } }
      """)
    #expect(result.presentations.contains { $0.nodes.elements.contains { $0.label?.value.rendered == "Yes" } })
  }

  @Test("A view is whole where it was merged into what stands around it, and where it is a page of tabs", arguments: [
    "HStack { Row(title: \"A\"); Text(\"B\") }.accessibilityElement(children: .combine)",
    "Button { } label: { Row(title: \"A\") }",
    "TabView { Row(title: \"A\").tabItem { Text(\"First\") } }",
  ])
  func merged(content: String) async {
    let names = await screens("""
      struct Row: View { let title: String; var body: some View { Mark(title: title).accessibilityLabel(Text("Mark")) } }
      struct Mark: View { let title: String; var body: some View { Text(title) } }
      struct Home: View { var body: some View { \(content) } }
      """)
    #expect(names == ["Home"])
  }

  @Test("What every use hides is no defect")
  func hiddenInUse() async {
    let source = """
      struct Cover: View { var body: some View { Image("cover-2x") } }
      struct Home: View {
        var body: some View { Button {} label: { Cover() }.accessibilityElement(children: .ignore).accessibilityLabel("Album") }
      }
      """
    #expect(await analysis(source).findings.filter { $0.rule == "image-name" }.isEmpty)
  }

  @Test("Findings are the same where every view is built")
  func sameFindings() async {
    let source = """
      struct Round: View { let icon: String; var body: some View { Button { } label: { Image(systemName: icon) } } }
      struct Pair: View { var body: some View { Round(icon: "xmark"); Round(icon: "trash").accessibilityLabel("Delete") } }
      struct Home: View { var body: some View { Pair(); if wide { Image("hero_banner") } } }
      """
    let few = await analysis(source).findings.map(\.message)
    #expect(!few.isEmpty)
    #expect(await analysis(source, everyView: true).findings.map(\.message) == few)
  }
}

/// The same for UIKit, whose classes are shown by interface files and made by controllers.
@Suite("Views of UIKit that are whole in others")
struct UIKitRoundsTests {
  private func screens(_ files: [String: String]) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 2)
    options.buildsEveryView = false
    return await Analysis.run(files: files, options).screens.map(\.name)
  }

  private static let badge = """
    class Badge: UIView {
      let label = UILabel()
      override init(frame: CGRect) { super.init(frame: frame); label.text = "New"; addSubview(label) }
    }

    """

  @Test("A view alone")
  func alone() async { #expect(await screens(["A.swift": Self.badge]) == ["Badge"]) }

  @Test("A view that a controller makes and shows whole")
  func madeByController() async {
    let shown = await screens(["A.swift": Self.badge + """
      class Home: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(Badge()) }
      }
      """])
    #expect(shown == ["Home"])
  }

  @Test("A view that nothing makes, and a controller that another one only leads to")
  func madeByNobody() async {
    let shown = await screens(["A.swift": Self.badge + """
      class Home: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); present(Detail(), animated: true) }
      }
      class Detail: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); title = "Detail" }
      }
      """])
    #expect(shown == ["Badge", "Home", "Detail"])
  }

  private static let scene = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects>
        <viewController id="c" customClass="Home" sceneMemberID="viewController"><view key="view" id="v"/></viewController>
      </objects></scene></scenes>
    </document>
    """

  @Test("A controller whose code its storyboard is shown by")
  func inStoryboard() async {
    let code = """
      class Home: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let button = UIButton(type: .system)
          button.setTitle("Start", for: .normal)
          view.addSubview(button)
        }
      }
      """
    #expect(await screens(["Main.storyboard": Self.scene, "Home.swift": code]) == ["Main: Home"])
  }

  @Test("A controller that leaves no steps for all of its code in its storyboard leaves none by itself")
  func withoutSteps() async {
    let code = """
      class Home: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          for a in 0..<24 { for b in 0..<24 { for c in 0..<24 { for d in 0..<24 { print(a + b + c + d) } } } }
          let late = UILabel()
          late.text = "Late"
          view.addSubview(late)
        }
      }
      """
    #expect(await screens(["Main.storyboard": Self.scene, "Home.swift": code]) == ["Main: Home"])
  }
}
