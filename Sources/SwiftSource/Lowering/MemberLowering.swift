import SourceModel
import SwiftSyntax

extension FileLowering {
  /// What one binding of `let` or `var` declares.
  enum Variable {
    case property(PropertyDeclaration)
    case pattern(Pattern, Expression?)
  }

  func properties(_ node: VariableDeclSyntax, into members: inout Members) {
    withAvailability(node.attributes) {
      for variable in variables(node) {
        switch variable {
        case .property(let property):
          members.properties.append(property)
        case .pattern(let pattern, _):
          members.properties += boundNames(in: pattern).map { placeholder($0, in: node) }
        }
      }
    }
  }

  func variables(_ node: VariableDeclSyntax) -> [Variable] {
    let modifiers = modifiers(node.modifiers)
    let attributes = attributes(node.attributes)
    let isConstant = token(node.bindingSpecifier, is: "let")
    let bindings = node.bindings
    let isAlone = bindings.count == 1
    var variables: [Variable] = []
    variables.reserveCapacity(bindings.count)
    for binding in Elements(bindings) {
      let initializer = binding.initializer.map { expression($0.value) }
      let accessors = binding.accessorBlock.map { self.accessors($0) }
      guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self) else {
        variables.append(.pattern(pattern(binding.pattern), initializer))
        continue
      }
      let nameRange = range(of: identifier)
      let property = PropertyDeclaration(
        name: name(slice(nameRange.start, nameRange.end)), isStatic: modifiers.isStatic, isConstant: isConstant,
        isPrivate: modifiers.isPrivate, type: typeOfBinding(binding, in: bindings), initializer: initializer,
        getter: accessors?.getter, observers: accessors?.observers ?? [], observedValues: accessors?.values ?? [],
        attributes: attributes, nameRange: nameRange,
        range: isAlone ? range(of: node) : range(start(of: binding), bindingEnd(binding)))
      variables.append(.property(property))
    }
    return variables
  }

  private func bindingEnd(_ binding: PatternBindingSyntax) -> Int {
    binding.trailingComma.map { start(of: $0) } ?? end(of: binding)
  }

  /// The written type; in `let a, b: Int` that of the binding which has one.
  private func typeOfBinding(_ binding: PatternBindingSyntax, in bindings: PatternBindingListSyntax) -> TypeReference? {
    if let annotation = binding.typeAnnotation { return typeReference(annotation.type) }
    guard binding.initializer == nil, binding.accessorBlock == nil, bindings.count > 1 else { return nil }
    let later = bindings.drop { $0.position <= binding.position }
    return later.first { $0.typeAnnotation != nil || $0.initializer != nil }?.typeAnnotation.map {
      typeReference($0.type)
    }
  }

  private func boundNames(in pattern: Pattern) -> [String] {
    switch pattern {
    case .binding(let name): return [name]
    case .tuple(let parts): return parts.flatMap { boundNames(in: $0.pattern) }
    default: return []
    }
  }

  /// A property of `let (a, b) = …` in a type: its name is known, its value is not.
  private func placeholder(_ name: String, in node: VariableDeclSyntax) -> PropertyDeclaration {
    let modifiers = modifiers(node.modifiers)
    let range = range(of: node)
    return PropertyDeclaration(
      name: name, isStatic: modifiers.isStatic, isConstant: token(node.bindingSpecifier, is: "let"),
      isPrivate: modifiers.isPrivate, type: nil, initializer: nil, getter: nil, attributes: [], nameRange: range,
      range: range)
  }

  /// The body of the getter, nil for stored properties, observed or not, and for requirements of protocols; and what
  /// runs when the property is set.
  private func accessors(
    _ node: AccessorBlockSyntax
  ) -> (getter: Block?, observers: [Block], values: [PropertyDeclaration.ObservedValue]) {
    switch node.accessors {
    case .getter(let items):
      return (block(items, range: range(of: node)), [], [])
    case .accessors(let accessors):
      var getter: Block?
      var observers: [Block] = []
      var values: [PropertyDeclaration.ObservedValue] = []
      for accessor in accessors {
        guard let body = accessor.body else { continue }
        if token(accessor.accessorSpecifier, is: "get") || token(accessor.accessorSpecifier, is: "_read") {
          getter = block(body)
        } else {
          observers.append(block(body))
          if let parameter = accessor.parameters?.name {
            let isOld = token(accessor.accessorSpecifier, is: "didSet")
            values.append(PropertyDeclaration.ObservedValue(name: name(parameter), isOld: isOld))
          }
        }
      }
      return (getter, observers, values)
    }
  }

  private func getter(_ node: AccessorBlockSyntax) -> Block? { accessors(node).getter }
}

