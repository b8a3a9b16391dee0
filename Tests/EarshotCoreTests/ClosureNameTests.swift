import EarshotCore
import Rules
import SourceModel
import Testing

/// Names that code gives to what it hands on, and to how a value is written, and signs whose meaning the deed contradicts.
@Suite("Names that code has at hand, and those that it only seems to have")
struct ClosureNameTests {
  private func edits(_ code: String, _ rule: String) async -> [String] {
    await FixedFiles.findings(rule, ["A.swift": "import SwiftUI\n" + code]).flatMap { $0.fixes.first?.edits ?? [] }.map(\.replacement)
  }

  /// What a web view goes on to was there before.
  @Test func pagesOfTheWeb() async {
    let found = await edits("""
      struct Bar: View {
        let model: WebModel
        var body: some View {
          HStack {
            Button { model.goBack() } label: { Image(systemName: "arrow.left") }
            Button { model.goForward() } label: { Image(systemName: "arrow.right") }
          }
        }
      }
      """, "icon-button-name")
    #expect(found == [".accessibilityLabel(\"Back\")", ".accessibilityLabel(\"Forward\")"])
  }

  @Test("A paper plane under which an address is opened sends nothing", arguments: [
    ("openURL(link)", "<#name#>"), ("sendLink(); openURL(link)", "Send"),
  ])
  func addresses(action: String, name: String) async {
    let found = await edits("""
      struct Place: View {
        let link: URL
        @Environment(\\.openURL) private var openURL
        var body: some View { Button { \(action) } label: { Image(systemName: "paperplane") } }
        func sendLink() { Outbox.shared.send(link) }
      }
      """, "icon-button-name")
    #expect(found.count == 1 && found[0].contains(name), "\(found)")
  }

  /// The closure is called back, and not somebody.
  @Test("A closure is not what a button does", arguments: [
    ("callBackProfile", "didTapProfile", "Profile"), ("callbackProfileTapped", "didTapProfile", "Profile"), ("callBackRows", "pressed", ""),
  ])
  func closures(name: String, handler: String, word: String) async {
    let found = await FixedFiles.findings("uikit-image-button-name", ["A.swift": """
      import UIKit
      final class Cell: UITableViewCell {
        var \(name): (() -> Void)?
        private let more = UIButton()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          more.setImage(UIImage(named: "dot"), for: .normal)
          more.addTarget(self, action: #selector(\(handler)), for: .touchUpInside)
          contentView.addSubview(more)
        }
        required init?(coder: NSCoder) { nil }
        @objc private func \(handler)() { \(name)?() }
      }
      """])
    let edits = found.flatMap(\.fixes).flatMap(\.edits).map(\.replacement)
    #expect(!edits.isEmpty)
    #expect(edits.allSatisfy { !$0.lowercased().contains("back") }, "\(edits)")
    #expect(word.isEmpty || edits.contains { $0.contains(word) }, "\(edits)")
  }

  /// Edits may begin in a line of their own.
  private static func onOneLine(_ edits: [String]) -> [String] { edits.map { $0.replacing(/\n\s*/, with: "") } }

  /// How much may be typed stands between the caption and the field.
  @Test func captionsBeforeCounts() async {
    let found = await FixedFiles.findings("uikit-text-field-name", ["A.swift": """
      import UIKit
      final class AskView: UIView {
        private let nameField = UITextField()
        private let messageViewTitleLabel: UILabel = {
          let label = UILabel()
          label.text = "Your message"
          return label
        }()
        private lazy var messageViewCountLabel: UILabel = {
          let label = UILabel()
          label.text = "\\(300 - messageView.text.count)"
          return label
        }()
        private let messageView: UITextView = {
          let view = UITextView()
          view.returnKeyType = .done
          return view
        }()
        private let sendButton = UIButton()
        override init(frame: CGRect) {
          super.init(frame: frame)
          nameField.placeholder = "Name"
          sendButton.setTitle("Send", for: .normal)
          addSubview(nameField)
          addSubview(messageViewTitleLabel)
          addSubview(messageViewCountLabel)
          addSubview(messageView)
          addSubview(sendButton)
        }
        required init?(coder: NSCoder) { nil }
      }
      """])
    let edits = found.flatMap(\.fixes).flatMap(\.edits).map(\.replacement).map(FixedFiles.squeezed)
    #expect(edits == ["messageView.accessibilityLabel = messageViewTitleLabel.text"])
  }

  /// The flag is that of any screen, and what the component is called says what it is for.
  @Test func componentsThatGoBack() async {
    let found = await edits("""
      struct BackButton: View {
        @Binding var showHomeView: Bool
        var body: some View {
          Button { withAnimation { showHomeView = true } } label: { Image(systemName: "arrow.left") }
        }
      }
      struct SignIn: View {
        @State private var showHome = false
        var body: some View { VStack { BackButton(showHomeView: $showHome); Text("Welcome") } }
      }
      """, "icon-button-name")
    #expect(Self.onOneLine(found) == [".accessibilityLabel(\"Back\")"])
  }

