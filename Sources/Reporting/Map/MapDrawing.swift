import AccessibilityModel
import Navigation

/// Draws a map: a box for each screen, in it a line of text for each way that leads on, and from there a line to the
/// next box. All that lines show is also said in the text, so nothing is lost on those who do not see them.
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

  func picture() -> MapPicture {
    MapPicture(
      width: layout.width, height: layout.height, boxes: map.screens.indices.map(box),
      lines: map.screens.indices.flatMap(curves))
  }

  // MARK: - Boxes

  private func box(of number: Int) -> MapPicture.Box {
    let screen = map.screens[number]
    let box = layout.boxes[number]
    let left = box.x + Self.padding
    var baseline = box.y + Self.padding + 13
    func label(_ text: String) -> MapPicture.Label {
      defer { baseline += Self.lineHeight }
      return MapPicture.Label(text: text, x: left, y: baseline)
    }
    return MapPicture.Box(
      x: box.x, y: box.y, width: box.width, height: box.height, isStart: screen.isStart, screen: screen.name,
      name: label(Self.cut(screen.name)), facts: label(Self.facts(of: screen)),
      ways: rows[number].map { label(Self.text(of: $0, report)) })
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

  private func curves(from number: Int) -> [MapPicture.Line] {
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
      let curve = "M\(startX) \(startY)C\(startX + bend) \(startY) \(approach) \(endY) \(endX) \(endY)"
      // The head of the arrow.
      let back = isForward ? endX - 7 : endX + 7
      return MapPicture.Line(
        path: "\(curve)M\(back) \(endY - 4)L\(endX) \(endY)L\(back) \(endY + 4)", isOpen: edge.control == nil)
    }
  }
}
