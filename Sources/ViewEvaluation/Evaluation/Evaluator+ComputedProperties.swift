import AccessibilityModel
import SourceModel
import SwiftSource

extension Block {
  /// Whether a variable of the name is local to the block.
  fileprivate func declares(_ name: String) -> Bool {
    statements.contains { if case .variable(let variable) = $0 { variable.name == name } else { false } }
  }
}

/// Computed properties: what their getters come to for a receiver, of the project's own types and of those that it extends.
extension Evaluator {
  /// A computed property of an unknown value: followed when it comes to a view, a text or a choice of known things.
  func followed(_ property: PropertyDeclaration, of unknown: UnknownValue, text: String) -> Value {
    let result = evaluate(property, receiver: .unknown(unknown))
    if case .unknown(let value) = result {
      let type = property.type ?? value.type
      var named = UnknownValue(
        expression: text, type: type,
        declaration: type.flatMap { index.type(for: $0, from: property.range.file, enclosing: unknown.declaration) },
        reason: UnknownReason(.dynamicValue, text))
      if value.expression != text { named.basis = value.basis ?? value.expression }
      return .unknown(named)
    }
    if case .text(let content) = result, content.spoken.isOnlyHoles {
      return .unknown(UnknownValue(
        expression: text, type: TypeReference(name: "String", text: "String"), reason: UnknownReason(.dynamicValue, text)))
    }
    return result
  }

  /// A computed property for a receiver.
  func evaluate(_ property: PropertyDeclaration, receiver: Value) -> Value {
    // What a getter runs is part of the statement that asks for the value.
    let statement = place.statement
    defer { place.statement = statement }
    return onceLater(property, of: receiver) { computed(property, receiver: receiver) }
  }

  private func computed(_ property: PropertyDeclaration, receiver: Value) -> Value {
    if let given = given(property, of: receiver) { return given }
    guard let getter = property.getter else {
      return .unknown(UnknownValue(expression: property.name, type: property.type))
    }
    let key = ReceiverKey(property, receiver)
    if let key, let known = memberValues[key], known.steps < budget {
      budget -= known.steps
      index.note(known.use)
      return known.value
    }
    let (budgetBefore, cutsBefore) = (budget, cuts)
    let scope = Scope(receiver: receiver, type: enclosingType(of: property, receiver: receiver), file: property.range.file)
    let (result, use) = index.noting {
      descending(into: property, times: depth(ofPartsIn: property, receiver)) {
        noting(property, receiver) {
          building(property.type) {
            let builder = ownBuilder(among: property.attributes.map(\.name))
            let work = { self.coerce(self.value(of: getter, builtBy: builder, in: scope), to: property.type, in: scope) }
            if case .object = receiver { return bounded(property.type, work) }
            return runsEffects
              ? plainCall(property, receiver, [], type: property.type, work) : bounded(property.type, work)
          }
        }
      }
    }
    // What takes too long to work out is still of its type: one of the project's views is that view.
    var value = (result ?? nil) ?? .unknown(UnknownValue(
      expression: property.name, type: property.type,
      declaration: viewDeclaration(of: property.type, from: property.range.file, in: scope.type),
      reason: UnknownReason(.dynamicValue, property.name)))
    if let shape = shape(of: property.type, in: value, property.nameRange) { value = shape }
    if case .unknown(var unknown) = value,
      unknown.reason?.kind == .unsupportedCode || getter.declares(unknown.expression) {
      // What is made in a way that is not followed, as a dictionary is filled, goes by the name of the property.
      let path = if case .instance(let instance) = receiver { instance.path } else { "" }
      unknown.expression = path.isEmpty ? property.name : "\(path).\(property.name)"
      value = .unknown(unknown)
    }
    if let key, budget > 0, cuts == cutsBefore {
      memberValues[key] = MemberResult(value: value, steps: budgetBefore - budget, use: use, receiver: receiver)
    }
    return value
  }

  /// Does something that comes to a value of a type: of what is some view, statements make views.
  func building<Result>(_ type: TypeReference?, _ work: () -> Result) -> Result {
    guard runsEffects, type?.isOpaqueOrExistential == true, type?.name == "View" else { return work() }
    return building(work)
  }

  private func enclosingType(of property: PropertyDeclaration, receiver: Value) -> TypeDeclaration? {
    switch receiver {
    case .instance(let instance): return instance.declaration
    case .enumeration(let value): return value.declaration
    case .unknown(let unknown): return unknown.declaration
    case .type(let type): return type
    default:
      if case .type(let type)? = index.owner(of: property) { return type }
      return nil
    }
  }

  /// The computed property that the project adds to a type. Of lists several may have one of its name, each for members
  /// of its own.
  func extensionProperty(_ name: String, of type: TypeReference) -> PropertyDeclaration? {
    guard type.isList else { return extensionProperty(name, types: [type.name]) }
    let found = index.extensionProperties(name, ofExternal: type.extendedName, isStatic: false).filter { $0.getter != nil }
    return found.count == 1 ? found[0] : nil
  }

  func extensionProperty(_ name: String, types: [String]) -> PropertyDeclaration? {
    for type in types {
      if let property = index.extensionProperties(name, ofExternal: type, isStatic: false).first(where: { $0.getter != nil }) {
        return property
      }
    }
    return nil
  }
}
