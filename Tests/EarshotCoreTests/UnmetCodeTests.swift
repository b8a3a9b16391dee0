import EarshotCore
import Project
import SourceModel
import Testing

/// Views and branches that nobody comes to, by what is named, set and built elsewhere.
@Suite("Code that nobody comes to") struct UnmetCodeTests {
  private static func levels(_ rule: String, _ files: [SourceFile]) async -> [String] {
    let project = Project(root: "/", sources: files.map {
      SourceUnit(file: $0, role: .app, isRequested: true, module: nil)
    })
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(on: project, options).findings.map { "\($0.place.startPosition.line) \($0.severity)" }
  }

  private static func levels(_ rule: String, _ code: String...) async -> [String] {
    await levels(rule, code.enumerated().map { SourceFile(path: "F\($0).swift", text: $1) })
  }

  private static func app(_ view: String) -> String {
    "import SwiftUI\n@main struct B: App { var body: some Scene { WindowGroup { \(view) } } }\n"
  }

  /// `Shelf.Row` shows nothing of the shelf, and is shown itself, with what stands beside it.
  @Test(arguments: [
    ("Shelf.Row()", [3, 4]), ("VStack { Shelf.Row(); Shelf() }", [3, 4, 5, 7]), ("Shelf()", [3, 4, 5, 7]),
  ])
  func viewsWithinAView(shown: String, expected: [Int]) async {
    let shelf = """
      import SwiftUI
      struct Shelf: View {
        struct Row: View { var body: some View { VStack { Button { go() } label: { Image("x-1") }; Mark() } } }
        struct Mark: View { var body: some View { Button { turn() } label: { Image("x-2") } } }
        struct Sign: View { var body: some View { Button { look() } label: { Image("x-3") } } }
        var body: some View {
          VStack { Button { end() } label: { Image("x-4") }; Sign(); Row() }
        }
      }
      """
    #expect(await Self.levels("icon-button-name", shelf, Self.app(shown)) == expected.map { "\($0) error" })
  }

  @Test("What an optional state shows that is never given one", arguments: [
    ("problem = nil", false), ("problem = \"No net\"", true), ("problem = text.isEmpty ? nil : text", true),
    ("show(&problem)", true), ("edit($problem)", true),
  ])
  func optionalStates(use: String, isShown: Bool) async {
    let code = """
      struct Start: View {
        @State private var problem: String?
        @State private var text = ""
        var body: some View {
          VStack { if let one = problem { Image("old_a"); Text(one) }; if problem != nil { Image("old_b") } }
            .onAppear { \(use) }
        }
      }
      """
    #expect(await Self.levels("image-name", Self.app("Start()") + code).isEmpty != isShown)
  }

  /// The part asks once more for what the view around it has asked for, and gets the same answer.
  @Test func branchesThatContradict() async {
    let code = """
      import SwiftUI
      struct Row: View {
        @State private var isOpen = false
        var body: some View { if isOpen { Button("Close") { isOpen = false } } else { closed } }
        private var closed: some View { HStack { Button("Open") { isOpen = true }; tail } }
        @ViewBuilder private var tail: some View {
          if isOpen { Text("Ash").font(.system(size: 14)) } else { Text("Oak").font(.system(size: 14)) }
        }
      }
      """
    let project = Project(root: "/", sources: [
      SourceUnit(file: SourceFile(path: "A.swift", text: code), role: .app, isRequested: true, module: nil)
    ])
    let found = await Analysis.run(on: project, AnalysisOptions(paths: [], workingDirectory: "/", width: 1)).findings
    #expect(found.filter { $0.rule == "fixed-font-size" }.map { $0.message.contains("'Oak'") } == [true])
  }

