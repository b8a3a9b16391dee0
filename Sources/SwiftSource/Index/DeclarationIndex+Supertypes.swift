import SourceModel

extension DeclarationIndex {
  /// What a type inherits as it is written, but with what an alias of several types stands for in its place, or of one of
  /// another module: `UIView` and `Drawn` for `typealias DrawnView = UIView & Drawn`.
  public func inheritedTypes(of type: TypeDeclaration) -> [TypeReference] {
    supertypes(of: type)?.map(\.reference) ?? type.inheritedTypes
  }

  /// The project's class that a class inherits from.
  public func superclass(of type: TypeDeclaration) -> TypeDeclaration? {
    if let known = supertypes(of: type) {
      return noted(known.lazy.compactMap(\.declaration).first { $0.kind == .classType && $0 !== type })
    }
    for reference in type.inheritedTypes {
      if let found = self.type(for: reference, from: type.range.file, enclosing: enclosingType(of: type)),
        found.kind == .classType, found !== type { return noted(found) }
    }
    return nil
  }

  /// Whether a name means a type that a type, or one around it, leaves open: `Group` within `struct Provider<Group: Item>`
  /// (The Swift Programming Language: Generics, Type Parameters; Associated Types).
  public func isLeftOpen(_ name: String, around type: TypeDeclaration?) -> Bool {
    var scope = type
    while let type = scope {
      if type.genericParameters.contains(where: { $0.name == name }) { return true }
      // A type within another may have the name of its own.
      if type.name == name || type.members.types.contains(where: { $0.name == name }) { return false }
      scope = enclosingType(of: type)
    }
    return false
  }

  /// nil for a type that inherits no such alias.
  private func supertypes(of type: TypeDeclaration) -> [InheritedType]? {
    guard let known = inheritance.withoutAliases[ObjectIdentifier(type)] else { return nil }
    if let log { for name in type.inheritedTypes { log.note(name.name, .type) } }
    return known
  }
}

extension TypeScope {
  /// What a type inherits by a name that it writes: one type, or each part of what an alias stands for.
  ///
  /// - Parameter enclosing: The innermost type around the one that inherits.
  func inherited(
    _ reference: TypeReference, from file: SourceFile, enclosing: TypeDeclaration?
  ) -> [InheritedType] {
    var found: [InheritedType] = []
    var open = [Seen(reference: reference, file: file, enclosing: enclosing)]
    // An alias may stand for aliases, and in broken code for itself.
    for _ in 0..<32 {
      guard var next = open.popLast() else { break }
      if !next.reference.further.isEmpty {
        let further = next.reference.further
        next.reference.further = []
        open += further.reversed().map { Seen(reference: $0, file: next.file, enclosing: next.enclosing) } + [next]
      } else if let alias = alias(next) {
        open.append(alias)
      } else {
        let declaration = type(for: next.reference, from: next.file, enclosing: next.enclosing)
        found.append(InheritedType(reference: next.reference, declaration: declaration))
      }
    }
    // An alias of one type of the project is followed wherever its name is looked up.
    if found.count == 1, let only = found[0].declaration { return [InheritedType(reference: reference, declaration: only)] }
    if found.isEmpty { return [InheritedType(reference: reference, declaration: nil)] }
    // The superclass stands first in what a class writes, and anywhere in what an alias stands for.
    if let superclass = found.firstIndex(where: { $0.declaration?.kind == .classType }) {
      found.insert(found.remove(at: superclass), at: 0)
    }
    return found
  }

  /// A name as it is written in a place.
  private struct Seen {
    var reference: TypeReference
    let file: SourceFile
    let enclosing: TypeDeclaration?
  }

  /// What an alias of the project stands for; nil where the name is none, but for a type or one of another module.
  private func alias(_ name: Seen) -> Seen? {
    let reference = name.reference
    guard catalog.aliases[reference.name] != nil || catalog.names.aliases.contains(reference.name) else { return nil }
    guard let first = reference.qualifier.first else {
      return alias(reference.name, from: name.file, enclosing: name.enclosing)
    }
    let owner = TypeReference(
      name: reference.qualifier[reference.qualifier.count - 1], qualifier: reference.qualifier.dropLast(),
      text: reference.qualifier.joined(separator: "."))
    if let type = type(for: owner, from: name.file, enclosing: name.enclosing) {
      guard let table = catalog.tables[ObjectIdentifier(type)], table.types[reference.name] == nil,
        let alias = table.aliases[reference.name] else { return nil }
      return Seen(reference: alias, file: type.range.file, enclosing: type)
    }
    // Added to a type of another module, or at the top of a module of the project.
    if let alias = catalog.external[owner.text]?.aliases[reference.name] {
      return Seen(reference: alias, file: name.file, enclosing: nil)
    }
    guard reference.qualifier.count == 1, !ModuleFolder.system.contains(first) else { return nil }
    return alias(reference.name, from: name.file, enclosing: nil)
  }

  private func alias(_ name: String, from file: SourceFile, enclosing: TypeDeclaration?) -> Seen? {
    var scope = enclosing
    while let type = scope {
      let table = catalog.tables[ObjectIdentifier(type)]
      if type.name == name || table?.types[name] != nil || type.genericParameters.contains(where: { $0.name == name }) { return nil }
      let outer = catalog.enclosing[ObjectIdentifier(type)]
      if let alias = table?.aliases[name] {
        // In `typealias Body = Body` the name on the right is the one outside.
        let isItself = alias.qualifier.isEmpty && alias.name == name
        return Seen(reference: alias, file: type.range.file, enclosing: isItself ? outer : type)
      }
      scope = outer
    }
    guard catalog.nearestTopLevel(name, to: file) == nil, let alias = catalog.alias(name, from: file),
      alias.name != name || !alias.qualifier.isEmpty else { return nil }
    return Seen(reference: alias, file: file, enclosing: nil)
  }
}
