import AccessibilityModel

/// A text that looks like a heading and is none for assistive technologies.
public struct HeadingMissing: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "heading-missing", family: .roles, severity: .warning, impact: .moderate, wcag: ["1.3.1", "2.4.6"],
    title: "text in a title font is no heading",
    documentation: RuleDocumentation(
      reports: """
        A short `Text` in one of the fonts `largeTitle`, `title`, `title2` and `title3`, set on the text itself, that \
        introduces at least three more elements and has no header trait.
        """,
      why: """
        VoiceOver users jump from heading to heading with the rotor, as others skim a page with their eyes. A heading \
        that only looks like one is not among them, and nobody hears that a new part begins.
        """,
      howToFix: """
        Add `.accessibilityAddTraits(.isHeader)`. Headers of a `Section` and navigation titles are headings already.
        """,
      limits: """
        Silent in lists, rows, buttons, combined elements, bars and widgets, for texts known only at run time, for sentences and \
        numbers, for texts side by side in the same font, and on screens where many texts have such a font. Bold text \
        and the font `headline` say too little to go by.
        """,
      references: [
        "Recorded: as_list_headers_footers, ax_view_section (section headers are headings by themselves)",
        "Apple: documentation of AccessibilityTraits.isHeader",
      ]),
    examples: violations + passes)

  private static let violations: [Example] = [
    .violation(
      """
      var body: some View {
        VStack {
          ↓Text("Recent orders").font(.title2)
          Text(first.name)
          Text(second.name)
          Button("Show all") { showAll() }
        }
      }
      """,
      fixed: """
        var body: some View {
          VStack {
            Text("Recent orders").font(.title2).accessibilityAddTraits(.isHeader)
            Text(first.name)
            Text(second.name)
            Button("Show all") { showAll() }
          }
        }
        """),
    .violation(
      """
      var body: some View {
        ScrollView {
          HStack {
            ↓Text("Recent orders")
              .font(.title3.weight(.semibold))
            Spacer()
            Button("All") { showAll() }
          }
          OrderRow(order: first)
          OrderRow(order: second)
        }
      }
      """,
      fixed: """
        var body: some View {
          ScrollView {
            HStack {
              Text("Recent orders")
                .font(.title3.weight(.semibold))
                .accessibilityAddTraits(.isHeader)
              Spacer()
              Button("All") { showAll() }
            }
            OrderRow(order: first)
            OrderRow(order: second)
          }
        }
        """),
  ]

  private static let passes: [Example] = [
    .pass(
      """
      var body: some View {
        VStack {
          Text("Recent orders").font(.title2).accessibilityAddTraits(.isHeader)
          Text(first.name); Text(second.name); Text(third.name)
        }
      }
      """),
    .pass(
      """
      var body: some View {
        VStack {
          Text("Nothing here yet").font(.title2)
          Text("Orders appear as soon as you place one.")
          Button("Browse") { browse() }
        }
      }
      """),
    .pass(
      """
      var body: some View {
        VStack {
          HStack { Text("Total").font(.title3); Text("Due today").font(.title3) }
          Text(first.name); Text(second.name); Text(third.name)
        }
      }
      """),
    .pass(
      """
      var body: some View {
        List {
          Section {
            Text(first.name); Text(second.name); Text(third.name)
          } header: {
            Text("Recent orders").font(.title2)
          }
        }
      }
      """),
    .undecided(
      """
      var body: some View {
        VStack {
          Text(shop.name).font(.title2)
          Text(first.name); Text(second.name); Text(third.name)
        }
      }
      """),
  ]

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.role == .text, element.exposure == .exposed, Self.isTitleFont(element.font), element.gestures.isEmpty,
      element.expression.text.contains("font(") else { return .inapplicable }
    if element.mayHave(.header) { return .pass }
    guard !subject.isRepeated, !subject.containers.contains(where: { Self.silentContainers.contains($0.kind) }),
      !element.mayHave([.button, .link]) else { return .inapplicable }
    if let gap = element.gap { return .undecided(gap) }
    guard let text = element.label?.value.literal else { return .undecided(UnknownReason(.dynamicValue, element.label?.value.rendered ?? "")) }
    guard Self.isTitle(text), !subject.screen.name.contains("Widget"), introducesOthers(subject), !standsBesideLikes(subject) else { return .inapplicable }
    return .violation(Violation(
      "text \(element.label?.value.quoted ?? "") looks like a heading and is not announced as one", certainty: .likely, at: element.source,
      heard: context.heard(element) { $0.traits.insert(.header) },
      fixes: [
        Fix("make it a heading", safety: .suggested, edits: [FixBuilder.adding(".accessibilityAddTraits(.isHeader)", to: element)])
      ]))
  }

  private static let silentContainers: Set<AccessibilityContainer.Kind> = [
    .list, .table, .navigationBar, .toolbar, .tabBar, .alert, .dialog, .menu, .chart, .map, .segmentedControl,
  ]

  /// `title2`, `Font.title.bold()`, `system(.title3, design: .rounded)`.
  static func isTitleFont(_ font: String?) -> Bool {
    guard var name = font else { return false }
    for prefix in ["Font.", "system(.", "."] where name.hasPrefix(prefix) { name = String(name.dropFirst(prefix.count)) }
    let style = name.prefix { $0.isLetter || $0.isNumber }
    return ["largeTitle", "title", "title2", "title3"].contains(String(style))
  }

  /// A few words that are neither a sentence nor a number.
  private static func isTitle(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard text.count <= 60, words.count <= 8, !text.contains("\n"), !text.contains("\u{FFFC}"), let last = text.last, !".…,;".contains(last) else { return false }
    return text.count(where: \.isLetter) >= 3 && !(text.first?.isNumber ?? false)
  }

  private func introducesOthers(_ subject: ElementSubject) -> Bool {
    let element = subject.element
    let all = subject.neighbours
    guard let index = all.firstIndex(where: { $0.element.source == element.source && $0.element.callSites == element.callSites }) else {
      return false
    }
    let after = all[(index + 1)...].filter { $0.element.exposure == .exposed && $0.coexists(with: subject) }
    return Set(after.map(\.element.source)).subtracting([element.source]).count >= 3
  }

  /// Side by side with another text of that font, or one of many: then the font says nothing about structure.
  private func standsBesideLikes(_ subject: ElementSubject) -> Bool {
    let element = subject.element
    let likes = subject.all.filter { $0.exposure == .exposed && $0.role == .text && $0.source != element.source && Self.isTitleFont($0.font) }
    if Set(likes.map(\.source)).count > 5 { return true }
    guard let layout = element.layout, layout.axis == .horizontal else { return false }
    return likes.contains { $0.layout == layout }
  }
}