  /// What is ticked stands right of the box, and below it what is asked for.
  @Test func sentencesBesideBoxes() async {
    let found = await FixedFiles.findings("ib-image-button-name", ["Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
          initialViewController="c1">
          <scenes><scene sceneID="s1"><objects>
              <viewController id="c1" customClass="Terms" sceneMemberID="viewController">
                  <view key="view" id="v1"><rect key="frame" x="0" y="0" width="414" height="736"/>
                      <subviews>
                          <stackView axis="vertical" id="s2"><rect key="frame" x="70" y="616" width="294" height="42"/>
                              <subviews>
                                  <label text="I agree to the terms" id="l1"><rect key="frame" x="0" y="0" width="254" height="21"/></label>
                                  <label text="You have to agree before you go on." id="l2"><rect key="frame" x="0" y="29" width="294" height="13"/></label>
                              </subviews>
                          </stackView>
                          <button opaque="NO" id="b1"><rect key="frame" x="33" y="622" width="30" height="30"/>
                              <state key="normal" image="uncheck"/>
                              <connections><action selector="tick:" destination="c1" eventType="touchUpInside" id="a1"/></connections>
                          </button>
                      </subviews>
                  </view>
              </viewController>
          </objects></scene></scenes>
      </document>
      """, "A.swift": "import UIKit\nfinal class Terms: UIViewController {\n  @IBAction func tick(_ sender: UIButton) { sender.isSelected.toggle() }\n}\n"])
    let edits = found.flatMap(\.fixes).flatMap(\.edits).map(\.replacement).map(FixedFiles.squeezed)
    #expect(edits == ["<accessibility key=\"accessibilityConfiguration\" label=\"I agree to the terms\"/>"])
  }

  /// A component that several screens use gets its title from each of them.
  @Test func titlesThatSheetsAreHanded() async {
    let found = await edits("""
      struct IconPicker: View {
        @Binding var selection: String
        let title: String
        var body: some View { NavigationStack { Text(selection).navigationTitle(title) } }
      }
      struct SymptomForm: View {
        @State private var icon = "pills"
        @State private var isPresented = false
        var body: some View {
          Button { isPresented.toggle() } label: { Image(systemName: icon) }
            .sheet(isPresented: $isPresented) { IconPicker(selection: $icon, title: "Choose your symbol") }
        }
      }
      """, "icon-button-name")
    #expect(Self.onOneLine(found) == [".accessibilityLabel(\"Choose your symbol\")"])
  }

  /// A bubble stands for something that people do, and a tab for a screen.
  @Test("A tab is called by the title of its screen", arguments: [("\"Zeitleiste\"", "Zeitleiste"), ("name", "<#name#>")])
  func tabs(title: String, word: String) async {
    let found = await FixedFiles.findings("tab-item-name", ["A.swift": """
      import SwiftUI
      struct Tabs: View {
        var body: some View {
          TabView {
            Verlauf(name: "x").tabItem { Image(systemName: "bubble.left.fill") }
            Text("Einstellungen für die Benutzer und die Geräte").tabItem { Label("Einstellungen", systemImage: "gear") }
          }
        }
      }
      struct Verlauf: View {
        let name: String
        var body: some View { NavigationStack { Text("Noch keine Nachrichten vorhanden, schreibe jetzt eine").navigationTitle(\(title)) } }
      }
      """])
    let edits = found.flatMap(\.fixes).flatMap(\.edits).map(\.replacement)
    #expect(edits == ["Label(\"\(word)\", systemImage: \"bubble.left.fill\")"])
  }

  /// The code speaks English, and the screen the language of the app.
  @Test func picturesThatOpenSheets() async {
    let found = await edits("""
      struct QuestionList: View {
        @State private var showingCreateQuestionSheet = false
        var body: some View {
          VStack {
            Text("질문과 답변 게시판에 오신 것을 환영합니다")
            Image(systemName: "square.and.pencil").onTapGesture { showingCreateQuestionSheet = true }
          }
          .sheet(isPresented: $showingCreateQuestionSheet) { CreateQuestionView() }
        }
      }
      struct CreateQuestionView: View {
        var body: some View { NavigationStack { Text("질문을 입력하세요").navigationTitle("질문 작성") } }
      }
      """, "tap-without-button-trait")
    #expect(Self.onOneLine(found) == [".accessibilityLabel(\"질문 작성\").accessibilityAddTraits(.isButton)"])
  }

  /// The type that a value is turned into says nothing of what it is.
  @Test("Conversions name nothing", arguments: [("data.value.doubleValue", "<#"), ("data.humidity.doubleValue", "Humidity")])
  func conversions(value: String, word: String) async {
    let found = await edits("""
      struct Meter: View {
        let data: Reading
        var body: some View { Gauge(value: \(value)) { Text("") } }
      }
      """, "gauge-name")
    #expect(found.count == 1 && found[0].contains(word) && !found[0].contains("Double"), "\(found)")
  }
}
