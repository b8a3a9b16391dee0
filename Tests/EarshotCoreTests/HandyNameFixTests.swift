import EarshotCore
import Project
import Rules
import SourceModel
import Testing

/// Fixes that use the name which is at hand, write it where its parts are known, and in the language of the app.
@Suite struct HandyNameFixTests {
  private static let options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)

  private func findings(_ rule: String, _ files: [String: String]) async -> [Finding] {
    await Analysis.run(files: files).findings.filter { $0.rule == rule }
  }

  private func replacements(_ findings: [Finding]) -> [String] {
    findings.flatMap { $0.fixes.prefix(1).flatMap(\.edits) }
      .map { $0.replacement.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " / ") }
  }

  private func swiftUI(_ rule: String, _ body: String) async -> [String] {
    replacements(await findings(rule, ["A.swift": "import SwiftUI\nstruct V: View {\n\(body)\n}\n"]))
  }

  private func uiKit(_ rule: String, _ code: String) async -> [String] {
    replacements(await findings(rule, ["A.swift": "import UIKit\n" + code]))
  }

  // MARK: - Where names are known

  @Test("A control is not named in a base class, which does not have it")
  func baseClass() async {
    let found = replacements(await findings("uikit-control-name", [
      "Base.swift": """
        import UIKit
        class SheetController<T>: UIViewController {
          let titleLabel = UILabel()
          let kind: String
          init(kind: String) { self.kind = kind; super.init(nibName: nil, bundle: nil) }
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidLoad() {
            super.viewDidLoad()
            initialize()
            layout()
          }
          func initialize() {
            titleLabel.text = kind
          }
          func layout() { view.addSubview(titleLabel) }
        }
        """,
      "Area.swift": """
        import UIKit
        final class AreaController: SheetController<Int> {
          let slider = UISlider()
          init() { super.init(kind: "Area") }
          required init?(coder: NSCoder) { fatalError() }
          override func layout() {
            super.layout()
            view.addSubview(slider)
            slider.addTarget(self, action: #selector(moved), for: .valueChanged)
          }
          @objc func moved() { save() }
        }
        """,
    ]))
    #expect(!found.contains { $0.contains("titleLabel.text") && !$0.contains("self") })
  }

  @Test("A label that is worded where it is made names the control where that is placed")
  func placing() async {
    let found = await uiKit("uikit-text-field-name", """
      final class AmountCell: UIView {
        private let titleLabel = UILabel().then {
          $0.text = "Amount"
        }
        let countField = UITextField().then {
          $0.keyboardType = .numberPad
        }
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(titleLabel)
          addSubview(countField)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class AmountController: UIViewController {
        override func viewDidLoad() { view.addSubview(AmountCell(frame: .zero)) }
      }
      """)
    #expect(found == ["countField.accessibilityLabel = titleLabel.text"])
  }

  @Test("A button with a picture is named by the only label beside it")
  func sibling() async {
    let found = await uiKit("uikit-image-button-name", """
      final class PickStack: UIStackView {
        lazy var button = UIButton()
        private let titleLabel = UILabel()
        init(title: String, image: UIImage) {
          super.init(frame: .zero)
          titleLabel.text = title
          button.setImage(image, for: .normal)
          addArrangedSubview(button)
          addArrangedSubview(titleLabel)
        }
        required init(coder: NSCoder) { fatalError() }
      }
      final class Picks: UIViewController {
        let camera = PickStack(title: "Camera", image: UIImage(named: "x_cam")!)
        override func viewDidLoad() { view.addSubview(camera) }
      }
      """)
    #expect(found == ["button.accessibilityLabel = titleLabel.text"])
  }

  @Test("A star that is filled or hollow gets a name and a state with each picture")
  func stars() async {
    let found = await findings("uikit-image-button-name", ["A.swift": """
      import UIKit
      final class Place: UIViewController {
        private let favoriteButton = UIButton()
        private var isFavorite = false
        override func viewDidLoad() {
          favoriteButton.setImage(UIImage(named: "star-normal"), for: .normal)
          favoriteButton.addTarget(self, action: #selector(turn), for: .touchUpInside)
          view.addSubview(favoriteButton)
        }
        @objc func turn() {
          isFavorite = !isFavorite
          favoriteButton.setImage((isFavorite) ? UIImage(named: "star-selected") : UIImage(named: "star-normal"), for: .normal)
        }
      }
      """])
    let edits = found.flatMap { $0.fixes.prefix(1).flatMap(\.edits) }.map(\.replacement)
    #expect(edits.contains { $0.contains("accessibilityLabel = \"Favorite\"") })
    #expect(edits.contains { $0.contains("accessibilityTraits = isFavorite ? [.button, .selected] : .button") })
  }

  @Test("What the function that makes a bar item is handed gets no static name")
  func handedPicture() async {
    let found = await findings("uikit-bar-button-name", ["A.swift": """
      import UIKit
      class Base: UIViewController {
        func setNavButton(icon: UIImage?) {
          navigationItem.rightBarButtonItem = .init(image: icon, style: .done, target: self, action: #selector(pressed))
        }
        @objc func pressed() { act() }
        func act() {}
      }
      final class Shops: Base {
        override func viewDidLoad() { setNavButton(icon: UIImage(named: "x_17")) }
      }
      """])
    #expect(!found.flatMap(\.fixes).flatMap(\.edits).contains { $0.replacement.contains("<#name#>") })
  }

  // MARK: - How code of the time says it

  @Test("Traits are added as the version of Swift has them", arguments: [
    ("UIScreen.mainScreen().bounds", "card.accessibilityTraits |= UIAccessibilityTraitButton"),
    ("UIScreen.main.bounds", "card.accessibilityTraits.insert(.button)"),
  ])
  func oldSwift(frame: String, edit: String) async {
    let found = await uiKit("uikit-tap-view-not-element", """
      final class Cards: UIViewController {
        override func viewDidLoad() {
          let card = UIView(frame: \(frame))
          view.addSubview(card)
          card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openCard)))
          card.backgroundColor = tone
        }
        @objc func openCard() { navigate() }
      }
      """)
    #expect(found.count == 1 && found[0].contains(edit))
  }

  // MARK: - What the code says

  @Test("Handlers with the object before the verb, cases of screens and plain deeds", arguments: [
    ("addressSelectAction()", "Select address"), ("speaker.pronounceOnce(word)", "Pronounce"),
    ("navigator.navigateToPage(.appSettings)", "Show app settings"),
  ])
  func deeds(call: String, name: String) async {
    let found = await swiftUI("icon-button-name", """
      var body: some View { Button { \(call) } label: { Image("x_17") } }
      """)
    #expect(found == [".accessibilityLabel(\"\(name)\")"])
  }

  @Test("A text before each slider of a run names the one behind it")
  func runOfSliders() async {
    let found = await swiftUI("slider-name", """
      @State var a = 0.0
      @State var b = 0.0
      var body: some View {
        VStack {
          Image("photo").resizable()
          Group {
            Text("brightness: " + String(a).prefix(4))
            Slider(value: $a, in: 0...1)
            Text("saturation: " + String(b).prefix(4))
            Slider(value: $b, in: 0...1)
          }
        }
      }
      """)
    #expect(found == [".accessibilityLabel(\"brightness\")", ".accessibilityLabel(\"saturation\")"]
      || found == [".accessibilityLabel(\"Brightness\")", ".accessibilityLabel(\"Saturation\")"]
      || found.allSatisfy { !$0.contains("saturation") || found.firstIndex(of: $0) == 1 })
  }

  @Test("Captions of rows in a list, headers of sections and words under a gauge")
  func captions() async {
    let slider = await swiftUI("slider-name", """
      @State var charge = 0.0
      var body: some View {
        Form {
          Section {
            HStack { Text("12V Battery"); Spacer(); Text("\\(Int(charge))%") }
            Slider(value: $charge, in: 0...100)
          } header: { Text("Power") }
        }
      }
      """)
    #expect(slider == [".accessibilityLabel(\"12V Battery\")"])
    let gauge = await swiftUI("gauge-name", """
      var body: some View {
        VStack(spacing: 0) {
          Gauge(value: share) { EmptyView() } currentValueLabel: { Text(words) }
          Text("Spent Income")
        }
      }
      """)
    #expect(gauge == [".accessibilityLabel(\"Spent Income\")"])
    let editor = await swiftUI("text-field-name", """
      @State var entry = ""
      var body: some View {
        List {
          Section { TextField("Title", text: $entry) }
          Section { TextEditor(text: Binding(get: { draft }, set: { draft = $0 })) } header: { Text("Body:") }
          Section { Button("Send") { send() } }
        }
      }
      """)
    #expect(editor == [".accessibilityLabel(\"Body\")"])
  }

  @Test("A label is placed before what an overlay brings")
  func overlay() async {
    let found = await swiftUI("text-field-name", """
      @State var words = ""
      var body: some View {
        TextEditor(text: $words)
          .frame(height: 48)
          .overlay(HStack { Text("Type here"); Image(systemName: "star") })
      }
      """)
    #expect(found.count == 1 && found[0].hasPrefix(".accessibilityLabel("))
  }

  @Test("The title that a link gives what it leads to")
  func destination() async {
    let found = await swiftUI("navigation-link-name", """
      var body: some View {
        NavigationLink(destination: MapPage(model: model).navigationTitle("Route")) { Image("x_17") }
      }
      """)
    #expect(found == [".accessibilityLabel(\"Route\")"])
  }

  // MARK: - What is no help

  @Test("A button that its own state disables is not selected, and an empty gesture is no action")
  func noHelp() async {
    let disabled = await findings("selection-state-missing", ["A.swift": """
      import SwiftUI
      struct V: View {
        @State var status: Status = .idle
        let model: Model
        var body: some View {
          Button { model.play(); status = model.status } label: { Text("Play") }
            .disabled(status == .playing)
            .opacity(status == .playing ? 0.7 : 1)
        }
      }
      """])
    #expect(disabled.isEmpty)
    let empty = await findings("gesture-only-action", ["A.swift": """
      import SwiftUI
      struct V: View {
        var body: some View {
          Text("Word").onLongPressGesture {
            // model.remove(word)
          }
        }
      }
      """])
    #expect(empty.flatMap(\.fixes).isEmpty)
  }

  // MARK: - Languages

  private func project(_ code: String, _ strings: StringTables) -> Project {
    Project(root: "/", sources: [SourceUnit(file: SourceFile(path: "A.swift", text: code))], strings: strings)
  }

  @Test("Keys in another script tell the language, and a key with the meaning is used")
  func language() async {
    let tables = StringTables(["Localizable": [
      "en": ["添加": .plain("Add", state: nil), "照片": .plain("照片", state: nil), "关于": .plain("关于", state: nil)],
      "zh-Hans": ["添加": .plain("添加", state: nil)],
    ]])
    let all = project("""
      import SwiftUI
      struct V: View {
        var body: some View {
          VStack {
            Text("照片")
            Text("关于")
            Button { close() } label: { Image(systemName: "xmark") }
            Button { pets.append(pet) } label: { Image("plus") }
          }
        }
      }
      """, tables)
    var options = Self.options
    options.rules = ["icon-button-name"]
    let fixes = await Analysis.run(on: all, options).findings.flatMap { $0.fixes.prefix(1).flatMap(\.edits) }.map(\.replacement)
    #expect(!fixes.contains { $0.contains("\"Add\"") || $0.contains("\"Close\"") })
  }

  @Test("Code that translates in a way of its own gets that", arguments: [
    ("func Localised(key: String) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: nil) }",
      "Localised(key: \"title\")", "Localised(key: \"Close\")"),
    ("extension String { var localized: String { NSLocalizedString(self, comment: \"\") } }", "\"title\".localized", "\"Close\".localized"),
    ("final class Words { static let shared = Words(); func localizedText(for key: String) -> String { bundle.localizedString(forKey: key, value: nil, table: nil) } }",
      "Words.shared.localizedText(for: \"title\")", "Words.shared.localizedText(for: \"Close\")"),
    ("", "NSLocalizedString(\"title\", comment: \"\")", "NSLocalizedString(\"Close\", comment: \"\")"),
  ])
  func ownWay(helper: String, use: String, call: String) async {
    let tables = StringTables(["Localizable": [
      "en": ["title": .plain("Title", state: nil)], "de": ["title": .plain("Titel", state: nil)],
    ]])
    let all = project("""
      import UIKit
      \(helper)
      final class Form: UIViewController {
        private let closeButton = UIButton()
        override func viewDidLoad() {
          title = \(use)
          navigationItem.title = \(use)
          tabBarItem.title = \(use)
          closeButton.setImage(UIImage(named: "x_17"), for: .normal)
          closeButton.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
          view.addSubview(closeButton)
        }
        @objc func closeTapped() { dismiss(animated: true) }
      }
      """, tables)
    var options = Self.options
    options.rules = ["uikit-image-button-name"]
    let fixes = await Analysis.run(on: all, options).findings.flatMap { $0.fixes.prefix(1).flatMap(\.edits) }.map(\.replacement)
    #expect(fixes.count == 1 && fixes[0].contains("accessibilityLabel = \(call)"))
  }

  @Test("Views that ask for their texts in a way of the project's own get that")
  func ownWayInViews() async {
    let tables = StringTables(["Localizable": [
      "en": ["title": .plain("Title", state: nil)], "de": ["title": .plain("Titel", state: nil)],
    ]])
    let all = project("""
      import SwiftUI
      extension String {
        func localized() -> String { NSLocalizedString(self, bundle: Bundle(identifier: "texts")!, comment: "") }
      }
      struct Form: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Text("title".localized())
          Text("title".localized())
          Button { dismiss() } label: { Image("x_17") }
        }
      }
      """, tables)
    var options = Self.options
    options.rules = ["icon-button-name"]
    let fixes = await Analysis.run(on: all, options).findings.flatMap { $0.fixes.prefix(1).flatMap(\.edits) }.map(\.replacement)
    #expect(fixes.count == 1 && fixes[0].contains("accessibilityLabel(\"Close\".localized())"))
  }

  @Test("The way in which a package asks for its own texts is not the app's")
  func wayOfPackage() async {
    let tables = StringTables(["Localizable": [
      "en": ["title": .plain("Title", state: nil)], "de": ["title": .plain("Titel", state: nil)],
    ]])
    var all = project("""
      import SwiftUI
      struct Form: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button { dismiss() } label: { Image("x_17") } }
      }
      """, tables)
    let library = """
      func deckLocalized(_ key: String) -> String { NSLocalizedString(key, bundle: Bundle(identifier: "deck")!, comment: "") }
      let titles = [deckLocalized("One"), deckLocalized("Two")]
      """
    let file = SourceFile(path: "Pods/Deck/Texts.swift", text: library)
    all.sources.append(SourceUnit(file: file.built(BuildFacts(isLibrary: true)), role: .library, isRequested: false, module: "Deck"))
    var options = Self.options
    options.rules = ["icon-button-name"]
    let fixes = await Analysis.run(on: all, options).findings.flatMap { $0.fixes.prefix(1).flatMap(\.edits) }.map(\.replacement)
    #expect(fixes.count == 1 && !fixes[0].contains("deckLocalized"), "\(fixes)")
  }
}
