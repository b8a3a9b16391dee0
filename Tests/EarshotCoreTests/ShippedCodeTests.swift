import EarshotCore
import Foundation
import SourceModel
import Testing

/// What is said of code that nobody gets, and of places where what people get is right already.
@Suite struct ShippedCodeTests {
  private func found(_ rule: String, _ files: [String: String], paths: [String] = []) async -> [String] {
    var options = AnalysisOptions(paths: paths, workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(files: files, options).findings.map { "\($0.severity) \($0.certainty)" }
  }

  private func fixes(_ rule: String, _ code: String) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(files: ["A.swift": "import UIKit\n" + code], options).findings
      .flatMap(\.fixes).flatMap(\.edits).map { $0.replacement.trimmingCharacters(in: .whitespacesAndNewlines) }
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

  @Test func whatNoTargetBuildsIsANote() async throws {
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
      options.rules = ["icon-button-name"]
      return await Analysis.run(options).findings.map(\.severity.rawValue)
    }
    #expect(await levels([]) == ["note"])
    // A file that is named gets what is said of it in the whole project.
    #expect(await levels(["App/A.swift"]) == ["note"])
    let reference = "A = { isa = PBXFileReference; path = A.swift; sourceTree = \"<group>\"; };\n  G = {"
    let built = project.replacing("children = (B, )", with: "children = (B, A, )").replacing("G = {", with: reference)
      .replacing("files = (F, );", with: "files = (F, F2, );")
      .replacing("F = {", with: "F2 = { isa = PBXBuildFile; fileRef = A; }; F = {")
    try built.write(toFile: folder + "/A.xcodeproj/project.pbxproj", atomically: true, encoding: .utf8)
    #expect(await levels([]) == ["error"])
  }

  @Test func ofViewsThatNothingShowsOnlyWhatIsBroken() async {
    let small = "import SwiftUI\nstruct C: View { var body: some View { Text(\"a\").font(.system(size: 12)) } }\n"
    let picture = "import SwiftUI\nstruct C: View { var body: some View { Image(\"logo_square\") } }\n"
    let start = Self.app + Self.screen.replacing("import SwiftUI\n", with: "")
    #expect(await found("fixed-font-size", ["A.swift": start, "C.swift": small]) == [])
    let button = picture.replacing("Image(\"logo_square\")", with: "Button { go() } label: { Image(\"x-1\") }")
    #expect(await found("icon-button-name", ["B.swift": Self.app, "C.swift": button]) == ["note certain"])
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
    #expect(await found("image-name", ["A.swift": start("// prize"), "C.swift": badge]) == ["note certain"])
    // A view that nothing names shows it.
    let card = "import SwiftUI\nstruct Card: View { var body: some View { Image(\"old_square\"); Badge() } }\n"
    let files = ["A.swift": start("Text(\"A\")").replacing("Badge()", with: "Text(\"B\")"), "C.swift": badge, "D.swift": card]
    // Both are one drawing, told once.
    #expect(await found("image-name", files) == ["note certain"])
    // A class may be made by its name in a property list, as that of an extension is.
    let share = "import UIKit\nfinal class Share: UIViewController { let view = Card() }\n"
    #expect(await found("image-name", files.merging(["S.swift": share]) { $1 }) == ["error certain"])
  }

  @Test func partsOfPictures() async {
    let code = """
      import SwiftUI
      struct Panel: View { var body: some View { Text("Speed").font(.system(size: 10)) } }
      struct Snapshot: View { var body: some View { VStack { Panel() } } }
      final class Recorder { func image() -> CGImage? { ImageRenderer(content: Snapshot()).cgImage } }
      """
    #expect(await found("fixed-font-size", ["A.swift": code]) == [])
    let shown = "import SwiftUI\nstruct Home: View { var body: some View { Panel() } }\n"
    #expect(await found("fixed-font-size", ["A.swift": code, "B.swift": shown]) == ["warning certain"])
  }

  // MARK: - What is right already

  @Test func wordsOfSymbolsThatAreRight() async {
    let menu = """
      import SwiftUI
      struct A: View {
        var body: some View { Menu { Button("Cut") { cut() } } label: { Image(systemName: "ellipsis.circle") } }
      }
      """
    #expect(await found("menu-name", ["A.swift": menu]) == [])
    #expect(await found("symbol-word-name", ["A.swift": menu]) == ["note review"])
    let close = """
      import UIKit
      final class A: UIViewController {
        let button = UIButton()
        override func viewDidLoad() {
          button.setImage(UIImage(systemName: "xmark"), for: .normal)
          view.addSubview(button)
        }
      }
      """
    #expect(await found("uikit-image-button-name", ["A.swift": close]) == [])
    #expect(await found("symbol-word-name", ["A.swift": close]) == ["note review"])
  }

  @Test func footersOfTablesFollowTheTextSize() async {
    let code = """
      import UIKit
      final class A: UITableViewController {
        override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { .init() }
        override func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String? { "Hint" }
      }
      """
    #expect(await found("uikit-fixed-font", ["A.swift": code]) == [])
  }

