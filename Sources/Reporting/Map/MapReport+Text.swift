import AccessibilityModel
import Navigation
import SourceModel

extension MapReport {
  /// The map for people: each screen with the ways that lead on, then what is furthest.
  public func text(style: TextStyle = .plain) -> String {
    guard !map.screens.isEmpty else { return "No screens were found.\n" }
    var lines: [String] = []
    for (number, screen) in map.screens.enumerated() {
      lines += head(of: screen, style)
      for edge in map.edges(from: number) { lines += self.lines(of: edge, style) }
      lines.append("")
    }
    lines += furthest("Main actions, furthest first", map.furthestMainActions, style)
    lines += furthest("Furthest controls", map.furthestControls, style)
    lines.append(totals)
    return lines.joined(separator: "\n") + "\n"
  }

  private func head(of screen: ScreenMap.Node, _ style: TextStyle) -> [String] {
    let name = style(.bold, DisplayText.line(screen.name))
    var facts = [DisplayText.count(screen.cost.stops, "stop") + (screen.cost.repeats ? " with one row of each list" : "")]
    if screen.isStart {
      facts.append("start")
    } else if let way = screen.fromStart {
      facts.append("\(DisplayText.count(way.swipes, "swipe")) and \(DisplayText.count(way.activations, "double tap")) from a start")
    } else {
      facts.append("no way from a start was found")
    }
    return ["\(name)  \(style(.faint, DisplayText.line(Self.place(screen.place))))", "  " + facts.joined(separator: ", ")]
  }

  private func lines(of edge: ScreenMap.Edge, _ style: TextStyle) -> [String] {
    let end = DisplayText.line(name(of: edge.to))
    let by = edge.control == nil && edge.kind == .content ? "" : "  \(DisplayText.line(edge.deed))"
    var line = "  → \(end) (\(edge.kind.rawValue))\(by)"
    if let cost = edge.control?.cost { line += style(.faint, "  \(cost.inWords)") }
    var lines = [line]
    if !edge.when.isEmpty { lines.append("      when \(DisplayText.line(edge.when.joined(separator: ", ")))") }
    return lines
  }

  private func furthest(
    _ title: String, _ list: [(screen: ScreenMap.Node, control: ControlCost)], _ style: TextStyle
  ) -> [String] {
    let shown = list.filter { $0.control.best > 0 }.prefix(Self.furthestLimit)
    guard !shown.isEmpty else { return [] }
    let rows = shown.map { entry in
      let words = "\(DisplayText.line(entry.control.heard)): \(entry.control.inWords)"
      return "  \(DisplayText.padded(DisplayText.line(entry.screen.name), to: 32))  \(words)"
    }
    return [style(.bold, title)] + rows + [""]
  }

  private var totals: String {
    let unknown = map.edges.count { !$0.isKnown }
    return "\(DisplayText.count(map.screens.count, "screen")), \(DisplayText.count(map.edges.count, "way")), "
      + "\(unknown) to where only run time knows"
  }
}
