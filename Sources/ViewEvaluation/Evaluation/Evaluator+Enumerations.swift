import AccessibilityModel
import SourceModel
import SwiftSource

/// Cases of the project's enums, their members and their raw values.
extension Evaluator {
  func enumMember(_ name: String, of value: EnumValue, source: SourceRange) -> Value? {
    if name == "rawValue" { return rawValue(of: value) }
    if let property = index.property(name, of: value.declaration, isStatic: false), property.getter != nil {
      return evaluate(property, receiver: .enumeration(value))
    }
    if let function = index.functions(name, of: value.declaration, isStatic: false).first {
      return .function(FunctionValue(declaration: function, receiver: .enumeration(value)))
    }
    return nil
  }

  func rawValue(of value: EnumValue) -> Value? {
    let cases = index.cases(of: value.declaration)
    guard let position = cases.firstIndex(where: { $0.name == value.name }) else { return nil }
    let declaration = cases[position]
    if let expression = declaration.rawValue {
      let scope = Scope(receiver: nil, type: value.declaration, file: declaration.range.file)
      let raw = evaluate(expression, in: scope)
      guard case .text(let text) = raw else { return raw }
      // The raw type stands first (The Swift Programming Language, Enumerations): `enum Tab: LocalizedStringKey`.
      guard case .text(let typed) = coerce(raw, to: value.declaration.inheritedTypes.first, in: scope), typed.kind == .key
      else { return .text(text.asString) }
      return .text(typed)
    }
    // What a string literal can stand for has the name of the case (The Swift Programming Language, Enumerations: Implicitly
    // Assigned Raw Values).
    let name = TextValue(value.name.filter { $0 != "`" }, kind: .literal)
    switch value.declaration.inheritedTypes.first?.name {
    case "LocalizedStringKey": return .text(name.asKey)
    case .some where value.declaration.inheritedTypes.contains(where: { $0.name == "String" }): return .text(name.asString)
    default: break
    }
    guard value.declaration.inheritedTypes.contains(where: { Self.integerTypes.contains($0.name) }) else { return nil }
    // A number is that of the case before, plus one.
    guard position > 0 else { return .number(0) }
    let previous = EnumValue(declaration: value.declaration, name: cases[position - 1].name, payload: [])
    guard case .number(let number)? = rawValue(of: previous) else { return nil }
    return .number(number + 1)
  }

  /// The raw value of an enum whose case only run time knows: the text of each case, where these are few and written.
  func openRawValue(of unknown: UnknownValue) -> Value? {
    guard let type = unknown.declaration, type.kind == .enumeration, unknown.type?.isOptional != true else { return nil }
    let cases = index.cases(of: type)
    guard (2...Self.openCaseLimit).contains(cases.count), cases.allSatisfy({ $0.rawValue != nil }) else { return nil }
    var texts: [Value] = []
    for item in cases {
      guard case .text(let text)? = rawValue(of: EnumValue(declaration: type, name: item.name, payload: [])) else { return nil }
      texts.append(.text(text))
    }
    return byCase(unknown.expression, cases.map(\.name), subject: "switch \(unknown.expression).rawValue", texts)
  }

  /// One of several values, as a case decides that only run time knows.
  private func byCase(_ value: String, _ names: [String], subject: String, _ values: [Value]) -> Value {
    if names.count == 2, case .depends(let yes, let no) = dependent(on: "\(value) == .\(names[0])") {
      return .choice([ConditionalValue(condition: yes, value: values[0]), ConditionalValue(condition: no, value: values[1])])
    }
    return .choice(zip(names.indices, values).map { position, one in
      let name = names[position]
      return ConditionalValue(
        condition: Condition(
          subject: subject, branch: position, description: "\(value) == .\(name)", asks: .which,
          caseTest: Condition.CaseTest(value: value, name: name, isPositive: true)),
        value: one)
    })
  }

  /// What entries hold for an enum whose case only run time knows: one for each of its cases, where these are few and all
  /// entries are for cases of it.
  func entry(of entries: UnknownValue.Entries, for unknown: UnknownValue, otherwise: () -> Value) -> Value? {
    guard let type = unknown.declaration, type.kind == .enumeration, unknown.type?.isOptional != true else { return nil }
    let names = index.cases(of: type).map(\.name)
    guard (2...Self.openCaseLimit).contains(names.count), !entries.all.isEmpty else { return nil }
    var found: [String: Value] = [:]
    for entry in entries.all {
      guard let name = entry.key.caseName, names.contains(name), found[name] == nil else { return nil }
      found[name] = entry.value
    }
    return byCase(unknown.expression, names, subject: "switch \(unknown.expression)", names.map { found[$0] ?? otherwise() })
  }

  /// Cases whose texts are told apart.
  private static let openCaseLimit = 6

  static let integerTypes: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// What `Kind(rawValue: …)` makes: the case where the value is known.
  func constructEnum(
    _ type: TypeDeclaration, _ arguments: [EvaluatedArgument], source: SourceRange, delegating: ObjectIdentifier?
  ) -> Value {
    let initializers = index.initializers(of: type).filter { ObjectIdentifier($0) != delegating }
    if let initializer = best(initializers, for: arguments),
      let made = descending(into: initializer, { whole(from: initializer, making: .declared(type, properties: [:]), arguments) }),
      let made { return made }
    if let raw = arguments.first(labelled: "rawValue"), let known = enumCase(of: type, rawValue: raw.value) {
      return known
    }
    return .unknown(UnknownValue(
      expression: shortened(source), type: TypeReference(of: type), declaration: type,
      reason: UnknownReason(.dynamicValue, shortened(source))))
  }

  /// The case that a known raw value stands for, `nil` when it stands for none; nothing when that is not known.
  private func enumCase(of type: TypeDeclaration, rawValue: Value) -> Value? {
    for candidate in index.cases(of: type) {
      let value = EnumValue(declaration: type, name: candidate.name, payload: [])
      guard let raw = self.rawValue(of: value), let isSame = isSame(raw, rawValue) else { return nil }
      if isSame { return .enumeration(value) }
    }
    return .absent
  }

  /// A case with what a call gives it.
  func enumValue(_ enumCase: EnumCaseDeclaration, of type: TypeDeclaration, _ arguments: [EvaluatedArgument]) -> Value {
    let scope = Scope(receiver: nil, type: type, file: enumCase.range.file)
    let payload = associatedValues(of: enumCase, arguments, in: scope) ?? arguments.enumerated().map { position, argument in
      let parameter = enumCase.associated.indices.contains(position) ? enumCase.associated[position] : nil
      return LabelledValue(label: argument.label, value: coerce(argument.value, to: parameter?.type, in: scope))
    }
    return .enumeration(EnumValue(declaration: type, name: enumCase.name, payload: payload))
  }

  /// What a case holds where some of its values have defaults that a call leaves out (SE-0155); nil where it leaves out
  /// none, or the call is not understood.
  private func associatedValues(
    of enumCase: EnumCaseDeclaration, _ arguments: [EvaluatedArgument], in scope: Scope
  ) -> [LabelledValue]? {
    let parameters = enumCase.associated
    guard arguments.count < parameters.count else { return nil }
    var values: [LabelledValue] = []
    for (parameter, argument) in zip(parameters, match(arguments, to: parameters)) {
      let value: Value
      switch (argument, parameter.defaultValue) {
      case (.value(let given), _): value = given
      case (_, let standard?): value = evaluate(standard, in: scope)
      default: return nil
      }
      values.append(LabelledValue(label: parameter.label, value: coerce(value, to: parameter.type, in: scope)))
    }
    return values
  }
}
