import AccessibilityModel
import InterfaceFiles
import PlatformKnowledge
import SourceModel
import SwiftSource

/// A screen of UIKit: a controller or view of the project, or a scene of an interface file.
public struct UIKitEntry: Sendable {
  enum Kind: Sendable {
    case controller(TypeDeclaration)
    case view(TypeDeclaration)
    case scene(InterfaceScene, InterfaceDocument)
  }

  let kind: Kind
  public let name: String
  public let source: SourceRange
  /// The class whose code an interface file is shown by: that of its owner, or of what it holds.
  public private(set) var customClass: String?

  /// The class; nil for a scene of an interface file.
  public var declaration: TypeDeclaration? {
    switch kind {
    case .controller(let type), .view(let type): type
    case .scene: nil
    }
  }

  public var screenKind: Screen.Kind {
    switch kind {
    case .controller: .viewController
    case .view: .view
    case .scene: .interfaceFile
    }
  }
}

extension UIKitScreens {
  /// The controllers and views that a file declares.
  public static func entries(in file: FileDeclarations, index: DeclarationIndex) -> [UIKitEntry] {
    var entries: [UIKitEntry] = []
    func collect(_ type: TypeDeclaration) {
      if type.kind == .classType, let base = base(of: type, index: index) {
        if UIKitClasses.isKind(base, of: "UIViewController") {
          entries.append(UIKitEntry(kind: .controller(type), name: type.qualifiedName, source: type.nameRange))
        } else if UIKitClasses.isKind(base, of: "UIView") {
          entries.append(UIKitEntry(kind: .view(type), name: type.qualifiedName, source: type.nameRange))
        }
      }
      for nested in type.members.types { collect(nested) }
    }
    for type in file.types { collect(type) }
    for declaration in file.extensions { for type in declaration.members.types { collect(type) } }
    return entries
  }

  static func base(of type: TypeDeclaration, index: DeclarationIndex) -> String? {
    var current: TypeDeclaration? = type
    for _ in 0..<24 {
      guard let class_ = current else { return nil }
      let inherited = index.inheritedTypes(of: class_)
      if let known = inherited.first(where: { reference in
        UIKitClasses.named(reference.name) != nil
          && index.type(for: reference, from: class_.range.file, enclosing: nil) == nil
      }) {
        return known.name
      }
      guard let next = index.superclass(of: class_) else {
        return guessedBase(of: type, ofUnknown: inherited.first?.name)
      }
      current = next
    }
    return nil
  }

  /// What a class outside the project most likely descends from, as its name tells.
  static func guessedBase(ofUnknown name: String?) -> String? {
    // Classes of AppKit are no part of this model.
    guard let name, !name.hasPrefix("NS"), name != "UIResponder" else { return nil }
    if let known = LibraryClasses.base(ofClass: name) { return known }
    let suffixes = [
      ("TableViewController", "UITableViewController"), ("CollectionViewController", "UICollectionViewController"),
      ("ViewController", "UIViewController"), ("TableViewCell", "UITableViewCell"),
      ("CollectionViewCell", "UICollectionViewCell"),
    ]
    return suffixes.first { name.hasSuffix($0.0) }?.1
  }

  /// The same, and for a class that overrides what UIKit calls once a view is loaded and whose superclass is called a
  /// controller (Apple: documentation of UIViewController viewDidLoad()).
  static func guessedBase(of class_: TypeDeclaration, ofUnknown name: String?) -> String? {
    if let guess = guessedBase(ofUnknown: name) { return guess }
    guard let name, name.hasSuffix("Controller"), !name.hasPrefix("NS"),
      class_.members.functions.contains(where: { $0.name == "viewDidLoad" && $0.parameters.isEmpty }) else { return nil }
    return "UIViewController"
  }

  /// The scenes of storyboards and the contents of XIBs.
  public static func entries(in interfaces: InterfaceIndex) -> [UIKitEntry] {
    interfaces.scenes.compactMap { entry in
      guard let object = entry.scene.owner.flatMap({ $0.name == "placeholder" ? nil : $0 }) ?? entry.scene.objects.first
      else { return nil }
      // A place in a storyboard that stands for a screen of another one (Xcode help, "Add a storyboard reference").
      if object.name == "viewControllerPlaceholder" { return nil }
      let file = entry.document.file.path.split(separator: "/").last.map(String.init) ?? entry.document.file.path
      let owner = entry.scene.owner?["customClass"] ?? object["customClass"] ?? object["storyboardIdentifier"]
      let plain = InterfaceReader.className(ofTag: object.name) ?? object.name
      let stem = file.split(separator: ".").first.map(String.init) ?? file
      let name = entry.document.isStoryboard ? "\(stem): \(owner ?? plain)" : stem
      let class_ = entry.scene.owner?["customClass"] ?? object["customClass"]
      return UIKitEntry(
        kind: .scene(entry.scene, entry.document), name: name, source: object.startTag, customClass: class_)
    }
  }
}
