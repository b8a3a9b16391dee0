import EarshotCore
import Rules
import Testing

/// Choices that only looks tell, and gestures that are no taps, as code of real apps writes them.
@Suite struct WildChoiceTests {
  private func found(_ rule: String, _ files: [String: String]) async -> [Finding] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(files: files, options).findings
  }

  private func chips(_ row: String, _ more: String = "") async -> [Finding] {
    await found(
      "selection-state-missing",
      [
        "A.swift": """
        import SwiftUI
        enum Part: String, CaseIterable { case news, mail }
        struct A: View {
          @State private var chosen = Part.news
          @State private var picked: Set<Part> = []
          var body: some View {
            HStack { ForEach(Part.allCases, id: \\.self) { part in
              \(row)
            } }
          }
          func choose(_ part: Part) { chosen = part }
          func toggle(_ part: Part) { if picked.contains(part) { picked.remove(part) } else { picked.insert(part) } }
        }
        \(more)
        """
      ])
  }

  @Test(arguments: [
    "Button { toggle(part) } label: { Text(part.rawValue).background(picked.contains(part) ? .blue : .gray) }",
    "Button { choose(part) } label: { Text(part.rawValue).fontWeight(chosen == part ? .bold : .regular) }",
    "HStack { Text(part.rawValue); Spacer() }.background(chosen == part ? .blue : .gray).onTapGesture { choose(part) }",
    "Text(part.rawValue).background(chosen == part ? .blue : .gray).onTapGesture { choose(part) }",
  ])
  func whatIsDoneMayBeAFunction(_ row: String) async {
    #expect(await chips(row).count == 1)
  }

  /// Both colours of a chip come from one value, of which the code takes a part.
  @Test func looksThatArePartsOfATuple() async {
    let looks = """
      struct Looks {
        let isOn: Bool
        var on: (front: Color, back: Color) { (.white, .blue) }
        var off: (front: Color, back: Color) { (.gray, .clear) }
        var front: Color { let (color, _) = isOn ? on : off; return color }
      }
      """
    let row = "Button { choose(part) } label: { Text(part.rawValue).foregroundStyle(Looks(isOn: chosen == part).front) }"
    #expect(await chips(row, looks).count == 1)
    let told = row + ".accessibilityAddTraits(chosen == part ? .isSelected : [])"
    #expect(await chips(told, looks).isEmpty)
  }

  /// The chip is told where the tap is written.
  @Test func componentsUnderATap() async {
    let chip = """
      struct Chip: View {
        let title: String
        let isSelected: Bool
        var body: some View { Text(title).padding().background(isSelected ? Color.blue : .gray) }
      }
      """
    let row = "Chip(title: part.rawValue, isSelected: chosen == part).onTapGesture { choose(part) }"
    #expect(await chips(row, chip).count == 1)
    let told = row + ".accessibilityAddTraits(chosen == part ? [.isButton, .isSelected] : .isButton)"
    #expect(await chips(told, chip).isEmpty)
  }

  /// The colour is that of the row; the button in it is about something else.
  @Test func buttonsInAChosenRow() async {
    let row = """
      HStack { Text(part.rawValue); Button("Delete") { toggle(part) } }.foregroundColor(chosen == part ? .white : .gray)
      """
    #expect(await chips(row).isEmpty)
    #expect(await chips("Button(\"Delete\") { toggle(part) }.opacity(chosen == part ? 1 : 0)").isEmpty)
    #expect(await chips("Button(\"Next\") { go() }.foregroundColor(chosen == .news ? .white : .gray)").isEmpty)
  }

  private func chip(_ code: String, _ more: String = "") async -> [Finding] {
    await found("uikit-selection-state", ["A.swift": "import UIKit\nfinal class Chip: \(code)\n\(more)"])
  }

  @Test func viewsOfUIKit() async {
    let code = "UIView { var isPicked = false { didSet { layer.borderColor = isPicked ? blue : gray } } }"
    #expect(await chip(code).count == 1)
    // Whoever uses it tells.
    let user = "final class B { let chip = Chip(); func b() { chip.accessibilityTraits.insert(.selected) } }"
    #expect(await chip(code, user).isEmpty)
    let control = "UIControl { override var isSelected: Bool { didSet { tintColor = isSelected ? .blue : .gray } } }"
    #expect(await chip(control).isEmpty)
    let model = "NSObject { var isPicked = false { didSet { tintColor = isPicked ? .blue : .gray } } }"
    #expect(await chip(model).isEmpty)
    let label = """
      UITableViewCell {
        func configure(isSelected: Bool) {
          backgroundColor = isSelected ? .blue : .white
          accessibilityLabel = isSelected ? "Chosen" : "Not chosen"
        }
      }
      """
    #expect(await chip(label).isEmpty)
    #expect(await chip(label.replacing("accessibilityLabel", with: "name")).count == 1)
  }

  /// What a recogniser asks for may be set after it was added.
  @Test(arguments: ["numberOfTapsRequired", "numberOfTouchesRequired"])
  func recognisersOfSeveralTaps(_ property: String) async {
    func code(_ number: Int) -> String {
      UIKitExample.controller(
        """
        let card = UIView()
        let twice = UITapGestureRecognizer(target: self, action: #selector(open))
        card.addGestureRecognizer(twice)
        twice.\(property) = \(number)
        view.addSubview(card)
        """, members: "  @objc func open() { show(Detail(), sender: self) }")
    }
    #expect(await found("uikit-tap-view-not-element", ["A.swift": code(2)]).isEmpty)
    #expect(await found("uikit-tap-view-not-element", ["A.swift": code(1)]).count == 1)
  }

  /// Which elements it hands out, only its code knows.
  @Test func containersThatAnswerForTheirElements() async {
    let code = UIKitExample.controller(
      """
      let keys = Keys()
      keys.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
      view.addSubview(keys)
      """, members: "  @objc func open() { show(Detail(), sender: self) }")
    let keys = """

      final class Keys: UIView {
        override func accessibilityElementCount() -> Int { elements.count }
        override func accessibilityElement(at index: Int) -> Any? { elements[index] }
      }
      """
    #expect(await found("uikit-tap-view-not-element", ["A.swift": code + keys]).isEmpty)
    let plain = "\nfinal class Keys: UIView {}"
    #expect(await found("uikit-tap-view-not-element", ["A.swift": code + plain]).count == 1)
  }

  @Test func buttonsAtTheEndOfAField() async {
    let code = UIKitExample.controller(
      """
      let field = UITextField()
      field.placeholder = "Password"
      let button = UIButton(type: .custom)
      button.setImage(UIImage(named: "btn_eye_1"), for: .normal)
      button.addTarget(self, action: #selector(reveal), for: .touchUpInside)
      field.rightView = button
      field.rightViewMode = .always
      view.addSubview(field)
      """, members: "  @objc func reveal() { isRevealed.toggle() }")
    #expect(await found("uikit-image-button-name", ["A.swift": code]).count == 1)
  }

  /// What code paints all labels with, an interface file does not show.
  @Test func contrastUnderAppearanceProxies() async {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
              <view contentMode="scaleToFill" id="v1">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                  <subviews>
                      <label text="Total" id="l1">
                          <rect key="frame" x="16" y="16" width="80" height="21"/>
                          <color key="textColor" white="0.75" alpha="1" colorSpace="calibratedWhite"/>
                      </label>
                  </subviews>
                  <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
              </view>
          </objects>
      </document>
      """
    func proxy(_ name: String) -> String {
      "import UIKit\nenum Theme { static func apply() { \(name).appearance().textColor = .black } }"
    }
    #expect(await found("ib-contrast", ["A.xib": file, "T.swift": proxy("UILabel")]).isEmpty)
    #expect(await found("ib-contrast", ["A.xib": file, "T.swift": proxy("UIButton")]).count == 1)
    // What paints nothing leaves the colours of the file as they are.
    let direction = "import UIKit\nenum Words { static func turn() { UILabel.appearance().semanticContentAttribute = .forceRightToLeft } }"
    #expect(await found("ib-contrast", ["A.xib": file, "T.swift": direction]).count == 1)
  }
}
