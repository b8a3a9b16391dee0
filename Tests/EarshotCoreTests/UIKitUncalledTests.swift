import EarshotCore
import Testing

/// What nobody is seen to call of the parts of a screen changes nothing of what set-up code did.
@Suite("Functions of parts that nobody calls") struct UIKitUncalledTests {
  private static func button(_ helper: String) -> String {
    """
    class IconButton: UIButton {
      override init(frame: CGRect) { super.init(frame: frame); setTitle("Close", for: .normal) }
      required init?(coder: NSCoder) { fatalError() }
    }
    extension IconButton { \(helper) }
    """
  }

  @Test("A view stays where it was put", arguments: [
    "func toBarButtonItem() -> UIBarButtonItem? { UIBarButtonItem(customView: self) }",
    "func framed() -> UIView { let frame = UIView(); frame.addSubview(self); return frame }",
    "func stacked() -> UIView { UIStackView(arrangedSubviews: [self]) }",
  ]) func staysInPlace(_ helper: String) async throws {
    let code = UIKitExample.controller("view.addSubview(close)", members: "private let close = IconButton()")
    #expect(try await UIKitExample.heard(["A.swift": code + Self.button(helper)]) == ["Close. Button."])
  }

  @Test("One that set-up code puts into a bar stands there") func goesIntoTheBar() async throws {
    let code = UIKitExample.controller(
      """
      view.addSubview(close)
      navigationItem.rightBarButtonItem = close.toBarButtonItem()
      """, members: "private let close = IconButton()")
    let helper = "func toBarButtonItem() -> UIBarButtonItem? { UIBarButtonItem(customView: self) }"
    #expect(try await UIKitExample.heard(["A.swift": code + Self.button(helper)]) == ["Close. Button."])
  }
}
