import AccessibilityModel
import SourceModel

/// A text field that says nothing of what belongs in it.
public struct UikitTextFieldName: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = [.uiKit]

  public static let metadata = RuleMetadata(
    id: "uikit-text-field-name", family: .uiKit, severity: .error, impact: .serious, wcag: ["4.1.2", "3.3.2"],
    title: "UITextField has no name",
    documentation: RuleDocumentation(
      reports:
        "A `UITextField`, `UITextView` or `UISearchBar` without an accessibility label and without a placeholder.",
      why: """
        VoiceOver says "text field" and nothing of what belongs in it. The text beside the field is a stop of its own.
        """,
      howToFix: "Set `field.accessibilityLabel` to the text that stands beside the field.",
      elsewhere: "`TextField(\"Email\", text: $email).accessibilityLabel(\"Email\")`; see `text-field-name`.",
      limits: """
        A placeholder is taken for a name here. Search bars say by themselves that they search. Silent where the field \
        goes to code that could not be followed, and for text views that cannot be edited.
        """,
      references: ["Recorded: testUIKitTextField (the placeholder is the value of an empty field)"]),
    examples: [
      .violation(
        """
        final class PhraseViewController: UIViewController, UITextViewDelegate {
          private let phrase = ↓UITextView()
          private let suggestions = UIToolbar()
          override func viewDidLoad() {
            super.viewDidLoad()
            phrase.inputAccessoryView = suggestions
            phrase.delegate = self
            view.addSubview(phrase)
          }
          func textViewDidChange(_ textView: UITextView) { phrase.attributedText = marked(phrase.text) }
        }
        """),
      .violation(
        """
        final class CommentViewController: UIViewController {
          private let placeholderLabel = UILabel()
          private let countLabel = UILabel()
          private let comment = ↓UITextView()
          override func viewDidLoad() {
            super.viewDidLoad()
            placeholderLabel.text = "Add a comment"
            countLabel.text = "0/\\(limit)"
            view.addSubview(countLabel)
            view.addSubview(comment)
            comment.addSubview(placeholderLabel)
          }
        }
        """),
      .violation(
        """
        final class FormViewController: UIViewController {
          private let name = ↓UITextField()
          override func viewDidLoad() { view.addSubview(name) }
        }
        """),
      .violation(
        """
        import UIKit
        final class RecipientView: UIView {
          private let caption = UILabel()
          private let field = ↓UITextField()
          init(title: String) {
            super.init(frame: .zero)
            caption.text = title
            addSubview(caption)
            addSubview(field)
          }
        }
        """,
        fixed: """
          import UIKit
          final class RecipientView: UIView {
            private let caption = UILabel()
            private let field = UITextField()
            init(title: String) {
              super.init(frame: .zero)
              caption.text = title
              field.accessibilityLabel = caption.text
              addSubview(caption)
              addSubview(field)
            }
          }
          """),
      .violation(
        """
        final class NoteViewController: UIViewController {
          private let note = ↓UITextView()
          private let placeholderLabel = UILabel()
          override func viewDidLoad() {
            placeholderLabel.text = "What happened?"
            note.addSubview(placeholderLabel)
            view.addSubview(note)
          }
        }
        """,
        fixed: """
          final class NoteViewController: UIViewController {
            private let note = UITextView()
            private let placeholderLabel = UILabel()
            override func viewDidLoad() {
              placeholderLabel.text = "What happened?"
              note.accessibilityLabel = placeholderLabel.text
              note.addSubview(placeholderLabel)
              view.addSubview(note)
            }
          }
          """),
      .violation(
        """
        final class CountView: UIView {
          private let countTextLabel = UILabel()
          private let box = UIView()
          private let minus = UIButton()
          private let number = ↓UITextField()
          private let plus = UIButton()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(countTextLabel)
            addSubview(box)
            minus.setImage(UIImage(named: "minus"), for: .normal)
            plus.setImage(UIImage(named: "plus"), for: .normal)
            box.addSubview(minus)
            box.addSubview(number)
            box.addSubview(plus)
          }
          func setup(text: String) {
            countTextLabel.text = text
          }
        }
        """,
        fixed: """
          final class CountView: UIView {
            private let countTextLabel = UILabel()
            private let box = UIView()
            private let minus = UIButton()
            private let number = UITextField()
            private let plus = UIButton()
            override init(frame: CGRect) {
              super.init(frame: frame)
              addSubview(countTextLabel)
              addSubview(box)
              minus.setImage(UIImage(named: "minus"), for: .normal)
              plus.setImage(UIImage(named: "plus"), for: .normal)
              box.addSubview(minus)
              box.addSubview(number)
              box.addSubview(plus)
            }
            func setup(text: String) {
              countTextLabel.text = text
              number.accessibilityLabel = countTextLabel.text
            }
          }
          """),
      .violation(
        """
        import SwiftUI
        import UIKit
        struct TownField: UIViewRepresentable {
          @Binding var text: String
          func makeUIView(context: Context) -> UITextField {
            let field = ↓UITextField()
            field.borderStyle = .roundedRect
            return field
          }
          func updateUIView(_ view: UITextField, context: Context) { view.text = text }
        }
        struct TownForm: View {
          @State private var town = ""
          var body: some View { TownField(text: $town) }
        }
        """),
      .pass(
        """
        import SwiftUI
        import UIKit
        struct TownField: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextField { UITextField() }
          func updateUIView(_ view: UITextField, context: Context) {}
        }
        struct TownForm: View {
          var body: some View { TownField().accessibilityLabel("Town") }
        }
        """),
      .pass(
        """
        final class FormViewController: UIViewController {
          private let name = UITextField()
          private let city = UITextField()
          override func viewDidLoad() {
            name.placeholder = "Name"
            city.accessibilityLabel = "City"
            view.addSubview(name)
            view.addSubview(city)
          }
        }
        """),
      // What it says when nothing is written is no name, and is heard as if somebody had written it.
      .violation(
        """
        final class NoteViewController: UIViewController, UITextViewDelegate {
          private let note = ↓UITextView()
          override func viewDidLoad() {
            note.delegate = self
            note.text = "Write a note"
            view.addSubview(note)
          }
          func textViewDidBeginEditing(_ textView: UITextView) {
            if textView.text == "Write a note" { textView.text = "" }
          }
        }
        """),
      // A text to be read.
      .pass(
        """
        final class TermsViewController: UIViewController {
          private let terms = UITextView()
          override func viewDidLoad() {
            terms.text = "What holds for members"
            view.addSubview(terms)
          }
        }
        """),
      .pass(
        """
        final class FormViewController: UIViewController {
          override func viewDidLoad() {
            let alert = UIAlertController(title: "Enter the passphrase", message: nil, preferredStyle: .alert)
            alert.addTextField { $0.isSecureTextEntry = true }
            present(alert, animated: true)
          }
        }
        """),
      .undecided(
        """
        final class FormViewController: UIViewController {
          private let name = UITextField()
          override func viewDidLoad() {
            Forms.describe(name)
            view.addSubview(name)
          }
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    UIKitField.check(subject, in: context)
  }
}
