import SourceModel

/// What aliases of the project stand for, as they are written.
extension DeclarationIndex {
  /// The type that a name which a type declares stands for: `RootView` of `typealias RootView = AccountView`, in the
  /// type, its extensions or a supertype; nil where none of them declares it.
  public func declaredAlias(_ name: String, of type: TypeDeclaration) -> TypeReference? {
    note(type.range.file)
    if let alias = table(of: type).aliases[name] { return alias }
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
}
