import AccessibilityModel
import SourceModel

/// A field that turns red, and nothing else.
public struct ErrorByColour: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "error-by-colour", family: .forms, severity: .warning, impact: .serious, wcag: ["1.4.1", "3.3.1"],
    title: "error in a field is shown by colour alone",
    documentation: RuleDocumentation(
      reports: """
        A text field whose border or text takes another colour under a condition about an error, or beside which a dot \
        or line is drawn under one, when nothing else on the screen depends on that condition.
        """,
      why: "Who does not see the colour, or does not see at all, does not learn that something is wrong, nor what.",
      howToFix: """
        Say in words what is wrong: `if isInvalid { Label("Enter a number", systemImage: "exclamationmark.circle") }`.
        """,
      elsewhere: "Show a label that says what is wrong together with the coloured border.",
      limits: "That a condition is about an error is told from its names: error, invalid, validation.",
      references: ["WCAG 2.2, 1.4.1 Use of Color, 3.3.1 Error Identification"]),
    examples: [
      .violation("var body: some View { TextField(\"Age\", text: $age)↓.border(isInvalid ? Color.red : Color.gray) }"),
      .violation(
        """
        var body: some View {
          TextField("Age", text: $age)↓.foregroundStyle(hasError ? .red : .primary)
        }
        """),
      .violation(
        """
        var body: some View {
          HStack {
            ↓Circle().fill(.red).frame(width: 6, height: 6).opacity(isAgeValid ? 0 : 1)
            TextField("Age", text: $age)
          }
        }
        """),
      .violation(
        """
        var body: some View {
          HStack {
            TextField("Age", text: $age)
            if isInvalid { ↓Circle().fill(.red).frame(width: 6, height: 6) }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          VStack {
            TextField("Age", text: $age).border(isInvalid ? Color.red : Color.gray)
            if isInvalid { Text("Enter a number") }
          }
        }
        """),
      .pass("var body: some View { TextField(\"Age\", text: $age).border(isFocused ? Color.blue : Color.gray) }"),
      .undecided("var body: some View { TextField(\"Age\", text: $age).border(style.color) }"),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let field = subject.element
    guard FieldErrors.fields.contains(field.role), field.exposure == .exposed else { return .inapplicable }
    let settings = [field.appearance.border, field.appearance.foreground].compactMap { $0 }
    for setting in settings {
      guard let condition = setting.options.lazy.flatMap(\.conditions).first(where: { FieldErrors.isError($0.subject) })
      else { continue }
      if FieldErrors.isTold(by: field) || subject.surveyed(ToldErrors.self).areThere { return .pass }
      if let gap = field.gap { return .undecided(gap) }
      return .violation(Violation(
        "field tells '\(condition.description)' by its colour alone", certainty: .likely, at: setting.modifier.atDot))
    }
    return mark(beside: subject)
  }

  /// What is drawn beside the field while something is wrong.
  private func mark(beside subject: ElementSubject) -> Outcome {
    let field = subject.element
    for near in subject.neighbours(before: 2, after: 2) where near.element.role == .shape && subject.coexists(with: near) {
      let drawn = near.when.filter { !subject.when.contains($0) }
      let faded = near.element.appearance.opacity?.options.lazy.filter { $0.value > 0 }.flatMap(\.conditions) ?? []
      guard let condition = (drawn + faded).first(where: FieldErrors.tellsError) else { continue }
      if FieldErrors.isTold(by: field) || subject.surveyed(ToldErrors.self).areThere { return .pass }
      if let gap = field.gap { return .undecided(gap) }
      return .violation(Violation(
        "'\(condition.description)' is told by a drawing beside the field alone", certainty: .likely,
        at: near.element.source))
    }
    return .pass
  }
}

/// Whether anything on a screen appears, or says something else, when there is an error.
private struct ToldErrors: ScreenSurvey {
  let areThere: Bool

  init(_ screen: ScreenPlaces) {
    areThere = screen.places.contains { place in
      place.element.exposure == .exposed && place.when.contains { FieldErrors.isError($0.subject) }
        || place.element.visibleText.contains { text in
          text.holes.contains(where: FieldErrors.isError)
            || text.choices.contains { $0.contains { FieldErrors.isError($0.subject) } }
        }
    }
  }
}
