import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// An arrow that says whether a number went up or down, beside a number without a sign.
public struct DirectionNotSpoken: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "direction-not-spoken", family: .valuesAndHints, severity: .warning, impact: .serious, wcag: ["1.1.1"],
    title: "direction of a change is told by an arrow alone",
    documentation: RuleDocumentation(
      reports: """
        A picture that is an arrow up or an arrow down by a test of a number, which nobody hears, since it is hidden, \
        decorative, or merged with a text, where the text beside it has the number without its sign: \
        `abs(delta)`, `delta.magnitude`. Beside numbers of another name, which may have a sign, for review.
        """,
      why: """
        "3 points" may be more or fewer. Who sees the arrow knows; VoiceOver says "3 points" both times. The picture of \
        a symbol is left out where it is merged with a text.
        """,
      howToFix: """
        Say it in the label or value: `.accessibilityLabel(delta > 0 ? "up \\(delta) points" : "down \\(-delta) points")`, \
        or name the picture and leave it to be heard.
        """,
      elsewhere: "Put the direction into `accessibilityLabel` or `accessibilityValue` of what shows the number.",
      limits: """
        Arrows are known by the words up, down, upward and the like in their names, the test by a comparison with zero \
        or by its name. Texts that are formatted somewhere else may have a sign, and nothing is said of them.
        """,
      references: [
        "WCAG 2.2, 1.1.1 Non-text Content", "Recorded: symbols beside texts in a merged element are not spoken",
      ]),
    examples: [
      .violation(
        """
        let delta: Int
        var body: some View {
          HStack {
            ↓Image(systemName: delta > 0 ? "arrow.up" : "arrow.down").accessibilityHidden(true)
            Text("\\(abs(delta)) points")
          }
        }
        """),
      .violation(
        """
        let delta: Int
        var body: some View {
          ↓HStack {
            Image(systemName: delta > 0 ? "arrow.up" : "arrow.down")
            Text("\\(abs(delta)) points")
          }
          .accessibilityElement(children: .combine)
        }
        """),
      .violation(
        """
        let delta: Int
        var body: some View {
          ↓Label("\\(delta.magnitude) points", systemImage: delta > 0 ? "arrow.up" : "arrow.down")
        }
        """),
      .pass(
        """
        let delta: Int
        var body: some View {
          HStack {
            Image(systemName: delta > 0 ? "arrow.up" : "arrow.down").accessibilityHidden(true)
            Text("\\(delta) points")
          }
        }
        """),
      .pass(
        """
        let delta: Int
        var body: some View {
          HStack {
            Image(systemName: delta > 0 ? "arrow.up" : "arrow.down").accessibilityHidden(true)
            Text(delta > 0 ? "Up \\(abs(delta)) points" : "Down \\(abs(delta)) points")
          }
        }
        """),
      .pass(
        """
        let delta: Int
        var body: some View {
          Label("\\(abs(delta)) points", systemImage: delta > 0 ? "arrow.up" : "arrow.down")
            .accessibilityValue(delta > 0 ? "more" : "fewer")
        }
        """),
      .undecided(
        """
        let report: Report
        var body: some View {
          HStack {
            Image(systemName: report.delta > 0 ? "arrow.up" : "arrow.down").accessibilityHidden(true)
            Text(report.formattedDelta)
          }
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard let direction = Self.direction(of: subject) else { return .inapplicable }
    let speakers: [AccessibilityElement]
    if element.role == .image {
      guard let layout = element.layout else { return .inapplicable }
      // Whatever is there whenever the picture is.
      speakers = subject.neighbours(before: 4, after: 4).filter { near in
        near.element.exposure == .exposed && subject.when.starts(with: near.when)
          && (near.element.layout == layout || layout.axis == .horizontal && layout.source.contains(near.element.source))
      }.map(\.element)
    } else {
      speakers = [element]
    }
    let spoken = speakers.flatMap { [$0.label?.value, $0.value?.value, $0.hint?.value].compactMap(\.self) }
    let isTold = spoken.contains { text in text.choices.contains { $0.contains { $0.subject == direction.subject } } }
      || speakers.contains { $0.conditionalTraits.contains { $0.condition.subject == direction.subject } }
    if isTold { return .pass }
    switch Self.sign(in: spoken.flatMap(\.holes), direction) {
    case .kept: return .pass
    case .unknown(let hole): return .undecided(UnknownReason(.dynamicValue, hole))
    case .noNumber: return .inapplicable
    case .dropped(let isSure):
      if let gap = element.gap { return .undecided(gap) }
      let heard = speakers.first { !($0.label?.value.holes.isEmpty ?? true) } ?? element
      return .violation(Violation(
        "an arrow tells '\(direction.description)', and nothing that is heard does", certainty: isSure ? .likely : .review,
        severity: isSure ? nil : .note, at: element.source, heard: Heard(before: context.heard(heard))))
    }
  }

  // MARK: The arrow

  /// What decides whether an arrow that nobody hears goes up or down.
  private static func direction(of subject: ElementSubject) -> Condition? {
    let element = subject.element
    if element.role == .image {
      guard element.exposure != .exposed else { return nil }
      return direction(ofPicture: element) ?? direction(ofTurns: subject)
    }
    guard element.exposure == .exposed, !element.content.isEmpty || element.image != nil else { return nil }
    return ([element] + element.content).lazy.filter { $0.image != nil }.compactMap(direction).first
  }

  private static func direction(ofPicture element: AccessibilityElement) -> Condition? {
    guard let name = name(of: element), name.parts.count == 1, case .choice(let alternatives) = name.parts[0],
      let up = alternatives.first(where: { $0.text.literal.map { points($0, .upPicture) } ?? false }),
      alternatives.contains(where: { $0.text.literal.map { points($0, .downPicture) } ?? false }),
      isOfChange(up.condition) else { return nil }
    return up.condition
  }

  /// Two pictures, of which one or the other is there.
  private static func direction(ofTurns subject: ElementSubject) -> Condition? {
    guard let condition = subject.when.last, isOfChange(condition),
      let name = name(of: subject.element)?.literal, points(name, .upPicture) else { return nil }
    let other = subject.neighbours(before: 2, after: 2).first { near in
      near.element.role == .image && near.when.contains { $0.isOtherOutcome(of: condition) }
        && (Self.name(of: near.element)?.literal.map { points($0, .downPicture) } ?? false)
    }
    return other.map { _ in condition }
  }

  private static func name(of element: AccessibilityElement) -> SpokenText? {
    switch element.image {
    case .symbol(let name)?, .asset(let name)?: name
    default: nil
    }
  }

  private static func points(_ name: String, _ list: NameWords.List) -> Bool {
    !PicturePair.words(name).isDisjoint(with: NameWords.words(list))
  }

  /// A comparison with zero, or a flag whose name says that something went up.
  private static func isOfChange(_ condition: Condition) -> Bool {
    let test = condition.basis ?? condition.subject
    let end = test.split(separator: " ").suffix(2)
    if end.count == 2, let sign = end.first, ["<", ">", "<=", ">="].contains(sign), let zero = end.last, Double(zero) == 0 {
      return true
    }
    let name = condition.subject.split(separator: ".").last.map(String.init) ?? ""
    return !PicturePair.words(name).isDisjoint(with: NameWords.words(.rising))
  }

  // MARK: The number

  private enum Sign {
    case kept, noNumber
    case dropped(isSure: Bool)
    case unknown(String)
  }

  private static func sign(in holes: [String], _ direction: Condition) -> Sign {
    guard !holes.isEmpty else { return .noNumber }
    let about = ValuePaths.all(in: direction.subject).union(ValuePaths.all(in: direction.basis ?? ""))
    let related = holes.filter { hole in
      ValuePaths.all(in: hole).contains { path in about.contains { path == $0 || path.hasPrefix($0 + ".") } }
    }
    let absolute = related.filter { $0.contains("abs(") || $0.contains(".magnitude") }
    if absolute.count < related.count { return .kept }
    if !absolute.isEmpty { return .dropped(isSure: true) }
    let words = NameWords.words(.signedNumber)
    if let hole = holes.first(where: { hole in DecorativeNames.parts(of: hole).contains(where: words.contains) }) {
      return .unknown(hole)
    }
    // Under a bare name, it is a number that code worked out, with its sign or without.
    return .dropped(isSure: false)
  }
}
