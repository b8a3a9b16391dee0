import AccessibilityModel

/// Controls that an element took out of the tree.
public struct IgnoredChildrenWithControls: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "ignored-children-with-controls", family: .structure, severity: .error, impact: .critical,
    wcag: ["4.1.2", "2.1.1"],
    title: "ignored children hold controls that cannot be reached",
    documentation: RuleDocumentation(
      reports: """
        `accessibilityElement(children: .ignore)`, also in its short form, over a button, link, switch, slider or \
        field, or a player of films, where the new element has neither an accessibility action nor the trait of a control. \
        Also where it has actions, each of which does what another control in it does, so that none is left for the others.
        """,
      why: """
        The new element hides everything inside it and inherits no action. What touch users press is not there for \
        VoiceOver, Switch Control, Voice Control and keyboards.
        """,
      howToFix: """
        `.contain` keeps every control an element of its own. Or add an `.accessibilityAction(named:)` for each of \
        them. `.combine` makes a button in it what a double tap on the whole does, which is right where both are one thing.
        """,
      elsewhere: """
        Leave `isAccessibilityElement` of the container at `false`, or offer its controls as \
        `accessibilityCustomActions`.
        """,
      limits: """
        Silent where one of the element's actions does something that no control in it does, where the element is announced \
        as a control itself, or where a tap on it does what the control does. A field in what is only adjusted in steps is \
        told all the same.
        """,
      references: [
        "Recorded: dashdevs_details (controls inside disappear)",
        "Recorded: ax_ax_aXElementCombine (buttons become actions)",
        "Apple: documentation of AccessibilityChildBehavior.ignore",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          HStack { Text("Ann"); Button("Follow") { follow() } }
            ↓.accessibilityElement(children: .ignore)
            .accessibilityLabel("Ann")
        }
        """,
        fixed: """
          var body: some View {
            HStack { Text("Ann"); Button("Follow") { follow() } }
              .accessibilityElement(children: .contain)
              .accessibilityLabel("Ann")
          }
          """),
      .violation(
        """
        var body: some View {
          HStack { Text("Volume"); Slider(value: $volume) }
            ↓.accessibilityElement()
            .accessibilityLabel("Volume")
        }
        """,
        fixed: """
          var body: some View {
            HStack { Text("Volume"); Slider(value: $volume) }
              .accessibilityElement(children: .contain)
              .accessibilityLabel("Volume")
          }
          """),
      .pass(
        """
        var body: some View {
          HStack { Text("Ann"); Button("Follow") { follow() } }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Ann")
            .accessibilityAction(named: "Follow") { follow() }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Text("Ann"); Button("Open") { open() } }
            .onTapGesture { open() }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Ann")
            .accessibilityAddTraits(.isButton)
        }
        """),
      .pass(
        """
        var body: some View {
          HStack {
            ForEach(1...5, id: \\.self) { star in Button { rating = star } label: { Image(systemName: "star") } }
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Rating")
          .accessibilityValue("\\(rating) of 5")
          .accessibilityAdjustableAction { rating = rating.moved($0) }
        }
        """),
      .violation(
        """
        var body: some View {
          HStack {
            Button { count -= 1 } label: { Image(systemName: "minus") }
            TextField("", value: $count, format: .number)
            Button { count += 1 } label: { Image(systemName: "plus") }
          }
          ↓.accessibilityElement(children: .ignore)
          .accessibilityLabel("Tickets")
          .accessibilityAdjustableAction { count = count.moved($0) }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { TextField("", value: $count, format: .number); Stepper("", value: $count) }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Tickets")
            .accessibilityAdjustableAction { count = count.moved($0) }
            .accessibilityAction(named: "Type") { isTyped = true }
        }
        """),
      .violation(
        """
        var body: some View {
          VStack { VideoPlayer(player: player); Text(clip.title) }
            ↓.accessibilityElement(children: .ignore)
            .accessibilityLabel(clip.title)
        }
        """,
        fixed: """
          var body: some View {
            VStack { VideoPlayer(player: player); Text(clip.title) }
              .accessibilityElement(children: .contain)
              .accessibilityLabel(clip.title)
          }
          """),
      // Both actions are those of the menu, so nothing follows the link.
      .violation(
        """
        var body: some View {
          HStack {
            NavigationLink(value: note.author) { Text(note.author) }
            Text(note.text)
            Menu("More") { Button("Edit") { edit(note) }; Button("Delete") { delete(note) } }
          }
          ↓.accessibilityElement(children: .ignore)
          .accessibilityLabel(note.text)
          .accessibilityAction(named: "Edit") { edit(note) }
          .accessibilityAction(named: "Delete") { delete(note) }
        }
        """),
      // One of the actions may be that of the link.
      .pass(
        """
        var body: some View {
          HStack {
            NavigationLink(value: note.author) { Text(note.author) }
            Button("Delete") { delete(note) }
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(note.text)
          .accessibilityAction(named: "Author") { path.append(note.author) }
          .accessibilityAction(named: "Delete") { delete(note) }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Text(note.text); Button("Edit") { edit(note) }; Button("Delete") { delete(note) } }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(note.text)
            .accessibilityAction(named: "Edit") { edit(note) }
            .accessibilityAction(named: "Delete") { delete(note) }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack {
            NavigationLink(value: note.author) { Text(note.author) }
            Menu { Button("Delete") { delete(note) } } label: { Text("More") }.accessibilityLabel("More")
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(note.text)
          .accessibilityActions {
            Button("Author") { path.append(note.author) }
            Button("Delete") { delete(note) }
          }
        }
        """),
      // A film behind the words that nobody can press.
      .pass(
        """
        var body: some View {
          ZStack { VideoPlayer(player: player).allowsHitTesting(false); Text("Welcome") }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Welcome")
        }
        """),
      .undecided(
        """
        var body: some View {
          HStack { Text("Ann"); Button("Follow") { follow() } }
            .accessibilityElement()
            .accessibilityLabel("Ann")
            .withActions()
        }
        """),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    guard element.role == .replaced, element.exposure == .exposed,
      let modifier = element.modifiers(named: "accessibilityElement").first else { return .inapplicable }
    let own = LostControls(in: element, context)
    let lost = own.isEmpty ? LostControls(LostControls.unanswered(in: element, context)) : own
    guard let first = lost.controls.first else { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    let what = lost.count == 1 ? first.nounWithName : "\(lost.count) controls, one of them \(first.nounWithName),"
    // One element of all would take the words of the control, and one press for two things. What is adjusted as a whole
    // would be no element any more, and its steps nobody's.
    // Actions of what is no element any more would be nobody's either.
    let fixes = element.mayHave(.adjustable) || own.isEmpty ? []
      : [Fix("keep what is inside", safety: .suggested, edits: RevealedParts.keeping(element, insteadOf: modifier))]
    return .violation(Violation(
      "\(what) cannot be reached, since the children are ignored", certainty: own.isEmpty ? .likely : .certain, at: modifier.place,
      heard: Heard(before: context.heard(element)),
      fixes: fixes,
      related: lost.controls.prefix(3).map { RelatedPlace($0.source, "no longer in the tree") }))
  }
}
