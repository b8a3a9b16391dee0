import AccessibilityModel
import AssistiveTechnologies
import SourceModel

extension VoiceOverSession {
  /// The double tap.
  mutating func activate() -> WalkStep {
    guard let stop = focusedStop else { return WalkStep(notes: ["nothing to focus on this screen"]) }
    if case .actions? = rotor, let number = actionNumber { return perform(actionAt: number, of: stop) }
    let element = stop.element
    if element.traits.contains(.notEnabled) { return WalkStep(notes: ["dimmed: nothing happens"]) }
    if isBackButton(stop) { return goBack() }
    if element.traits.contains(.textEntry) || element.traits.contains(.searchField) { return edit(stop) }
    guard element.isInteractive || element.consequences != nil else {
      return WalkStep(notes: ["nothing happens: it is no control"])
    }
    // The pages behind a page control are reached by adjusting it.
    let isPageControl = element.traits.contains(.adjustable)
    let known = survey.leads(of: element, on: visit.screen).filter {
      $0.route.kind != .contextMenu && !(isPageControl && $0.route.kind == .tab)
    }
    return carryOut(element.consequences ?? Consequences(), leading: known, from: stop)
  }

  /// The double tap that is held: a context menu, else what a long press does.
  mutating func hold() -> WalkStep {
    guard let stop = focusedStop else { return WalkStep(notes: ["nothing to focus on this screen"]) }
    let menu = survey.leads(of: stop.element, on: visit.screen).filter { $0.route.kind == .contextMenu }
    if !menu.isEmpty { return carryOut(Consequences(), leading: menu, from: stop) }
    if let press = stop.element.gestures.first(where: { $0.kind == .longPress }) {
      let calls = press.effect.mentions.joined(separator: ", ")
      return WalkStep(notes: ["unknown: the long press calls \(calls.isEmpty ? "code that was not followed" : calls)"])
    }
    return WalkStep(notes: ["nothing happens: it has no context menu and no long press"])
  }

  private func isBackButton(_ stop: TranscriptStop) -> Bool {
    stop.element.traits.contains(.backButton) && stop.element.consequences == nil
  }

  /// Does what is known of an activation, and says what is not.
  mutating func carryOut(
    _ consequences: Consequences, leading leads: [RouteSurvey.Lead], from stop: TranscriptStop
  ) -> WalkStep {
    var step = WalkStep()
    let before = stops
    let isOver = visit.kind.map { [.alert, .dialog, .menu, .contextMenu].contains($0) } ?? false
    var isDismissed = isOver
    for effect in consequences.effects where visit.state.mayHold(effect.when) {
      switch effect.change {
      case .toggle(let name): toggle(name, stop, &step)
      case .set(let name, let value): set(name, to: value)
      case .dismiss, .pop: isDismissed = true
      case .open(let address): step.notes.append("leaves the app: opens \(address)")
      case .push(let value, _): if leads.isEmpty { step.notes.append("unknown: where \(value.description) leads") }
      }
    }
    for call in consequences.unfollowed.prefix(3) { step.notes.append("unknown: calls \(call)") }
    if isDismissed, visits.count > 1 {
      visits.removeLast()
      if leads.isEmpty { return merged(step, returned()) }
    }
    if let lead = leads.first(where: { visit.state.mayHold($0.when) }) { return merged(step, go(lead, from: stop)) }
    let isOnlyTabs = consequences.effects.isEmpty && consequences.unfollowed.isEmpty
    if leads.isEmpty, isOnlyTabs { step.notes.append("unknown: nothing that was read tells what it does") }
    return merged(step, changes(since: before, at: stop))
  }

  private func merged(_ first: WalkStep, _ second: WalkStep) -> WalkStep {
    WalkStep(spoken: first.spoken + second.spoken, notes: first.notes + second.notes)
  }

  // MARK: - States

  /// A state gets a value on this screen, and one of a shared model on those beneath as well.
  private mutating func set(_ name: String, to value: StateValue) {
    visit.state.set(name, to: value)
    guard name.contains(".") else { return }
    for index in visits.indices.dropLast() { visits[index].state.set(name, to: value) }
  }

