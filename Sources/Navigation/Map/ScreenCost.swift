import AccessibilityModel
import AssistiveTechnologies
import SourceModel

/// What it takes a person with VoiceOver to get to the controls of a screen from where it starts.
///
/// VoiceOver begins at the first element. Rows of a list count once, so that what stands behind a list takes at least
/// as many swipes as are given. Choosing a rotor takes gestures of its own, which are not counted.
public struct ScreenCost: Hashable, Sendable {
  /// Elements in the state in which the screen appears, lists filled with one row.
  public let stops: Int
  /// The screen has rows that repeat.
  public let repeats: Bool
  /// In swipe order.
  public let controls: [ControlCost]
  /// The control that the code marks as what one comes for; nil where it marks none.
  public let main: ControlCost?

  public init(of screen: Screen, voiceOver: VoiceOver) {
    let present = ScreenState(fillsLists: true).present(TranscriptBuilder().stops(of: screen.nodes))
    let rotors = ControlCost.rotors(in: present)
    stops = present.count
    repeats = present.contains { !$0.loops.isEmpty }
    let controls = present.enumerated().compactMap { position, stop -> ControlCost? in
      guard stop.element.isInteractive else { return nil }
      return ControlCost(stop, at: position, in: present, rotors: rotors, voiceOver)
    }
    let marked = present.firstIndex { $0.element.isMainAction && !$0.element.traits.contains(.notEnabled) }
      ?? present.firstIndex { $0.element.isMainAction }
    self.controls = controls
    main = marked.flatMap { position in controls.first { $0.position == position } }
  }
}

/// What it takes to get to one control.
public struct ControlCost: Hashable, Sendable {
  /// What VoiceOver says of it.
  public let heard: String
  public let place: SourceRange
  /// Its position in swipe order, which is the number of swipes from the first element.
  public let position: Int
  /// The rotor that is quickest, where one is quicker than swiping.
  public let rotor: ByRotor?
  /// Rows that repeat stand before it, so it takes at least as many.
  public let isAtLeast: Bool

  public struct ByRotor: Hashable, Sendable {
    public let rotor: String
    /// Flicks up or down with this rotor.
    public let flicks: Int
    /// Swipes from where the flicks lead.
    public let swipes: Int
  }

  /// What it takes to a stop in a state in which it is there; nil where none was found.
  init?(of stop: TranscriptStop, among all: [TranscriptStop], voiceOver: VoiceOver) {
    var state = ScreenState(fillsLists: true)
    for condition in stop.when { state.choose(condition) }
    let present = state.present(all)
    guard let position = present.firstIndex(of: stop) else { return nil }
    self.init(stop, at: position, in: present, rotors: Self.rotors(in: present), voiceOver)
  }

  static func rotors(in stops: [TranscriptStop]) -> [(kind: Rotor.Kind, positions: [Int])] {
    Rotor.Kind.standard.map { ($0, Rotor().positions($0, in: stops)) }
  }

  /// Swipes by swiping alone.
  public var swipes: Int { position }
  /// Swipes and flicks by the quickest way.
  public var best: Int { rotor.map { $0.flicks + $0.swipes } ?? position }

  fileprivate init(
    _ stop: TranscriptStop, at position: Int, in stops: [TranscriptStop],
    rotors: [(kind: Rotor.Kind, positions: [Int])], _ voiceOver: VoiceOver
  ) {
    heard = voiceOver.utterance(for: stop).caption
    place = stop.element.source
    self.position = position
    isAtLeast = stops[..<position].contains { !$0.loops.isEmpty && $0.loops != stop.loops }
    var quickest: ByRotor?
    for (kind, positions) in rotors {
      // From the first element, a flick goes to the next one of the kind.
      for (number, start) in positions.filter({ $0 > 0 }).enumerated() {
        let way = ByRotor(rotor: kind.name, flicks: number + 1, swipes: abs(position - start))
        if way.flicks + way.swipes < quickest.map({ $0.flicks + $0.swipes }) ?? position { quickest = way }
      }
    }
    rotor = quickest
  }
}
