import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A field that only its placeholder names.
public struct PlaceholderOnlyName: ElementRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .watchOS, .tvOS, .visionOS] }

  public static let metadata = RuleMetadata(
    id: "placeholder-only-name", family: .names, severity: .note, impact: .serious, wcag: ["4.1.2", "3.3.2"],
    title: "field is named only by its placeholder",
    documentation: RuleDocumentation(
      reports: """
        A `TextField` or `SecureField` with a title or prompt and without an accessibility label. It is a warning where \
        the placeholder says no more than that something is typed: "Enter", "optional".
        """,
      why: """
        On iOS the title of a field is its placeholder and not its label. As soon as something is typed, VoiceOver \
        reads the text and "Text field", and nothing says any more which field it is.
        """,
      howToFix: """
        Repeat the title as the label, `TextField("Email", text: $email).accessibilityLabel("Email")`: the same words, \
        the same translation, and nothing changes on screen.
        """,
      elsewhere: """
        `field.accessibilityLabel = "Email"`: the words of the placeholder, which is gone once text is typed.
        """,
      limits: """
        A text above the field does not name it and is not looked at; one in the same row gives the fix its words. \
        Silent in alerts, where modifiers have no effect, about search fields, which their role or trait names, and where a \
        modifier could not be followed.
        """,
      references: [
        "Recorded: ax_view_textField, as_swiftui_text_entry, cvs_buttons, bh_text_input (label nil, title as value)"
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          Form {
            Section("Prompt details") { ↓TextField("Prompt name", text: $name) }
          }
        }
        """,
        fixed: """
          var body: some View {
            Form {
              Section("Prompt details") { TextField("Prompt name", text: $name).accessibilityLabel("Prompt name") }
            }
          }
          """),
      .violation(
        """
        @State private var query = ""
        var body: some View {
          VStack(alignment: .leading) {
            Text("Favourites").font(.largeTitle).bold()
            Text("Choose some of your favourites")
            ↓TextField(text: $query) { Text("Term") }
          }
        }
        """,
        fixed: """
          @State private var query = ""
          var body: some View {
            VStack(alignment: .leading) {
              Text("Favourites").font(.largeTitle).bold()
              Text("Choose some of your favourites")
              TextField(text: $query) { Text("Term") }.accessibilityLabel("Term")
            }
          }
          """),
      .violation(
        """
        @State private var lines: [Line] = []
        var body: some View {
          Form {
            Section("Limits") {
              ForEach(lines.indices, id: \\.self) { index in
                HStack {
                  Circle().frame(width: 12, height: 12)
                  Text(lines[index].category)
                  Spacer()
                  ↓TextField("Amount", value: $lines[index].limit, format: .number)
                }
              }
            }
          }
        }
        """,
        fixed: """
          @State private var lines: [Line] = []
          var body: some View {
            Form {
              Section("Limits") {
                ForEach(lines.indices, id: \\.self) { index in
                  HStack {
                    Circle().frame(width: 12, height: 12)
                    Text(lines[index].category)
                    Spacer()
                    TextField("Amount", value: $lines[index].limit, format: .number)
                      .accessibilityLabel(Text(lines[index].category))
                  }
                }
              }
            }
          }
          """),
      .violation(
        """
        @State var serverHost = ""
        var body: some View {
          ↓TextField("server.example.com", text: $serverHost)
        }
        """,
        fixed: """
          @State var serverHost = ""
          var body: some View {
            TextField("server.example.com", text: $serverHost).accessibilityLabel("Server host")
          }
          """),
      .violation(
        """
        var body: some View {
          VStack(alignment: .leading) {
            Text("Street")
            ↓TextField("Optional", text: $street)
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack(alignment: .leading) {
              Text("Street")
              TextField("Optional", text: $street).accessibilityLabel("Street")
            }
          }
          """),
      .violation(
        """
        var body: some View {
          ↓TextField("login.email", text: $email)
            .textContentType(.emailAddress)
        }
        """,
        fixed: """
          var body: some View {
            TextField("login.email", text: $email)
              .textContentType(.emailAddress)
              .accessibilityLabel("login.email")
          }
          """, files: ["en.strings": "login.email = Email"]),
      .violation(
        """
        var body: some View {
          ↓SecureField("Password", text: $password, prompt: Text("8 characters or more"))
        }
        """,
        fixed: """
          var body: some View {
            SecureField("Password", text: $password, prompt: Text("8 characters or more"))
              .accessibilityLabel("Password")
          }
          """),
      .violation(
        """
        var body: some View {
          HStack {
            Text("Email")
            ↓TextField("name@example.com", text: $email)
          }
        }
        """,
        fixed: """
          var body: some View {
            HStack {
              Text("Email")
              TextField("name@example.com", text: $email).accessibilityLabel("Email")
            }
          }
          """),
      .violation(
        """
        var body: some View {
          VStack {
            Text("Access code")
            ↓TextField("Enter your code", text: $code).background(RoundedRectangle(cornerRadius: 4).strokeBorder(.gray))
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              Text("Access code")
              TextField("Enter your code", text: $code).background(RoundedRectangle(cornerRadius: 4).strokeBorder(.gray))
                .accessibilityLabel("Access code")
            }
          }
          """),
      .violation(
        """
        var body: some View {
          VStack(alignment: .leading) {
            Text("Enter your email address").font(.title2)
            ↓TextField("Email address", text: $email)
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack(alignment: .leading) {
              Text("Enter your email address").font(.title2)
              TextField("Email address", text: $email).accessibilityLabel("Email address")
            }
          }
          """),
      .violation(
        """
        var body: some View {
          ↓TextField("0.00", text: $amount)
        }
        """,
        fixed: """
          var body: some View {
            TextField("0.00", text: $amount).accessibilityLabel("Amount")
          }
          """),
      .pass(
        """
        var body: some View {
          TextField("Email", text: $email).accessibilityLabel("Email")
        }
        """),
      .pass(
        """
        var body: some View {
          TextField("Search", text: $query).accessibilityAddTraits(.isSearchField)
        }
        """),
      .pass(
        """
        var body: some View {
          LabeledContent("Email") { TextField("name@example.com", text: $email) }
        }
        """),
      .pass(
        """
        var body: some View {
          Text("Draft").alert("Rename", isPresented: $isRenaming) { TextField("Name", text: $name) }
        }
        """),
      .undecided(
        """
        var body: some View {
          TextField("Email", text: $email).fieldTitle("Email")
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.role == .textField || element.role == .secureField, !subject.isInAlert else { return .inapplicable }
    guard element.exposure == .exposed else { return .pass }
    guard FieldName.hasPlaceholder(element), !element.hasEmptiedLabel else { return .inapplicable }
    // "Search field" says what is typed there, whatever is typed.
    guard element.isUnnamed, !element.traits.contains(.searchField) else { return .pass }
    if let doubt = element.namingDoubt { return .undecided(doubt) }
    let noun = element.role == .textField ? "text field" : "secure field"
    let shown = element.visibleText.first?.quoted ?? ""
    let isLast = completesChoice(subject)
    let isBare = !isLast && element.visibleText.first?.literal.map(SampleText.isBarePrompt) ?? false
    let violation = isBare
      ? Violation(
        "\(noun) is named only by its placeholder \(shown), which tells nobody what it is for", certainty: .likely,
        severity: .warning, at: element.source, heard: Heard(before: context.heard(filled(element))))
      : Violation(
        "\(noun) is named only by its placeholder \(shown)", certainty: .certain, at: element.source,
        heard: Heard(before: context.heard(filled(element))))
    return .violation(isLast ? violation : repaired(violation, subject, noun, in: context))
  }

  /// "Column", "is", "Value": what stands before it in its row is chosen there, and says together with its word what is
  /// typed.
  private func completesChoice(_ subject: ElementSubject) -> Bool {
    guard let layout = subject.element.layout, layout.axis == .horizontal else { return false }
    let chosen = subject.neighbours(before: 5, after: 0).filter { other in
      other.position < subject.position && other.element.exposure == .exposed && other.element.layout == layout
        && [.menu, .picker].contains(other.element.role)
    }
    return Set(chosen.map(\.element.source)).count > 1
  }

  private func title(_ name: ProposedName, _ noun: String, isSample: Bool) -> String {
    if name.isText { return "name the \(noun) by the text beside it" }
    return isSample ? "name the \(noun) \(name.quoted)" : "repeat the title as the label"
  }

  /// The placeholder shows what may be entered, which is no name.
  private func isSample(_ element: AccessibilityElement) -> Bool {
    if let words = element.visibleText.first?.literal { return SampleText.isSample(words) }
    // `Double(0).formatted(…)`: a number as an example.
    return CallArguments(of: element.source).title?.text.firstMatch(of: kept { #/^(?:Double|Int|Float|Decimal|CGFloat)\([0-9.]+\)|^[0-9][0-9.]*\./# }) != nil
  }

  /// The placeholder asks in a whole sentence for what the section is headed by.
  private func isRequest(_ element: AccessibilityElement) -> Bool {
    element.visibleText.first?.literal.map { FieldName.isSentence($0) || SampleText.isRequest($0) } ?? false
  }

  /// Its title as written, or the prompt that is seen in place of a title which is a name for programs or a key.
  private func title(of element: AccessibilityElement) -> SourceRange? {
    let call = CallArguments(of: element.source)
    // `TextField("", text: $name, prompt: Text("Name"))` has all its words in the prompt.
    if let title = call.title, title.text == "\"\"", let prompt = call.arguments.first(where: { $0.label == "prompt" })?.value,
      prompt.text.hasPrefix("Text(\""), !prompt.text.contains("\n") { return prompt }
    guard let title = call.title, title.text.count > 2, title.text.hasPrefix("\"") else { return call.title }
    let words = String(title.text.dropFirst().dropLast())
    guard ProgramName.form(of: words) != nil || Self.isNameOfType(words) else { return title }
    return call.arguments.first { $0.label == "prompt" }?.value ?? title
  }

  /// `SearchTextField`, beside a prompt that people see.
  private static func isNameOfType(_ text: String) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber }
      && zip(text, text.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }

  /// As it is once something is typed.
  private func filled(_ element: AccessibilityElement) -> AccessibilityElement {
    var result = element
    let text = CallArguments(of: element.source).binding ?? "text"
    result.value = Fact(element.role == .secureField ? SpokenText("••••••") : .hole(text), origin: .content)
    return result
  }

  /// What stands above such a field is about what was found.
  private func asksWhatToSearch(_ element: AccessibilityElement) -> Bool {
    guard let prompt = element.visibleText.first?.literal?.lowercased() else { return false }
    return NameWords.words(.searchPrompt).contains(where: prompt.hasPrefix)
  }

  /// The text of the closure that is its label: `TextField(text: $query) { Text("Find") }`.
  private static func ownLabel(of element: AccessibilityElement) -> ProposedName? {
    guard element.framework == .swiftUI, let words = element.visibleText.first, !words.mayBeBlank,
      !CallArguments(of: element.source).arguments.contains(where: { $0.label == nil || $0.label == "prompt" }) else { return nil }
    let file = element.source.file
    let scanner = CodeScanner(bytes: file.bytes)
    guard let open = file.firstOffset(of: "(", from: element.source.start, to: element.source.end), let close = scanner.afterGroup(open),
      case let brace = scanner.afterTrivia(close), brace < element.source.end, scanner.bytes[brace] == UInt8(ascii: "{"),
      let end = scanner.afterGroup(brace) else { return nil }
    let start = scanner.afterTrivia(brace + 1)
    let call = SourceRange(file: file, start: start, end: end - 1)
    let arguments = CallArguments(of: call).arguments
    guard call.text.hasPrefix("Text("), arguments.count == 1, arguments[0].label == nil, scanner.afterGroup(start + 4).map(scanner.afterTrivia) == end - 1
    else { return nil }
    let written = arguments[0].value.text
    return ProposedName(
      expression: written.hasPrefix("\"") ? written : "Text(\(written))", spoken: words.rendered, isDerived: true)
  }

  /// The text in the same row, else the field's own title, as it is written.
  private func repaired(
    _ violation: Violation, _ subject: ElementSubject, _ noun: String, in context: RuleContext
  ) -> Violation {
    var violation = violation
    let element = subject.element
    let beside = ProposedName.forControl(subject, in: context)
    var name = isSample(element) ? nil : Self.ownLabel(of: element)
    // Of "Please enter a title" the title.
    var thing: String?
    let isAsked = beside.isText && (Self.isExplained(subject) || FieldName.asks(beside.spoken, for: element.visibleText.first?.literal))
    if name != nil {
      // Written as its label, and so more its name than what stands above.
    } else if beside.isText, !isAsked, !asksWhatToSearch(element), !beside.isOfSection || isSample(element) || isRequest(element) || title(of: element) == nil {
      name = beside
    } else if let title = title(of: element), !title.text.contains("\n"), title.text != "\"\"", !(element.visibleText.first?.mayBeBlank ?? false), !isSample(element)
    {
      // Its own words are not known when a prompt outweighs it.
      let isPrompt = title.text.hasPrefix("Text(")
      let spoken = element.value?.source == title ? element.value?.value.rendered : isPrompt ? element.visibleText.first?.rendered : nil
      // A text of a catalog is asked for by its key.
      let isLiteral = title.text.hasPrefix("\"")
      let plain = element.value?.localization?.isInCatalog == true || isLiteral && context.isLocalized ? nil : title.text.plainTitle
      thing = isLiteral && !context.isLocalized ? Self.askedThing(in: title.text, context.developmentLanguage) : nil
      name = thing.map { ProposedName(expression: "\"\($0)\"", spoken: $0, isDerived: true) }
        ?? ProposedName(expression: plain ?? title.text, spoken: plain.map { String($0.dropFirst().dropLast()) } ?? spoken ?? title.text, isDerived: spoken != nil)
    }
    if name == nil, isSample(element) { name = beside }
    guard let name else { return violation }
    violation.fixes = [
      Fix(
        title(name, noun, isSample: isSample(element) || thing != nil), safety: .suggested,
        edits: [FixBuilder.adding(".accessibilityLabel(\(name.expression))", to: element)])
    ]
    violation.heard = NamingFix.heard(filled(element), named: name, in: context)
    return violation
  }
}
