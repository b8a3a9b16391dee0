import AccessibilityModel
import SourceModel

/// Words that people see and nobody hears.
public struct VisibleTextHidden: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "visible-text-hidden", family: .structure, severity: .error, impact: .serious, wcag: ["1.1.1", "1.3.1"],
    title: "visible text is hidden from assistive technologies",
    documentation: RuleDocumentation(
      reports: "A `Text` with `.accessibilityHidden(true)` whose words nothing else on the screen says.",
      why: "The price, the date or the error is on screen and is never heard, nor shown on a braille display.",
      howToFix: """
        Remove the modifier, or say the words with another element: in its label, its value, or by combining the row.
        """,
      elsewhere: "Leave `isAccessibilityElement` of the label at `true`, which is its default.",
      limits: """
        Silent for symbols and numbers, where another element says the words, and where an element beside it has a \
        label or value made at run time, which may well hold them.
        """,
      references: ["Apple: documentation of accessibilityHidden(_:)", "Recorded: ax_ax_aXHidden"]),
    examples: [
      .violation(
        """
        var body: some View {
          HStack { Text("Tea"); ↓Text(price).accessibilityHidden(true) }
        }
        """,
        fixed: """
          var body: some View {
            HStack { Text("Tea"); Text(price) }
          }
          """),
      .violation(
        """
        var body: some View {
          VStack {
            TextField("Name", text: $name)
            ↓Text("This name is taken")
              .foregroundStyle(.red)
              .accessibilityHidden(true)
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              TextField("Name", text: $name)
              Text("This name is taken")
                .foregroundStyle(.red)
            }
          }
          """),
      .pass(
        """
        @State private var words = ""
        var body: some View {
          ZStack {
            if words.isEmpty { Text("Paste your text here").accessibilityHidden(true) }
            TextEditor(text: $words).accessibilityLabel("Document")
          }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Text("Volume").accessibilityHidden(true); Slider(value: $volume).accessibilityLabel("Volume") }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Text("Tea"); Text("•").accessibilityHidden(true); Text("Green") }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Text("Tea"); Text(price).accessibilityHidden(true) }
            .accessibilityElement()
            .accessibilityLabel("Tea, \\(price)")
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Text("Tea"); Text(price).accessibilityHidden(isLoading) }
        }
        """),
      .undecided(
        """
        var body: some View {
          HStack { Text("Tea").accessibilityValue(details); Text(price).accessibilityHidden(true) }
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.role == .text, element.exposure == .hidden, let text = element.label?.value,
      let modifier = element.modifiers(named: "accessibilityHidden").first(where: { $0.arguments == ["true"] }),
        element.owns(modifier)
    else { return .inapplicable }
    guard !HeardTexts.words(text).isEmpty || !text.holes.isEmpty else { return .inapplicable }
    if isPlaceholderOfNamed(subject) { return .pass }
    let heard = subject.surveyed(HeardTexts.self)
    guard heard.isAny else { return .undecided(UnknownReason(.suppliedContent, subject.screen.name)) }
    if heard.says(text) || subject.containers.contains(where: { $0.label.map { HeardTexts.says($0.value, text) } ?? false }) {
      return .pass
    }
    if let hole = heard.hole(beside: element) { return .undecided(UnknownReason(.dynamicValue, hole)) }
    if let gap = heard.gap(beside: element) ?? element.gap { return .undecided(gap) }
    return .violation(Violation(
      "text \(text.quoted) is on screen and hidden from assistive technologies", certainty: .likely, at: element.source,
      heard: Heard(before: "", after: shown(element, context)),
      fixes: [Fix("let it be heard", safety: .suggested, edits: [FixBuilder.removing(modifier.place)])]))
  }

  /// Laid over a field as long as nothing is typed, where the field has a name of its own.
  private func isPlaceholderOfNamed(_ subject: ElementSubject) -> Bool {
    subject.neighbours(before: 2, after: 2).contains { other in
      other.element.isEntry && other.element.exposure == .exposed && !other.element.isUnnamed
        && StackMates.emptyText(subject.element, when: subject.when, besides: other.when) != nil
    }
  }

  private func shown(_ element: AccessibilityElement, _ context: RuleContext) -> String {
    var after = element
    after.exposure = .exposed
    return context.heard(after)
  }
}

/// What is heard on a screen.
private struct HeardTexts: ScreenSurvey {
  private(set) var isAny = false
  private var texts: [SpokenText] = []
  private var known: Set<SpokenText> = []
  /// Numbers of texts by the words in them.
  private var byWord: [String: [Int]] = [:]
  /// Of those that hold something only run time knows.
  private var withHoles: [Int] = []
  /// The first hole and the first gap, with their positions: in each stack, and in elements that are not all known.
  private var inStack: [LayoutGroup?: Doubt] = [:]
  private var uncertain = Doubt()

  private struct Doubt {
    var hole: (position: Int, text: String)?
    var gap: (position: Int, reason: UnknownReason)?
  }

  init(_ screen: ScreenPlaces) {
    for (position, element) in screen.all.enumerated() where element.exposure == .exposed {
      isAny = true
      for text in Self.said(element) where known.insert(text).inserted {
        for word in Self.words(text) { byWord[word, default: []].append(texts.count) }
        if !text.holes.isEmpty { withHoles.append(texts.count) }
        texts.append(text)
      }
      let hole = Self.mayHold(element).lazy.flatMap(\.holes).first
      Self.note(hole, element.gap, position, &inStack[element.layout, default: Doubt()])
      if element.certainty != .known { Self.note(hole, element.gap, position, &uncertain) }
    }
  }

  private static func note(_ hole: String?, _ gap: UnknownReason?, _ position: Int, _ doubt: inout Doubt) {
    if doubt.hole == nil, let hole { doubt.hole = (position, hole) }
    if doubt.gap == nil, let gap { doubt.gap = (position, gap) }
  }

  /// Whether something says all words and run-time parts of a text.
  func says(_ text: SpokenText) -> Bool {
    let candidates = Self.words(text).map { byWord[$0] ?? [] }.min { $0.count < $1.count }
    return (candidates ?? withHoles).contains { Self.says(texts[$0], text) }
  }

  /// What its author gave an element in the same stack, or one that is not all known, and only run time knows.
  func hole(beside element: AccessibilityElement) -> String? {
    [inStack[element.layout]?.hole, uncertain.hole].compactMap(\.self).min { $0.position < $1.position }?.text
  }

  /// Why one of these may say the text.
  func gap(beside element: AccessibilityElement) -> UnknownReason? {
    [inStack[element.layout]?.gap, uncertain.gap].compactMap(\.self).min { $0.position < $1.position }?.reason
  }

  /// Everything that is heard of an element.
  private static func said(_ element: AccessibilityElement) -> [SpokenText] {
    [element.label, element.value, element.hint].compactMap { $0?.value }
      + element.customContent.flatMap { [$0.label, $0.value] }
      + element.actions.compactMap(\.name)
  }

  /// What its author gave it beside its content, and what a control tells of its state.
  private static func mayHold(_ element: AccessibilityElement) -> [SpokenText] {
    [element.label, element.value, element.hint].compactMap { fact in
      if case .modifier? = fact?.origin { return fact?.value }
      return element.role == .text ? nil : element.value?.value
    } + element.customContent.map(\.value)
  }

  /// Whether a text holds all words and run-time parts of another.
  static func says(_ text: SpokenText, _ other: SpokenText) -> Bool {
    words(other).isSubset(of: words(text)) && other.holes.allSatisfy { hole in
      text.holes.contains { $0 == hole || $0.contains(hole) || hole.contains($0) }
    }
  }

  static func words(_ text: SpokenText) -> Set<String> {
    Set(text.literals.flatMap { $0.lowercased().split { !$0.isLetter } }.map(String.init).filter { $0.count > 1 })
  }
}
