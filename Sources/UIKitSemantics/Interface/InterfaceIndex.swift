import InterfaceFiles
import PlatformKnowledge
import Project
import SourceModel

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
      for scene in document.scenes {
        scenes.append((document, scene))
        for placeholder in scene.placeholders {
          guard let name = placeholder["customClass"], placeholder["placeholderIdentifier"] == "IBFilesOwner" else {
            continue
          }
          byClass[name, default: []].append(Place(document: document, scene: scene, node: placeholder, isOwner: true))
        }
        for object in scene.objects {
          guard let name = object["customClass"] else { continue }
          byClass[name, default: []].append(Place(document: document, scene: scene, node: object, isOwner: false))
        }
      }
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

/// What is asked when it comes to a class that interface files describe.
final class InterfaceOutlets {
  let index: InterfaceIndex

  init(index: InterfaceIndex) { self.index = index }

  func places(ofClass name: String) -> [InterfaceIndex.Place] { index.places(ofClass: name) }

  func file(named name: String?, ownedBy owner: String?) -> (document: InterfaceDocument, scene: InterfaceScene)? {
    index.file(named: name, ownedBy: owner)
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
  /// The name that code loads it by.
  var name: Substring {
    let path = file.path
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return path[start...].prefix { $0 != "." }
  }
}
