import SourceModel

/// Looks types up the way Swift's scopes do.
struct TypeScope {
  /// Aliases of aliases are followed this far: broken code can make them go in a circle.
  private static let maximumAliases = 16

  let catalog: TypeCatalog
  /// nil while it is being worked out.
  let inheritance: Inheritance?
  /// Where names are noted that are looked up, if somebody wants to know.
  let log: LookupLog?

  func type(for reference: TypeReference, from file: SourceFile, enclosing: TypeDeclaration?) -> TypeDeclaration? {
    resolve(reference, file, enclosing, Self.maximumAliases)
  }

  /// The type that a name without a dot means.
  func type(named name: String, from file: SourceFile, enclosing: TypeDeclaration?) -> TypeDeclaration? {
    type(named: name, from: file, enclosing: enclosing, Self.maximumAliases)
  }

  private func type(
    named name: String, from file: SourceFile, enclosing: TypeDeclaration?, _ aliases: Int
  ) -> TypeDeclaration? {
    log?.note(name, .type)
    return unqualified(name, file, enclosing, aliases)
  }

  /// Where a chain of aliases ends outside the project.
  ///
  /// - Parameter ofOtherModules: Whether an alias at the top of another module may be meant.
  func externalAlias(
    _ name: String, from file: SourceFile, enclosing: TypeDeclaration?, ofOtherModules: Bool
  ) -> TypeReference? {
    var found: TypeReference?
    var next = name
    for _ in 0..<Self.maximumAliases {
      log?.note(next, .type)
      guard catalog.typeNames.contains(next), let alias = nestedAlias(next, enclosing) ?? catalog.alias(next, from: file, ofOtherModules: ofOtherModules),
        alias.name != next else { break }
      found = alias
      next = alias.name
    }
    return found
  }

  private func nestedAlias(_ name: String, _ enclosing: TypeDeclaration?) -> TypeReference? {
    var scope = enclosing
    while let type = scope {
      if let alias = catalog.tables[ObjectIdentifier(type)]?.aliases[name] { return alias }
      scope = catalog.enclosing[ObjectIdentifier(type)]
    }
    return nil
  }

  private func resolve(
    _ reference: TypeReference, _ file: SourceFile, _ enclosing: TypeDeclaration?, _ aliases: Int
  ) -> TypeDeclaration? {
    guard aliases > 0 else { return nil }
    if reference.qualifier.isEmpty {
      if let type = self.type(named: reference.name, from: file, enclosing: enclosing, aliases) { return type }
      return ForwardedType.target(of: reference).flatMap { resolve($0, file, enclosing, aliases - 1) }
    }
    let path = reference.qualifier + [reference.name]
    if let log { for name in path { log.note(name, .type) } }
    if let type = resolve(path[...], file, enclosing, aliases) { return type }
    // Nested in an extension of a type of another module.
    if let type = catalog.nearest(catalog.byQualifiedName[path.joined(separator: ".")] ?? [], to: file)
    {
      return type
    }
    // The first part may be a module.
    if !ModuleFolder.system.contains(path[0]), let type = resolve(path.dropFirst(), file, nil, aliases) {
      return type
    }
    return ForwardedType.target(of: reference).flatMap { resolve($0, file, enclosing, aliases - 1) }
  }

  private func resolve(
    _ path: ArraySlice<String>, _ file: SourceFile, _ enclosing: TypeDeclaration?, _ aliases: Int
  ) -> TypeDeclaration? {
    guard let first = path.first, var type = unqualified(first, file, enclosing, aliases) else { return nil }
    for name in path.dropFirst() {
      guard let nested = nested(name, of: type, aliases) else { return nil }
      type = nested
    }
    return type
  }

  private func unqualified(
    _ name: String, _ file: SourceFile, _ enclosing: TypeDeclaration?, _ aliases: Int
  ) -> TypeDeclaration? {
    if name == "Self" { return enclosing }
    // Most names are those of types from elsewhere. Of types within functions the catalog knows nothing.
    if !catalog.typeNames.contains(name), enclosing.map({ catalog.tables[ObjectIdentifier($0)] != nil }) ?? true { return nil }
    var scope = enclosing
    while let type = scope {
      if type.genericParameters.contains(where: { $0.name == name }) { return nil }
      if let nested = nested(name, of: type, aliases) { return nested }
      if type.name == name { return type }
      scope = catalog.enclosing[ObjectIdentifier(type)]
    }
    if let type = catalog.nearestTopLevel(name, to: file) { return type }
    guard let alias = catalog.alias(name, from: file) else { return nil }
    return resolve(alias, file, nil, aliases - 1)
  }

  private func nested(_ name: String, of type: TypeDeclaration, _ aliases: Int) -> TypeDeclaration? {
    if !catalog.names.types.contains(name), catalog.tables[ObjectIdentifier(type)] != nil { return nil }
    if let found = declared(name, in: type, aliases) { return found }
    for case .type(let ancestor) in inheritance?.ancestors[ObjectIdentifier(type)] ?? [] {
      if let found = declared(name, in: ancestor, aliases) { return found }
    }
    return nil
  }

  private func declared(_ name: String, in type: TypeDeclaration, _ aliases: Int) -> TypeDeclaration? {
    let table = catalog.tables[ObjectIdentifier(type)]
    if let nested = table?.types[name] ?? type.members.types.first(where: { $0.name == name }) { return nested }
    // In `typealias Body = Body` the name on the right is the one outside.
    guard let alias = table?.aliases[name] else { return nil }
    let isItself = alias.qualifier.isEmpty && alias.name == name
    let scope = isItself ? catalog.enclosing[ObjectIdentifier(type)] : type
    return resolve(alias, type.range.file, scope, aliases - 1)
  }
}
