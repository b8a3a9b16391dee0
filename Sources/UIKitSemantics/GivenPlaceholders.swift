import SourceModel
import SwiftSource

/// Which fields get a placeholder from code of other classes, by the names of the properties that hold them: through the
/// object that has the field, `header?.field?.placeholder = prompt`, or in a class that was handed the field,
/// `view.nameField = nameField`.
struct GivenPlaceholders {
  private var given: Set<String> = []
  /// Names by which classes call fields of their own that they give a placeholder.
  private var own: Set<String> = []
  /// What other objects call a field that they are handed, by its name in the class that hands it on.
  private var handed: [String: Set<String>] = [:]

  /// The names of the fields.
  static func names(in files: [FileDeclarations]) -> Set<String> {
    var found = GivenPlaceholders()
    for file in files where file.file.firstOffset(of: "laceholder = ") != nil { file.forEachExpression { found.notePlaceholder($0) } }
    guard !found.own.isEmpty else { return found.given }
    for file in files where file.file.firstOffset(of: "IBOutlet") != nil { file.forEachExpression { found.noteHanded($0) } }
    return found.given.union(found.handed.filter { !$0.value.isDisjoint(with: found.own) }.keys)
  }

  private mutating func notePlaceholder(_ expression: Expression) {
    guard case .assignment(let target, _) = expression.kind, case .member(let field?, let property) = target.unwrapped.kind,
      ["placeholder", "attributedPlaceholder"].contains(property) else { return }
    switch field.unwrapped.kind {
    case .name(let name): own.insert(name)
    case .member(let holder?, let name):
      if case .name("self") = holder.unwrapped.kind { own.insert(name) } else { given.insert(name) }
    default: break
    }
  }

  private mutating func noteHanded(_ expression: Expression) {
    guard case .assignment(let target, let value) = expression.kind, case .member(let holder?, let new) = target.unwrapped.kind else { return }
    if case .name("self") = holder.unwrapped.kind { return }
    switch value.unwrapped.kind {
    case .name(let name): handed[name, default: []].insert(new)
    case .member(let base?, let name):
      if case .name("self") = base.unwrapped.kind { handed[name, default: []].insert(new) }
    default: break
    }
  }
}

extension FileDeclarations {
  func forEachExpression(_ body: (Expression) -> Void) {
    func visit(_ members: Members) {
      members.forEachExpression(body)
      for type in members.types { visit(type.members) }
    }
    for type in types { visit(type.members) }
    for part in extensions { visit(part.members) }
  }
}
