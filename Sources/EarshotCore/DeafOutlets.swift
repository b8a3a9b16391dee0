import InterfaceFiles
import Rules
import SourceModel

/// Outlets of controls that an interface file keeps touches away from at first: code that lets them have touches is all that
/// ever makes them work.
enum DeafOutlets {
  /// By the class that has the outlets, their names.
  static func all(in documents: [InterfaceDocument]) -> [String: [String: [DeafOutlet]]] {
    documents.flatMap(\.scenes).reduce(into: [:]) { result, scene in
      let nodes = scene.objects.flatMap(\.withDescendants)
      let deaf = nodes.reduce(into: [String: DeafOutlet]()) { deaf, node in
        guard node["userInteractionEnabled"] == "NO", let id = node["id"] else { return }
        deaf[id] = DeafOutlet(attribute: attribute(of: node))
      }
      guard !deaf.isEmpty else { return }
      for owner in scene.placeholders + nodes {
        guard let name = owner["customClass"] else { continue }
        for connection in owner.connections {
          guard case .outlet(let property) = connection.kind, let outlet = deaf[connection.destination] else { continue }
          result[name, default: [:]][property, default: []].append(outlet)
        }
      }
    }
  }

  /// `userInteractionEnabled="NO"` as it is written; nil where the control is disabled besides.
  private static func attribute(of node: XMLNode) -> SourceRange? {
    guard node["enabled"] == nil, let value = node.attribute("userInteractionEnabled")?.valueRange else { return nil }
    let range = SourceRange(file: value.file, start: value.start - "userInteractionEnabled=".utf8.count, end: value.end)
    return range.text.hasPrefix("userInteractionEnabled=") ? range : nil
  }
}
