import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

extension Evaluator {
  /// What the code of an action brings about, as far as it can be followed; the project's functions are entered.
  ///
  /// Costs the screen nothing of its budget, so that a screen is cut at the same place whether somebody asks or not.
  public func consequences(of action: Value) -> Consequences {
    tracing { $0.run(action) }
  }

  /// What a function of a screen's class brings about when it runs on an instance of which nothing is known.
  public func consequences(of function: FunctionDeclaration, in type: TypeDeclaration) -> Consequences {
    let receiver = Value.instance(Instance(declaration: type, fields: [:], source: type.nameRange, path: "", isRoot: true))
    return tracing(followsHandlers: true) {
      $0.run(function, receiver: receiver, arguments: [], source: function.range)
    }
  }

  /// What the code brings about that makes the value of a stored property, sooner or later: handlers that it hands over.
  public func consequences(of property: PropertyDeclaration, in type: TypeDeclaration) -> Consequences {
    guard let initializer = property.initializer else { return Consequences() }
    let receiver = Value.instance(Instance(declaration: type, fields: [:], source: type.nameRange, path: "", isRoot: true))
    return tracing(followsHandlers: true) {
      $0.perform(initializer, in: Scope(receiver: receiver, type: type, file: property.range.file))
    }
  }

  private func tracing(followsHandlers: Bool = false, _ work: (ActionTracer) -> Void) -> Consequences {
    guard budget > 0 else { return Consequences() }
    let saved = (budget, stack, place, isRunningCode, isTracing, reach)
    budget = min(budget, ActionTracer.stepLimit)
    // What an action does is no part of the screen, and nothing is heard of it.
    (place, isRunningCode, isTracing, reach) = (ExecutionPlace(), false, true, nil)
    defer { (budget, stack, place, isRunningCode, isTracing, reach) = saved }
    let tracer = ActionTracer(evaluator: self, followsHandlers: followsHandlers)
    work(tracer)
    return tracer.result
  }

  /// The project's type of a value; nil where that is not known.
  public func declaration(of value: Value) -> TypeDeclaration? {
    switch value {
    case .unknown(let unknown): unknown.declaration
    case .instance(let instance): instance.declaration
    case .enumeration(let enumeration): enumeration.declaration
    default: nil
    }
  }

  /// A value of a type of the project of which nothing but the name is known.
  public func hole(of type: TypeDeclaration, named name: String) -> Value {
    .unknown(UnknownValue(
      expression: name, type: TypeReference(of: type), declaration: type,
      reason: UnknownReason(.dynamicValue, name)))
  }

  /// An address as far as it is known, without what makes a `URL` of it: functions that open one are handed it under
  /// names of their own.
  public func address(_ argument: EvaluatedArgument) -> String {
    let text: String
    switch argument.value.unbound {
    case .text(let address) where address.spoken.literal != nil: return address.spoken.literal ?? ""
    case .unknown(let unknown): text = unknown.expression
    default: text = shortText(argument.source)
    }
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count == 3 && text.hasPrefix("URL(") ? String(parts[1]) : text
  }

  /// The name of the parameter of a closure or function that has one.
  public func parameter(of value: Value) -> String? {
    switch value {
    case .closure(let closure): closure.closure.parameters.first { $0 != "_" }
    case .function(let function): function.declaration.parameters.first?.name
    default: nil
    }
  }
}
