import Foundation
import EarshotCore
import Project
import SourceModel
import Testing

/// Names that stand nearby: which of the words around a control are its name, and where a fix may say them.
@Suite struct NearbyWordTests {
  private func replacements(_ rule: String, _ code: String) async -> [String] {
    let file = SourceFile(path: "A.swift", text: code + "\n").built(BuildFacts(platforms: .iOS))
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    let findings = await Analysis.run(on: Project(root: "/", sources: [SourceUnit(file: file)]), options).findings
    return findings.flatMap { $0.fixes.prefix(1).flatMap(\.edits) }.map {
      $0.replacement.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  private func view(_ body: String) -> String {
    """
    import SwiftUI
    struct Order: View {
      @State private var coal = ""
      @State private var count = 1
      @State private var isShown = false
      let price: Int
      var body: some View {
        \(body)
      }
    }
    """
  }

  @Test("What follows a field is its unit, and what follows a stepper the sum", arguments: [
    ("placeholder-only-name", "HStack { TextField(\"Coal\", text: $coal); Text(\"kg/week\") }", ".accessibilityLabel(\"Coal\")"),
    ("stepper-name", "HStack { Stepper(\"\", value: $count); Text(\"$\\(price * count)\") }", ".accessibilityLabel(\"Count\")"),
    ("stepper-name", "HStack { Text(\"Sacks\"); Stepper(\"\", value: $count) }", ".accessibilityLabel(\"Sacks\")"),
  ]) func units(rule: String, body: String, expected: String) async {
    #expect(await replacements(rule, view(body)) == [expected])
  }

  @Test func theCaptionAboveTheRowOfAField() async {
    let row = """
      VStack(alignment: .leading) {
        Text("New passphrase")
        HStack {
          if isShown { TextField("8 signs or more", text: $coal) } else { SecureField("8 signs or more", text: $coal) }
          Button("Show") { isShown.toggle() }
        }
      }
      """
    #expect(await replacements("placeholder-only-name", view(row)) == [
      ".accessibilityLabel(\"New passphrase\")", ".accessibilityLabel(\"New passphrase\")",
    ])
  }

  @Test("A menu goes by its symbol where that stands for one thing, a button by a picture that says what it does", arguments: [
    ("menu-name", "Menu { Button(\"Late\") { count = 2 } } label: { Image(systemName: \"line.3.horizontal.decrease.circle\") }", "Filter"),
    ("icon-button-name", "Button { count += 1; isShown = true } label: { Image(\"addNewOffer\") }", "Add new offer"),
    ("icon-button-name", "Button { count += 1; isShown = true } label: { Image(\"offerBlue\") }", "<#name#>"),
  ]) func pictures(rule: String, body: String, name: String) async {
    #expect(await replacements(rule, view(body)) == [".accessibilityLabel(\"\(name)\")"])
  }

  /// A name for each of its two states says more than a trait, and contradicts it.
  @Test func anEyeIsToldByItsNamesAlone() async {
    let eye = view("Button { isShown.toggle() } label: { Image(systemName: isShown ? \"eye.slash\" : \"eye\") }")
    #expect(await replacements("toggle-state-missing", eye).isEmpty)
    #expect(await replacements("icon-button-name", eye).count == 1)
  }

  private func controller(_ members: String, _ statements: String) -> String {
    """
    import UIKit
    final class Profile: UIViewController {
    \(members)
      override func viewDidLoad() {
        super.viewDidLoad()
    \(statements)
      }
    }
    """
  }

  @Test func aFixSpeaksOfWhatIsInScope() async {
    let code = controller(
      """
        private lazy var caption: UILabel = {
          let label = UILabel()
          label.text = "Home town"
          return label
        }()
        private lazy var town: UITextField = {
          let field = UITextField()
          field.textAlignment = .center
          return field
        }()
      """, "    view.addSubview(caption)\n    view.addSubview(town)\n    town.text = stored()")
    #expect(await replacements("uikit-text-field-name", code) == ["town.accessibilityLabel = caption.text"])
  }

  @Test("The label beside a control is its name, whichever was added first", arguments: [
    "row.addSubview(bell)\nrow.addSubview(caption)", "row.addSubview(caption)\nrow.addSubview(bell)",
  ]) func siblings(order: String) async {
    let code = controller(
      "  private let caption = UILabel(), bell = UISwitch(), row = UIView(), first = UILabel()",
      "first.text = \"Before you begin, sit down\"\nview.addSubview(first)\nview.addSubview(row)\n\(order)\ncaption.text = \"Alerts\"")
    #expect(await replacements("uikit-control-name", code) == ["bell.accessibilityLabel = caption.text"])
  }

