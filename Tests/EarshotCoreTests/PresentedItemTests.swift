import AccessibilityModel
import EarshotCore
import Project
import SourceModel
import Testing

/// What alerts and sheets show of the item that a variable holds, by what code is seen to give that variable.
@Suite("Items that are presented")
struct PresentedItemTests {
  private static let notice = """
    struct Notice: Identifiable {
      let id = UUID()
      var title: Text
      var message: Text?
      var button: Alert.Button?
    }
    enum Notices {
      static let broken = Notice(title: Text("Broken address"), message: Text("Ask the office"), button: .default(Text("Fine")))
      static let silent = Notice(title: Text("No reply"), message: Text("Try later"), button: .default(Text("Okay")))
    }

    """

  private func texts(_ code: String, of name: String) async -> [String]? {
    let hearing = await Hearing.source(Self.notice + code)
    return hearing.stops(of: name)?.map(\.text)
  }

  private static let shown = ".alert(item: $notice) { Alert(title: $0.title, message: $0.message, dismissButton: $0.button) }"

  @Test("Each alert is read with its own words")
  func alerts() async throws {
    let texts = try #require(await texts("""
      struct Sample: View {
        @State private var notice: Notice?
        var body: some View {
          VStack {
            Button("Save") { notice = Notice(title: Text("Saved"), message: nil, button: .default(Text("Good"))) }
            Button("Load") { notice = Notices.broken }
            Button("Drop") { notice = nil }
          }\(Self.shown)
        }
      }
      """, of: "Sample › alert"))
    let said = texts.joined(separator: " | ")
    for words in ["Saved", "Good", "Broken address", "Ask the office", "Fine"] { #expect(said.contains(words), "\(words): \(said)") }
    #expect(!said.contains("No reply"), "nobody gives it that one")
    #expect(!said.contains("«"), "all of it is known: \(said)")
  }

  @Test("What a model is given is what its view shows, made by a function")
  func model() async throws {
    let texts = try #require(await texts("""
      final class Form: ObservableObject {
        @Published var notice: Notice?
        var address = ""
        func load() {
          guard let url = URL(string: address) else { notice = Notices.broken; return }
          Task { do { try await fetch(url) } catch { self.notice = Notices.silent } }
        }
        func fetch(_ url: URL) async throws {}
      }
      final class Other: ObservableObject {
        @Published var notice: Notice?
        func stop() { notice = Notice(title: Text("Stopped"), message: nil, button: nil) }
      }
      struct Sample: View {
        @StateObject private var form = Form()
        var body: some View {
          Button("Load") { form.load() }.alert(item: $form.notice, content: makeAlert)
        }
        func makeAlert(_ notice: Notice) -> Alert {
          Alert(title: notice.title, message: notice.message, dismissButton: notice.button)
        }
      }
      """, of: "Sample › alert"))
    let said = texts.joined(separator: " | ")
    for words in ["Broken address", "No reply", "Try later", "Okay"] { #expect(said.contains(words), "\(words): \(said)") }
    #expect(!said.contains("Stopped"), "that is another model's: \(said)")
    #expect(!said.contains("«"), "\(said)")
  }

  @Test("Where it may get something else, that is one more alternative", arguments: [
    "Button(\"Other\") { notice = make() }", "Child(other: $notice)", "Button(\"Other\") { for item in items { notice = item } }",
    "Button(\"Other\") { notice?.title = Text(words) }", "Chooser(item: $notice)",
  ])
  func unknown(use: String) async throws {
    let texts = try #require(await texts("""
      struct Chooser: View { @Binding var item: Notice?; var body: some View { Button("Go") { item = Notices.silent } } }
      struct Child: View { @Binding var other: Notice?; var body: some View { Button("Go") { other = nil } } }
      struct Sample: View {
        let items: [Notice]
        let words: String
        let make: () -> Notice
        @State private var notice: Notice?
        var body: some View {
          VStack {
            Button("Load") { notice = Notices.broken }
            \(use)
          }\(Self.shown)
        }
      }
      """, of: "Sample › alert"))
    let said = texts.joined(separator: " | ")
    #expect(said.contains("Broken address") && said.contains("«"), "\(said)")
  }

  @Test("What only the code around knows is a hole, whatever else has its name")
  func localNames() async throws {
    let texts = try #require(await texts("""
      let title = "Wrong"
      struct Sample: View {
        @State private var notice: Notice?
        func show(_ title: String) { notice = Notice(title: Text(title), message: Text("Why it failed"), button: nil) }
        var body: some View { Button("Load") { show("Right") }\(Self.shown) }
      }
      """, of: "Sample › alert"))
    let said = texts.joined(separator: " | ")
    #expect(said.contains("Why it failed") && !said.contains("Wrong"), "\(said)")
  }

  @Test("Cases with words of a sheet")
  func cases() async {
    let hearing = await Hearing.source("""
      enum Page: Identifiable { case help, note(String); var id: String { "page" } }
      struct Sample: View {
        @State private var page: Page?
        var body: some View {
          VStack {
            Button("Help") { page = .help }
            Button("Note") { page = .note("Carried words") }
          }
          .sheet(item: $page) { page in
            switch page {
            case .help: Text("Help words")
            case .note(let words): Text(words)
            }
          }
        }
      }
      struct Open: View {
        @State private var page: Page?
        let pages: [Page]
        var body: some View {
          VStack { Button("Note") { page = .note("Never mind") }; Button("Any") { page = pages[0] } }
            .sheet(item: $page) { page in
              switch page {
              case .help: Text("Help words")
              case .note(let words): Text(words)
              }
            }
        }
      }
      """)
    let said = hearing.stops(of: "Sample › sheet")?.map(\.text).joined(separator: " | ") ?? ""
    #expect(said.contains("Help words") && said.contains("Carried words") && !said.contains("«"), "\(said)")
    let open = hearing.stops(of: "Open › sheet")?.map(\.text).joined(separator: " | ") ?? ""
    #expect(open.contains("Help words") && open.contains("«words»"), "what else it may get is not known: \(open)")
  }

  @Test("All of it is heard, of alerts that nobody shows nothing is")
  func account() async {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = []
    options.accounts = true
    let code = "import SwiftUI\n" + Self.notice + """
      struct Sample: View {
        @State private var notice: Notice?
        var body: some View { Button("Load") { notice = Notices.broken }\(Self.shown) }
      }
      """
    let account = await Analysis.run(files: ["Source.swift": code], options).accounting
    #expect(account?.unfollowed.map(\.reason) == [])
    #expect(account?.unreached.count == 3, "the words of the other notice: \(account?.unreached.map(\.reason) ?? [])")
  }

  @Test("A session sees when another file gives the variable something", arguments: [
    "extension Form { func stop() { notice = Notices.silent } }", "extension Form { func stop() { notice = make() } }",
  ])
  func session(code: String) async throws {
    let options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    var files = [
      "A.swift": "import SwiftUI\n" + Self.notice,
      "B.swift": "import SwiftUI\nfinal class Form: ObservableObject { @Published var notice: Notice?; func load() { notice = Notices.broken } }\n",
      "C.swift": "import SwiftUI\nextension Form { func stop() { notice = nil } }\n",
      "D.swift": """
        import SwiftUI
        struct Sample: View {
          @StateObject private var form = Form()
          var body: some View {
            Button("Load") { form.load() }.alert(item: $form.notice) { Alert(title: $0.title, message: $0.message) }
          }
        }
        """,
    ]
    func project() -> Project {
      Project(root: "/", sources: files.sorted { $0.key < $1.key }.map {
        SourceUnit(file: SourceFile(path: $0.key, text: $0.value))
      })
    }
    let session = AnalysisSession(options)
    _ = try await session.analyse(project())
    let changed = "import SwiftUI\n" + code + "\n"
    let again = try await session.analyse(changes: [.text(path: "C.swift", bytes: Array(changed.utf8))])
    files["C.swift"] = changed
    let anew = await Analysis.run(on: project(), options)
    #expect(again.reports == anew.reports)
    let shown = Hearing(again).stops(of: "Sample › alert")?.map(\.text).joined(separator: " | ") ?? ""
    #expect(shown.contains("No reply") || shown.contains("«"), "\(shown)")
  }
}
