import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

/// Which of the project's classes are UIKit's, and objects of them.
extension UIKitEffects {
  /// The class of UIKit that one of the project's classes descends from; nil when it descends from none that is known.
  func base(of type: TypeDeclaration) -> String? {
    var current: TypeDeclaration? = type
    for _ in 0..<24 {
      guard let class_ = current, class_.kind == .classType else { return nil }
      for reference in index.inheritedTypes(of: class_) {
        // Anything may descend from these: managers, models, delegates.
        if ["NSObject", "UIResponder"].contains(reference.name) { return nil }
        let name = (reference.qualifier + [reference.name]).joined(separator: ".")
        if UIKitClasses.named(name) != nil, index.type(for: reference, from: class_.range.file, enclosing: nil) == nil {
          return name
        }
        if UIKitClasses.named(reference.name) != nil, !reference.qualifier.isEmpty { return reference.name }
        if let plain = LibraryClasses.plainBase(ofClass: reference.name),
          index.type(for: reference, from: class_.range.file, enclosing: nil) == nil {
          return plain
        }
      }
      current = index.superclass(of: class_)
    }
    return nil
  }

  /// Whether a class of the project inherits from a class outside the project and UIKit, so that much of it is unknown.
  func unknownSuperclass(of type: TypeDeclaration) -> String? {
    var current = type
    for _ in 0..<24 {
      guard let next = index.superclass(of: current) else { break }
      current = next
    }
    guard let first = index.inheritedTypes(of: current).first, UIKitClasses.named(first.name) == nil,
      LibraryClasses.plainBase(ofClass: first.name) == nil else { return nil }
    return index.type(for: first, from: current.range.file, enclosing: nil) == nil ? first.name : nil
  }

  /// A new object of a class by name; nil for what is no object of UIKit.
  ///
  /// - Parameter enclosing: The type that the name is seen from.
  func object(ofClass name: String, enclosing: TypeDeclaration?, source: SourceRange) -> UIObject? {
    if let type = index.type(named: name, from: source.file, enclosing: enclosing) {
      return isObjectType(type) ? object(of: type, source: source) : nil
    }
    if UIKitClasses.named(name) != nil { return placed(UIObject(className: name, base: name, source: source)) }
    if let control = outlets.index.control(ofClass: name) {
      return placed(UIObject(className: name, base: control, source: source))
    }
    let library = LibraryClasses.base(ofClass: name)
    guard name.first?.isUppercase == true, library != nil && !name.hasPrefix("NS") || soundsLikeView(name) else { return nil }
    let object = UIObject(className: name, base: library, source: source)
    if LibraryClasses.plainBase(ofClass: name) == nil { object.note(UnknownReason(.opaqueView, name)) }
    return placed(object)
  }

  /// Whether a class of which nothing but the name is known is most likely a view, none of SwiftUI's or AppKit's.
  func soundsLikeView(_ name: String) -> Bool {
    Self.viewSuffixes.contains(where: name.hasSuffix) && !name.hasPrefix("NS") && !Self.notViews.contains(name)
  }

  func object(of type: TypeDeclaration, source: SourceRange) -> UIObject {
    let known = base(of: type)
    let object = UIObject(className: type.name, base: known ?? guessedBase(of: type), declaration: type, source: source)
    object.isOfForeignClass = known == nil && object.base != nil && !object.isKind(of: "UITableViewCell")
      && !object.isKind(of: "UICollectionViewCell")
    if known == nil { object.note(UnknownReason(.opaqueView, unknownSuperclass(of: type) ?? type.name)) }
    object.typeArguments = evaluator.takeArguments(type.genericParameters.count).map { argument in
      open(argument, seenFrom: classes.last ?? type)
    }
    return placed(object)
  }

  /// What a class of the project most likely descends from whose superclass stands outside of it: that one may add more.
  private func guessedBase(of type: TypeDeclaration) -> String? {
    let superclass = unknownSuperclass(of: type)
    return superclass.flatMap(LibraryClasses.base(ofClass:)) ?? cellBase(of: type) ?? ForeignBase.guess(of: type, superclass: superclass)
  }

  /// The kind of cell that a class of the project is whose superclass stands outside of it, as that one's name tells.
  func cellBase(of type: TypeDeclaration) -> String? {
    let guess = UIKitScreens.guessedBase(ofUnknown: unknownSuperclass(of: type))
    return guess.flatMap { $0.hasSuffix("Cell") ? $0 : nil }
  }

  /// Whether a class of the project is one of UIKit's kind.
  func isObjectType(_ type: TypeDeclaration) -> Bool {
    type.kind == .classType && (base(of: type) != nil || looksLikeView(type))
  }

  private func looksLikeView(_ type: TypeDeclaration) -> Bool {
    guard let name = unknownSuperclass(of: type) else { return false }
    return Self.viewSuffixes.contains(where: name.hasSuffix) || ForeignBase.guess(of: type, superclass: name) != nil
  }

  /// How the names of views end; what a class of a package is, nothing else tells.
  private static let viewSuffixes = [
    "View", "Button", "Label", "Cell", "Control", "Field", "Switch", "Slider", "Controller", "Bar",
  ]
  /// SwiftUI's own names that end so.
  private static let notViews: Set<String> = [
    "AnyView", "Label", "Slider", "NavigationView", "ScrollView", "TextField",
  ]

  func isClass(_ name: String) -> Bool { UIKitClasses.named(name) != nil }
}
