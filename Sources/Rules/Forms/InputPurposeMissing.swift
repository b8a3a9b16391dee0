import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A field for something personal that does not say what it asks for.
public struct InputPurposeMissing: ElementRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .tvOS, .visionOS] }
  public static let frameworks: Set<Framework> = [.swiftUI, .uiKit, .interfaceFile]

  public static let metadata = RuleMetadata(
    id: "input-purpose-missing", family: .forms, severity: .note, impact: .moderate, wcag: ["1.3.5"],
    title: "field does not tell AutoFill what it asks for",
    documentation: RuleDocumentation(
      reports: """
        A text field whose name or placeholder, or the words above it where it has neither, asks for the user's email address, password, name, telephone number, \
        postal code, user name or a code by message, or whose keyboard is the one for email addresses or telephone \
        numbers, without `textContentType`.
        """,
      why: """
        With a content type the keyboard offers what the phone knows, and nobody has to type or remember it. That \
        helps people with dyslexia, with a poor memory, and whoever types with a switch or by voice.
        """,
      howToFix: """
        Add `.textContentType(.emailAddress)`, or the type that fits; for a password that is made up, \
        `.newPassword`.
        """,
      elsewhere: "`field.textContentType = .emailAddress`.",
      limits: """
        The purpose is told from words of some languages. Fields in alerts, search fields, and fields on screens \
        whose names speak of contacts, members, administration and the like are left alone, since they ask for what is \
        not the user's own, and so is the second password on a screen whose first one has a content type. A note where \
        the screen asks for no password, and for passwords that are hidden, which AutoFill knows by that.
        """,
      references: ["WCAG 2.2, 1.3.5 Identify Input Purpose", "Apple: UITextContentType"]),
    examples: [
      .violation(
        """
        var body: some View {
          ↓TextField("Email", text: $email)
        }
        """,
        fixed: """
          var body: some View {
            TextField("Email", text: $email).textContentType(.emailAddress)
          }
          """),
      .violation("var body: some View { ↓SecureField(\"Password\", text: $password) }"),
      .violation(
        """
        var body: some View {
          ↓TextField("ann@example.com", text: $address).keyboardType(.emailAddress)
        }
        """,
        fixed: """
          var body: some View {
            TextField("ann@example.com", text: $address).keyboardType(.emailAddress).textContentType(.emailAddress)
          }
          """),
      .violation(
        """
        struct CaptionedField: View {
          let title: String
          @Binding var text: String
          var body: some View {
            VStack(alignment: .leading) { Text(title); ↓TextField("", text: $text) }
          }
        }
        struct Login: View {
          @State private var address = ""
          var body: some View { CaptionedField(title: "E-posta", text: $address) }
        }
        """),
      .violation(
        """
        struct RegisterView: View {
          @State private var password = ""
          var body: some View { ↓SecureField("Password", text: $password) }
        }
        """,
        fixed: """
          struct RegisterView: View {
            @State private var password = ""
            var body: some View { SecureField("Password", text: $password).textContentType(.newPassword) }
          }
          """),
      .pass("var body: some View { VStack { Text(\"Your email\"); TextField(\"Title\", text: $title) } }"),
      .pass("var body: some View { TextField(\"Email\", text: $email).textContentType(.emailAddress) }"),
      .pass("var body: some View { VStack { SecureField(\"Password\", text: $a) }.textContentType(.password) }"),
      .pass(
        """
        var body: some View {
          VStack {
            SecureField("Password", text: $password).textContentType(.newPassword)
            SecureField("Repeat the password", text: $repetition)
          }
        }
        """),
      .pass("var body: some View { TextField(\"Title\", text: $title) }"),
      .pass("var body: some View { TextField(\"Email\", text: .constant(account.email)).disabled(true) }"),
      .violation(
        """
        final class LoginViewController: UIViewController {
          private let address = ↓UITextField()
          override func viewDidLoad() {
            view.addSubview(address)
            address.placeholder = "Email"
          }
        }
        """),
      .violation(
        InterfaceExample.view(
          """
          ↓<textField opaque="NO" placeholder="Password" id="f1">
              <textInputTraits key="textInputTraits" secureTextEntry="YES"/>
          </textField>
          """),
        fixed: InterfaceExample.view(
          """
          <textField opaque="NO" placeholder="Password" id="f1">
              <textInputTraits key="textInputTraits" textContentType="password" secureTextEntry="YES"/>
          </textField>
          """)),
      .pass(
        """
        final class LoginViewController: UIViewController {
          private let address = UITextField()
          override func viewDidLoad() {
            address.placeholder = "Email"
            address.textContentType = .username
            view.addSubview(address)
          }
        }
        """),
      .violation(
        """
        import UIKit
        final class CaptionedField: UIStackView {
          private let field = ↓UITextField()
          init(caption: String, placeholder: String) {
            super.init(frame: .zero)
            let label = UILabel()
            label.text = caption
            field.placeholder = placeholder
            addArrangedSubview(label)
            addArrangedSubview(field)
          }
          required init(coder: NSCoder) { fatalError() }
        }
        final class FormViewController: UIViewController {
          override func viewDidLoad() {
            view.addSubview(CaptionedField(caption: "Your email address", placeholder: "eg ada@example.com"))
          }
        }
        """),
      .undecided(
        """
        let kind: UITextContentType
        var body: some View { TextField("Email", text: $email).textContentType(kind) }
        """),
    ])

  /// A field of a component that is handed its words, or that shows them beside it, is another one for each of those who use it, so one purpose is wrong for
  /// some of them: a new password is no old one.
  public static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    findings.map { finding in
      guard !finding.fixes.isEmpty, max(finding.uses, finding.useSites.count, finding.related.count) > 1,
        let title = CallArguments(of: finding.place).title, !title.text.hasPrefix("\"") || title.text == "\"\"" else { return finding }
      var finding = finding
      finding.fixes = []
      return finding
    }
  }

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard [.textField, .secureField].contains(element.role), element.exposure == .exposed, !subject.isInAlert
    else { return .inapplicable }
    // Nobody types into what only shows a value.
    if element.traits.contains(.notEnabled) || context.chain(of: element)?.call?.argument("text")?.callName == "constant" { return .inapplicable }
    if element.framework != .swiftUI { return checkPlatform(subject) }
    if let purpose = element.inputPurpose {
      return purpose.isEmpty ? .undecided(UnknownReason(.dynamicValue, "textContentType")) : .pass
    }
    let own = ([element.label?.value].compactMap { $0 } + element.visibleText).compactMap(\.literal)
    let texts = own.contains { !$0.isEmpty } ? own : [Self.caption(of: subject)].compactMap { $0 }
    guard let named = texts.lazy.compactMap(InputPurposes.type).first ?? Self.purpose(ofKeyboard: element),
      !isSearch(texts) else { return .pass }
    let type = Self.isChosenHere(named, subject) ? "newPassword" : named
    let passwords = subject.surveyed(SecureFields.self)
    // Who repeats a password has been offered the old one, or a new one where the first field asks for that.
    if element.role == .secureField, let first = passwords.first, first != element.source,
      passwords.firstIsTold || type != "newPassword" { return .inapplicable }
    // A name in a game or on a profile is no login.
    if type == "username", passwords.first == nil {
      return .undecided(UnknownReason(.dynamicValue, "whether it is a login"))
    }
    // Data of somebody or something else than the user.
    if isAboutOthers(subject) { return .undecided(UnknownReason(.dynamicValue, "whose data it is")) }
    if let gap = element.gap { return .undecided(gap) }
    let edit = FixBuilder.adding(".textContentType(.\(type))", to: element)
    return .violation(Violation(
      "field '\(texts.first ?? type)' does not tell that it asks for '\(type)'", certainty: .likely,
      at: element.source,
      fixes: [Fix("tell AutoFill what it asks for", safety: .suggested, edits: [edit])]))
  }

  /// Whether a password is one that people think of on this screen, as when they register.
  private static func isChosenHere(_ type: String, _ subject: ElementSubject) -> Bool {
    guard type == "password" else { return false }
    let place = subject.element.source
    // "Account: LoginController" is a scene of a file: what several of them lie in says nothing about one of them.
    let screen = subject.screen.name.split(separator: ":").last.map(String.init) ?? subject.screen.name
    let names = [screen, place.file.typeName(around: place.start) ?? ""].map { $0.lowercased() }
    return names.contains { name in NameWords.words(.registration).contains(where: name.contains) }
  }

  /// The words above a field without any of its own, in the same stack: `Text("Email")`, `TextField("", text: $email)`.
  private static func caption(of subject: ElementSubject) -> String? {
    let before = subject.neighbours(before: 3, after: 0).reversed().first { $0.coexists(with: subject) }
    guard let before, before.element.role == .text, before.element.exposure == .exposed,
      let layout = subject.element.layout, before.element.layout?.source == layout.source,
      before.element.callSites == subject.element.callSites else { return nil }
    return before.element.label?.value.literal
  }

  /// What is typed on a keyboard that is for one thing alone. One for numbers or addresses of pages is for many.
  private static func purpose(ofKeyboard element: AccessibilityElement) -> String? {
    // A name is typed on the keyboard with the "@" for its letters without capitals: `text: $realName`.
    let bound = CallArguments(of: element.source).binding.map(IdentifierWords.split)?.last?.lowercased()
    return bound == "name" ? nil : keyboardPurpose(element)
  }

  private static func keyboardPurpose(_ element: AccessibilityElement) -> String? {
    switch element.modifiers(named: "keyboardType").last?.arguments.first {
    case "emailAddress": "emailAddress"
    case "phonePad": "telephoneNumber"
    default: nil
    }
  }

  /// The same of a field of UIKit, whose name in code tells as well.
  private func checkPlatform(_ subject: ElementSubject) -> Outcome {
    let element = subject.element
    guard let platform = element.platform, platform.baseClass == "UITextField" else { return .inapplicable }
    if let set = platform.setting("textContentType") {
      return set.value == "nil" ? .undecided(UnknownReason(.dynamicValue, "textContentType")) : .pass
    }
    if element.textContentType != nil { return .pass }
    if let doubt = UIKitDoubt.reason(element) { return .undecided(doubt) }
    let texts = (element.visibleText + [element.label?.value].compactMap { $0 }).compactMap(\.literal)
    let name = platform.reference.flatMap(FieldWords.words)
    // "Email/phone" asks for either.
    if texts.contains(where: { $0.contains("/") }) { return .undecided(UnknownReason(.dynamicValue, "which of two it asks for")) }
    guard let named = texts.lazy.compactMap(InputPurposes.type).first ?? (texts.isEmpty ? name.flatMap(InputPurposes.type) : nil)
      ?? captionedPurpose(subject, texts), !isSearch(texts) else { return .pass }
    let type = Self.isChosenHere(named, subject) ? "newPassword" : named
    let passwords = subject.surveyed(SecureFields.self)
    if element.role == .secureField, passwords.first.map({ $0 != element.source }) ?? false { return .inapplicable }
    if type == "username" || type == "name", passwords.first == nil {
      return .undecided(UnknownReason(.dynamicValue, "whether it is a login"))
    }
    if isAboutOthers(subject) { return .undecided(UnknownReason(.dynamicValue, "whose data it is")) }
    let setting = element.framework == .uiKit ? UIKitFix.setting("textContentType = .\(type)", on: element)
      : UIKitFix.inputTrait("textContentType", InputPurposes.written(type), on: element)
    let edit = setting.flatMap { HandedWords.areOfCallers(platform, at: $0.range) ? nil : $0 }
    return .violation(Violation(
      "field '\(texts.first ?? name ?? type)' does not tell that it asks for '\(type)'", certainty: .likely, at: element.source,
      fixes: edit.map { [Fix("tell AutoFill what it asks for", safety: .suggested, edits: [$0])] } ?? []))
  }

  /// A field whose placeholder is an address, "eg name@example.com", beside a label that asks for a mail address.
  private func captionedPurpose(_ subject: ElementSubject, _ texts: [String]) -> String? {
    guard texts.contains(where: { $0.contains("@") }),
      let caption = UIKitCaption.right(before: subject)?.label?.value.literal?.lowercased() else { return nil }
    return caption.contains("email") || caption.contains("e-mail") ? "emailAddress" : nil
  }

  /// Told from the names of the views and the file around it.
  private func isAboutOthers(_ subject: ElementSubject) -> Bool {
    let names = [subject.screen.name, subject.element.source.file.path, subject.element.source.text]
      + subject.callSites.map(\.view)
    let words = names.joined(separator: " ").lowercased()
    return NameWords.words(.somebodyElse).contains(where: words.contains)
  }

  private func isSearch(_ texts: [String]) -> Bool {
    texts.contains { text in NameWords.words(.searchField).contains(where: text.lowercased().contains) }
  }
}

