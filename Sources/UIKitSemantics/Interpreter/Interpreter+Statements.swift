import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

extension UIKitInterpreter {
  /// Runs statements in order; what they return, where they return something.
  ///
  /// - Parameter yields: A lone expression is what they come to, as in the body of a function or closure, and in the
  ///   branches of an `if` that is all of such a body.
  func run(_ statements: [Statement], in frame: CodeFrame, yields: Bool = true) -> Thing? {
    let yields = yields && statements.count == 1
    var result: Thing?
    let savedConditions = conditions.count
    defer { conditions.removeLast(conditions.count - savedConditions) }
    for (position, statement) in statements.enumerated() {
      guard budget > 0 else { return result }
      budget -= 1
      switch statement {
      case .returned(let expression):
        if let expression { return result ?? thing(expression, in: frame) }
        return result
      case .conditional(let code):
        // After `if x { return }` the rest is for the other case.
        if let rest = run(code, in: frame, &result, yields: yields) { conditions.append(rest) }
      case .expression(let expression) where yields:
        self.statement = expression.range
        result = thing(expression, in: frame)
      default:
        if let returned = run(statement, in: frame, yields: yields) { result = result ?? returned }
      }
      if position < statements.count - 1, isExit(statement) { return result }
    }
    return result
  }

  private func run(_ statement: Statement, in frame: CodeFrame, yields: Bool) -> Thing? {
    switch statement {
    case .expression(let expression):
      self.statement = expression.range
      execute(expression, in: frame)
    case .variable(let variable): declare(variable, in: frame)
    case .destructuring, .whileLoop: evaluator.executeLocal(statement, in: frame.scope)
    case .guarded(let elements, _): _ = decide(elements, in: frame)
    case .selection(let code): return run(code, in: frame, yields: yields)
    case .forIn(let pattern, let sequence, let body): return run(pattern, sequence, body, in: frame)
    case .function(let function): frame.bind(function)
    case .doCatch(let blocks): return blocks.first.flatMap { run($0.statements, in: frame.nested(), yields: false) }
    case .compileTime(let clauses):
      var result: Thing?
      for statements in evaluator.clauses(clauses) { result = result ?? run(statements, in: frame, yields: yields) }
      return result
    case .conditional, .returned, .type, .other: break
    }
    return nil
  }

  private func isExit(_ statement: Statement) -> Bool {
    if case .returned = statement { return true }
    return false
  }

  // MARK: - Variables

  private func declare(_ variable: PropertyDeclaration, in frame: CodeFrame) {
    let type = variable.type?.name
    guard let initializer = variable.initializer else {
      if variable.getter == nil {
        frame.bind(variable.name, .value(evaluator.runtimeValue(variable.name, type: variable.type, in: frame.scope)))
      }
      evaluator.declareLocal(variable, in: frame.scope)
      return
    }
    statement = variable.range
    let thing = thing(initializer, in: frame, expecting: type)
    for object in thing.objects where object.name == nil {
      object.name = variable.name
      object.lastStatement = object.lastStatement ?? variable.range
    }
    if case .value(let value) = thing {
      frame.scope.bind(variable.name, evaluator.settle(value, as: variable.type, in: frame.scope))
      if isEmptyListOfObjects(value, variable) { frame.bind(variable.name, .list([])) }
    } else {
      frame.bind(variable.name, thing)
    }
  }

  /// `var items: [UIBarButtonItem] = []` and `var items = [UIBarButtonItem]()`, which branches fill.
  private func isEmptyListOfObjects(_ value: Value, _ variable: PropertyDeclaration) -> Bool {
    if let type = variable.type {
      guard type.name == "[]", case .array(let elements) = value, elements.isEmpty else { return false }
      return type.arguments.first.map { isObjectType($0.name) } ?? false
    }
    guard case .call(let call)? = variable.initializer?.kind, call.arguments.isEmpty,
      case .type(let type) = call.callee.kind, type.name == "[]", let element = type.arguments.first
    else { return false }
    return isObjectType(element.name)
  }

  private func isObjectType(_ name: String) -> Bool {
    UIKitClasses.named(name) != nil || Self.objectSuffixes.contains { name.hasSuffix($0) }
  }

  // MARK: - Branches

  /// What is known of the conditions of an `if` or `guard`; an object that is bound is there.
  func decide(_ elements: [ConditionElement], in frame: CodeFrame) -> Decision {
    var open: [ConditionElement] = []
    for element in elements {
      guard case .binding(let name, let expression, let range) = element else {
        open.append(element)
        continue
      }
      let value = expression ?? Expression(.name(name), range: range)
      let thing = thing(value, in: frame)
      if thing.holdsObjects {
        frame.bind(name, thing)
      } else if let known = thing.value, known.isDefinite {
        // A property that code gave a value before: it is there.
        frame.scope.bind(name, known)
      } else {
        open.append(element)
      }
    }
    return evaluator.decide(open, in: frame.scope)
  }

