import AccessibilityModel
import AssistiveTechnologies
import SourceModel

/// A person with VoiceOver on the screens of an app: swipes, the rotor, activation.
///
/// Everything comes from source, so what an activation does may not be known. It is said then, and nothing is made up.
public struct VoiceOverSession: Sendable {
  let survey: RouteSurvey
  let voiceOver: VoiceOver
  let voiceControl: VoiceControl
  /// Innermost last; never empty.
  var visits: [Visit]
  /// The rotor that was chosen; nil as long as none was.
  var rotor: RotorChoice?
  /// Which of the actions of the focused element the rotor stands on.
  var actionNumber: Int?
  public private(set) var isScreenCurtainOn = false
  /// Everything that was spoken, oldest first.
  public private(set) var spokenLog: [String] = []

  /// What flicking up and down does.
  enum RotorChoice: Hashable, Sendable {
    case kind(Rotor.Kind)
    case actions

    var name: String {
      switch self {
      case .kind(let kind): kind.name
      case .actions: "actions"
      }
    }
  }

  /// - Parameters:
  ///   - screen: The position in the survey of the screen that the person begins on.
  ///   - state: What holds there beside what source tells of the state in which it appears.
  public init(
    survey: RouteSurvey, screen: Int, voiceOver: VoiceOver, voiceControl: VoiceControl = VoiceControl(),
    state: ScreenState = ScreenState()
  ) {
    self.survey = survey
    self.voiceOver = voiceOver
    self.voiceControl = voiceControl
    visits = [Visit(screen: screen, kind: nil, route: nil, state: state)]
  }

  // MARK: - Where the person is

  var visit: Visit {
    get { visits[visits.count - 1] }
    set { visits[visits.count - 1] = newValue }
  }

  /// The screen that the person is on.
  public var screen: Screen { survey.screens[visit.screen].screen }

  /// How many screens lie beneath it.
  public var depth: Int { visits.count - 1 }

  /// What a person finds by swiping, in order, in the state that holds.
  public var stops: [TranscriptStop] { stops(of: visit) }

  /// What VoiceOver says at each of the stops, without hints.
  public var captions: [String] { stops.map { voiceOver.utterance(for: $0).caption } }

  /// Position among `stops`.
  public var focus: Int { min(visit.focus, max(stops.count - 1, 0)) }

  /// What has the focus; nil on a screen that has nothing to focus.
  public var focusedStop: TranscriptStop? {
    let stops = stops
    return stops.isEmpty ? nil : stops[min(visit.focus, stops.count - 1)]
  }

  /// What was spoken last; empty before anything was.
  public var lastSpoken: String { spokenLog.last ?? "" }

  /// The rotor that is chosen, by name; nil as long as none was.
  public var rotorName: String? { rotor?.name }

  func stops(of visit: Visit) -> [TranscriptStop] {
    let own = TranscriptBuilder().stops(of: survey.screens[visit.screen].screen.nodes)
    return visit.before + visit.state.present(own).map { $0.spoken(in: visit.state) } + visit.after
  }

  func caption(_ stop: TranscriptStop) -> String { voiceOver.utterance(for: stop).fullCaption }

  // MARK: - Gestures

  /// Begins: the focus is on the first element, and VoiceOver reads it.
  public mutating func begin() -> WalkStep { said(arrival()) }

  public mutating func perform(_ action: WalkAction) -> WalkStep {
    switch action {
    case .next: said(move(by: 1))
    case .previous: said(move(by: -1))
    case .first: said(focus(on: 0))
    case .last: said(focus(on: stops.count - 1))
    case .activate: said(activate())
    case .hold: said(hold())
    case .flickDown: said(flick(1))
    case .flickUp: said(flick(-1))
    case .nextRotor: said(turnRotor(1))
    case .previousRotor: said(turnRotor(-1))
    case .rotor(let name): said(chooseRotor(name))
    case .adjustUp: said(adjust(1))
    case .adjustDown: said(adjust(-1))
    case .escape: said(escape())
    case .magicTap: said(magicTap())
    case .itemChooser(let text): said(chooseItem(text))
    case .say(let words): said(say(words))
    case .screenCurtain: said(toggleCurtain())
    case .readFromTop: said(read(from: 0))
    case .readOn: said(read(from: focus))
    case .whereAmI: said(whereAmI())
    case .states: said(listStates())
    case .chooseState(let number): said(chooseState(number))
    }
  }

