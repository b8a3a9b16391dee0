import EarshotCore
import Rules
import SourceModel
import Testing

/// Fixes in the words of the app, in apps of other languages too.
@Suite struct WordsOfAppTests {
  private func replacements(_ rule: String, _ code: String) async -> [String] {
    await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == rule }
      .flatMap { $0.fixes.prefix(1).flatMap(\.edits) }.map(\.replacement)
  }

  @Test("What the app calls a symbol with several things begins with the word for what is done")
  func commonBeginning() async {
    let found = await replacements("icon-button-name", """
      import SwiftUI
      struct V: View {
        var body: some View {
          List {
            Text("服务器设置"); Text("访问令牌"); Text("播放地址")
            Button { } label: { Label("复制地址", systemImage: "doc.on.doc") }
            Button { } label: { Label("复制播放地址", systemImage: "doc.on.doc") }
            Button { UIPasteboard.general.string = token } label: { Image(systemName: "doc.on.doc") }
          }
        }
      }
      """)
    #expect(found.contains { $0.contains("复制") }, "\(found)")
  }

  @Test("A button that is called after going on is called by the word for it in the language of the app")
  func goingOn() async {
    let found = await replacements("uikit-image-button-name", """
      import UIKit
      final class MonthController: UIViewController {
        private let titleLabel = UILabel()
        private let hintLabel = UILabel()
        private let footLabel = UILabel()
        private let goNextButton = UIButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          titleLabel.text = "이번 달 기록"
          hintLabel.text = "보고 싶은 달을 골라 주세요"
          footLabel.text = "기록은 이 기기에만 저장됩니다"
          goNextButton.setImage(UIImage(named: "icDown24"), for: .normal)
          for label in [titleLabel, hintLabel, footLabel] { view.addSubview(label) }
          view.addSubview(goNextButton)
        }
      }
      """)
    #expect(found.contains { $0.contains("다음") }, "\(found)")
  }

  private func names(_ body: String, _ members: String = "") async -> [String] {
    await replacements("icon-button-name", "import SwiftUI\nstruct V: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}")
  }

  @Test("What is read right under a button in a row of such is what it is called, whatever its symbol stands for")
  func columns() async {
    let found = await names("""
      HStack {
        VStack { Button { end() } label: { Image(systemName: "phone.down.fill") }
          Text("Reject") }
        VStack { Button { hold() } label: { Image(systemName: "phone.badge.waveform") }
          Text("Hold") }
      }
      """)
    #expect(found.contains { $0.contains("Reject") } && !found.contains { $0.contains("End call") }, "\(found)")
  }

  @Test("What is agreed to or not is called so, whatever the tick and the cross stand for", arguments: [
    ("accept", "hand.thumbsup.circle", "Accept"), ("decline", "hand.thumbsdown.circle", "Decline"),
  ])
  func answers(call: String, symbol: String, name: String) async {
    let found = await names("HStack { Text(guest.name); Button { \(call)(guest) } label: { Image(systemName: \"\(symbol)\") } }", "let guest: Guest")
    #expect(found.contains { $0.contains(name) }, "\(found)")
  }

  @Test("What is shown in one state and put away in the other is not called after putting it away")
  func bothWays() async {
    let found = await names(
      "Button { if isOpen { isOpen = false } else { isOpen = true } } label: { Image(systemName: \"plus.circle\") }",
      "@State private var isOpen = false")
    #expect(!found.isEmpty && !found.contains { $0.contains("Close") }, "\(found)")
  }

  @Test("A flag of what may be missing is not repeated without saying so")
  func optionalFlag() async {
    func found(_ flag: String) async -> [String] {
      await replacements("redundant-icon-beside-text", """
        import SwiftUI
        struct V: View {
          let part: Part
          var body: some View { HStack { Text("Plan"); Image(systemName: \(flag) ? "checkmark" : "xmark") } }
        }
        """)
    }
    #expect(await found("part.isIncluded").contains { $0.contains("part.isIncluded ? ") })
    let optional = await found("part!.isIncluded")
    #expect(!optional.isEmpty && !optional.contains { $0.contains("part.isIncluded") }, "\(optional)")
  }

  @Test("A portrait beside a name is hidden, and asks for no contrast")
  func portrait() async {
    let code = """
      import SwiftUI
      struct V: View {
        let author: Author
        var body: some View {
          HStack {
            Image(systemName: "person.crop.circle").foregroundStyle(author.isHere ? Color.green : Color.yellow)
            VStack { Text("By \\(author.name)"); Text(author.place) }
          }
          .background(Color.white)
        }
      }
      """
    let found = await replacements("redundant-icon-beside-text", code)
    #expect(found.allSatisfy { $0.contains("accessibilityHidden") } && !found.isEmpty, "\(found)")
    #expect(await Analysis.run(files: ["A.swift": code]).findings.allSatisfy { $0.rule != "low-contrast-symbol" })
  }

  @Test("The title of a screen names the only field on it, in an interface file", arguments: [("", true), (
    "<button opaque=\"NO\" id=\"b1\"><rect key=\"frame\" x=\"0\" y=\"90\" width=\"50\" height=\"44\"/><state key=\"normal\" title=\"Save\"/></button>", false
  )])
  func onlyField(_ beside: String, _ isNamed: Bool) async {
    let found = await Analysis.run(files: [
      "Main.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="c1">
        <scenes>
        <scene sceneID="s1"><objects><viewController id="c1" sceneMemberID="viewController">
        <view key="view" id="v1"><rect key="frame" x="0" y="0" width="320" height="500"/><subviews>
        <textField opaque="NO" id="f1"><rect key="frame" x="0" y="0" width="300" height="44"/></textField>
        \(beside)
        </subviews></view>
        <navigationItem key="navigationItem" title="Alarm name" id="n1"/>
        </viewController></objects></scene>
        </scenes></document>
        """
    ]).findings.filter { $0.rule == "ib-text-field-name" }
    #expect(found.count == 1)
    #expect(found.flatMap(\.fixes).flatMap(\.edits).contains { $0.replacement.contains("Alarm name") } == isNamed)
  }
}
