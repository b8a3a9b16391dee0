import InterfaceFiles
import SourceModel
import SwiftSource

/// Outlets of what lies in a view that an interface file hides and whose own outlet no code ever uses: nobody meets it.
enum HiddenOutlets {
  private struct HiddenView {
    let owner: String
    /// Its own outlets.
    let names: Set<String>
    /// Those of what lies in it.
    let inner: Set<String>
  }

  /// The names of the outlets by the class that has them.
  static func names(in documents: [InterfaceDocument], _ files: [FileDeclarations]) -> [String: Set<String>] {
    let views = documents.flatMap(\.scenes).flatMap(hiddenViews)
    guard !views.isEmpty else { return [:] }
    let met = used(of: views.reduce(into: []) { $0.formUnion($1.names) }, in: files.map(\.file))
    return views.filter { $0.names.isDisjoint(with: met) }.reduce(into: [:]) { $0[$1.owner, default: []].formUnion($1.inner) }
  }

  private static func hiddenViews(in scene: InterfaceScene) -> [HiddenView] {
    guard let owner = scene.owner, let name = owner["customClass"] else { return [] }
    let hidden = scene.objects.flatMap(outermostHidden)
    guard !hidden.isEmpty else { return [] }
    var outlets: [String: Set<String>] = [:]
    for connection in owner.connections {
      switch connection.kind {
      case .outlet(let property), .outletCollection(let property): outlets[connection.destination, default: []].insert(property)
      default: break
      }
    }
    return hidden.compactMap { view in
      // What has no name in code may still be found by it, as among the views of a stack.
      guard let names = view["id"].flatMap({ outlets[$0] }) else { return nil }
      let inner = view.withDescendants.dropFirst().compactMap { $0["id"] }.flatMap { outlets[$0] ?? [] }
      return HiddenView(owner: name, names: names, inner: Set(inner))
    }
  }

  private static func outermostHidden(in node: XMLNode) -> [XMLNode] {
    node.isYes("hidden") ? [node] : node.children.flatMap(outermostHidden)
  }

  /// Those of some names that stand anywhere in code, their declarations aside.
  private static func used(of names: Set<String>, in files: [SourceFile]) -> Set<String> {
    let wanted = SoughtWords(names)
    var used: Set<String> = []
    for file in files where names.contains(where: file.mayHold) {
      let bytes = file.bytes
      var before = 0..<0
      WordScanner.forEachWord(of: bytes) { range in
        defer { before = range }
        guard let name = wanted.word(in: bytes, at: range), !bytes[before].elementsEqual("var".utf8) else { return }
        used.insert(name)
      }
    }
    return used
  }
}
