import AccessibilityModel
import SourceModel

extension ReadReport {
  /// A document with a heading for each screen and a numbered list of its stops.
  public func markdown() -> String {
    let head = given.isEmpty ? "" : "Given: " + given.map { "`\(DisplayText.line($0))`" }.joined(separator: ", ") + "\n\n"
    return head + screens.map(\.markdown).joined(separator: "\n")
  }
}

extension ScreenTranscript {
  fileprivate var markdown: String {
    let place = "\(DisplayText.line(screen.source.file.path)):\(screen.source.startPosition.line)"
    var lines = ["## \(screen.title.escapedForMarkdown)", "", "`\(place)`", ""]
    if positions.isEmpty { lines.append("Nothing to swipe to.") }
    for position in positions {
      // As wide as the number and its dot, so that what belongs to an item stays in it.
      let indent = String(repeating: " ", count: String(position.number).count + 2)
      for (index, spoken) in position.alternatives.enumerated() {
        let lead = index == 0 ? "\(position.number). " : "\(indent)or "
        let end = index + 1 < position.alternatives.count ? "  " : ""
        lines.append(lead + spoken.markdownLine + end)
      }
      for detail in position.alternatives.flatMap(\.markdownDetails).unique { lines.append("\(indent)- \(detail)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension SpokenStop {
  fileprivate var markdownLine: String {
    var notes =
      stop.when.isEmpty
      ? [] : ["when " + stop.when.map { "`\(DisplayText.line($0.description))`" }.joined(separator: ", ")]
    notes += stop.repeats.map { "`\(DisplayText.line($0))`" }
    let text = heard.escapedForMarkdown
    return notes.isEmpty ? text : "\(text) (\(notes.joined(separator: "; ")))"
  }

  fileprivate var markdownDetails: [String] {
    var details: [String] = []
    let element = stop.element
    if let hint = utterance.spokenHint { details.append("hint: \(hint)") }
    let actions = stop.offeredActions
    if !actions.isEmpty { details.append("actions: " + actions.map(\.described).joined(separator: ", ")) }
    details += stop.offeredContent.map(\.described)
    if !untranslated.isEmpty { details.append("untranslated: " + untranslated.joined(separator: "; ")) }
    if element.certainty != .known {
      details.append(
        (element.certainty == .opaque ? "unknown: " : "uncertain: ") + element.shownReasons.joined(separator: "; "))
    }
    return details.map { DisplayText.line($0).escapedForMarkdown }
  }
}

extension [String] {
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension String {
  /// So that text from an app cannot become markup.
  public var escapedForMarkdown: String {
    map { "\\`*_{}[]<>#|".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