  private mutating func toggle(_ name: String, _ stop: TranscriptStop, _ step: inout WalkStep) {
    var old: Bool?
    if case .boolean(let known)? = visit.state.values[name] { old = known }
    if old == nil, stop.element.traits.contains(.toggle), let text = stop.element.value?.value.literal { old = text == "1" }
    if old == nil { old = stops(of: visit).lazy.flatMap(\.when).first { $0.subject == name }.map { $0.branch == 0 } }
    if old == nil {
      let condition = Condition(subject: name, branch: 0, description: name)
      old = visit.state.holds(condition)
    }
    if old == nil, visit.state.values[name] == nil { step.notes.append("taken: '\(name)' was false") }
    set(name, to: .boolean(!(old ?? false)))
  }

  /// What is heard after something changed: the focused element where it speaks otherwise now, and what came or went.
  private mutating func changes(since before: [TranscriptStop], at stop: TranscriptStop) -> WalkStep {
    var step = WalkStep()
    let after = stops
    let same = after.firstIndex { $0.element.source == stop.element.source && $0.element.callSites == stop.element.callSites }
    if let same {
      visit.focus = same
      let old = voiceOver.utterance(for: stop)
      let new = voiceOver.utterance(for: after[same])
      if old.speech != new.speech { step.spoken = [changedWords(from: old, to: new)] }
    } else if !after.isEmpty {
      visit.focus = min(visit.focus, after.count - 1)
      step.spoken = speech(at: visit.focus, from: nil)
      step.notes.append("the element is gone; the focus moved")
    }
    let oldWords = before.map { caption($0) }
    let newWords = after.map { caption($0) }
    let changes = newWords.difference(from: oldWords)
    let isFocusAlone = changes.insertions.count == 1 && changes.removals.count == 1 && !step.spoken.isEmpty
    if !isFocusAlone, !changes.isEmpty {
      for case .insert(_, let words, _) in changes.insertions where words != same.map({ newWords[$0] }) {
        step.notes.append("now there: \(words)")
      }
      for case .remove(_, let words, _) in changes.removals where words != caption(stop) {
        step.notes.append("gone: \(words)")
      }
    }
    if step.spoken.isEmpty, step.notes.isEmpty { step.notes.append("nothing is heard") }
    return step
  }

  /// Of a switch or slider only the new state is spoken (speech-spec 3.1); other elements are read again.
  private func changedWords(from old: Utterance, to new: Utterance) -> String {
    let changed = new.chunks.filter { !old.chunks.contains($0) }
    let isStateAlone = !changed.isEmpty && changed.allSatisfy { $0.kind == .state || $0.kind == .value }
    return isStateAlone ? changed.map(\.text).joined(separator: new.language.chunkSeparator) : new.caption
  }

  // MARK: - Getting about

  /// Follows a way.
  mutating func go(_ lead: RouteSurvey.Lead, from stop: TranscriptStop) -> WalkStep {
    let route = lead.route
    guard let position = survey.position(of: route.target, from: lead.declaredBy ?? visit.screen) else {
      return WalkStep(notes: [unreached(route)])
    }
    var notes: [String] = []
    let open = lead.when.filter { visit.state.holds($0) == nil }
    if !open.isEmpty { notes.append("taken: " + open.map(\.description).joined(separator: ", ")) }
    if route.kind == .tab {
      showTab(position, route, stop)
    } else {
      var next = Visit(screen: position, kind: route.kind, route: route, state: state(for: position))
      if route.kind == .push { next.before = [backButton()] }
      if route.kind == .replacement { visits = [next] } else { visits.append(next) }
    }
    notes.insert(route.kind.rawValue, at: 0)
    return merged(WalkStep(notes: notes), route.kind == .tab ? arrivalOnTab(stop) : arrival())
  }

  /// Another tab moves no focus: it stays in the bar, on the tab that says now that it is selected.
  private mutating func arrivalOnTab(_ tab: TranscriptStop) -> WalkStep {
    let stops = stops
    guard let position = stops.firstIndex(where: {
      $0.element.role == .tab && $0.element.source == tab.element.source && $0.element.position == tab.element.position
    }) else { return arrival() }
    visit.focus = position
    actionNumber = nil
    return WalkStep(
      spoken: speech(at: position, from: stops[position]),
      notes: ["\(screen.name): \(stops.count) \(stops.count == 1 ? "stop" : "stops")"])
  }

  /// What is shown over a screen by the screen's own code is in the screen's state.
  private func state(for position: Int) -> ScreenState {
    let owner = survey.screens[position].owner
    return owner == visit.screen || owner == survey.screens[visit.screen].owner && owner != nil
      ? visit.state : ScreenState(fillsLists: visit.state.fillsLists)
  }

