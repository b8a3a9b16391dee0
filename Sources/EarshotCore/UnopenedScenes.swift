import InterfaceFiles
import Project
import SourceModel

/// Scenes of storyboards that nothing opens: the storyboard does not begin with them, no line leads there, and no code
/// knows what they or their classes are called.
enum UnopenedScenes {
  /// - Parameters:
  ///   - project: One with code in Objective-C may open scenes by names that nobody sees.
  ///   - places: Where something was found; other files are not looked at.
  static func ranges(_ documents: [InterfaceDocument], _ project: Project, around places: [SourceRange]) -> [SourceRange] {
    let files = Set(places.map { ObjectIdentifier($0.file) })
    let storyboards = documents.filter { $0.isStoryboard && !$0.isLaunchScreen }
    let asked = storyboards.filter { files.contains(ObjectIdentifier($0.file)) }
    guard !asked.isEmpty, project.objectiveC.isEmpty else { return [] }
    let referenced = Set(storyboards.flatMap(\.scenes).flatMap(\.objects).compactMap { $0["referencedIdentifier"] })
    let code = CodeNames(project)
    return asked.flatMap { document -> [SourceRange] in
      // A storyboard that begins nowhere may be one that others take scenes from in ways of their own.
      let ends = Set(document.scenes.flatMap(\.objects).flatMap(\.withDescendants).flatMap(\.connections).map(\.destination))
      return document.scenes.compactMap { scene in
        guard let owner = scene.owner, let id = owner["id"], id != document.initialController, !ends.contains(id)
        else { return nil }
        let names = [owner["storyboardIdentifier"], owner["customClass"]].compactMap(\.self)
        guard !names.isEmpty, !names.contains(where: { referenced.contains($0) || code.mention($0) }) else { return nil }
        return owner.range
      }
    }
  }
}

/// Which names stand anywhere in the code of a project.
private final class CodeNames {
  private let files: [SourceFile]
  private var known: [String: Bool] = [:]

  init(_ project: Project) { files = project.sources.map(\.file) }

  /// As it is written, or as a case of an enumeration is that has it for its raw value.
  func mention(_ name: String) -> Bool {
    if let answer = known[name] { return answer }
    let spellings = [name, name.prefix(1).lowercased() + name.dropFirst()]
    let answer = files.contains { file in spellings.contains { file.firstOffset(of: $0) != nil } }
    known[name] = answer
    return answer
  }
}

extension XMLNode {
  /// The node and all that stand in it.
  fileprivate var withDescendants: [XMLNode] { [self] + children.flatMap(\.withDescendants) }
}
