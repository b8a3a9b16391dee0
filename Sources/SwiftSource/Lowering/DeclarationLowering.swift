import SourceModel
import SwiftSyntax

extension FileLowering {
  /// A member of a type, or a declaration at the top of a file.
  func member(_ node: DeclSyntax, into members: inout Members) {
    guard depth < Self.maximumDepth else { return }
    depth += 1
    defer { depth -= 1 }
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): properties(node, into: &members)
    case .functionDecl(let node): members.functions.append(function(node))
    case .initializerDecl(let node): members.initializers.append(initializer(node))
    case .subscriptDecl(let node): members.functions.append(subscriptGetter(node))
    case .enumCaseDecl(let node): members.cases += cases(node)
    case .typeAliasDecl(let node):
      let name = name(node.name)
      if members.aliases[name] == nil { members.aliases[name] = typeReference(node.initializer.value) }
      if modifiers(node.modifiers).isPrivate { members.privateAliases.insert(name) }
    case .ifConfigDecl(let node):
      noteOtherSystems(node)
      for clause in clausesInUse(node) {
        switch clause.elements {
        case .decls(let list)?: self.members(list, into: &members)
        case .statements(let list)?:
          for item in list {
            if case .decl(let declaration) = item.item { member(declaration, into: &members) }
          }
        default: break
        }
      }
    case .deinitializerDecl(let node):
      if mayUseAccessibility, let body = node.body { _ = block(body) }
    default:
      if let type = type(node) { members.types.append(type) }
    }
  }

  func members(_ list: MemberBlockItemListSyntax, into members: inout Members) {
    for item in Elements(list) { member(item.decl, into: &members) }
  }

  /// The type that a declaration declares; nil when it declares something else.
  func type(_ node: some DeclSyntaxProtocol) -> TypeDeclaration? {
    switch DeclSyntax(node).as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      return type(
        node, .structure, node.name, node.genericParameterClause, node.inheritanceClause, node.genericWhereClause)
    case .classDecl(let node):
      return type(
        node, .classType, node.name, node.genericParameterClause, node.inheritanceClause, node.genericWhereClause)
    case .actorDecl(let node):
      return type(
        node, .actor, node.name, node.genericParameterClause, node.inheritanceClause, node.genericWhereClause)
    case .enumDecl(let node):
      return type(
        node, .enumeration, node.name, node.genericParameterClause, node.inheritanceClause, node.genericWhereClause)
    case .protocolDecl(let node):
      return type(node, .protocolType, node.name, nil, node.inheritanceClause, node.genericWhereClause)
    default:
      return nil
    }
  }

  private func type(
    _ node: some DeclGroupSyntax, _ kind: TypeDeclaration.Kind, _ nameToken: TokenSyntax,
    _ parameters: GenericParameterClauseSyntax?, _ inheritance: InheritanceClauseSyntax?,
    _ whereClause: GenericWhereClauseSyntax?
  ) -> TypeDeclaration {
    withAvailability(node.attributes) {
      let name = name(nameToken)
      typePath.append(name)
      defer { typePath.removeLast() }
      var members = Members()
      self.members(node.memberBlock.members, into: &members)
      let qualifiedName = typePath.joined(separator: ".")
      return TypeDeclaration(
        kind: kind, name: name, qualifiedName: qualifiedName,
        genericParameters: kind == .protocolType
          ? associatedTypes(node.memberBlock.members) : genericParameters(parameters, whereClause),
        inheritedTypes: inheritedTypes(inheritance), addedTypes: addedTypes[qualifiedName] ?? [],
        attributes: attributes(node.attributes), isPrivate: modifiers(node.modifiers).isPrivate, members: members,
        nameRange: range(of: nameToken), range: range(of: node))
    }
  }

  func extensionDeclaration(_ node: ExtensionDeclSyntax) -> ExtensionDeclaration {
    withAvailability(node.attributes) {
      let extended = typeReference(node.extendedType)
      let path = typePath
      typePath = extended.qualifier + [extended.name]
      defer { typePath = path }
      var members = Members()
      self.members(node.memberBlock.members, into: &members)
      return ExtensionDeclaration(
        extendedType: extended, inheritedTypes: inheritedTypes(node.inheritanceClause),
        whereClause: node.genericWhereClause.map { oneLine($0.requirements) } ?? "",
        isPrivate: modifiers(node.modifiers).isPrivate, members: members, range: range(of: node))
    }
  }

  /// Notes what extensions add to types that the file may declare further up.
  func noteAddedTypes(_ items: CodeBlockItemListSyntax) {
    for item in Elements(items) {
      guard case .decl(let declaration) = item.item, let node = declaration.as(ExtensionDeclSyntax.self),
        let clause = node.inheritanceClause else { continue }
      let extended = typeReference(node.extendedType)
      addedTypes[(extended.qualifier + [extended.name]).joined(separator: "."), default: []] += inheritedTypes(clause)
    }
  }

  /// Inherited types; the parts of `A & B` one by one.
  private func inheritedTypes(_ clause: InheritanceClauseSyntax?) -> [TypeReference] {
    guard let clause else { return [] }
    var types: [TypeReference] = []
    for inherited in clause.inheritedTypes {
      if let composition = inherited.type.as(CompositionTypeSyntax.self) {
        types += composition.elements.map { typeReference($0.type) }
      } else {
        types.append(typeReference(inherited.type))
      }
    }
    return types
  }

  func genericParameters(
    _ clause: GenericParameterClauseSyntax?, _ whereClause: GenericWhereClauseSyntax?
  ) -> [GenericParameter] {
    guard let clause else { return [] }
    return clause.parameters.map { parameter in
      let name = name(parameter.name)
      let constraint = parameter.inheritedType.map { typeReference($0).name } ?? constraint(of: name, in: whereClause)
      return GenericParameter(name: name, constraint: constraint)
    }
  }

  /// What a protocol leaves to those who conform to it.
  private func associatedTypes(_ list: MemberBlockItemListSyntax) -> [GenericParameter] {
    list.compactMap { item in
      guard let node = item.decl.as(AssociatedTypeDeclSyntax.self) else { return nil }
      let name = name(node.name)
      let first = node.inheritanceClause?.inheritedTypes.first.map { typeReference($0.type).name }
      return GenericParameter(name: name, constraint: first ?? constraint(of: name, in: node.genericWhereClause))
    }
  }

  private func constraint(of parameter: String, in clause: GenericWhereClauseSyntax?) -> String? {
    guard let clause else { return nil }
    for requirement in clause.requirements {
      switch requirement.requirement {
      case .conformanceRequirement(let node) where text(of: node.leftType) == parameter:
        return typeReference(node.rightType).name
      case .sameTypeRequirement(let node) where text(of: node.leftType) == parameter:
        return text(of: node.rightType)
      default:
        continue
      }
    }
    return nil
  }
}

