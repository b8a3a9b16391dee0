import EarshotCore
import Foundation
import Project
import Rules
import SourceModel
import Testing

/// Fixes that were poor or harmful in apps that nobody had read, each cut down to the code that brings it about.
@Suite struct WildFixTests {
  private func findings(_ rule: String, _ code: String, _ strings: StringTables = StringTables()) async -> [Finding] {
    await Analysis.run(files: ["A.swift": code], strings: strings).findings.filter { $0.rule == rule }
  }

  private func edits(_ rule: String, _ code: String, _ strings: StringTables = StringTables()) async -> [SourceEdit] {
    await findings(rule, code, strings).compactMap { $0.fixes.first?.edits.first }
  }

  private func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The line that an edit stands behind.
  private func line(_ edit: SourceEdit?) -> String? {
    edit.map { $0.range.file.line($0.range.startPosition.line).trimmingCharacters(in: .whitespaces) }
  }

  /// A helper sets up several buttons; its parameter is none of them.
  @Test func helpersAreNoPlaceForAName() async {
    let code = UIKitExample.controller(
      """
      view.addSubview(play)
      view.addSubview(shuffle)
      style(play, UIImage(named: "btn_1"))
      style(shuffle, UIImage(named: "btn_2"))
      play.addTarget(self, action: #selector(playAll), for: .touchUpInside)
      """,
      members: """
          private let play = UIButton(type: .custom)
          private let shuffle = UIButton(type: .custom)
          private func style(_ button: UIButton, _ image: UIImage?) {
            button.setImage(image, for: .normal)
          }
          @objc func playAll() { player.start() }
        """)
    let found = await findings("uikit-image-button-name", code)
    #expect(found.count == 2)
    let lines = found.flatMap(\.fixes).compactMap { line($0.edits.first) }
    #expect(lines == ["play.addTarget(self, action: #selector(playAll), for: .touchUpInside)", "view.addSubview(shuffle)"])
  }

  @Test func layoutIsNoPlaceForAName() async {
    let code = UIKitExample.controller(
      """
      view.addSubview(again)
      again.setImage(UIImage(named: "btn_1"), for: .normal)
      """,
      members: """
          private let again = UIButton(type: .custom)
          override func viewDidLayoutSubviews() {
            again.tintColor = .red
          }
        """)
    #expect(line(await edits("uikit-image-button-name", code).first)?.hasPrefix("again.setImage") ?? false)
  }

  /// A key that most languages have is better than one that none has.
  @Test func keysOfIncompleteTranslations() async {
    let strings = StringTables([
      "Localizable": [
        "en": ["REMOVE_BUTTON": .plain("Remove", state: nil), "OTHER": .plain("Other", state: nil)],
        "de": ["OTHER": .plain("Anderes", state: nil)],
      ]
    ])
    let code = "import SwiftUI\nstruct V: View { var body: some View { Button { f() } label: { Image(systemName: \"minus.circle.fill\") } } }\n"
    let words = await edits("icon-button-name", code, strings).map { trimmed($0.replacement) }
    #expect(words == [".accessibilityLabel(\"REMOVE_BUTTON\")"])
  }

  private func name(_ action: String, _ symbol: String) async -> String? {
    let code = """
      import SwiftUI
      struct V: View {
        var body: some View { Button { \(action) } label: { Image(systemName: "\(symbol)") } }
      }
      """
    return await edits("icon-button-name", code).first.map { trimmed($0.replacement) }
  }

  /// What a store is sent tells what is done; that it is sent does not.
  @Test func sendingIsNoDeed() async {
    #expect(await name("send(.sponsorTapped(item))", "app.badge")?.contains("Send") == false)
    #expect(await name("searchText = \"\"; isSearching = false", "xmark.circle.fill") == ".accessibilityLabel(\"Clear search\")")
    #expect(await name("model.scrollToNearestAvailableDay(1)", "calendar.badge.clock")?.contains("<#") ?? false)
    #expect(await name("count -= 1", "minus") == ".accessibilityLabel(\"Decrease\")")
    #expect(await name("model.count = model.count - 1", "minus") == ".accessibilityLabel(\"Decrease\")")
  }

  /// A recogniser without an action only keeps touches from others.
  @Test func recognisersThatDoNothing() async {
    let code = UIKitExample.controller(
      """
      let handle = UIView()
      handle.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil))
      view.addSubview(handle)
      """)
    #expect(await findings("uikit-tap-view-not-element", code).isEmpty)
  }

  /// What may be entered is no way to activate.
  @Test func hintsThatListGestures() async {
    func code(_ hint: String) -> String {
      "import SwiftUI\nstruct V: View { var body: some View { Button(\"Record\") { f() }.accessibilityHint(\"\(hint)\") } }\n"
    }
    #expect(await findings("hint-describes-gesture", code("Press, hold, combine buttons, drag, or scroll")).isEmpty)
    #expect(await findings("hint-describes-gesture", code("Press to start the recording")).count == 1)
  }

  /// Code lays a gradient over the background that the file gives.
  @Test func layersOverABackground() async {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
              <view contentMode="scaleToFill" id="v1">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                  <subviews>
                      <label text="Total" id="l1">
                          <rect key="frame" x="16" y="16" width="80" height="21"/>
                          <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                      </label>
                  </subviews>
                  <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
              </view>
          </objects>
      </document>
      """
    func found(_ call: String) async -> Int {
      let code = "import UIKit\nfinal class Start: UIViewController { func f(_ g: CALayer) { view.layer.\(call) } }"
      let analysis = await Analysis.run(files: ["Start.xib": file, "Start.swift": code])
      return analysis.findings.count { $0.rule == "ib-contrast" }
    }
    #expect(await found("insertSublayer(g, at: 0)") == 0)
    #expect(await found("setNeedsDisplay()") == 1)
  }

  /// Words that come and go with a delay, in a modifier that shows them over its content.
  @Test func messagesOfModifiers() async {
    let code = """
      import SwiftUI
      struct Notice: ViewModifier {
        @Binding var isShowing: Bool
        let message: String
        func body(content: Content) -> some View {
          ZStack {
            content
            if isShowing {
              VStack { Text(message).padding(); Spacer() }
                .task { try? await Task.sleep(for: .seconds(2)); isShowing = false }
            }
          }
        }
      }
      """
    #expect(await findings("status-not-announced", code).count == 1)
    #expect(await findings("status-not-announced", code.replacing("Spacer()", with: "Button(\"Undo\") { f() }")).isEmpty)
  }
}
