import AccessibilityModel
import SourceModel

/// A field of UIKit or of an interface file that only its placeholder names.
public struct UikitPlaceholderOnlyName: ElementRule {
  public init() {}

  public static let frameworks = Set<Framework>.uiKitAndFiles

  public static let metadata = RuleMetadata(
    id: "uikit-placeholder-only-name", family: .uiKit, severity: .note, impact: .serious, wcag: ["4.1.2", "3.3.2"],
    title: "UITextField is named only by its placeholder",
    documentation: RuleDocumentation(
      reports: "A `UITextField`, in code or in an interface file, with a placeholder and without an accessibility label.",
      why: """
        The placeholder is heard as the value of an empty field. As soon as something is typed, VoiceOver reads the \
        text and "Text field", and nothing says any more which field it is.
        """,
      howToFix: """
        Repeat the placeholder as the label, `field.accessibilityLabel = field.placeholder`; where it is an example of \
        what may be typed, say the caption of the field instead.
        """,
      elsewhere: "`TextField(\"Email\", text: $email).accessibilityLabel(\"Email\")`; see `placeholder-only-name`.",
      limits: """
        A label above the field does not name it and is not looked at. Silent in alerts, about search bars, which say \
        by themselves that they search, about fields of classes that may draw a caption of their own, and where the \
        field goes to code that could not be followed.
        """,
      references: ["Recorded: testUIKitTextField (the placeholder is the value of an empty field)"]),
    examples: [
      // Its sample is no name.
      .violation(
        """
        final class CodeViewController: UIViewController {
          private let digit = ↓UITextField()
          override func viewDidLoad() {
            view.addSubview(digit)
            digit.placeholder = "0"
          }
        }
        """),
      .violation(
        """
        final class FormViewController: UIViewController {
          private let city = ↓UITextField()
          override func viewDidLoad() {
            view.addSubview(city)
            city.placeholder = "City"
          }
        }
        """,
        fixed: """
          final class FormViewController: UIViewController {
            private let city = UITextField()
            override func viewDidLoad() {
              view.addSubview(city)
              city.placeholder = "City"
              city.accessibilityLabel = city.placeholder
            }
          }
          """),
      .violation(
        """
        final class RecordView: UIView {
          enum Kind {
            case visit, vaccine
            var hint: String { self == .visit ? "Doctor" : "Vaccine" }
          }
          var kind: Kind = .visit {
            didSet { detailField.placeholder = kind.hint }
          }
          private lazy var detailField: UITextField = {
            let field = ↓UITextField()
            field.placeholder = "Doctor"
            return field
          }()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(detailField)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """,
        fixed: """
          final class RecordView: UIView {
            enum Kind {
              case visit, vaccine
              var hint: String { self == .visit ? "Doctor" : "Vaccine" }
            }
            var kind: Kind = .visit {
              didSet { detailField.placeholder = kind.hint; detailField.accessibilityLabel = detailField.placeholder }
            }
            private lazy var detailField: UITextField = {
              let field = UITextField()
              field.placeholder = "Doctor"
              field.accessibilityLabel = field.placeholder
              return field
            }()
            override init(frame: CGRect) {
              super.init(frame: frame)
              addSubview(detailField)
            }
            required init?(coder: NSCoder) { fatalError() }
          }
          """),
      .violation(
        """
        import UIKit
        final class CaptionedField: UIStackView {
          let field = ↓UITextField()
          init(caption: String, placeholder: String) {
            super.init(frame: .zero)
            let label = UILabel()
            label.text = caption
            field.placeholder = placeholder
            field.height(20)
            let changes = NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification, object: field)
            addArrangedSubview(label)
            addArrangedSubview(field)
          }
          required init(coder: NSCoder) { fatalError() }
        }
        final class FormViewController: UIViewController {
          private var email: CaptionedField!
          override func viewDidLoad() {
            email = CaptionedField(caption: "Your email", placeholder: "name@example.com")
            view.addSubview(email)
          }
        }
        """),
      .violation(
        """
        import SkyFloatingLabelTextField
        class BrandField: SkyFloatingLabelTextField {
          override init(frame: CGRect) { super.init(frame: frame) }
          required init?(coder: NSCoder) { fatalError() }
        }
        final class FormViewController: UIViewController {
          private let city = ↓BrandField(frame: .zero)
          override func viewDidLoad() {
            city.placeholder = "City"
            view.addSubview(city)
          }
        }
        """),
      .violation(
        """
        final class FormViewController: UIViewController {
          private let address = ↓UITextField()
          override func viewDidLoad() {
            address.placeholder = "name@example.com"
            view.addSubview(address)
          }
        }
        """),
      .violation(
        InterfaceExample.view(
          """
          ↓<textField opaque="NO" placeholder="City" id="f1">
              <textInputTraits key="textInputTraits"/>
          </textField>
          """),
        fixed: InterfaceExample.view(
          """
          <textField opaque="NO" placeholder="City" id="f1">
              <accessibility key="accessibilityConfiguration" label="City"/>
              <textInputTraits key="textInputTraits"/>
          </textField>
          """)),
      // What stands above in the letters of a title is the heading of the screen.
      .violation(
        InterfaceExample.view(
          """
          <label opaque="NO" text="Residents of the garden estate" id="l1">
              <rect key="frame" x="6" y="8" width="243" height="29"/>
              <fontDescription key="fontDescription" type="system" pointSize="24"/>
          </label>
          ↓<textField opaque="NO" placeholder="User name" id="f1">
              <rect key="frame" x="25" y="61" width="205" height="48"/>
              <textInputTraits key="textInputTraits"/>
          </textField>
          """),
        fixed: InterfaceExample.view(
          """
          <label opaque="NO" text="Residents of the garden estate" id="l1">
              <rect key="frame" x="6" y="8" width="243" height="29"/>
              <fontDescription key="fontDescription" type="system" pointSize="24"/>
          </label>
          <textField opaque="NO" placeholder="User name" id="f1">
              <accessibility key="accessibilityConfiguration" label="User name"/>
              <rect key="frame" x="25" y="61" width="205" height="48"/>
              <textInputTraits key="textInputTraits"/>
          </textField>
          """)),
      .violation(
        InterfaceExample.view(
          """
          ↓<textField opaque="NO" placeholder="City" customClass="FloatingField" id="f1">
              <textInputTraits key="textInputTraits"/>
          </textField>
          """),
        fixed: InterfaceExample.view(
          """
          <textField opaque="NO" placeholder="City" customClass="FloatingField" id="f1">
              <accessibility key="accessibilityConfiguration" label="City"/>
              <textInputTraits key="textInputTraits"/>
          </textField>
          """),
        files: [
          "FloatingField.swift": """
          import UIKit
          final class FloatingField: UITextField {
            private var kept: String?
            required init?(coder: NSCoder) {
              super.init(coder: coder)
              kept = placeholder
              placeholder = kept
              addTarget(self, action: #selector(begin), for: .editingDidBegin)
              addTarget(self, action: #selector(end), for: .editingDidEnd)
            }
            @objc func begin() { placeholder = "" }
            @objc func end() { placeholder = kept }
          }
          """
        ]),
      .pass(
        """
        final class FormViewController: UIViewController {
          private let city = UITextField()
          override func viewDidLoad() {
            city.placeholder = "City"
            city.accessibilityLabel = "City"
            view.addSubview(city)
          }
        }
        """),
      .pass(
        """
        final class FormViewController: UIViewController {
          override func viewDidLoad() {
            let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "Name" }
            present(alert, animated: true)
          }
        }
        """),
      .violation(
        """
        final class FloatingField: UITextField {
          private let caption = UILabel()
          override var placeholder: String? {
            didSet {
              caption.text = placeholder
              addSubview(caption)
            }
          }
        }
        final class FormViewController: UIViewController {
          private let city = ↓FloatingField()
          override func viewDidLoad() {
            city.placeholder = "City"
            view.addSubview(city)
          }
        }
        """),
      .undecided(
        """
        final class FormViewController: UIViewController {
          private let city = UITextField()
          override func viewDidLoad() {
            city.placeholder = "City"
            Forms.describe(city)
            view.addSubview(city)
          }
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard [.textField, .secureField].contains(element.role), element.exposure == .exposed, !subject.isInAlert,
      element.platform?.isUserInteractive ?? true,
      let placeholder = element.visibleText.first, !placeholder.isBlank else { return .inapplicable }
    guard element.isUnnamed, !element.traits.contains(.searchField) else { return .pass }
    let isOwn = isOfOwnClass(element)
    if let doubt = isOwn ? UIKitDoubt.reason(element) : isOfForeignClass(element) ? nil : UIKitField.doubt(element) {
      return .undecided(doubt)
    }
    let noun = element.role == .textField ? "text field" : "secure field"
    if let literal = placeholder.literal, SampleText.isBarePrompt(literal) || !literal.contains(where: \.isLetter) {
      let isKnown = !isOfForeignClass(element)
      return .violation(Violation(
        "\(noun) is named only by its placeholder \(placeholder.quoted), which tells nobody what it is for",
        certainty: isKnown ? .likely : .review, severity: isKnown ? .warning : nil, at: element.source,
        heard: Heard(before: context.heard(filled(element)), after: nil), fixes: fixes(subject, placeholder, in: context)))
    }
    return .violation(
      Violation(
        "\(noun) is named only by its placeholder \(placeholder.quoted)",
        certainty: certainty(element, placeholder, isOwn), at: element.source,
        heard: Heard(before: context.heard(filled(element)), after: nil), fixes: fixes(subject, placeholder, in: context)))
  }

  /// What is given another placeholder later is to be called by that one then.
  public static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    findings.map { PlaceholderChanges.heeded($0, in: project) }
  }

  private func certainty(_ element: AccessibilityElement, _ placeholder: SpokenText, _ isOwn: Bool) -> FindingCertainty {
    if isOfForeignClass(element) { return .review }
    return isOwn || UIKitField.isLoose(element) || placeholder.hasHoles ? .likely : .certain
  }

  /// A text field of a class of the project, whose code is known. What it draws in itself, such as a caption that floats
  /// up, nobody hears: a text field is one element (Apple: documentation of UITextField).
  private func isOfOwnClass(_ element: AccessibilityElement) -> Bool {
    guard element.framework != .swiftUI, let platform = element.platform else { return false }
    return platform.baseClass == "UITextField" && element.viewName != "UITextField" && !platform.isOfUnseenClass
      && element.certainty == .known
  }

  /// One of a class outside of the project, or of one of the project that descends from it, as its name and its placeholder
  /// tell, of which nothing else is unknown.
  private func isOfForeignClass(_ element: AccessibilityElement) -> Bool {
    guard let platform = element.platform,
      platform.isOfUnseenClass || platform.baseClass == "UITextField" && element.viewName != "UITextField" else { return false }
    return platform.reference != "self" && !platform.mayBeCompletedElsewhere && element.reasons.count == 1
      && element.reasons[0].kind == .opaqueView
  }

  /// As it is once something is typed.
  private func filled(_ element: AccessibilityElement) -> AccessibilityElement {
    var result = element
    result.value = Fact(element.role == .secureField ? SpokenText("••••••") : .hole("text"), origin: .content)
    return result
  }

  /// In an interface file the words of the label before it; else the placeholder again, unless it shows what may be
  /// entered, which is no name.
  private func fixes(_ subject: ElementSubject, _ placeholder: SpokenText, in context: RuleContext) -> [Fix] {
    let element = subject.element
    if element.framework == .interfaceFile, let caption = UIKitCaption.right(before: subject),
      case let words = caption.label?.value.literal,
      UIKitCaption.shareView(caption, element) && !PlaceholderOnlyName.isTitle(caption)
        || !(placeholder.literal.map { FieldName.names($0, under: words) } ?? false),
      !(words.map { FieldName.asks($0, for: placeholder.literal) } ?? false),
      let edit = UIKitCaption.naming(element, by: caption) {
      return [Fix("name the text field by the text beside it", safety: .suggested, edits: [edit])]
    }
    if let fix = UIKitCaption.namesakeFix(of: subject, noun: "text field") { return [fix] }
    guard !(placeholder.literal.map(SampleText.isSample) ?? false),
      let edit = UIKitFix.repeatingPlaceholder(on: element) ?? written(placeholder, on: element, in: context) else { return [] }
    return [Fix("repeat the placeholder as the label", safety: .suggested, edits: [edit])]
  }

  /// In an interface file that nothing but the file says it in.
  private func written(_ placeholder: SpokenText, on element: AccessibilityElement, in context: RuleContext) -> SourceEdit? {
    let settings = element.platform?.settings.filter { ["placeholder", "attributedPlaceholder"].contains($0.name) } ?? []
    // What code gives it may be one of several languages. One of a class that empties its placeholder while something is
    // typed, and puts it back, has no other words than those of the file.
    func isPutBack(_ setting: PlatformSetting) -> Bool {
      !context.isLocalized && (setting.value == "\"\"" || setting.value == "nil" || !setting.value.contains("\""))
    }
    guard element.framework == .interfaceFile, settings.contains(where: \.isFromFile),
      settings.allSatisfy({ $0.isFromFile || isPutBack($0) }), let words = placeholder.literal
    else { return nil }
    return UIKitFix.attribute(label: "\"\(words)\"", on: element)
  }
}