  @Test func signsAreNoLetters() async {
    func label(_ text: String) -> String {
      """
      import UIKit
      final class A: UIViewController {
        let mark = UILabel()
        override func viewDidLoad() {
          mark.text = "\(text)"
          mark.font = .systemFont(ofSize: 20)
          view.addSubview(mark)
        }
      }
      """
    }
    #expect(await found("uikit-fixed-font", ["A.swift": label("\u{1F1E9}\u{1F1EA} →")]) == [])
    #expect(await found("uikit-fixed-font", ["A.swift": label("DE")]) == ["note certain"])
  }

  @Test func aTapThatAlsoTakesTheKeyboard() async {
    func code(_ deed: String) -> String {
      """
      import UIKit
      final class A: UIViewController {
        let page = UILabel()
        override func viewDidLoad() {
          page.text = "Page"
          page.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
          page.isUserInteractionEnabled = true
          view.addSubview(page)
        }
        @objc func tap() { \(deed) }
      }
      """
    }
    let both = code("moveCaret(); page.becomeFirstResponder()")
    #expect(await found("uikit-tap-view-not-element", ["A.swift": both]) == ["note review"])
    #expect(await found("uikit-tap-view-not-element", ["A.swift": code("open()")]) == ["error likely"])
  }

  // MARK: - Edits name the object

  @Test func anObjectCalledLikeAPartOfAnother() async {
    let code = """
      final class A: UIViewController {
        let titleLabel = UILabel()
        override func viewDidLoad() {
          titleLabel.font = .preferredFont(forTextStyle: .headline)
          titleLabel.text = "Hello"
          view.addSubview(titleLabel)
        }
      }
      """
    #expect(await fixes("uikit-fixed-font", code) == ["titleLabel.adjustsFontForContentSizeCategory = true"])
  }

  @Test func aConstantIsNotTheObject() async {
    let code = """
      enum Texts { enum Home { static let title = "Home" } }
      final class Row: UIView {
        let label = UILabel()
        init(_ text: String) {
          super.init(frame: .zero)
          label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
          label.text = text
          addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class A: UIViewController {
        override func viewDidLoad() {
          view.addSubview(Row(Texts.Home.title))
        }
      }
      """
    #expect(await fixes("uikit-fixed-font", code).allSatisfy { !$0.hasPrefix("Texts") })
  }

