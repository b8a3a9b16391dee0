import AccessibilityModel
import AssistiveTechnologies
import Reporting
import SourceModel

// What is heard at a place.
extension LanguageServer {
  func hover(_ params: JSONValue, _ document: AnalysedDocument) -> JSONValue {
    guard let position = TextPosition(params["position"]) else { return .null }
    let offset = document.file.offset(of: position, client.encoding)
    guard let heard = HeardPlace(at: offset, in: document.file, document.index) else { return .null }
    let page = HeardPage(heard, document.index.analysis.voiceControl)
    let text = client.takesMarkdown ? page.markdown : page.plain
    return [
      "contents": ["kind": client.takesMarkdown ? "markdown" : "plaintext", "value": .string(text)],
      "range": heard.place.json(client.encoding),
    ]
  }
}

/// What is heard of a place, for a hover.
struct HeardPage {
  private let blocks: [Block]
  private let furtherUses: Int

  /// What is the same in all uses that are named.
  private struct Block: Hashable {
    var uses: [String]
    var lines: [Line]
  }

  private struct Line: Hashable {
    var text: String
    var conditions: [String]
    var details: [String]
  }

  /// Places of a component that are written out, and alternatives of each.
  private static let positionLimit = 8
  private static let alternativeLimit = 8
  /// Where more is heard than this, as of a large component, hints and actions would fill pages.
  private static let detailedLimit = 24
  /// Lines of what is heard; nobody reads further.
  private static let lineLimit = 40
  private static let detailLength = 300

  init(_ heard: HeardPlace, _ voiceControl: VoiceControl) {
    furtherUses = heard.furtherUses
    let isAlone = heard.uses.count == 1 && heard.uses[0].screen.source.file === heard.place.file
    var blocks: [Block] = []
    let total = heard.uses.reduce(0) { $0 + Self.lineCount($1) }
    for use in heard.uses {
      let lines = Self.lines(use, total <= Self.detailedLimit ? voiceControl : nil)
      let name = isAlone ? [] : [Self.name(of: use, around: heard.place)]
      if let index = blocks.firstIndex(where: { $0.lines == lines }) {
        for name in name where !blocks[index].uses.contains(name) { blocks[index].uses.append(name) }
      } else {
        blocks.append(Block(uses: name, lines: lines))
      }
    }
    self.blocks = Self.cut(blocks)
  }

  private static func lineCount(_ use: HeardPlace.Use) -> Int {
    use.positions.prefix(positionLimit).reduce(0) { $0 + min($1.alternatives.count, alternativeLimit) }
  }

  private static func cut(_ blocks: [Block]) -> [Block] {
    var left = lineLimit
    return blocks.map { block in
      var block = block
      let further = block.lines.count - max(left, 1)
      left -= block.lines.count
      guard further > 0 else { return block }
      block.lines.removeLast(further)
      block.lines.append(Line(text: "… and \(further) more", conditions: [], details: []))
      return block
    }
  }

  /// `JournalScreen, line 24`: the screen, and the use on it where the place is in a component.
  private static func name(of use: HeardPlace.Use, around place: SourceRange) -> String {
    guard let site = use.callSites.last(where: { $0.source != place }) else { return use.screen.name }
    return "\(use.screen.name), line \(site.source.startPosition.line)"
  }

  /// - Parameter voiceControl: nil to tell nothing but what is heard.
  private static func lines(_ use: HeardPlace.Use, _ voiceControl: VoiceControl?) -> [Line] {
    if use.positions.isEmpty {
      return [Line(text: "(not reached: hidden, or part of another element)", conditions: [], details: [])]
    }
    var lines: [Line] = []
    for position in use.positions.prefix(positionLimit) {
      for spoken in position.alternatives.prefix(alternativeLimit) {
        let conditions = spoken.stop.when.map(\.description) + spoken.stop.repeats
        let details = voiceControl.map { self.details(of: spoken, $0) } ?? []
        lines.append(Line(text: spoken.heard, conditions: conditions, details: details))
      }
      let others = position.alternatives.count - alternativeLimit
      if others > 0 { lines.append(Line(text: "… and \(others) more alternatives", conditions: [], details: [])) }
    }
    let further = use.positions.count - positionLimit
    if further > 0 { lines.append(Line(text: "… and \(further) more stops", conditions: [], details: [])) }
    return lines
  }

  private static func details(of spoken: SpokenStop, _ voiceControl: VoiceControl) -> [String] {
    var details = spoken.details.filter { !$0.hasPrefix("Voice Control: ") }
    let names = voiceControl.names(of: spoken.stop).map { "\"\($0.rendered)\"" }
    if !names.isEmpty { details.append("Voice Control: " + names.joined(separator: ", ")) }
    if spoken.stop.element.certainty != .known { details += spoken.doubts }
    return details.map { $0.count > detailLength ? $0.prefix(detailLength) + "…" : $0 }
  }

  var markdown: String {
    let texts = blocks.map { block -> String in
      var lines = block.uses.isEmpty ? [] : ["In " + block.uses.map(Self.code).joined(separator: "; ") + ":", ""]
      for line in block.lines {
        let when = line.conditions.isEmpty ? "" : " — when " + line.conditions.map(Self.code).joined(separator: ", ")
        lines.append("- **\(line.text.escapedForMarkdown)**\(when)")
        lines += line.details.map { "  - \($0.escapedForMarkdown)" }
      }
      return lines.joined(separator: "\n")
    }
    return "VoiceOver says\n\n" + (texts + further).joined(separator: "\n\n")
  }

  var plain: String {
    let texts = blocks.map { block -> String in
      var lines = block.uses.isEmpty ? [] : ["In " + block.uses.joined(separator: "; ") + ":"]
      for line in block.lines {
        let when = line.conditions.isEmpty ? "" : "  when " + line.conditions.joined(separator: ", ")
        lines.append(line.text + when)
        lines += line.details.map { "  \($0)" }
      }
      return lines.joined(separator: "\n")
    }
    return (texts + further).joined(separator: "\n\n")
  }

  private var further: [String] { furtherUses > 0 ? ["and in \(furtherUses) more uses"] : [] }

  /// As code, also with the signs that mean code.
  private static func code(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.contains("`") ? "`` \(line) ``" : "`\(line)`"
  }
}
