import PlatformKnowledge
import SourceModel
import SwiftSource

/// A toast that comes and goes without being heard.
public struct StatusNotAnnounced: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "status-not-announced", family: .structure, severity: .warning, impact: .serious, wcag: ["4.1.3"],
    title: "message appears and is not announced",
    documentation: RuleDocumentation(
      reports: """
        A view named as a toast, a snackbar or a banner with a message that is shown under a condition, in a project where neither the type that \
        shows it nor the view itself posts an announcement or moves the focus, and messages of packages whose source \
        announces nothing. As a note, whatever its name, text \
        that stands under a condition alone and that code of the same type takes away again after a few seconds, a \
        label that a function of UIKit code adds and removes again after an animation or a delay, a view that such code \
        gives a text, shows and takes away after a delay, and a view that shows what a model holds until code calls a function after a wait that takes that away. For review, text that \
        stays and shows nothing but a `@State` that is called after a message or that an answer alone fills, begins empty and is filled by what a \
        button does, text that is there while a model has an error or a success to tell of, and what stands in a view \
        with `searchable` when the search finds nothing, and a view of UIKit that is called after an error or a notice and \
        shows itself, or a window of AppKit that does so without becoming the one in use. So are a text about a wait under a flag that a function sets and takes back, be it the view's own or \
        that of an object that it observes, where somebody may set that off, the text that appears when nothing is left of a \
        list while somebody types what to look for, the end of a countdown, what a timer stops once it has lasted as long as it may, a text into which a model writes one status after the other, a text that is there while a connection is lost, what \
        comes into a list of messages after a wait, what the cases of a state say that a view or a model comes to after work which \
        somebody set off or when something else changes, a number of a share that counts on without a progress view, what a list of messages is scrolled to when something came, and what a \
        list shows once the answer to a search is there. So is a view that is named as an alert or a dialog, darkens what \
        is behind it and is laid over a screen under a condition. So is a picture that alone tells of what was put on the clipboard.
        """,
      why: """
        VoiceOver reads what its focus is on. A message that appears somewhere else, and is soon gone again, is never \
        heard: people do not learn whether what they did worked.
        """,
      howToFix: """
        Post `AccessibilityNotification.Announcement(message)` when it appears, before iOS 17 \
        `UIAccessibility.post(notification: .announcement, argument: message)`.
        """,
      elsewhere: "`UIAccessibility.post(notification: .announcement, argument: message)`.",
      limits: """
        A toast is told by its name. Silent where any file that has a hand in the toast speaks of announcements, and \
        for views of other packages, which may announce themselves. Other text that stays is left alone, \
        since it may be meant to be found, and so is text beside controls; what a model holds is told by its name.
        """,
      references: [
        "WCAG 2.2: understanding 4.1.3 Status Messages", "Apple: documentation of AccessibilityNotification.Announcement",
      ]),
    examples: shown + ofPassing + PicturedCopies.examples + ofModels + ofEvents + PackageMessages.examples + FoundResults.examples + PhaseTexts.examples + CountingTexts.examples + FilledTexts.examples + AnsweredTexts.examples + MessageViews.panelExamples + OwnAlerts.examples + ReachedLimits.examples + StatusTexts.examples)

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let messages = unheardMessages(project)
    let flagged = project.ofEachType(Self.self, "flags") { type in
      type.mentions(TellingCode.all) ? []
        : FilledTexts.flagged(in: type, type.branchesOfClosures) + FilledTexts.disconnected(in: type, type.branchesOfClosures)
    }.map { name, place in
      Outcome.violation(Violation("a text appears with '\(name)' and is not announced", certainty: .review, at: place))
    }
    let emptied = project.ofEachType(Self.self, "empty") { type in
      type.mentions(TellingCode.all) ? [] : EmptyResults.all(in: type, Self.branches(type))
    }
    let found = unheardResults(project, besides: Set(emptied.compactMap { project.code.part(around: $0)?.name }))
    let empty = emptied.map { place in
      Outcome.violation(Violation(
        "what appears when the search finds nothing is not announced", certainty: .review, at: place))
    }
    let passing = passing(project)
    let texts = project.ofEachType(Self.self, "texts") { Self.unheardTexts($0) }.filter { !passing.texts.contains($0.place) }.map { name, place in
      Outcome.violation(Violation("a button fills '\(name)', and its text is not announced", certainty: .review, at: place))
    }
    let added = project.ofEachPart(Self.self, "added") { part in
      guard !part.fileMentions(TellingCode.all) else { return [SourceRange]() }
      let made = PassingViews.shown(in: part)
      return made + PassingParts.all(in: part).map(\.place).filter { place in !made.contains(place) }
    }
    let views = MessageViews.all(project, unheard: TellingCode.all + ["UIAccessibility"]).map { message in
      Outcome.violation(Violation(
        "'\(message.name)' shows itself and is not announced", certainty: .review, at: message.place))
    }
    let packages = PackageMessages.all(project).map { module, places in
      Outcome.violation(Violation(
        "a message of '\(module)' appears and is not announced", certainty: .likely, at: places[0],
        related: places.dropFirst().prefix(Self.enough).map { RelatedPlace($0, "and here") }))
    }
    let alerts = OwnAlerts.unheard(project).map { name, place in
      Outcome.violation(Violation("'\(name)' appears and is not announced", certainty: .review, at: place))
    }
    let cards = unheardCards(project, passing.views)
    let unheard = [
      unheardToasts(project), cards, copies(project), unheardWaits(project), unheardEnds(project), unheardNews(project),
      unheardPhases(project), unheardCounts(project), unheardAnswers(project), unheardStatus(project),
    ].flatMap(\.self)
    let brief = (passing.texts + added).map { place in
      Outcome.violation(Violation("text is there for a few seconds and is not announced", certainty: .likely, severity: .note, at: place))
    }
    let staying = (messages + flagged).filter { !Self.isTold($0, passing.texts) }
    return [views, packages, alerts, unheard, staying, empty, found, texts, brief].flatMap(\.self)
  }

  private static func isTold(_ outcome: Outcome, _ places: [SourceRange]) -> Bool {
    if case .violation(let violation) = outcome { places.contains(violation.place) } else { false }
  }

  /// As many places tell where to look for the others.
  private static let enough = 9

  /// Texts that buttons fill, with the name of what they show.
  private static func unheardTexts(_ type: WholeType) -> [(name: String, place: SourceRange)] {
    let filled = FilledTexts.all(in: type) + FilledTexts.bound(in: type, type.branchesOfClosures)
    return filled.isEmpty || type.mentions(TellingCode.all) ? [] : filled.map { ($0.name, $0.place) }
  }

  /// What a model has to say, unless it is that a file of the app itself is missing.
  private func unheardMessages(_ project: ProjectSubject) -> [Outcome] {
    let found = project.ofEachType(Self.self, "models") { type -> [(message: ModelMessages.Message, owner: String)] in
      if type.mentions(TellingCode.all) { return [] }
      let messages = ModelMessages.all(in: type) + ModelMessages.tested(in: type, Self.branches(type))
      let kept = messages.isEmpty ? [:] : type.keptClasses
      return messages.map { ($0, kept[$0.model] ?? "") }
    }
    guard !found.isEmpty else { return [] }
    let missing = BundleFailures.names(in: project)
    return found.filter { !missing.contains("\($0.owner).\($0.message.name)") }.map { message, _ in
      .violation(Violation("'\(message.name)' appears and is not announced", certainty: .review, at: message.place))
    }
  }

  private func unheardToasts(_ project: ProjectSubject) -> [Outcome] {
    let named = project.code.types.map(\.name)
    // A helper that announces what a toast says may be called from anywhere.
    func unheard(_ isMessage: (String) -> Bool, mentioned: [String]) -> [String] {
      let found = named.filter(isMessage)
      if found.isEmpty || project.allFiles(mentioning: mentioned, Self.self, mentioned[0]).contains(where: { $0.file.mentions(TellingCode.all) }) { return [] }
      return found
    }
    let toasts = Set(unheard(Self.isToast, mentioned: ["oast", "nackbar"]) + unheard(MessageBanners.isBanner, mentioned: ["anner"]))
    guard !toasts.isEmpty else { return [] }
    let shown = project.ofEachType(Self.self) { type in
      Self.stacked(Self.branches(type).flatMap(\.then.views)).compactMap { chain -> (name: String, place: SourceRange)? in
        guard let name = chain.name, Self.isToast(name) || MessageBanners.isBanner(name) else { return nil }
        return (name, chain.base.range)
      }
    }
    return shown.filter { toasts.contains($0.name) }.map { name, place in
      .violation(Violation("'\(name)' appears and is not announced", certainty: .likely, at: place))
    }
  }

  /// Views of the project that are there while a model has something to show, and that go by themselves.
  ///
  /// - Parameter passing: Views that are there as long as a variable says so, which a wait sets back.
  private func unheardCards(_ project: ProjectSubject, _ passing: [(name: String, place: SourceRange)]) -> [Outcome] {
    let passed = passing.filter { !Self.isToast($0.name) && !MessageBanners.isBanner($0.name) }.map { name, place in
      Outcome.violation(Violation("'\(name)' appears and is not announced", certainty: .likely, severity: .note, at: place))
    }
    let cards = project.ofEachType(Self.self, "cards") { PassingCards.all(in: $0, $0.branchesOfClosures, heard: TellingCode.all) }
    guard !cards.isEmpty else { return passed }
    let emptied = Set(project.ofEachType(Self.self, "emptied") { PassingCards.emptyings(in: $0) })
    let speaking = Set(project.ofEachType(Self.self, "speaking") { $0.mentions(TellingCode.all) ? [$0.name] : [] })
    let known = Set(project.code.types.map(\.name))
    return passed + cards.filter { card in
      let property = card.value.split(separator: ".").last.map(String.init) ?? card.value
      return known.contains(card.view) && !speaking.contains(card.view) && !Self.isToast(card.view)
        && card.calls.contains { emptied.contains(PassingCards.Emptying(function: $0, property: property)) }
    }.map { card in
      .violation(Violation(
        "'\(card.view)' appears and is not announced", certainty: .likely, severity: .note, at: card.place))
    }
  }

  /// Texts about a wait that somebody sets off, one finding for each view and flag.
  private func unheardWaits(_ project: ProjectSubject) -> [Outcome] {
    let shown = ofSilentTypes(project, "waiting") { WaitingTexts.shown(in: $0) }
    guard !shown.isEmpty else { return [] }
    let waits = ofSilentTypes(project, "waits") { WaitingTexts.waits(of: $0) }
    let setOff = Set(project.ofEachType(Self.self, "set off", WaitingTexts.setOff))
    var told: Set<[String]> = []
    return shown.compactMap { text in
      guard waits.contains(where: { $0.owner == text.owner && $0.flag == text.flag && setOff.contains($0.function) }),
        told.insert([text.view, text.owner, text.flag]).inserted else { return nil }
      let all = shown.filter { $0.view == text.view && $0.owner == text.owner && $0.flag == text.flag }
      return .violation(Violation(
        "a text about a wait appears with '\(text.flag)' and is not announced", certainty: .review, at: text.place,
        related: all.dropFirst().map { RelatedPlace($0.place, "and here") }))
    }
  }

  /// What comes into a list of messages after a wait, with nothing that says so.
  private func unheardAdditions(_ project: ProjectSubject) -> [Outcome] {
    let grown = ofSilentTypes(project, "grown") { GrowingLists.grown(in: $0) }
    guard !grown.isEmpty else { return [] }
    let shown = project.ofEachType(Self.self, "shown") { type in
      GrowingLists.shown(in: type).map { (showing: $0, tells: type.mentions(TellingCode.all)) }
    }
    return grown.compactMap { growth in
      let all = shown.filter { $0.showing.list == growth.list && $0.showing.owner == growth.owner }
      guard !all.isEmpty, !all.contains(where: \.tells) else { return nil }
      return .violation(Violation(
        "'\(growth.list)' gets more after a wait, and what came is not announced", certainty: .review, at: growth.place))
    }
  }

  /// What a search has found after a wait, but for views of which it is told that nothing was found.
  private func unheardResults(_ project: ProjectSubject, besides told: Set<String>) -> [Outcome] {
    let found = ofSilentTypes(project, "results") { FoundResults.found(in: $0) }
    guard !found.isEmpty else { return [] }
    let shown = project.ofEachType(Self.self, "result lists") { type in
      FoundResults.shown(in: type).map { (showing: $0, view: type.name, tells: type.mentions(TellingCode.all)) }
    }
    return found.compactMap { result in
      let all = shown.filter { $0.showing.name == result.name && $0.showing.owner == result.owner }
      guard !all.isEmpty, !all.contains(where: { $0.tells || told.contains($0.view) }) else { return nil }
      return .violation(Violation(
        "'\(result.name)' has what a search found, and nothing says that it is there", certainty: .review, at: result.place))
    }
  }

  /// What comes into lists of messages, and where nobody knows what comes, that a list is scrolled to it.
  private func unheardNews(_ project: ProjectSubject) -> [Outcome] {
    let additions = unheardAdditions(project)
    guard additions.isEmpty else { return additions }
    let scrolled = project.ofEachType(Self.self, "scrolled", ScrolledNews.all)
    guard !scrolled.isEmpty,
      !project.allFiles(mentioning: ["essage"], Self.self, "of messages").contains(where: { $0.file.mentions(TellingCode.all) }) else { return [] }
    return scrolled.map { name, place in
      .violation(Violation(
        "the screen scrolls when '\(name)' changes, and what came is not announced", certainty: .review, at: place))
    }
  }

  /// Ends of a countdown of which nobody tells.
  private func unheardEnds(_ project: ProjectSubject) -> [Outcome] {
    let limits = ofSilentTypes(project, "limits") { type in ReachedLimits.ends(in: type).map { (owner: type.name, place: $0) } }
    let ends = ofSilentTypes(project, "ends") { Countdown.ends(in: $0) }
    // What a view announces that watches it may be its end.
    let heard = limits.isEmpty ? [] : Set(project.ofEachType(Self.self, "telling") { type in
      type.mentions(TellingCode.all) ? type.parts.flatMap(\.members.properties).compactMap { $0.heldClass ?? $0.environmentType } : []
    })
    return ends.map { place in
      .violation(Violation("a countdown ends here, and nobody is told", certainty: .review, at: place))
    } + limits.filter { !heard.contains($0.owner) && !ends.contains($0.place) }.map { _, place in
      .violation(Violation("what is under way stops here by itself, and nobody is told", certainty: .review, at: place))
    }
  }

  /// What is read from each type whose code tells assistive technologies nothing.
  func ofSilentTypes<Value: Sendable>(
    _ project: ProjectSubject, _ topic: String, _ read: (WholeType) -> [Value]
  ) -> [Value] {
    project.ofEachType(Self.self, topic) { $0.mentions(TellingCode.all) ? [] : read($0) }
  }

  /// Texts into which models write how they are getting on.
  private func unheardStatus(_ project: ProjectSubject) -> [Outcome] {
    let shown = ofSilentTypes(project, "status") { StatusTexts.shown(in: $0) }
    guard !shown.isEmpty else { return [] }
    let written = Set(ofSilentTypes(project, "status messages") { StatusTexts.written(by: $0) })
    return shown.filter { written.contains("\($0.owner).\($0.name)") }.map { text in
      .violation(Violation("'\(text.name)' changes and is not announced", certainty: .review, at: text.place))
    }
  }

  /// What the cases of a state say that a view comes to later.
  private func unheardPhases(_ project: ProjectSubject) -> [Outcome] {
    let own = ofSilentTypes(project, "phases") { PhaseTexts.all(in: $0) }
    let changes = ofSilentTypes(project, "changes") { PhaseTexts.changes(of: $0) }
    let shown = changes.isEmpty ? [] : ofSilentTypes(project, "shown phases") { type in PhaseTexts.shown(in: type).filter { $0.owner != nil } }
    let setOff = shown.isEmpty ? [] : Set(project.ofEachType(Self.self, "set off", WaitingTexts.setOff))
    return (own + PhaseTexts.ofModels(shown, changes, setOff: setOff)).map { name, place in
      .violation(Violation("a text tells what '\(name)' has come to, and is not announced", certainty: .review, at: place))
    }
  }

  /// Texts of models that nothing but the answer to a press fills.
  private func unheardAnswers(_ project: ProjectSubject) -> [Outcome] {
    let fillings = ofSilentTypes(project, "fillings") { AnsweredTexts.fillings(of: $0) }
    guard !fillings.isEmpty else { return [] }
    let shown = ofSilentTypes(project, "answers") { AnsweredTexts.shown(in: $0) }
    let setOff = Set(project.ofEachType(Self.self, "set off", WaitingTexts.setOff))
    let early = Set(project.ofEachType(Self.self, "early", AnsweredTexts.early))
    return AnsweredTexts.all(fillings, shown, setOff: setOff, early: early).map { text in
      .violation(Violation("a button fills '\(text.name)', and its text is not announced", certainty: .review, at: text.place))
    }
  }

  /// Numbers that count on while something is under way, the first text of each.
  private func unheardCounts(_ project: ProjectSubject) -> [Outcome] {
    let counts = Set(ofSilentTypes(project, "counts") { CountingTexts.counts(of: $0) })
    guard !counts.isEmpty else { return [] }
    let shown = ofSilentTypes(project, "shown counts") { CountingTexts.shown(in: $0) }
    var told: Set<CountingTexts.Count> = []
    return shown.filter { counts.contains($0.count) && told.insert($0.count).inserted }.map { text in
      .violation(Violation(
        "a text counts '\(text.count.name)' on, and neither its changes nor its end are announced", certainty: .review, at: text.place))
    }
  }

  static let stacks = FrameworkNames.names(.plainStack)

  /// `isCopied`, `let message`
  static func name(_ condition: ConditionElement) -> String? {
    switch condition {
    case .expression(let expression): expression.dottedName
    case .binding(let name, let value, _): value == nil ? name : value?.dottedName
    default: nil
    }
  }

  private static func isToast(_ name: String) -> Bool {
    (name.contains("Toast") || name.contains("Snackbar") || name.contains("SnackBar"))
      && !supporting.contains(where: name.hasSuffix)
  }

  /// Ends of names of what belongs to a message and is not the view of it.
  static let supporting = ["Style", "Modifier", "Manager", "Model", "Center", "Kind", "Type", "Item", "Toaster", "Configuration", "Data"]
}
