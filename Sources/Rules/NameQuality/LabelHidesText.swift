import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A label of fixed words in the place of a text that tells something.
public struct LabelHidesText: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "label-hides-text", family: .nameQuality, severity: .error, impact: .serious, wcag: ["1.1.1", "1.3.1"],
    title: "label takes the place of the text that is shown",
    documentation: RuleDocumentation(
      reports: """
        A text that is made at run time, such as a name, an amount or a date, with an `accessibilityLabel` that always \
        says the same, where neither the value nor anything else on the screen says what is shown. The same for what a \
        control shows, for review, and for texts that are one element or stand on one control whose label is made of some \
        of them and leaves the others out.
        """,
      why: """
        A label replaces the text: who sees the screen reads "Dentist, 9:30", and VoiceOver says "title of the event" \
        for each row.
        """,
      howToFix: """
        Leave the label out, or keep it and say what is shown as the value: \
        `.accessibilityLabel("Event").accessibilityValue(event.title)`.
        """,
      elsewhere: "Set `accessibilityValue` beside a fixed `accessibilityLabel`.",
      limits: """
        Texts of constants, such as those of string tables, are left alone, and so are icons, emoji and initials, told by \
        their names in code, and what another element of the screen says.
        """,
      references: ["Apple: documentation of accessibilityLabel(_:)", "WCAG 2.2: understanding 1.1.1 Non-text Content"]),
    examples: [
      .violation(
        """
        let event: Event
        var body: some View { Text(event.title).accessibilityLabel(↓"Title of the event") }
        """),
      .violation(
        """
        let likes: Int
        var body: some View { Text("\\(likes)").accessibility(label: ↓Text("Likes")) }
        """),
      .violation(
        """
        let item: Item
        var body: some View { Button { open(item) } label: { Text(item.name) }.accessibilityLabel(↓"Open item") }
        """),
      .pass(
        """
        let event: Event
        var body: some View { Text(event.title).accessibilityLabel("Event").accessibilityValue(event.title) }
        """),
      .pass(
        """
        let likes: Int
        var body: some View { Text("\\(likes)").accessibilityLabel("\\(likes) likes") }
        """),
      .pass(
        """
        let person: Person
        var body: some View {
          HStack { Text(person.initials).accessibilityLabel("Picture of the person"); Text(person.name) }
        }
        """),
      .pass(
        """
        let user: User
        var body: some View {
          VStack { Text(user.name).accessibilityLabel("Name"); Text("Hello, \\(user.name)") }
        }
        """),
      .pass("var body: some View { Text(Strings.title).accessibilityLabel(\"Welcome\") }"),
      .violation(
        """
        let notice: Notice
        var body: some View {
          VStack { Text(notice.message); Text(notice.advice) }
            .accessibilityElement(children: .combine)
            .accessibilityLabel(↓Text(notice.message))
        }
        """),
      .violation(
        """
        struct NothingView: View {
          let message: String
          let advice: String
          var body: some View {
            VStack { Text(message); Text(advice) }
              .accessibilityElement(children: .combine)
              .accessibilityLabel(↓Text(message))
          }
        }
        struct CamerasView: View {
          var body: some View { NothingView(message: "No cameras", advice: "Look whether they are switched on.") }
        }
        """),
      .violation(
        """
        let event: Event
        var body: some View {
          HStack { Image(systemName: "calendar"); Text(event.title); Text(event.place) }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(↓event.title)
        }
        """),
      .pass(
        """
        let event: Event
        var body: some View {
          HStack { Text(event.title); Text(event.place) }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(event.title)
            .accessibilityValue(event.place)
        }
        """),
      // A price on a button that is called by the name alone.
      .violation(
        """
        let item: Item
        var body: some View {
          Button { open(item) } label: { HStack { Text(item.title); Spacer(); Text(item.price) } }
            .accessibilityLabel(↓item.title)
        }
        """),
      // What is shown depends on a state, and the value tells the state alone.
      .violation(
        """
        let item: Item
        var body: some View {
          VStack { Text(item.title); Text(item.isLocked ? "Buy it for \\(item.price)" : "Yours") }
            .accessibilityElement(children: .combine)
            .accessibilityLabel(↓item.title)
            .accessibilityValue(item.isLocked ? "Locked" : "Free")
        }
        """),
      .pass(
        """
        let item: Item
        var body: some View {
          Button { open(item) } label: { HStack { Text(item.title); Spacer(); Text(item.price) } }
            .accessibilityLabel(item.title)
            .accessibilityValue("costs \\(item.price)")
        }
        """),
      // The label says what is meant in other words.
      .pass(
        """
        let event: Event
        var body: some View {
          HStack { Text(event.title); Text(event.place) }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(event.spokenSummary)
        }
        """),
      .pass(
        """
        let event: Event
        var body: some View {
          HStack { Text(event.title); Text(event.place) }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("\\(event.title), \\(event.place)")
        }
        """),
      .pass(
        """
        let person: Person
        var body: some View {
          HStack { Text(person.initials); Text(person.name) }
            .accessibilityElement(children: .combine)
            .accessibilityLabel(person.name)
        }
        """),
      .undecided(
        """
        let event: Event
        var body: some View { Text(event.title).accessibilityLabel("Event").renamed(to: event.place) }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed else { return .inapplicable }
    // What is merged into a row keeps its label, and loses its text.
    let parts = element.content.filter { $0.role == .text && $0.exposure == .exposed && $0.content.isEmpty }
    return .worst(of: ([element] + parts).map { check($0, subject, in: context) } + [omission(subject, in: context)])
  }

  /// Texts that are one element or stand on one control, called by some of them alone.
  private func omission(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    let isOne = [.combined, .replaced].contains(element.role) || element.isInteractive
    guard element.framework == .swiftUI, isOne, element.actions.isEmpty, let label = element.label, case .modifier = label.origin,
      element.customContent.isEmpty else { return .inapplicable }
    let shown = element.content.filter { $0.role == .text && $0.exposure == .exposed }.flatMap(\.visibleText)
    // A label of something else than what is shown may say all of it in other words.
    let said = [label.value, element.value?.value, element.hint?.value].compactMap(\.self)
    let told = Set(said.flatMap(\.holes))
    guard isShown(label.value, among: shown) else { return .inapplicable }
    let heard = subject.surveyed(HeardData.self)
    let lost = shown.first { text in
      if let words = text.literal {
        return said.count == 1 && !label.value.hasChoices && isSentence(words) && !label.value.rendered.contains(words)
      }
      // What is said and what is shown may be chosen by the same.
      let data = text.lostData
      let isChosenAlike = text.hasChoices && said.contains { $0 == text }
      return !data.isEmpty && !isChosenAlike && told.isDisjoint(with: text.holes)
        && !data.contains { data in heard.says(data) || told.contains { $0.contains(data) } }
    }
    guard let lost else { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    return .violation(Violation(
      "the label leaves out \(lost.quoted), which is shown", certainty: .review, severity: .note,
      at: label.source ?? element.source, heard: Heard(before: context.heard(element))))
  }

  /// Whether a label is made of what is shown, and of nothing else that only run time knows.
  private func isShown(_ label: SpokenText, among texts: [SpokenText]) -> Bool {
    if texts.contains(label) { return true }
    if let words = label.literal { return texts.contains { $0.literal == words } }
    let told = Set(label.holes)
    return !told.isEmpty && told.isSubset(of: texts.flatMap(\.holes))
  }

  private func check(_ element: AccessibilityElement, _ subject: ElementSubject, in context: RuleContext) -> Outcome {
    guard element.framework == .swiftUI, let label = element.label,
      case .modifier = label.origin, let words = label.value.literal, !words.isEmpty, element.value == nil
    else { return .inapplicable }
    let lost = element.shownTexts.filter { !$0.hasChoices }.flatMap(\.lostData)
    guard !lost.isEmpty else { return .inapplicable }
    guard element.hint?.value.hasHoles != true, element.customContent.isEmpty else { return .pass }
    let heard = subject.surveyed(HeardData.self)
    guard !lost.contains(where: heard.says) else { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    let isText = element.role == .text && element.activation == nil && element.gestures.isEmpty
    let shown = element.shownTexts.first { !$0.hasChoices && !$0.lostData.isEmpty } ?? label.value
    return .violation(Violation(
      "\(element.noun) shows \(shown.quoted) and is always called '\(words)'",
      certainty: isText ? .likely : .review, severity: isText ? nil : .note, at: label.source ?? element.source,
      heard: Heard(before: context.heard(element)), fixes: isText ? fixes(element) : []))
  }

  /// Words alone may be a caption that the label makes up for.
  private func isSentence(_ words: String) -> Bool { words.split(separator: " ").count > 3 }

  /// What is shown as the value, in the words of the source.
  private func fixes(_ element: AccessibilityElement) -> [Fix] {
    let arguments = CallArguments(of: element.source).arguments
    guard element.viewName == "Text", arguments.count == 1, arguments[0].label == nil else { return [] }
    let edit = FixBuilder.adding(".accessibilityValue(\(arguments[0].value.text))", to: element)
    return [Fix("say what is shown as the value", safety: .suggested, edits: [edit])]
  }
}

extension AccessibilityElement {
  /// The texts on it, those of what it took the place of included.
  fileprivate var shownTexts: [SpokenText] {
    if role == .text || content.isEmpty { return visibleText }
    return content.filter { $0.exposure != .hidden && $0.role == .text }.flatMap(\.visibleText)
  }
}

extension SpokenText {
  /// The expressions in it that stand for data: not constants, and nothing that is shown in place of a picture.
  fileprivate var lostData: [String] {
    holes.filter { hole in
      let path = hole.prefix { $0.isLetter || $0.isNumber || "._?!".contains($0) }
      guard let first = path.first, first.isLowercase || first == "_" else { return false }
      return NameWords.words(.standInText).isDisjoint(with: DecorativeNames.parts(of: hole))
    }
  }
}

/// What only run time knows and is heard on a screen.
private struct HeardData: ScreenSurvey {
  private var holes: Set<String> = []

  init(_ screen: ScreenPlaces) {
    for place in screen.places {
      let element = place.element
      guard element.exposure == .exposed else { continue }
      let said = [element.label?.value, element.value?.value, element.hint?.value].compactMap(\.self)
        + element.customContent.map(\.value) + place.containers.compactMap(\.label?.value)
      for text in said { holes.formUnion(text.holes) }
    }
  }

  /// The same expression, alone or in a larger one.
  func says(_ data: String) -> Bool { holes.contains { $0 == data || $0.contains(data) } }
}
