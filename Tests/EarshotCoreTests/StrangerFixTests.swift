import AccessibilityModel
import EarshotCore
import Rules
import Testing

@testable import Project

/// What readers of apps that nobody had looked at found wrong in names that fixes write and in what they were about.
@Suite struct StrangerFixTests {
  private func findings(
    _ rule: String, _ files: [String: String], _ strings: StringTables = StringTables()
  ) async -> [Finding] {
    await Analysis.run(files: files, strings: strings).findings.filter { $0.rule == rule }
  }

  private func name(_ rule: String, _ code: String) async -> String? {
    await findings(rule, ["A.swift": code]).first?.fixes.first?.edits.first?.replacement
  }

  /// What was under way ends before the same is begun anew.
  @Test func whatIsStoppedBeside() async {
    func button(_ action: String) -> String {
      "import SwiftUI\nstruct V: View { var body: some View { Button { \(action) } label: { Image(\"menu-1\") } } }\n"
    }
    #expect(await name("icon-button-name", button("rolling?.cancel(); loadRates()"))?.contains("\"Load rates\"") ?? false)
    #expect(await name("icon-button-name", button("download?.cancel()"))?.contains("\"Cancel") ?? false)
  }

  /// `if needsPro { showUpgrade(); return }` is no name for what comes after it.
  @Test func whereCodeGivesUpEarly() async {
    let code = """
      import SwiftUI
      struct V: View {
        var body: some View {
          Button {
            if needsPro { showUpgrade(); return }
            guard isReady else { presentError(); return }
            connectServer()
          } label: { Image("menu-1") }
        }
      }
      """
    #expect(await name("icon-button-name", code)?.contains("\"Connect server\"") ?? false)
  }

  @Test func flagsOfWhatGoesOn() async {
    let code = """
      import SwiftUI
      struct V: View {
        @State var isMelodyPlaying = false
        var body: some View { Button { isMelodyPlaying.toggle() } label: { Image("me_75") } }
      }
      """
    #expect(await name("icon-button-name", code)?.contains("<#") ?? true)
  }

  /// The project's own way to hand an action to a store says no more than `send` does.
  @Test func ownDispatch() async {
    let code = """
      import SwiftUI
      struct V: View {
        let store: Store
        var body: some View { Button { store.sendViewAction(.tappedReport(id)) } label: { Image("menu-1") } }
      }
      """
    #expect(await name("icon-button-name", code)?.contains("Send") == false)
  }

  /// Each caller shows something else there, so a name in the component would be wrong for the others.
  @Test func signsOfCallers() async throws {
    let code = """
      import SwiftUI
      struct Row<Sign: View>: View {
        let sign: Sign
        let action: () -> Void
        var body: some View { HStack { Text("Count"); Button(action: action) { VStack { Spacer(); sign } } } }
      }
      struct Demo: View { var body: some View { Row(sign: Text("-")) { reduce() } } }
      """
    let found = await findings("emoji-or-symbol-name", ["A.swift": code])
    #expect(!found.isEmpty && found.allSatisfy { $0.fixes.isEmpty }, "\\(found.map(\\.fixes))")
  }

  /// A control that a helper of the same view makes is under the tap as well.
  @Test func helpersUnderOneTap() async throws {
    let code = """
      import SwiftUI
      struct Amounts: View {
        var body: some View { VStack { HStack { Text("10"); Text("20") }; HStack { Text("In"); Text("Out") } } }
      }
      struct Envelope: View {
        @State private var isOpen = false
        let name: String
        let show: () -> Void
        private func header() -> some View {
          HStack { Text(name); Button("Details") { isOpen.toggle() } }
        }
        private func total() -> some View { ZStack { Color.white; VStack { header(); Amounts() } } }
        var body: some View { VStack { total().onTapGesture { show() }; if isOpen { Text("More") } } }
      }
      struct Screen: View { var body: some View { Envelope(name: "Kim") { open() } } }
      """
    let found = await findings("tap-without-button-trait", ["A.swift": code])
    #expect(!found.isEmpty && found.allSatisfy { $0.fixes.isEmpty }, "\\(found.map { ($0.message, $0.fixes) })")
  }