  @Test("Braces in strings and comments open and close nothing", arguments: ["// }", "print(\"}\")", "print(\"{\")", "/* { */"])
  func bracesInText(line: String) async {
    let code = controller(
      "  private let caption = UILabel(), bell = UISwitch(), row = UIView()",
      "view.addSubview(row)\nrow.addSubview(caption)\nrow.addSubview(bell)\n\(line)\ncaption.text = \"Alerts\"")
    #expect(await replacements("uikit-control-name", code) == ["bell.accessibilityLabel = caption.text"])
  }

  @Test("How code does it is no name, and what leaves the screen closes it", arguments: [
    ("map.setUserTrackingMode(.follow, animated: true)", "pin", "<#name#>"),
    ("extensionContext?.completeRequest(returningItems: nil)", "ic_cancel", "Close"),
  ]) func deeds(action: String, picture: String, name: String) async {
    let code = controller(
      """
        private let map = MKMapView()
        private let corner = UIButton()
        @objc private func pressed() { \(action) }
      """,
      """
          corner.setImage(UIImage(named: "\(picture)"), for: .normal)
          corner.addTarget(self, action: #selector(pressed), for: .touchUpInside)
          view.addSubview(corner)
      """)
    #expect(await replacements("uikit-image-button-name", code) == ["corner.accessibilityLabel = \"\(name)\""])
  }

