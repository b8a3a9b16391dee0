import AccessibilityModel
import SourceModel

/// How a recording and the prediction agree, ready to be written.
public struct RecordingReport: Sendable {
  public var comparisons: [RecordingComparison]
  /// Recorded screens that no view answers to.
  public var unknownViews: [String]

  public init(comparisons: [RecordingComparison], unknownViews: [String] = []) {
    self.comparisons = comparisons
    self.unknownViews = unknownViews
  }

  /// Everything that was recorded was predicted, and the other way round.
  public var isAllAsPredicted: Bool { unknownViews.isEmpty && comparisons.allSatisfy { $0.differing == 0 } }

  /// - Parameter showsAll: Whether to list what agrees as well.
  public func text(showsAll: Bool) -> String {
    var lines: [String] = []
    for comparison in comparisons {
      lines.append("\(DisplayText.line(comparison.view)): \(comparison.agreeing) of \(comparison.recorded) as predicted")
      for step in comparison.steps { lines += step.lines(showsAll: showsAll) }
      lines.append("")
    }
    for view in unknownViews { lines.append("\(DisplayText.line(view)): no view of this name was found") }
    if !unknownViews.isEmpty { lines.append("") }
    let agreeing = comparisons.reduce(0) { $0 + $1.agreeing }
    let recorded = comparisons.reduce(0) { $0 + $1.recorded }
    let unheard = comparisons.reduce(0) { $0 + $1.unheard }
    let screens = DisplayText.count(comparisons.count, "screen")
    lines.append(
      "\(agreeing) of \(DisplayText.count(recorded, "utterance")) on \(screens) as predicted; "
        + "\(DisplayText.count(unheard, "stop")) predicted and not heard")
    return lines.joined(separator: "\n") + "\n"
  }

  public func json() -> String {
    JSONValue.object([
      .init("schema", .integer(Recording.schema)),
      .init("tool", .object([.init("name", .string(Tool.name)), .init("version", .string(Tool.version))])),
      .init(
        "screens",
        .array(
          comparisons.map { comparison in
            .object([
              .init("view", .string(comparison.view)), .init("recorded", .integer(comparison.recorded)),
              .init("agreeing", .integer(comparison.agreeing)), .init("unheard", .integer(comparison.unheard)),
              .init("steps", .array(comparison.steps.map(\.json))),
            ])
          })),
      .init("unknownViews", JSONValue(unknownViews)),
    ]).document()
  }
}

extension RecordingComparison {
  /// Stops that were predicted without a condition and not heard.
  public var unheard: Int { steps.count { if case .unheard = $0 { true } else { false } } }
}

extension RecordingComparison.Step {
  fileprivate func lines(showsAll: Bool) -> [String] {
    switch self {
    case .agrees(let recorded, let place):
      showsAll ? ["  as predicted  \(quoted(recorded))  \(place.described)"] : []
    case .differs(let recorded, let predicted, let place):
      [
        "  recorded      \(quoted(recorded))  \(place.described)",
        "  predicted     \(quoted(predicted))" + place.reason,
      ]
    case .unpredicted(let recorded): ["  unpredicted   \(quoted(recorded))"]
    case .unheard(let predicted, let place):
      ["  not heard     \(quoted(predicted))  \(place.described)" + place.reason]
    }
  }

  private func quoted(_ text: String) -> String { "\"\(DisplayText.line(text))\"" }

  fileprivate var json: JSONValue {
    switch self {
    case .agrees(let recorded, let place):
      .object([.init("kind", "agrees"), .init("recorded", .string(recorded))] + place.json)
    case .differs(let recorded, let predicted, let place):
      .object(
        [.init("kind", "differs"), .init("recorded", .string(recorded)), .init("predicted", .string(predicted))]
          + place.json)
    case .unpredicted(let recorded): .object([.init("kind", "unpredicted"), .init("recorded", .string(recorded))])
    case .unheard(let predicted, let place):
      .object([.init("kind", "unheard"), .init("predicted", .string(predicted))] + place.json)
    }
  }
}

extension RecordingComparison.Place {
  private var source: SourceRange { stop.stop.element.source }

  fileprivate var described: String {
    "stop \(number), \(DisplayText.line(source.file.path)):\(source.startPosition.line)"
  }

  /// Why the prediction may be wrong, where it knows by itself.
  fileprivate var reason: String {
    let element = stop.stop.element
    if case .symbol(let name, recorded: false)? = element.label?.origin {
      return "  (what the system calls '\(DisplayText.line(name))' is not known)"
    }
    guard element.certainty != .known, let reason = element.shownReasons.first else { return "" }
    return "  (uncertain: \(DisplayText.line(reason)))"
  }

  fileprivate var json: [JSONValue.Member] {
    let position = source.startPosition
    return [
      .init("stop", .integer(number)), .init("file", .string(source.file.path)), .init("line", .integer(position.line)),
      .init("column", .integer(position.column)),
    ]
  }
}