  /// A view that nobody sees holds what a link elsewhere leads to as a screen of its own.
  @Test func screensThatSomethingUnseenHolds() async {
    let code = """
      struct Start: View { var body: some View { NavigationStack { NavigationLink("B") { Poster() } } } }
      struct Former: View { var body: some View { VStack { Text("A"); Poster() } } }
      struct Poster: View { var body: some View { Image("old_square") } }
      """
    #expect(await Self.levels("image-name", Self.app("Start()") + code) == ["5 error"])
    let alone = code.replacing("NavigationLink(\"B\") { Poster() }", with: "Text(\"B\")")
    #expect(await Self.levels("image-name", Self.app("Start()") + alone).filter { $0.hasSuffix("error") } == [])
  }

  /// What such a screen is made of is seen on it, in however many views within each other.
  @Test func partsOfScreensThatSomethingUnseenHolds() async {
    let code = """
      struct Start: View { var body: some View { NavigationStack { NavigationLink("B") { Poster() } } } }
      struct Former: View { var body: some View { VStack { Text("A"); Poster() } } }
      struct Poster: View { var body: some View { Frame().padding() } }
      struct Frame: View { var body: some View { VStack { Print() } } }
      struct Print: View { var body: some View { Image("old_square") } }
      """
    #expect(await Self.levels("image-name", Self.app("Start()") + code) == ["7 error"])
    let alone = code.replacing("NavigationLink(\"B\") { Poster() }", with: "Text(\"B\")")
    #expect(await Self.levels("image-name", Self.app("Start()") + alone).filter { $0.hasSuffix("error") } == [])
    // A sheet that an extension of `View` puts on whatever calls it.
    let sheet = code.replacing("NavigationLink(\"B\") { Poster() }", with: "Text(\"B\").posted()")
      + "\nextension View { func posted() -> some View { sheet(isPresented: .constant(true)) { Poster() } } }"
    #expect(await Self.levels("image-name", Self.app("Start()") + sheet) == ["7 error"])
  }

  /// Buttons of a row that have taps of their own do not react to that of the row.
  @Test func tapsOfPartsInOtherCode() async {
    let code = """
      import SwiftUI
      struct Counters: View {
        @State private var chosen = 0
        @State private var counts = [0, 0]
        var body: some View {
          List(0..<2, id: \\.self) { number in
            VStack { Row(count: $counts[number]) }.onTapGesture { chosen = number }
          }
        }
      }
      struct Row: View {
        @Binding var count: Int
        var body: some View {
          HStack {
            Text("Ash"); Text("Tree")
            Text("Less").modifier(Framed()).onTapGesture { count -= 1 }
            Text("More").modifier(Framed()).onTapGesture { count += 1 }
          }
        }
      }
      struct Framed: ViewModifier { func body(content: Content) -> some View { content.padding().border(.gray) } }
      """
    let project = Project(root: "/", sources: [
      SourceUnit(file: SourceFile(path: "A.swift", text: code), role: .app, isRequested: true, module: nil)
    ])
    let found = await Analysis.run(on: project, AnalysisOptions(paths: [], workingDirectory: "/", width: 1)).findings
    let messages = found.filter { $0.rule == "tap-without-button-trait" }.map(\.message)
    #expect(messages.contains("2 elements beside controls react to one tap and none is announced as a button"), "\(messages)")
  }

  /// A state that is over in two seconds needs no tap.
  @Test(arguments: [(".stopped", "note"), (".running", "error")])
  func statesThatEndByThemselves(later: String, level: String) async {
    let code = """
      import SwiftUI
      enum Phase { case running, alarm, stopped }
      final class Clock: ObservableObject { @Published var phase = Phase.running }
      struct Start: View {
        @ObservedObject var clock: Clock
        var body: some View {
          switch clock.phase {
          case .alarm:
            Text("Welcome back").onTapGesture { clock.phase = .stopped }
              .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { clock.phase = \(later) } }
          default: Button("Ring") { clock.phase = .alarm }
          }
        }
      }
      """
    #expect(await Self.levels("tap-without-button-trait", code) == ["9 \(level)"])
  }
}