// MARK: - Attributes and modifiers

extension FileLowering {
  func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    guard list.count > 0 else { return [] }
    var result: [Attribute] = []
    append(list, to: &result)
    return result
  }

  private func append(_ list: AttributeListSyntax, to result: inout [Attribute]) {
    for element in list {
      switch element {
      case .attribute(let node):
        var values: [Argument] = []
        switch node.arguments {
        case .argumentList(let list)?: values = arguments(list)
        case .availability(let list)?: values = availabilityArguments(list)
        default: break
        }
        result.append(Attribute(name: typeReference(node.attributeName).name, arguments: values))
      case .ifConfigDecl(let config):
        for clause in clausesInUse(config) {
          if case .attributes(let list)? = clause.elements { append(list, to: &result) }
        }
      }
    }
  }

  func modifiers(_ list: DeclModifierListSyntax) -> (isPrivate: Bool, isStatic: Bool, isMutating: Bool) {
    var result = (isPrivate: false, isStatic: false, isMutating: false)
    guard list.count > 0 else { return result }
    for modifier in Elements(list) {
      let bytes = tokenBytes(modifier.name)
      if equal(bytes, "static") || equal(bytes, "class") {
        result.isStatic = true
      } else if equal(bytes, "private") || equal(bytes, "fileprivate") {
        // `private(set)` hides the setter only.
        if modifier.detail == nil { result.isPrivate = true }
      } else if equal(bytes, "mutating") {
        result.isMutating = true
      }
    }
    return result
  }
}
