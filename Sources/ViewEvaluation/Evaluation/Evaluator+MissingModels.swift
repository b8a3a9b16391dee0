import SwiftSource

/// Screens that are shown with a model and without one.
extension Evaluator {
  /// Whether code of a class also says what it does without what a `guard` asks for: `if item == nil { title = "New" }`. What
  /// a screen consists of is taken to be there where no code says so.
  func isAlsoMissing(_ conditions: [ConditionElement], in scope: Scope) -> Bool {
    guard conditions.count == 1, let name = conditions[0].ownValue, let type = scope.type,
      let property = index.property(name, of: type, isStatic: false), property.type?.isOptional == true,
      !property.attributes.contains(where: { $0.name == "IBOutlet" }),
      property.initializer == nil, property.getter == nil else { return false }
    if let known = missingModels[property.nameRange] { return known }
    let bodies = index.ownFunctions(of: type).compactMap(\.body)
    let answer = bodies.contains { body in body.items.contains { $0.saysWhatToDo(without: name) } }
    missingModels[property.nameRange] = answer
    return answer
  }
}

extension ConditionElement {
  /// The name of what it asks of the object whose code it is, whether it is there.
  fileprivate var ownValue: String? {
    switch self {
    case .binding(let name, nil, _): name
    case .binding(_, let value?, _): value.ownName
    case .expression(let expression):
      if case .binary("!=", let left, let right) = expression.kind, case .nilLiteral = right.kind { left.ownName } else { nil }
    case .pattern, .availability: nil
    }
  }

  /// The name of what it asks whether it is missing.
  fileprivate var missingValue: String? {
    guard case .expression(let expression) = self, case .binary("==", let left, let right) = expression.kind,
      case .nilLiteral = right.kind else { return nil }
    return left.ownName
  }
}

extension Expression {
  fileprivate var ownName: String? {
    switch kind {
    case .name(let name): name
    case .member(let base?, let name): if case .name("self") = base.kind { name } else { nil }
    default: nil
    }
  }
}

extension CodeItem {
  fileprivate func saysWhatToDo(without name: String) -> Bool {
    var open = [self]
    while let item = open.popLast() {
      if case .statement(.conditional(let code)) = item, code.saysWhatToDo(without: name) { return true }
      item.appendParts(to: &open)
    }
    return false
  }
}

extension IfCode {
  fileprivate func saysWhatToDo(without name: String) -> Bool {
    guard conditions.count == 1 else { return false }
    if conditions[0].missingValue == name { return !then.isBareExit }
    return conditions[0].ownValue == name && otherwise != nil
  }
}
