import SwiftSource
import ViewEvaluation

/// What stands for the types that generic classes and protocols leave open.
extension UIKitEffects {
  func openType(_ name: String, of object: any CodeObject, in type: TypeDeclaration) -> OpenType? {
    guard let object = object as? UIObject, let own = object.declaration else { return nil }
    if type.kind == .protocolType { return associatedType(name, of: own, in: type) }
    if object.openTypes == nil { object.openTypes = openTypes(of: own, made: object.typeArguments) }
    return object.openTypes?[ObjectIdentifier(type)]?[name]
  }

  /// A type as written in the code of an object, with what stands for the open ones in it.
  func closed(_ type: TypeReference, of object: UIObject, in owner: TypeDeclaration?) -> TypeReference {
    guard let owner, !owner.genericParameters.isEmpty else { return type }
    var result = type
    if type.qualifier.isEmpty, owner.genericParameters.contains(where: { $0.name == type.name }),
      let open = openType(type.name, of: object, in: owner) {
      result = open.reference
      result.isOptional = type.isOptional || result.isOptional
    }
    result.arguments = result.arguments.map { closed($0, of: object, in: owner) }
    return result
  }

  /// What the generic parameters of a class and of those above it stand for: `class Row: Host<UILabel>`, also where an
  /// alias names the superclass.
  func openTypes(
    of type: TypeDeclaration, made arguments: [OpenType]
  ) -> [ObjectIdentifier: [String: OpenType]] {
    var result: [ObjectIdentifier: [String: OpenType]] = [:]
    var known = Dictionary(
      zip(type.genericParameters.map(\.name), arguments), uniquingKeysWith: { first, _ in first })
    var current = type
    for _ in 0..<24 {
      result[ObjectIdentifier(current)] = known
      guard let next = index.superclass(of: current) else { break }
      let written = superclass(of: current, next).map { open($0, known, seenFrom: current) } ?? []
      known = [:]
      for (parameter, argument) in zip(next.genericParameters, written) {
        if let argument { known[parameter.name] = argument }
      }
      current = next
    }
    return result
  }

  /// The arguments of a superclass as a class writes them.
  private func superclass(of type: TypeDeclaration, _ superclass: TypeDeclaration) -> [TypeReference]? {
    guard !superclass.genericParameters.isEmpty else { return nil }
    let file = type.range.file
    return index.inheritedTypes(of: type).lazy.map { self.index.withoutAlias($0, from: file) }.first {
      !$0.arguments.isEmpty && self.index.type(for: $0, from: file, enclosing: type) === superclass
    }?.arguments
  }

  private func open(
    _ arguments: [TypeReference], _ known: [String: OpenType], seenFrom type: TypeDeclaration
  ) -> [OpenType?] {
    arguments.map { argument in
      if argument.qualifier.isEmpty, type.genericParameters.contains(where: { $0.name == argument.name }) {
        return known[argument.name]
      }
      var argument = argument
      argument.arguments = argument.arguments.map { known[$0.name]?.reference ?? $0 }
      return open(argument, seenFrom: type)
    }
  }

  /// A type as code of one class names it, for code of another: by its whole name.
  func open(_ reference: TypeReference, seenFrom type: TypeDeclaration) -> OpenType {
    let file = type.range.file
    let plain = index.withoutAlias(
      index.declaredAlias(reference.name, of: type).flatMap { reference.arguments.isEmpty ? $0 : nil } ?? reference,
      from: file)
    guard let declaration = index.type(for: plain, from: file, enclosing: type) else { return OpenType(plain, nil) }
    let path = declaration.qualifiedName.split(separator: ".").map(String.init)
    return OpenType(
      TypeReference(
        name: declaration.name, qualifier: path.dropLast(), arguments: plain.arguments, isOptional: plain.isOptional,
        text: plain.text),
      declaration)
  }

  // MARK: - Associated types

  /// What an associated type of a protocol is for a class: what the class names so, else what it has where the protocol
  /// asks for a property, function or argument of that type.
  private func associatedType(_ name: String, of type: TypeDeclaration, in conformed: TypeDeclaration) -> OpenType? {
    if index.declaredAlias(name, of: type) != nil || index.nestedType(name, of: type) != nil {
      return open(TypeReference(name: name, text: name), seenFrom: type)
    }
    for requirement in index.ownProperties(of: conformed) where requirement.type?.name == name {
      guard let own = index.property(requirement.name, of: type, isStatic: requirement.isStatic), own !== requirement,
        let written = own.type ?? own.typeOfNewObject, written.name != name else { continue }
      return open(written, seenFrom: owner(of: own) ?? type)
    }
    for requirement in index.ownFunctions(of: conformed) {
      guard let own = index.functions(requirement.name, of: type, isStatic: requirement.isStatic).first(where: {
        $0 !== requirement && $0.parameters.map(\.label) == requirement.parameters.map(\.label)
      }) else { continue }
      let types = zip(
        [requirement.returnType] + requirement.parameters.map(\.type), [own.returnType] + own.parameters.map(\.type))
      if let written = types.first(where: { $0.0?.name == name && $0.1?.name != name })?.1 {
        return open(written, seenFrom: owner(of: own) ?? type)
      }
    }
    return nil
  }
}

extension PropertyDeclaration {
  /// `AccountView` of `lazy var root = AccountView()`.
  fileprivate var typeOfNewObject: TypeReference? {
    guard case .call(let call)? = initializer?.kind, case .name(let name) = call.callee.kind,
      name.first?.isUppercase == true else { return nil }
    return TypeReference(name: name, text: name)
  }
}