  private func unreached(_ route: Route) -> String {
    switch route.target {
    case .screen(let name, _): "\(route.kind.rawValue): '\(name)' is not among the screens that were read"
    case .presentation: "\(route.kind.rawValue): nothing in it can be heard"
    case .segue(let name): "unknown: where the segue '\(name)' leads"
    case .outside(let what): "leaves the app: \(what)"
    case .unknown(let code): "unknown: \(route.kind.rawValue) to \(code)"
    }
  }

  /// The other pages of a tab view stand where the first one stood, with the same bar.
  private mutating func showTab(_ position: Int, _ route: Route, _ stop: TranscriptStop) {
    let host = visit.host.first ?? visit
    let bar = stops.filter { $0.element.role == .tab }
    var page = Visit(screen: position, kind: .tab, route: route, state: ScreenState(fillsLists: visit.state.fillsLists))
    page.host = [host]
    page.after = bar.map { tab in
      var tab = tab
      if tab.element.source == stop.element.source, tab.element.position == stop.element.position {
        tab.element.traits.insert(.selected)
      } else {
        tab.element.traits.remove(.selected)
      }
      return tab
    }
    visit = page
  }

  /// The button that UIKit puts before a screen on the navigation stack, with the title of the one before.
  private func backButton() -> TranscriptStop {
    let title = stops.first { $0.element.role == .navigationTitle }?.element.label
    var element = AccessibilityElement(role: .button, viewName: "back button", source: screen.source)
    element.traits = [.button, .backButton]
    element.label = title ?? Fact(SpokenText("Back"), origin: .system)
    let bar = AccessibilityContainer(kind: .navigationBar, nodes: [], source: screen.source)
    return TranscriptStop(element: element, when: [], loops: [], containers: [bar])
  }

  mutating func goBack() -> WalkStep {
    visits.removeLast()
    return returned()
  }

  /// The screen beneath has the focus again where it was; the state that showed the other one is undone.
  mutating func returned() -> WalkStep {
    let position = focus
    var step = WalkStep(notes: ["\(screen.name): \(stops.count) \(stops.count == 1 ? "stop" : "stops")"])
    step.spoken = speech(at: position, from: nil)
    return step
  }

  /// The two-finger scrub.
  mutating func escape() -> WalkStep {
    if let step = performAncestral(.escape) { return step }
    guard visits.count > 1 else { return WalkStep(notes: ["nothing to escape from"]) }
    guard let kind = visit.kind, kind.covers || kind == .push else { return WalkStep(notes: ["nothing to escape from"]) }
    if kind == .alert, !stops.contains(where: { $0.element.isInteractive }) {
      return WalkStep(notes: ["nothing to escape from"])
    }
    return goBack()
  }

  /// The two-finger double tap.
  mutating func magicTap() -> WalkStep {
    performAncestral(.magicTap)
      ?? WalkStep(notes: ["no element or screen answers the magic tap; the system takes it"])
  }

  /// An action of the focused element, else of another element of the screen that declares it for all.
  private mutating func performAncestral(_ kind: AccessibilityAction.Kind) -> WalkStep? {
    let candidates = (focusedStop.map { [$0] } ?? []) + stops
    guard let stop = candidates.first(where: { $0.element.actions.contains { $0.kind == kind } }),
      let action = stop.element.actions.first(where: { $0.kind == kind }) else { return nil }
    return carryOut(action, of: stop)
  }

  mutating func carryOut(_ action: AccessibilityAction, of stop: TranscriptStop) -> WalkStep {
    guard let consequences = action.consequences else {
      let name = action.name.map { "'\($0.rendered)'" } ?? action.kind.rawValue
      return WalkStep(notes: ["unknown: nothing that was read tells what the action \(name) does"])
    }
    var element = stop.element
    element.consequences = consequences
    return carryOut(consequences, leading: survey.leads(of: element, on: visit.screen), from: stop)
  }

  private mutating func edit(_ stop: TranscriptStop) -> WalkStep {
    var edited = stop
    edited.element.traits.insert([.textEntry, .isEditing])
    return WalkStep(spoken: [caption(edited)], notes: ["the keyboard opens"])
  }
}

extension ScreenState {
  /// Whether none of these is known not to hold.
  func mayHold(_ conditions: [Condition]) -> Bool { conditions.allSatisfy { holds($0) != false } }
}
