import AccessibilityModel
import AssistiveTechnologies

extension VoiceOverSession {
  /// The rotors that have something on this screen, in the order in which they are turned.
  public var rotors: [String] { rotorChoices.map(\.name) }

  private var rotorChoices: [RotorChoice] {
    let stops = stops
    var kinds = Rotor.Kind.standard
    for stop in stops {
      for name in stop.element.rotors where !kinds.contains(.custom(name)) { kinds.append(.custom(name)) }
    }
    let found = kinds.filter { !Rotor().positions($0, in: stops).isEmpty }.map { RotorChoice.kind($0) }
    let hasActions = focusedStop.map { !$0.offeredActions.isEmpty } ?? false
    return (hasActions ? [.actions] : []) + found
  }

  mutating func turnRotor(_ direction: Int) -> WalkStep {
    let choices = rotorChoices
    guard !choices.isEmpty else { return WalkStep(notes: ["no rotor has anything on this screen"]) }
    let current = rotor.flatMap { choices.firstIndex(of: $0) }
    let next = current.map { ($0 + direction + choices.count) % choices.count } ?? (direction > 0 ? 0 : choices.count - 1)
    return choose(choices[next])
  }

  mutating func chooseRotor(_ name: String) -> WalkStep {
    let choice: RotorChoice = name == "actions" ? .actions : .kind(Rotor.Kind(name: name))
    return choose(choice)
  }

  private mutating func choose(_ choice: RotorChoice) -> WalkStep {
    rotor = choice
    actionNumber = nil
    return WalkStep(spoken: [choice.spokenName], notes: ["rotor"])
  }

  /// A flick up (-1) or down (1).
  mutating func flick(_ direction: Int) -> WalkStep {
    guard let stop = focusedStop else { return WalkStep(notes: ["nothing to focus on this screen"]) }
    switch rotor {
    case .kind(let kind)?:
      if kind == .adjustable, stop.element.traits.contains(.adjustable) { return adjust(-direction) }
      return moveToNext(kind, direction)
    case .actions?: return turnActions(direction, of: stop)
    case nil:
      // VoiceOver chooses by itself what the element has: a value to adjust, actions.
      if stop.element.traits.contains(.adjustable) { return adjust(-direction) }
      if !stop.offeredActions.isEmpty {
        rotor = .actions
        return turnActions(direction, of: stop)
      }
      return WalkStep(notes: ["no rotor is chosen"])
    }
  }

  private mutating func moveToNext(_ kind: Rotor.Kind, _ direction: Int) -> WalkStep {
    let positions = Rotor().positions(kind, in: stops)
    let here = focus
    let target = direction > 0 ? positions.first { $0 > here } : positions.last { $0 < here }
    guard let target else {
      return WalkStep(notes: ["no \(direction > 0 ? "further" : "earlier") element of the rotor '\(kind.name)'"])
    }
    return focus(on: target)
  }

  private mutating func turnActions(_ direction: Int, of stop: TranscriptStop) -> WalkStep {
    let actions = stop.offeredActions
    guard !actions.isEmpty else { return WalkStep(notes: ["the element has no actions"]) }
    let number = actionNumber.map { min(max($0 + direction, 0), actions.count - 1) } ?? (direction > 0 ? 0 : actions.count - 1)
    actionNumber = number
    let ways = actions[number].ways.map { $0.map(\.description).joined(separator: ", ") }
    return WalkStep(spoken: [actions[number].text.rendered], notes: ways.isEmpty ? [] : ["when \(ways.joined(separator: " or "))"])
  }

  /// Activates the action that the rotor stands on.
  mutating func perform(actionAt number: Int, of stop: TranscriptStop) -> WalkStep {
    let actions = stop.offeredActions
    guard actions.indices.contains(number) else { return WalkStep(notes: ["the element has no actions"]) }
    let name = actions[number].text
    guard let action = stop.element.actions.first(where: { offered($0, as: name) }) else {
      return WalkStep(notes: ["unknown: nothing that was read tells what the action '\(name.rendered)' does"])
    }
    return carryOut(action, of: stop)
  }

  private func offered(_ action: AccessibilityAction, as name: SpokenText) -> Bool {
    guard let own = action.name else { return action.kind == .delete && name == SpokenText("Delete") }
    return own.variants(under: []).contains { $0.text == name }
  }

  /// Adjusts a value up (1) or down (-1).
  mutating func adjust(_ direction: Int) -> WalkStep {
    guard let stop = focusedStop else { return WalkStep(notes: ["nothing to focus on this screen"]) }
    guard stop.element.traits.contains(.adjustable) else { return WalkStep(notes: ["the element is not adjustable"]) }
    if stop.element.traits.contains(.notEnabled) { return WalkStep(notes: ["dimmed: nothing happens"]) }
    let wanted: AccessibilityAction.Kind = direction > 0 ? .increment : .decrement
    if let action = stop.element.actions.first(where: { $0.kind == wanted || $0.kind == .adjustable }),
      action.consequences != nil {
      return carryOut(action, of: stop)
    }
    return WalkStep(notes: ["unknown: the new value"])
  }
}

extension VoiceOverSession.RotorChoice {
  /// What VoiceOver says when the rotor turns to it.
  var spokenName: String {
    switch self {
    case .actions: "Actions"
    case .kind(.custom(let name)): name
    case .kind(.formControls): "Form controls"
    case .kind(.adjustable): "Adjust value"
    case .kind(let kind): kind.name.prefix(1).uppercased() + kind.name.dropFirst()
    }
  }
}
