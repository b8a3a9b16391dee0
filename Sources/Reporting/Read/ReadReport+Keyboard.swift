import AccessibilityModel
import AssistiveTechnologies
import SourceModel

extension ReadReport {
  /// What Full Keyboard Access and Switch Control stop at on every screen, and what they pass by.
  public func keyboardText(style: TextStyle = .plain) -> String {
    screens.map { $0.keyboardText(style) }.joined(separator: "\n")
  }
}

extension ScreenTranscript {
  fileprivate func keyboardText(_ style: TextStyle) -> String {
    let width = max(2, String(positions.last?.number ?? 0).utf8.count)
    let margin = String(repeating: " ", count: width + 2)
    let places = StopPlaces(self)
    var lines = [screen.heading(style)]
    var passed = 0
    for position in positions {
      var isFirst = true
      for spoken in position.alternatives {
        guard let element = spoken.reach else { continue }
        let lead = isFirst ? DisplayText.rightAligned(String(position.number), to: width) + "  " : margin
        let place = isFirst ? places.text(for: spoken.stop.element) : ""
        isFirst = false
        let conditions = spoken.stop.when.map { DisplayText.line($0.description) }.joined(separator: ", ")
        let suffix = conditions.isEmpty ? "" : "  when \(conditions)"
        let words = spoken.heard.isEmpty ? "(nothing)" : spoken.heard
        lines.append(DisplayText.spread(lead + words + suffix, place, to: style.pageWidth))
        if let obstacle = element.obstacle {
          passed += 1
          lines.append("\(margin)passed by: \(obstacle.words)")
        }
        lines += element.unreachableGestures.map { "\(margin)out of reach: \($0.words)" }
      }
    }
    if lines.count == 1 { lines.append("\(margin)(nothing to stop at)") }
    if passed > 0 { lines.append("\(margin)\(passed) passed by") }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension SpokenStop {
  /// nil for what only informs.
  var reach: ReachableElement? { Reachability().focusable([stop]).first }

  /// `null` for what only informs.
  var keyboardJSON: JSONValue {
    guard let reach else { return .null }
    return [
      "reachable": .bool(reach.isReachable), "obstacle": JSONValue(reach.obstacle?.words),
      "unreachableGestures": JSONValue(reach.unreachableGestures.map(\.words)),
    ]
  }
}

extension ReachableElement.Obstacle {
  fileprivate var words: String {
    switch self {
    case .disabled: "dimmed"
    case .gestureOnly: "only a gesture acts on it"
    }
  }
}

extension Gesture {
  /// "double tap", "long press".
  fileprivate var words: String {
    switch kind {
    case .tap: count == 1 ? "tap" : count == 2 ? "double tap" : "\(count) taps"
    case .longPress: "long press"
    case .drag: "drag"
    case .magnify: "pinch"
    case .rotate: "rotation"
    case .other: "gesture"
    }
  }
}
