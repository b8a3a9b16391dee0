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
    let beside = StackMates(of: subject, roles: FieldErrors.fields).mates.map(\.element)
    let fields = beside.isEmpty ? rows(before: subject) : beside
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

  /// The fields of a form in the rows above, with nothing but texts and what belongs to a field (a button that shows the
  /// password) between: rows stand in no stack, and nobody looks further up for what a remark is about.
  private static func rows(before subject: ElementSubject) -> [AccessibilityElement] {
    let screen = subject.places
    let itself = screen.places[subject.position]
    guard itself.containers.contains(where: { $0.kind == .list }) else { return [] }
    var found: [AccessibilityElement] = []
    for index in stride(from: subject.position - 1, through: max(0, subject.position - farthestRow), by: -1) {
      let row = screen.places[index]
      guard row.loops == itself.loops, row.enclosure.containers == itself.enclosure.containers else { break }
      guard row.element.exposure == .exposed, screen.coexist(index, subject.position) else { continue }
      if FieldErrors.fields.contains(row.element.role) { found.append(row.element) }
      else if ![.text, .label, .button].contains(row.element.role) { break }
    }
    return found
  }

  /// Two fields, each with a button of its own, and two other remarks.
  private static let farthestRow = 6

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
