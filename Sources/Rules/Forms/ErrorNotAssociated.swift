import AccessibilityModel
import SourceModel

/// An error that appears beside a field and that nobody hears of.
public struct ErrorNotAssociated: ElementRule {
  private let errors = Memory<Condition, Bool>()

  public init() {}

  public static let metadata = RuleMetadata(
    id: "error-not-associated", family: .forms, severity: .note, impact: .serious, wcag: ["3.3.1", "4.1.3"],
    title: "error beside a field is neither part of it nor announced",
    documentation: RuleDocumentation(
      reports: """
        A text that appears beside a text field under a condition about an error, when the field itself says nothing \
        of it and the file neither announces anything nor moves the focus. For review, a text in a colour of warning or \
        success that appears or changes with what is typed into a field beside it, or above it in a form.
        """,
      why: """
        A blind person hears nothing when the text appears, and coming back to the field hears only what was typed.
        """,
      howToFix: """
        Give the field a hint or value that tells the error, or announce it: \
        `AccessibilityNotification.Announcement(message).post()`; or move the focus to the text with \
        `@AccessibilityFocusState`.
        """,
      elsewhere: """
        Post the error as an announcement when it appears, or add it to the `accessibilityHint` of the field.
        """,
      limits: """
        That a text is about an error is told from the names in its condition or in the text: error, invalid, \
        validation. An announcement anywhere in the file counts, and so does code that answers an error by moving the \
        keyboard's focus.
        """,
      references: ["WCAG 2.2, 3.3.1 Error Identification, 4.1.3 Status Messages"]),
    examples: [
      .violation(
        """
        var body: some View {
          VStack {
            TextField("Email", text: $email)
            if isInvalid { ↓Text("Enter an address such as a@b.c").foregroundStyle(.red) }
          }
        }
        """),
      .violation(
        """
        @State private var word = ""
        var body: some View {
          VStack {
            SecureField("Password", text: $word)
            if word.count > 0 {
              ↓Text(word.count > 7 ? "Good password" : "Too short").foregroundStyle(word.count > 7 ? .green : .red)
            }
          }
        }
        """),
      // The rows of a form are in no stack.
      .violation(
        """
        @State private var word = ""
        @State private var again = ""
        var body: some View {
          Form {
            Section("Lock") {
              SecureField("Password", text: $word)
              SecureField("Once more", text: $again)
              if !again.isEmpty && word != again { ↓Text("These are not alike").foregroundStyle(.red) }
            }
          }
        }
        """),
      // It is about another row.
      .pass(
        """
        @State private var name = ""
        @State private var count = 0
        var body: some View {
          Form {
            TextField("Name", text: $name)
            Stepper("Seats: \\(count)", value: $count)
            if count > 9 { Text("No room for so many").foregroundStyle(.red) }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          VStack {
            TextField("Email", text: $email).accessibilityHint(isInvalid ? "Invalid address" : "")
            if isInvalid { Text("Enter an address such as a@b.c") }
          }
        }
        """),
      .pass(
        """
        @AccessibilityFocusState private var isErrorFocused: Bool
        var body: some View {
          VStack {
            TextField("Email", text: $email)
            if isInvalid { Text("Enter an address").accessibilityFocused($isErrorFocused) }
          }
        }
        """),
      .pass(
        """
        let error: String?
        var body: some View {
          VStack {
            if let error { Text(error).accessibilityHidden(true) } else { Text("Invitation") }
            TextField("Link", text: $link)
          }
        }
        """),
      .violation(
        """
        extension Text {
          static func remark(_ text: String) -> Text { Text(text).font(.footnote) }
        }
        struct Remarked<Remark: View>: View {
          let title: String
          @Binding var text: String
          let remark: Remark
          var body: some View { VStack { TextField(title, text: $text); remark } }
        }
        struct Restore: View {
          @State private var phrase = ""
          var remark: some View {
            do {
              try Phrases.check(phrase)
              return Text.remark("Phrase is fine")
            } catch {
              return Text.remark("Phrase is broken").foregroundColor(.red)
            }
          }
          var body: some View { ↓Remarked(title: "Phrase", text: $phrase, remark: remark) }
        }
        """),
      .pass(
        """
        struct Restore: View {
          @State private var phrase = ""
          var remark: some View {
            do {
              try Phrases.check(phrase)
              return AnyView(Text("Phrase is fine"))
            } catch {
              return AnyView(EmptyView())
            }
          }
          var body: some View { VStack { TextField("Phrase", text: $phrase); remark } }
        }
        """),
      .pass(
        """
        @State private var state = FieldState.editing
        var body: some View {
          VStack {
            if state != .invalid { Text("Amount") }
            TextField("Amount", text: $amount)
          }
        }
        """),
      .violation(
        """
        struct ContentView: View {
          @FocusState private var field: Field?
          @State private var errorMessage: String?
          enum Field { case name, code }
          var body: some View {
            VStack {
              TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .code }
              SecureField("Code", text: $code).focused($field, equals: .code)
              if let message = errorMessage { ↓Text(message) }
              Button("Sign in") { signIn() }
            }
          }
          func signIn() { errorMessage = "Sign in failed." }
        }
        """),
      .pass(
        """
        struct ContentView: View {
          @FocusState private var field: Field?
          @State private var errorMessage: String?
          enum Field { case name, code }
          var body: some View {
            VStack {
              TextField("Name", text: $name).focused($field, equals: .name)
              if let message = errorMessage { Text(message) }
              Button("Sign in") { signIn() }
            }
          }
          func signIn() {
            errorMessage = "Sign in failed."
            field = .name
          }
        }
        """),
      .undecided(
        """
        var body: some View {
          VStack { BrandField("Email", text: $email); if isInvalid { Text("Enter an address") } }
        }
        """),
    ])

