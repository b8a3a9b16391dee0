import EarshotCore
import Foundation
import Project
import SourceModel
import Testing

/// Which screens a session builds anew when texts and assets change: those that show them.
@Suite("Screens that are kept when resources change")
struct KeptScreenTests {
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
    "Save.swift": "struct Save: View { var body: some View { Button(\"save\") {} } }",
    "Open.swift": "struct Open: View { var body: some View { Text(\"open\") } }",
    "Star.swift": "struct Star: View { var body: some View { Image(.goldStar) } }",
    "Brand.swift": "struct Brand: View { var body: some View { Text(\"A\").foregroundStyle(Color(\"brand\")) } }",
    "Keys.swift": "struct Keys: View { var body: some View { Text(L10n.farAway) } }",
  ]

  private static func project() -> Project {
    var project = Project(
      root: "/",
      sources: files.sorted { $0.key < $1.key }.map { SourceUnit(file: SourceFile(path: $0.key, text: $0.value)) })
    project.strings = texts(["save": "Save", "open": "Open"])
    project.assets = AssetIndex(images: ["moon"], colors: ["brand": color(0.2)])
    return project
  }

  private static func texts(_ english: [String: String]) -> StringTables {
    StringTables(["Localizable": ["en": english.mapValues { .plain($0, state: nil) }, "de": ["open": .plain("Auf", state: nil)]]])
  }

  private static func color(_ red: Double) -> ColorAsset {
    ColorAsset(variants: [
      ColorAsset.Variant(appearance: .any, highContrast: false, red: red, green: 0, blue: 0, alpha: 1)
    ])
  }

  /// A change, and the number of screens that it bears on.
  enum Change: CaseIterable {
    case text, newText, textOfNobody, image, imageOfNobody, colour, nothing

    var screens: Int {
      switch self {
      case .text, .image, .colour: 1
      // A generated name may stand for a key that was not there.
      case .newText: 1
      case .textOfNobody: 1
      case .imageOfNobody, .nothing: 0
      }
    }

    func apply(to project: inout Project) {
      switch self {
      case .text: project.strings = texts(["save": "Keep", "open": "Open"])
      case .newText: project.strings = texts(["save": "Save", "open": "Open", "far_away": "Far"])
      case .textOfNobody: project.strings = texts(["save": "Save", "open": "Open", "none": "None"])
      case .image: project.assets = AssetIndex(images: ["moon", "gold-star"], colors: ["brand": color(0.2)])
      case .imageOfNobody: project.assets = AssetIndex(images: ["sun"], colors: ["brand": color(0.2)])
      case .colour: project.assets = AssetIndex(images: ["moon"], colors: ["brand": color(0.9)])
      case .nothing: project.info = []
      }
    }
  }

  @Test("A text or an asset builds the screens that asked for it", arguments: Change.allCases)
  func builds(change: Change) async throws {
    let counter = Counter()
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.progress = counter.handler
    let session = AnalysisSession(options)
    var project = Self.project()
    _ = try await session.analyse(project)
    #expect(counter.take() == 5)
    change.apply(to: &project)
    let last = try await session.analyse(project)
    #expect(counter.take() == change.screens)
    #expect(last.reports == (await Analysis.run(on: project, options)).reports)
  }

  /// A XIB with a button.
  private static func xib(_ name: String, title: String) -> InterfaceUnit {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <view contentMode="scaleToFill" id="v">
            <subviews>
              <button opaque="NO" buttonType="system" id="b"><state key="normal" title="\(title)"/></button>
            </subviews>
          </view>
        </objects>
      </document>
      """
    return InterfaceUnit(file: SourceFile(path: name, text: text), isReported: true)
  }

  @Test("An interface file builds what it describes, and the code that loads it or looked for it", arguments: [
    (["Card.xib": "Keep", "Other.xib": "Share"], 2), (["Card.xib": "Save", "Other.xib": "Send"], 1),
    (["Card.xib": "Save", "Other.xib": "Share", "New.xib": "Add"], 1), (["Other.xib": "Share"], 1),
    (["Card.xib": "Save"], 0), (["Card.xib": "Save", "Other.xib": "Share", "Late.xib": "Add"], 2),
  ])
  func interfaceFiles(after: [String: String], screens: Int) async throws {
    func card(_ name: String) -> SourceUnit {
      SourceUnit(file: SourceFile(path: "\(name).swift", text: """
        final class \(name): UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            let views = Bundle.main.loadNibNamed("\(name)", owner: self)
            addSubview(views!.first as! UIView)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """))
    }
    func project(_ files: [String: String], since before: Project? = nil) -> Project {
      var project = Project(root: "/", sources: [card("Card"), card("Late")])
      project.interfaceFiles = files.sorted { $0.key < $1.key }.map { Self.xib($0.key, title: $0.value) }
      return before.map { project.sharingFiles(with: $0) } ?? project
    }
    let counter = Counter()
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.progress = counter.handler
    let session = AnalysisSession(options)
    let before = project(["Card.xib": "Save", "Other.xib": "Share"])
    let first = try await session.analyse(before)
    #expect(counter.take() == 4)
    #expect(first.reports.contains { $0.contains("Save") })
    let last = try await session.analyse(project(after, since: before))
    #expect(counter.take() == screens)
    #expect(last.reports == (await Analysis.run(on: last.project, options)).reports)
  }

  @Test("Views that are whole in others are built by themselves afterwards, in this state and in the one before")
  func further() async throws {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 2)
    options.buildsEveryView = false
    let row = "struct Row: View { let n: Int; var body: some View { Button { } label: { Image(systemName: \"x\") } } }"
    func project(_ home: String) -> Project {
      Project(root: "/", sources: [
        SourceUnit(file: SourceFile(path: "Home.swift", text: home)),
        SourceUnit(file: SourceFile(path: "Row.swift", text: row)),
      ])
    }
    let before = project("struct Home: View { var body: some View { Row(n: 1) } }")
    let after = project("struct Home: View { var body: some View { Text(\"A\") } }").sharingFiles(with: before)
    let session = AnalysisSession(options)
    let old = try await session.analyse(before)
    let new = try await session.analyse(after, alsoBuilding: Set(old.screens.map { ViewName($0) }))
    #expect(old.screens.map(\.name) == ["Home"])
    #expect(new.screens.map(\.name) == ["Home", "Row"])
    let added = await session.adding(Set(new.screens.map { ViewName($0) }), to: old)
    let anew = try await AnalysisSession(options).analyse(before, alsoBuilding: Set(new.screens.map { ViewName($0) }))
    #expect(added.screens.map(\.name) == ["Home", "Row"])
    #expect(added.reports == anew.reports)
    #expect(added.wholeInOthers.isEmpty)
    #expect(added.findings == old.findings)
  }

  @Test("A screen that comes to the same again is the same")
  func comesToTheSame() async throws {
    let options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    let home = "struct Home: View { var body: some View { Image(systemName: \"x\").padding(Room.wide) } }"
    func project(_ room: String) -> Project {
      Project(root: "/", sources: [
        SourceUnit(file: SourceFile(path: "Home.swift", text: home)),
        SourceUnit(file: SourceFile(path: "Room.swift", text: room)),
      ])
    }
    let before = project("enum Room { static let wide = 8.0 }")
    let after = project("enum Room { static let wide = 8.0; static let narrow = 2.0 }").sharingFiles(with: before)
    let session = AnalysisSession(options)
    let old = try await session.analyse(before)
    let new = try await session.analyse(after)
    let isSame = old.screens[0].nodes.withUnsafeBufferPointer { own in
      new.screens[0].nodes.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
    }
    #expect(isSame)
    #expect(new.findings.map(\.rule) == old.findings.map(\.rule))
    #expect(!new.findings.isEmpty)
    #expect(new.reports == (await Analysis.run(on: after, options)).reports)
  }

  @Test("A view of the same name in another file is another one; one whose file was moved is the same")
  func namesakes() async throws {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.buildsEveryView = false
    func project(_ path: String) -> Project {
      Project(root: "/", sources: [
        SourceUnit(file: SourceFile(
          path: "A/Home.swift", text: "struct Home: View { var body: some View { Row() } }")),
        SourceUnit(file: SourceFile(path: path, text: "struct Row: View { var body: some View { Text(\"A\") } }")),
      ])
    }
    let first = try await AnalysisSession(options).analyse(project("A/Row.swift"))
    let names = Set(first.wholeInOthers.map { ViewName($0) })
    #expect(first.wholeInOthers.map(\.name) == ["Row"])
    let moved = try await AnalysisSession(options).analyse(project("B/Row.swift"), alsoBuilding: names)
    #expect(moved.screens.map(\.name) == ["Home", "Row"])
    var both = project("B/Row.swift")
    both.sources.append(
      SourceUnit(file: SourceFile(path: "A/Row.swift", text: "extension Home { struct Row: View { var body: some View { Text(\"B\") } } }")))
    let other = try await AnalysisSession(options).analyse(both, alsoBuilding: names)
    #expect(other.screens.map(\.name).contains("Row"))
  }
}
