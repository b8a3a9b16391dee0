import PlatformKnowledge
import SwiftSource
import ViewEvaluation

/// Of what classes objects are.
extension UIKitEffects {
  func isInstance(_ object: any CodeObject, of type: TypeReference, _ declaration: TypeDeclaration?) -> Bool? {
    guard let object = object as? UIObject else { return nil }
    let isThat = declaration.map { self.object(object, isOf: $0) } ?? isOfFramework(object, type)
    guard let isThat else { return nil }
    // What another class may stand behind is no other class for certain.
    return isThat || isExact(object) ? isThat : nil
  }

  private func object(_ object: UIObject, isOf type: TypeDeclaration) -> Bool? {
    guard let own = object.declaration else { return type.kind == .classType ? false : nil }
    if type.kind == .protocolType { return index.conforms(own, to: type.name) ? true : nil }
    var current: TypeDeclaration? = own
    for _ in 0..<24 {
      guard let class_ = current else { return false }
      if class_ === type { return true }
      current = index.superclass(of: class_)
    }
    return nil
  }

  private func isOfFramework(_ object: UIObject, _ type: TypeReference) -> Bool? {
    let name = (type.qualifier + [type.name]).joined(separator: ".")
    guard UIKitClasses.named(name) != nil, let base = object.base else { return nil }
    return UIKitClasses.isKind(base, of: name)
  }

  /// Whether an object is of the class that it seems to be of, and of none below it.
  private func isExact(_ object: UIObject) -> Bool {
    guard let base = object.base, !object.mayBeCompletedElsewhere, !object.isFromStock, !object.isAssumed,
      object.pending == nil else { return false }
    return object.declaration.map { unknownSuperclass(of: $0) == nil } ?? (object.className == base)
  }
}
