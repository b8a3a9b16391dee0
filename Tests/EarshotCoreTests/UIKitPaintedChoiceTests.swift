import EarshotCore
import Foundation
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
    "@objc func press(_ sender: UIButton) {\nfirst.tintColor = sender === self.first ? .red : .gray }",
    "@objc func press(_ sender: UIButton) { for one in buttons {\none.tintColor = one == sender ? .red : .gray } }",
    "func show(_ it: UIButton) { buttons.forEach { if\n$0 == it { $0.alpha = 1; $0.tintColor = .red } else { $0.tintColor = .gray } } }",
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
    "func paint(_ count: Int) { first.tintColor = first == nil ? .red : .gray; second.alpha = second.tag == count ? 1 : 0 }",
    "func paint() { if current == first { first.tintColor = .red } else { first.tintColor = .red } }",
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

  private func edits(_ code: String) async -> [String] {
    let analysis = await Analysis.run(files: ["Piece.swift": "import UIKit\n" + code])
    return analysis.findings.filter { $0.rule == "uikit-selection-state" }.flatMap(\.fixes).flatMap(\.edits).map(\.replacement)
  }

  @Test("A fix asks the condition as the code does, whatever its sign")
  func conditions() async {
    func cell(_ statement: String) -> String {
      """
      final class Piece: UITableViewCell {
        func fill(_ user: User, _ selectedID: String, isChosen: Bool) {
          \(statement)
        }
      }
      """
    }
    #expect(await edits(cell("alpha = !isChosen ? 0.4 : 1")).map { $0.prefix(13) } == ["if isChosen {"])
    #expect(await edits(cell("if user.id != selectedID { alpha = 0.4 }")).map { $0.prefix(26) } == ["if user.id == selectedID {"])
    #expect(await edits(cell("if (user?.id == selectedID) && ready { alpha = 0.4 }")).map { $0.prefix(27) } == ["if user?.id == selectedID {"])
    // Code that goes on within its line or in a closure.
    #expect(await edits(cell("if ready { run(); alpha = isChosen ? 1 : 0.4 }")).isEmpty)
    #expect(await edits(cell("later {\nalpha = isChosen ? 1 : 0.4\n}")).isEmpty)
  }

  @Test("No trait for a cell of a collection that is no element, and has no single label")
  func cells() async {
    #expect(await edits("""
      final class Piece: UICollectionViewCell {
        let title = UILabel(), detail = UILabel()
        func fill(isChosen: Bool) {
          title.textColor = isChosen ? .red : .gray
        }
      }
      """).isEmpty)
  }

  @Test("The control that is painted gets the trait, and an optional cell stays one")
  func receivers() async {
    func page(_ statement: String) -> String {
      """
      final class Piece: UITableViewController {
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = table.dequeueReusableCell(withIdentifier: "a") as? StarCell
          \(statement)
          return cell ?? UITableViewCell()
        }
      }
      """
    }
    func receiver(_ statement: String) async -> [String] {
      await edits(page(statement)).map { $0.split(separator: "\n")[1].trimmingCharacters(in: .whitespaces) }
    }
    #expect(await receiver("cell?.alpha = path.row == selectedRow ? 1 : 0.5") == ["cell?.accessibilityTraits.insert(.selected)"])
    #expect(await receiver("cell!.starButton.tintColor = trip.isSelected ? .red : .gray")
      == ["cell!.starButton.accessibilityTraits.insert(.selected)"])
    #expect(await receiver("if (trip.isSelected) { cell?.starButton?.layer.borderWidth = 1 }")
      == ["cell?.starButton?.accessibilityTraits.insert(.selected)"])
  }
}
