import EarshotCore
import Project
import SourceModel
import Testing

/// What became of view expressions in code that only hosts, previews, launch code or no target has.
@Suite("Causes in the account of view expressions")
struct AccountingCauseTests {
  private func account(_ source: String) async -> Accounting? {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = []
    options.accounts = true
    return await Analysis.run(files: ["Source.swift": "import SwiftUI\n" + source], options).accounting
  }

  private func described(_ items: [Accounting.Item]?) -> [String]? { items?.map { "\($0.view): \($0.reason)" } }

  @Test("What is met nowhere in a file that no target builds is not reached")
  func filesOfNoTarget() async {
    let code = """
      import SwiftUI
      struct TabView { let title: String }
      extension TabView: View { var body: some View { ZStack { Text(title) } } }
      """
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = []
    options.accounts = true
    var project = Project(root: "/", sources: [
      SourceUnit(file: SourceFile(path: "App/Left.swift", text: code)),
      SourceUnit(file: SourceFile(
        path: "App/Home.swift", text: "import SwiftUI\nstruct Home: View { var body: some View { Text(\"Home\") } }")),
    ])
    project.unbuiltPaths = ["App/Left.swift"]
    let account = await Analysis.run(on: project, options).accounting
    #expect(account?.heard == 1)
    #expect(described(account?.unfollowed) == [])
    #expect(described(account?.unreached) == ["ZStack: in a file of no target", "Text: in a file of no target"])
  }

  @Test("What only a protocol of the project for previews shows is for previews")
  func previewProtocols() async {
    let account = await account(
      """
      protocol DarkPreview: PreviewProvider { associatedtype Shown: View; static var shown: Shown { get } }
      extension DarkPreview {
        static var previews: some View { ForEach(["A"], id: \\.self) { name in Group { shown } } }
      }
      struct Sample: View { var body: some View { Text("Shown") } }
      struct SamplePreviews: DarkPreview {
        static var shown: some View { VStack { Sample(); helper() } }
        static func helper() -> some View { Text("Helper") }
      }
      func sampleRow() -> some View { Text("Row") }
      extension DarkPreview { static var row: some View { sampleRow() } }
      """)
    #expect(account?.heard == 1)
    #expect(described(account?.unfollowed) == [])
    #expect(account?.unreached.allSatisfy { $0.reason == "only previews" } == true)
    #expect(account?.unreached.count == 6)
  }

  @Test("A container that a model hands to a hosting controller is heard by the screens in it, and missing with what is")
  func hostedContainers() async {
    let account = await account(
      """
      struct Home: View { var body: some View { Text("Home") } }
      final class Login: ObservableObject {
        func enter() {
          let window = UIApplication.shared.connectedScenes.first as? UIWindowScene
          let next = UIHostingController(rootView: NavigationView { Home() })
          window?.windows.first?.rootViewController?.present(next, animated: true)
        }
        func leave() {
          let next = UIHostingController(rootView: NavigationView { Home(); Text("Bye") })
          UIApplication.shared.windows.first?.rootViewController?.present(next, animated: true)
        }
      }
      struct Sample: View {
        @StateObject var login = Login()
        var body: some View { Button("Enter") { login.enter() }; Button("Leave") { login.leave() } }
      }
      """)
    #expect(described(account?.unfollowed) == [
      "NavigationView: content of 'UIHostingController'", "Text: content of 'UIHostingController'",
    ])
  }

  @Test("A view of UIKit that is made to be asked for a value is hidden, one that a method styles is not")
  func askedForValue() async {
    let account = await account(
      """
      import UIKit
      class Page: UIViewController {
        lazy var line: UIView = { let line = UIView(); line.backgroundColor = UITableView().separatorColor; return line }()
        let makers = [{ UILabel().styled() }]
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(line) }
      }
      """)
    #expect(described(account?.unfollowed)?.filter { $0.hasPrefix("UITableView") } == [])
    #expect(account?.hidden == 2)
  }

  @Test("What an app makes where it begins is what its scenes show, in each configuration")
  func launch() async {
    let account = await account(
      """
      @main
      struct Sample: App {
        let content: AnyView
        let store: Store
        init() {
          store = Store(title: "Items")
          #if STUBBED
          content = AnyView(First())
          #else
          content = AnyView(TabView { NavigationView { Second(store: store) }.tabItem { Label("All", systemImage: "map") } })
          #endif
        }
        var body: some Scene { WindowGroup { content } }
      }
      struct Store { let title: String }
      struct First: View { var body: some View { Text("First") } }
      struct Second: View { let store: Store; var body: some View { Text(store.title) } }
      """)
    #expect(described(account?.unfollowed) == [])
    #expect(described(account?.unreached) == [])
    #expect(account?.heard == account?.viewExpressions)
  }

  @Test("What a view of one initialiser without arguments gives its members is known by itself, one with others not")
  func initializerWithoutArguments() async {
    let source = """
      struct Page: View {
        let title: String
        let footer: AnyView
        @State private var isOpen: Bool
        init() { title = "Chosen"; footer = AnyView(Text("Foot")); _isOpen = State(initialValue: false) }
        INIT
        var body: some View { Text(title); footer; if isOpen { Text("Open") } }
      }
      """
    let known = await Hearing.source(source.replacing("INIT", with: ""))
    #expect(known.texts(of: "Page") == ["Chosen", "Foot", "Open [isOpen]"])
    let open = await Hearing.source(source.replacing("INIT", with: "init(title: String) { self.init() }"))
    #expect(open.texts(of: "Page")?.first != "Chosen")
    let changed = await Hearing.source(source.replacing("INIT", with: "").replacing("let title", with: "var title"))
    #expect(changed.texts(of: "Page")?.first != "Chosen")
    let added = await Hearing.source(source.replacing("INIT", with: "") + "\nextension Page { init(footer: AnyView) { self.init() } }")
    #expect(added.texts(of: "Page")?.first != "Chosen")
  }
}
