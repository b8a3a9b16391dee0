import AccessibilityModel
import SwiftSource

/// What a model does once the screen has handed it something (The Swift Programming Language: Properties, Property Observers
/// and Computed Properties).
extension Evaluator {
  /// Runs what watches or sets a property of a model that is given an object of the screen: `var table: UITableView! {
  /// didSet { table.dataSource = self } }`. What a value of a structure does with it is its own affair.
  func observe(_ name: String, of model: Instance, new: Value, old: Value?) {
    guard runsEffects, model.declaration.kind == .classType, callsScreen(new),
      let property = index.property(name, of: model.declaration, isStatic: false), !property.observers.isEmpty,
      observed.insert(ObjectIdentifier(property)).inserted else { return }
    defer { observed.remove(ObjectIdentifier(property)) }
    let statement = place.statement
    defer { place.statement = statement }
    let owner: TypeDeclaration? = if case .type(let type)? = index.owner(of: property) { type } else { nil }
    let names = property.observedNames(new: new, old: old ?? .absent)
    for block in property.observers {
      _ = run(block, on: .instance(model), of: owner ?? model.declaration, names: names)
    }
  }

  /// Whether a value is an object of the screen or one of its closures: what a model is given to call back
  /// (`model.delegate = self`, `model.onChange = { … }`). That is set up once, so whoever else holds the model misses
  /// nothing that changes.
  func callsScreen(_ value: Value) -> Bool {
    guard runsEffects else { return false }
    switch value.unbound {
    case .object: return true
    case .closure(let closure): if case .object? = closure.scope.receiver { return true } else { return false }
    default: return false
    }
  }
}

extension PropertyDeclaration {
  /// What the values that it gets and had are called in the code that watches or sets it.
  public func observedNames(new: Value, old: Value?) -> [String: Value] {
    var names = ["newValue": new]
    names["oldValue"] = old
    for value in observedValues { names[value.name] = value.isOld ? old : new }
    return names
  }
}
