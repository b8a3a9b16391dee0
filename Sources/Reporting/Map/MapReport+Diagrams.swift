import AccessibilityModel
import Navigation

extension MapReport {
  /// A flowchart for Markdown pages that draw Mermaid.
  public func mermaid() -> String {
    var lines = ["flowchart TD"]
    for (number, screen) in map.screens.enumerated() {
      let name = Self.mermaidText(screen.name)
      lines.append("  s\(number)" + (screen.isStart ? "([\"\(name)\"])" : "[\"\(name)\"]"))
    }
    for (number, edge) in map.edges.enumerated() {
      var end = "e\(number)"
      if case .screen(let screen) = edge.to {
        end = "s\(screen)"
      } else {
        lines.append("  \(end)>\"\(Self.mermaidText(name(of: edge.to)))\"]")
      }
      let arrow = edge.isKnown && edge.control != nil ? "-->" : "-.->"
      lines.append("  s\(edge.from) \(arrow)|\"\(Self.mermaidText(caption(of: edge)))\"| \(end)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A graph for Graphviz.
  public func dot() -> String {
    var lines = [
      "digraph screens {", "  rankdir=LR;", "  node [shape=box, style=rounded, fontname=\"Helvetica\"];",
      "  edge [fontname=\"Helvetica\", fontsize=10];",
    ]
    for (number, screen) in map.screens.enumerated() {
      let weight = screen.isStart ? ", penwidth=2" : ""
      lines.append("  s\(number) [label=\(Self.dotText(screen.name))\(weight)];")
    }
    for (number, edge) in map.edges.enumerated() {
      var end = "e\(number)"
      if case .screen(let screen) = edge.to {
        end = "s\(screen)"
      } else {
        lines.append("  \(end) [label=\(Self.dotText(name(of: edge.to))), shape=note];")
      }
      let look = edge.isKnown && edge.control != nil ? "" : ", style=dashed"
      lines.append("  s\(edge.from) -> \(end) [label=\(Self.dotText(caption(of: edge)))\(look)];")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  /// What stands beside an arrow.
  func caption(of edge: ScreenMap.Edge) -> String {
    let deed = edge.control == nil && edge.kind == .content ? "" : edge.deed
    let short = deed.count > 40 ? deed.prefix(39) + "…" : deed
    return short.isEmpty ? edge.kind.rawValue : "\(edge.kind.rawValue): \(short)"
  }

  /// Within quotation marks, Mermaid reads entities; a hash begins one.
  static func mermaidText(_ text: String) -> String {
    var result = ""
    for character in DisplayText.line(text) {
      switch character {
      case "#": result += "#35;"
      case "\"": result += "#quot;"
      case "<": result += "#lt;"
      case ">": result += "#gt;"
      case "`": result += "#96;"
      case "|": result += "#124;"
      case "\\": result += "#92;"
      default: result.append(character)
      }
    }
    return result
  }

  static func dotText(_ text: String) -> String {
    let escaped = DisplayText.line(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
