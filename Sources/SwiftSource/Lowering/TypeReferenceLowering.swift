import SourceModel
import SwiftSyntax

extension FileLowering {
  func typeReference(_ node: TypeSyntax) -> TypeReference {
    guard depth < Self.maximumDepth else { return unknownType(node) }
    depth += 1
    defer { depth -= 1 }
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      let bytes = slice(of: type)
      // Most types are a name and nothing else; their tokens need not be asked for.
      if bytes.last != UInt8(ascii: ">"), !bytes.contains(UInt8(ascii: ":")) {
        let name = name(bytes)
        return TypeReference(name: name, text: names.string(bytes))
      }
      return named(name(type.name), qualifier: [], clause: type.genericArgumentClause, node)
    case .memberType(let type):
      let base = typeReference(type.baseType)
      return named(
        name(type.name), qualifier: base.qualifier + [base.name], clause: type.genericArgumentClause, node)
    case .optionalType(let type): return optional(type.wrappedType, node)
    case .implicitlyUnwrappedOptionalType(let type): return optional(type.wrappedType, node)
    case .arrayType(let type):
      return TypeReference(name: "[]", arguments: [typeReference(type.element)], text: oneLine(node))
    case .dictionaryType(let type):
      return TypeReference(
        name: "[:]", arguments: [typeReference(type.key), typeReference(type.value)], text: oneLine(node))
    case .tupleType(let type):
      if type.elements.count == 1, let only = type.elements.first, only.ellipsis == nil {
        return typeReference(only.type)
      }
      let labels = type.elements.map { $0.firstName.flatMap { $0.text == "_" ? nil : name($0) } }
      return TypeReference(
        name: "()", arguments: type.elements.map { typeReference($0.type) }, text: oneLine(node),
        labels: labels.contains { $0 != nil } ? labels : [])
    case .functionType(let type):
      let parameters = type.parameters.map { typeReference($0.type) }
      return TypeReference(
        name: "->", arguments: [typeReference(type.returnClause.type)] + parameters, text: oneLine(node))
    case .someOrAnyType(let type):
      return rewritten(type.constraint, node) { $0.isOpaqueOrExistential = true }
    case .namedOpaqueReturnType(let type):
      return rewritten(type.type, node) { $0.isOpaqueOrExistential = true }
    case .attributedType(let type): return rewritten(type.baseType, node) { _ in }
    case .packExpansionType(let type): return rewritten(type.repetitionPattern, node) { _ in }
    case .packElementType(let type): return rewritten(type.pack, node) { _ in }
    case .compositionType(let type):
      guard let first = type.elements.first else { return unknownType(node) }
      let further = type.elements.dropFirst().map { typeReference($0.type) }
      return rewritten(first.type, node) { $0.further = further }
    case .metatypeType(let type):
      let base = typeReference(type.baseType)
      return TypeReference(
        name: text(of: type.metatypeSpecifier), qualifier: base.qualifier + [base.name], text: oneLine(node))
    default: return unknownType(node)
    }
  }

  func genericArguments(_ clause: GenericArgumentClauseSyntax) -> [TypeReference] {
    clause.arguments.map { genericArgument($0.argument) }
  }

  // Generic, because the argument is a type in swift-syntax 600 and a choice of type and expression later.
  private func genericArgument(_ node: some SyntaxProtocol) -> TypeReference {
    if let type = Syntax(node).as(TypeSyntax.self) { return typeReference(type) }
    return unknownType(node)
  }

  private func named(
    _ name: String, qualifier: [String], clause: GenericArgumentClauseSyntax?, _ node: TypeSyntax
  ) -> TypeReference {
    guard let clause else {
      return TypeReference(name: name, qualifier: qualifier, text: qualifier.isEmpty ? name : oneLine(node))
    }
    let arguments = genericArguments(clause)
    if name == "Optional", arguments.count == 1 {
      var wrapped = arguments[0]
      wrapped.isOptional = true
      wrapped.text = oneLine(node)
      return wrapped
    }
    return TypeReference(name: name, qualifier: qualifier, arguments: arguments, text: oneLine(node))
  }

  private func optional(_ wrapped: TypeSyntax, _ node: TypeSyntax) -> TypeReference {
    rewritten(wrapped, node) { $0.isOptional = true }
  }

  private func rewritten(
    _ inner: TypeSyntax, _ node: TypeSyntax, _ change: (inout TypeReference) -> Void
  ) -> TypeReference {
    var reference = typeReference(inner)
    change(&reference)
    reference.text = oneLine(node)
    return reference
  }

  private func unknownType(_ node: some SyntaxProtocol) -> TypeReference {
    let text = oneLine(node)
    return TypeReference(name: text, text: text)
  }

  /// The source of a node with every run of white space as one space.
  func oneLine(_ node: some SyntaxProtocol) -> String {
    let bytes = slice(start(of: node), end(of: node))
    guard bytes.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
      return names.string(bytes)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

// MARK: - Types that are parsed as expressions

extension FileLowering {
  /// The type that an expression spells, such as `[Item]`, `[String: [Int]]` or `Item?`; nil when it spells none.
  func typeReference(fromExpression node: ExprSyntax) -> TypeReference? {
    guard depth < Self.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      let name = name(slice(writtenName(reference).name))
      // A value in brackets, as in `[first]()`, is no use of an array; a type is nearly always capitalised.
      guard let initial = name.unicodeScalars.first, initial.properties.isUppercase || initial == "_" else {
        return nil
      }
      return TypeReference(name: name, text: name)
    case .memberAccessExpr(let member):
      guard let base = member.base.flatMap({ typeReference(fromExpression: $0) }) else { return nil }
      return TypeReference(
        name: name(slice(writtenName(member.declName).name)), qualifier: base.qualifier + [base.name],
        text: oneLine(node))
    case .genericSpecializationExpr(let specialized):
      guard var base = typeReference(fromExpression: specialized.expression) else { return nil }
      base.arguments = genericArguments(specialized.genericArgumentClause)
      base.text = oneLine(node)
      return base
    case .optionalChainingExpr(let optional):
      guard var wrapped = typeReference(fromExpression: optional.expression) else { return nil }
      wrapped.isOptional = true
      wrapped.text = oneLine(node)
      return wrapped
    case .arrayExpr(let array):
      guard array.elements.count == 1, let element = array.elements.first,
        let type = typeReference(fromExpression: element.expression)
      else { return nil }
      return TypeReference(name: "[]", arguments: [type], text: oneLine(node))
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content, elements.count == 1, let entry = elements.first,
        let key = typeReference(fromExpression: entry.key), let value = typeReference(fromExpression: entry.value)
      else { return nil }
      return TypeReference(name: "[:]", arguments: [key, value], text: oneLine(node))
    case .typeExpr(let type): return typeReference(type.type)
    case .tupleExpr(let tuple):
      let types = tuple.elements.compactMap { typeReference(fromExpression: $0.expression) }
      guard types.count == tuple.elements.count else { return nil }
      if types.count == 1 { return types[0] }
      return TypeReference(name: "()", arguments: types, text: oneLine(node))
    case .sequenceExpr: return unknownType(node)
    default: return nil
    }
  }
}