  /// Runs a branch; the condition under which the statements behind it are run, where one side leaves.
  private func run(_ code: IfCode, in frame: CodeFrame, _ result: inout Thing?, yields: Bool) -> Condition? {
    let inner = frame.nested()
    switch decide(code.conditions, in: inner) {
    case .always:
      let returned = run(code.then.statements, in: inner, yields: yields)
      result = result ?? returned
    case .never: runOtherwise(code, in: frame, &result, yields: yields)
    case .depends(let yes, let no):
      let returned = under(yes) { run(code.then.statements, in: inner, yields: yields) }
      let first = result ?? returned
      var second: Thing?
      conditions.append(no)
      runOtherwise(code, in: frame, &second, yields: yields)
      conditions.removeLast()
      if let first, let second, result == nil {
        result = .choice([(yes, first), (no, second)])
      } else {
        result = first ?? second
      }
      if leaves(code.then) { return no }
    }
    return nil
  }

  private func runOtherwise(_ code: IfCode, in frame: CodeFrame, _ result: inout Thing?, yields: Bool) {
    switch code.otherwise {
    case .block(let block)?:
      let returned = run(block.statements, in: frame.nested(), yields: yields)
      result = result ?? returned
    case .conditional(let nested)?: _ = run(nested, in: frame, &result, yields: yields)
    case nil: break
    }
  }

  private func leaves(_ block: Block) -> Bool { block.statements.last.map(isExit) ?? false }

  private func run(_ code: SwitchCode, in frame: CodeFrame, yields: Bool) -> Thing? {
    var returned: [(condition: Condition, thing: Thing)] = []
    for (condition, body, scope) in evaluator.cases(of: code, in: frame.scope) {
      let thing = under(condition) { run(body.statements, in: frame.nested(scope: scope), yields: yields) }
      guard let thing else { continue }
      guard let condition else { return thing }
      returned.append((condition, thing))
    }
    return returned.isEmpty ? nil : returned.count == 1 ? returned[0].thing : .choice(returned)
  }

  // MARK: - Loops

  private func run(_ pattern: Pattern, _ sequence: Expression, _ body: Block, in frame: CodeFrame) -> Thing? {
    let collection = thing(sequence, in: frame)
    if case .list(let members) = collection, members.count <= Self.unrollLimit {
      for member in members { _ = run(body.statements, in: bound(pattern, to: member, in: frame), yields: false) }
      return nil
    }
    if case .value(.array(let values)) = collection, values.count <= Self.unrollLimit {
      for value in values { _ = run(body.statements, in: bound(pattern, to: .value(value), in: frame), yields: false) }
      return nil
    }
    let name: String
    if case .binding(let bound) = pattern { name = bound } else { name = "element" }
    let saved = repeats
    repeats = "for \(name) in \(evaluator.shortText(sequence.range))"
    let element = Thing.value(evaluator.runtimeValue(name, type: nil, in: frame.scope))
    let result = run(body.statements, in: bound(pattern, to: element, in: frame), yields: false)
    repeats = saved
    return result
  }

  private func bound(_ pattern: Pattern, to thing: Thing, in frame: CodeFrame) -> CodeFrame {
    let inner = frame.nested()
    if case .value(let value) = thing {
      evaluator.bind(pattern, to: value, in: inner.scope)
    } else if case .binding(let name) = pattern {
      inner.bind(name, thing)
    } else if case .tuple(let patterns) = pattern, case .list(let parts) = thing, patterns.count == parts.count {
      // `for (index, label) in labels.enumerated()`
      return zip(patterns, parts).reduce(inner) { bound($1.0.pattern, to: $1.1, in: $0) }
    }
    return inner
  }

  // MARK: - Closures

  /// Runs a closure with arguments.
  func run(_ closure: Closure, in frame: CodeFrame, arguments: [Thing] = []) -> Thing? {
    guard stack.count < Self.depthLimit else { return nil }
    let inner = frame.nested()
    var arguments = arguments
    if closure.parameters.count > 1, arguments.count == 1, let parts = arguments[0].members,
      parts.count == closure.parameters.count {
      // `{ index, label in … }` for the members of `labels.enumerated()`
      arguments = parts
    }
    for (position, argument) in arguments.enumerated() {
      let name =
        closure.parameters.isEmpty
        ? "$\(position)"
        : closure.parameters.indices.contains(position)
          ? closure.parameters[position] : "_"
      if case .value(let value) = argument { inner.scope.bind(name, value) } else { inner.bind(name, argument) }
    }
    return run(closure.body.statements, in: inner)
  }
}

extension Value {
  /// A text, number or truth, as opposed to what only run time knows or what may be missing.
  fileprivate var isDefinite: Bool {
    switch self {
    case .text, .number, .boolean: true
    default: false
    }
  }
}
