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

  /// A field that may be given a wheel of dates.
  private static let field = """
    class PickerField: UITextField {
      func pick(with picker: UIDatePicker) {
        let bar = UIToolbar()
        bar.items = [UIBarButtonItem(title: "Fine", style: .done, target: nil, action: nil)]
        inputAccessoryView = bar
        inputView = picker
      }
    }
    """

  @Test("A view that is handed to other fields alone is in none that it was not handed to", arguments: [
    "birthday.pick(with: dates)", "self.birthday.pick(with: dates)",
  ]) func handedToOthers(_ call: String) async throws {
    let code = UIKitExample.controller(
      "view.addSubview(name)\nview.addSubview(birthday)\n\(call)",
      members: "let dates = UIDatePicker()\nlet name = PickerField()\nlet birthday = PickerField()")
    let plain = code.replacing("let name = PickerField()", with: "let name = UITextField()")
    let heard = try await UIKitExample.heard(["A.swift": code + Self.field])
    #expect(try await UIKitExample.heard(["A.swift": plain + Self.field]) == heard)
    #expect(heard.contains { $0.hasPrefix("Fine") })
  }

  @Test("A part that nothing around hands a view has none")
  func handedNothing() async throws {
    let code = UIKitExample.controller("view.addSubview(name)", members: "let name = PickerField()")
    let heard = try await UIKitExample.heard(["A.swift": code + Self.field])
    #expect(heard == ["Text Field."])
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