  // MARK: - Keys

  /// A key of another bundle would be spoken as it is written.
  @Test func keysOfOtherBundles() async {
    let close = "import SwiftUI\nstruct V: View { var body: some View { Button { f() } label: { Image(systemName: \"minus.circle.fill\") } } }\n"
    var strings = StringTables()
    let english: [String: LocalizedText] = ["update.remove": .plain("Remove", state: nil), "update.title": .plain("Update", state: nil)]
    let other: [String: LocalizedText] = ["content.title": .plain("Content", state: nil)]
    for language in ["en", "de"] {
      strings.add(english, table: "Localizable", language: language, folder: "Updater")
      strings.add(other, table: "Localizable", language: language, folder: "Content")
    }
    func label(_ code: String) async -> String? {
      let found = await findings("icon-button-name", ["Content/V.swift": code], strings)
      return found.first?.fixes.first?.edits.first?.replacement
    }
    #expect(await label(close)?.contains("\"Remove\"") ?? false)
    #expect(await label(close + "let a = Text(\"content.title\")")?.contains("\"Remove\"") ?? false)
    #expect(await label(close + "let a = Text(\"update.title\", bundle: .module)")?.contains("\"Remove\"") ?? false)
    #expect(await label(close + "let a = Text(\"update.title\")")?.contains("\"update.remove\"") ?? false)
  }

  /// A key that a fix has just added does not make an app count as half translated, which would hide what is missing.
  @Test func newKeysHideNothing() async {
    let code = """
      import SwiftUI
      struct V: View {
        var body: some View {
          VStack {
            Image("x").accessibilityLabel("a.close")
            Image("y").accessibilityLabel("a.open")
            Image("z").accessibilityLabel("Distance")
          }
        }
      }
      """
    func texts(_ words: [String: String]) -> [String: LocalizedText] { words.mapValues { .plain($0, state: nil) } }
    let strings = StringTables([
      "Localizable": [
        "en": texts(["a.close": "Close", "a.open": "Open", "Distance": "Distance"]),
        "de": texts(["a.close": "Schließen"]), "fr": texts(["a.close": "Fermer", "a.open": "Ouvrir"]),
      ]
    ])
    let found = await findings("missing-translation", ["A.swift": code], strings)
    #expect(found.map(\.message) == ["key 'a.open' has no translation in 'de'"])
  }

  // MARK: - Fonts of interface files

