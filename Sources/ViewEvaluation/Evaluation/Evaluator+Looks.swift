import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// Colours and fonts that a palette holds, also where only run time knows which object it is: one that is injected, that
/// the environment hands down, or that a caller passes.
extension Evaluator {
  /// What a stored property holds in every object of its type, where that is something to draw with and nothing in the
  /// program gives it another value; nil for others.
  func look(_ property: PropertyDeclaration, of type: TypeDeclaration) -> Value? {
    guard property.getter == nil, let initializer = property.initializer,
      property.attributes.allSatisfy({ $0.name == "Published" }), property.observers.isEmpty,
      property.type.map(Self.mayBeLook) ?? true, !isOverridden(property, in: type),
      !index.mayDiffer(property, of: type) else { return nil }
    let scope = Scope(receiver: nil, type: type, file: property.range.file)
    let value = apart { coerce(evaluate(initializer, in: scope), to: property.type, in: scope) }
    return Self.isLook(value, of: property.type) ? Self.typed(value, property.type) : nil
  }

  /// `.white` as the colour of the type that is declared, so that what the project adds to that is found.
  private static func typed(_ value: Value, _ type: TypeReference?) -> Value {
    guard case .member(let member) = value, member.type == nil, let type, colours.contains(type.name) else { return value }
    return .member(MemberValue(
      type: type.name, name: member.name, arguments: member.arguments, source: member.source, changes: member.changes))
  }

  /// A colour or font that a protocol asks of palettes, as the types of the project that conform have it; nil where one
  /// of them is not known.
  func implementedLook(_ requirement: PropertyDeclaration, of unknown: UnknownValue) -> Value? {
    guard let declaration = unknown.declaration, declaration.kind == .protocolType, requirement.getter == nil,
      let result = requirement.type, Self.isDrawnWith(result.name) else { return nil }
    let types = index.types(conformingTo: declaration.name).filter { $0.kind != .protocolType && !isForPreviews($0) }
    guard !types.isEmpty, types.count <= Self.implementationLimit else { return nil }
    var values: [ConditionalValue] = []
    for (number, type) in types.enumerated() {
      guard let property = index.property(requirement.name, of: type, isStatic: false), property !== requirement
      else { return nil }
      let value = property.getter == nil
        ? look(property, of: type) : evaluate(property, receiver: hole(of: type, named: unknown.expression))
      guard let value, Self.isLook(value, of: result) else { return nil }
      // Whoever asks for it: views that stand in each other have one theme.
      let condition = Condition(
        subject: "\(declaration.name) type", branch: number, description: "\(unknown.expression) is \(type.name)", asks: .type)
      values.append(ConditionalValue(condition: condition, value: Self.typed(value, result)))
    }
    return values.count == 1 ? values[0].value : .choice(values)
  }

  /// What a stored property holds in the palettes that a type has built in, `static let night = Theme(ink: .white)`, where
  /// only run time knows which of these it is; nil where one of them is not known.
  func builtInLook(_ property: PropertyDeclaration, of unknown: UnknownValue) -> Value? {
    guard let type = unknown.declaration, [.structure, .classType].contains(type.kind), property.getter == nil,
      property.initializer == nil, property.attributes.isEmpty, let result = property.type, Self.mayBeLook(result),
      !index.mayEverSet(".\(property.name)"), !isView(type) else { return nil }
    let palettes = index.declaredProperties(of: type).filter { $0.isStatic && $0.isConstant }
    var values: [ConditionalValue] = []
    for palette in palettes {
      guard case .instance(let instance) = staticValue(of: palette, owner: type), instance.declaration === type else { continue }
      guard let value = instance.fields[property.name], Self.isLook(value, of: result), values.count < Self.implementationLimit
      else { return nil }
      let condition = Condition(
        subject: "\(type.name) palette", branch: values.count,
        description: "\(unknown.expression) is \(palette.name)", asks: .type)
      values.append(ConditionalValue(condition: condition, value: value))
    }
    return values.count > 1 ? .choice(values) : nil
  }

  /// What a dictionary of colours that is written out holds for a key that only run time knows: each of them, or what it
  /// gives for others. nil for what is no such dictionary.
  func look(
    of entries: UnknownValue.Entries, as type: TypeReference?, for key: Expression, otherwise: () -> Value
  ) -> Value? {
    guard entries.texts.isEmpty, (1...Self.implementationLimit).contains(entries.all.count),
      entries.all.allSatisfy({ Self.isLook($0.value, of: type) }) else { return nil }
    let asked = shortened(key.range)
    func way(_ number: Int, _ outcome: String, _ value: Value) -> ConditionalValue {
      let condition = Condition(subject: "[\(asked)]", branch: number, description: "\(asked) \(outcome)", asks: .which)
      return ConditionalValue(condition: condition, value: value)
    }
    let known = entries.all.enumerated().map { number, entry in
      way(number, Self.written(entry.key).map { "== \($0)" } ?? "is that of entry \(number + 1)", Self.typed(entry.value, type))
    }
    return .choice(known + [way(known.count, "is none of these", otherwise())])
  }

