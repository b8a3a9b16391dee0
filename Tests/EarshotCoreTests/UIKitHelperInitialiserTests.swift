import EarshotCore
import Testing

/// What the initialiser of a helper does to the views that it is handed is done.
@Suite struct UIKitHelperInitialiserTests {
  private static let helpers = """
    final class FormHelper: NSObject, UITextFieldDelegate {
      private let field: UITextField
      private let errorLabel: UILabel
      init(field: UITextField, errorLabel: UILabel) {
        self.field = field
        self.errorLabel = errorLabel
        super.init()
        errorLabel.isHidden = true
        self.field.accessibilityLabel = "Full name"
        field.delegate = self
      }
    }
    struct Toolbar {
      init(_ view: UIView) {
        let done = UIButton(type: .system)
        done.setTitle("Done", for: .normal)
        view.addSubview(done)
      }
    }
    """

  private func heard(_ statement: String, members: String = "") async throws -> [String] {
    let code = UIKitExample.controller(
      """
      errorLabel.text = "Enter a name"
      view.addSubview(nameField)
      view.addSubview(errorLabel)
      \(statement)
      """, members: "let nameField = UITextField(), errorLabel = UILabel()\n\(members)")
    return try await UIKitExample.heard(["Example.swift": code + Self.helpers])
  }

  @Test(arguments: [
    ("helper = FormHelper(field: nameField, errorLabel: errorLabel)", "var helper: FormHelper?"),
    ("_ = FormHelper(field: nameField, errorLabel: errorLabel)", ""),
    ("let helper = FormHelper(field: nameField, errorLabel: errorLabel)\nhelpers.append(helper)", "var helpers: [FormHelper] = []"),
    ("_ = helper", "lazy var helper = FormHelper(field: nameField, errorLabel: errorLabel)"),
  ])
  func fieldsAndLabels(statement: String, members: String) async throws {
    let all = try await heard(statement, members: members)
    #expect(all.map { $0.hasPrefix("Full name") } == [true])
  }

  @Test(arguments: ["_ = Toolbar(view)", "let bar = Toolbar(view)"])
  func subviews(statement: String) async throws {
    #expect(try await heard(statement).contains { $0.hasPrefix("Done") })
  }
}
