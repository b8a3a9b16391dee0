import EarshotCore
import Project
import Rules
import SourceModel
import Testing

/// Findings of real apps that were wrong, each cut down to what made it so.
@Suite struct FalseFindingTests {
  private func found(_ rule: String, in files: [String: String]) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    let wrapped = files.mapValues { $0.hasPrefix("<") ? $0 : "import SwiftUI\n\($0)\n" }
    return await Analysis.run(files: wrapped, options).findings.map { "\($0.certainty): \($0.message)" }
  }

  /// The branches of one modifier applied twice seem to exclude each other: the text of a picture was taken to be away.
  @Test func branchesThatExcludeThemselves() async {
    let code = """
      extension View {
        @ViewBuilder func dimmed(_ isOn: Bool) -> some View {
          if isOn { self.font(.caption).background(Color.gray) } else { self }
        }
      }
      struct Row: View {
        @State var isOn = false
        var body: some View {
          HStack { Image(systemName: "tray.2.fill"); Text("In") }.dimmed(isOn).dimmed(isOn)
        }
      }
      """
    #expect(await found("symbol-raw-name", in: ["A.swift": code]) == [])
    #expect(await found("redundant-icon-beside-text", in: ["A.swift": code]).count == 1)
  }

  /// Each of two views has a state of its own under one name; what stands in the inner one is there nevertheless.
  @Test("States of one name in two views", arguments: [
    ("var mode = 0", "if mode == 0 { Button(\"A\") { mode = 1 } } else if mode == 1 { Inner() }", "if mode == 0 { Go() }"),
    ("var isOn = false", "if isOn { Inner() } else { Button(\"A\") { isOn = true } }", "if isOn { Text(\"B\") } else { Go() }"),
  ])
  func statesOfOneName(state: String, outer: String, inner: String) async {
    let code = """
      struct Outer: View { @State \(state); var body: some View { VStack { \(outer) } } }
      struct Inner: View { @State \(state); var body: some View { VStack { \(inner) } } }
      struct Go: View { var body: some View { Button { } label: { Image(systemName: "arrow.left") } } }
      """
    #expect(await found("icon-button-name", in: ["A.swift": code]).count == 1)
  }

  /// Where outcomes of two views contradict each other by their words, a tap still reaches all that it is written on.
  @Test func tapInContradictoryBranches() async {
    let code = """
      struct Outer: View {
        @State var isOn = false
        var body: some View { if isOn { Inner() } else { Button("A") { isOn = true } } }
      }
      struct Inner: View { @State var isOn = false; var body: some View { if isOn { Text("B") } else { Header() } } }
      struct Header: View {
        @State var isOpen = false
        var body: some View {
          HStack { Text("Notes"); if isOpen { Image(systemName: "chevron.down") } else { Image(systemName: "chevron.up") } }
            .onTapGesture { isOpen.toggle() }
        }
      }
      """
    let found = await found("tap-without-button-trait", in: ["A.swift": code])
    #expect(found == ["certain: 2 elements react to one tap and none is announced as a button"])
  }

  /// A test that is decided in one case and open in the others disables all the same.
  @Test func disabledByATestWithAnEarlyReturn() async {
    let code = """
      final class Link: ObservableObject { @Published var peer: String? }
      struct Device: View {
        @ObservedObject var link: Link
        let id: String
        var isDemo = false
        private var isReady: Bool { if isDemo { return true }; return link.peer == id }
        var body: some View {
          Button("Restart") { guard isReady else { return }; link.peer = nil }
            .disabled(!isReady).opacity(isReady ? 1 : 0.4)
        }
      }
      """
    #expect(await found("visually-disabled-only", in: ["A.swift": code]) == [])
  }

  /// An extension of a view shows it nowhere, whatever system it is compiled for.
  @Test("Extensions of unused views", arguments: [("Text(\"Hi\")", [Severity]()), ("Clearing(text: .constant(\"\"))", [.error])])
  func extensions(shown: String, found: [Severity]) async {
    let code = """
      import SwiftUI
      @main struct DemoApp: App { var body: some Scene { WindowGroup { \(shown) } } }
      struct Clearing: View {
        @Binding var text: String
        var body: some View { HStack { field; Button { text = "" } label: { Image("ic_x2") } } }
      }
      #if os(iOS)
      extension Clearing { var field: some View { TextField("City", text: $text) } }
      #endif
      #if os(macOS)
      extension Clearing { var field: some View { TextField("City", text: $text) } }
      #endif
      """
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["icon-button-name"]
    #expect(await Analysis.run(files: ["A.swift": code], options).findings.map(\.severity) == found)
  }

  /// Two branches that say the same are one alternative; what is hidden in them is still a use.
  @Test func componentThatIsHiddenWhereverItIsUsed() async {
    let badge = """
      struct Badge: View { var body: some View { ZStack { Circle(); Image(systemName: "quote.bubble.fill") } } }
      struct Avatar: View {
        let isSmall: Bool
        var body: some View {
          ZStack { Image("face"); if isSmall { Badge().frame(width: 8) } else { Badge() } }
        }
      }
      """
    let row = """
      struct Row: View {
        let count: Int
        let isSmall: Bool
        var body: some View {
          HStack {
            if count == 1 {
              Avatar(isSmall: isSmall).accessibilityHidden(true)
            } else {
              Badge().accessibilityHidden(true)
            }
            Text("Hello")
          }
          .accessibilityElement(children: .combine)
        }
      }
      """
    #expect(await found("symbol-raw-name", in: ["A.swift": badge, "B.swift": row]) == [])
    #expect(await found("symbol-raw-name", in: ["A.swift": badge]).count == 1)
  }

  /// A picture in the label of a button with words is no stop, so nobody needs a name for it.
  @Test func componentThatIsMergedWhereverItIsUsed() async {
    let code = """
      struct Face: View { let image: UIImage; var body: some View { Image(uiImage: image) } }
      struct Row: View {
        let image: UIImage
        var body: some View { Button { open() } label: { HStack { Face(image: image); Text("Anna") } } }
      }
      """
    #expect(await found("image-name", in: ["A.swift": code]) == [])
  }

  /// A library has words of its own until the app sets translated ones.
  @Test func wordsThatTheAppSets() async {
    let code = """
      struct Environment { static var current = Environment(); var strings = Strings() }
      struct Strings { var close = "Close" }
      struct Panel: View {
        var body: some View { Image("x").accessibilityLabel(Environment.current.strings.close) }
      }
      """
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["unlocalized-label"]
    let texts = ["en": ["a": LocalizedText.plain("a", state: nil)], "de": ["a": .plain("b", state: nil)]]
    let tables = StringTables(["Localizable": texts])
    let analysis = await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code], strings: tables, options)
    #expect(analysis.findings.map(\.message) == [])
    let fixed = code.replacing("static var", with: "static let").replacing("var close", with: "let close")
    let control = await Analysis.run(files: ["A.swift": "import SwiftUI\n" + fixed], strings: tables, options)
    #expect(control.findings.count == 1)
  }

  /// The system shows a picture of it for a moment.
  @Test func launchScreen() async {
    func storyboard(_ attribute: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"\(attribute)>
      <scenes><scene sceneID="s1"><objects><viewController id="c1">
      <view key="view" id="v1"><subviews><label text="Hello" id="l1">
      <fontDescription key="fontDescription" type="system" pointSize="14"/></label></subviews></view>
      </viewController></objects></scene></scenes></document>
      """
    }
    #expect(await found("ib-fixed-font", in: ["A.storyboard": storyboard("")]).count == 1)
    #expect(await found("ib-fixed-font", in: ["A.storyboard": storyboard(" launchScreen=\"YES\"")]) == [])
  }

  /// Two lines in a stack that holds a field as well: to read all of it as one would take the field away.
  @Test func linesUnderAField() async {
    let lines = "Text(name); Text(note).foregroundStyle(.secondary)"
    func view(_ more: String) -> String {
      "struct V: View { let name: String; let note: String; var body: some View { VStack { \(more)\(lines) } } }"
    }
    #expect(await found("ungrouped-row", in: ["A.swift": view("")]).count == 1)
    #expect(await found("ungrouped-row", in: ["A.swift": view("HStack { TextField(\"Name\", text: $text) }; ")]) == [])
  }

  /// The gesture stands around one use of a picture that is right elsewhere: it is the gesture's place that is wrong.
  @Test func gestureAroundOneUse() async {
    let face = "struct Face: View { let image: UIImage; var body: some View { Image(uiImage: image) } }"
    let used = """
      struct Row: View {
        let image: UIImage
        var body: some View { VStack { Face(image: image); Text("Anna") }.onTapGesture { open() } }
      }
      struct Other: View {
        let image: UIImage
        var body: some View { Face(image: image) }
      }
      """
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["tap-without-button-trait"]
    let files = ["A.swift": "import SwiftUI\n" + face, "B.swift": "import SwiftUI\n" + used]
    let findings = await Analysis.run(files: files, options).findings
    #expect(findings.map(\.place.text) == [".onTapGesture { open() }"])
  }

  /// What is said instead of the options is not their question; a question of a component is told where it is used.
  @Test func textOfAnotherBranchThanTheOptions() async {
    func view(_ content: String) -> String {
      "struct V: View { @State var size = 1; var body: some View { VStack { \(content) } } }"
    }
    let options = "Button(\"S\") { size = 1 }; Button(\"M\") { size = 2 }"
    let other = view("if isEmpty { Text(\"Nothing found\") } else { \(options) }")
    #expect(await found("group-name-missing", in: ["A.swift": other]) == [])
    let title = "struct Question: View { let text: String; var body: some View { Text(text) } }"
    let used = view("Question(text: \"Which size?\"); \(options)")
    var settings = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    settings.rules = ["group-name-missing"]
    let files = ["A.swift": "import SwiftUI\n" + title, "B.swift": "import SwiftUI\n" + used]
    let findings = await Analysis.run(files: files, settings).findings
    #expect(findings.map(\.place.text) == ["Question(text: \"Which size?\")"])
  }

  /// A group that is one for some states only, and a picture that stands on a banner.
  @Test func groupsAndPicturesWithAnotherPurpose() async {
    let group = """
      struct V: View {
        let isOpen: Bool
        var body: some View {
          HStack { Button("S") { a() }; Button("M") { b() } }.accessibilityElement(children: isOpen ? .contain : .combine)
        }
      }
      """
    #expect(await found("container-without-name", in: ["A.swift": group]) == [])
    let face = "struct V: View { var body: some View { Image(\"profile-banner-face\") } }"
    #expect(await found("text-in-image", in: ["A.swift": face]) == [])
  }

  /// The empty title of a picker whose options are rows is no row when it is hidden.
  @Test func hiddenTitleOfAnInlinePicker() async {
    func view(_ modifiers: String) -> String {
      """
      struct V: View {
        @State private var size = 1
        var body: some View {
          List { Picker("", selection: $size) { Text("S").tag(1); Text("M").tag(2) }.pickerStyle(.inline)\(modifiers) }
        }
      }
      """
    }
    #expect(await found("empty-element", in: ["A.swift": view("")]).count == 1)
    #expect(await found("empty-element", in: ["A.swift": view(".labelsHidden()")]) == [])
  }

  /// The app's own name in large letters stands for a logo.
  @Test func nameOfTheAppIsNoSureHeading() async {
    let view = """
      struct V: View {
        var body: some View {
          VStack {
            Text("Larkspur").font(.largeTitle); Text("Walks nearby"); Button("Start") { a() }; Button("Help") { b() }
          }
        }
      }
      """
    #expect(await found("heading-missing", in: ["A.swift": view]).map { $0.prefix(6) } == ["likely"])
    let plist = """
      <plist><dict>
      <key>CFBundleDevelopmentRegion</key><string>en</string>
      <key>CFBundleDisplayName</key><string>Larkspur</string>
      </dict></plist>
      """
    let info = InfoSettings(propertyList: SourceFile(path: "Info.plist", text: plist))
    let unit = SourceUnit(
      file: SourceFile(path: "A.swift", text: "import SwiftUI\n" + view), role: .app, isRequested: true, module: nil)
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["heading-missing"]
    let named = await Analysis.run(on: Project(root: "/", sources: [unit], info: [info].compactMap(\.self)), options)
    #expect(named.findings.isEmpty)
  }

  /// A dot under a condition that decides nothing else is kept with it, and one that marks a selection is no badge.
  @Test func dotsInTheLabelOfAButton() async {
    func view(_ condition: String) -> String {
      """
      struct V: View {
        var body: some View {
          Button { open() } label: { ZStack { Image(systemName: "bell"); if \(condition) { Circle().fill(.red) } } }
            .accessibilityLabel("Inbox")
        }
      }
      """
    }
    #expect(await found("badge-not-spoken", in: ["A.swift": view("hasUnread")]).count == 1)
    #expect(await found("badge-not-spoken", in: ["A.swift": view("isSelected")]) == [])
  }

  /// Rows of known members share one stack in source; each picture stands beside the text of its own row.
  @Test func pictureInOneRowOfMany() async {
    let code = """
      enum Taste: CaseIterable, Identifiable {
        case salty, sweet
        var id: Self { self }
        var name: String { switch self { case .salty: return "Salty"; case .sweet: return "Sweet" } }
        var image: Image {
          switch self {
          case .salty: return Image(systemName: "drop")
          case .sweet: return Image(systemName: "face.smiling")
          }
        }
      }
      struct V: View {
        var body: some View { ForEach(Taste.allCases) { taste in HStack { taste.image; Text(taste.name) } } }
      }
      """
    let messages = await found("redundant-icon-beside-text", in: ["A.swift": code])
    let beside = messages.compactMap { $0.firstMatch(of: #/symbol '(.+)' beside the text '(.+?)'/#).map { [$0.1, $0.2] } }
    #expect(beside == [["drop", "Salty"], ["face.smiling", "Sweet"]])
  }

  /// Two uses that differ by what is handed over, one of them with nothing but a modifier of looks: what makes the
  /// difference is inside. A modifier that may hide it makes the difference at the use.
  @Test func bareUsesOfAComponent() async {
    func code(_ modifier: String) -> String {
      """
      struct Row: View {
        var name: String?
        var body: some View {
          HStack {
            if let name { Text(name) }
            Button { a() } label: { if let name { Text(name) } else { Image("btn_menu") } }
          }
        }
      }
      struct A: View { var body: some View { Row()\(modifier) } }
      struct B: View { var body: some View { Row(name: "Anna") } }
      """
    }
    let inside = await places("icon-button-name", code(".environment(\\.colorScheme, .dark)"))
    #expect(inside.allSatisfy { $0.hasPrefix("Button") } && inside.count == 1)
    #expect(await places("icon-button-name", code(".accessibilityElement()")).isEmpty)
  }

  /// What is compiled for debugging only fails no build.
  @Test func codeForDebugging() async {
    let button = "Button { a() } label: { Image(\"btn_close\") }"
    func severities(_ body: String) async -> [Severity] {
      var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
      options.rules = ["icon-button-name"]
      let source = "import SwiftUI\nstruct V: View {\nvar body: some View { VStack {\n\(body)\n} }\n}\n"
      return await Analysis.run(files: ["A.swift": source], options).findings.map(\.severity)
    }
    #expect(await severities(button) == [.error])
    #expect(await severities("#if DEBUG\n\(button)\n#endif") == [])
    #expect(await severities("#if !DEBUG\nText(\"a\")\n#else\n\(button)\n#endif") == [])
    #expect(await severities("#if DEBUG || BETA\nText(\"a\")\n#else\n\(button)\n#endif") == [.error])
  }

  /// Whether anybody meets an empty text that is only there to be scrolled to, or for the room that it takes, is for a person
  /// to find out.
  @Test func anchorsForScrolling() async {
    func view(_ modifiers: String) -> String {
      "struct V: View { var body: some View { VStack { Text(\"a\"); Text(\"\")\(modifiers) } } }"
    }
    let message = "text is a stop that says nothing"
    #expect(await found("empty-element", in: ["A.swift": view(".frame(height: 9).id(end)")]) == ["review: \(message)"])
    #expect(await found("empty-element", in: ["A.swift": view(".frame(height: 9)")]) == ["review: \(message)"])
  }

  /// Two rules would undo each other's fix for ever.
  @Test func hiddenLinkForCode() async {
    let code = """
      struct V: View {
        @State var isOpen = false
        var body: some View {
          Text("a").background(NavigationLink("", isActive: $isOpen) { Text("b") }.accessibilityHidden(true))
        }
      }
      """
    #expect(await found("hidden-control-still-focusable", in: ["A.swift": code]) == [])
    #expect(await found("invisible-navigation-link", in: ["A.swift": code]) == [])
  }

  private func places(_ rule: String, _ code: String) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code], options).findings.map(\.place.text)
  }
}
