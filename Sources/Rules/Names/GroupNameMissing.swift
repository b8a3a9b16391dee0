import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Buttons to choose from, under a text that says what the choice is and belongs to nothing.
public struct GroupNameMissing: ScreenRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "group-name-missing", family: .names, severity: .note, impact: .moderate, wcag: ["1.3.1"],
    isOptIn: true,
    title: "the text over a choice is not its name",
    documentation: RuleDocumentation(
      reports: """
        A `Text` followed in the same stack by buttons that set one and the same property to different values, with \
        neither a named group around them nor the header trait on the text. For review.
        """,
      why: """
        On screen the text stands over its options. VoiceOver says "Express, button" and not what is chosen by it; who \
        comes to the buttons from below, or by touch, does not hear the question at all.
        """,
      howToFix: """
        Make the stack a group with the text as its name: `.accessibilityElement(children: .contain)` and \
        `.accessibilityLabel("Delivery")`. Or use a `Picker`, which has a name.
        """,
      elsewhere: """
        Set `accessibilityContainerType = .semanticGroup` and an `accessibilityLabel` on the view around the buttons.
        """,
      limits: """
        What belongs to the text is for a person to judge. Texts that are headings, or look like one, are left alone; \
        people reach them with the rotor. Choices that present something, such as a sheet, are no options. Off \
        unless it is asked for: what stands over buttons is a question only now and then.
        """,
      references: [
        "CVS Health: a11y-check, button-group-missing-container-label",
        "WCAG 2.2: understanding 1.3.1 Info and Relationships",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          VStack {
            ↓Text("Delivery")
            Button("Standard") { speed = .standard }
            Button("Express") { speed = .express }
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              Text("Delivery")
              Button("Standard") { speed = .standard }
              Button("Express") { speed = .express }
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Delivery")
          }
          """),
      .violation(
        """
        var body: some View {
          VStack {
            ↓Text("How was it?")
            HStack { ForEach(moods) { mood in Button(mood.name) { answer = mood } } }
            TextField("Anything else?", text: $comment)
          }
        }
        """),
      .violation(
        """
        @State private var answer = ""
        private let answers = ["Never", "Weekly", "Daily"]
        var body: some View {
          VStack(alignment: .leading) {
            ↓Text("How often do you cycle?")
            ForEach(answers, id: \\.self) { option in
              Button { withAnimation { answer = option } } label: {
                HStack { Image(systemName: answer == option ? "largecircle.fill.circle" : "circle"); Text(option) }
              }
            }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          VStack {
            Text("Tips")
            ForEach(["Ride", "Rest"], id: \\.self) { name in Button(name) { isReading = true } }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          VStack {
            Text("Delivery")
            Button("Standard") { speed = .standard }
            Button("Express") { speed = .express }
          }
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Delivery")
        }
        """),
      .pass(
        """
        var body: some View {
          VStack {
            Text("Delivery").accessibilityAddTraits(.isHeader)
            Button("Standard") { speed = .standard }
            Button("Express") { speed = .express }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          VStack { Text("Welcome"); Button("Sign in") { signIn() }; Button("Register") { register() } }
        }
        """),
      .undecided(
        """
        var body: some View {
          VStack { Text("Delivery"); SpeedButton(.standard, selection: $speed); SpeedButton(.express, selection: $speed) }
        }
        """),
    ])

  public func check(_ screen: ScreenSubject, in context: RuleContext) -> [Outcome] {
    // The system draws menus and heeds no groups in them.
    if screen.screen.isPresented(as: "menu", "context menu") { return [] }
    let places = screen.places.places
    return places.indices.compactMap { index in
      let text = places[index].element
      guard text.role == .text, text.exposure == .exposed, let layout = text.layout else { return nil }
      let options = Self.options(after: index, in: layout, places)
      guard !options.isEmpty, isQuestion(places[index]), !screen.isSeenWider(text) else { return nil }
      // A component that shows a text is right or wrong where it is used.
      let place = text.callSites.first { layout.source.contains($0.source) }?.source ?? text.source
      guard options.count > 1 || options.first.map({ $0.loops > places[index].loops }) ?? false else { return nil }
      if let gap = options.lazy.compactMap(\.element.gap).first ?? text.gap { return .undecided(gap) }
      return .violation(Violation(
        "\(text.nounWithName) says what the buttons after it choose and is not the name of their group",
        certainty: .review, at: place, fixes: fixes(text, options.count, layout, screen.places),
        related: options.prefix(2).map { RelatedPlace($0.element.source, "one of the options") }))
    }
  }

  private func isQuestion(_ place: ScreenPlaces.Place) -> Bool {
    let text = place.element
    guard !text.isInteractive, !text.mayHave(.header), TitleFont(of: text) == nil,
      let words = text.label?.value, !words.isBlank, words.rendered.count <= 80 else { return false }
    return !place.containers.contains { $0.kind == .group && $0.label != nil }
  }

  /// The buttons that come next in the same stack, as far as they set one property to different values.
  private static func options(
    after index: Int, in layout: LayoutGroup, _ places: Counted<ScreenPlaces.Place>
  ) -> [ScreenPlaces.Place] {
    var target: String?
    var result: [ScreenPlaces.Place] = []
    for place in places[(index + 1)...] where place.element.exposure != .absent {
      let element = place.element
      // Options are always there when the text is: that of another branch asks nothing.
      guard TextRow.stands(element, in: layout), element.exposure == .exposed, element.role == .button,
        places[index].when.allSatisfy(place.when.contains), let choice = choice(of: place),
        target == nil || target == choice.target else { break }
      target = choice.target
      result.append(place)
    }
    return differ(result, in: target) ? result : []
  }

  /// Whether buttons that are written apart set different values, and one that is written once for several things sets
  /// something of the thing.
  private static func differ(_ options: [ScreenPlaces.Place], in target: String?) -> Bool {
    let written = Dictionary(grouping: options) { $0.element.source }.values.map { options in
      (values: Set(options.flatMap { chosen($0, of: target) }), isLoop: options.count > 1)
    }
    let all = written.flatMap(\.values)
    return Set(all).count == all.count && !written.contains { $0.isLoop && $0.values.contains(where: isConstant) }
  }

  private static func chosen(_ place: ScreenPlaces.Place, of target: String?) -> [String] {
    (place.element.activation?.assignments ?? []).filter { $0.target == target }.map(\.value)
  }

  private static func isConstant(_ value: String) -> Bool {
    ["true", "false", "nil"].contains(value) || !(value.first?.isLetter ?? false)
  }

  private static func choice(of place: ScreenPlaces.Place) -> ActionSummary.Assignment? {
    place.element.activation?.assignments.first { assignment in
      let name = assignment.target.lowercased()
      guard !presentations.contains(where: name.contains) else { return false }
      // In a loop what is chosen has to be its member; one button alone that sets `true` asks nothing.
      return place.loops == 0 || !isConstant(assignment.value)
    }
  }

  private static let presentations = NameWords.words(.presentingName)

  /// Offered where the stack holds nothing but the text and its options.
  private func fixes(
    _ text: AccessibilityElement, _ count: Int, _ layout: LayoutGroup, _ screen: ScreenPlaces
  ) -> [Fix] {
    guard let name = ProposedName(text: text),
      screen[StackSizes.self].sizes[layout.source] == count + 1
    else { return [] }
    let whole = ModifierChain.whole(layout.source)
    let separator = whole.text.contains("\n") ? whole.file.lineEnding + whole.file.indentation(at: whole.end) : ""
    let parts = [".accessibilityElement(children: .contain)", ".accessibilityLabel(\(name.expression))"]
    let edit = FixBuilder.adding(parts.joined(separator: separator), after: whole)
    return [Fix("make a group of that name", safety: .suggested, edits: [edit])]
  }
}

/// How many elements stand in each of the stacks of a screen, in all uses of their views.
private struct StackSizes: ScreenSurvey {
  private(set) var sizes: [SourceRange: Int] = [:]

  init(_ screen: ScreenPlaces) {
    let stacks = Set(screen.all.lazy.compactMap(\.layout?.source))
    let nests = Dictionary(grouping: stacks) { ObjectIdentifier($0.file) }.mapValues(Nest.init)
    for element in screen.all where element.exposure != .absent {
      var around: Set<SourceRange> = []
      for source in [element.source] + element.callSites.map(\.source) {
        nests[ObjectIdentifier(source.file)]?.forEach(around: source) { around.insert($0) }
      }
      for stack in around { sizes[stack, default: 0] += 1 }
    }
  }
}
