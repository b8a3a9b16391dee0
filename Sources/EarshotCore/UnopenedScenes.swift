import InterfaceFiles
import Project
import Rules
import SourceModel
import SwiftSource

/// Scenes of storyboards that nothing opens: those of a storyboard that nothing opens, and of others those that the
/// storyboard does not begin with, if no segue of a scene that is opened leads there, and no code that runs knows what
/// they or their classes are called.
final class UnopenedScenes {
  private struct Scene {
    let document: InterfaceDocument
    let owner: XMLNode
    let id: String
    /// What code opens it by.
    var names: [String] { [owner["storyboardIdentifier"], owner["customClass"]].compactMap(\.self) }
  }

  private let storyboards: OpenedStoryboards
  private let code: CodeNames
  /// Whether an app begins here; what belongs to none is opened by others, as long as its class is there.
  private let isApp: Bool

  init(
    _ documents: [InterfaceDocument], _ project: Project, _ files: [FileDeclarations], _ unreached: UnreachedCode,
    isApp: Bool
  ) {
    self.isApp = isApp
    storyboards = OpenedStoryboards(documents.filter { $0.isStoryboard && !$0.isLaunchScreen }, project, isApp: isApp)
    code = CodeNames(project, files, unreached)
  }

  /// - Parameter files: Those in which something was found.
  func ranges(in files: Set<ObjectIdentifier>) -> [SourceRange] {
    let isAsked = (storyboards.opened + storyboards.closed).contains { files.contains(ObjectIdentifier($0.file)) }
    return isAsked ? ranges.filter { files.contains(ObjectIdentifier($0.file)) } : []
  }

  func hold(_ place: SourceRange) -> Bool { ranges.contains { $0.contains(place) } }

  private lazy var ranges = storyboards.closed.map { SourceRange(file: $0.file, start: 0, end: $0.file.bytes.count) }
    + unopened()

  /// Scenes of storyboards that something opens.
  private func unopened() -> [SourceRange] {
    guard !code.buildsIdentifiers else { return [] }
    let storyboards = storyboards.opened
    let referenced = Set(storyboards.flatMap(\.scenes).flatMap(\.objects).compactMap { $0["referencedIdentifier"] })
    var opened: [Scene] = []
    // A storyboard that begins nowhere may be one that others take scenes from in ways of their own.
    var waiting = storyboards.flatMap { document in
      document.scenes.compactMap { scene in scene.owner.flatMap { owner in owner["id"].map { Scene(document: document, owner: owner, id: $0) } } }
    }.filter { scene in
      let isStart = scene.id == scene.document.initialController
      let isNameless = scene.names.isEmpty && scene.document.initialController == nil
      guard isStart || isNameless || scene.names.contains(where: referenced.contains) else { return true }
      opened.append(scene)
      return false
    }
    // What only unopened scenes lead to, or their classes name, opens nothing.
    var next = 0
    repeat {
      while next < opened.count {
        let ends = Self.segueEnds(of: opened[next])
        next += 1
        let met = waiting.filter { ends.contains($0.id) }
        waiting.removeAll { ends.contains($0.id) }
        opened += met
      }
      let classes = Set(waiting.compactMap { $0.owner["customClass"] }).subtracting(opened.compactMap { $0.owner["customClass"] })
      let named = waiting.filter { scene in
        let own = isApp ? scene.owner["customClass"] : nil
        return scene.names.contains { code.mention($0, besides: isApp ? classes : [], of: own) }
      }
      waiting.removeAll { scene in named.contains { $0.owner === scene.owner } }
      opened += named
    } while next < opened.count
    return waiting.map(\.owner.range)
  }

  /// The scenes that lines lead to from a scene: segues and relationships, which are drawn alike.
  private static func segueEnds(of scene: Scene) -> Set<String> {
    let own = scene.document.scenes.first { $0.owner === scene.owner }?.objects ?? [scene.owner]
    let connections = own.flatMap(\.withDescendants).flatMap(\.connections)
    return Set(connections.compactMap { if case .segue = $0.kind { $0.destination } else { nil } })
  }
}

/// Which names stand in the code of a project that may run.
private final class CodeNames {
  private let files: [SourceFile]
  private let unreached: UnreachedCode
  private let objectiveC: ObjectiveCNames
  /// Where each class is declared or extended.
  private var classes: [String: [SourceRange]] = [:]
  private var places: [String: [SourceRange]] = [:]

  init(_ project: Project, _ declarations: [FileDeclarations], _ unreached: UnreachedCode) {
    files = project.sources.filter { $0.role == .app || $0.role == .generated }.map(\.file)
    self.unreached = unreached
    objectiveC = project.objectiveCNames
    for file in declarations {
      for type in file.types where type.kind == .classType { classes[type.name, default: []].append(type.range) }
      for declaration in file.extensions { classes[declaration.extendedType.name, default: []].append(declaration.range) }
    }
  }

  /// Whether it stands somewhere as it is written, or as a case of an enumeration is that has it for its raw value: no
  /// comment, and not only within classes that nothing opens; of code in Objective-C, where it stands at all.
  func mention(_ name: String, besides others: Set<String>, of owner: String?) -> Bool {
    if objectiveC.words.contains(name) { return true }
    let closed = (others.union([owner].compactMap(\.self))).flatMap { classes[$0] ?? [] }
    return places(of: name).contains { place in !closed.contains { $0.contains(place) } }
  }

  private func places(of name: String) -> [SourceRange] {
    if let known = places[name] { return known }
    let spellings = Set([name, name.prefix(1).lowercased() + name.dropFirst()])
    let found = files.flatMap { file in spellings.flatMap { places(of: $0, in: file) } }
    places[name] = found
    return found
  }

  private func places(of name: String, in file: SourceFile) -> [SourceRange] {
    var (result, index): ([SourceRange], Int) = ([], 0)
    while let start = file.firstOffset(of: name, from: index, to: file.bytes.count) {
      index = start + name.utf8.count
      let isWhole = (start == 0 || !WordScanner.isWord(file.bytes[start - 1]))
        && (index == file.bytes.count || !WordScanner.isWord(file.bytes[index]))
      let place = SourceRange(file: file, start: start, end: index)
      if isWhole, !file.isInComment(start), !unreached.holds(place) { result.append(place) }
    }
    return result
  }

  /// Whether some code makes the name of a scene of parts: nobody knows then which ones it opens.
  var buildsIdentifiers: Bool {
    objectiveC.buildsIdentifiers || files.contains { file in
      var index = 0
      while let place = file.firstOffset(of: "withIdentifier:", from: index, to: file.bytes.count) {
        index = place + "withIdentifier:".utf8.count
        let argument = file.bytes[index...].prefix { ![UInt8(ascii: ")"), UInt8(ascii: "\n")].contains($0) }
        if argument.contains(UInt8(ascii: "+")) || String(decoding: argument, as: UTF8.self).contains("\\(") { return true }
      }
      return false
    }
  }
}

extension XMLNode {
  /// The node and all that stand in it.
  fileprivate var withDescendants: [XMLNode] { [self] + children.flatMap(\.withDescendants) }
}