// MARK: - Functions

extension FileLowering {
  func function(_ node: FunctionDeclSyntax) -> FunctionDeclaration {
    withAvailability(node.attributes) {
      function(
        node, nameToken: node.name, parameters: parameters(node.signature.parameterClause),
        generics: genericParameters(node.genericParameterClause, node.genericWhereClause),
        returns: node.signature.returnClause, body: node.body.map { block($0) }, modifiers: node.modifiers,
        attributes: node.attributes)
    }
  }

  func initializer(_ node: InitializerDeclSyntax) -> FunctionDeclaration {
    withAvailability(node.attributes) {
      function(
        node, nameToken: node.initKeyword, parameters: parameters(node.signature.parameterClause),
        generics: genericParameters(node.genericParameterClause, node.genericWhereClause), returns: nil,
        body: node.body.map { block($0) }, modifiers: node.modifiers, attributes: node.attributes)
    }
  }

  func subscriptGetter(_ node: SubscriptDeclSyntax) -> FunctionDeclaration {
    withAvailability(node.attributes) {
      let parameters = node.parameterClause.parameters.map { parameter($0, hasOwnLabel: $0.secondName != nil) }
      if let accessors = node.accessorBlock, case .accessors = accessors.accessors {
        result.looseCode.append(range(of: accessors))
      }
      return function(
        node, nameToken: node.subscriptKeyword, parameters: parameters,
        generics: genericParameters(node.genericParameterClause, node.genericWhereClause), returns: node.returnClause,
        body: node.accessorBlock.flatMap { getter($0) }, modifiers: node.modifiers, attributes: node.attributes)
    }
  }

  private func function(
    _ node: some DeclSyntaxProtocol, nameToken: TokenSyntax, parameters: [Parameter], generics: [GenericParameter],
    returns: ReturnClauseSyntax?, body: Block?, modifiers: DeclModifierListSyntax, attributes: AttributeListSyntax
  ) -> FunctionDeclaration {
    let modifiers = self.modifiers(modifiers)
    return FunctionDeclaration(
      name: name(nameToken), isStatic: modifiers.isStatic, isPrivate: modifiers.isPrivate, parameters: parameters,
      genericParameters: generics, returnType: returns.map { typeReference($0.type) }, body: body,
      attributes: self.attributes(attributes), nameRange: range(of: nameToken), range: range(of: node),
      isMutating: modifiers.isMutating)
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
    Elements(clause.parameters).map { parameter($0, hasOwnLabel: true) }
  }

  /// - Parameter hasOwnLabel: Whether a single name is the label too, which it is not in a subscript.
  private func parameter(_ node: FunctionParameterSyntax, hasOwnLabel: Bool) -> Parameter {
    let label = name(node.firstName)
    return Parameter(
      label: label == "_" || !hasOwnLabel ? nil : label, name: node.secondName.map { name($0) } ?? label,
      type: typeReference(node.type), defaultValue: node.defaultValue.map { expression($0.value) },
      attributes: attributeNames(node.attributes) + attributeNames(of: node.type), isVariadic: node.ellipsis != nil)
  }

  private func attributeNames(of type: TypeSyntax) -> [String] {
    type.as(AttributedTypeSyntax.self).map { attributeNames($0.attributes) } ?? []
  }

  private func attributeNames(_ list: AttributeListSyntax) -> [String] {
    guard list.count > 0 else { return [] }
    return list.compactMap { element in
      guard case .attribute(let node) = element else { return nil }
      return typeReference(node.attributeName).name
    }
  }

  func cases(_ node: EnumCaseDeclSyntax) -> [EnumCaseDeclaration] {
    withAvailability(node.attributes) {
      let elements = node.elements
      return elements.map { element in
        EnumCaseDeclaration(
          name: name(element.name),
          associated: element.parameterClause?.parameters.map { associatedValue($0) } ?? [],
          rawValue: element.rawValue.map { expression($0.value) },
          range: elements.count == 1
            ? range(of: node)
            : range(start(of: element), element.trailingComma.map { start(of: $0) } ?? end(of: element)))
      }
    }
  }

  private func associatedValue(_ node: EnumCaseParameterSyntax) -> Parameter {
    let label = node.firstName.map { name($0) }
    return Parameter(
      label: label == "_" ? nil : label, name: node.secondName.map { name($0) } ?? label ?? "",
      type: typeReference(node.type), defaultValue: node.defaultValue.map { expression($0.value) }, attributes: [],
      isVariadic: false)
  }
}
