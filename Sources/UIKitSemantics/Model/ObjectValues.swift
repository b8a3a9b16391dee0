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

  var isClosure: Bool {
    if case .closure = self { return true }
    return false
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
