import AccessibilityModel
import AssistiveTechnologies
import Reporting
import Rules
import SourceModel

// What stands above each view, and at the ends of lines.
extension LanguageServer {
  func codeLenses(_ document: AnalysedDocument) -> JSONValue {
    guard preferences.showsCodeLenses else { return [] }
    let index = document.index
    let findings = index.findings.values.joined()
    let lenses = index.analysis.screens.filter { $0.source.file === document.file }.map { screen -> JSONValue in
      let stops = index.transcript(of: screen).positions.count
      let number = findings.count { $0.view == screen.name && $0.certainty != .review }
      let title = Self.counted(stops, "stop") + (number > 0 ? ", " + Self.counted(number, "finding") : "")
      return [
        "range": screen.source.json(client.encoding),
        "command": [
          "title": .string(title), "command": .string(Self.hearCommand),
          "arguments": [["textDocument": ["uri": .string(document.uri)], "view": .string(screen.name)]],
        ],
      ]
    }
    return .array(lenses)
  }

  private static func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  func inlayHints(_ params: JSONValue, _ document: AnalysedDocument) -> JSONValue {
    guard preferences.showsInlayHints else { return [] }
    let file = document.file
    let first = TextPosition(params["range"]?["start"])?.line ?? 0
    let last = TextPosition(params["range"]?["end"])?.line ?? file.lineCount
    let lines = HeardLines(file, document.index).byLine
    return .array(
      lines.filter { (first...max(first, last)).contains($0.key - 1) }.sorted { $0.key < $1.key }.map { line, heard in
        let end = file.startOfLine(number: line) + file.line(line).utf8.count
        return [
          "position": file.textPosition(at: end, client.encoding).json, "label": .string(heard.label),
          "tooltip": .string(heard.all), "paddingLeft": true,
        ]
      })
  }
}

/// What is heard of what the lines of a file make, on the screens that the file declares.
struct HeardLines {
  struct Heard {
    fileprivate var texts: [String] = []

    /// Short enough to stand behind code.
    var label: String {
      let shown = texts.prefix(HeardLines.limit).joined(separator: " · ")
      let further = texts.count - HeardLines.limit
      return "🔊 " + shown + (further > 0 ? " · +\(further)" : "")
    }

    var all: String { texts.joined(separator: "\n") }
  }

  /// Texts of a line that are written out.
  private static let limit = 2

  /// By line, counted from 1.
  private(set) var byLine: [Int: Heard] = [:]

  init(_ file: SourceFile, _ index: WorkspaceIndex) {
    for screen in index.screens where screen.source.file === file && screen.kind != .preview {
      for spoken in index.transcript(of: screen).stops {
        guard let place = Self.place(of: spoken.stop.element, in: file) else { continue }
        let conditions = spoken.stop.when.map(\.description).joined(separator: ", ")
        let text = spoken.heard + (conditions.isEmpty ? "" : " (when \(conditions))")
        let line = place.startPosition.line
        if byLine[line]?.texts.contains(text) != true { byLine[line, default: Heard()].texts.append(text) }
      }
    }
  }

  /// The call in the file that makes the element, or the innermost use of a component there.
  private static func place(of element: AccessibilityElement, in file: SourceFile) -> SourceRange? {
    if element.source.file === file { return element.source }
    return element.callSites.last { $0.source.file === file }?.source
  }
}
