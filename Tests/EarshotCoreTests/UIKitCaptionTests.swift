import EarshotCore
import Rules
import Testing

/// Which of the texts around a control of UIKit says what it is for.
@Suite("Texts that name a control of UIKit") struct UIKitCaptionTests {
  private func edits(_ rule: String, _ statements: String, members: String = "", others: String = "") async -> [String] {
    let files = [
      "E.swift": UIKitExample.controller(statements, members: members), "O.swift": "import UIKit\n" + others,
    ]
    let findings = await Analysis.run(files: files).findings.filter { $0.rule == rule }
    return findings.flatMap { $0.fixes.flatMap(\.edits) }.map { $0.replacement.trimmingPrefix(while: \.isWhitespace) }.map(String.init)
  }

  private static let row = """
    let title = UILabel()
    title.text = "Signal strength"
    let least = UILabel()
    least.text = "LEAST"
    let most = UILabel()
    most.text = "MOST"
    let row = UIStackView(arrangedSubviews: [least, control, most])
    view.addSubview(title)
    view.addSubview(row)
    """

  private func named(_ control: String, _ least: String, _ most: String) async -> [String] {
    await edits(
      "uikit-control-name",
      Self.row.replacing("LEAST", with: least).replacing("MOST", with: most) + "\ncontrol.addTarget(self, action: #selector(changed), for: .valueChanged)",
      members: "let control = \(control)()\n@objc func changed() { print(control) }")
  }

  @Test("The ends of a scale are no name", arguments: [
    ("-4 dBm", "-100 dBm"), ("0", "100"), ("min", "max"), ("−", "+"), ("Quiet", "Loud"),
  ]) func ends(_ least: String, _ most: String) async {
    #expect(await named("UISlider", least, most) == ["control.accessibilityLabel = title.text"])
  }

  @Test("Nor are the two states of a switch") func states() async {
    #expect(await named("UISwitch", "Learning", "Detecting") == ["control.accessibilityLabel = title.text"])
  }

  @Test("A title in front of a value is one") func titleAndValue() async {
    #expect(await named("UISlider", "Volume", "50 %") == ["control.accessibilityLabel = least.text"])
  }

  @Test("A button around a caption and a value is called by the one and has the other") func bothTexts() async {
    let found = await edits(
      "uikit-control-name",
      """
      caption.text = "Start"
      button.addTarget(self, action: #selector(pick), for: .touchUpInside)
      view.addSubview(button)
      button.addSubview(caption)
      button.addSubview(date)
      """,
      members: """
        let button = UIButton()
        let caption = UILabel()
        let date = UILabel()
        func show(_ day: String) {
          date.text = day
        }
        @objc func pick() {}
        """)
    #expect(found == ["button.accessibilityLabel = caption.text", "button.accessibilityValue = date.text"])
  }

  @Test("A font that is a constant of a file grows by metrics") func globalFont() async {
    let font = """
      note.text = "Ada"
      note.font = SmallFont
      view.addSubview(note)
      """
    func found(_ constant: String) async -> String {
      await edits("uikit-fixed-font", font, members: "let note = UILabel()", others: constant).joined()
    }
    #expect(await found("let SmallFont = UIFont.systemFont(ofSize: 12)").contains("UIFontMetrics(forTextStyle: .caption1).scaledFont(for: "))
    #expect(await found("let SmallFont = UIFont(name: \"Brand\", size: 12)").isEmpty)
  }

  private static func page(showing function: String) -> String {
    """
      view.addSubview(list)
      dimmingView.alpha = 0
      view.addSubview(dimmingView)
      view.addSubview(dialogView)
    }
    @objc func \(function)() { UIView.animate(withDuration: 0.2) { self.dimmingView.alpha = 1 }
    """
  }

  @Test("A bar over a screen that is dimmed while a keyboard shows is no dialog") func keyboardVeil() async {
    let members = "let list = UITableView()\nlet dimmingView = UIView()\nlet dialogView = UIView()"
    func count(_ function: String) async -> Int {
      let code = UIKitExample.controller(Self.page(showing: function), members: members)
      return await Analysis.run(files: ["E.swift": code]).findings.count { $0.rule == "uikit-modal-not-isolated" }
    }
    #expect(await count("keyboardWillShow") == 0)
    #expect(await count("ask") == 1)
  }

  /// An arrow at the end of a row that nobody can press is a sign, and no button.
  @Test("A sign that a row leads somewhere is hidden, a button is named", arguments: [
    ("", "arrow.isAccessibilityElement = false"),
    ("arrow.addTarget(self, action: #selector(turn), for: .touchUpInside)", "arrow.accessibilityLabel = \"<#name#>\""),
  ])
  func disclosure(_ statement: String, _ expected: String) async {
    let code = """
      import UIKit
      final class LeafCell: UITableViewCell {
        let name = UILabel(), arrow = UIButton()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          name.text = "Oak"
          contentView.addSubview(name)
          contentView.addSubview(arrow)
          arrow.setImage(UIImage(systemName: "chevron.right"), for: .normal)
          \(statement)
        }
        required init?(coder: NSCoder) { fatalError() }
        @objc func turn() { print(name) }
      }
      """
    let findings = await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == "uikit-image-button-name" }
    let edits = findings.flatMap { $0.fixes.flatMap(\.edits) }.map(\.replacement)
    #expect(edits.map { $0.trimmingPrefix(while: \.isWhitespace) }.map(String.init) == [expected])
  }
}
