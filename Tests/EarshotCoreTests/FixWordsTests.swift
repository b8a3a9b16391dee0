import EarshotCore
import Project
import SourceModel
import Testing

/// The words that fixes write into apps of several languages.
@Suite struct FixWordsTests {
  private let strings = StringTables([
    "Localizable": [
      "en": [
        "x": .plain("Close", state: nil), "action.close": .plain("Close", state: nil),
        "Share": .plain("Share", state: nil),
      ],
      "de": ["action.close": .plain("Schließen", state: nil), "Share": .plain("Teilen", state: nil)],
    ]
  ])

  private func edits(_ code: String, _ strings: StringTables? = nil) async -> [String] {
    let analysis = await Analysis.run(files: ["V.swift": code], strings: strings ?? self.strings)
    return analysis.findings.filter { $0.rule.hasSuffix("-name") }
      .compactMap { $0.fixes.first?.edits.first?.replacement.filter { !$0.isWhitespace } }
  }

  @Test func translatedTextsAreUsedByTheirKeys() async {
    func button(_ symbol: String) -> String {
      "import SwiftUI\nstruct V: View { var body: some View { Button { f() } label: { Image(systemName: \"\(symbol)\") } } }\n"
    }
    #expect(await edits(button("xmark")) == [".accessibilityLabel(\"action.close\")"])
    #expect(await edits(button("square.and.arrow.up")) == [".accessibilityLabel(\"Share\")"])
    // Without translations the words themselves.
    #expect(await edits(button("xmark"), StringTables()) == [".accessibilityLabel(\"Close\")"])
  }

  @Test func platformCodeCanBeTranslated() async {
    let code = """
      import UIKit
      final class C: UIViewController {
        let button = UIButton()
        override func viewDidLoad() {
          button.setImage(UIImage(systemName: "xmark"), for: .normal)
          view.addSubview(button)
        }
      }
      """
    let edit = await edits(code).first
    #expect(edit?.contains("accessibilityLabel=NSLocalizedString(\"action.close\",comment:\"\")") ?? false, "\(edit ?? "")")
  }

  @Test func aKeyWithoutTranslationIsANote() async {
    let code = """
      import SwiftUI
      struct V: View { var body: some View { Image("map").accessibilityLabel("Map of the garden") } }
      """
    let analysis = await Analysis.run(files: ["V.swift": code], strings: strings)
    #expect(analysis.findings.filter { $0.rule == "unlocalized-label" }.map(\.severity) == [.note])
  }

  /// What may be empty is no name, neither a title nor the text beside a control.
  @Test func textsThatMayBeEmptyNameNothing() async {
    func view(_ body: String) -> String {
      "import SwiftUI\nstruct V: View { @State var a = \"\"; let b: Bool; var body: some View { \(body) } }\n"
    }
    #expect(await edits(view("TextField(b ? \"Name\" : \"\", text: $a)")) == [])
    #expect(await edits(view("TextField(\"Name\", text: $a)")) == [".accessibilityLabel(\"Name\")"])
    let toggle = await edits(view("HStack { Text(b ? \"Sound\" : \"\"); Toggle(\"\", isOn: $isOn) }"))
    #expect(!toggle.contains { $0.contains("Text(") })
  }
}
