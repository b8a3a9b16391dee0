import AccessibilityModel
import AssistiveTechnologies

extension VoiceOverSession {
  // MARK: - Item Chooser

  /// The labels of all elements, as the Item Chooser lists them.
  public var items: [String] { stops.map { label(of: $0) } }

  private func label(of stop: TranscriptStop) -> String {
    let label = stop.element.label?.value.rendered ?? ""
    return label.isEmpty ? voiceOver.utterance(for: stop).caption : label
  }

  mutating func chooseItem(_ text: String?) -> WalkStep {
    guard let text else {
      return WalkStep(notes: items.isEmpty ? ["nothing to focus on this screen"] : items.map { $0.isEmpty ? "(nothing)" : $0 })
    }
    let wanted = text.lowercased()
    let found = items.indices.filter { items[$0].lowercased().contains(wanted) }
    guard let first = found.first else { return WalkStep(notes: ["no item has '\(text)'"]) }
    var step = focus(on: first)
    if found.count > 1 { step.notes.append("the first of \(found.count) items") }
    return step
  }

  // MARK: - Voice Control

  /// What is said to Voice Control: `tap Save`, `tap 2`, `show names`, `show numbers`.
  mutating func say(_ words: String) -> WalkStep {
    let lowered = words.lowercased()
    if lowered == "show names" || lowered == "show numbers" { return show(numbers: lowered == "show numbers") }
    guard lowered.hasPrefix("tap ") else {
      return WalkStep(notes: ["'\(words)' is none of: tap NAME, tap NUMBER, show names, show numbers"])
    }
    let name = String(words.dropFirst(4))
    let controls = controls
    if let number = Int(name), controls.indices.contains(number - 1) { return tap(controls[number - 1]) }
    let matches = controls.filter { position in voiceControl.answers(stops[position], to: name) }
    guard let first = matches.first else {
      let names = controls.flatMap { voiceControl.names(of: stops[$0]).map(\.rendered) }.prefix(6)
      return WalkStep(
        notes: ["nothing answers to '\(name)'", "names here: \(names.isEmpty ? "none" : names.joined(separator: ", "))"])
    }
    guard matches.count == 1 else {
      let list = matches.map { position in
        "\((controls.firstIndex(of: position) ?? 0) + 1) \(voiceOver.utterance(for: stops[position]).caption)"
      }
      return WalkStep(notes: ["\(matches.count) elements answer to '\(name)', numbered: \(list.joined(separator: "; "))"])
    }
    return tap(first)
  }

  /// Positions of what Voice Control offers.
  private var controls: [Int] {
    let stops = stops
    return stops.indices.filter { position in
      let element = stops[position].element
      return element.isInteractive && !element.traits.contains(.notEnabled)
    }
  }

  private mutating func tap(_ position: Int) -> WalkStep {
    visit.focus = position
    rotor = nil
    actionNumber = nil
    let heard = voiceOver.utterance(for: stops[position]).caption
    let step = activate()
    return WalkStep(spoken: step.spoken, notes: ["taps \(heard)"] + step.notes)
  }

  private func show(numbers: Bool) -> WalkStep {
    let stops = stops
    let list = controls.enumerated().map { number, position -> String in
      let names = voiceControl.names(of: stops[position]).map(\.rendered)
      let name = names.isEmpty ? "(no name)" : names.joined(separator: " or ")
      return numbers ? "\(number + 1) \(name)" : name
    }
    return WalkStep(notes: list.isEmpty ? ["nothing that can be said"] : list)
  }

  // MARK: - States

  /// Conditions that only run time decides, with the outcome that is taken first.
  public var openConditions: [Condition] {
    let all = TranscriptBuilder().stops(of: screen.nodes)
    var seen: Set<String> = []
    var result: [Condition] = []
    for condition in all.flatMap(\.when) where seen.insert(condition.subject).inserted {
      result.append(visit.state.holds(condition) == false ? condition.opposite : condition)
    }
    return result
  }

  func listStates() -> WalkStep {
    let open = openConditions
    guard !open.isEmpty else { return WalkStep(notes: ["nothing on this screen depends on a condition"]) }
    return WalkStep(notes: open.enumerated().map { "\($0.offset + 1) \($0.element.description)" })
  }

  mutating func chooseState(_ number: Int) -> WalkStep {
    let open = openConditions
    guard open.indices.contains(number - 1) else { return WalkStep(notes: ["there is no state \(number)"]) }
    let chosen = open[number - 1].opposite
    visit.state.choose(chosen)
    let position = focus
    var step = WalkStep(notes: ["now: \(chosen.description)"])
    step.spoken = speech(at: position, from: nil)
    return step
  }
}
