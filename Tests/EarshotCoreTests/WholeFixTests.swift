import EarshotCore
import Rules
import SourceModel
import Testing

/// Fixes of UIKit code that reach all branches, and none where they would harm.
@Suite struct WholeFixTests {
  private func first(_ rule: String, _ code: String) async -> [[String]] {
    await Analysis.run(files: ["A.swift": "import UIKit\n" + code]).findings.filter { $0.rule == rule }
      .map { $0.fixes.first?.edits.map { $0.replacement.split(whereSeparator: \.isWhitespace).joined(separator: " ") } ?? [] }
  }

  private func form(_ function: String) -> String {
    """
    final class CodeController: UIViewController, UITextFieldDelegate {
      private let errorLabel = UILabel()
      private let field = UITextField()
      override func viewDidLoad() {
        field.delegate = self
        view.addSubview(field)
        view.addSubview(errorLabel)
      }
      \(function) {
        if field.text!.count < 4 {
          errorLabel.text = "Too short"
        } else {
          errorLabel.text = "Letters only"
        }
      }
    }
    """
  }

  @Test("Each branch that tells something is announced, and nothing at each key")
  func announcements() async {
    let post = "UIAccessibility.post(notification: .announcement, argument: errorLabel.text)"
    #expect(await first("uikit-notification-missing", form("func checked()")) == [[post, post]])
    #expect(await first("uikit-notification-missing", form("func textFieldDidChangeSelection(_ textField: UITextField)")) == [[]])
  }

  @Test("A font does not grow in a frame that it would not fit into")
  func tightFrames() async {
    let code = """
      final class BarController: UIViewController {
        private let note = UILabel(frame: CGRect(x: 0, y: 1, width: 80, height: 12))
        override func viewDidLoad() {
          note.text = "Fair"
          note.font = UIFont.systemFont(ofSize: 9)
          view.addSubview(note)
        }
      }
      """
    #expect(await first("uikit-fixed-font", code) == [[]])
    #expect(await first("uikit-fixed-font", code.replacing("height: 12", with: "height: 40")).first?.isEmpty == false)
  }
}
