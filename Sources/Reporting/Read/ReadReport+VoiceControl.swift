import AccessibilityModel
import AssistiveTechnologies
import SourceModel

extension ReadReport {
  /// What can be said to Voice Control on every screen.
  public func voiceControlText(style: TextStyle = .plain) -> String {
    screens.map { $0.voiceControlText(voiceControl, style) }.joined(separator: "\n")
  }
}

/// A name that several positions answer to.
struct NumberedClash {
  var name: String
  var numbers: [Int]
  var isRepetition: Bool
}

extension ScreenTranscript {
  func numberedClashes(_ voiceControl: VoiceControl) -> [NumberedClash] {
    // In the order of `stops`. Stops are no keys: they hold all that is in the containers around them.
    let numbers = positions.flatMap { position in position.alternatives.map { _ in position.number } }
    return voiceControl.clashes(in: stops.map(\.stop)).map { clash in
      let found = Set(clash.positions.map { numbers[$0] })
      return NumberedClash(name: clash.name.rendered, numbers: found.sorted(), isRepetition: clash.isRepetition)
    }
  }

  fileprivate func voiceControlText(_ voiceControl: VoiceControl, _ style: TextStyle) -> String {
    let width = max(2, String(positions.last?.number ?? 0).utf8.count)
    let margin = String(repeating: " ", count: width + 2)
    let places = StopPlaces(self)
    var lines = [screen.heading(style)]
    for position in positions {
      var isFirst = true
      for spoken in position.alternatives where spoken.stop.element.isInteractive {
        let lead = isFirst ? DisplayText.rightAligned(String(position.number), to: width) + "  " : margin
        let place = isFirst ? places.text(for: spoken.stop.element) : ""
        isFirst = false
        lines.append(DisplayText.spread(lead + names(of: spoken, voiceControl), place, to: style.pageWidth))
        lines += voiceControl.visibleTextNotSpoken(of: spoken.stop).map { text in
          "\(margin)shown, and no name: \"\(DisplayText.line(text.rendered))\""
        }
      }
    }
    if lines.count == 1 { lines.append("\(margin)(nothing to say)") }
    lines += numberedClashes(voiceControl).map { clash in
      let holders = clash.numbers.map(String.init).joined(separator: ", ")
      let reason = clash.isRepetition && clash.numbers.count == 1 ? "every repetition of \(holders)" : holders
      return "\(margin)clash: \"\(DisplayText.line(clash.name))\" is a name of \(reason)"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func names(of spoken: SpokenStop, _ voiceControl: VoiceControl) -> String {
    let names = voiceControl.names(of: spoken.stop).map { "\"\(DisplayText.line($0.rendered))\"" }
    let conditions = spoken.stop.when.map { DisplayText.line($0.description) }.joined(separator: ", ")
    let suffix = conditions.isEmpty ? "" : "  when \(conditions)"
    if !names.isEmpty { return names.joined(separator: ", ") + suffix }
    let isDimmed = spoken.stop.element.traits.contains(.notEnabled)
    return "(\(isDimmed ? "dimmed" : "no name")) \(spoken.heard)" + suffix
  }
}
