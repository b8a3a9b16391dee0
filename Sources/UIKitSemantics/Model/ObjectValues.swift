import AccessibilityModel
import ViewEvaluation

/// The UIKit objects in values.
extension Value {
  var object: UIObject? {
    if case .object(let object) = self { return object as? UIObject }
    return nil
  }

  /// The objects in it, those of lists included.
  var objects: [UIObject] {
    switch self {
    case .object(let object): (object as? UIObject).map { [$0] } ?? []
    case .array(let values): values.flatMap(\.objects)
    case .tuple(let parts): parts.flatMap(\.value.objects)
    case .choice(let alternatives): alternatives.flatMap(\.value.objects)
    case .unknown(let unknown): unknown.entryValues.flatMap(\.objects)
    default: []
    }
  }

  /// The objects in it, each with the conditions under which it is there.
  var conditionalObjects: [(conditions: [Condition], object: UIObject)] {
    switch self {
    case .object(let object): (object as? UIObject).map { [([], $0)] } ?? []
    case .array(let values): values.flatMap(\.conditionalObjects)
    case .tuple(let parts): parts.flatMap(\.value.conditionalObjects)
    case .choice(let alternatives):
      alternatives.flatMap { alternative in
        alternative.value.conditionalObjects.map { ([alternative.condition] + $0.conditions, $0.object) }
      }
    default: []
    }
  }

  /// The object that it is; of several that run time decides between, one that has what was set on each of them, under
  /// the conditions of each.
  var mergedObject: UIObject? {
    let all = conditionalObjects
    guard let first = all.first?.object, all.count > 1 else { return all.first?.object }
    let merged = UIObject(className: first.className, base: first.base, source: first.source)
    for name in first.settingOrder + all.dropFirst().flatMap(\.object.settingOrder) where merged.all(name).isEmpty {
      for (conditions, object) in all {
        for var setting in object.all(name) {
          // One statement sets it on all of them.
          let isShared = all.allSatisfy { $0.object.all(name).contains { $0.source == setting.source } }
          if isShared, merged.all(name).contains(where: { $0.source == setting.source }) { continue }
          setting.conditions.removeAll(where: conditions.contains)
          if !isShared { setting.conditions = conditions + setting.conditions }
          merged.set(name, setting)
        }
      }
    }
    for (_, object) in all { merged.parts.merge(object.parts) { first, _ in first } }
    return merged
  }

  /// What it is where it is not nil: all of it, or the alternatives that are there, each under its conditions.
  var presentAlternatives: [(conditions: [Condition], value: Value)] {
    if isAbsent { return [] }
    guard case .choice(let alternatives) = self, holds(\.isAbsent) else { return [([], self)] }
    return alternatives.flatMap { alternative in
      alternative.value.presentAlternatives.map { ([alternative.condition] + $0.conditions, $0.value) }
    }
  }

  /// Whether there is more to it than a value.
  var holdsObjects: Bool {
    holds { if case .object = $0 { true } else { false } }
  }

  /// `.name`, of whatever type is expected.
  var isImplicitMember: Bool {
    if case .member(let member) = self { return member.type == nil }
    return false
  }

  var isClosure: Bool {
    if case .closure = self { return true }
    return false
  }

  /// Something that can be called.
  var isRunnable: Bool {
    switch self {
    case .closure, .function, .method: true
    case .choice(let alternatives): alternatives.contains { $0.value.isRunnable }
    default: false
    }
  }

  /// How a closure or function calls what it takes.
  var parameterNames: [String] {
    switch self {
    case .closure(let closure): closure.closure.parameters
    case .function(let function): function.declaration.parameters.map(\.name)
    default: []
    }
  }

  /// The members of a list; none of other values.
  var members: [Value] {
    if case .array(let values) = self { return values }
    return []
  }
}

extension [EvaluatedArgument] {
  var objects: [UIObject] { flatMap(\.value.objects) }

  /// The first closure among the arguments.
  var closure: Value? { first { $0.value.isClosure }?.value }
}
