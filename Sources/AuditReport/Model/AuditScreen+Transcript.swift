import AccessibilityModel
import AssistiveTechnologies
import Reporting
import SourceModel

extension AuditScreen {
  /// - Parameter transcript: Its alternatives become stops of their own that share a number.
  public init(_ transcript: ScreenTranscript, voiceControl: VoiceControl = VoiceControl()) {
    let screen = transcript.screen
    let position = screen.source.startPosition
    var reader = ScreenReader()
    let stops = transcript.stops.map(\.stop)
    reader.readRotors(of: stops)
    for place in transcript.positions {
      for spoken in place.alternatives { reader.read(spoken, number: place.number, voiceControl) }
    }
    let numbers = reader.stops.map(\.number)
    let clashes = voiceControl.clashes(in: stops).map { clash in
      NameClash(name: clash.name.rendered, numbers: Set(clash.positions.map { numbers[$0] }).sorted())
    }
    self.init(
      name: screen.name, kind: screen.kind.rawValue, file: screen.source.file.path, line: position.line,
      isRoot: screen.isRoot, orderIsKnown: screen.orderIsKnown, stops: reader.stops, boxes: reader.boxes.map(\.box),
      conditions: reader.stateConditions, rotors: reader.rotors, clashes: clashes)
  }
}

/// Reads the stops of one screen, and numbers what they share.
private struct ScreenReader {
  var stops: [AuditStop] = []
  var boxes: [(kind: AccessibilityContainer.Kind, source: SourceRange, box: AuditScreen.Box)] = []
  var rotors: [String] = []
  private var visits: [[Int]] = []
  private var conditions: [Condition] = []
  private var positions: [Condition: Int] = [:]

  /// Conditions beyond which a screen is not read state by state: asking each about each takes the square of their
  /// number, and nobody chooses among hundreds.
  private static let conditionLimit = 160

  mutating func readRotors(of all: [TranscriptStop]) {
    visits = all.map { _ in [] }
    var named: [String] = []
    for stop in all {
      for name in stop.element.rotors where !named.contains(name) { named.append(name) }
    }
    for kind in Rotor.Kind.standard + named.map(Rotor.Kind.custom) {
      let visited = Rotor().positions(kind, in: all)
      guard !visited.isEmpty else { continue }
      for position in visited { visits[position].append(rotors.count) }
      rotors.append(kind.name)
    }
  }

  mutating func read(_ spoken: SpokenStop, number: Int, _ voiceControl: VoiceControl) {
    let stop = spoken.stop
    let element = stop.element
    let utterance = spoken.utterance
    let reach = Reachability().focusable([stop]).first
    let isOffered = element.isInteractive
    let place = element.source
    stops.append(AuditStop(
      number: number, shape: StopShape(element), speech: utterance.speech.map { Excerpt.shortened($0) },
      afterPause: ([utterance.hint, utterance.systemHint].compactMap { $0 } + utterance.afterHint).map { Excerpt.shortened($0) },
      label: Excerpt.shortened(element.label?.value.rendered ?? ""),
      actions: stop.offeredActions.map { Excerpt.shortened($0.text.rendered) }, rotors: visits[stops.count],
      names: isOffered ? voiceControl.names(of: stop).map { Excerpt.shortened($0.rendered) } : nil,
      unspoken: isOffered ? voiceControl.visibleTextNotSpoken(of: stop).map { Excerpt.shortened($0.rendered) } : [],
      keyboard: Self.keyboard(reach), when: stop.when.map { conditionNumber($0) }, box: box(of: stop),
      repeats: stop.repeats.isEmpty ? nil : stop.repeats.joined(separator: ", "), certainty: element.certainty,
      reasons: element.shownReasons, file: place.file.path, line: place.startPosition.line))
  }

  private static func keyboard(_ reach: ReachableElement?) -> AuditStop.KeyboardReach {
    switch reach {
    case nil: .none
    case let reach? where reach.isReachable: .reached
    case let reach?: reach.obstacle == .disabled ? .dimmed : .passedBy
    }
  }

  private mutating func conditionNumber(_ condition: Condition) -> Int {
    if let known = positions[condition] { return known }
    conditions.append(condition)
    positions[condition] = conditions.count - 1
    return conditions.count - 1
  }

  /// The innermost container, made known with those around it.
  private mutating func box(of stop: TranscriptStop) -> Int? {
    var parent: Int?
    for container in stop.containers {
      let known = boxes.lastIndex { known in
        known.kind == container.kind && known.source == container.source && known.box.parent == parent
      }
      if let known {
        parent = known
        continue
      }
      let label = container.label?.value.resolved(under: stop.when)
      boxes.append((
        container.kind, container.source,
        AuditScreen.Box(
          kind: container.kind.rawValue, label: label.flatMap { $0.isBlank ? nil : Excerpt.shortened($0.rendered) },
          parent: parent)
      ))
      parent = boxes.count - 1
    }
    return parent
  }

  var stateConditions: [AuditScreen.StateCondition] {
    var groups: [String: Int] = [:]
    let isWhole = conditions.count <= Self.conditionLimit
    return conditions.map { condition in
      let group = groups[condition.subject] ?? groups.count
      groups[condition.subject] = group
      return AuditScreen.StateCondition(
        text: Excerpt.cut(condition.description, to: 200), group: group,
        excludes: isWhole ? conditions.indices.filter { conditions[$0].excludes(condition) } : [],
        holdsInitially: condition.holdsInitially)
    }
  }
}
