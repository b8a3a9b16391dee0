extension DeclarationIndex {
  func noted(_ type: TypeDeclaration?) -> TypeDeclaration? {
    if let log, let type { log.note(type) }
    return type
  }

  func noted(_ owner: MemberOwner?) -> MemberOwner? {
    if let log, case .type(let type)? = owner { log.note(type) }
    return owner
  }

  func noted(_ types: [TypeDeclaration]) -> [TypeDeclaration] {
    if let log { for type in types { log.note(type) } }
    return types
  }

  func noted(_ property: PropertyDeclaration?) -> PropertyDeclaration? {
    if let log, let property { log.note(property.range) }
    return property
  }

  func noted(_ properties: [PropertyDeclaration]) -> [PropertyDeclaration] {
    if let log { for property in properties { log.note(property.range) } }
    return properties
  }

  func noted(_ functions: [FunctionDeclaration]) -> [FunctionDeclaration] {
    if let log { for function in functions { log.note(function.range) } }
    return functions
  }
}
