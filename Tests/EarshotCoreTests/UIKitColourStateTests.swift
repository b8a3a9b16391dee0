import EarshotCore
import Testing

/// States that views of UIKit show by their colour alone.
@Suite("Colour alone in UIKit")
struct UIKitColourStateTests {
  private static func certainties(_ members: String, more: String = "") async -> [String] {
    let code = """
      import UIKit
      final class Sample: UIViewController {
        let rule = UILabel(), status = UILabel(), dot = UIView(), icon = UIImageView(), save = UIButton()
        @IBOutlet weak var lamp: UIView!
        var isOnline = false
        \(members)
      }
      \(more)
      """
    return await Analysis.run(files: ["Sample.swift": code]).findings
      .filter { $0.rule == "uikit-colour-only-state" }.map { "\($0.certainty)" }
  }

  @Test("Nothing else follows the test", arguments: [
    "func show() { dot.backgroundColor = isOnline ? .systemGreen : .systemRed }",
    "func show() { icon.tintColor = isOnline ? UIColor.green : UIColor.lightGray }",
    "func show() { rule.text = \"Server\"; rule.textColor = isOnline ? .green : .red }",
    "func show() { rule.text = NSLocalizedString(\"status\", comment: \"\"); rule.textColor = isOnline ? .green : .red }",
    "func show(_ friend: Friend) { status.text = friend.name; dot.backgroundColor = friend.isOnline ? .green : .red }",
    "func show(_ text: String) { if text.count >= 8 { rule.textColor = .green } else { rule.textColor = .gray } }",
    "func show(_ text: String) { rule.textColor = .gray\n guard text.count < 8 else { rule.textColor = .green; return } }",
    "func show(_ s: S) { switch s.health { case .good: dot.backgroundColor = .green\ncase .bad: dot.backgroundColor = .red } }",
    "func show(_ s: S) { let c: UIColor\n if s.good { c = .green } else { c = .red }\n dot.backgroundColor = c }",
    "func show() { UIView.animate(withDuration: 0.2) { self.dot.backgroundColor = self.isOnline ? .green : .red } }",
  ])
  func untold(_ members: String) async { #expect(await Self.certainties(members) == ["likely"]) }

  @Test("Of views of files, of parameters and of named colours a person judges", arguments: [
    "func show() { lamp.backgroundColor = isOnline ? .green : .red }",
    "func mark(_ label: UILabel, ok: Bool) { label.textColor = ok ? .green : .red }\nfunc show(_ t: String) { mark(rule, ok: t.count > 7) }",
    "func show() { dot.backgroundColor = isOnline ? UIColor(named: \"statusGreen\") : UIColor(named: \"statusRed\") }",
    "func show() { save.tintColor = isOnline ? .green : .red }",
  ])
  func unsure(_ members: String) async { #expect(await Self.certainties(members) == ["review"]) }

  @Test("Something else tells", arguments: [
    "func show() { dot.backgroundColor = isOnline ? .green : .red; status.text = isOnline ? \"On\" : \"Off\" }",
    "func show() { if isOnline { dot.backgroundColor = .green; icon.isHidden = false } else { dot.backgroundColor = .red } }",
    "func show() { dot.backgroundColor = isOnline ? .green : .red; tell() }\nfunc tell() { status.isHidden = !isOnline }",
    "func show() { dot.backgroundColor = isOnline ? .green : .red; dot.accessibilityValue = word }\nvar word: String { isOnline ? \"On\" : \"Off\" }",
    "func show(_ f: Friend) { dot.backgroundColor = f.isOnline ? .green : .red; status.text = f.statusText }",
    "func show(_ o: Order) { status.text = o.status; status.textColor = o.status == \"done\" ? .green : .red }",
    "func show(_ t: Payment) { status.text = t.formattedAmount; dot.backgroundColor = t.amount < 0 ? .red : .green }",
    "func show(_ f: Friend) { dot.backgroundColor = f.isOnline ? .green : .red; badge.configure(f) }",
    "func show(_ o: Order) { status.text = o.title; status.textColor = o.isLate ? .red : .black }",
    "func show() { save.isEnabled = isOnline; dot.backgroundColor = isOnline ? .green : .red }",
    "func show() { dot.backgroundColor = isOnline ? .green : .red; dot.layer.borderWidth = isOnline ? 0 : 2 }",
  ])
  func told(_ members: String) async { #expect(await Self.certainties(members) == []) }

  @Test("Selection, looks, places and what can be used are no such states", arguments: [
    "isSelected", "isEnabled", "isDark", "theme == .night", "isHighlighted", "row % 2 == 0", "index == 0", "style == .primary",
    "selectedID == id", "isLoading", "isFirst", "traitCollection.userInterfaceStyle == .dark",
  ])
  func noState(_ test: String) async {
    #expect(await Self.certainties("func show() { dot.backgroundColor = \(test) ? .green : .red }") == [])
  }

  @Test("Greys, clear ones and unknown ones are no hues", arguments: [
    "isOnline ? .black : .gray", "isOnline ? .green : .clear", "isOnline ? brand : other", "isOnline ? .green : .green",
  ])
  func noHue(_ colour: String) async {
    #expect(await Self.certainties("func show() { dot.backgroundColor = \(colour) }") == [])
  }

  @Test("A class that is nothing but a colour")
  func ownView() async {
    let dot = "final class Dot: UIView { var isUp = false { didSet { backgroundColor = isUp ? .green : .red } } }"
    #expect(await Self.certainties("", more: dot) == ["likely"])
    let box = "final class Box: UIView { let label = UILabel(); var isUp = false { didSet { backgroundColor = isUp ? .green : .red } } }"
    #expect(await Self.certainties("", more: box) == [])
  }

  @Test("What an extension shows counts")
  func inExtension() async {
    let members = "func show() { dot.backgroundColor = isOnline ? .green : .red }"
    let more = "extension Sample { func tell() { status.text = isOnline ? \"On\" : \"Off\" } }"
    #expect(await Self.certainties(members, more: more) == [])
  }
}
