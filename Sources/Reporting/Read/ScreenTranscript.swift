import AccessibilityModel
import AssistiveTechnologies
import SourceModel

/// A stop with what is said there.
public struct SpokenStop: Sendable {
  public var stop: TranscriptStop
  public var utterance: Utterance
  /// What of it is in another language than the one that is read: words of VoiceOver and of the system without a source
  /// in it, texts of the app without a translation.
  public var untranslated: [String]
}

/// The stops of a screen in swipe order, numbered.
public struct ScreenTranscript: Sendable {
  public let screen: Screen
  public let positions: [Position]

  /// One place in the swipe order. Of its alternatives, run time shows one.
  public struct Position: Sendable {
    public var number: Int
    public var alternatives: [SpokenStop]

    public init(number: Int, alternatives: [SpokenStop]) {
      self.number = number
      self.alternatives = alternatives
    }
  }

  /// - Parameters:
  ///   - showsAllSystems: Whether to list what only older systems show as well. Without it the transcript is that of
  ///     the newest system, and conditions on the version are left out.
  ///   - isTranslation: Whether the app is localised and read in another language than that of its source, so that a
  ///     text that no table has counts as untranslated.
  public init(_ screen: Screen, voiceOver: VoiceOver, showsAllSystems: Bool = false, isTranslation: Bool = false) {
    self.init(
      screen, TranscriptBuilder(), voiceOver: voiceOver, showsAllSystems: showsAllSystems, isTranslation: isTranslation)
  }

  /// The part of a transcript that is about some elements, numbered for itself.
  public init(_ screen: Screen, voiceOver: VoiceOver, where isWanted: @escaping (AccessibilityElement) -> Bool) {
    self.init(
      screen, TranscriptBuilder(where: isWanted), voiceOver: voiceOver, showsAllSystems: false, isTranslation: false)
  }

  private init(
    _ screen: Screen, _ builder: TranscriptBuilder, voiceOver: VoiceOver, showsAllSystems: Bool, isTranslation: Bool
  ) {
    self.screen = screen
    var stops = builder.stops(of: screen.nodes)
    if !showsAllSystems { stops = stops.compactMap(Self.onNewestSystem) }
    positions = Self.numbered(stops.map { stop in
      let utterance = voiceOver.utterance(for: stop)
      return SpokenStop(
        stop: stop, utterance: utterance,
        untranslated: SpokenStop.untranslated(stop.element, utterance, countsMissingKeys: isTranslation))
    })
  }

  private init(screen: Screen, positions: [Position]) {
    self.screen = screen
    self.positions = positions
  }

  /// The same with the places of elements in the files of the state that is shown; see `SourceRange.original`.
  public var original: ScreenTranscript {
    ScreenTranscript(
      screen: screen.original,
      positions: positions.map { position in
        var position = position
        for index in position.alternatives.indices {
          position.alternatives[index].stop.element = position.alternatives[index].stop.element.original
        }
        return position
      })
  }

  public var stops: [SpokenStop] { positions.flatMap(\.alternatives) }

  /// What a rotor visits, with the numbers of the whole screen.
  public func visited(by rotor: Rotor.Kind) -> ScreenTranscript {
    let visited = Set(Rotor().stops(rotor, in: stops.map(\.stop)))
    return ScreenTranscript(
      screen: screen,
      positions: positions.compactMap { position in
        let alternatives = position.alternatives.filter { visited.contains($0.stop) }
        return alternatives.isEmpty ? nil : Position(number: position.number, alternatives: alternatives)
      })
  }

  private static func onNewestSystem(_ stop: TranscriptStop) -> TranscriptStop? {
    // The first outcome of an availability condition is the newer system.
    guard !stop.when.contains(where: { $0.isAboutSystem && $0.branch != 0 }) else { return nil }
    var stop = stop
    stop.when.removeAll(where: \.isAboutSystem)
    return stop
  }

  /// Stops that one view makes under conditions that exclude each other share a number.
  private static func numbered(_ stops: [SpokenStop]) -> [Position] {
    var positions: [Position] = []
    for stop in stops {
      // The last position is not taken out of the list: its alternatives would be copied with each that joins them.
      let last = positions.indices.last
      if let last, positions[last].alternatives.allSatisfy({ isAlternative(stop.stop, to: $0.stop) }) {
        positions[last].alternatives.append(stop)
      } else {
        positions.append(Position(number: positions.count + 1, alternatives: [stop]))
      }
    }
    return positions
  }

  private static func isAlternative(_ stop: TranscriptStop, to other: TranscriptStop) -> Bool {
    guard stop.element.source == other.element.source, stop.repeats == other.repeats else { return false }
    return stop.when.contains { mine in
      other.when.contains { $0.isOtherOutcome(of: mine) }
    }
  }
}

extension Condition {
  /// Whether it asks for the version of the operating system.
  var isAboutSystem: Bool { subject.hasPrefix("#available") }
}

/// Chooses the place to show beside each stop: the outermost use of a component that belongs to this stop alone, from
/// the file of the screen on inwards. For a view made of one button that is its use on the screen, for a whole screen
/// shown inside another one it is the line in its own file.
struct StopPlaces {
  private let screen: Screen
  private var uses: [SourceRange: Int] = [:]

  init(_ transcript: ScreenTranscript) {
    screen = transcript.screen
    for position in transcript.positions {
      for place in Set(position.alternatives.flatMap { candidates(for: $0.stop.element) }) {
        uses[place, default: 0] += 1
      }
    }
  }

  private func candidates(for element: AccessibilityElement) -> [SourceRange] {
    let sites = element.callSites.map(\.source)
    let start = sites.lastIndex { $0.file === screen.source.file } ?? 0
    return sites[start...] + [element.source]
  }

  private func place(of element: AccessibilityElement) -> SourceRange {
    if element.source.file === screen.source.file { return element.source }
    return candidates(for: element).first { uses[$0] == 1 } ?? element.source
  }

  /// `:12`, or `IconButton.swift:12` for a place in another file.
  func text(for element: AccessibilityElement) -> String {
    let place = place(of: element)
    let line = place.startPosition.line
    if place.file === screen.source.file { return ":\(line)" }
    let name = place.file.path.split(separator: "/").last.map(String.init) ?? place.file.path
    return "\(DisplayText.line(name)):\(line)"
  }
}

/// Screens as they are read, ready to be written in any format.
public struct ReadReport: Sendable {
  public var screens: [ScreenTranscript]
  /// The language of the app and of VoiceOver.
  public var locale: String
  /// What the screens take for granted, as it was asked for.
  public var given: [String]
  /// The version of iOS that was asked for, such as `17.0`; nil for the newest.
  public var system: String?
  public var voiceControl: VoiceControl
  /// What became of the views of the code; nil where nobody asked.
  public var accounting: AccountingSummary?

  public init(
    screens: [ScreenTranscript], locale: String, given: [String] = [], system: String? = nil,
    voiceControl: VoiceControl = VoiceControl()
  ) {
    self.screens = screens
    self.locale = locale
    self.given = given
    self.system = system
    self.voiceControl = voiceControl
  }

  /// The same screens with only what a rotor visits.
  public func visited(by rotor: Rotor.Kind) -> ReadReport {
    var report = self
    report.screens = screens.map { $0.visited(by: rotor) }
    return report
  }
}
