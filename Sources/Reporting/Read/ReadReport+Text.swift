import AccessibilityModel
import AssistiveTechnologies
import SourceModel

extension ReadReport {
  /// For people: every screen, swipe by swipe.
  ///
  /// - Parameter nothing: What to say of a screen without stops.
  public func text(style: TextStyle = .plain, nothing: String = "nothing to swipe to") -> String {
    let head = given.isEmpty ? "" : style(.faint, "given " + given.map(DisplayText.line).joined(separator: ", ")) + "\n\n"
    return head
      + screens.map { TranscriptPage(transcript: $0, style: style).text(nothing: nothing) }.joined(separator: "\n")
  }
}

extension ScreenTranscript {
  /// For people, without places in the source and reasons for what is not known: the same as long as nothing changes
  /// for a listener.
  public var plainText: String {
    TranscriptPage(transcript: self, style: .plain, showsPlaces: false).text(nothing: "nothing to swipe to")
  }
}

extension Screen {
  /// The name, with the kind when it is not a view.
  var title: String {
    let word: String? = switch kind {
    case .view: nil
    case .preview: "preview"
    case .scene: "scene"
    case .viewController: "view controller"
    case .interfaceFile: "interface file"
    }
    let kind = [word, system.map { "on \($0)" }].compactMap { $0 }.joined(separator: ", ")
    return DisplayText.line(name) + (kind.isEmpty ? "" : " (\(kind))")
  }

  /// What is not read of it, a line for each system that shows it.
  var leftOutLines: [String] {
    let systems = leftOut.reduce(into: [String]()) { if !$0.contains($1.system) { $0.append($1.system) } }
    return systems.map { system in
      let places = leftOut.filter { $0.system == system }.map { ":\($0.source.startPosition.line)" }
      return "left out: what only \(system) shows (\(places.joined(separator: ", ")))"
    }
  }

  /// What VoiceOver says on the Mac is not recorded, but for sliders.
  var speechNote: String? {
    guard (system ?? source.file.build.system) == "macOS" else { return nil }
    return "roles, states and hints are in the words of iOS; VoiceOver on the Mac says them in words of its own"
  }

  func heading(_ style: TextStyle) -> String {
    let place = "\(DisplayText.line(source.file.path)):\(source.startPosition.line)"
    let title = title
    let gap = String(repeating: " ", count: max(2, style.pageWidth - DisplayText.width(title + place)))
    return style(.bold, title) + gap + style(.faint, place)
  }
}

/// One screen on the terminal.
struct TranscriptPage {
  let transcript: ScreenTranscript
  let style: TextStyle
  /// Whether to say where elements come from, and why something about them is not known.
  private let showsPlaces: Bool
  private let places: StopPlaces
  private let numberWidth: Int
  /// Where conditions stand when the text leaves room.
  private var conditionColumn: Int { style.pageWidth * 6 / 10 }

  init(transcript: ScreenTranscript, style: TextStyle, showsPlaces: Bool = true) {
    self.transcript = transcript
    self.showsPlaces = showsPlaces
    self.style = style
    places = StopPlaces(transcript)
    numberWidth = max(2, String(transcript.positions.last?.number ?? 0).utf8.count)
  }

