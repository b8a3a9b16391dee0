import PlatformKnowledge
import SourceModel
import SwiftSource

/// Something that is taken away after a few seconds.
public struct AutoDismiss: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "auto-dismiss", family: .motion, severity: .warning, impact: .moderate, wcag: ["2.2.1"],
    title: "content vanishes after a few seconds",
    documentation: RuleDocumentation(
      reports: """
        A delay of 1 to 20 seconds (`asyncAfter`, `Task.sleep`, a timer that fires once, `onReceive` of one that repeats) after which code takes away \
        what a sheet, an alert or a toast shows, or hides controls, without asking whether VoiceOver runs and without \
        an announcement. For review, a screen that closes itself in this way by `dismiss()`, also after several waits or a time \
        that another type names (`Times.reveal`).
        """,
      why: """
        People who read slowly, or who first have to find the message with VoiceOver or a switch, come too late. A \
        button in it cannot be reached in time.
        """,
      howToFix: """
        Let people close it. Or leave it for longer when VoiceOver or Switch Control runs, and announce it: \
        `AccessibilityNotification.Announcement(text).post()`.
        """,
      elsewhere: """
        Leave the view while `UIAccessibility.isVoiceOverRunning` or `isSwitchControlRunning`, and post its text as \
        an announcement.
        """,
      limits: """
        What is shown is told by the name of the variable or function (`showToast`, `hideControls`), by the modifier \
        that it is bound to, or by the call that presents it. A delay from a variable is looked at where that is a constant or has a number by default, and none that each \
        move of a pointer begins again.
        """,
      references: ["WCAG 2.2, 2.2.1 Timing Adjustable"]),
    examples: Self.shown + ClosingWait.examples)

  private static let heeding = MotionSettings.screenReader + TellingCode.posts + TellingCode.announces

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let cards = project.ofEachType(Self.self, "cards", Self.cards)
    let told = Self.byThemselves(project)
    return told + (cards.isEmpty ? [] : Self.pressed(cards, in: project)) + Self.closing(project, besides: told)
  }

  /// Screens that close themselves after times of another type, or after several waits.
  private static func closing(_ project: ProjectSubject, besides told: [Outcome]) -> [Outcome] {
    let waits = project.ofEachType(Self.self, "closing") { $0.mentions(heeding) ? [] : ClosingWait.all(in: $0) }
    guard !waits.isEmpty else { return [] }
    let all = project.ofEachType(Self.self, "constants", ClosingWait.constants)
    // Of several of one name nobody knows which is meant.
    let constants = Dictionary(grouping: all, by: \.name).compactMapValues { Set($0.map(\.value)).count == 1 ? $0[0].value : nil }
    let places = Set(told.compactMap { if case .violation(let violation) = $0 { violation.place } else { nil } })
    return waits.compactMap { wait in
      guard let seconds = wait.seconds(constants), Delays.range.contains(seconds), !places.contains(wait.place) else { return nil }
      return closing(after: Delay(place: wait.place, seconds: seconds, []))
    }
  }

  private static func closing(after delay: Delay) -> Outcome {
    .violation(Violation(
      "the screen closes itself after \(delay.shownSeconds), whether it was read or not", certainty: .review, severity: .note,
      at: delay.place))
  }

  private static func byThemselves(_ project: ProjectSubject) -> [Outcome] {
    project.ofEachType(Self.self) { type -> [Outcome] in
      guard type.mentions(["asyncAfter", "Task.sleep", "scheduledTimer", "afterDelay", "delay", "onReceive"]),
        !type.mentions(Self.heeding) else { return [] }
      let shown = Self.presented(type)
      let messages = Self.messages(of: type)
      let hovered = Self.followingPointer(type)
      return type.parts.flatMap { Delays.all(in: $0, of: type.parts) }.filter { delay in !hovered.contains { $0.contains(delay.place) } }
        .compactMap { Self.outcome(of: $0, shown, messages) ?? Self.leaving($0, type) }
        + Self.passing(in: type)
        + type.parts.flatMap(Self.controls)
    }
  }

  /// Views that are there with a variable of the view around them, which is emptied after a wait.
  private struct Card: Sendable {
    let names: [String]
    let delay: Delay
  }

  private static func cards(in type: WholeType) -> [Card] {
    guard type.mentions(["asyncAfter", "Task.sleep", "scheduledTimer"]), !type.mentions(heeding) else { return [] }
    let states = type.states, shown = presented(type)
    let delays = type.parts.flatMap { Delays.all(in: $0, of: type.parts) }.filter { delay in
      delay.seconds >= 1 && delay.cleared.contains { states.contains($0.withoutSelf) } && outcome(of: delay, shown) == nil
    }
    guard !delays.isEmpty else { return [] }
    var views: [String: [String]] = [:]
    for code in StatusNotAnnounced.branches(type) where code.otherwise == nil && code.conditions.count == 1 {
      guard let name = StatusNotAnnounced.name(code.conditions[0]), states.contains(name.withoutSelf) else { continue }
      views[name.withoutSelf, default: []] += StatusNotAnnounced.stacked(code.then.views).compactMap(\.name)
    }
    return delays.map { delay in Card(names: delay.cleared.flatMap { views[$0.withoutSelf] ?? [] }, delay: delay) }
  }

  /// Those that hold something to press, which cannot be reached in time.
  private static func pressed(_ cards: [Card], in project: ProjectSubject) -> [Outcome] {
    let pressable = Set(project.ofEachType(Self.self, "pressable") { $0.mentions(["Button", "NavigationLink"]) ? [$0.name] : [] })
    return cards.compactMap { card in
      guard let name = card.names.first(where: pressable.contains) else { return nil }
      return .violation(Violation(
        "'\(name)' is taken away after \(card.delay.shownSeconds), whether it was read or not", certainty: .likely, severity: .note,
        at: card.delay.place))
    }
  }

  /// The variables of a type with which views come and go that are called messages.
  private static func messages(of type: WholeType) -> Set<String> {
    Set(StatusNotAnnounced.branches(type).compactMap { code -> String? in
      guard code.otherwise == nil, code.conditions.count == 1, let name = StatusNotAnnounced.name(code.conditions[0]),
        StatusNotAnnounced.stacked(code.then.views).compactMap(\.name).contains(where: { isMessage($0) || MessageBanners.isBanner($0) })
      else { return nil }
      return name.withoutSelf
    })
  }

  private static func outcome(of delay: Delay, _ shown: Set<String>, _ messages: Set<String> = []) -> Outcome? {
    // Of what is there for less than a second only a whole screen counts.
    if delay.seconds < 1, !delay.screens.contains(where: shown.contains) { return nil }
    if let name = (delay.cleared + delay.dismissed).first(where: { shown.contains($0) || isMessage($0) || messages.contains($0) }) {
      return .violation(Violation(
        "'\(name)' is taken away after \(delay.shownSeconds), whether it was read or not", certainty: .likely,
        severity: shown.contains(name) ? nil : .note, at: delay.place))
    }
    if let name = delay.itself {
      return .violation(Violation(
        "'\(name)' is taken away after \(delay.shownSeconds), whether it was read or not", certainty: .likely, severity: .note,
        at: delay.place))
    }
    guard let name = (delay.cleared + delay.hiding).first(where: isOfControls) else { return nil }
    return .violation(Violation(
      "'\(name)' takes away what is on screen after \(delay.shownSeconds), whoever is on the way to it", certainty: .likely,
      at: delay.place))
  }

  /// A screen that closes itself, by the action that its surroundings give it (Apple: documentation of EnvironmentValues.dismiss
  /// and presentationMode): what it says last, such as that all went well, is gone with it.
  private static func leaving(_ delay: Delay, _ type: WholeType) -> Outcome? {
    guard delay.seconds >= 1, let name = delay.leaving, type.parts.flatMap(\.members.properties).contains(where: { property in
      property.name == name && property.attributes.contains { $0.name == "Environment" }
    }) else { return nil }
    return closing(after: delay)
  }

  private static func passing(in type: WholeType) -> [Outcome] {
    let shown = type.parts.flatMap(leavingNothing)
    let leaving = type.parts.compactMap(PassingParts.leavingByItself)
    return (shown + leaving).compactMap { outcome(of: $0, type.name) }
  }

  /// Messages that leave nothing behind.
  private static func leavingNothing(in type: TypeCode) -> [PassingParts.Part] {
    let parts = PassingParts.all(in: type)
    guard !parts.isEmpty else { return [] }
    let outcomes = LastingOutcomes(of: type)
    return parts.filter { part in part.function.map { !outcomes.areLeft(besides: $0) } ?? true }
  }

  /// A message that UIKit code shows and takes away; shorter is an effect, and longer leaves time to read.
  private static func outcome(of part: PassingParts.Part, _ type: String) -> Outcome? {
    guard let seconds = part.seconds, (1.0...20).contains(seconds) else { return nil }
    let time = seconds == 1 ? "a second" : "\(seconds.plain) seconds"
    return .violation(Violation(
      "'\(part.name == "self" ? type : part.name)' is taken away after \(time), whether it was read or not", certainty: .likely, severity: .note,
      at: part.wait))
  }

  /// Views that are called after the controls in them, and that go when some time has passed.
  private static func controls(of type: TypeCode) -> [Outcome] {
    let delayed = Set(Delays.all(in: type).filter { $0.hiding.contains(where: isOfControls) }.map(\.place))
    var seen: Set<SourceRange> = delayed
    return PassingParts.leaving(in: type).compactMap { part in
      guard let seconds = part.seconds, (1.0...20).contains(seconds), isOfControls(part.name),
        seen.insert(part.wait).inserted else { return nil }
      let time = seconds == 1 ? "a second" : "\(seconds.plain) seconds"
      return .violation(Violation(
        "'\(part.name)' goes after \(time), whoever is on the way to it", certainty: .likely, severity: .note, at: part.wait))
    }
  }

  /// Code that runs while a pointer moves over something, which begins the time again whenever it moves: who has one
  /// brings back what went, and who has none never had it.
  private static func followingPointer(_ type: WholeType) -> [SourceRange] {
    guard type.mentions(["onHover", "onContinuousHover"]) else { return [] }
    let calls = type.kinds.calls.filter { expression in
      guard case .call(let call) = expression.kind else { return false }
      return ["onHover", "onContinuousHover"].contains(call.callee.plainName ?? "")
    }
    var called: Set<String> = []
    for case .call(let call) in calls.map(\.kind) {
      for closure in call.closures {
        CodeWalk.expressions(of: closure.body) { inner in
          if case .call(let own) = inner.kind, let name = own.callee.plainName { called.insert(name) }
        }
      }
    }
    let functions = type.parts.flatMap(\.members.functions).filter { called.contains($0.name) }
    return calls.map(\.memberRange) + functions.map(\.range)
  }

  /// Variables that sheets and alerts are bound to.
  private static func presented(_ type: WholeType) -> Set<String> {
    var names: Set<String> = []
    let modifiers = FrameworkNames.names(.sheetModifier, .dialogModifier)
    for expression in type.kinds.calls {
      guard case .call(let call) = expression.kind, let name = call.callee.plainName else { continue }
      if name == "present", let screen = call.arguments.first?.value.dottedName, call.argument("animated") != nil {
        names.insert(screen.split(separator: ".").last.map(String.init) ?? screen)
      }
      guard modifiers.contains(name) else { continue }
      for argument in call.arguments where ["isPresented", "item"].contains(argument.label) {
        if let name = argument.value.boundName { names.insert(name) }
      }
    }
    return names
  }

  /// `showsControls`, `hideOverlay`; not what only fades a picture or a bar of the system.
  private static func isOfControls(_ name: String) -> Bool {
    let parts = DecorativeNames.parts(of: name)
    // What lies over a screen while it loads goes when that is over.
    return !NameWords.words(.passingControls).isDisjoint(with: parts) && NameWords.words(.busyWord).isDisjoint(with: parts)
  }

  private static func isMessage(_ name: String) -> Bool {
    NameWords.words(.passingMessage).contains(where: name.lowercased().contains)
  }
}
