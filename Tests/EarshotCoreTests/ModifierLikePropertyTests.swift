import EarshotCore
import SourceModel
import Testing

/// A call with arguments on a view is a modifier, though the view has a property of that name.
@Suite("Properties named like modifiers") struct ModifierLikePropertyTests {
  @Test("The modifier is meant", arguments: [
    ("let padding: EdgeInsets", "EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)", ".padding(.horizontal, 24)"),
    ("var background: Color", ".red", ".background(Color.blue)"), ("var opacity: Double", "1", ".opacity(0.9)"),
  ]) func modifier(property: String, value: String, call: String) async {
    let hearing = await Hearing.source(
      """
      import SwiftUI
      struct Plate<Inner: View>: View {
        \(property) = \(value)
        let inner: () -> Inner
        init(@ViewBuilder inner: @escaping () -> Inner) { self.inner = inner }
        var body: some View { inner() }
      }
      struct Wallet: View {
        var body: some View { Plate { Text("Balance"); Button("Pay") {} }\(call) }
      }
      """)
    #expect(hearing.texts(of: "Wallet") == ["Balance", "Pay. Button."])
  }

  @Test("A closure by such a name is called") func closure() async {
    let hearing = await Hearing.source(
      """
      import SwiftUI
      struct Plate: View {
        let background: () -> Text
        var body: some View { self.background() }
      }
      struct Wallet: View {
        var body: some View { Plate(background: { Text("Balance") }) }
      }
      """)
    #expect(hearing.texts(of: "Wallet") == ["Balance"])
  }

  @Test("Pictures and texts of R.swift") func resources() async {
    let hearing = await Hearing.files(["A.swift":
      """
      import UIKit
      final class Top: UIViewController {
        let back = UIButton(type: .system)
        let words = UILabel()
        override func viewDidLoad() {
          back.setImage(R.image.icBack(), for: .normal)
          words.text = R.string.localizable.homeTitle()
          view.addSubview(back)
          view.addSubview(words)
        }
      }
      """])
    #expect(hearing.texts(of: "Top")?.first == "icBack. Button.")
  }
}
