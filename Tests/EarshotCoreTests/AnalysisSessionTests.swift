import EarshotCore
import Foundation
import Reporting
import SourceModel
import Testing

/// A project that is analysed again after a change: what comes out is that of a new analysis, and little is done for it.
@Suite("Analysis sessions")
struct AnalysisSessionTests {
  // MARK: - The same as a new analysis

  /// Edits that an editor makes, to a file of several screens, of a component, of a model, …
  enum Edit: CaseIterable {
    case lineAbove, lineRemoved, wordChanged, bracketRemoved, memberAdded, typeAdded, extensionAdded, emptied

    func apply(to text: String) -> String {
      var lines = text.components(separatedBy: "\n")
      switch self {
      case .lineAbove: return "// changed\n" + text
      case .lineRemoved:
        lines.remove(at: lines.count / 2)
        return lines.joined(separator: "\n")
      case .wordChanged: return text.replacingOccurrences(of: "Text(\"", with: "Text(\"New ")
      case .bracketRemoved: return text.lastIndex(of: "}").map { String(text[..<$0]) } ?? text
      case .memberAdded: return text.replacingOccurrences(of: "var body:", with: "var added: Int { 1 }\n  var body:")
      case .typeAdded: return text + "\nstruct Added: View { var body: some View { Image(systemName: \"star\") } }\n"
      case .extensionAdded: return text + "\nextension View { func card() -> some View { accessibilityHidden(true) } }\n"
      case .emptied: return ""
      }
    }
  }

  @Test("After edits of one file after another", arguments: Edit.allCases)
  func equalsNewAnalysis(edit: Edit) async throws {
    let options = AnalysisOptions(paths: [], workingDirectory: "/", width: 2)
    var project = Self.project(SessionApp.files)
    let session = AnalysisSession(options)
    _ = await session.analyse(project)
    for number in project.sources.indices {
      let file = project.sources[number].file
      let bytes = Array(edit.apply(to: String(decoding: file.bytes, as: UTF8.self)).utf8)
      let again = try #require(await session.analyse(changing: file.path, to: bytes))
      project.sources[number].file = SourceFile(path: file.path, bytes: bytes)
      let anew = await Analysis.run(on: project, options)
      #expect(again.reports == anew.reports, "\(edit) in \(file.path)")
    }
  }

  @Test("The app of these tests has findings of many kinds")
  func appHasFindings() async {
    let analysis = await Analysis.run(
      on: Self.project(SessionApp.files), AnalysisOptions(paths: [], workingDirectory: "/", width: 2))
    #expect(Set(analysis.findings.map(\.rule)).count > 12)
  }

  private static func project(_ files: [String: String]) -> Project {
    Project(
      root: "/",
      sources: files.sorted { $0.key < $1.key }.map { SourceUnit(file: SourceFile(path: $0.key, text: $0.value)) })
  }

  // MARK: - Little is done

  /// Counts the screens that are built.
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var done = 0

    func take() -> Int {
      lock.withLock {
        defer { done = 0 }
        return done
      }
    }

    var handler: ProgressHandler {
      { stage, done, _ in
        guard stage == .screens else { return }
        self.lock.withLock { self.done = max(self.done, done) }
      }
    }
  }

  private static let files = [
    "List.swift": """
      struct ListScreen: View {
        var body: some View { VStack { Row(title: "Milk"); Row(title: "Bread") } }
      }
      """,
    "Row.swift": """
      struct Row: View {
        let title: String
        var body: some View { Button { open() } label: { Image(systemName: "star") }.named(title) }
      }
      """,
    "About.swift": """
      struct About: View {
        var body: some View { Text(Words.version) }
      }
      """,
    "Words.swift": """
      enum Words { static let version = "Version 1" }
      """,
  ]

  /// After an analysis of the files, what a change of one builds anew.
  private func built(changing name: String, to text: String, in files: [String: String] = files) async throws -> Int {
    let counter = Counter()
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.progress = counter.handler
    let session = AnalysisSession(options)
    _ = await session.analyse(Self.project(files))
    #expect(counter.take() == 3)
    _ = try #require(await session.analyse(changing: name, to: Array(text.utf8)))
    return counter.take()
  }

  @Test("A file that nobody asks for builds its own screens only")
  func ownScreens() async throws {
    #expect(try await built(changing: "About.swift", to: "// new\n" + (Self.files["About.swift"] ?? "")) == 1)
  }

  @Test("A component builds the screens that use it")
  func users() async throws {
    #expect(try await built(changing: "Row.swift", to: "// new\n" + (Self.files["Row.swift"] ?? "")) == 2)
  }

  @Test("A constant builds the screens that show it")
  func constants() async throws {
    #expect(try await built(changing: "Words.swift", to: "enum Words { static let version = \"Version 2\" }") == 1)
  }

  @Test("A member that was looked for and not found builds who looked for it")
  func missingMembers() async throws {
    var files = Self.files
    files["Help.swift"] = "extension View { func hinted() -> some View { self } }"
    let text = """
      extension View {
        func hinted() -> some View { self }
        func named(_ name: String) -> some View { accessibilityLabel(name) }
      }
      """
    #expect(try await built(changing: "Help.swift", to: text, in: files) == 2)
  }

  @Test("A new type may be meant anywhere")
  func newTypes() async throws {
    let text = "enum Words { static let version = \"Version 1\" }\nstruct Button {}"
    #expect(try await built(changing: "Words.swift", to: text) == 3)
  }

  @Test("The same text builds nothing")
  func sameText() async throws {
    #expect(try await built(changing: "Row.swift", to: Self.files["Row.swift"] ?? "") == 0)
  }

  @Test("A file that is not part of the project has to be read first")
  func unknownFile() async throws {
    let session = AnalysisSession(AnalysisOptions(paths: [], workingDirectory: "/", width: 1))
    #expect(await session.analyse(changing: "New.swift", to: []) == nil)
    _ = await session.analyse(Self.project(["A.swift": ""]))
    #expect(await session.analyse(changing: "New.swift", to: []) == nil)
  }

  @Test("Two changes at a time are answered one after another")
  func twoAtATime() async throws {
    let session = AnalysisSession(AnalysisOptions(paths: [], workingDirectory: "/", width: 2))
    _ = await session.analyse(Self.project(Self.files))
    async let first = session.analyse(
      changing: "Words.swift", to: Array("enum Words { static let version = \"2\" }".utf8))
    async let second = session.analyse(
      changing: "About.swift", to: Array("struct About: View { var body: some View { Text(\"3\") } }".utf8))
    let answers = await [first, second].compactMap { $0?.screens.count }
    #expect(answers == [3, 3])
    let last = try #require(await session.analyse(changing: "Words.swift", to: Array("enum Words {}".utf8)))
    let anew = await Analysis.run(on: last.project, AnalysisOptions(paths: [], workingDirectory: "/", width: 1))
    #expect(last.reports == anew.reports)
  }
}
