import PlatformKnowledge
import SwiftSource

/// Static members that extensions of the project give to classes of frameworks, and that its own classes inherit:
/// `extension NSObject { class var name: String { String(describing: self) } }` and `ProfileCell.name`.
///
/// The index knows the class that a type names, and not what that descends from.
extension Evaluator {
  func frameworkStaticProperty(_ name: String, of type: TypeDeclaration) -> PropertyDeclaration? {
    guard type.kind == .classType, index.mayHaveProperty(name), let base = frameworkClass(of: type) else { return nil }
    return first(above: base) { index.extensionProperties(name, ofExternal: $0, isStatic: true).first }
      ?? sharedStaticProperty(name, ofExternal: base)
  }

  /// - Parameter space: What is written before the dot.
  func staticFunctions(_ name: String, of type: TypeDeclaration, in space: Expression?) -> [FunctionDeclaration] {
    let own = fitting(index.functions(name, of: type, isStatic: true), of: type, in: space)
    return own.isEmpty ? frameworkStaticFunctions(name, of: type) : own
  }

  private func frameworkStaticFunctions(_ name: String, of type: TypeDeclaration) -> [FunctionDeclaration] {
    guard type.kind == .classType, index.mayHaveFunction(name), let base = frameworkClass(of: type) else { return [] }
    return first(above: base) { ancestor in
      let found = index.extensionFunctions(name, ofExternal: ancestor, isStatic: true)
      return found.isEmpty ? nil : found
    } ?? []
  }

  private func first<Found>(above base: String, where find: (String) -> Found?) -> Found? {
    var current = UIKitClasses.named(base)?.superclass
    while let name = current {
      if let found = find(name) { return found }
      current = UIKitClasses.named(name)?.superclass
    }
    return nil
  }

  /// The class of a framework that a class descends from.
  private func frameworkClass(of type: TypeDeclaration) -> String? {
    var current = type
    // Classes that inherit from each other end too.
    for _ in 0..<24 {
      if let base = index.inheritedTypes(of: current).first(where: { UIKitClasses.named($0.name) != nil }) { return base.name }
      guard let ancestor = index.superclass(of: current) else { return nil }
      current = ancestor
    }
    return nil
  }
}
