import PlatformKnowledge
import SourceModel
import SwiftSource

/// What went wrong, kept in boxes of a model that tell whoever binds them: `errorText.value = problem.text`.
enum UnreadBoxes {
  /// The first such box of a model that its own code fills and does not read. One error fills all of them, so whoever binds
  /// another one hears of it.
  static func all(in type: WholeType) -> [UnreadFailures.Model] {
    guard let declaration = type.parts.lazy.compactMap(\.declaration).first, declaration.kind == .classType else { return [] }
    let filled = declaration.members.properties.filter { property in
      !property.isStatic && !property.isPrivate && property.observers.isEmpty && property.getter == nil
        && UnreadFailures.isFailure(property.name) && isBox(property) && isOnlyFilled(property.name, in: type)
    }
    return filled.prefix(1).map { property in
      UnreadFailures.Model(
        type: type.name, name: property.name, place: property.nameRange, isBoxed: true,
        likes: declaration.members.properties.filter { UnreadFailures.isFailure($0.name) && isBox($0) }.map(\.name),
        protocols: declaration.inheritedTypes.map(\.name))
    }
  }

  private static func isBox(_ property: PropertyDeclaration) -> Bool {
    property.heldClass.map { NameWords.words(.valueBox).contains($0.lowercased()) } ?? false
  }

  private static func isOnlyFilled(_ name: String, in type: WholeType) -> Bool {
    var filled: Set<ObjectIdentifier> = []
    for expression in type.kinds.assignments {
      guard case .assignment(let target, _) = expression.kind, case .member(let base?, "value") = target.kind,
        base.dottedName == name else { continue }
      filled.insert(ObjectIdentifier(base))
    }
    guard !filled.isEmpty else { return false }
    // What a closure is handed bears the same name: only `self.error` is known to be the box there.
    let isRead = type.expressions.contains { expression in
      guard !filled.contains(ObjectIdentifier(expression)) else { return false }
      switch expression.kind {
      case .name(let other): return other == name && name != "error"
      case .member(let base?, name): return base.dottedName == "self"
      default: return false
      }
    }
    return !isRead
  }
}
