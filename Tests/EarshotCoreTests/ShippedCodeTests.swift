import EarshotCore
import Foundation
import Project
import Rules
import SourceModel
import Testing

/// What is said of code that nobody gets.
@Suite struct ShippedCodeTests {
  private func found(_ rule: String, _ files: [String: String], paths: [String] = []) async -> [String] {
    var options = AnalysisOptions(paths: paths, workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(files: files, options).findings.map { "\($0.severity) \($0.certainty)" }
  }

  private static let screen = """
    import SwiftUI
    struct A: View { var body: some View { Button { go() } label: { Image("x-1") } } }
    """
  private static let app = "import SwiftUI\n@main struct B: App { var body: some Scene { WindowGroup { A() } } }\n"

  // MARK: - Code that nobody gets

  @Test func samplesOfALibraryAreNotes() async {
    let library = "import SwiftUI\npublic struct Card: View { public var body: some View { Text(\"a\") } }\n"
    let files = ["Sources/Card.swift": library, "Demo App/A.swift": Self.screen, "Demo App/B.swift": Self.app]
    #expect(await found("icon-button-name", files) == ["note certain"])
    // The only app there is, an app beside others, and a folder that is named on the command line.
    let alone = ["Demo App/A.swift": Self.screen, "Demo App/B.swift": Self.app]
    #expect(await found("icon-button-name", alone) == ["error certain"])
    let feature = ["Samples/A.swift": Self.screen, "App/B.swift": Self.app]
    #expect(await found("icon-button-name", feature) == ["error certain"])
    #expect(await found("icon-button-name", files, paths: ["/Demo App"]) == ["error certain"])
    #expect(await found("icon-button-name", files, paths: ["/Demo App/A.swift"]) == ["note certain"])
  }

  @Test func nobodyIsAskedAboutSamples() async {
    let row = """
      import SwiftUI
      struct A: View { var body: some View { Form { HStack { Text("Build"); Spacer(); Text(number) } } } }
      """
    let library = "import SwiftUI\npublic struct Card: View { public var body: some View { Text(\"a\") } }\n"
    let files = ["Sources/Card.swift": library, "Example/A.swift": row, "Example/B.swift": Self.app]
    #expect(await found("ungrouped-row", files) == [])
    #expect(await found("ungrouped-row", ["App/A.swift": row, "App/B.swift": Self.app]) == ["note review"])
  }

  /// Whoever starts with a template may leave the first screen in a folder that Xcode keeps from the store.
  @Test("Views of a folder for previews that the app shows are in the app", arguments: [
    (Self.app, true), (Self.app.replacing("A()", with: "Text(\"B\")"), false),
    (Self.app.replacing("A()", with: "Text(\"B\")") + "#Preview { A() }\n", false),
  ])
  func shownFromPreviewContent(app: String, isShown: Bool) async {
    let inner = "import SwiftUI\nstruct A: View { var body: some View { C() } }\n"
    let row = Self.screen.replacing("struct A", with: "struct C")
    let sources = [("App/B.swift", app), ("App/Preview Content/A.swift", inner), ("App/Preview Content/C.swift", row)].map { path, text in
      SourceUnit(file: SourceFile(path: path, text: text), role: path.contains("Preview") ? .preview : .app)
    }
    let analysis = await Analysis.run(
      on: Project(root: "/", sources: sources), AnalysisOptions(paths: [], workingDirectory: "/", width: 1))
    #expect(analysis.findings.contains { $0.rule == "icon-button-name" } == isShown)
    #expect(analysis.screens.contains { $0.name == "A" && $0.kind != .preview } == isShown)
  }

  @Test func whatNoTargetBuildsIsToldOnce() async throws {
    let folder = NSTemporaryDirectory() + "/earshot-shipped-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["A.xcodeproj", "App"] {
      try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
    }
    let project = """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; mainGroup = G; };
        G = { isa = PBXGroup; children = (B, ); path = App; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (S, ); };
        S = { isa = PBXSourcesBuildPhase; files = (F, ); }; F = { isa = PBXBuildFile; fileRef = B; };
      }; rootObject = P; }
      """
    for (path, text) in [
      "A.xcodeproj/project.pbxproj": project, "App/A.swift": Self.screen, "App/B.swift": Self.app,
    ] {
      try text.write(toFile: folder + "/" + path, atomically: true, encoding: .utf8)
    }
    func levels(_ paths: [String]) async -> [String] {
      var options = AnalysisOptions(paths: paths, workingDirectory: folder, width: 1)
      options.rules = ["icon-button-name", "file-in-no-target"]
      return await Analysis.run(options).findings.map { "\($0.severity.rawValue) \($0.rule) \($0.message)" }
    }
    let note = "note file-in-no-target no target builds this file; findings left out: 1"
    #expect(await levels([]) == [note])
    // A file that is named gets what is said of it in the whole project.
    #expect(await levels(["App/A.swift"]) == [note])
    let reference = "A = { isa = PBXFileReference; path = A.swift; sourceTree = \"<group>\"; };\n  G = {"
    let built = project.replacing("children = (B, )", with: "children = (B, A, )").replacing("G = {", with: reference)
      .replacing("files = (F, );", with: "files = (F, F2, );")
      .replacing("F = {", with: "F2 = { isa = PBXBuildFile; fileRef = A; }; F = {")
    try built.write(toFile: folder + "/A.xcodeproj/project.pbxproj", atomically: true, encoding: .utf8)
    #expect(await levels([]).map { $0.prefix(5) } == ["error"])
  }

