import AccessibilityModel
import SourceModel
import SwiftSource

/// Methods of the project's values that change what they are called on.
extension Evaluator {
  /// Follows `basket.add(item)`, which gives members of a value in a variable other values; false when it is none.
  ///
  /// - Parameter isDiscarded: Nobody asks for what it gives.
  func changeValue(_ call: Call, _ expression: Expression, isDiscarded: Bool, in scope: Scope) -> Bool {
    guard case .member(let base?, let name) = call.callee.kind, base.isPath, index.mayHaveFunction(name),
      isVariable(base, in: scope) || property(base, in: scope) != nil else { return false }
    let old = evaluate(base, in: scope).unbound
    guard let type = old.changeableType, !(runsEffects && type.isReferenceType),
      index.functions(name, of: type, isStatic: false).contains(where: { function in
        changesItself(function, type) && (isDiscarded || function.returnType == nil)
      }) else { return false }
    let arguments = evaluated(call.arguments, in: scope)
    let function = method(name, of: old, arguments: arguments)
    let new = function.flatMap { changed(old, of: type, by: $0, arguments) ?? open(old, changedBy: $0) }
    assign(new ?? hole(expressionText(base)), expression, to: base, in: scope)
    return true
  }

  /// What is left of a value that a method changes which gives something back.
  func openValue(_ base: Expression, changedBy method: String, _ expression: Expression, in scope: Scope) {
    guard base.isPath, isVariable(base, in: scope) || property(base, in: scope) != nil else { return }
    let old = evaluate(base, in: scope).unbound
    guard let type = old.changeableType, !type.isReferenceType,
      let function = index.functions(method, of: type, isStatic: false).first(where: \.isMutating) else { return }
    assign(open(old, changedBy: function) ?? hole(expressionText(base)), expression, to: base, in: scope)
  }

  /// Whether a method may give members of its value, or the value as a whole, other values.
  private func changesItself(_ function: FunctionDeclaration, _ type: TypeDeclaration) -> Bool {
    guard let body = function.body, !function.isStatic else { return false }
    if function.isMutating { return true }
    let members = Set(storedProperties(of: type).map(\.name))
    return assignedNames(in: body.statements).contains { name in
      members.contains(name.withoutSelf)
    }
  }

  /// What is left of a value whose method is not followed: the members that it may have changed are not known.
  private func open(_ value: Value, changedBy function: FunctionDeclaration) -> Value? {
    guard case .instance(let instance) = value else { return nil }
    let names = Set(assignedNames(in: function.body?.statements ?? []).map(\.withoutSelf))
    let properties = storedProperties(of: instance.declaration).filter { !$0.isConstant }
    // One that only calls others may change whatever they change.
    let changed = properties.contains { names.contains($0.name) } ? properties.filter { names.contains($0.name) } : properties
    return .instance(changed.reduce(instance) { $0.with($1.name, hole($1, of: instance.declaration)) })
  }

  /// The value that a method leaves; nil where that is not followed, as of one that gives something back, or of an object
  /// of a model, which others may change too.
  private func changed(
    _ value: Value, of type: TypeDeclaration, by function: FunctionDeclaration, _ arguments: [EvaluatedArgument]
  ) -> Value? {
    guard let body = function.body, function.returnType == nil, !type.isReferenceType else { return nil }
    let properties = Dictionary(storedProperties(of: type).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let making = UnfinishedInstance(.declared(type, properties: properties), file: function.range.file)
    defer { making.finish() }
    begin(making, with: value, properties)
    let start = making.state
    let ends: Ends? = descending(into: function) {
      let scope = Scope(receiver: nil, type: type, file: function.range.file)
      bind(arguments, to: function.parameters, in: scope)
      bindTypes(of: function, in: scope)
      return run(body.statements, making: making, in: Scope(making: making, parent: scope))
    }
    guard let ends, !ends.states.isEmpty else { return nil }
    if let whole = making.state.whole { return whole }
    guard case .instance(let instance) = value else { return nil }
    let names = UnfinishedInstance.State.changed(in: [making.state], since: start)
    return .instance(names.reduce(instance) { changed, name in
      making.state.values[name].map { changed.with(name, $0) } ?? changed
    })
  }

  /// What a value holds before a method changes it.
  private func begin(_ making: UnfinishedInstance, with value: Value, _ properties: [String: PropertyDeclaration]) {
    guard case .instance(let instance) = value else { return making.set(UnfinishedInstance.whole, value) }
    for (name, property) in properties {
      making.set(
        name, member(name, of: value, source: property.range) ?? hole(property, of: instance.declaration))
    }
  }
}

extension Value {
  /// The project's type of a value whose methods may change it.
  fileprivate var changeableType: TypeDeclaration? {
    switch self {
    case .instance(let instance): instance.declaration
    case .enumeration(let value): value.declaration
    default: nil
    }
  }
}

extension Expression {
  /// Names of variables and members alone, so that nothing is done by asking for it.
  fileprivate var isPath: Bool {
    switch kind {
    case .name: true
    case .member(let base?, _): base.isPath
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.isPath
    default: false
    }
  }
}