  func text(nothing: String) -> String {
    var lines = [showsPlaces ? transcript.screen.heading(style) : transcript.screen.title]
    if transcript.positions.isEmpty { lines.append(margin + "(\(nothing))") }
    var entered: [TranscriptContext] = []
    for placed in transcript.placed {
      let shared = zip(entered, placed.context).prefix { $0 == $1 }.count
      for (depth, context) in placed.context.enumerated().dropFirst(shared) {
        lines.append(margin + indent(depth) + style(.faint, context.text))
      }
      entered = placed.context
      lines += self.lines(of: placed)
    }
    if showsPlaces {
      let room = max(style.leastRoom, style.pageWidth - margin.utf8.count)
      lines += (transcript.screen.leftOutLines + [transcript.screen.speechNote].compactMap(\.self)).flatMap { DisplayText.wrapped($0, to: room) }.map { margin + style(.faint, $0) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var margin: String { String(repeating: " ", count: numberWidth + 2) }
  private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  private func lines(of placed: PlacedPosition) -> [String] {
    let rows = rows(of: placed)
    let areSame = rows.allSatisfy { $0.details == rows[0].details }
    let inner = margin + indent(placed.context.count)
    var lines: [String] = []
    for (index, row) in rows.enumerated() {
      let number = DisplayText.rightAligned(String(placed.position.number), to: numberWidth) + "  "
      let lead = index == 0 ? number + indent(placed.context.count) : inner
      lines += heardLines(row, lead: lead, place: index == 0 ? place(of: placed) : "")
      if !areSame || index == rows.count - 1 {
        let room = max(style.leastRoom, style.pageWidth - inner.utf8.count)
        lines += row.details.flatMap { DisplayText.wrapped($0, to: room).map { inner + $0 } }
      }
    }
    return lines
  }

  private func place(of placed: PlacedPosition) -> String {
    guard showsPlaces else { return "" }
    return placed.position.alternatives.first.map { places.text(for: $0.stop.element) } ?? ""
  }

  /// Alternatives as they are printed: those that sound the same once, with the conditions that they have in common.
  private struct Row {
    var heard: String
    var details: [String]
    var conditions: [Condition]
  }

  private func rows(of placed: PlacedPosition) -> [Row] {
    var rows: [Row] = []
    for (spoken, conditions) in zip(placed.position.alternatives, placed.conditions) {
      let row = Row(heard: spoken.heard, details: details(of: spoken), conditions: conditions)
      if let index = rows.firstIndex(where: { $0.heard == row.heard && $0.details == row.details }) {
        rows[index].conditions.removeAll { !conditions.contains($0) }
      } else {
        rows.append(row)
      }
    }
    return rows
  }

  /// What is heard, under which conditions, and where it comes from.
  private func heardLines(_ row: Row, lead: String, place: String) -> [String] {
    let room = style.pageWidth - DisplayText.width(lead) - (place.isEmpty ? 0 : DisplayText.width(place) + 2)
    var heard = DisplayText.wrapped(row.heard, to: max(style.leastRoom, room))
    let pad = String(repeating: " ", count: DisplayText.width(lead))
    let conditions = row.conditions.map { DisplayText.line($0.description) }.joined(separator: ", ")
    let condition = conditions.isEmpty ? "" : "when " + conditions
    var first = lead + heard.removeFirst()
    var rest = heard.map { pad + $0 }
    if !condition.isEmpty {
      let columns = [DisplayText.padded(first, to: conditionColumn - 2), first].map { $0 + "  " + condition }
      let end = style.pageWidth - (place.isEmpty ? 0 : DisplayText.width(place) + 2)
      if rest.isEmpty, let beside = columns.first(where: { DisplayText.width($0) <= end }) {
        first = beside
      } else {
        rest += DisplayText.wrapped(condition, to: max(style.leastRoom, room)).map { pad + $0 }
      }
    }
    return [DisplayText.spread(first, place, to: style.pageWidth)] + rest
  }

  private func details(of spoken: SpokenStop) -> [String] {
    guard showsPlaces else { return spoken.details }
    let element = spoken.stop.element
    let untranslated = spoken.untranslated.map(DisplayText.line).joined(separator: "; ")
    let details = spoken.details + (untranslated.isEmpty ? [] : ["untranslated: \(untranslated)"])
    guard element.certainty != .known else { return details }
    let word = element.certainty == .opaque ? "unknown" : "uncertain"
    let reasons = element.shownReasons.map(DisplayText.line).joined(separator: "; ")
    return details + [element.reasons.isEmpty ? word : "\(word): \(reasons)"]
  }
}

extension SpokenStop {
  /// What Voice Control takes as names, where it offers the element at all.
  var inputLabels: [String] {
    guard Reachability().respondsToUserInteraction(stop.element) else { return [] }
    return stop.element.inputLabels.map { $0.resolved(under: stop.when).rendered }
  }

  /// What there is beside the caption: hints, actions, further content, names for Voice Control, rotors.
  public var details: [String] { details(withActions: true) }

  func details(withActions: Bool) -> [String] {
    func list(_ name: String, _ items: [String]) -> [String] {
      items.isEmpty ? [] : ["\(name): " + items.map(DisplayText.line).joined(separator: ", ")]
    }
    let element = stop.element
    var details: [String] = []
    if let hint = utterance.spokenHint { details.append(DisplayText.line(hint)) }
    if withActions { details += list("actions", stop.offeredActions.map(\.described)) }
    details += list("more content", stop.offeredContent.map(\.described))
    details += list("Voice Control", inputLabels.map { "\"\($0)\"" })
    return details + list("rotors", element.rotors)
  }

  /// Why something here is not known, in words; empty when all is.
  public var doubts: [String] { stop.element.shownReasons }

  /// The caption, or what stands for it when nothing is said.
  public var heard: String {
    if !utterance.speech.isEmpty { return DisplayText.line(utterance.caption) }
    return stop.element.certainty == .opaque ? "(\(DisplayText.line(stop.element.viewName)))" : "(says nothing)"
  }
}

extension OfferedContent {
  /// `Genre: Jazz (when isKnown)`.
  var described: String {
    let text = "\(content.label.rendered): \(content.value.rendered)"
    return when.isEmpty ? text : "\(text) (when \(when.map(\.description).joined(separator: ", ")))"
  }
}

extension Offer {
  /// Ways that are written out before the rest is left to JSON.
  private static let shownWays = 2

  /// The text and when it is offered: `Pin (when !isPinned)`.
  var described: String {
    guard !isAlways else { return text.rendered }
    var shown = ways.prefix(Self.shownWays).map { $0.map(\.description).joined(separator: ", ") }
    if ways.count > Self.shownWays { shown.append("…") }
    if ways.allSatisfy(\.isEmpty) { return "\(text.rendered) (sometimes)" }
    return "\(text.rendered) (when \(shown.joined(separator: " or ")))"
  }
}
