import AccessibilityModel
import SourceModel

/// What a form says of the words in a field while they are typed, in the colour of what is right or wrong:
/// `if word.count > 0 { Text(isGood ? "Good" : "Too short").foregroundStyle(isGood ? .green : .red) }`.
enum FieldRemark {
  static func outcome(of subject: ElementSubject) -> Outcome {
    let text = subject.element
    guard text.role == .text || text.role == .label, text.exposure == .exposed, !text.isInteractive,
      isInSignalColour(text) else {
      return .inapplicable
    }
    let conditions = subject.when + (text.label?.value.choices.joined().map { $0 } ?? [])
    guard !conditions.isEmpty else { return .inapplicable }
    let fields = StackMates(of: subject, roles: FieldErrors.fields).mates.map(\.element)
    guard let field = fields.first(where: { field in
      guard let name = CallArguments(of: field.source).binding else { return false }
      return conditions.contains { depends($0, on: name) }
    }) else { return .inapplicable }
    if fields.contains(where: FieldErrors.isTold) || text.source.fileMentions(TellingCode.all) { return .pass }
    if let gap = text.gap ?? field.gap { return .undecided(gap) }
    return .violation(Violation(
      "\(text.drawnNoun) appears or changes with what is typed and nobody hears of it", certainty: .review,
      at: text.source, related: [RelatedPlace(field.source, "the field says nothing of it")]))
  }

  /// Whether a test names a variable.
  private static func depends(_ condition: Condition, on name: String) -> Bool {
    [condition.subject, condition.basis ?? ""].contains { test in
      test.split { !$0.isLetter && !$0.isNumber && !"._".contains($0) }.contains { path in
        path == name || path.hasPrefix(name + ".")
      }
    }
  }

  /// Red, orange or green, in one of its states.
  private static func isInSignalColour(_ text: AccessibilityElement) -> Bool {
    text.appearance.foreground?.options.contains { option in
      guard let color = option.value.colors?.light, color.alpha > 0.3 else { return false }
      let parts = [color.red, color.green, color.blue]
      guard let most = parts.max(), let least = parts.min() else { return false }
      return most - least > 0.4 && color.blue < most * 0.6
    } ?? false
  }
}