  /// The label of a cell is no element of its own and seen all the same; nothing but placing it sets up the field.
  @Test func theCaptionInTheCellOfAField() async {
    let cell = """
      import UIKit
      final class NameCell: UITableViewCell {
        private let caption = UILabel()
        private let field = UITextField()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          caption.text = "First name"
          contentView.addSubview(caption)
          contentView.addSubview(field)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    #expect(await replacements("uikit-text-field-name", cell) == ["field.accessibilityLabel = caption.text"])
    let bare = cell.replacingOccurrences(of: "    contentView.addSubview(caption)\n", with: "")
    #expect(await replacements("uikit-text-field-name", bare) == ["field.accessibilityLabel = \"<#name#>\""])
  }

  @Test("A mark for what must be filled in is no part of a name; a flag is turned by doing what it is called after", arguments: [
    ("text-field-name", "VStack(alignment: .leading) { Text(\"Full name *\"); TextField(\"\", text: $coal) }", ".accessibilityLabel(\"Full name\")"),
    ("icon-button-name", "Button { isSaved.toggle() } label: { Image(isSaved ? \"heart-full\" : \"heart\") }", ".accessibilityLabel(\"Save\") .accessibilityAddTraits(isSaved ? .isSelected : [])"),
    ("icon-button-name", "Button { isPinned.toggle() } label: { Image(isPinned ? \"g1\" : \"g2\") }", ".accessibilityLabel(\"Pin\") .accessibilityAddTraits(isPinned ? .isSelected : [])"),
    ("icon-button-name", "Button { isChecked.toggle() } label: { Image(isChecked ? \"g1\" : \"g2\") }", ".accessibilityLabel(\"<#name#>\")"),
  ]) func marksAndFlags(rule: String, body: String, expected: String) async {
    let flags = ["isSaved", "isPinned", "isChecked"].map { "  @State private var \($0) = false\n" }.joined()
    let code = view(body).replacingOccurrences(of: "  let price: Int\n", with: "  let price: Int\n" + flags)
    let lines = await replacements(rule, code).map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    #expect(lines == [expected])
  }

  @Test("What stands above or around a control comes before its unit, and before the variable", arguments: [
    ("text-field-name", "VStack(alignment: .leading) { Text(\"Base fee:\"); HStack { TextField(\"\", text: $coal); Text(\"Cent per sack\") } }", "Base fee"),
    ("toggle-name", "Form { Section(header: Text(\"Daily dose\")) { Toggle(\"\", isOn: $isShown) } }", "Daily dose"),
    ("text-field-name", "Form { Section(\"Value\") { TextEditor(text: $coal) } }", "Value"),
    ("icon-button-name", "Button { isShown = true } label: { Image(systemName: \"sparkles\") }.help(\"Open command bar (⌘K)\")", "Open command bar"),
  ]) func namesAround(rule: String, body: String, expected: String) async {
    #expect(await replacements(rule, view(body)) == [".accessibilityLabel(\"\(expected)\")"])
  }

  /// The end of a longer expression means nothing by itself.
  @Test func aConditionThatCannotBeSaidAgain() async {
    let body = "Button(action: turn) { Image(systemName: self.songs.first!.isPlaying ? \"pause\" : \"play\") }"
    let code = view(body).replacingOccurrences(of: "  let price: Int\n", with: "  @Binding var songs: [Song]\n  let turn: () -> Void\n")
      + "\nstruct Song { var isPlaying = false }"
    let written = await replacements("icon-button-name", code)
    #expect(written.allSatisfy { !$0.contains("(isPlaying") }, "\(written)")
  }

  /// An app without tables that writes German is given no English names.
  @Test("Names are in the language of the texts", arguments: [
    (["Medikamente für heute", "Bitte nicht vergessen", "Mahlzeiten und Getränke"], "Einstellungen"),
    (["Medicine for today", "Please do not forget", "Meals and drinks"], "Settings"),
    // "de" and "en" are words of Dutch, and of French and Spanish, too.
    (["Prix de vente", "Nombre de parts", "Valeur en cours de calcul", "Pas de revenu", "Choisir dans une liste"], "Réglages"),
    (["Price per day", "Cost per night", "Meals per person"], "Settings"),
    (["MMM d, y", "EEE d, y", "d MMM, y"], "Settings"),
    (["Rue de Sambre", "Place de Namur", "Quai de Meuse", "Vue en plan"], "Settings"),
    (["Medicine for today", "Please do not forget", "Mahlzeiten und Getränke"], "Settings"),
  ]) func language(texts: [String], expected: String) async {
    let shown = texts.map { "Text(\"\($0)\"); " }.joined()
    let code = view("VStack { \(shown)Button { isShown = true } label: { Image(systemName: \"gearshape\") } }")
    #expect(await replacements("icon-button-name", code) == [".accessibilityLabel(\"\(expected)\")"])
  }

  @Test("States are called in the language of the texts", arguments: [
    (["Medicine for today", "Please do not forget", "Meals and drinks"], "expanded"),
    (["Medikamente für heute", "Bitte nicht vergessen", "Mahlzeiten und Getränke"], "ausgeklappt"),
    (["오늘의 약", "잊지 마세요", "식사와 음료"], "펼쳐짐"),
    (["ยาวันนี้", "อย่าลืม", "อาหารและเครื่องดื่ม"], "<#expanded#>"),
  ]) func states(texts: [String], expected: String) async {
    let shown = texts.map { "Text(\"\($0)\"); " }.joined()
    let code = """
      struct V: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            \(shown)
            Button { isOpen.toggle() } label: { Text("A1"); Image(systemName: isOpen ? "chevron.up" : "chevron.down") }
            if isOpen { Text("B2") }
          }
        }
      }
      """
    let values = await replacements("expanded-state-missing", code)
    #expect(values.count == 1 && values.allSatisfy { $0.contains("isOpen ? \"\(expected)\"") }, "\(values)")
  }

  @Test("An action that several buttons share names none of them, but for one that closes", arguments: [
    ("press(_:)", "book.turn(to: sender.tag)", "<#name#>"), ("openPage(_:)", "book.turn(to: sender.tag)", "<#name#>"),
    ("close(_:)", "dismiss(animated: true)", "Close"),
  ]) func sharedActions(action: String, body: String, expected: String) async {
    let code = UIKitExample.controller(
      """
      one.setImage(UIImage(named: "g_1"), for: .normal)
      two.setImage(UIImage(named: "g_2"), for: .normal)
      one.addTarget(self, action: #selector(\(action)), for: .touchUpInside)
      two.addTarget(self, action: #selector(\(action)), for: .touchUpInside)
      view.addSubview(one)
      view.addSubview(two)
      """,
      members: """
          private let one = UIButton()
          private let two = UIButton()
          @objc private func \(action.prefix { $0 != "(" })(_ sender: UIButton) { \(body) }
        """)
    let names = await replacements("uikit-image-button-name", code).compactMap { $0.split(separator: "\"").dropFirst().first }
    #expect(names.map(String.init) == [expected, expected])
  }
}