  private mutating func said(_ step: WalkStep) -> WalkStep {
    spokenLog += step.spoken
    return step
  }

  /// What is spoken when the focus comes to a stop from another one.
  func speech(at position: Int, from old: TranscriptStop?) -> [String] {
    let stops = stops
    guard stops.indices.contains(position) else { return [] }
    let labels = voiceOver.containerLabels(entering: stops[position], from: old)
    return [(labels + [caption(stops[position])]).joined(separator: voiceOver.language.chunkSeparator)]
  }

  private mutating func move(by distance: Int) -> WalkStep {
    let count = stops.count
    guard count > 0 else { return WalkStep(notes: ["nothing to focus on this screen"]) }
    let target = focus + distance
    guard (0..<count).contains(target) else {
      return WalkStep(notes: [distance > 0 ? "last element" : "first element"])
    }
    return focus(on: target)
  }

  mutating func focus(on position: Int) -> WalkStep {
    let stops = stops
    guard stops.indices.contains(position) else { return WalkStep(notes: ["nothing to focus on this screen"]) }
    let old = stops[focus]
    visit.focus = position
    actionNumber = nil
    return WalkStep(spoken: speech(at: position, from: old), notes: notes(on: stops[position]))
  }

  /// What a listener does not hear and a reader of the walk should know of a stop.
  func notes(on stop: TranscriptStop) -> [String] {
    var notes: [String] = []
    if let loop = stop.loops.last { notes.append("once \(loop.description)") }
    if stop.element.certainty == .opaque { notes.append("unknown view '\(stop.element.viewName)'") }
    return notes
  }

  /// What happens when a screen comes up: the first element gets the focus.
  mutating func arrival() -> WalkStep {
    visit.focus = 0
    actionNumber = nil
    let stops = stops
    var step = WalkStep(notes: ["\(screen.name): \(stops.count) \(stops.count == 1 ? "stop" : "stops")"])
    guard let first = stops.first else {
      step.notes.append("nothing to focus on this screen")
      return step
    }
    step.spoken = speech(at: 0, from: nil)
    step.notes += notes(on: first)
    return step
  }

  private mutating func toggleCurtain() -> WalkStep {
    isScreenCurtainOn.toggle()
    return WalkStep(spoken: ["Screen curtain \(isScreenCurtainOn ? "on" : "off")"])
  }

  /// Reads everything from a position on, as two fingers do that swipe.
  private mutating func read(from position: Int) -> WalkStep {
    let stops = stops
    guard !stops.isEmpty else { return WalkStep(notes: ["nothing to focus on this screen"]) }
    var spoken: [String] = []
    for index in position..<stops.count {
      spoken += speech(at: index, from: index > position ? stops[index - 1] : position == 0 ? nil : stops[position])
    }
    visit.focus = stops.count - 1
    return WalkStep(spoken: spoken)
  }

  private func whereAmI() -> WalkStep {
    let stops = stops
    let names = visits.map { survey.screens[$0.screen].screen.name }.joined(separator: " > ")
    guard let stop = focusedStop else { return WalkStep(notes: [names, "nothing to focus on this screen"]) }
    var notes = [names, "stop \(focus + 1) of \(stops.count)"]
    if !stop.containers.isEmpty { notes.append("in " + stop.containers.map(\.kind.rawValue).joined(separator: ", ")) }
    if let heading = stops[...focus].last(where: { $0.element.traits.contains(.header) })?.element.label?.value {
      notes.append("under the heading '\(heading.rendered)'")
    }
    let place = stop.element.source
    notes.append("\(place.file.path):\(place.startPosition.line)")
    return WalkStep(notes: notes)
  }
}

extension TranscriptStop {
  /// The stop as it is heard in a state: what actions gave to the state that it is bound to.
  func spoken(in state: ScreenState) -> TranscriptStop {
    guard element.traits.contains(.toggle), !state.values.isEmpty else { return self }
    var result = self
    for case .toggle(let name) in element.consequences?.effects.map(\.change) ?? [] {
      if case .boolean(let isOn)? = state.values[name] {
        result.element.value = Fact(SpokenText(isOn ? "1" : "0"), origin: .content)
      }
    }
    return result
  }
}
