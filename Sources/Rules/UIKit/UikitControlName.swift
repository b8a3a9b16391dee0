import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A switch or slider of UIKit without a name, and a button whose only words stand in a label of its own.
public struct UikitControlName: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = .uiKitAndFiles

  public static let metadata = RuleMetadata(
    id: "uikit-control-name", family: .uiKit, severity: .error, impact: .critical, wcag: ["4.1.2", "1.3.1", "3.3.2"],
    title: "switch, slider or button of UIKit has no name",
    documentation: RuleDocumentation(
      reports: """
        A `UISwitch`, `UISlider`, `UIPickerView` or `UIProgressView` that gets no label, in code or in an interface file, a `UIButton` without a title \
        that only holds labels as subviews, and one with an action that nothing gives words or a picture.
        """,
      why: """
        VoiceOver says "Switch button, on" and nothing of what is switched; the text beside it is a stop of its own. A \
        button is named by its own title, and hides the labels in it. Voice Control knows no word for either.
        """,
      howToFix: """
        `notificationSwitch.accessibilityLabel = "Push notifications"`; in Interface Builder the Label field of the \
        Identity inspector. For a button its `title` or configuration, or a label with the words that it shows. Of a \
        `UIPickerView` each wheel is named, by `pickerView(_:accessibilityLabelForComponent:)` of its delegate.
        """,
      elsewhere: "`Toggle(\"Push notifications\", isOn: $isOn)`; see `toggle-name` and `slider-name`.",
      limits: """
        Silent for switches in table cells with words, which take the name of their cell, and where code that could \
        not be followed may set the label. Progress views are for review: systems have been seen that call them "Progress".
        """,
      references: [
        "Recorded: uk_switches_b (a switch without a label says its state alone)",
        "Apple: documentation of UIAccessibility accessibilityLabel",
      ]),
    examples: [
      .violation(
        """
        final class DoorViewController: UIViewController {
          private let isOpen = ↓UISwitch()
          override func viewDidLoad() {
            isOpen.isUserInteractionEnabled = false
            view.addSubview(isOpen)
          }
        }
        """),
      .violation(
        """
        final class CardViewController: UIViewController {
          private let overlay = ↓UIButton()
          override func viewDidLoad() {
            view.addSubview(overlay)
            overlay.addTarget(self, action: #selector(openCard), for: .touchUpInside)
          }
          @objc func openCard() { show(CardScreen(), sender: self) }
        }
        """,
        fixed: """
          final class CardViewController: UIViewController {
            private let overlay = UIButton()
            override func viewDidLoad() {
              view.addSubview(overlay)
              overlay.addTarget(self, action: #selector(openCard), for: .touchUpInside)
              overlay.accessibilityLabel = "<#name#>"
            }
            @objc func openCard() { show(CardScreen(), sender: self) }
          }
          """),
      .violation(
        """
        final class SoundViewController: UIViewController {
          private let caption = UILabel()
          private let soundSwitch = ↓UISwitch()
          override func viewDidLoad() {
            caption.text = "Sounds"
            view.addSubview(caption)
            view.addSubview(soundSwitch)
            soundSwitch.addTarget(self, action: #selector(turned), for: .valueChanged)
          }
          @objc func turned() { save() }
        }
        """,
        fixed: """
          final class SoundViewController: UIViewController {
            private let caption = UILabel()
            private let soundSwitch = UISwitch()
            override func viewDidLoad() {
              caption.text = "Sounds"
              soundSwitch.accessibilityLabel = caption.text
              view.addSubview(caption)
              view.addSubview(soundSwitch)
              soundSwitch.addTarget(self, action: #selector(turned), for: .valueChanged)
            }
            @objc func turned() { save() }
          }
          """),
      .violation(
        """
        extension UILabel {
          func apply(_ style: UIFont.TextStyle, with words: String) {
            font = .preferredFont(forTextStyle: style)
            text = words
          }
        }
        final class AgreeView: UIView {
          private let agreeButton = ↓UIButton()
          private let agreeLabel = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            agreeLabel.do {
              $0.apply(.body, with: "I agree")
              $0.isUserInteractionEnabled = false
            }
            addSubview(agreeButton)
            agreeButton.addSubview(agreeLabel)
          }
        }
        """,
        fixed: """
          extension UILabel {
            func apply(_ style: UIFont.TextStyle, with words: String) {
              font = .preferredFont(forTextStyle: style)
              text = words
            }
          }
          final class AgreeView: UIView {
            private let agreeButton = UIButton()
            private let agreeLabel = UILabel()
            override init(frame: CGRect) {
              super.init(frame: frame)
              agreeLabel.do {
                $0.apply(.body, with: "I agree")
                $0.isUserInteractionEnabled = false
                agreeButton.accessibilityLabel = $0.text
              }
              addSubview(agreeButton)
              agreeButton.addSubview(agreeLabel)
            }
          }
          """),
      .violation(
        """
        final class ModeViewController: UIViewController {
          private let words = UILabel()
          private let modeButton = ↓UIButton(type: .custom)
          override func viewDidLoad() {
            words.text = "Certificate"
            modeButton.addSubview(words)
            view.addSubview(modeButton)
            modeButton.addTarget(self, action: #selector(choose), for: .touchUpInside)
          }
          @objc func choose() { show(Modes(), sender: self) }
        }
        """),
      .violation(
        """
        final class ShadeButton: UIButton {
          override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .gray : .clear } }
        }
        final class CardViewController: UIViewController {
          private let overlay = ↓ShadeButton()
          override func viewDidLoad() {
            view.addSubview(overlay)
            overlay.setTitle("", for: .normal)
            overlay.addTarget(self, action: #selector(openCard), for: .touchUpInside)
          }
          @objc func openCard() { show(CardScreen(), sender: self) }
        }
        """),
      .undecided(
        """
        final class SealButton: UIButton {
          override func draw(_ rect: CGRect) { Seal.words.draw(in: rect) }
        }
        final class CardViewController: UIViewController {
          private let overlay = SealButton()
          override func viewDidLoad() {
            view.addSubview(overlay)
            overlay.addTarget(self, action: #selector(openCard), for: .touchUpInside)
          }
          @objc func openCard() { show(CardScreen(), sender: self) }
        }
        """),
      .violation(
        """
        final class ProfileView: UIView {
          private let photo = UIImageView(image: UIImage(named: "camera"))
          fileprivate let change = ↓UIButton(type: .custom)
          init() {
            super.init(frame: .zero)
            addSubview(photo)
            addSubview(change)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        final class ProfileController: UIViewController {
          override func viewDidLoad() { view.addSubview(ProfileView()) }
        }
        """),
      .pass(
        """
        final class SoundViewController: UIViewController {
          private let soundSwitch = UISwitch()
          override func viewDidLoad() {
            view.addSubview(soundSwitch)
            soundSwitch.accessibilityLabel = "Sounds"
          }
        }
        """),
      .pass(
        """
        final class SoundCell: UITableViewCell {
          private let caption = UILabel()
          private let soundSwitch = UISwitch()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            caption.text = "Sounds"
            contentView.addSubview(caption)
            contentView.addSubview(soundSwitch)
          }
        }
        """),
      .undecided(
        """
        final class SoundViewController: UIViewController {
          private let soundSwitch = UISwitch()
          override func viewDidLoad() {
            view.addSubview(soundSwitch)
            Accessible.name(soundSwitch)
          }
        }
        """),
    ] + agreedExamples)

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    // A switch that takes no touches shows whether something is on, and is heard all the same.
    guard let platform = element.platform, element.exposure == .exposed, platform.isUserInteractive || platform.baseClass == "UISwitch",
      let noun = noun(element, platform), !element.hasEmptiedLabel else { return .inapplicable }
    guard element.isUnnamed else { return .pass }
    // The field that it is for was heard just before, and several fields may share it.
    if noun == Self.picker, platform.standsForKeyboard { return .inapplicable }
    // The delegate names each of the wheels (Apple: documentation of UIPickerViewAccessibilityDelegate).
    if noun == Self.picker, element.source.file.mentions(["LabelForComponent"]) { return .pass }
    if let doubt = UIKitDoubt.reason(element) { return .undecided(doubt) }
    let isLoose = element.framework == .interfaceFile && platform.reference != nil
    let words = noun == "button" ? element.heldText : nil
    // Systems have been seen that call a progress view "Progress": what it is the progress of is missing all the same.
    let isIdle = noun == "button" && platform.baseClass == "UIButton" && element.activation == nil && element.heldText == nil
    // A function that nobody sees may give it a title along with its looks.
    let mayBeNamed = noun == "button" && element.framework == .uiKit && platform.isStyledElsewhere
    let certainty: FindingCertainty = noun == Self.progress || isIdle || mayBeNamed || !platform.isUserInteractive ? .review : isLoose || ["button", Self.picker].contains(noun) ? .likely : .certain
    return .violation(
      Violation(
        "\(noun) has no name", certainty: certainty, severity: [Self.progress, Self.picker].contains(noun) ? .warning : nil, at: element.source,
        heard: Heard(before: context.heard(element)), fixes: fixes(subject, noun, context),
        related: words.map { [RelatedPlace($0.source, "its words, which the button hides")] } ?? []))
  }

  /// By the label of its row; else by what code calls it, or a gap. What it calls says how its owner keeps up with it, and not what it switches.
  private func fixes(_ subject: ElementSubject, _ noun: String, _ context: RuleContext) -> [Fix] {
    let element = subject.element
    // What is said is the name of each wheel, and none of the picker (Apple: documentation of UIPickerViewAccessibilityDelegate).
    if noun == Self.picker { return [] }
    let beside = noun == "button" ? (onlyText(beside: subject) ?? UIKitCaption.sibling(of: subject)).flatMap { isInReach($0, of: element) ? $0 : nil } : nil
    let caption = noun == "button" ? element.heldText ?? beside ?? UIKitCaption.beneath(subject)
      ?? UIKitCaption.namesake(of: subject) ?? UIKitCaption.covered(by: subject) : UIKitCaption.before(subject)
    let agreed = noun == "button" && element.heldText == nil && caption?.label?.value.literal == nil ? agreedName(element, context) : nil
    if let agreed {
      return [agreed]
    } else if noun == "button", element.heldTexts.count > 1 {
      if let edits = wholeName(element) { return [Fix("name the button by its texts", safety: .suggested, edits: edits)] }
    } else if let caption, let edit = UIKitCaption.naming(element, by: caption, isPart: element.heldText != nil) {
      return [Fix("name the \(noun) by the text beside it", safety: .suggested, edits: [edit])]
    }
    // Others fill in the caption of each of them, and one name for all would be wrong.
    if noun != "button", let caption, element.framework == .uiKit, isFilledElsewhere(caption, beside: element) { return [] }
    if noun == "button", let edit = UIKitFix.inClass(of: element, by: element.heldTexts) {
      return [Fix("name all buttons of its class by their texts", safety: .suggested, edits: [edit])]
    }
    let name = NameSuggestion.ownName(element, context.developmentLanguage) ?? NameSuggestion.gap
    guard let edit = NamingFix.edit(label: context.spelled(name.text, on: element), on: element),
      !UIKitScope.isClass(of: element, around: edit.range), name.isDerived || !context.isShared(edit) else { return [] }
    return [edit].map { Fix("name the \(noun) '\(name.text)'", safety: .suggested, edits: [$0]) }
  }

  /// Whether a label of the same class has no words there: those who use the class give it some.
  private func isFilledElsewhere(_ caption: AccessibilityElement, beside element: AccessibilityElement) -> Bool {
    guard caption.source.file === element.source.file, let platform = caption.platform else { return false }
    let texts = platform.settings.filter { ["text", "attributedText"].contains($0.name) }
    if texts.isEmpty { return caption.label?.value.isOnlyHoles ?? true }
    return texts.allSatisfy { $0.source.file !== element.source.file }
  }

  /// A button around a caption and what goes with it, such as a date, is called by the first, and the other is its value:
  /// both are seen. nil where code cannot say both, and for more texts.
  private func wholeName(_ element: AccessibilityElement) -> [SourceEdit]? {
    var texts = element.heldTexts
    // The number in front of a name tells something of it.
    if texts.count == 2, !isCalledName(texts[0]), isCalledName(texts[1]) { texts.reverse() }
    guard texts.count == 2, let name = UIKitCaption.naming(element, by: texts[0], isPart: true),
      let value = UIKitFix.naming(element, by: texts[1], isPart: true, as: "accessibilityValue"),
      name.range.start != value.range.start else { return nil }
    return [name, value]
  }

  /// Whether code calls a label a name or a title: `fullNameLabel`.
  private func isCalledName(_ text: AccessibilityElement) -> Bool {
    let words = IdentifierWords.split(text.platform?.reference ?? "").map { $0.lowercased() }
    return !NameWords.words(.captionName).subtracting(NameWords.words(.controlKind)).isDisjoint(with: words)
  }

  /// The only text of the component that a button without words lies over.
  private func onlyText(beside subject: ElementSubject) -> AccessibilityElement? {
    let sites = subject.callSites.map(\.source)
    guard !sites.isEmpty else { return nil }
    let near = subject.neighbours(before: 3, after: 3).filter { $0.callSites.map(\.source) == sites && $0.element.exposure == .exposed }
    guard near.count == 1, near[0].element.role == .text, near[0].element.platform?.baseClass == "UILabel",
      // What is there in some states only may say of what the button is all the same.
      near[0].when.allSatisfy(subject.when.contains) else { return nil }
    return near[0].element
  }

  /// Whether an interface file puts a text where it may be the caption of a button: into the same view, by itself or in stacks.
  /// What stands in another view further down is headed by it, and not the button.
  private func isInReach(_ text: AccessibilityElement, of element: AccessibilityElement) -> Bool {
    guard element.framework == .interfaceFile, text.framework == .interfaceFile, let own = element.platform, let other = text.platform else { return true }
    guard let view = own.viewAroundStacks ?? own.superview, let place = other.viewAroundStacks ?? other.superview else { return false }
    return view == place
  }

  private static let progress = "progress view"
  private static let picker = "picker"

  /// What is judged: controls that have no words by themselves, and buttons that only hold views with words.
  private func noun(_ element: AccessibilityElement, _ platform: PlatformFacts) -> String? {
    switch platform.baseClass {
    case "UISwitch": "switch"
    case "UISlider": "slider"
    case "UIProgressView": Self.progress
    case "UIPickerView": Self.picker
    case "UIButton" where element.role == .button && element.image == nil && element.heldText != nil: "button"
    case "UIButton" where element.role == .button && isBare(element, platform): "button"
    case "UIView", "UIControl": isOwnButton(element, platform) ? "button" : nil
    default: nil
    }
  }

  /// A control of the project's own that is made an element and a button.
  private func isOwnButton(_ element: AccessibilityElement, _ platform: PlatformFacts) -> Bool {
    platform.isElement == true && element.traits.contains(.button) && !element.gestures.isEmpty
      && !platform.isOfUnseenClass
  }

  /// Nothing was seen to give it words or a picture, now or later, and something happens when it is pressed, as far as is seen.
  private func isBare(_ element: AccessibilityElement, _ platform: PlatformFacts) -> Bool {
    guard element.image == nil, !platform.isOfUnseenClass else { return false }
    // What is pressed through a stream of another type is pressed all the same; what its class draws is not seen.
    if element.activation == nil { return element.framework == .uiKit && element.viewName == "UIButton" && element.content.isEmpty && !hasFace(platform) }
    let faces = platform.settings.filter { setting in Self.faces.contains(where: setting.name.hasPrefix) }
    return faces.allSatisfy { isEmptied($0, faces) }
  }

  private func hasFace(_ platform: PlatformFacts) -> Bool {
    platform.settings.contains { setting in Self.faces.contains(where: setting.name.hasPrefix) }
  }

  /// A title of the interface file that code takes away before anybody sees it, and what takes it away.
  private func isEmptied(_ face: PlatformSetting, _ faces: [PlatformSetting]) -> Bool {
    guard face.name == "title" else { return false }
    if !face.isFromFile { return face.value == "\"\"" }
    // `title=""`
    if face.value.allSatisfy({ $0 == "\"" }) { return true }
    return faces.contains { $0.name == "title" && $0.value == "\"\"" && !$0.isLater && !$0.isConditional }
  }

  /// Beginnings of the properties by which a button gets words or a picture.
  private static let faces = ["title", "attributedTitle", "image", "backgroundImage", "configuration", "menu"]
}

extension AccessibilityElement {
  /// A label that was put into a button as a view.
  fileprivate var heldText: AccessibilityElement? { heldTexts.first }

  fileprivate var heldTexts: [AccessibilityElement] {
    content.filter { $0.role == .text && $0.exposure == .exposed && $0.platform?.baseClass == "UILabel" }
  }
}
