import EarshotCore
import Foundation
import Rules
import Testing

/// Names that an author has written already, and where they belong.
@Suite struct OwnWordsFixTests {
  private func fixes(_ rule: String, _ files: [String: String]) async -> [[String]] {
    await Analysis.run(files: files).findings.filter { $0.rule == rule }.map { finding in
      finding.fixes.flatMap(\.edits).map { $0.replacement.trimmingCharacters(in: .whitespacesAndNewlines) }
    }
  }

  /// The keys that do the same are no part of a name, and what else stands in brackets is.
  @Test(arguments: [
    ("Save (Cmd+S)", "Save"), ("Open file (⌘O)", "Open file"), ("Run (Shift+Return)", "Run"), ("Close (Esc)", "Close"),
    ("Find: ⌘F", "Find"), ("Find ⇧⌘F", "Find"), ("Next (Ctrl-F6)", "Next"), ("Zoom (2x)", "Zoom (2x)"), ("Copy (all)", "Copy (all)"),
    ("Move (up)", "Move (up)"), ("Use option (A)", "Use option (A)"),
  ])
  func keysInTooltips(tooltip: String, name: String) async {
    let code = """
      import SwiftUI
      struct V: View {
        var body: some View { Button { go() } label: { Image(systemName: "play.fill") }.help("\(tooltip)") }
      }
      """
    #expect(await fixes("icon-button-name", ["A.swift": code]) == [[".accessibilityLabel(\"\(name)\")"]])
  }

  /// Those who use a class give each of its switches another caption: one name for all would be wrong.
  @Test func captionsThatOthersFillIn() async {
    let row = """
      import UIKit
      class SwitchRow: UIView {
        let caption = UILabel()
        let control = UISwitch()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(control)
          caption.textColor = .black
          addSubview(caption)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let user = """
      import UIKit
      class Filters: UIViewController {
        let rows = [SwitchRow(), SwitchRow()]
        override func viewDidLoad() {
          super.viewDidLoad()
          for row in rows { view.addSubview(row) }
          rows[0].caption.text = "Payments"
          rows[1].caption.text = "Offers"
        }
      }
      """
    let found = await fixes("uikit-control-name", ["Row.swift": row, "Filters.swift": user])
    #expect(!found.isEmpty && found.allSatisfy { $0.allSatisfy { !$0.contains("<#") } }, "\(found)")
  }

  /// A parameter of the type `Image` takes no view with a modifier, whatever makes the picture.
  @Test func picturesOfConstantsAsArguments() async {
    let code = """
      import SwiftUI
      struct ImageAsset {
        let name: String
        var image: Image { Image(name) }
      }
      enum Asset { static let wallet = ImageAsset(name: "bar_wallet") }
      struct Bar: View {
        var body: some View { HStack { tab("Wallet", image: Asset.wallet.image) } }
        func tab(_ title: String, image: Image) -> some View { VStack { image.resizable(); Text(title) } }
      }
      """
    let found = await fixes("image-name", ["A.swift": code])
    #expect(found == [[]], "\(found)")
  }

  /// Whatever is typed into a secure field, it is not read out.
  @Test func secureFields() async {
    let code = """
      import SwiftUI
      struct V: View {
        let code: Binding<String>
        var body: some View { SecureField("", text: code) }
      }
      """
    let found = await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == "secure-field-name" }
    #expect(found.compactMap(\.heard?.before) == ["••••••, Secure text field"])
  }

  /// A property of the type `Image` takes no modifier: the picture is hidden where the view shows it.
  @Test func picturesOfProperties() async {
    let code = """
      import SwiftUI
      struct ImageAsset {
        let name: String
        var image: Image { Image(name) }
      }
      enum Asset { static let out = ImageAsset(name: "row_out"), cross = ImageAsset(name: "row_cross") }
      struct StateRow: View {
        enum State { case paid, failed }
        let state: State
        var body: some View {
          HStack {
            icon
              .resizable()
            Text(state == .paid ? "Paid" : "Did not work")
          }
        }
        private var icon: Image { state == .paid ? Asset.out.image : Asset.cross.image }
      }
      """
    let found = await fixes("image-name", ["A.swift": code])
    #expect(found.allSatisfy { $0.allSatisfy { $0 == ".accessibilityHidden(true)" } }, "\(found)")
  }

  /// The bar of a card is called by the title that the card begins with.
  @Test func barsOfCards() async {
    let code = """
      import SwiftUI
      struct Quota: View {
        @ObservedObject var model: QuotaModel
        var body: some View {
          GroupBox {
            VStack(alignment: .leading) {
              Label("Storage", systemImage: "internaldrive").font(.headline)
              readout
            }
          }
        }
        private var readout: some View {
          VStack(alignment: .leading) {
            ProgressView(value: min(model.percent, 100), total: 100)
            HStack { Text(model.used); Text(model.quota) }
          }
        }
      }
      struct Home: View {
        var body: some View { VStack { Quota(model: QuotaModel()) } }
      }
      """
    #expect(await fixes("progress-name", ["A.swift": code]) == [[".accessibilityLabel(\"Storage\")"]])
  }
}