  @Test func whatAStatementMakesIsTheObject() async {
    let code = """
      final class A: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "line.3.horizontal.decrease.circle"), style: .plain, target: self, action: nil)
        }
      }
      """
    #expect(await fixes("uikit-bar-button-name", code) == [
      "navigationItem.rightBarButtonItem?.accessibilityLabel = \"Filter\""
    ])
    let button = """
      final class A: UIViewController {
        var filter: UIButton!
        override func viewDidLoad() {
          filter = UIButton(type: .system)
          filter.setImage(UIImage(systemName: "line.3.horizontal.decrease.circle"), for: .normal)
          view.addSubview(filter)
        }
      }
      """
    #expect(await fixes("uikit-image-button-name", button).allSatisfy { $0.hasPrefix("filter.accessibilityLabel") })
  }

  // MARK: - Names

  @Test func namesOfWhatPutsSomethingAway() async {
    func name(_ deed: String, _ symbol: String) async -> [String] {
      let code = """
        import SwiftUI
        struct A: View {
          @State var isMuted = false
          @State var showsBanner = true
          var body: some View { Button { \(deed) } label: { Image(systemName: \(symbol)) } }
        }
        """
      var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
      options.rules = ["icon-button-name"]
      return await Analysis.run(files: ["A.swift": code], options).findings.flatMap(\.fixes).map(\.title)
    }
    let banner = await name("Seen.shared.banner = true; withAnimation { showsBanner = false }", "\"xmark.circle.fill\"")
    #expect(banner == ["name the button 'Close'"])
    #expect(await name("text = \"\"", "\"xmark.circle.fill\"") == ["name the button 'Clear text'"])
    // "Muted" says what is, and not what turning it does.
    let muted = await name("isMuted.toggle()", "isMuted ? \"waveform\" : \"waveform.slash\"")
    #expect(muted.allSatisfy { !$0.contains("Muted") })
  }

  @Test func fieldsOfAlertsThatAreViewsOfTheirOwn() async {
    let code = """
      import SwiftUI
      struct RenameAlert: View {
        @State var name = ""
        var body: some View { Group { TextField("Name", text: $name); Button("Save") { save() } } }
      }
      """
    #expect(await found("placeholder-only-name", ["A.swift": code]) == [])
    let form = code.replacing("RenameAlert", with: "RenameForm")
    #expect(await found("placeholder-only-name", ["A.swift": form]) == ["note certain"])
  }

  @Test func crossesThatEmptyAText() async {
    let code = """
      import SwiftUI
      struct A: View {
        @State var offer = ""
        var body: some View { Button { offer = "" } label: { Image(systemName: "multiply.circle.fill") } }
      }
      """
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["icon-button-name"]
    let titles = await Analysis.run(files: ["A.swift": code], options).findings.flatMap(\.fixes).map(\.title)
    #expect(titles == ["name the button 'Clear text'"])
  }

  @Test func screensForThoseWhoMakeTheApp() async {
    #expect(await found("icon-button-name", ["App/B.swift": Self.app, "App/Debug/A.swift": Self.screen]) == ["note certain"])
    let named = ["App/B.swift": Self.app, "App/Debug/A.swift": Self.screen]
    #expect(await found("icon-button-name", named, paths: ["/App/Debug"]) == ["error certain"])
    #expect(await found("icon-button-name", named, paths: ["/App/Debug/A.swift"]) == ["note certain"])
    #expect(await found("icon-button-name", ["App/B.swift": Self.app, "App/Bug/A.swift": Self.screen]) == ["error certain"])
  }

  // MARK: - What round I found wrong

  @Test func stylesThatDrawAButtonAsAnotherOne() async {
    let code = """
      import SwiftUI
      struct Pill: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(.borderless) }
      }
      struct A: View {
        var body: some View { Button("Add") { add() }.buttonStyle(Pill()) }
      }
      """
    #expect(await found("nested-interactive", ["A.swift": code]) == [])
    let nested = "import SwiftUI\nstruct A: View { var body: some View { Button { go() } label: { Button(\"In\") { add() } } } }"
    #expect(await found("nested-interactive", ["A.swift": nested]).count == 1)
  }

  @Test func linksThatOnlyCodeFollows() async {
    let code = """
      import SwiftUI
      struct A: View {
        @State var isActive = false
        var body: some View {
          NavigationLink { B() } label: {
            Text("Row").background { NavigationLink(isActive: $isActive) { B() } label: { EmptyView() } }
          }
        }
      }
      struct B: View { var body: some View { Text("b") } }
      """
    #expect(await found("nested-interactive", ["A.swift": code]) == [])
  }

  @Test func labelsThatCodeElsewhereLeavesEmpty() async {
    let code = """
      import SwiftUI
      struct A: View {
        var body: some View { Text("Rate").accessibilityLabel(Text(spoken())) }
        func spoken() -> String { "" }
      }
      """
    #expect(await found("empty-label", ["A.swift": code]) == [])
    let written = code.replacing("Text(spoken())", with: "Text(\"\")")
    #expect(await found("empty-label", ["A.swift": written]) == ["error certain"])
  }

  @Test func fieldsThatAreHandedTheirSetting() async {
    func code(_ handler: String) -> String {
      """
      import UIKit
      final class Ask: UIAlertController {
        convenience init(_ handlers: [(UITextField) -> Void]) {
          self.init(title: "A", message: nil, preferredStyle: .alert)
          handlers.forEach { addTextField(configurationHandler: \(handler)) }
        }
      }
      """
    }
    #expect(await found("uikit-text-field-name", ["A.swift": code("$0")]) == [])
  }

  @Test func lettersOfAvatarsAndEmoji() async {
    func label(_ name: String) -> String {
      """
      import UIKit
      final class A: UIViewController {
        let \(name) = UILabel()
        func fill(_ text: String) { \(name).text = text }
        override func viewDidLoad() {
          \(name).font = .systemFont(ofSize: 20)
          view.addSubview(\(name))
        }
      }
      """
    }
    #expect(await found("uikit-fixed-font", ["A.swift": label("emojiLabel")]) == [])
    #expect(await found("uikit-fixed-font", ["A.swift": label("nameLabel")]) == ["note certain"])
  }

  @Test func cellsPaintTheirOwnBackground() async {
    func file(_ cell: String, _ text: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s"><objects><tableViewController id="t" sceneMemberID="viewController">
      <tableView key="view" style="plain" id="v">
      <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      <prototypes><tableViewCell reuseIdentifier="Cell" id="c"><tableViewCellContentView key="contentView" id="w">
      <subviews><label text="Title" id="l"><fontDescription key="fontDescription" type="system" pointSize="16"/>
      \(text)</label></subviews></tableViewCellContentView>\(cell)</tableViewCell></prototypes>
      </tableView></tableViewController></objects></scene></scenes></document>
      """
    }
    let unset = "<nil key=\"textColor\"/>"
    #expect(await found("ib-contrast", ["A.storyboard": file("", unset)]) == [])
    let space = "alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"
    let gray = "<color key=\"textColor\" white=\"0.7\" \(space)"
    #expect(await found("ib-contrast", ["A.storyboard": file("", gray)]).count == 1)
    let white = "<color key=\"backgroundColor\" white=\"1\" \(space)"
    let black = "<color key=\"textColor\" white=\"0.9\" \(space)"
    #expect(await found("ib-contrast", ["A.storyboard": file(white, black)]).count == 1)
  }

  /// Much decides whether people ever see the dark appearance.
  @Test func contrastInTheDarkAppearanceAlone() async {
    let code = """
      import SwiftUI
      struct A: View { var body: some View { Text(name).foregroundStyle(.black).background(Color(.systemBackground)) } }
      """
    #expect(await found("low-contrast-text", ["A.swift": code]) == ["note review"])
    let light = code.replacing(".black", with: ".white")
    #expect(await found("low-contrast-text", ["A.swift": light]) == ["warning likely"])
  }
}
