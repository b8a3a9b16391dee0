import AccessibilityModel
import Navigation

extension MapReport {
  /// The map drawn, as shapes.
  public func picture() -> MapPicture { MapDrawing(self).picture() }

  /// A drawing of the map that browsers and documents show.
  public func svg() -> String {
    let picture = picture()
    let size = "width=\"\(picture.width)\" height=\"\(picture.height)\""
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(picture.width) \(picture.height)\" "
        + "\(size) class=\"earshot-map\" role=\"group\" aria-labelledby=\"map-title map-desc\">",
      "<title id=\"map-title\">Map of screens</title>", "<desc id=\"map-desc\">\(drawingSummary)</desc>", Self.style,
      "<rect class=\"page\" width=\"100%\" height=\"100%\"/>", "<g class=\"lines\" aria-hidden=\"true\">",
    ]
    lines += picture.lines.map { "<path\($0.isOpen ? " class=\"open\"" : "") d=\"\($0.path)\"/>" }
    lines.append("</g>")
    lines += picture.boxes.flatMap(Self.elements)
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  private var drawingSummary: String {
    let open = map.edges.count { !$0.isKnown }
    let unknown = open == 0 ? "" : " Of \(DisplayText.count(open, "way")) only run time knows the end."
    return "\(DisplayText.count(map.screens.count, "screen")) and \(DisplayText.count(map.edges.count, "way")) "
      + "between them. Each box is a screen with the controls that lead on.\(unknown)"
  }

  private static func elements(of box: MapPicture.Box) -> [String] {
    func text(_ label: MapPicture.Label, _ look: String = "") -> String {
      "<text\(look) x=\"\(label.x)\" y=\"\(label.y)\">\(escaped(label.text))</text>"
    }
    return [
      "<g role=\"group\" aria-label=\"\(escaped(box.screen))\"\(box.isStart ? " class=\"start\"" : "")>",
      "<rect class=\"box\" x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(box.height)\" rx=\"8\"/>",
      text(box.name, " class=\"name\""), text(box.facts, " class=\"facts\""),
    ] + box.ways.map { text($0) } + ["</g>"]
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

  private static func escaped(_ text: String) -> String {
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
