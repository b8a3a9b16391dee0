import EarshotCore
import Foundation
import SourceModel
import Testing

/// Places where what people get is right already, and edits that name what they are about.
@Suite struct RightAlreadyTests {
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

  @Test func messagesThatComeAndGoNameNothing() async {
    func page(_ more: String) -> String {
      """
      final class A: UIViewController {
        let label = UILabel(), slider = UISlider()
        override func viewDidLoad() {
          label.text = "Volume"
          \(more)
          view.addSubview(label)
          view.addSubview(slider)
        }
        func fail() { label.isHidden = false }
      }
      """
    }
    #expect(await fixes("uikit-control-name", page("")) == ["slider.accessibilityLabel = label.text"])
    #expect(await fixes("uikit-control-name", page("label.isHidden = true")) == ["slider.accessibilityLabel = \"<#name#>\""])
  }

  @Test func whatIsReturnedAsItIsMadeGetsANameFirst() async {
    func page(_ line: String) -> String {
      """
      final class A: UIViewController {
        let like: UIButton = {
          var plain = UIButton.Configuration.plain()
          plain.image = UIImage(systemName: "hand.thumbsup")
          \(line)
        }()
        override func viewDidLoad() { view.addSubview(like) }
      }
      """
    }
    #expect(await fixes("uikit-image-button-name", page("return UIButton(configuration: plain)")) == [
      """
      let button = UIButton(configuration: plain)
          button.accessibilityLabel = "Like"
          return button
      """
    ])
    #expect(await fixes("uikit-image-button-name", page("let button = 1; return UIButton(configuration: plain)")).isEmpty)
    #expect(await fixes("uikit-image-button-name", page("let button = 1\n    return UIButton(configuration: plain)")).isEmpty)
  }

  @Test func whatAClosureIsHandedIsNamedInIt() async {
    func page(_ owner: String) -> String {
      """
      final class A: UIView {
        let back = UIButton(), other = UIButton()
        func setUp() {
          \(owner).do {
            $0.setImage(UIImage(named: "arrow_7"), for: .normal)
          }
          addSubview(back)
        }
        override init(frame: CGRect) { super.init(frame: frame); setUp() }
      }
      extension NSObject { func `do`(_ run: (UIButton) -> Void) { run(self as! UIButton) } }
      """
    }
    #expect(await fixes("uikit-image-button-name", page("back")) == ["$0.accessibilityLabel = \"<#name#>\""])
    #expect(await fixes("uikit-image-button-name", page("self.back")) == ["$0.accessibilityLabel = \"<#name#>\""])
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
    #expect(banner == [])
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

  // MARK: - Met in apps that nobody had read

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
