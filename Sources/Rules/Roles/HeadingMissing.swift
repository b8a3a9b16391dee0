import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A text that looks like a heading and is none for assistive technologies.
public struct HeadingMissing: ElementRule {
  public init() {}

  /// Whether a file is for widgets.
  private let widgets = Memory<ObjectIdentifier, Bool>()

  public static let metadata = RuleMetadata(
    id: "heading-missing", family: .roles, severity: .note, impact: .moderate, wcag: ["1.3.1", "2.4.6"],
    title: "text in a title font is no heading",
    documentation: RuleDocumentation(
      reports: """
        A short `Text` in one of the fonts `largeTitle`, `title`, `title2` and `title3`, set on the text itself, that \
        introduces at least three more elements and has no header trait. The title at the top of a screen is a note. \
        Fonts of the project with such a name, bold ones of 20 points and more, texts \
        that come at run time, and texts that introduce less, as those of an empty list do, are \
        reported for a person to look at. So is, in any font, the title that a component shows above what its uses put \
        into it, where a screen has several of them, the text that each turn of a loop begins with above rows of a loop \
        of its own, the title in a bar of the app's own, beside the button that leads back, and texts in a smaller bold \
        font, such as `headline`, where several on a screen each begin a stack of at least two more elements or follow each other in one, as a `Text` or as a `Label`, the same of texts in capitals and of texts in a line with a button at its end (of one, where that is a link to another screen), the text of a function or a view that is called after the heading of a section (`sectionHeader`), the first \
        text of a `ToolbarItem` with the placement `principal`, and the text \
        that a screen without headings begins with, where its letters stand out among all others.
        """,
      why: """
        VoiceOver users jump from heading to heading with the rotor, as others skim a page with their eyes. A heading \
        that only looks like one is not among them, and nobody hears that a new part begins.
        """,
      howToFix: """
        Add `.accessibilityAddTraits(.isHeader)`. Headers of a `Section` and navigation titles are headings already.
        """,
      elsewhere: "`label.accessibilityTraits.insert(.header)`.",
      limits: """
        Silent in lists, rows, buttons, combined elements, bars and widgets, for sentences, messages and numbers, for the name of the app, which is shown large as a logo is, for values \
        with the words for them above or below in small letters, for texts side by side in the same font, and on screens where many texts have such \
        a font. One text in a smaller bold font or in `headline` says too little to go by.
        """,
      references: [
        "Recorded: as_list_headers_footers, ax_view_section (section headers are headings by themselves)",
        "Apple: documentation of AccessibilityTraits.isHeader",
      ]),
    examples: violations + passes + captionPasses)