  /// The class of the button sets the font again, and of a class of a package nobody sees the code.
  @Test func fontsOfClasses() async {
    func found(_ tag: String, class name: String) async -> Int {
      let title = tag == "button" ? "<state key=\"normal\" title=\"Close\"/>" : ""
      let file = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Start"><connections>
        <outlet property="view" destination="v"/></connections></placeholder>
        <view id="v"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
        <\(tag) \(tag == "label" ? "text=\"Total\"" : "") id="l1"\(name.isEmpty ? "" : " customClass=\"\(name)\"")>
        <rect key="frame" x="16" y="16" width="200" height="44"/>
        <fontDescription key="fontDescription" type="system" pointSize="16"/>\(title)</\(tag)>
        </subviews></view></objects></document>
        """
      let code = """
        import UIKit
        final class Start: UIViewController {}
        final class LargeButton: UIButton {
          required init?(coder: NSCoder) { super.init(coder: coder); setUp() }
          func setUp() { titleLabel?.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 16)) }
        }
        """
      return await findings("ib-fixed-font", ["Start.xib": file, "Start.swift": code]).count
    }
    #expect(await found("label", class: "") == 1)
    #expect(await found("label", class: "KitLabel") == 0)
    #expect(await found("button", class: "") == 1)
    #expect(await found("button", class: "LargeButton") == 0)
  }

  private static func scene(_ views: String, _ more: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
    <scenes><scene sceneID="s1"><objects><viewController id="a" customClass="News" sceneMemberID="viewController">
    <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    \(views)
    </subviews></view><connections><outlet property="caption" destination="l1"/><outlet property="isOn" destination="w1"/>
    </connections></viewController>\(more)</objects></scene></scenes></document>
    """
  }

  /// A switch of an interface file is called by the label before it: by its words there, or by what code gives it.
  @Test func captionsOfControlsInFiles() async {
    let views = """
      <label text="Push news" id="l1"><rect key="frame" x="16" y="60" width="200" height="20"/></label>
      <switch id="w1"><rect key="frame" x="300" y="60" width="51" height="31"/></switch>
      """
    let code = "import UIKit\nfinal class News: UIViewController {\n  @IBOutlet var caption: UILabel!\n  @IBOutlet var isOn: UISwitch!\n}\n"
    let files = ["A.swift": code, "Main.storyboard": Self.scene(views)]
    let edits = await findings("uikit-control-name", files).first?.fixes.first?.edits ?? []
    #expect(edits.map(\.range.file.path) == ["Main.storyboard"])
    #expect(edits.first?.replacement.contains("label=\"Push news\"") ?? false)
    let setting = "  override func viewDidLoad() {\n    super.viewDidLoad()\n    caption.text = news.title\n  }\n}\n"
    let later = ["A.swift": String(code.dropLast(2)) + setting, "Main.storyboard": Self.scene(views)]
    let inCode = await findings("uikit-control-name", later).first?.fixes.first?.edits ?? []
    #expect(inCode.map(\.replacement) == ["\n    isOn.accessibilityLabel = caption.text"])
  }

  /// A label of an interface file that reacts to a tap gets the trait there.
  @Test func traitsOfLabelsInFiles() async {
    let views = """
      <label userInteractionEnabled="YES" text="All news" id="l1"><rect key="frame" x="16" y="60" width="200" height="20"/>
      <connections><outletCollection property="gestureRecognizers" destination="t1" appends="YES" id="o1"/></connections>
      </label>
      """
    let tap = """
      <tapGestureRecognizer id="t1"><connections><action selector="open:" destination="a" id="c1"/></connections>
      </tapGestureRecognizer>
      """
    let code = "import UIKit\nfinal class News: UIViewController {\n  @IBAction func open(_ sender: Any) { show(Detail(), sender: self) }\n}\n"
    let files = ["A.swift": code, "Main.storyboard": Self.scene(views, tap)]
    let edits = await findings("uikit-tap-view-not-element", files).first?.fixes.first?.edits ?? []
    #expect(edits.first?.replacement.contains("<accessibilityTraits key=\"traits\" button=\"YES\"/>") ?? false)
  }

  /// What answers a press by itself is lost where the row becomes one element.
  @Test func nothingIsCombinedOverPresses() async {
    let code = """
      import SwiftUI
      struct Player: View {
        let title: String
        @Binding var isOpen: Bool
        var body: some View {
          VStack {
            Text("Up next")
            HStack { Text(title); Text("Live"); PLAY }.contentShape(.rect).onTapGesture { isOpen = true }
          }
        }
        func play() {}
      }
      """
    let pressed = "Image(\"p-1\").gesture(DragGesture(minimumDistance: 0).onEnded { _ in play() })"
    let withPress = await findings("tap-without-button-trait", ["A.swift": code.replacing("PLAY", with: pressed)])
    let several = withPress.filter { $0.message.contains("2 elements beside controls") }
    #expect(several.count == 1 && several.flatMap(\.fixes).isEmpty)
    let plain = await findings("tap-without-button-trait", ["A.swift": code.replacing("PLAY", with: "Text(\"3:20\")")])
    #expect(plain.flatMap(\.fixes).count == 1)
  }

  /// A key that some languages lack is no word to be written in place of it.
  @Test func keysAreNotSpelledOut() async {
    let code = "import SwiftUI\nstruct A: View { var body: some View { Image(\"x\").accessibilityLabel(\"ACC_SHOWN_SWITCH\") } }\n"
    let found = await findings("label-not-human-readable", ["A.swift": code])
    #expect(found.count == 1 && found.flatMap(\.fixes).isEmpty)
  }

  /// A stack that shows more than the two texts is not made one element.
  @Test func nothingElseIsCombined() async {
    func code(_ more: String) -> String {
      """
      import SwiftUI
      struct Pin: View {
        let title: String
        let problem: String
        var body: some View { VStack { Text(title).font(.body); Text(problem).font(.caption)\(more) } }
        private var keypad: some View { HStack { Button("1") { type("1") }; Button("2") { type("2") } } }
        func type(_ key: String) {}
      }
      """
    }
    let alone = await findings("ungrouped-row", ["A.swift": code("")])
    #expect(alone.flatMap(\.fixes).count == 1)
    let keys = await findings("ungrouped-row", ["A.swift": code("; keypad")])
    #expect(keys.flatMap(\.fixes).isEmpty)
  }

  /// Leaving is what the button is for; what may hold one back is not.
  @Test func wayBackWithAQuestion() async {
    func button(_ action: String) -> String {
      """
      import SwiftUI
      struct V: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var showUnsavedChanges = false
        @State private var showSettings = false
        var body: some View { Button { \(action) } label: { Image("menu-1") } }
      }
      """
    }
    let back = button("if isSaved { dismiss() } else { showUnsavedChanges = true }")
    #expect(await name("icon-button-name", back)?.contains("nsaved") == false)
    #expect(await name("icon-button-name", button("showSettings = false"))?.contains("\"Close\"") ?? false)
  }

  // MARK: - Edits that would be wrong

  /// A list has no label.
  @Test func anItemOfAListIsNotTheList() async {
    let code = """
      import UIKit
      final class PageScreen: UIViewController {
        private let more = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        override func viewDidLoad() {
          super.viewDidLoad()
          let others = [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)]
          navigationItem.rightBarButtonItems = [
            more,
            UIBarButtonItem(image: UIImage(named: "x-1"), style: .plain, target: self, action: #selector(openPage)),
          ] + others
        }
        @objc func openPage() {}
      }
      """
    let found = await findings("uikit-bar-button-name", ["A.swift": code])
    #expect(found.count == 1)
    #expect(found.flatMap(\.fixes).flatMap(\.edits).allSatisfy { !$0.replacement.contains("Items.") })
  }

  /// A look excuses a control only where the control is disabled in the same state, not in the other one.
  @Test func disabledInTheOtherState() async {
    func code(_ test: String) -> String {
      """
      import SwiftUI
      struct V: View {
        let current: String
        @State private var target = "A"
        var body: some View {
          Button { target = current } label: { Text("Move").foregroundStyle(target == current ? .gray : .blue) }
            .disabled(\(test))
        }
      }
      """
    }
    #expect(await findings("selection-state-missing", ["A.swift": code("!(target != current)")]).isEmpty)
    #expect(await findings("selection-state-missing", ["A.swift": code("target != current")]).count == 1)
  }

  /// What is set to nothing is what goes.
  @Test func whatIsEmptiedIsNoName() async {
    func button(_ action: String) -> String {
      "import SwiftUI\nstruct V: View { var body: some View { Button { \(action) } label: { Image(\"menu-1\") } } }\n"
    }
    #expect(await name("icon-button-name", button("chat.replyToMessage = nil"))?.contains("Reply") == false)
    #expect(await name("icon-button-name", button("chat.replyToMessage()"))?.contains("Reply to message") == true)
  }

  /// Neither a paragraph above a form nor the words of the check box after it name a field.
  @Test func textsThatAreNoCaptions() async {
    func form(_ before: String, _ after: String) -> String {
      """
      import SwiftUI
      struct V: View {
        @State private var price = ""
        var body: some View { VStack { \(before); HStack { TextField("", text: $price); \(after) } } }
      }
      """
    }
    let box = "Button { gift.toggle() } label: { Circle() }; Text(\"Donation\")"
    #expect(await name("text-field-name", form("EmptyView()", box))?.contains("Donation") == false)
    #expect(await name("text-field-name", form("EmptyView()", "Text(\"Donation\")"))?.contains("Donation") == true)
    let long = String(repeating: "We play in the woods. ", count: 6)
    let page = "import SwiftUI\nstruct V: View { @State private var p = \"\"; var body: some View { VStack { Text(\"\(long)\"); TextField(\"\", text: $p) } } }\n"
    #expect(await name("text-field-name", page)?.contains("woods") == false)
  }
}
