import SourceModel

/// What aliases of the project stand for, as they are written.
extension DeclarationIndex {
  /// The type that a name which a type declares stands for: `RootView` of `typealias RootView = AccountView`, in the
  /// type, its extensions or a supertype; nil where none of them declares it.
  public func declaredAlias(_ name: String, of type: TypeDeclaration) -> TypeReference? {
    log?.note(name, .type)
    if let alias = table(of: type).aliases[name] {
      note(type.range.file)
      return alias
    }
    for case .type(let ancestor) in ancestors(of: type) {
      if let alias = table(of: ancestor).aliases[name] {
        note(ancestor.range.file)
        return alias
      }
    }
    return nil
  }

  /// A reference as it is after the aliases in front of it: `Screen<AccountView>` for `typealias AccountBase =
  /// Screen<AccountView>`.
  public func withoutAlias(_ reference: TypeReference, from file: SourceFile) -> TypeReference {
    var result = reference
    for _ in 0..<8 {
      guard result.qualifier.isEmpty, result.arguments.isEmpty, let alias = catalog.alias(result.name, from: file),
        alias.name != result.name else { break }
      result = alias
    }
    return result
  }
}

extension DeclarationIndex {
  /// The project's protocols that its extensions have a type of another module conform to: `extension UIButton: Wording`.
  func protocols(ofExternal typeName: String) -> [TypeDeclaration] {
    (catalog.externalConformances[typeName] ?? []).compactMap { reference in
      catalog.byName[reference.name]?.first { $0.kind == .protocolType }
    }
  }

  /// Functions that extensions of the project's protocols give a type of another module that conforms to them.
  public func protocolFunctions(_ name: String, ofExternal typeName: String) -> [FunctionDeclaration] {
    protocols(ofExternal: typeName).flatMap { functions(name, of: $0, isStatic: false) }.filter { $0.body != nil }
  }

  /// The type of the project that a member is for: `WideStyle` for those of `extension ButtonStyle where Self ==
  /// WideStyle`, in which `Self` is that type.
  ///
  /// - Parameter typeName: What the extension extends, a protocol of another module.
  public func requiredSelf(of property: PropertyDeclaration, ofExternal typeName: String) -> TypeDeclaration? {
    requiredSelf(ObjectIdentifier(property), property.range.file, typeName)
  }

  /// The same for a function.
  public func requiredSelf(of function: FunctionDeclaration, ofExternal typeName: String) -> TypeDeclaration? {
    requiredSelf(ObjectIdentifier(function), function.range.file, typeName)
  }

  private func requiredSelf(_ member: ObjectIdentifier, _ file: SourceFile, _ typeName: String) -> TypeDeclaration? {
    guard let name = catalog.external[typeName]?.requiredSelf[member] else { return nil }
    return type(named: name, from: file, enclosing: nil)
  }

  /// Properties that extensions of the project's protocols give a type of another module that conforms to them.
  public func protocolProperties(_ name: String, ofExternal typeName: String, isStatic: Bool) -> [PropertyDeclaration] {
    guard catalog.names.properties.contains(name) else { return [] }
    return protocols(ofExternal: typeName).compactMap { property(name, of: $0, isStatic: isStatic) }
      .filter { $0.getter != nil }
  }

  /// What a type has to be made with for one of its functions or properties; nil where nothing is asked.
  public func requirement(of member: ObjectIdentifier, in type: TypeDeclaration) -> MemberRequirement? {
    table(of: type).requirements[member]
  }

  /// The properties of one name that extensions of a type have for different types that it can be made with; empty where
  /// there are not several.
  public func alternativeProperties(_ name: String, of type: TypeDeclaration, isStatic: Bool) -> [PropertyDeclaration] {
    guard hasRequirements(type) else { return [] }
    log?.note(name)
    let all = table(of: type).properties[name]?.filter { $0.isStatic == isStatic } ?? []
    return all.count > 1 ? noted(all) : []
  }

  /// Whether members of a type are there only for some of what it can be made with.
  public func hasRequirements(_ type: TypeDeclaration) -> Bool { !table(of: type).requirements.isEmpty }
}
