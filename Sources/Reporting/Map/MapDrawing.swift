import AccessibilityModel
import Navigation

/// Draws a map as SVG: a box for each screen, in it a line of text for each way that leads on, and from there a line to
/// the next box. All that lines show is also said in the text, so nothing is lost on those who do not see them.
struct MapDrawing {
  private let report: MapReport
  private let rows: [[ScreenMap.Edge]]
  private let layout: MapLayout
  private var map: ScreenMap { report.map }

  private static let lineHeight = 18
  private static let padding = 10
  private static let columns = 64
  /// Wide enough for most letters at 12 points; a box is never narrower than its text.
  private static let columnWidth = 7

  init(_ report: MapReport) {
    self.report = report
    rows = report.map.screens.indices.map { report.map.edges(from: $0) }
    let rows = rows
    let sizes = report.map.screens.indices.map { number -> (width: Int, height: Int) in
      let screen = report.map.screens[number]
      let texts = [Self.cut(screen.name), Self.facts(of: screen)] + rows[number].map { Self.text(of: $0, report) }
      let longest = texts.map(DisplayText.width).max() ?? 0
      return (longest * Self.columnWidth + 2 * Self.padding, (rows[number].count + 2) * Self.lineHeight + 2 * Self.padding)
    }
    layout = MapLayout(report.map, sizes: sizes)
  }

  func svg() -> String {
    let known = map.edges.count { $0.isKnown }
    let open = map.edges.count - known
    let unknown = open == 0 ? "" : " Of \(DisplayText.count(open, "way")) only run time knows the end."
    let summary = "\(DisplayText.count(map.screens.count, "screen")) and \(DisplayText.count(map.edges.count, "way")) "
      + "between them. Each box is a screen with the controls that lead on.\(unknown)"
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(layout.width) \(layout.height)\" "
        + "width=\"\(layout.width)\" height=\"\(layout.height)\" class=\"earshot-map\" role=\"group\" aria-labelledby=\"map-title map-desc\">",
      "<title id=\"map-title\">Map of screens</title>", "<desc id=\"map-desc\">\(summary)</desc>", Self.style,
      "<rect class=\"page\" width=\"100%\" height=\"100%\"/>", "<g class=\"lines\" aria-hidden=\"true\">",
    ]
    for number in map.screens.indices { lines += curves(from: number) }
    lines.append("</g>")
    for number in map.screens.indices { lines += box(of: number) }
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  private static let style = """
    <style>
    .earshot-map .page { fill: #ffffff; }
    .earshot-map text { font: 12px -apple-system, "Helvetica Neue", Helvetica, Arial, sans-serif; fill: #1b1b1f; }
    .earshot-map .name { font-weight: 700; font-size: 13px; } .earshot-map .facts { fill: #55555c; }
    .earshot-map .box { fill: #f5f6f9; stroke: #6b6f7a; } .earshot-map .start .box { stroke-width: 2.5; }
    .earshot-map .lines path { fill: none; stroke: #5a6b9a; stroke-width: 1.4; }
    .earshot-map .lines .open { stroke-dasharray: 5 4; }
    @media (prefers-color-scheme: dark) {
    .earshot-map .page { fill: #17181c; } .earshot-map text { fill: #ececf0; }
    .earshot-map .facts { fill: #b4b6c0; } .earshot-map .box { fill: #24262d; stroke: #8d92a0; }
    .earshot-map .lines path { stroke: #8fa3dd; }
    }
    </style>
    """

  // MARK: - Boxes

  private func box(of number: Int) -> [String] {
    let screen = map.screens[number]
    let box = layout.boxes[number]
    let left = box.x + Self.padding
    var baseline = box.y + Self.padding + 13
    var lines = [
      "<g role=\"group\" aria-label=\"\(Self.escaped(screen.name))\"\(screen.isStart ? " class=\"start\"" : "")>",
      "<rect class=\"box\" x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(box.height)\" rx=\"8\"/>",
      "<text class=\"name\" x=\"\(left)\" y=\"\(baseline)\">\(Self.escaped(Self.cut(screen.name)))</text>",
    ]
    baseline += Self.lineHeight
    lines.append("<text class=\"facts\" x=\"\(left)\" y=\"\(baseline)\">\(Self.escaped(Self.facts(of: screen)))</text>")
    for edge in rows[number] {
      baseline += Self.lineHeight
      lines.append("<text x=\"\(left)\" y=\"\(baseline)\">\(Self.escaped(Self.text(of: edge, report)))</text>")
    }
    lines.append("</g>")
    return lines
  }

  private static func facts(of screen: ScreenMap.Node) -> String {
    let stops = DisplayText.count(screen.cost.stops, "stop")
    if screen.isStart { return "\(stops), start" }
    guard let way = screen.fromStart else { return stops }
    let taps = DisplayText.count(way.activations, "double tap")
    return "\(stops), \(DisplayText.count(way.swipes, "swipe")) and \(taps) from a start"
  }

  private static func text(of edge: ScreenMap.Edge, _ report: MapReport) -> String {
    let end = report.name(of: edge.to)
    let deed = edge.control == nil && edge.kind == .content ? "" : cut(edge.deed, to: 34) + " "
    let cost = edge.control?.cost.map { ", \($0.best)" } ?? ""
    return cut("\(deed)→ \(end) (\(edge.kind.rawValue)\(cost))")
  }

  private static func cut(_ text: String, to columns: Int = MapDrawing.columns) -> String {
    let line = DisplayText.line(text)
    return line.count > columns ? line.prefix(columns - 1) + "…" : line
  }

  // MARK: - Lines

  private func curves(from number: Int) -> [String] {
    let box = layout.boxes[number]
    return rows[number].enumerated().compactMap { row, edge in
      guard case .screen(let to) = edge.to, to != number else { return nil }
      let target = layout.boxes[to]
      let startX = box.x + box.width
      let startY = box.y + Self.padding + (row + 2) * Self.lineHeight + Self.lineHeight / 2
      let endY = target.y + Self.padding + Self.lineHeight / 2
      let isForward = target.x > box.x
      let endX = isForward ? target.x : target.x + target.width
      let bend = isForward ? max(40, (endX - startX) / 2) : 60
      let approach = isForward ? endX - bend : endX + bend
      let look = edge.control == nil ? " class=\"open\"" : ""
      let curve = "M\(startX) \(startY)C\(startX + bend) \(startY) \(approach) \(endY) \(endX) \(endY)"
      // The head of the arrow.
      let back = isForward ? endX - 7 : endX + 7
      return "<path\(look) d=\"\(curve)M\(back) \(endY - 4)L\(endX) \(endY)L\(back) \(endY + 4)\"/>"
    }
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // What XML has no place for.
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
