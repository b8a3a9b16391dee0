import PlatformKnowledge
import SwiftSource

extension UIElementBuilder {
  /// Whether the code of a class of buttons, or of a class of the project that it inherits from, may show words or
  /// pictures in ways of its own. One that only changes colours, corners and the like shows what it is given.
  func mayDrawWords(_ type: TypeDeclaration) -> Bool {
    var current: TypeDeclaration? = type
    for _ in 0..<24 {
      guard let one = current else { return false }
      if mayDrawWordsItself(one) { return true }
      guard let base = facts.evaluator.declarations.superclass(of: one) else {
        // A class of a package may do anything.
        return !facts.evaluator.declarations.inheritedTypes(of: one).contains { UIKitClasses.named($0.name) != nil }
      }
      current = base
    }
    return true
  }
}

extension UIElementBuilder {
  /// It overrides what draws, or names what shows words, pictures and further views.
  private func mayDrawWordsItself(_ type: TypeDeclaration) -> Bool {
    let functions = facts.evaluator.declarations.ownFunctions(of: type)
    if functions.contains(where: { Self.drawing.contains($0.name) }) { return true }
    let properties = facts.evaluator.declarations.ownProperties(of: type)
    let bodies = functions.compactMap(\.body) + type.members.initializers.compactMap(\.body)
    var isThere = bodies.contains { $0.contains(where: Self.shows) }
    for property in properties where !isThere { property.forEachExpression { isThere = isThere || Self.shows($0) } }
    return isThere
  }

  private static func shows(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name), .member(_, let name): showing.contains(name)
    default: false
    }
  }

  /// Apple: documentation of UIView and UIButton.
  private static let drawing = FrameworkNames.names(.drawingMethod)
  private static let showing = FrameworkNames.names(.showingMember)
}
