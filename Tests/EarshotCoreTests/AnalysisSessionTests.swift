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
    case namesakeAdded, aliasAdded, supertypeAdded, conformanceAdded, privateMade, initializerAdded

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
      case .namesakeAdded: return text + "\nstruct Image: View { var body: some View { Text(\"Own\") } }\n"
      case .aliasAdded: return text + "\ntypealias Label = Text\n"
      case .supertypeAdded: return text.replacingOccurrences(of: ": View", with: ": Hushed, View")
        + "\nprotocol Hushed {}\nextension Hushed { var title: String { \"Hush\" } }\n"
      case .conformanceAdded: return text + "\nextension Button: Named {}\nprotocol Named {}\n"
      case .privateMade: return text.replacingOccurrences(of: "struct ", with: "private struct ")
      case .initializerAdded: return text
        + "\nextension Text { init(_ number: Int) { self.init(verbatim: \"Number\") } }\n"
      }
    }
  }

  @Test("After edits of one file after another", arguments: Edit.allCases)
  func equalsNewAnalysis(edit: Edit) async throws {
    let options = AnalysisOptions(paths: [], workingDirectory: "/", width: 2)
    var project = Self.project(SessionApp.files)
    let session = AnalysisSession(options)
    _ = try await session.analyse(project)
    for number in project.sources.indices {
      let file = project.sources[number].file
      let bytes = Array(edit.apply(to: String(decoding: file.bytes, as: UTF8.self)).utf8)
      let again = try await session.analyse(changes: [.text(path: file.path, bytes: bytes)])
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
    _ = try await session.analyse(Self.project(files))
    #expect(counter.take() == 3)
    _ = try await session.analyse(changes: [.text(path: name, bytes: Array(text.utf8))])
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

  @Test("A type by whose name nobody asked builds nothing else", arguments: [
    "struct Unasked { var title = 1; init() {}; enum Kind { case one } }", "typealias Unasked = Int",
    "extension Unasked { var more: Int { 1 } }", "private struct Unasked: Equatable {}",
  ])
  func unaskedTypes(added: String) async throws {
    let text = (Self.files["Words.swift"] ?? "") + "\n" + added
    #expect(try await built(changing: "Words.swift", to: text) == 1)
  }

  @Test("A file that comes and one that goes build who asks for what they declare", arguments: [
    ("New.swift", "struct Unasked: View { var body: some View { Text(\"\") } }", 1),
    ("New.swift", "extension View { func named(_ name: String) -> some View { accessibilityLabel(name) } }", 2),
    ("New.swift", "enum Text { case one }", 1),
    ("New.swift", "protocol Unasked {}\nextension Row: Unasked {}", 2),
    ("Words.swift", "", 1),
  ])
  func comeAndGone(name: String, text: String, screens: Int) async throws {
    let counter = Counter()
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.progress = counter.handler
    let session = AnalysisSession(options)
    let project = Self.project(Self.files)
    _ = try await session.analyse(project)
    #expect(counter.take() == 3)
    let change: FileChange = text.isEmpty ? .disk(path: name) : Self.text(name, text)
    let last = try await session.analyse(changes: [change])
    #expect(counter.take() == screens)
    #expect(last.reports == (await Analysis.run(on: last.project, options)).reports)
  }

  @Test("Texts that nobody hears build nothing")
  func otherLanguages() async throws {
    let counter = Counter()
    var options = Self.options
    options.progress = counter.handler
    let session = AnalysisSession(options)
    var project = Self.project(Self.files)
    func texts(_ german: String, _ english: String) -> StringTables {
      StringTables(["Localizable": ["de": ["Version 1": .plain(german, state: nil)], "en": ["Version 1": .plain(english, state: nil)]]])
    }
    project.strings = texts("Fassung", "Version one")
    _ = try await session.analyse(project)
    _ = counter.take()
    project.strings = texts("Fassung 1", "Version one")
    let other = try await session.analyse(project)
    #expect(counter.take() == 0)
    #expect(other.reports == (await Self.anew(project)))
    project.strings = texts("Fassung 1", "First version")
    let heard = try await session.analyse(project)
    // The one screen that shows it.
    #expect(counter.take() == 1)
    #expect(heard.reports == (await Self.anew(project)))
  }

  @Test("Edits one after the other, each on what the last has left")
  func oneAfterAnother() async throws {
    let session = AnalysisSession(Self.options)
    _ = try await session.analyse(Self.project(SessionApp.files))
    var texts = SessionApp.files
    for (number, edit) in Edit.allCases.enumerated() {
      let names = SessionApp.files.keys.sorted()
      let name = names[number % names.count]
      texts[name] = edit.apply(to: texts[name] ?? "")
      let last = try await session.analyse(changes: [Self.text(name, texts[name] ?? "")])
      #expect(last.reports == (await Self.anew(Self.project(texts))), "\(edit) in \(name)")
    }
  }

  @Test("The same text builds nothing")
  func sameText() async throws {
    #expect(try await built(changing: "Row.swift", to: Self.files["Row.swift"] ?? "") == 0)
  }

  // MARK: - Several changes

  private static let options = AnalysisOptions(paths: [], workingDirectory: "/", width: 2)

  private static func text(_ path: String, _ text: String) -> FileChange { .text(path: path, bytes: Array(text.utf8)) }

  private static func anew(_ project: Project) async -> [String] { await Analysis.run(on: project, options).reports }

  @Test("Files that change, come and go at once")
  func severalChanges() async throws {
    let session = AnalysisSession(Self.options)
    _ = try await session.analyse(Self.project(Self.files))
    let new = "struct Badge: View { var body: some View { Button { } label: { Image(systemName: \"bell\") } } }"
    let words = "enum Words { static let version = \"2\" }"
    let last = try await session.analyse(changes: [
      Self.text("Words.swift", words), Self.text("/Badge.swift", new), .disk(path: "About.swift"),
    ])
    var files = Self.files
    files["Words.swift"] = words
    files["Badge.swift"] = new
    files["About.swift"] = nil
    #expect(last.project.sources.map(\.file.path) == ["Badge.swift", "List.swift", "Row.swift", "Words.swift"])
    #expect(last.reports == (await Self.anew(Self.project(files))))
  }

  @Test("A project of which all but the text is the same is not analysed again")
  func sharedText() async throws {
    let counter = Counter()
    var options = Self.options
    options.progress = counter.handler
    let session = AnalysisSession(options)
    let project = Self.project(Self.files)
    _ = try await session.analyse(project)
    _ = counter.take()
    var other = project
    for index in other.sources.indices {
      other.sources[index].file = SourceFile(path: other.sources[index].file.path, bytes: other.sources[index].file.bytes)
    }
    _ = try await session.analyse(other)
    #expect(counter.take() == 0)
    other.developmentLanguage = "de"
    let last = try await session.analyse(other)
    #expect(counter.take() == 3)
    #expect(last.reports == (await Self.anew(other)))
  }

  @Test("Interface files change as well")
  func interfaceFiles() async throws {
    let session = AnalysisSession(Self.options)
    var project = Self.project(Self.files)
    project.interfaceFiles = [InterfaceUnit(file: SourceFile(path: "A.xib", text: Self.xib("")), isReported: true)]
    _ = try await session.analyse(project)
    let last = try await session.analyse(changes: [Self.text("A.xib", Self.xib("title=\"Save\""))])
    #expect(last.project.interfaceFiles[0].file.line(6).contains("Save"))
    #expect(last.reports == (await Self.anew(last.project)))
  }

  private static func xib(_ state: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
        <view contentMode="scaleToFill" id="v">
          <subviews>
            <button opaque="NO" buttonType="system" id="b"><state key="normal" \(state)/></button>
          </subviews>
        </view>
      </objects>
    </document>
    """
  }

  @Test("Two changes at a time are answered one after another")
  func twoAtATime() async throws {
    let session = AnalysisSession(Self.options)
    _ = try await session.analyse(Self.project(Self.files))
    async let first = session.analyse(changes: [Self.text("Words.swift", "enum Words { static let version = \"2\" }")])
    async let second = session.analyse(
      changes: [Self.text("About.swift", "struct About: View { var body: some View { Text(\"3\") } }")])
    #expect(try await [first.screens.count, second.screens.count] == [3, 3])
    let last = try await session.analyse(changes: [Self.text("Words.swift", "enum Words {}")])
    #expect(last.reports == (await Self.anew(last.project)))
  }

  @Test("What is cancelled ends with an error, and what it was told of counts")
  func cancelled() async throws {
    let session = AnalysisSession(Self.options)
    _ = try await session.analyse(Self.project(Self.files))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await session.analyse(changes: [Self.text("Words.swift", "enum Words { static let version = \"2\" }")])
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    let last = try await session.analyse(changes: [Self.text("About.swift", "struct About {}")])
    let words = last.project.sources.first { $0.file.path == "Words.swift" }
    #expect(words?.file.line(1).contains("\"2\"") == true)
    #expect(last.reports == (await Self.anew(last.project)))
  }

  // MARK: - On disk

  @Test("Of a project on disk, files come, go and stand in editors, and resources change")
  func onDisk() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ name: String, _ text: String) throws {
      try FileManager.default.createDirectory(
        atPath: (folder + "/" + name as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }
    for (name, text) in Self.files { try write(name, text) }
    let options = AnalysisOptions(paths: [folder], workingDirectory: folder, width: 2)
    let session = AnalysisSession(options)
    func expectSame(_ analysis: Analysis, _ comment: Comment) async {
      let anew = await Analysis.run(options)
      #expect(analysis.reports == anew.reports, comment)
      #expect(analysis.project.sources.map(\.file.path) == anew.project.sources.map(\.file.path), comment)
    }
    await expectSame(try await session.analyse(), "first")
    try write("New.swift", "struct New: View { var body: some View { Button { } label: { Image(systemName: \"x\") } } }")
    await expectSame(try await session.analyse(changes: [.disk(path: "New.swift")]), "came")
    let edited = "struct New: View { var body: some View { Text(\"Edited\") } }"
    let unsaved = try await session.analyse(changes: [Self.text(folder + "/New.swift", edited)])
    try write("New.swift", edited)
    await expectSame(unsaved, "unsaved")
    try write("de.lproj/Localizable.strings", "\"Version 1\" = \"Fassung 1\";")
    await expectSame(try await session.analyse(changes: [.disk(path: "de.lproj/Localizable.strings")]), "resource")
    try FileManager.default.removeItem(atPath: folder + "/About.swift")
    await expectSame(
      try await session.analyse(changes: [.disk(path: "About.swift"), .disk(path: "New.swift")]), "gone and saved")
    let fresh = try await session.analyse(changes: [Self.text("Deep/Fresh.swift", edited)])
    #expect(fresh.project.sources.map(\.file.path).contains("Deep/Fresh.swift"))
  }
}
