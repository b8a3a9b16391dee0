import EarshotCore
import Rules
import Testing

/// In which ways code draws the chosen one of several, and when UIKit tells it by itself.
@Suite("Choices that UIKit's views only draw") struct UIKitPaintedChoiceTests {
  private func lines(_ members: String, _ superclass: String = "UIView") async -> [Int] {
    let code = "import UIKit\nfinal class Piece: \(superclass) {\nlet label = UILabel(), icon = UIImageView()\n\(members)\n}"
    let analysis = await Analysis.run(files: ["Piece.swift": code])
    return analysis.findings.filter { $0.rule == "uikit-selection-state" }.map { $0.place.startPosition.line - 3 }
  }

  @Test("Whatever way leads from the flag to the looks", arguments: [
    "var isChosen = false { didSet { draw() } }\nfunc draw() { icon.image = UIImage(named: isChosen ? \"on\" : \"off\") }",
    "func fill(\n_ chosen: Bool) { label.font = .systemFont(ofSize: 13, weight: chosen ? .bold : .regular) }",
    "func fill(chosen: Bool) {\nlayer.borderColor = (chosen ? UIColor.red : .gray).cgColor }",
    "func fill(chosen: Bool) { let paint =\nchosen ? UIColor.red : .gray; label.textColor = paint }",
    "func fill(chosen: Bool) { let paint: UIColor\nif chosen { paint = .red } else { paint = .gray }; tintColor = paint }",
    "func fill(chosen: Bool) { guard\nchosen else { label.textColor = .gray; return }; label.textColor = .red }",
    "var look = Look.plain { didSet {\nswitch look { case .chosen: alpha = 1; case .plain: alpha = 0.4 } } }",
    "var look = Look.plain { didSet {\nlabel.textColor = look == .chosen ? .red : .gray } }",
    "func mark(_ chosen: Bool) {\nif chosen { on() } else { off() } }\nfunc on() { alpha = 1 }\nfunc off() { alpha = 0.4 }",
    "func fill(chosen: Bool) {\ndraw(strong: chosen) }\nfunc draw(strong: Bool) { alpha = strong ? 1 : 0.4 }",
    "func setSelected(_ selected: Bool) {\nlabel.textColor = selected ? .red : .gray }",
  ]) func ways(_ members: String) async { #expect(await lines(members).count == 1) }

  @Test("Classes of every kind of view", arguments: ["UILabel", "UIImageView", "UIScrollView", "UIButton"])
  func classes(_ name: String) async {
    #expect(await lines("var isChosen = false { didSet {\nalpha = isChosen ? 1 : 0.4 } }", name) == [2])
  }

  private static let buttons = "let first = UIButton(), second = UIButton()\nvar buttons: [UIButton] = []\n"

  @Test("Controls of which one at a time looks otherwise", arguments: [
    "func a() { first.tintColor = .red; second.tintColor = .gray }\nfunc b() { first.tintColor = .gray; second.tintColor = .red }",
    "func show(_ tab: Int) { switch tab { case 0: first.setTitleColor(.red, for: .normal); second.setTitleColor(.gray, for: .normal)\n"
      + "default: first.setTitleColor(.gray, for: .normal); second.setTitleColor(.red, for: .normal) } }",
    "@objc func press(_ sender: UIButton) { buttons.forEach { $0.backgroundColor = .gray }\nsender.backgroundColor = .red }",
    "func choose(_ index: Int) { for button in buttons { button.layer.borderColor = grey }\nbuttons[index].layer.borderColor = red }",
  ]) func rivals(_ members: String) async {
    #expect(await lines(Self.buttons + members, "UIViewController").count == 1)
  }

  @Test("Controls that all look the same, are turned off, or say which is selected", arguments: [
    "func a() { first.tintColor = .red; second.tintColor = .gray }\nfunc b() { first.tintColor = .red; second.tintColor = .gray }",
    "func a() { first.tintColor = .red; second.tintColor = .gray; second.isEnabled = false }\n"
      + "func b() { first.tintColor = .gray; second.tintColor = .red }",
    "@objc func press(_ sender: UIButton) { buttons.forEach { $0.backgroundColor = .gray; $0.isSelected = false }\n"
      + "sender.backgroundColor = .red; sender.isSelected = true }",
    "func paint() { buttons.forEach { $0.backgroundColor = .gray }\nfirst.backgroundColor = .red }",
  ]) func noRivals(_ members: String) async {
    #expect(await lines(Self.buttons + members, "UIViewController").isEmpty)
  }

  @Test("What UIKit tells, and what words tell", arguments: [
    ("override func setSelected(_ selected: Bool, animated: Bool) { alpha = selected ? 1 : 0.4 }", "UITableViewCell"),
    ("override var isSelected: Bool { didSet { draw() } }\nfunc draw() { paint(isSelected) }\n"
      + "func paint(_ selected: Bool) { alpha = selected ? 1 : 0.4 }", "UICollectionViewCell"),
    ("func draw() { alpha = state == .selected ? 1 : 0.4 }", "UIControl"),
    ("func mark(_ chosen: Bool) { if chosen { on() } else { off() } }\n"
      + "func on() { alpha = 1; label.text = \"On\" }\nfunc off() { alpha = 0.4; label.text = \"Off\" }", "UIView"),
    ("func fill(chosen: Bool) { guard chosen else { return }; alpha = 1 }", "UIView"),
  ]) func told(_ members: String, _ superclass: String) async {
    #expect(await lines(members, superclass).isEmpty)
  }
}
