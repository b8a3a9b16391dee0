import AccessibilityModel
import Navigation
import SourceModel

/// How the screens of an app lead to each other, in the forms of `earshot map`.
public struct MapReport: Sendable {
  public let map: ScreenMap

  public init(_ map: ScreenMap) { self.map = map }

  /// Screens that are listed among the furthest.
  static let furthestLimit = 10

  /// Where an edge ends, in words.
  package func name(of end: ScreenMap.End) -> String {
    switch end {
    case .screen(let number): map.screens[number].name
    case .elsewhere(let name): name
    case .outside(let what): "outside: \(what)"
    case .unknown(let code): "unknown: \(code)"
    }
  }

  static func place(_ range: SourceRange) -> String { "\(range.file.path):\(range.startPosition.line)" }
}

extension ScreenMap.Edge {
  /// What a person does, in words.
  package var deed: String {
    if let control { return control.heard.isEmpty ? "(says nothing)" : control.heard }
    return cause ?? ""
  }
}

extension ControlCost {
  /// Such as `14 swipes; 3 by headings: 1 flick, 2 swipes`.
  package var inWords: String {
    let swiping = (isAtLeast ? "at least " : "") + DisplayText.count(swipes, "swipe")
    guard let rotor else { return swiping }
    let rest = rotor.swipes == 0 ? "" : ", \(DisplayText.count(rotor.swipes, "swipe"))"
    return "\(swiping); \(best) by \(rotor.rotor): \(DisplayText.count(rotor.flicks, "flick"))\(rest)"
  }
}