  /// A number that code writes out, such as an amount of money, heads nothing however large it is.
  public static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    let open = findings.filter { $0.certainty == .review }
    if open.isEmpty { return findings }
    let writers = NumberWriters(project.allFiles)
    return findings.filter { finding in
      guard finding.certainty == .review, let part = project.code.part(around: finding.place),
        let text = part.expressions.first(where: { $0.range == finding.place }), case .call(let call) = text.kind,
        let words = call.arguments.first?.value else { return true }
      return !writers.write(words)
    }
  }

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    // A symbol beside a title makes a label of it.
    if element.role == .label, element.exposure == .exposed, element.gestures.isEmpty {
      return ofFamily(subject, in: context)
        ?? element.label.flatMap { ofHelper(subject, $0.value, in: context) ?? ofScreen(subject, $0.value, in: context) } ?? .inapplicable
    }
    guard element.role == .text, element.exposure == .exposed, element.gestures.isEmpty,
      let words = element.label?.value, !Initials.are(words), !isCaption(subject, words), !isInPreview(element, context) else { return .inapplicable }
    if element.isBarTitle || isOnlyTitleInBar(subject) { return inBar(subject, words, in: context) }
    // The title of the bar, which is a heading, says the same.
    if subject.navigationTitles.contains(words) || isWordmark(words, context) { return .inapplicable }
    if let bar = ofBar(subject, words, in: context) { return bar }
    let known = TitleFont(of: element) ?? TitleFont(byModifierOn: subject)
    let use = known == nil ? TitleUse(of: subject) : nil
    guard let font = known ?? use.map({ _ in .project }) else {
      return ofGroup(subject, words, in: context) ?? ofFamily(subject, in: context) ?? ofHelper(subject, words, in: context) ?? ofScreen(subject, words, in: context)
        ?? ofSection(subject, in: context)
    }
    if element.mayHave(.header) { return .pass }
    let surroundings = HeadingPlace(subject: subject)
    guard !subject.isRepeated || surroundings.headsLoop, !isInWidget(element),
      !element.mayHave([.button, .link]), !isInSilence(subject, surroundings), !isFigure(subject),
      !CaptionedValue.isOne(subject, in: context), !isPartOfRow(subject, words) else { return .inapplicable }
    if let gap = element.gap { return .undecided(gap) }
    // "Preparing…", "Sending…": what goes on right now heads nothing.
    if words.literals.count > 1, words.literals.contains(where: { $0.hasSuffix("...") || $0.hasSuffix("…") }) { return .inapplicable }
    if let text = words.literal {
      guard TitleWords.isTitle(text), !text.hasSuffix(":") || !surroundings.isFollowedByLike else { return .inapplicable }
    } else if !TitleWords.mayBeTitle(words) {
      return .inapplicable
    }
    let followers = surroundings.followers(limit: 3)
    // Words of which nothing is known, not even that they are a title, have to head something.
    guard followers > (words.literal == nil && !TitleWords.isCalledTitle(words) ? 2 : 0), !surroundings.standsBesideLikes,
      !surroundings.endsTitle else { return .inapplicable }
    if surroundings.isOneOfRows || surroundings.isAloneInBranch && isLaidOver(element, context) { return .inapplicable }
    let isLikely = font == .system && followers >= 3 && words.literal != nil && !isAloneInBranch(subject)
    if !isLikely, isOnSmallPage(subject) { return .inapplicable }
    return .violation(violation(
      element, "text \(words.quoted) looks like a heading and is not announced as one", isLikely ? .likely : .review,
      context, at: use?.place))
  }

  /// The number of a tile, large under the words for what it counts: `Text(title).font(.caption); Text(value).font(.title)`.
  private func isFigure(_ subject: ElementSubject) -> Bool {
    guard let shown = CallArguments(of: subject.element.source).arguments.first?.value.text,
      let name = IdentifierWords.split(shown.split(separator: ".").last.map(String.init) ?? shown).last?.lowercased(),
      shown.isPlainArgument, !shown.hasPrefix("\""), NameWords.words(.statistic).contains(name),
      let above = subject.neighbours(before: 2, after: 0).last(where: { $0.element.exposure == .exposed }), above.element.role == .text,
      above.callSites == subject.callSites, let caption = CallArguments(of: above.element.source).arguments.first?.value.text.split(separator: ".").last
    else { return false }
    return NameWords.words(.captionName).contains { caption.lowercased().hasSuffix($0) } && TitleFont(of: above.element) == nil
  }

  /// A value in one row with another text, which tells more of it or counts it: a rating before "(12)". What is called a title
  /// heads the row, and what is below.
  private func isPartOfRow(_ subject: ElementSubject, _ words: SpokenText) -> Bool {
    guard words.isOnlyHoles, !TitleWords.isCalledTitle(words), !TitleWords.isDay(words), subject.element.layout?.axis == .horizontal else { return false }
    return StackMates(of: subject, roles: [.text]).mates.contains(where: \.isAlwaysThere)
  }

  /// On top of something, as the end of a game over its board: what follows in the order of swipes is none of its own.
  private func isLaidOver(_ element: AccessibilityElement, _ context: RuleContext) -> Bool {
    ([element.source] + element.callSites.map(\.source)).contains { context.stands($0, inModifier: "overlay") }
  }

  /// A page of a watch that is gone through in a few swipes: nobody jumps there.
  private func isOnSmallPage(_ subject: ElementSubject) -> Bool {
    subject.element.source.file.build.platforms == .watchOS && subject.places.exposedCount <= Self.fewStops
  }

  private static let fewStops = 12

  /// A text in a large font that stands anywhere in a bar which has neither a title nor another text.
  private func isOnlyTitleInBar(_ subject: ElementSubject) -> Bool {
    guard let bar = subject.containers.last, bar.kind == .navigationBar, subject.navigationTitles.isEmpty,
      TitleFont(of: subject.element) != nil else { return false }
    return !subject.neighbours(before: 6, after: 6).contains { other in
      other.position != subject.position && other.containers.last?.source == bar.source && other.coexists(with: subject)
        && (other.element.role == .text || other.element.isBarTitle || other.element.mayHave(.header))
    }
  }

  /// The first text that the app puts in the place of the title of a bar, which is a heading where the system draws it
  /// (recorded: uk_navbar_titles).
  private func inBar(_ subject: ElementSubject, _ words: SpokenText, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard !element.isInteractive, words.literal.map(TitleWords.isTitle) ?? TitleWords.mayBeTitle(words),
      !subject.neighbours(before: 6, after: 6).contains(where: { other in
        other.position != subject.position && other.element.isBarTitle && other.element.exposure == .exposed && subject.coexists(with: other)
          && (other.element.mayHave(.header) || other.element.role == .text && other.position < subject.position)
      }) else { return .inapplicable }
    if element.mayHave(.header) { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    return .violation(violation(
      element, "text \(words.quoted) stands for the title of the bar and is not announced as a heading", .review, context))
  }

  /// The title in a bar that the app draws itself.
  private func ofBar(_ subject: ElementSubject, _ words: SpokenText, in context: RuleContext) -> Outcome? {
    let element = subject.element
    guard words.literal.map(TitleWords.isTitle) ?? TitleWords.mayBeTitle(words),
      OwnBar.isTitle(subject) || subject.surveyed(SheetTitles.self).sources.contains(element.source),
      !subject.containers.contains(where: { Self.silentContainers.contains($0.kind) }) else { return nil }
    if element.mayHave(.header) { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    return .violation(violation(
      element, "text \(words.quoted) is the title in a bar of the app's own and is not announced as a heading",
      words.literal == nil ? .review : .likely, context))
  }

  /// The words of rows and bars are no headings, but for those above running text in a row of a list.
  private func isInSilence(_ subject: ElementSubject, _ surroundings: HeadingPlace) -> Bool {
    let silent = subject.containers.map(\.kind).filter(Self.silentContainers.contains)
    let mayHead = subject.element.label?.value.literal != nil && silent.allSatisfy { $0 == .list }
    return !silent.isEmpty && !(mayHead && surroundings.headsRunningText)
  }

  /// The first text of a turn of a loop, above a loop of its own whose rows can be pressed: what stands there tells more
  /// than its font.
  private func ofGroup(_ subject: ElementSubject, _ words: SpokenText, in context: RuleContext) -> Outcome? {
    let element = subject.element
    // A lazy stack is none that is measured.
    guard subject.isRepeated, element.layout.map({ $0.axis == .vertical }) ?? true, words.literal == nil,
      TitleWords.isCalledTitle(words) || TitleWords.isDay(words), !element.isInteractive, !isInWidget(element),
      !subject.containers.contains(where: { Self.silentContainers.contains($0.kind) }) else { return nil }
    let place = HeadingPlace(subject: subject)
    guard place.headsLoop, place.beginsGroup else { return nil }
    if element.mayHave(.header) { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    return .violation(violation(
      element, "text \(words.quoted) stands above the rows of a group and is not announced as a heading", .review, context))
  }

  /// One of several titles in a smaller bold font, each above a stack of its own.
  private func ofFamily(_ subject: ElementSubject, in context: RuleContext) -> Outcome? {
    let element = subject.element
    let family = subject.surveyed(HeadlineFamily.self)
    let isOfSeveral = family.sources.contains(element.source)
    guard let title = element.label?.value.literal, isOfSeveral || family.linked.contains(element.source),
      !subject.containers.contains(where: { Self.silentContainers.contains($0.kind) }), !isInWidget(element) else { return nil }
    if element.mayHave(.header) { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    return .violation(violation(
      element,
      isOfSeveral
        ? "text '\(title)' stands above a part of the screen, as others like it do, and is not announced as a heading"
        : "text '\(title)' stands above a part of the screen, with a link to all of it, and is not announced as a heading",
      .review, context, at: useOfText(subject)))
  }

  /// The use of a component that makes nothing but a text, which may be a caption elsewhere.
  private func useOfText(_ subject: ElementSubject) -> SourceRange? {
    guard let site = subject.callSites.last, subject.callSites == subject.element.callSites else { return nil }
    let others = subject.neighbours(before: 2, after: 2).filter { $0.element.source != subject.element.source }
    return others.contains { $0.element.callSites.starts(with: subject.callSites) } ? nil : ModifierChain.whole(site.source)
  }

  /// What the project makes with a function or a view that it calls the heading of a section.
  private func ofHelper(_ subject: ElementSubject, _ words: SpokenText, in context: RuleContext) -> Outcome? {
    let element = subject.element
    guard words.literal.map(TitleWords.isTitle) ?? TitleWords.mayBeTitle(words), !element.isInteractive, !isInWidget(element),
      !element.mayHave([.button, .link]), context.headingHelpers.value.texts.contains(element.source),
      !subject.containers.contains(where: { Self.silentContainers.contains($0.kind) }) else { return nil }
    if element.mayHave(.header) { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    return .violation(violation(
      element, "text \(words.quoted) is made by what is called the heading of a section, and is not announced as a heading",
      .review, context))
  }

  /// What a screen without headings begins with, in letters that stand out among all others.
  private func ofScreen(_ subject: ElementSubject, _ words: SpokenText, in context: RuleContext) -> Outcome? {
    let element = subject.element
    guard words.literal.map(TitleWords.isTitle) ?? TitleWords.isCalledTitle(words), !isInWidget(element), !element.mayHave([.button, .link]),
      subject.surveyed(OutstandingTitles.self).sources.contains(element.source) else { return nil }
    if let gap = element.gap { return .undecided(gap) }
    return .violation(violation(
      element, "text \(words.quoted) begins a screen without headings, and is not announced as one", .review, context))
  }

  /// What a component shows above the rows that each of its uses puts into it.
  private func ofSection(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard !element.callSites.isEmpty, let title = element.label?.value.literal, TitleWords.isTitle(title),
      subject.surveyed(SectionTitles.self).sources.contains(element.source) else { return .inapplicable }
    if element.mayHave(.header) { return .pass }
    guard !subject.containers.contains(where: { Self.silentContainers.contains($0.kind) }) else { return .inapplicable }
    if let gap = element.gap { return .undecided(gap) }
    return .violation(violation(
      element, "text '\(title)' stands above the rows of a section and is not announced as a heading", .likely, context))
  }

  private func violation(
    _ element: AccessibilityElement, _ message: String, _ certainty: FindingCertainty, _ context: RuleContext, at use: SourceRange? = nil
  ) -> Violation {
    let trait = ".accessibilityAddTraits(.isHeader)"
    return Violation(
      message, certainty: certainty, at: use ?? element.source, heard: context.heard(element) { $0.traits.insert(.header) },
      fixes: [
        Fix(
          "make it a heading", safety: .suggested,
          edits: [use.map { FixBuilder.adding(trait, after: $0) } ?? FixBuilder.adding(trait, to: element)])
      ])
  }

  /// A name of the app is shown large as a logo is, and says nothing of what follows.
  private func isWordmark(_ words: SpokenText, _ context: RuleContext) -> Bool {
    words.literal.map { context.appNames.contains($0.lowercased()) } ?? false
  }


  /// What stands under a condition with a line or two, such as the title of an empty list or of an error, heads nothing
  /// that people would jump to.
  private func isAloneInBranch(_ subject: ElementSubject) -> Bool {
    let own = subject.when
    guard !own.isEmpty else { return false }
    let mates = subject.neighbours(before: 0, after: 6).filter {
      $0.element.exposure == .exposed && $0.element.source != subject.element.source && $0.when.starts(with: own)
    }
    return mates.count < 3
  }

  /// Widgets have no headings to go by.
  private func isInWidget(_ element: AccessibilityElement) -> Bool {
    widgets(ObjectIdentifier(element.source.file)) { element.isInWidget }
  }

  private static let silentContainers: Set<AccessibilityContainer.Kind> = [
    .list, .table, .navigationBar, .toolbar, .tabBar, .alert, .dialog, .menu, .chart, .map, .segmentedControl,
  ]
}
