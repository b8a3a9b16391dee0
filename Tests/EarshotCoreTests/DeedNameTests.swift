import EarshotCore
import Rules
import Testing

/// What is done tells more than the picture on it, and a name of code less than the words that people know.
@Suite("Names by what is done") struct DeedNameTests {
  private func names(_ rule: String, _ code: String, language: String = "en") async -> [String] {
    let findings = await FixedFiles.findings(rule, ["A.swift": code])
    return findings.flatMap { $0.fixes.prefix(1).map(\.title) }
  }

  @Test(arguments: [
    ("UIPasteboard.general.string = key", "clipboard", "Copy"),
    ("let old = from; from = to; to = old", "arrow.up.arrow.down", "Swap"),
    ("convertUnits()", "arrow.up.arrow.down", "<#name#>"),
    ("player.prevSong()", "backward.fill", "Previous song"),
    ("animateCatalogue()", "shazam.logo.fill", "<#name#>"),
  ])
  func symbols(action: String, symbol: String, name: String) async {
    let found = await names("icon-button-name", """
      import SwiftUI
      struct Page: View {
        @State var from = 1
        @State var to = 2
        var body: some View { Button { \(action) } label: { Image(systemName: "\(symbol)") } }
      }
      """)
    #expect(found == ["name the button '\(name)'"])
  }

  /// What a flag says of a sheet is no name for what opens it, nor is the form in which a value is kept.
  @Test(arguments: [
    ("Slider(value: $displayValue)", "slider-name", "<#name#>"),
    ("Slider(value: $volume)", "slider-name", "Volume"),
    ("Slider(value: $transAmount)", "slider-name", "<#name#>"),
  ])
  func values(view: String, rule: String, name: String) async {
    let found = await names(rule, """
      import SwiftUI
      struct Page: View {
        @Binding var displayValue: Double
        @Binding var volume: Double
        @Binding var transAmount: Double
        var body: some View { \(view) }
      }
      """)
    #expect(found == ["name the slider '\(name)'"])
  }

  @Test(arguments: [
    ("icn_delete", "callButton", "deleteMessage", "Delete message"),
    ("icn_back", "leftItem", "back", "Back"),
    ("icn_trash", "topItem", "deletebuttonTapped", "Delete"),
    ("glyph_7", "nextStepButton", "go", "Next step"),
  ])
  func controls(picture: String, control: String, handler: String, name: String) async {
    let found = await names("uikit-image-button-name", """
      import UIKit
      final class Page: UIViewController {
        let \(control) = UIButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          \(control).setImage(UIImage(named: "\(picture)"), for: .normal)
          \(control).addTarget(self, action: #selector(\(handler)(_:)), for: .touchUpInside)
          view.addSubview(\(control))
        }
        @objc func \(handler)(_ sender: Any) {
          tracker.send(Event(name: "pressed"))
          setSelectedCategory(nil)
        }
      }
      """)
    #expect(found == ["name the button '\(name)'"])
  }

  /// A variable that is declared further down is not known yet; one that may be nil needs a question mark.
  @Test func controlsBelowTheirLabels() async {
    let findings = await FixedFiles.findings("uikit-control-name", ["A.swift": """
      import UIKit
      final class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let caption = UILabel()
          caption.text = "Biometrics"
          let lock = UISwitch()
          lock.isOn = true
          let row = UIStackView(arrangedSubviews: [caption, lock])
          view.addSubview(row)
        }
      }
      """])
    let edits = findings.flatMap(\.fixes).flatMap(\.edits)
    #expect(edits.map { FixedFiles.squeezed($0.replacement) } == ["lock.accessibilityLabel = caption.text"])
    #expect(edits.map(\.range.startPosition.line) == [8])
  }
}
