import AccessibilityModel
import PlatformKnowledge
import SourceModel

// The letter that is written for a cross.
extension EmojiOrSymbolName {
  /// "X" as the whole name of a button under which something is closed or emptied: it is heard as a letter.
  func cross(_ label: Fact<SpokenText>, _ subject: ElementSubject, _ context: RuleContext) -> Outcome? {
    let element = subject.element
    guard element.role == .button, element.framework == .swiftUI, !subject.isRepeated, let name = label.value.literal,
      name.trimmed.uppercased() == "X", Self.putsAway(element.activation), subject.surveyed(LetterControls.self).count < 2 else { return nil }
    if let gap = element.gap { return .undecided(gap) }
    let better = NameSuggestion.forControl(element, language: context.developmentLanguage)
    let isOwn = label.source.map(element.expression.contains) ?? true
    let edit = isOwn && better.isDerived ? FixBuilder.adding(".accessibilityLabel(\(context.spelled(better.text, on: element)))", to: element) : nil
    return .violation(Violation(
      "\(element.noun) is called by the letter '\(name.trimmed)', which is drawn for a cross", certainty: .review, severity: .note,
      at: label.source ?? element.source,
      heard: edit == nil ? Heard(before: context.heard(element)) : context.heard(element, withLabel: better.text),
      fixes: edit.map { [Fix("call it '\(better.text)'", safety: .suggested, edits: [$0])] } ?? []))
  }

  /// Whether all that is done is to leave, to put away what is in front or to empty what was entered.
  private static func putsAway(_ action: ActionSummary?) -> Bool {
    guard let action = action?.whole, !action.mentions.isEmpty else { return false }
    if NameSuggestion.onlyCloses(action) || NameSuggestion.takesBack(action) || NameSuggestion.leaves(action) { return true }
    return action.mentions.allSatisfy { mention in
      if NameSuggestion.isIncidental(mention) { return true }
      let set = action.assignments.filter { $0.target == mention }
      if !set.isEmpty { return set.allSatisfy { nothing.contains($0.value) } }
      let verb = mention.split(separator: ".").last.flatMap { IdentifierWords.split(String($0)).first?.lowercased() }
      return verb.flatMap(ActionVerbs.deed).map { ["remove", "reset", "close"].contains($0) } ?? false
    }
  }

  /// What is set where something is emptied.
  private static let nothing: Set<String> = ["\"\"", "[]", "nil", ".none", "false"]

  static let crossExamples: [Example] = [
    .violation(
      """
      @State private var note = ""
      @State private var photos: [UIImage] = []
      var body: some View {
        HStack {
          Button { note = ""; photos.removeAll() } label: { Text(↓"X").fontWeight(.bold) }
          TextField("Note", text: $note)
        }
      }
      """),
    // A letter among letters.
    .pass(
      """
      @State private var word = ""
      @State private var isTyping = true
      var body: some View {
        HStack {
          Button("W") { word = "" }
          Button("X") { isTyping = false }
        }
      }
      """),
    .pass("var body: some View { Button(\"X\") { axis = .x } }"),
    .pass("@Environment(\\.dismiss) var dismiss\nvar body: some View { Button(\"X\") { dismiss() }.accessibilityLabel(\"Close\") }"),
  ]
}

/// How many controls of a screen are called by one letter.
private struct LetterControls: ScreenSurvey {
  let count: Int

  init(_ screen: ScreenPlaces) {
    let names = screen.all.filter { $0.exposure == .exposed && $0.isInteractive }.compactMap { $0.label?.value.literal?.trimmed }
    count = names.count { $0.count == 1 && $0.first?.isLetter == true }
  }
}
