import InterfaceFiles
import SourceModel
import SwiftSource

/// Buttons of interface files that nothing is connected with, where an action of the class of their controller is connected
/// with nothing either: somebody forgot the line between them, so a press does nothing.
enum IdleButtons {
  /// The buttons of one scene, and the class of its controller.
  private struct Idle {
    let owner: String
    let buttons: [XMLNode]
  }

  /// What an action is connected with.
  private struct Line {
    /// The selector up to its first colon: `closePressed`, `closeWithSender`.
    let action: String
    /// The class of what is told; nil where the file does not say.
    let told: String?
  }

  /// The start tags of the buttons, in order.
  ///
  /// - Parameters:
  ///   - documents: All of them, since any may connect an action.
  ///   - isReported: Whether findings are reported about a file.
  static func all(in documents: [InterfaceDocument], isReported: (SourceFile) -> Bool, _ files: [FileDeclarations]) -> [SourceRange] {
    let scenes = documents.filter { $0.isStoryboard && isReported($0.file) }.flatMap(\.scenes).compactMap(Self.idle)
    guard !scenes.isEmpty else { return [] }
    let classes = Dictionary(grouping: files.flatMap(\.types).filter { $0.kind == .classType }, by: \.name)
    let lines = documents.flatMap(\.scenes).flatMap(Self.lines)
    let sources = files.map(\.file)
    return scenes.flatMap { scene -> [SourceRange] in
      guard let types = classes[scene.owner], types.count == 1, isPlain(types[0]), !holds(types[0].range.file, reaching) else { return [] }
      let buttons = scene.buttons.filter { $0["customClass"].map { isDumb($0, classes) } ?? true }
      let loose = actions(of: types[0], files).filter { action in
        !lines.contains { connects($0, action, of: scene.owner, classes) } && !isNamed(action, in: sources)
      }
      return buttons.count == scene.buttons.count && buttons.count <= loose.count ? buttons.map(\.startTag) : []
    }
  }

  // MARK: - Scenes

  private static func idle(in scene: InterfaceScene) -> Idle? {
    guard let owner = scene.owner, let name = owner["customClass"] else { return nil }
    let reached = Set((scene.placeholders + scene.objects.flatMap(\.withDescendants)).flatMap { $0.connections.map(\.destination) })
    let found = owner.children.filter { $0["key"] == "view" }.flatMap { buttons(in: $0, reached) }
    return found.isEmpty ? nil : Idle(owner: name, buttons: found)
  }

  /// The buttons below a view that no line leads to or from. What stands in a view of another class, in a cell or in what gets
  /// no touches is that one's business.
  private static func buttons(in node: XMLNode, _ reached: Set<String>) -> [XMLNode] {
    if ["userInteractionEnabled", "enabled"].contains(where: { node[$0] == "NO" }) || node.isYes("hidden") { return [] }
    if node.name == "button" {
      let isLoose = node.connections.isEmpty && node["id"].map { !reached.contains($0) } ?? false
      return isLoose && node["tag"] == nil && node.child("menu") == nil && node.child(key: "menu") == nil ? [node] : []
    }
    if node["customClass"] != nil || node.name.hasSuffix("Cell") || node.name == "collectionReusableView" { return [] }
    return node.children.flatMap { buttons(in: $0, reached) }
  }

  private static func lines(in scene: InterfaceScene) -> [Line] {
    let nodes = scene.placeholders + scene.objects.flatMap(\.withDescendants)
    let told = Dictionary(nodes.compactMap { node in node["id"].map { ($0, node["customClass"]) } }) { first, _ in first }
    return nodes.flatMap(\.connections).compactMap { connection in
      guard case .action(let selector) = connection.kind else { return nil }
      return Line(action: String(selector.prefix { $0 != ":" }), told: told[connection.destination] ?? nil)
    }
  }

  // MARK: - Code

  /// What finds a button that has no name, or takes the touches on it.
  private static let reaching = ["subviews", "viewWithTag", "touchesBegan", "touchesEnded", "GestureRecognizer", "sendAction", "hitTest"]
  /// What a class of buttons answers presses by.
  private static let answering = ["addTarget", "addAction", "touches", "sendAction", "Tracking", "GestureRecognizer", "UIMenu", "hitTest"]

  private static func holds(_ file: SourceFile, _ words: [String]) -> Bool {
    words.contains { file.mayHold($0) && file.firstOffset(of: $0) != nil }
  }

  /// A class of UIKit's is all that it descends from, so nothing else looks for its buttons.
  private static func isPlain(_ type: TypeDeclaration) -> Bool { type.inheritedTypes.first?.name.hasPrefix("UI") ?? false }

  /// A class of buttons that only look otherwise.
  private static func isDumb(_ name: String, _ classes: [String: [TypeDeclaration]]) -> Bool {
    guard let types = classes[name], types.count == 1 else { return false }
    return types[0].inheritedTypes.first?.name == "UIButton" && !holds(types[0].range.file, answering)
  }

  private static func actions(of type: TypeDeclaration, _ files: [FileDeclarations]) -> [String] {
    let added = files.flatMap(\.extensions).filter { $0.extendedType.name == type.name }.map(\.members)
    return ([type.members] + added).flatMap(\.functions).filter { function in
      function.attributes.contains { $0.name == "IBAction" }
    }.map(\.name)
  }

  /// Whether a line may be to an action of a class: that of another one which has such a function itself is not.
  private static func connects(_ line: Line, _ action: String, of owner: String, _ classes: [String: [TypeDeclaration]]) -> Bool {
    guard line.action == action || line.action.hasPrefix(action + "With") else { return false }
    guard let told = line.told, told != owner, let types = classes[told], types.count == 1 else { return true }
    return !types[0].members.functions.contains { $0.name == action }
  }

  /// Whether code asks for a function by its name, declarations aside.
  private static func isNamed(_ name: String, in files: [SourceFile]) -> Bool {
    let wanted = SoughtWords([name])
    return files.contains { file in
      guard file.mayHold(name) else { return false }
      let bytes = file.bytes
      var before = 0..<0
      var isMet = false
      WordScanner.forEachWord(of: bytes) { range in
        defer { before = range }
        if wanted.word(in: bytes, at: range) != nil, !bytes[before].elementsEqual("func".utf8) { isMet = true }
      }
      return isMet
    }
  }
}
