import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A dot or number on a control that only eyes get.
public struct BadgeNotSpoken: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "badge-not-spoken", family: .roles, severity: .note, impact: .serious, wcag: ["1.1.1", "1.4.1"],
    title: "badge on a control is not spoken",
    documentation: RuleDocumentation(
      reports: """
        A circle or capsule that is drawn on a control while something is unread, new, pending or more than none, a dot \
        on the picture of a control whatever it stands for, dots in its label whose colour is made of data, a number in a \
        control whose label takes its place, or a small symbol behind the words of a control that is there in one state alone, \
        such as a seal or a lock, where nothing that is heard depends on it. And a dot that is there once something is done, \
        read or unlocked. For review.
        """,
      why: """
        The dot says that there is something new. VoiceOver says "Inbox, button", with and without it, since shapes are \
        not heard and a label replaces all that is in the control.
        """,
      howToFix: "Say it in the value: `.accessibilityValue(unread > 0 ? \"\\(unread) unread\" : \"\")`.",
      elsewhere: "Set `accessibilityValue` whenever the badge changes; `UITabBarItem.badgeValue` is spoken by itself.",
      limits: """
        What a shape means is told by the condition that it is drawn under. Badges that are views of packages are not \
        seen, and numbers beside an icon that are a stop of their own are heard.
        """,
      references: [
        "Apple: documentation of accessibilityValue(_:)", "WCAG 2.2: understanding 1.4.1 Use of Color",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          ↓Button { open() } label: { Image(systemName: "bell").accessibilityLabel("Inbox") }
            .overlay(alignment: .topTrailing) { if unread > 0 { Circle().fill(.red) } }
        }
        """),
      .violation(
        """
        var body: some View {
          ↓Button { open() } label: {
            ZStack { Image(systemName: "bell"); if hasUnread { Circle().fill(.red) } }
          }
          .accessibilityLabel("Inbox")
        }
        """),
      .violation(
        """
        var body: some View {
          ↓Button { open() } label: {
            ZStack { Image(systemName: "cart"); Text("\\(cart.count)").font(.caption) }
          }
          .accessibilityLabel("Basket")
        }
        """),
      .violation(
        """
        var body: some View {
          ↓Button { showsFilters = true } label: {
            Image(systemName: "line.3.horizontal.decrease.circle")
              .overlay(alignment: .topTrailing) {
                if model.activeFilterCount > 0 { Circle().fill(Color.accentColor).frame(width: 8, height: 8) }
              }
          }
          .accessibilityLabel("Filters")
        }
        """),
      .violation(
        """
        var body: some View {
          ↓Button(action: showAlerts) {
            ZStack(alignment: .topTrailing) {
              Image(systemName: "bell.fill")
              Circle().fill(.red).frame(width: 8, height: 8).opacity(hasNewAlerts ? 1 : 0)
            }
          }
          .accessibilityLabel("Alerts")
        }
        """),
      .violation(
        """
        var body: some View {
          ↓NavigationLink(value: chat.id) {
            HStack {
              ZStack {
                Image(decorative: "person")
                if chat.isUnread { Circle().fill(.blue).frame(width: 12, height: 12) }
              }
              Text(chat.title)
            }
          }
        }
        """),
      .violation(
        """
        var body: some View {
          ↓Button { open() } label: {
            Image(systemName: "line.3.horizontal.decrease")
              .overlay(alignment: .topTrailing) { if hasFilter { Circle().fill(.blue).frame(width: 8) } }
          }
          .accessibilityLabel("Filter")
        }
        """),
      .violation(
        """
        let author: Author
        var body: some View {
          ↓NavigationLink(value: author.id) {
            HStack { Text(author.name); if author.isOfficial { Image(systemName: "checkmark.seal.fill") } }
          }
        }
        """),
      .violation(
        """
        let chapter: Chapter
        var body: some View {
          ↓Button { open(chapter) } label: {
            HStack { Text(chapter.title); if chapter.isLocked { Image(systemName: "lock.fill") } }
          }
        }
        """),
      .violation(
        """
        let coin: Coin
        var body: some View {
          ↓Button { keep(coin) } label: {
            HStack {
              if coin.isFavorite { Image(systemName: "star.fill") }
              VStack { Text(coin.name); Text(coin.sign) }
            }
          }
        }
        """),
      .pass(
        """
        let chapter: Chapter
        var body: some View {
          Button { open(chapter) } label: {
            HStack { Text(chapter.title); if chapter.isLocked { Image(systemName: "lock.fill") } }
          }
          .disabled(chapter.isLocked)
        }
        """),
      .pass(
        """
        let chapter: Chapter
        var body: some View {
          Button { open(chapter) } label: {
            HStack { Text(chapter.title); if chapter.isLocked { Image(systemName: "lock.fill").accessibilityLabel("Locked") } }
          }
        }
        """),
      .violation(
        """
        let days: [Day]
        var body: some View {
          ForEach(days) { day in
            ↓Button { open(day) } label: {
              VStack {
                Text(day.date, format: .dateTime.day())
                HStack { ForEach(entries[day.id]) { entry in Circle().fill(entry.color).frame(width: 5, height: 5) } }
              }
            }
          }
        }
        """),
      .pass(
        """
        let entries: [Entry]
        var body: some View {
          ForEach(entries) { entry in
            Button { open(entry) } label: {
              HStack { Circle().fill(entry.color).frame(width: 5, height: 5); Text(entry.group) }
            }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          Button { open() } label: { Image(systemName: "bell").accessibilityLabel("Inbox") }
            .overlay(alignment: .topTrailing) { if unread > 0 { Circle().fill(.red) } }
            .accessibilityValue("\\(unread) unread")
        }
        """),
      .pass(
        """
        var body: some View {
          Button { open() } label: {
            ZStack { Image(systemName: "cart"); Text("\\(cart.count)").font(.caption) }
          }
          .accessibilityLabel("Basket, \\(cart.count) things")
        }
        """),
      .pass(
        """
        var body: some View {
          Button { choose() } label: { ZStack { if isSelected { Circle().fill(.yellow) }; Text("Monday") } }
        }
        """),
      // The dots of pages are there where there are several.
      .pass(
        """
        let items: [Offer]
        @State private var current = 0
        var body: some View {
          ZStack {
            ForEach(items) { item in Text(item.title) }
            if items.count > 1 {
              HStack {
                ForEach(items.indices, id: \\.self) { index in
                  Capsule().fill(current == index ? Color.blue : Color.gray).frame(width: 6, height: 6)
                }
              }
            }
          }
        }
        """),
      .undecided(
        """
        var body: some View {
          Button { open() } label: {
            ZStack { Image(systemName: "bell"); if hasUnread { Circle().fill(.red) } }
          }
          .accessibilityLabel("Inbox")
          .described(by: unread)
        }
        """),
    ] + outcomeExamples)

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    if let outcome = rowDot(subject, in: context) { return outcome }
    guard element.exposure == .exposed, element.isInteractive, element.value == nil,
      element.content.contains(where: { $0.image != nil || Self.isDot($0, in: context) }) || element.image != nil else { return .inapplicable }
    guard let badge = Self.dot(on: subject, in: context) ?? Self.number(in: element) ?? Self.mark(in: subject) ?? Self.paintedDot(in: element, context)
    else { return .inapplicable }
    if Self.tells(element, of: badge.meaning) { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    return .violation(Violation(
      "\(element.nounWithName) does not say what its badge shows: '\(badge.meaning)'", certainty: .review,
      at: element.source, heard: Heard(before: context.heard(element)),
      related: [RelatedPlace(badge.source, "the badge")]))
  }

  /// A dot that is drawn on a row of data while there is news, where nothing that is heard around it depends on that.
  private func rowDot(_ subject: ElementSubject, in context: RuleContext) -> Outcome? {
    let dot = subject.element
    guard dot.exposure == .absent, dot.role == .shape, dot.value == nil, dot.label == nil,
      let condition = dot.drawnWhen ?? subject.when.last ?? Self.opacityCondition(dot),
      Self.speaksOfNews(condition.subjectText) && (subject.isRepeated || Self.isInRow(subject, context)) && Self.isRound(dot, in: context)
        || Self.speaksOfOutcome(condition) && Self.isDot(dot, in: context)
    else { return nil }
    let around = subject.neighbours(before: 6, after: 6).filter {
      $0.isRepeated == subject.isRepeated && $0.element.exposure == .exposed
    }
    // A control that the dot is a part of, or lies on, is told by itself.
    let isOnControl = around.contains { $0.element.isInteractive && $0.element.expression.contains(dot.source) }
    guard !around.isEmpty, !isOnControl else { return nil }
    let isTold = around.contains { other in
      Self.tells(other.element, of: condition.subjectText) || other.element.value != nil
        || other.when.contains { $0.subject == condition.subject }
    }
    if isTold { return .pass }
    return .violation(Violation(
      "\(subject.isRepeated || Self.isInRow(subject, context) ? "row does not say what its" : "nothing says what the") dot shows: '\(condition.subjectText)'",
      certainty: .review, at: dot.source))
  }

  struct Badge {
    let source: SourceRange
    /// The condition or expression that it stands for, as written.
    let meaning: String
  }

  // MARK: - Finding it

  /// A round shape on the control, in its label or laid over it.
  private static func dot(on subject: ElementSubject, in context: RuleContext) -> Badge? {
    let element = subject.element
    for part in element.content {
      if let condition = part.drawnWhen ?? opacityCondition(part), mayBeBadge(part, under: condition.subjectText, in: context) {
        return Badge(source: part.source, meaning: condition.subjectText)
      }
    }
    // What lies over a control comes next to it, before or after.
    for place in subject.neighbours(before: 2, after: 2) {
      guard place.element.exposure == .absent, place.element.role == .shape,
        element.expression.contains(place.element.source),
        let condition = place.when.count > subject.when.count ? place.when.last : opacityCondition(place.element),
        mayBeBadge(place.element, under: condition.subjectText, in: context) else { continue }
      return Badge(source: place.element.source, meaning: condition.subjectText)
    }
    return nil
  }

  /// A number on the picture of a control whose label says something else.
  private static func number(in element: AccessibilityElement) -> Badge? {
    guard case .modifier("accessibilityLabel")? = element.label?.origin,
      element.content.contains(where: { $0.role == .image }) else { return nil }
    let texts = element.content.filter { $0.role == .text && $0.exposure == .exposed }
    guard texts.count == 1, let text = texts.first, let words = text.label?.value, words.isOnlyHoles,
      let hole = words.holes.first, words.holes.count == 1, isNumber(hole) else { return nil }
    return Badge(source: text.source, meaning: hole)
  }

  private static func isRound(_ element: AccessibilityElement, in context: RuleContext) -> Bool {
    guard element.role == .shape else { return false }
    if ["Circle", "Capsule", "Ellipse"].contains(element.viewName) { return true }
    let written = WrittenShape(of: element, in: context)
    return written.isCutRound || element.viewName == "RoundedRectangle" && written.isCornerRound
  }

  /// Round, and so small that it is a mark and no picture.
  static func isDot(_ element: AccessibilityElement, in context: RuleContext) -> Bool {
    element.exposure == .absent && isRound(element, in: context) && WrittenShape(of: element, in: context).isSmall
  }

  /// A dot beside a text of a row that is written once: `HStack { Text("Mail"); if unread { Circle() } }`.
  private static func isInRow(_ subject: ElementSubject, _ context: RuleContext) -> Bool {
    guard isDot(subject.element, in: context) else { return false }
    let mates = StackMates(of: subject)
    return mates.axis == .horizontal && mates.texts.count == 1
  }

  /// What `.opacity(hasNews ? 1 : 0)` tests.
  private static func opacityCondition(_ shape: AccessibilityElement) -> Condition? {
    let options = shape.appearance.opacity?.options ?? []
    guard options.contains(where: { $0.value == 0 }) else { return nil }
    return options.first { $0.value > 0.3 }?.conditions.last
  }

  private static func speaksOfNews(_ condition: String) -> Bool {
    // That there are several is no news: what is drawn then shows which one is seen, as the dots of pages do.
    if [" > 1", " >= 2"].contains(where: condition.hasSuffix) { return false }
    var name = condition.lowercased()
    for plain in [" == false", " == true"] where name.hasSuffix(plain) { name = String(name.dropLast(plain.count)) }
    guard NameWords.words(.badgeNews).contains(where: name.contains) || DecorativeNames.parts(of: condition).contains("read") else {
      return false
    }
    // How many there are is no state of the control: `activeFilterCount > 0`, but not `count == selected`.
    if !name.contains("=="), let last = DecorativeNames.parts(of: condition).last, isNumber(last) { return true }
    return !NameWords.words(.badgeState).contains(where: name.contains)
  }

  /// Round, and there for news by the name of what decides; a dot on a picture is there for nothing else, whatever that
  /// is called.
  private static func mayBeBadge(_ shape: AccessibilityElement, under condition: String, in context: RuleContext) -> Bool {
    guard isRound(shape, in: context) else { return false }
    if speaksOfNews(condition) { return true }
    let name = condition.lowercased()
    return isDot(shape, in: context) && !NameWords.words(.badgeState).contains(where: name.contains) && !NamedChoice.isTold(by: condition)
  }

  private static func isNumber(_ expression: String) -> Bool {
    let name = expression.lowercased()
    return NameWords.words(.badgeNumber).contains(where: name.contains)
  }

  // MARK: - Whether it is told

  /// Something that is heard depends on it, or names the same property.
  private static func tells(_ element: AccessibilityElement, of meaning: String) -> Bool {
    let texts = [element.label?.value, element.hint?.value].compactMap(\.self)
      + element.customContent.map(\.value)
    let root = meaning.prefix { $0.isLetter || $0.isNumber || "._".contains($0) }
    return texts.contains { text in
      text.holes.contains { $0.contains(root) }
        || text.choices.joined().contains { $0.subject.contains(root) }
    }
  }
}