/// Words that a function puts into a field and does not know itself.
private enum HandedWords {
  /// Whether the function that an edit stands in is handed the placeholder that it gives the field: it makes fields for others
  /// as well, whose purpose is another one.
  static func areOfCallers(_ platform: PlatformFacts, at edit: SourceRange) -> Bool {
    platform.settings.contains { setting in
      guard ["placeholder", "attributedPlaceholder"].contains(setting.name), !setting.isFromFile, setting.source.file === edit.file else { return false }
      let file = edit.file
      guard let brace = file.functionBrace(around: setting.source.start), file.openBraces(around: edit.start).contains(brace) else { return false }
      let words = file.wordsBefore(brace: brace)
      let handed = Set(words.drop { $0 != "func" && $0 != "init" }.dropFirst().filter { $0.first?.isLowercase ?? false })
      return setting.value.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(where: handed.contains)
    }
  }
}

/// What the name of a field in code says that it is for.
private enum FieldWords {
  /// `email` of `emailTextField`.
  static func words(_ name: String) -> String? {
    var words = IdentifierWords.split(name).map { $0.lowercased() }
    while let last = words.last, NameWords.words(.controlKind).contains(last) { words.removeLast() }
    while let first = words.first, NameWords.words(.controlKind).contains(first) { words.removeFirst() }
    return words.isEmpty || words.count > 3 ? nil : words.joined(separator: " ")
  }
}

/// The first field of a screen that asks for a password.
private struct SecureFields: ScreenSurvey {
  let first: SourceRange?
  /// It says what it asks for.
  let firstIsTold: Bool

  init(_ screen: ScreenPlaces) {
    let field = screen.all.first { $0.role == .secureField }
    first = field?.source
    firstIsTold = field?.inputPurpose != nil
  }
}
