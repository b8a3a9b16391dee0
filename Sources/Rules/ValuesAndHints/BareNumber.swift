import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A number that is a stop of its own, with no word near it for what it counts.
public struct BareNumber: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = [.swiftUI, .uiKit, .interfaceFile]

  public static let metadata = RuleMetadata(
    id: "bare-number", family: .valuesAndHints, severity: .note, impact: .moderate, wcag: ["1.3.1"],
    title: "number is heard without a word for what it is",
    documentation: RuleDocumentation(
      reports: """
        A text, with a symbol or without one, that is a number alone, by its digits, by what fills it \
        (`Text(String(likes.count))`) or by the type that the project gives each property of that name, that is a stop of \
        its own, and beside which no text with words stands; the same of several shares in percent that stand together, and \
        of how many there are (`Text("×\\(count)")`) where the text of what that is does not come right before it.
        """,
      why: """
        A heart, a place between two buttons or a colour says what the number counts to those who see it. With VoiceOver \
        it is "12", and nothing more.
        """,
      howToFix: """
        Say it in the label: `.accessibilityLabel(likesText)`. Or make the number part of the button or the picture \
        that it belongs to: `.accessibilityElement(children: .combine)`.
        """,
      elsewhere: "Set `label.accessibilityLabel` whenever the number changes.",
      limits: """
        For a person to look at. Silent where a text with words, or a picture with a name, comes right before or after it, \
        in controls, menus and charts, and about numbers with a unit but for such shares.
        """,
      references: ["WCAG 2.2, 1.3.1 Info and Relationships"]),
    examples: [
      .violation(
        """
        let post: Post
        var body: some View {
          HStack {
            Button("Up") { vote(1) }
            ↓Text("\\(post.up - post.down)")
            Button("Down") { vote(-1) }
          }
        }
        """),
      .violation(
        """
        let names: [String]
        var body: some View {
          VStack {
            Image("heart").accessibilityHidden(true)
            ↓Text(String(names.count))
          }
        }
        """),
      .violation(
        """
        let names: [String]
        var body: some View { ↓Label("\\(names.count)", systemImage: "heart") }
        """),
      .violation(
        """
        struct Sight { let views: Int; let stars: Double }
        struct Sights: View {
          let sight: Sight
          var body: some View {
            HStack { ↓Label("\\(sight.views)", systemImage: "eye"); ↓Label(sight.stars.formatted(), systemImage: "star") }
          }
        }
        """),
      .violation(
        """
        let book: Book
        var body: some View {
          Text(book.title).overlay(alignment: .topTrailing) { ↓Text("×\\(book.copies)") }
        }
        """),
      .pass("let book: Book\nvar body: some View { HStack { Text(book.title); Text(\"×\\(book.copies)\") } }"),
      .pass(
        """
        struct Sight { let views: String }
        struct Sights: View {
          let sight: Sight
          var body: some View { Label("\\(sight.views)", systemImage: "eye") }
        }
        """),
      .pass(
        """
        let names: [String]
        var body: some View {
          VStack {
            Text("People")
            Text("\\(names.count)")
          }
        }
        """),
      .violation(
        """
        struct Sample: View {
          let shares: [Double]
          func part(_ share: Double) -> some View { ↓Text("\\(100 * share)%").background(Color.blue) }
          var body: some View {
            HStack(spacing: 0) { part(shares[0]); part(shares[1]); part(shares[2]) }
          }
        }
        """),
      .violation(
        """
        let shares: [Double]
        var body: some View { ForEach(shares, id: \\.self) { share in ↓Text("\\(share * 100) %") } }
        """),
      .pass(
        """
        let shares: [Share]
        var body: some View { ForEach(shares) { share in HStack { Text(share.zone); Text("\\(share.part * 100)%") } } }
        """),
      .pass(
        """
        let names: [String]
        var body: some View {
          Text("\\(names.count)").accessibilityLabel("\\(names.count) people")
        }
        """),
      .pass("let name: String\nvar body: some View { Text(name.prefix(1).capitalized + name.dropFirst()) }"),
      .pass("let names: [String]\nvar body: some View { Button { open() } label: { Text(\"\\(names.count)\") } }"),
      .undecided("let names: [String]\nvar body: some View { BrandNumber(value: names.count) }"),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard [.text, .label].contains(element.role), element.exposure == .exposed, element.value == nil, element.hint == nil,
      let label = element.label, label.origin == .content, element.gestures.isEmpty,
      Self.isNumber(label.value, context) || Self.isTimes(label.value) || Self.isShare(label.value) && Self.isOneOfSeveral(subject),
      !element.mayHave([.button, .link, .header]),
      !subject.containers.contains(where: { Self.silentContainers.contains($0.kind) }) else { return .inapplicable }
    let near = subject.neighbours(before: 2, after: 2).filter {
      $0.element.exposure == .exposed && $0.coexists(with: subject) && $0.element.source != element.source
    }
    let isExplained = Self.isTimes(label.value) ? Self.follows(subject, context) : near.contains { Self.explains($0.element, context) }
    if isExplained { return .inapplicable }
    if let gap = element.gap ?? (element.framework == .swiftUI ? nil : UIKitDoubt.reason(element)) { return .undecided(gap) }
    return .violation(Violation(
      "number \(label.value.quoted) is heard without a word for what it is", certainty: .review, at: element.source,
      heard: Heard(before: context.heard(element))))
  }

  /// Digits alone, or one value whose name or form says that it is a number.
  private static func isNumber(_ text: SpokenText, _ context: RuleContext) -> Bool {
    if let literal = text.literal { return !literal.isEmpty && literal.allSatisfy(\.isNumber) }
    guard text.isOnlyHoles, text.holes.count == 1, let hole = text.holes.first else { return false }
    var inner = hole
    for wrapper in ["String(", "Int(", "\"\\("] where inner.hasPrefix(wrapper) { inner = String(inner.dropFirst(wrapper.count)) }
    // Ways to write it that add no word.
    for ending in [".formatted()", ".formatted(.number)", ".description"] where inner.hasSuffix(ending) {
      inner = String(inner.dropLast(ending.count))
    }
    inner = inner.filter { !"()\"".contains($0) }
    // A sum may be one of texts.
    let parts = inner.split(separator: "-").map { String($0.filter { $0 != " " }) }
    guard (1...2).contains(parts.count), parts.allSatisfy(isPath) else { return false }
    let words = DecorativeNames.parts(of: inner)
    if parts.count == 2 || NameWords.words(.countWord).contains(words.last ?? "") { return true }
    // A day of a calendar and the number of a row say by their place what they are.
    guard let name = inner.split(whereSeparator: { ".?!".contains($0) }).last, NameWords.words(.placeNumber).isDisjoint(with: words) else { return false }
    return context.numericNames.value.contains(String(name))
  }

  /// "×3": a sign that says how many there are, and a value of run time.
  private static func isTimes(_ text: SpokenText) -> Bool {
    text.holes.count == 1 && text.choices.isEmpty && text.holes.allSatisfy(isPath) && !text.literals.isEmpty
      && text.literals.allSatisfy { NameWords.words(.timesSign).contains($0.trimmed.lowercased()) }
  }

  /// "Flour" and then "×3" is understood; before the words, or beside what stands elsewhere, it is not.
  private static func follows(_ subject: ElementSubject, _ context: RuleContext) -> Bool {
    let before = subject.neighbours(before: 2, after: 0).last { $0.element.exposure == .exposed && $0.coexists(with: subject) }
    guard let before else { return false }
    return before.element.layout == subject.element.layout && before.element.layout != nil && explains(before.element, context)
      || [.opaque, .platformView].contains(before.element.role)
  }

  /// A value of run time and a percent sign.
  private static func isShare(_ text: SpokenText) -> Bool {
    text.holes.count == 1 && text.choices.isEmpty && !text.literals.isEmpty
      && text.literals.allSatisfy { $0.allSatisfy { "% ".contains($0) } } && text.literals.contains { $0.contains("%") }
  }

  /// Of one share it may be plain what it is of; several that sound alike tell nothing.
  private static func isOneOfSeveral(_ subject: ElementSubject) -> Bool {
    subject.isRepeated || subject.neighbours(before: 1, after: 1).contains { $0.element.source == subject.element.source }
  }

  private static func isPath(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "._?!$".contains($0) } && !(text.first?.isNumber ?? true)
  }

  /// Words, or a picture that is called something.
  private static func explains(_ element: AccessibilityElement, _ context: RuleContext) -> Bool {
    switch element.role {
    case .text, .sectionHeader, .label, .combined, .navigationTitle, .alertTitle:
      guard let label = element.label?.value else { return false }
      return label.isOnlyHoles ? !isNumber(label, context) : label.literals.contains { $0.contains(where: \.isLetter) }
    case .image: return element.label != nil
    // It says the same number itself, and what it is of.
    case .slider, .stepper: return true
    case .opaque, .platformView: return true
    default: return false
    }
  }

  private static let silentContainers: Set<AccessibilityContainer.Kind> = [
    .menu, .chart, .map, .segmentedControl, .alert, .dialog, .tabBar,
  ]
}
