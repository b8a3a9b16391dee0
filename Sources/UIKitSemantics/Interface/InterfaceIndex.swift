import InterfaceFiles
import PlatformKnowledge
import Project
import SourceModel
import SwiftSource

/// The interface files of a project, found by the classes that they are for.
public struct InterfaceIndex: Sendable {
  /// A controller or view that a file describes.
  struct Place: Sendable {
    var document: InterfaceDocument
    var scene: InterfaceScene
    /// The object of the class; of a XIB whose owner has the class, the owner.
    var node: XMLNode
    /// The object is the owner of a XIB, which holds the views by its outlets.
    var isOwner: Bool
  }

  private let documents: [InterfaceDocument]
  private var byClass: [String: [Place]] = [:]
  /// Every scene and every XIB, in order of path and position.
  let scenes: [(document: InterfaceDocument, scene: InterfaceScene)]

  /// What classes of Objective-C inherit from.
  let objectiveC: [String: ObjectiveCClass]

  public init(_ documents: [InterfaceDocument], objectiveC: [String: ObjectiveCClass] = [:]) {
    self.objectiveC = objectiveC
    var byClass: [String: [Place]] = [:]
    var scenes: [(document: InterfaceDocument, scene: InterfaceScene)] = []
    for document in documents {
      for scene in document.scenes { scenes.append((document, scene)) }
      for (name, place) in document.places { byClass[name, default: []].append(place) }
    }
    self.documents = documents
    self.byClass = byClass
    self.scenes = scenes
  }

  /// The same without the files that somebody does not see.
  public func only(in isInSight: (SourceFile) -> Bool) -> InterfaceIndex {
    InterfaceIndex(documents.filter { isInSight($0.file) }, objectiveC: objectiveC)
  }

  /// The XIB of a name, or where that is not known, the one that a class owns.
  func file(named name: String?, ownedBy owner: String?) -> (document: InterfaceDocument, scene: InterfaceScene)? {
    guard let name else {
      guard let owner else { return nil }
      // A class that loads its file by a name that it makes of its own most likely has one of that name.
      return byClass[owner]?.first(where: \.isOwner).map { ($0.document, $0.scene) } ?? file(named: owner, ownedBy: nil)
    }
    return scenes.first { !$0.document.isStoryboard && $0.document.name == name }
  }

  /// Where a class is described; of several the first counts, since what differs between them is not known.
  func places(ofClass name: String) -> [Place] { byClass[name] ?? [] }
}

/// The interface files of a project for those who build screens. What they ask for is noted, so that a file that changes
/// bears on the screens that show something of it and on no others.
struct NotedInterfaces {
  let index: InterfaceIndex
  private let declarations: DeclarationIndex

  /// - Parameter declarations: Notes the look-ups.
  init(_ index: InterfaceIndex, noting declarations: DeclarationIndex) {
    self.index = index
    self.declarations = declarations
  }

  func places(ofClass name: String) -> [InterfaceIndex.Place] {
    declarations.note([.interfaceClass(name)])
    let places = index.places(ofClass: name)
    for place in places { declarations.note(place.document.file) }
    return places
  }

  func file(named name: String?, ownedBy owner: String?) -> (document: InterfaceDocument, scene: InterfaceScene)? {
    // Without a name that of the class that owns it is asked for next.
    declarations.note(
      name.map { [.interfaceFile($0)] } ?? owner.map { [.interfaceClass($0), .interfaceFile($0)] } ?? [])
    let found = index.file(named: name, ownedBy: owner)
    if let found { declarations.note(found.document.file) }
    return found
  }
}

extension InterfaceIndex {
  /// What is looked up that files say which are not the same in both.
  public func changes(since before: InterfaceIndex) -> Set<ResourceKey> {
    let (old, new) = (Set(before.documents.map { ObjectIdentifier($0.file) }), Set(documents.map { ObjectIdentifier($0.file) }))
    let changed = before.documents.filter { !new.contains(ObjectIdentifier($0.file)) }
      + documents.filter { !old.contains(ObjectIdentifier($0.file)) }
    return changed.reduce(into: []) { $0.formUnion($1.keys) }
  }
}

extension InterfaceIndex {
  /// The control of UIKit that a class of the project's Objective-C is, whose code gives it neither words nor a picture;
  /// nil for other classes.
  func control(ofClass name: String) -> String? {
    var current = name
    for _ in 0..<24 {
      guard let known = objectiveC[current], known.isImplemented, !known.mayName, let superclass = known.superclass else {
        return nil
      }
      if let class_ = UIKitClasses.named(superclass) { return class_.element == .yes ? superclass : nil }
      current = superclass
    }
    return nil
  }
}

extension InterfaceDocument {
  /// What it describes for classes of the project, by their names.
  fileprivate var places: [(class_: String, place: InterfaceIndex.Place)] {
    scenes.flatMap { scene in
      let owners = scene.placeholders.filter { $0["placeholderIdentifier"] == "IBFilesOwner" }.map { (node: $0, isOwner: true) }
      return (owners + scene.objects.map { (node: $0, isOwner: false) }).compactMap { node, isOwner in
        node["customClass"].map {
          ($0, InterfaceIndex.Place(document: self, scene: scene, node: node, isOwner: isOwner))
        }
      }
    }
  }

  /// By what it may be looked up.
  fileprivate var keys: Set<ResourceKey> {
    Set(places.map { ResourceKey.interfaceClass($0.class_) }).union([.interfaceFile(String(name))])
  }

  /// The name that code loads it by.
  var name: Substring {
    let path = file.path
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return path[start...].prefix { $0 != "." }
  }
}