  /// Code that moves the focus of the keyboard to what is wrong tells people of it.
  public static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    var known: [String: FocusMoves] = [:]
    return findings.filter { finding in
      let files = [finding.place.file] + finding.related.map(\.place.file)
      // What a type does may stand in another file than what it shows.
      let type = project.code.part(around: finding.place)?.name
      let key = ([type ?? ""] + files.map(\.path)).joined(separator: "\n")
      let moves = known[key] ?? FocusMoves(in: project.code.parts.filter { part in
        files.contains { $0 === part.range.file } || type.map { $0 == part.name } ?? false
      })
      known[key] = moves
      return !moves.answerErrors(besides: finding.place)
    }
  }

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let text = subject.element
    guard text.role == .text || text.role == .label, text.exposure == .exposed,
      let condition = subject.when.last(where: { condition in
        // What is there as long as nothing is wrong is no error.
        errors(condition) { FieldErrors.tellsError(condition) }
      })
    else { return FieldRemark.outcome(of: subject) }
    let fields = StackMates(of: subject, roles: FieldErrors.fields).mates.map(\.element)
    guard let field = fields.first else { return .inapplicable }
    if fields.contains(where: FieldErrors.isTold) || text.source.fileMentions(TellingCode.all) { return .pass }
    if let gap = text.gap ?? field.gap { return .undecided(gap) }
    return .violation(Violation(
      "error appears under '\(condition.description)' and nobody hears of it", certainty: .likely, at: Self.place(of: text, beside: field),
      related: [RelatedPlace(field.source, "the field says nothing of it")]))
  }

  /// What an extension of `Text` writes is an error only where somebody hands it to the view that has the field.
  private static func place(of text: AccessibilityElement, beside field: AccessibilityElement) -> SourceRange {
    guard text.source.file.typeName(around: text.source.start) == text.viewName else { return text.source }
    let home = field.source.file.typeName(around: field.source.start)
    return (text.callSites.last { $0.view == home } ?? text.callSites.last)?.source ?? text.source
  }
}