  /// A key as code has it: `"new"`, `.open`.
  private static func written(_ key: Value) -> String? {
    if case .text(let text) = key { return text.spoken.literal.map { "\"\($0)\"" } }
    return key.caseName.map { ".\($0)" }
  }

  /// The type of what a wrapper of the project holds that is given a place to look at, `@Injected(\.colors) var colors`,
  /// or that holds the same wherever it stands, `@Themed var theme`.
  func wrappedType(_ property: PropertyDeclaration) -> TypeReference? {
    for attribute in property.attributes {
      let file = property.range.file
      guard let wrapper = index.type(named: attribute.name, from: file, enclosing: nil) else { continue }
      if case .keyPath(let components)? = attribute.arguments.first?.value.kind, components.count == 1 {
        return held(at: components[0], by: wrapper)
      }
      let wrapped = index.property("wrappedValue", of: wrapper, isStatic: false)?.type
      if let wrapped, index.type(for: wrapped, from: wrapper.range.file, enclosing: wrapper) != nil { return wrapped }
    }
    return nil
  }

  /// The type of a member to which the key path of a wrapper leads: `InjectedValues.colors`.
  private func held(at name: String, by wrapper: TypeDeclaration) -> TypeReference? {
    let parameters = index.initializers(of: wrapper).flatMap(\.parameters)
    for parameter in parameters where parameter.type.name.hasSuffix("KeyPath") {
      guard let root = parameter.type.arguments.first else { continue }
      if let type = index.type(for: root, from: wrapper.range.file, enclosing: wrapper) {
        return index.property(name, of: type, isStatic: false)?.type
      }
      if let found = index.extensionProperties(name, ofExternal: root.name, isStatic: false).first { return found.type }
    }
    return nil
  }

  /// Whether a class that inherits from the type has one of its own in the place of the property.
  private func isOverridden(_ property: PropertyDeclaration, in type: TypeDeclaration) -> Bool {
    guard type.kind == .classType else { return false }
    return index.types(conformingTo: type.name).contains { other in
      index.property(property.name, of: other, isStatic: false).map { $0 !== property } ?? false
    }
  }

  // MARK: - What is drawn with

  /// The colour or font that a name of the project's own stands for: `UIColor` for `PlatformColor` of `typealias
  /// PlatformColor = UIColor`; others as they are.
  func drawnType(_ name: String, in scope: Scope) -> String {
    guard !Self.isDrawnWith(name),
      let alias = index.externalAlias(name, from: scope.file, enclosing: scope.type, ofOtherModules: true),
      alias.arguments.isEmpty, Self.isDrawnWith(alias.name) else { return name }
    return alias.name
  }

  /// Paint, and what the frameworks call colours and fonts besides (Apple: UIColor, NSColor, UIFont, NSFont, Font).
  private static func isDrawnWith(_ type: String) -> Bool { PaintTypes.contains(type) || classes.contains(type) }

  static let colours: Set<String> = ["Color", "UIColor", "NSColor"]
  private static let classes: Set<String> = ["UIColor", "NSColor", "Font", "UIFont", "NSFont"]

  private static func mayBeLook(_ type: TypeReference) -> Bool {
    isDrawnWith(type.name) || type.isList && type.arguments.allSatisfy(mayBeLook)
  }

  /// Whether a value is a colour, a font or a gradient, or some of these.
  ///
  /// - Parameter type: The type that is declared, which `.white` has.
  private static func isLook(_ value: Value, of type: TypeReference?) -> Bool {
    switch value {
    case .member(let member): (member.type ?? type?.name).map(isDrawnWith) ?? false
    case .view(let node): isLook(node)
    case .choice(let ways): ways.allSatisfy { isLook($0.value, of: type) }
    case .array(let elements): !elements.isEmpty && elements.allSatisfy { isLook($0, of: type?.arguments.first) }
    default: false
    }
  }

  private static func isLook(_ node: ViewNode) -> Bool {
    switch node {
    case .primitive(let view): isDrawnWith(view.name)
    case .modified(let base, _): isLook(base)
    default: false
    }
  }
}