  @Test func ofViewsThatNothingShowsNothingIsSaid() async {
    let small = "import SwiftUI\nstruct C: View { var body: some View { Text(\"a\").font(.system(size: 12)) } }\n"
    let picture = "import SwiftUI\nstruct C: View { var body: some View { Image(\"logo_square\") } }\n"
    let start = Self.app + Self.screen.replacing("import SwiftUI\n", with: "")
    #expect(await found("fixed-font-size", ["A.swift": start, "C.swift": small]) == [])
    #expect(await found("fixed-font-size", ["A.swift": start, "C.swift": small + "#Preview(\"C\") { C() }\n"]) == [])
    #expect(await found("fixed-font-size", ["A.swift": start, "C.swift": small, "D.swift": "let shown = NSClassFromString(\"C\")"]) == ["warning likely"])
    let button = picture.replacing("Image(\"logo_square\")", with: "Button { go() } label: { Image(\"x-1\") }")
    #expect(await found("icon-button-name", ["B.swift": Self.app, "C.swift": button]) == [])
    let cell = """
      import UIKit
      final class NameCell: UITableViewCell {
        let name = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          name.text = "Name"
          name.font = .systemFont(ofSize: 14)
          contentView.addSubview(name)
        }
      }
      """
    let alone = ["A.swift": start, "C.swift": cell]
    #expect(await found("uikit-fixed-font", alone) == [])
    let table = "import UIKit\nfinal class T: UITableViewController { let cells = [NameCell.self] }\n"
    #expect(await found("uikit-fixed-font", alone.merging(["T.swift": table]) { $1 }) == ["note certain"])
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <tableViewCell id="c1" customClass="NameCell"/>
      </objects></document>
      """
    #expect(await found("uikit-fixed-font", alone.merging(["List.xib": file]) { $1 }) == ["note certain"])
    // The file of the class alone shows it nowhere, unless code loads it.
    let own = alone.merging(["UI/NameCell.xib": file]) { $1 }
    #expect(await found("uikit-fixed-font", own) == [])
    let loading = "import UIKit\nlet file = UINib(nibName: \"NameCell\", bundle: nil)\n"
    #expect(await found("uikit-fixed-font", own.merging(["T.swift": loading]) { $1 }) == ["note certain"])
  }

  /// Whoever has a new view in an editor is about to show it.
  @Test func whatNothingShowsYetIsToldInEditors() async {
    let files = ["New.swift": Self.screen.replacing("struct A", with: "struct New"), "A.swift": Self.screen, "B.swift": Self.app]
    #expect(await found("icon-button-name", files) == ["error certain"])
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    (options.rules, options.tellsUnshown) = (["icon-button-name"], true)
    let told = await Analysis.run(files: files, options).findings.map { "\($0.place.file.path) \($0.severity)" }
    #expect(told == ["A.swift error", "New.swift note"])
  }

  /// What a view holds that is only made into a picture is no stop either, unless something else shows it.
  @Test func whatOnlyUnreachedCodeShowsIsShownByNobody() async {
    let badge = "import SwiftUI\nstruct Badge: View { var body: some View { Image(\"logo_square\") } }\n"
    func start(_ use: String) -> String {
      """
      import SwiftUI
      @main struct B: App { var body: some Scene { WindowGroup { Start() } } }
      struct Start: View {
        var body: some View {
          VStack {
            Text("Welcome")
            \(use)
          }
        }
        private var prize: some View { Badge() }
      }
      """
    }
    #expect(await found("image-name", ["A.swift": start("prize"), "C.swift": badge]) == ["error certain"])
    #expect(await found("image-name", ["A.swift": start("// prize"), "C.swift": badge]) == [])
    // A view that nothing names shows it.
    let card = "import SwiftUI\nstruct Card: View { var body: some View { Image(\"old_square\"); Badge() } }\n"
    let files = ["A.swift": start("Text(\"A\")").replacing("Badge()", with: "Text(\"B\")"), "C.swift": badge, "D.swift": card]
    #expect(await found("image-name", files) == [])
    // A class may be made by its name in a property list that was not read, as that of an extension is.
    let share = "import UIKit\nfinal class Share: UIViewController { let view = Card() }\n"
    let withShare = files.merging(["S.swift": share]) { $1 }
    #expect(await found("image-name", withShare) == ["error certain"])
    #expect(await ReadProject.findings("image-name", withShare).isEmpty)
    #expect(await ReadProject.findings("image-name", withShare, classes: ["Share"]).count == 1)
    // Or by one that code makes of parts.
    let opening = "let type: AnyClass? = NSClassFromString("
    for name in ["\"App.Share\")", "module + name)", "\"\\(module).Share\")"] {
      #expect(await ReadProject.findings("image-name", withShare.merging(["N.swift": opening + name]) { $1 }).count == 1, "\(name)")
    }
    #expect(await ReadProject.findings("image-name", withShare.merging(["N.swift": opening + "\"App.Other\")"]) { $1 }).isEmpty)
  }

  /// What a type keeps for a view that nothing shows meets nobody either.
  @Test func whatOnlySuchViewsAskForMeetsNobody() async {
    let signs = """
      import SwiftUI
      final class Signs { var star: some View { Image("old_square") } }
      struct Gallery: View { var body: some View { VStack { Signs().star } } }
      #Preview { Gallery() }
      """
    let start = Self.app.replacing("A()", with: "Text(\"A\")")
    #expect(await found("image-name", ["A.swift": start, "S.swift": signs]) == [])
    let shown = Self.app.replacing("A()", with: "Gallery()")
    #expect(await found("image-name", ["A.swift": shown, "S.swift": signs]) == ["error certain"])
  }

  /// What rows are told to show of the filters of a screen shows nothing of the screen.
  @Test(arguments: [
    ("let filter: Inbox.Filter", []), ("let filter: Inbox.Filter; let inbox = Inbox()", ["error certain"]),
    ("let filter: Inbox.Filter; let inbox = Inbox.Maker().inbox", ["error certain"]),
  ])
  func typesWithinAViewThatNothingShows(members: String, expected: [String]) async {
    let code = """
      import SwiftUI
      struct Inbox: View {
        enum Filter { case all, unread }
        struct Maker { var inbox: Inbox { Inbox() } }
        var body: some View { Image("old_square") }
      }
      struct Row: View { \(members); var body: some View { Text("A") } }
      """
    #expect(await found("image-name", ["A.swift": Self.app.replacing("A()", with: "Row(filter: .all)"), "S.swift": code]) == expected)
  }

  @Test("Flags that nothing sets", arguments: [
    ("", []), ("Button(\"Close\") { isShown = false }", []), ("Button(\"Show\") { isShown = true }", ["error certain"]),
    ("Button(\"Show\") { isShown.toggle() }", ["error certain"]), ("Toggle(\"Show\", isOn: $isShown)", ["error certain"]),
    ("Button(\"Show\") { self.isShown = !isShown }", ["error certain"]),
    ("Button(\"Show\") { (isShown, other) = (true, 1) }", ["error certain"]),
    ("Text(\"B\").tip(isPresented: $isShown) { Text(\"C\") }", ["error certain"]),
    ("List { Text(\"B\") }.searchable(text: $text, isPresented: $isShown)", ["error certain"]),
  ])
  func flags(use: String, expected: [String]) async {
    func code(_ modifier: String) -> String {
      """
      import SwiftUI
      @main struct B: App { var body: some Scene { WindowGroup { Start() } } }
      struct Poster: View { var body: some View { Image("old_square") } }
      struct Start: View {
        @State \(modifier) var isShown = false
        var body: some View { VStack { Text("A"); \(use) }.sheet(isPresented: $isShown) { Poster() } }
      }
      """
    }
    #expect(await found("image-name", ["A.swift": code("private")]) == expected)
    // Others may set it, as far as the project has any that do.
    guard use.isEmpty else { return }
    #expect(await found("image-name", ["A.swift": code("")]) == [])
    let maker = "let start = Start(isShown: true)\n"
    #expect(await found("image-name", ["A.swift": code(""), "B.swift": maker]) == ["error certain"])
  }

  @Test("Members that nobody gives", arguments: [
    ("Row(title: \"A\")", false), ("Row(title: \"A\", onLike: { like() })", true), ("Row(title: \"A\") { like() }", true), ("made()", true),
  ])
  func givenMembers(use: String, isMet: Bool) async {
    let code = """
      import SwiftUI
      @main struct B: App { var body: some Scene { WindowGroup { Start() } } }
      struct Row: View {
        let title: String
        var onLike: (() -> Void)? = nil
        var body: some View { HStack { Text(title); if let onLike { Image("old_square").onTapGesture(perform: onLike) } } }
      }
      struct Start: View {
        var body: some View { VStack { \(use) } }
        \(use == "made()" ? "func made() -> Row { var row = Row(title: \"A\"); row.onLike = { like() }; return row }" : "")
      }
      #Preview { Row(title: "A", onLike: { }) }
      """
    #expect(await found("tap-without-button-trait", ["A.swift": code]).isEmpty != isMet)
  }

  /// A page that a router shows for a case, which only a function makes that nothing calls.
  @Test("Cases that only unreached code makes", arguments: ["", "Button(\"Old\") { intent.onTapOld() }"])
  func routes(use: String) async {
    let code = """
      import SwiftUI
      @main struct B: App { var body: some Scene { WindowGroup { Start(intent: Intent()) } } }
      protocol SheetRoute {}
      protocol ScreenRoute: SheetRoute { var title: String { get } }
      enum Route: ScreenRoute { case new, old; var title: String { "A" } }
      protocol IntentProtocol: AnyObject { func onTapNew(); func onTapOld() }
      final class Model {
        var route = Route.new
        func routeToNew() { route = .new }
        func routeToOld() { route = .old }
      }
      final class Intent { let model = Model() }
      extension Intent: IntentProtocol {
        func onTapNew() { model.routeToNew() }
        func onTapOld() { model.routeToOld() }
      }
      struct Start: View {
        let intent: Intent
        var body: some View {
          VStack {
            Button("New") { intent.onTapNew() }
            \(use)
            switch intent.model.route {
            case .new: Text("New")
            case .old: Image("old_square")
            }
          }
        }
      }
      """
    #expect(await found("image-name", ["A.swift": code]).isEmpty == use.isEmpty)
  }

  @Test("Flags that every call sets the same", arguments: [
    ("Head(title: \"A\", isLarge: true)", "", false), ("Head(title: \"A\")", "", true),
    ("Head(title: \"A\", isLarge: true); Head(title: \"B\")", "", true), ("Head(title: \"A\", isLarge: isOn)", "", true),
    ("made()", "", true), ("Head(title: \"A\", isLarge: true); Other(title: \"B\", isLarge: false)", "", true),
    ("Head(title: \"A\", isLarge: true); { () -> Head in .init(title: \"B\", isLarge: false) }()", "", true),
    ("Head(title: \"A\", isLarge: true)", "func part(isLarge: Bool) -> some View { Text(title) }", true),
    ("Head(title: \"A\", isLarge: true)", "init(title: String, isLarge: Bool = false) { self.title = title; self.isLarge = isLarge }", false),
    ("Head(title: \"A\", isLarge: true)", "init(title: String, isLarge: Bool = false) { self.title = title; self.isLarge = !isLarge }", true),
  ])
  func flags(use: String, initializer: String, isMet: Bool) async {
    let code = """
      import SwiftUI
      @main struct B: App { var body: some Scene { WindowGroup { Start() } } }
      typealias Other = \(use.contains("Other") ? "Head" : "Text")
      struct Head: View {
        let title: String
        var isLarge = false
        \(initializer)
        var body: some View { VStack { if !isLarge { Image("old_square") }; Text(title) } }
      }
      struct Start: View {
        @State var isOn = false
        var body: some View { VStack { \(use); Toggle("On", isOn: $isOn) } }
        \(use == "made()" ? "func made() -> Head { var head = Head(title: \"A\", isLarge: true); head.isLarge = isOn; return head }" : "")
      }
      #Preview { Head(title: "A") }
      """
    #expect(await found("image-name", ["A.swift": code]).isEmpty != isMet)
  }

  @Test("Flags of a view that other modules may use, where all of these are at hand", arguments: [("false", []), ("isOn", ["old_square"])])
  func offeredFlags(given: String, pictures: [String]) async {
    let code = """
      import SwiftUI
      @main struct B: App { var body: some Scene { WindowGroup { Start() } } }
      public struct Head: View {
        let title: String
        let isLarge: Bool
        public init(title: String, isLarge: Bool) { self.title = title; self.isLarge = isLarge }
        public var body: some View { VStack { if isLarge { Image("old_square") }; Text(title) } }
      }
      struct Start: View {
        @State var isOn = false
        var body: some View { VStack { Head(title: "A", isLarge: false); Head(title: "B", isLarge: \(given)); Toggle("On", isOn: $isOn) } }
      }
      #Preview { Head(title: "A", isLarge: true) }
      """
    #expect(await found("image-name", ["A.swift": code]).isEmpty == pictures.isEmpty)
  }

  @Test("Branches that nothing comes to", arguments: [
    // No code makes the case.
    ("case .poster: Image(\"old_square\")\n case .plain: Text(\"A\")", "Kept.look", []),
    ("case .poster: Image(\"old_square\")\n case .plain: Text(\"A\")", "isOld ? .poster : .plain", ["error certain"]),
    // All cases are there already.
    ("case .poster, .plain: Text(\"A\")\n default: Image(\"old_square\")", "isOld ? .poster : .plain", []),
    ("case .plain: Text(\"A\")\n default: Image(\"old_square\")", "isOld ? .poster : .plain", ["error certain"]),
  ])
  func branches(_ cases: String, _ made: String, _ expected: [String]) async {
    func code(_ inherited: String) -> String {
      """
      import SwiftUI
      @main struct B: App { var body: some Scene { WindowGroup { Start(isOld: false) } } }
      enum Look\(inherited) { case poster, plain }
      struct Start: View {
        let isOld: Bool
        var look: Look { \(made) }
        var body: some View {
          switch look {
          \(cases)
          }
        }
      }
      """
    }
    #expect(await found("image-name", ["A.swift": code("")]) == expected)
    // A raw value may come to any case, where something makes one of it.
    guard cases.hasPrefix("case .poster:") else { return }
    #expect(await found("image-name", ["A.swift": code(": String")]) == expected)
    #expect(await found("image-name", ["A.swift": code(": String"), "B.swift": "let look = Look(rawValue: text)\n"]) == ["error certain"])
    #expect(await found("image-name", ["A.swift": code(": String, Codable")]) == ["error certain"])
  }

  @Test("Widgets", arguments: [
    ("struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: \"w\") { C() } } }", ["note review"]),
    ("func reload() { WidgetCenter.shared.reloadAllTimelines() }", ["error certain"]),
  ])
  func widgets(_ code: String, _ expected: [String]) async {
    let view = "import SwiftUI\nimport WidgetKit\nstruct C: View { var body: some View { Image(\"logo_square\") } }\n"
    let start = Self.app.replacing("A()", with: "C()")
    #expect(await found("image-name", ["App/A.swift": start, "Parts/C.swift": view + code]) == expected)
  }

  @Test(arguments: [
    "ImageRenderer(content: Snapshot()).cgImage",
    "let view = Snapshot().frame(width: 300); let renderer = ImageRenderer(content: view); return renderer.cgImage",
    "later { let view = Snapshot(); keep(ImageRenderer(content: view).cgImage) }; return nil",
    "let view = Snapshot(); let renderer = ImageRenderer(content: view.frame(width: 400)); return renderer.cgImage",
  ])
  func partsOfPictures(_ image: String) async {
    let code = """
      import SwiftUI
      struct Panel: View { var body: some View { Text("Speed").font(.system(size: 10)) } }
      struct Snapshot: View { var body: some View { VStack { Panel() } } }
      final class Recorder { func image() -> CGImage? { \(image) } }
      """
    #expect(await found("fixed-font-size", ["A.swift": code]) == [])
    let shown = "import SwiftUI\nstruct Home: View { var body: some View { Panel() } }\n"
    #expect(await found("fixed-font-size", ["A.swift": code, "B.swift": shown]) == ["warning likely"])
  }

  @Test func screensForThoseWhoMakeTheApp() async {
    #expect(await found("icon-button-name", ["App/B.swift": Self.app, "App/Debug/A.swift": Self.screen]) == ["note certain"])
    let named = ["App/B.swift": Self.app, "App/Debug/A.swift": Self.screen]
    #expect(await found("icon-button-name", named, paths: ["/App/Debug"]) == ["error certain"])
    #expect(await found("icon-button-name", named, paths: ["/App/Debug/A.swift"]) == ["note certain"])
    #expect(await found("icon-button-name", ["App/B.swift": Self.app, "App/Bug/A.swift": Self.screen]) == ["error certain"])
  }

  @Test(arguments: [
    (#"Server.environment == "staging""#, "note certain"), ("Build.environment == .qa && isOn", "note certain"),
    (#"Server.environment == "production""#, "error certain"), (#"Server.environment != "staging""#, "error certain"),
    (#"order.state == "internal""#, "error certain"),
  ])
  func buildsForThoseWhoMakeTheApp(_ test: String, _ expected: String) async {
    let code = """
      import SwiftUI
      struct Settings: View {
        @State var isOn = false
        var body: some View {
          VStack {
            if \(test) {
              Button { isOn = true } label: { Image("x-1") }
            }
          }
        }
      }
      """
    #expect(await found("icon-button-name", ["A.swift": code]) == [expected])
  }
}
