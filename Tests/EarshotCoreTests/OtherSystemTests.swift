import EarshotCore
import Project
import SourceModel
import Testing

/// Apps for several systems: what one of them shows that the app is not read for.
@Suite struct OtherSystemTests {
  private static let app = """
    import SwiftUI
    struct SideView: View {
      @State private var isShown = false
      var body: some View {
        List { Entry() }
        #if os(macOS)
        .safeAreaInset(edge: .bottom) {
          Button { isShown = true } label: { Image("gear-7") }
          Slider(value: .constant(1)) { Text("Zoom") }
        }
        #endif
      }
    }
    struct Entry: View { var body: some View { Text("One") } }
    struct Phone: View {
      var body: some View {
        VStack {
          Text("Phone")
          #if os(macOS)
          Button("Quit") { quit() }
          Spacer()
          #else
          Button("Call") { call() }
          #endif
        }
        #if os(macOS)
        .frame(minWidth: 300)
        #endif
      }
    }
    #if os(macOS)
    struct Preferences: View { var body: some View { Toggle("Sounds", isOn: .constant(true)) } }
    #endif
    @main struct TheApp: App {
      var body: some Scene {
        WindowGroup {
          #if os(macOS)
          SideView()
          #else
          Phone()
          #endif
        }
        #if os(macOS)
        Settings { Preferences() }
        #endif
      }
    }
    """

  private func analysis(_ code: String = app, rules: Set<String> = [], build: BuildFacts = BuildFacts()) async -> Analysis {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = rules
    options.buildsEveryView = true
    let file = SourceFile(path: "A.swift", text: code).built(build)
    return await Analysis.run(on: Project(root: "/", sources: [SourceUnit(file: file)]), options)
  }

  @Test("A view that only the Mac's code uses is read as on the Mac") func viewsOfTheMac() async throws {
    let hearing = Hearing(await analysis())
    let screen = try #require(hearing.screens.first { $0.name == "SideView" })
    #expect(screen.system == "macOS")
    #expect(hearing.texts(of: "SideView")?.count == 3)
    #expect(hearing.texts(of: "Preferences")?.count == 1)
    #expect(hearing.screens.filter { $0.name == "Phone" }.map(\.system) == [nil])
    #expect(hearing.texts(of: "Phone") == ["Phone", "Call. Button."])
  }

  @Test("What only another system shows of a screen is said to be left out") func partsOfTheMac() async throws {
    let screens = await analysis().screens
    let phone = try #require(screens.first { $0.name == "Phone" })
    #expect(phone.leftOut.map(\.system) == ["macOS"])
    #expect(phone.leftOut.map { $0.source.startPosition.line } == [20])
    #expect(screens.first { $0.name == "SideView" }?.leftOut == [])
  }

  @Test("Findings are about the system that shows the code") func findings() async {
    let rules: Set = ["icon-button-name", "target-too-small"]
    let found = await analysis(rules: rules).findings
    #expect(found.map(\.rule) == ["icon-button-name"])
    #expect(found.map { $0.place.startPosition.line } == [8])
    // Files of which it is known that no Mac gets them.
    #expect(await analysis(rules: rules, build: BuildFacts(platforms: .iOS)).findings.isEmpty)
    #expect(await analysis(build: BuildFacts(platforms: .iOS)).screens.allSatisfy(\.leftOut.isEmpty))
  }

  @Test("A private part that only the Mac's body names is the Mac's, and so is what it shows", arguments: [
    ("", 0), ("private var other: some View { bar }\n  var shown: some View { other }", 1),
  ])
  func partOutsideOfTheClause(others: String, count: Int) async {
    let code = """
      import SwiftUI
      struct Tabs: View {
        var body: some View {
          #if os(macOS)
          macBody
          #else
          Text("Phone")
          \(others.isEmpty ? "" : "shown")
          #endif
        }
        #if os(macOS)
        private var macBody: some View { VStack { bar; Text("Desk") } }
        #endif
        private var bar: some View { Segments() }
        \(others)
      }
      struct Segments: View { var body: some View { Text("Recent").font(.system(size: 13)) } }
      @main struct Both: App { var body: some Scene { WindowGroup { Tabs() } } }
      """
    #expect(await analysis(code, rules: ["fixed-font-size"]).findings.count == count)
  }

  @Test("Views of the Mac that show each other are those of the Mac") func circles() async {
    let code = """
      import SwiftUI
      struct Chat: View {
        @State var asks = false
        var body: some View { Text("Chat").font(.system(size: 13)).sheet(isPresented: $asks) { Ideas() } }
      }
      struct Ideas: View {
        @State var chats = false
        var body: some View { Text("Ideas").font(.tiny).sheet(isPresented: $chats) { Chat() } }
      }
      extension Font { static let tiny = Font.system(size: 9) }
      struct Phone: View { var body: some View { Text("Phone") } }
      @main struct Both: App {
        var body: some Scene {
          WindowGroup {
            #if os(macOS)
            Chat()
            #else
            Phone()
            #endif
          }
        }
      }
      """
    let result = await analysis(code, rules: ["fixed-font-size", "font-token-fixed"])
    #expect(result.screens.filter { ["Chat", "Ideas"].contains($0.name) }.allSatisfy { $0.system == "macOS" })
    #expect(result.findings.isEmpty, "\(result.findings.map(\.message))")
    let shared = code.replacing("Phone()\n", with: "Chat()\n")
    #expect(await analysis(shared, rules: ["fixed-font-size", "font-token-fixed"]).findings.count == 2)
  }

  @Test("Without code for other systems nothing is looked for") func plainApps() async {
    let code = "import SwiftUI\nstruct Plain: View { var body: some View { Text(\"A\") } }"
    let screens = await analysis(code).screens
    #expect(screens.map(\.system) == [nil] && screens.allSatisfy(\.leftOut.isEmpty))
  }
}
