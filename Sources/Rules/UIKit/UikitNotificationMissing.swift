import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A message that appears on a screen without a word to VoiceOver.
public struct UikitNotificationMissing: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = .uiKitAndFiles

  public static let metadata = RuleMetadata(
    id: "uikit-notification-missing", family: .uiKit, severity: .note, impact: .moderate, wcag: ["4.1.3"],
    title: "message appears and VoiceOver is not told",
    documentation: RuleDocumentation(
      reports: """
        A label whose name speaks of an error, a warning or a state, which later code of the class shows or fills, or \
        any label that one function gives a text and shows, alone or with the view around it, or whose words are there \
        and hidden until later code shows it, in a file that posts no \
        notification of UIAccessibility.
        """,
      why: """
        VoiceOver stays where it is. Whoever pressed Send hears nothing, and finds the message only by going through \
        the whole screen again.
        """,
      howToFix: """
        Tell it: `UIAccessibility.post(notification: .announcement, argument: errorLabel.text)`; or move there with \
        `.layoutChanged` and the label.
        """,
      elsewhere: "`AccessibilityNotification.Announcement(message).post()` when the message changes.",
      limits: """
        For a person to look at: another file may post the notification, and what the label says may be told in \
        another way. Functions that set up or update a view as a whole are left alone.
        """,
      references: ["Apple: documentation of UIAccessibility.post(notification:argument:)", "WCAG 2.2, 4.1.3"]),
    examples: [
      .violation(
        """
        final class NicknameViewController: UIViewController {
          private let errorLabel = UILabel()
          private let hintLabel = UILabel()
          override func viewDidLoad() {
            errorLabel.isHidden = true
            view.addSubview(errorLabel)
            view.addSubview(hintLabel)
          }
          func setError(_ error: String, isHidden: Bool) {
            errorLabel.text = error
            hintLabel.isHidden = !isHidden
            ↓errorLabel.isHidden = isHidden
          }
        }
        """,
        fixed: """
          final class NicknameViewController: UIViewController {
            private let errorLabel = UILabel()
            private let hintLabel = UILabel()
            override func viewDidLoad() {
              errorLabel.isHidden = true
              view.addSubview(errorLabel)
              view.addSubview(hintLabel)
            }
            func setError(_ error: String, isHidden: Bool) {
              errorLabel.text = error
              hintLabel.isHidden = !isHidden
              errorLabel.isHidden = isHidden
              if !isHidden {
                UIAccessibility.post(notification: .announcement, argument: errorLabel.text)
              }
            }
          }
          """),
      .violation(
        """
        final class KeyViewController: UIViewController {
          private let errorLabel = UILabel()
          override func viewDidLoad() {
            errorLabel.isHidden = true
            view.addSubview(errorLabel)
          }
          @objc func next() { setError(check()) }
          private func setError(_ error: String?) {
            errorLabel.text = error
            ↓errorLabel.isHidden = error == nil
          }
        }
        """),
      .violation(
        """
        final class NameViewController: UIViewController {
          private let hintLine = UILabel()
          override func viewDidLoad() {
            hintLine.text = "At least three letters"
            hintLine.isHidden = true
            view.addSubview(hintLine)
          }
          @objc func send() { ↓hintLine.isHidden = false }
        }
        """),
      .violation(
        """
        final class LoginViewController: UIViewController {
          private let errorLabel = UILabel()
          override func viewDidLoad() {
            errorLabel.isHidden = true
            errorLabel.text = "Wrong password"
            view.addSubview(errorLabel)
          }
          func failed() { ↓errorLabel.isHidden = false }
        }
        """),
      .violation(
        """
        final class PlacesViewController: UIViewController {
          private let overlay = UIView()
          private let words = UILabel()
          override func viewDidLoad() {
            overlay.isHidden = true
            overlay.addSubview(words)
            view.addSubview(overlay)
          }
          func foundNothing() {
            overlay.isHidden = false
            ↓words.text = "There is nothing here"
          }
        }
        """),
      .pass(
        """
        final class LoginViewController: UIViewController {
          private let errorLabel = UILabel()
          override func viewDidLoad() {
            errorLabel.isHidden = true
            errorLabel.text = "Wrong password"
            view.addSubview(errorLabel)
          }
          func failed() {
            errorLabel.isHidden = false
            UIAccessibility.post(notification: .layoutChanged, argument: errorLabel)
          }
        }
        """),
      .undecided(
        """
        final class LoginViewController: UIViewController {
          private let errorLabel = UILabel()
          override func viewDidLoad() {
            errorLabel.isHidden = true
            view.addSubview(errorLabel)
          }
          func failed() { Messages.show(errorLabel) }
        }
        """),
    ])

  private let notified = Remembered<Bool>()

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard let platform = element.platform, platform.baseClass == "UILabel", element.role == .text,
      let (change, name) = named(platform, element) ?? appearing(platform, subject) ?? revealed(platform, subject)
    else { return .inapplicable }
    let file = change.source.file
    let isTold = notified(SourceRange(file: file, start: 0, end: 0)) { file.mentions(TellingCode.posts) }
    if isTold || element.mayHave(.updatesFrequently) { return .pass }
    return .violation(
      Violation(
        "'\(name)' appears or changes, and the file tells VoiceOver nothing of it", certainty: .review,
        at: change.statement, fixes: announcing(change.statement, of: element, platform)))
  }

  /// Says the words of the label behind the statement that shows it or fills it, where that ends its line.
  private func announcing(_ change: SourceRange, of element: AccessibilityElement, _ platform: PlatformFacts) -> [Fix] {
    let function = platform.settings.first { $0.statement == change }?.function
    // Whoever types would be interrupted at each letter.
    if let function, Self.isCalledAtEachKey(function) { return [] }
    // The observer of a flag runs whoever sets it, also where that only takes the last message back.
    if Self.standsInObserver(change) { return [] }
    // `label.alpha = isEmpty ? 1 : 0` shows it at times, and hides it at others.
    if platform.settings.contains(where: { $0.statement == change && $0.name == "alpha" && Self.asksSomething($0.value) }) { return [] }
    // Code that is run from several places sets the same label once for each of them.
    var branches: [SourceRange] = []
    for setting in platform.settings
    where setting.name == "text" && function != nil && setting.function == function && setting.isConditional && isMessage(setting) {
      if let statement = setting.statement, !branches.contains(statement) { branches.append(statement) }
    }
    guard branches.count > 1 else { return announcingOnce(change, of: element, platform) }
    let edits = branches.compactMap { announcement(behind: $0, of: element, under: nil) }
    return edits.count == branches.count ? [Fix("announce the text", safety: .suggested, edits: edits)] : []
  }

  /// `isEmpty ? 1 : 0`
  private static func asksSomething(_ value: String) -> Bool { value.contains(" ? ") }

  /// Functions of delegates and of targets that run with each change of a text (Apple: UITextFieldDelegate, UITextViewDelegate,
  /// UISearchBarDelegate, UIControl.Event.editingChanged; names met in open-source apps for the last).
  private static func isCalledAtEachKey(_ function: String) -> Bool {
    let name = function.lowercased()
    return ["textfield", "textview", "searchbar"].contains(name)
      || ["didchange", "editingchanged", "textchanged", "shouldchange"].contains(where: name.contains)
  }

  /// Whether a statement stands in the `didSet` or `willSet` of a property that is true or false.
  private static func standsInObserver(_ statement: SourceRange) -> Bool {
    let bytes = statement.file.bytes
    var (index, depth) = (statement.start, 0)
    var isInObserver = false
    while index > 0 {
      index -= 1
      switch bytes[index] {
      case UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "{") where depth > 0: depth -= 1
      case UInt8(ascii: "{"):
        let head = bytes[..<index].reversed().drop { $0 == UInt8(ascii: " ") }.prefix(7).reversed()
        if head.elementsEqual(" didSet".utf8) || head.elementsEqual("willSet".utf8) { isInObserver = true } else if isInObserver {
          let line = statement.file.startOfLine(at: index)
          return ["Bool", "= false", "= true"].contains { statement.file.firstOffset(of: $0, from: line, to: index) != nil }
        }
      default: break
      }
    }
    return false
  }

  private func announcingOnce(_ change: SourceRange, of element: AccessibilityElement, _ platform: PlatformFacts) -> [Fix] {
    let shown = showing(change, platform)
    let edit = announcement(behind: shown?.statement ?? change, of: element, under: shown?.condition)
    return edit.map { [Fix("announce the text", safety: .suggested, edits: [$0])] } ?? []
  }

  private func announcement(behind statement: SourceRange, of element: AccessibilityElement, under condition: String?) -> SourceEdit? {
    guard let receiver = UIKitFix.receiver(in: statement, of: element), !receiver.isEmpty, receiver != "self",
      let end = UIKitFix.endOfLine(of: statement) else { return nil }
    let file = statement.file
    let post = "UIAccessibility.post(notification: .announcement, argument: \(receiver).text)"
    let indentation = file.indentation(at: statement.start)
    let text = condition.map { condition in
      ["if \(condition) {", FixBuilder.indentUnit(of: file) + post, "}"].joined(separator: file.lineEnding + indentation)
    } ?? post
    return .insertion(of: file.lineEnding + file.indentation(at: statement.start) + text, at: end, in: file)
  }

  /// Where the same function goes on to show the label or to hide it, the last statement that does, and what is true while
  /// it shows; the condition is nil where that is always so.
  private func showing(_ change: SourceRange, _ platform: PlatformFacts) -> (statement: SourceRange, condition: String?)? {
    let function = platform.settings.first { $0.statement == change }?.function
    let shown = platform.settings.last { setting in
      setting.name == "isHidden" && setting.function == function && setting.statement.map { $0.start >= change.start && $0.file === change.file } ?? false
    }
    guard function != nil, let shown, let statement = shown.statement, shown.value != "false" else { return nil }
    let isName = shown.value.drop { $0 == "!" }.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    guard isName, shown.value != "true" else { return nil }
    return (statement, shown.value.hasPrefix("!") ? String(shown.value.dropFirst()) : "!" + shown.value)
  }

  private typealias Change = (source: SourceRange, statement: SourceRange)

  /// A label that is called after a message.
  private func named(_ platform: PlatformFacts, _ element: AccessibilityElement) -> (Change, String)? {
    guard let change = change(platform) else { return nil }
    // A cell gets its words whenever another row is put into it.
    let isInCell = change.source.file.typeName(around: change.source.start)?.hasSuffix("Cell") ?? false
    return [platform.reference, UIKitFix.receiver(in: change.statement, of: element)].compactMap(\.self)
      .first { isInCell ? Self.isTrouble($0) : isStatus($0) }.map { (change, $0) }
  }

  /// A label that gets its words in the function that shows it, whatever it is called. In rows of lists that is how they
  /// are filled.
  private func appearing(_ platform: PlatformFacts, _ subject: ElementSubject) -> (Change, String)? {
    guard let name = platform.reference, name != "self", subject.screen.kind == .viewController,
      !subject.containers.contains(where: { [.list, .table].contains($0.kind) }) else { return nil }
    let later = platform.settings.filter { $0.isLater && !$0.isFromFile && !isSetUp($0.function) }
    let shown = Set(later.filter { ["isHidden", "superview.isHidden"].contains($0.name) && $0.value == "false" }.compactMap(\.function))
    // What goes away again is told by `status-not-announced`.
    guard !shown.isEmpty, let words = later.first(where: { setting in
      setting.name == "text" && isMessage(setting) && (setting.function.map(shown.contains) ?? false)
    }) else { return nil }
    return ((words.source, words.statement ?? line(of: words.source)), name)
  }

  /// A label whose words are there from the beginning, and that is hidden until something happens.
  private func revealed(_ platform: PlatformFacts, _ subject: ElementSubject) -> (Change, String)? {
    guard let name = platform.reference, name != "self", subject.screen.kind == .viewController,
      !subject.containers.contains(where: { [.list, .table].contains($0.kind) }),
      subject.element.label?.value.literal?.isEmpty == false,
      let first = platform.settings.first(where: { $0.name == "isHidden" }), !first.isLater,
      ["true", "YES"].contains(first.value) else { return nil }
    let shown = platform.settings.first { setting in
      setting.name == "isHidden" && setting.isLater && setting.value != "true" && !setting.isFromFile && !isSetUp(setting.function)
    }
    return shown.map { (($0.source, $0.statement ?? line(of: $0.source)), name) }
  }

  /// Words that the code writes or that its function was handed: what a model holds is content that is filled in.
  private func isMessage(_ setting: PlatformSetting) -> Bool {
    if setting.isHandedOn { return true }
    guard !setting.value.hasPrefix("\"\\(") else { return false }
    let literals = setting.value.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
    // A date that is put together of its parts, and two names with a space between them, are what a model holds.
    return literals.contains { $0.element.contains(where: \.isLetter) && $0.element.count(where: { $0 == "%" }) < valuesOfData }
  }

  /// Places in a format for values, from which on it writes data and says nothing.
  private let valuesOfData = 3

  /// By the name of a property, or by that in the code which makes it.
  private func isStatus(_ name: String) -> Bool {
    !NameWords.words(.statusLabel).isDisjoint(with: DecorativeNames.parts(of: name))
  }

  /// The same of a label whose name speaks of nothing but what went wrong.
  private static func isTrouble(_ name: String) -> Bool {
    !NameWords.words(.statusLabel).subtracting(neutral).isDisjoint(with: DecorativeNames.parts(of: name))
  }

  /// What later code does to show the label or to fill it.
  private func change(_ platform: PlatformFacts) -> (source: SourceRange, statement: SourceRange)? {
    for setting in platform.settings where setting.isLater && !setting.isFromFile && !isSetUp(setting.function) {
      switch setting.name {
      case "isHidden" where setting.value != "true", "alpha" where !setting.value.hasPrefix("0"):
        return (setting.source, setting.statement ?? line(of: setting.source))
      case "text" where setting.value != "nil" && setting.value != "\"\"":
        return (setting.source, setting.statement ?? line(of: setting.source))
      default: continue
      }
    }
    return nil
  }

  /// What is shown of them need be no news.
  private static let neutral = NameWords.words(.neutralStatus)

  /// Functions by which a view gets what it shows before anybody sees it.
  private func isSetUp(_ function: String?) -> Bool {
    guard let function, let word = DecorativeNames.parts(of: function).first else { return true }
    // `setError(_:)`, `updateStatus()` tell of something that happens.
    return NameWords.words(.setUp).contains(word)
      && NameWords.words(.statusLabel).subtracting(Self.neutral).isDisjoint(with: DecorativeNames.parts(of: function))
  }

  /// The statement that a value stands at the end of.
  private func line(of value: SourceRange) -> SourceRange {
    let file = value.file
    var start = value.start
    while start > 0, ![UInt8(ascii: "\n"), UInt8(ascii: "{"), UInt8(ascii: ";")].contains(file.bytes[start - 1]) {
      start -= 1
    }
    while start < value.start, [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(file.bytes[start]) {
      start += 1
    }
    return SourceRange(file: file, start: start, end: value.end)
  }
}
