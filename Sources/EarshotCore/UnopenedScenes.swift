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
        let ends = segueEnds(of: opened[next])
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
  private func segueEnds(of scene: Scene) -> Set<String> {
    let own = scene.document.scenes.first { $0.owner === scene.owner }?.objects ?? [scene.owner]
    let ends = own.flatMap(\.withDescendants).flatMap { node in
      node.connections.filter { node !== scene.owner || isPerformed($0) }
    }
    return Set(ends.compactMap { if case .segue = $0.kind { $0.destination } else { nil } })
  }

  /// Whether a segue from the controller itself, which no control begins, is one that the system shows by itself or that code
  /// may perform (Apple: documentation of UIViewController performSegue(withIdentifier:sender:)).
  private func isPerformed(_ connection: InterfaceConnection) -> Bool {
    guard case .segue(let kind) = connection.kind, !["relationship", "embed", "unwind"].contains(kind) else { return true }
    guard let name = connection.identifier else { return false }
    // Accessors that tools make spell a name without what an identifier of Swift cannot have.
    return !name.utf8.allSatisfy(\.isPartOfName) || code.mention(name, besides: [], of: nil)
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
  /// Static members of each class that hold an object of another one: who asks for these opens nothing.
  private var stores: [String: Set<String>] = [:]
  /// By file.
  private var constants: [ObjectIdentifier: [PropertyDeclaration]] = [:]

  init(_ project: Project, _ declarations: [FileDeclarations], _ unreached: UnreachedCode) {
    files = project.sources.filter { $0.role == .app || $0.role == .generated }.map(\.file)
    self.unreached = unreached
    objectiveC = project.objectiveCNames
    for file in declarations {
      let inside = file.extensions.flatMap { Self.texts(in: $0.members.properties, $0.members.types) }
      constants[ObjectIdentifier(file.file)] = Self.texts(in: file.properties, file.types) + inside
      for type in file.types where type.kind == .classType {
        classes[type.name, default: []].append(type.range)
        stores[type.name, default: []].formUnion(type.members.properties.filter { Self.holdsOther($0, than: type) }.map(\.name))
      }
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
    words(name, in: file).filter { !unreached.holds($0) && !opensNothing($0, name) && !isOfIdleConstant($0) }
  }

  /// Where a word stands in code, comments left out.
  private func words(_ name: String, in file: SourceFile) -> [SourceRange] {
    var (result, index): ([SourceRange], Int) = ([], 0)
    while let start = file.firstOffset(of: name, from: index, to: file.bytes.count) {
      index = start + name.utf8.count
      let isWhole = (start == 0 || !file.bytes[start - 1].isPartOfName)
        && (index == file.bytes.count || !file.bytes[index].isPartOfName)
      if isWhole, !file.isInComment(start) { result.append(SourceRange(file: file, start: start, end: index)) }
    }
    return result
  }

  /// It stands in a constant that is a name and that no code asks for: `static let detail = "DetailScene"`.
  private func isOfIdleConstant(_ place: SourceRange) -> Bool {
    constants[ObjectIdentifier(place.file)]?.contains { constant in
      constant.range.contains(place) && !files.contains { file in
        words(constant.name, in: file).contains { !constant.range.contains($0) }
      }
    } ?? false
  }

  /// The constants that are a text as it is written, those of types inside of types included.
  private static func texts(in properties: [PropertyDeclaration], _ types: [TypeDeclaration]) -> [PropertyDeclaration] {
    let own = properties.filter { property in
      guard property.isConstant, case .string? = property.initializer?.kind else { return false }
      return true
    }
    return own + types.flatMap { texts(in: $0.members.properties, $0.members.types) }
  }

  /// `static let images = NSCache<…>()`
  private static func holdsOther(_ property: PropertyDeclaration, than type: TypeDeclaration) -> Bool {
    guard property.isStatic, property.getter == nil, case .call(let call)? = property.initializer?.unwrapped.kind else { return false }
    var callee = call.callee
    if case .specialized(let generic, _) = callee.kind { callee = generic }
    guard case .name(let made) = callee.kind else { return false }
    return made != type.name && made.first?.isUppercase == true
  }

  /// The class of what a segue opens, as it is asked for when that has been opened, `segue.destination as? Detail`, and an object
  /// that the class keeps for all.
  private func opensNothing(_ place: SourceRange, _ name: String) -> Bool {
    let (bytes, file) = (place.file.bytes, place.file)
    let before = file.text(from: file.startOfLine(at: place.start), to: place.start).split { $0 == " " || $0 == "(" }
    if ["as?", "as!"].contains(before.last), before.dropLast().last?.hasSuffix("destination") == true { return true }
    guard let kept = stores[name], place.end < bytes.count, bytes[place.end] == UInt8(ascii: ".") else { return false }
    let member = bytes[(place.end + 1)...].prefix(while: \.isPartOfName)
    return kept.contains(String(decoding: member, as: UTF8.self))
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
