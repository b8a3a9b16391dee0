import AccessibilityModel
import SourceModel

/// A stepper without a name.
public struct StepperName: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "stepper-name", family: .names, severity: .error, impact: .critical, wcag: ["4.1.2", "1.3.1", "3.3.2"],
    title: "stepper has no name",
    documentation: RuleDocumentation(
      reports: """
        A `Stepper` whose label is empty, only a picture or only the number that it is set to, and that gets no name from a \
        modifier.
        """,
      why: """
        A stepper is two buttons, "Decrement" and "Increment", before which its title is read. Without a title nobody \
        hears what grows or shrinks, and on a screen with two steppers the buttons cannot be told apart.
        """,
      howToFix: """
        Give it a title, `Stepper("Guests", value: $guests)`. Where the title must not be seen, `.labelsHidden()` \
        hides it and keeps the name.
        """,
      elsewhere: "`stepper.accessibilityLabel = \"Guests\"`.",
      limits: "Silent where a modifier or the label could not be followed.",
      references: [
        "Recorded: ax_view_stepper (the label is the title)",
        "Tree vector V45, iOS 26: two buttons, title and Decrement, title and Increment",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          ↓Stepper("", value: $guests, in: 1...8).labelsHidden()
        }
        """,
        fixed: """
          var body: some View {
            Stepper("Guests", value: $guests, in: 1...8).labelsHidden()
          }
          """),
      .violation(
        """
        var body: some View {
          HStack {
            Text("Guests")
            ↓Stepper(value: $guests, in: 1...8) { EmptyView() }
          }
        }
        """,
        fixed: """
          var body: some View {
            HStack {
              Text("Guests")
              Stepper(value: $guests, in: 1...8) { EmptyView() }.accessibilityLabel("Guests")
            }
          }
          """),
      .pass(
        """
        var body: some View {
          Stepper("Guests", value: $guests, in: 1...8).labelsHidden()
        }
        """),
      .violation(
        """
        @State private var guests = 2
        var body: some View {
          HStack {
            Text("Guests")
            ↓Stepper(value: $guests, in: 1...8) { Text("\\(guests)") }
          }
        }
        """,
        fixed: """
          @State private var guests = 2
          var body: some View {
            HStack {
              Text("Guests")
              Stepper(value: $guests, in: 1...8) { Text("\\(guests)") }.accessibilityLabel("Guests")
            }
          }
          """),
      .pass(
        """
        var body: some View {
          Stepper(value: $guests) { Text("Guests: \\(guests)") }
        }
        """),
      .pass(
        """
        var body: some View {
          Stepper(value: $guests) { Text("人数：\\(guests)") }
        }
        """),
      // The label beside the number is the name.
      .pass(
        """
        @State private var guests = 2
        var body: some View {
          Stepper(value: $guests, in: 1...8) {
            HStack {
              Label("Guests", systemImage: "person.2")
              Spacer()
              Text("\\(guests)")
            }
          }
        }
        """),
      .violation(
        """
        @State private var guests = 2
        var body: some View {
          HStack {
            Text("Guests")
            ↓Stepper(value: $guests) { HStack { Image(systemName: "person.2"); Text("\\(guests)") } }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          Stepper("", value: $guests).accessibilityLabel("Guests")
        }
        """),
      .undecided(
        """
        var body: some View {
          Stepper("", value: $guests).fieldTitle("Guests")
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.role == .stepper else { return .inapplicable }
    if let outcome = calledByItsValue(subject, in: context) { return outcome }
    // "Decrement" and "Increment" are the words of the buttons; without a title they are all there is.
    guard element.exposure == .exposed, element.label?.origin == .system, !element.isDecorationOnly else {
      return UnnamedControl(noun: "stepper").check(subject, in: context)
    }
    if let doubt = element.namingDoubt { return .undecided(doubt) }
    var violation = UnnamedControl(noun: "stepper").violation(subject, in: context)
    // Whether a field lends its title to the control around it, nobody has recorded.
    if element.content.contains(where: { $0.traits.contains(.textEntry) || $0.role.isControl }) {
      violation.certainty = .likely
    }
    let name = ProposedName.forControl(subject, in: context)
    if name.isDerived, let word = element.label?.value.rendered {
      violation.heard = context.heard(element, withLabel: "\(name.spoken), \(word)")
    }
    // A title that is there and empty takes the words; they stay hidden when the label is.
    let isHidden = context.code(of: element, calls: "labelsHidden")
    if isHidden, let title = CallArguments(of: element.source).title, title.text == "\"\"" {
      let edit = FixBuilder.replacing(title, with: name.expression)
      violation.fixes = [Fix("give the stepper the title '\(name.spoken)'", safety: .suggested, edits: [edit])]
    }
    return .violation(violation)
  }

  /// Its label is what it is set to, which says of nothing what it is: `Stepper(value: $guests) { Text("\(guests)") }`.
  private func calledByItsValue(_ subject: ElementSubject, in context: RuleContext) -> Outcome? {
    let element = subject.element
    let texts = element.content.filter { $0.role == .text && $0.exposure == .exposed }
    // What stands beside the number with words of its own, as a `Label` does, is the name.
    let isNamed = element.content.contains { part in
      part.exposure == .exposed && part.role != .text && !part.isUnnamedPicture
        && part.label.map { $0.value.hasHoles || $0.value.literals.contains { $0.contains(where: \.isLetter) } } ?? false
    }
    guard !isNamed, element.exposure == .exposed, let label = element.label, [.content, .joined].contains(label.origin), texts.count == 1,
      element.isOwnValue(texts[0].label),
      // Words before the number are a name, however short they are in their language.
      texts[0].label.map({ !$0.value.literals.contains(where: { $0.contains(where: \.isLetter) }) }) ?? false,
      let word = label.value.literals.last?.split(separator: " ").last else { return nil }
    if let doubt = element.namingDoubt { return .undecided(doubt) }
    let name = ProposedName.forControl(subject, in: context)
    let heard = name.isDerived ? context.heard(element, withLabel: "\(name.spoken), \(word)") : Heard(before: context.heard(element))
    return .violation(Violation(
      "stepper is called only by the number that it is set to", certainty: .likely, at: element.source, heard: heard,
      fixes: [NamingFix.label(name, on: element, noun: "stepper")]))
  }
}
