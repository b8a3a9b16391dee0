import AccessibilityModel
import SourceModel
import SwiftSource

/// What actions do through methods of the project, in the words of the action.
extension Evaluator {
  /// What methods assign that code calls: `model.pick(song)` with `func pick(_ one: String) { chosen = one }` assigns
  /// `song` to `model.chosen`.
  func assigned(byMethodsIn block: Block, _ scope: Scope) -> [ActionSummary.Assignment] {
    methodCalls(in: block).flatMap { call, name, base -> [ActionSummary.Assignment] in
      guard let type = owner(of: base, scope) else { return [] }
      let functions = index.functions(name, of: type, isStatic: false).filter { $0.parameters.count == call.arguments.count }
      guard functions.count == 1, let body = functions[0].body else { return [] }
      return translated(summary(of: body).assignments, of: functions[0], call, base.flatMap(dottedName))
    }
  }

  /// Calls of members, of the receiver's own too, those in what is animated included.
  private func methodCalls(in block: Block) -> [(call: Call, name: String, base: Expression?)] {
    block.statements.flatMap { statement -> [(call: Call, name: String, base: Expression?)] in
      guard case .expression(let expression) = statement, case .call(let call) = expression.kind else { return [] }
      let inner = call.arguments.flatMap { argument -> [(call: Call, name: String, base: Expression?)] in
        guard case .closure(let closure) = argument.value.kind else { return [] }
        return methodCalls(in: closure.body)
      }
      switch call.callee.kind {
      case .name(let name): return inner + [(call, name, nil)]
      case .member(let base?, let name) where dottedName(base) != nil: return inner + [(call, name, base)]
      default: return inner
      }
    }
  }

  /// The type of the project whose method is called.
  func owner(of base: Expression?, _ scope: Scope) -> TypeDeclaration? {
    guard let base else { return scope.receiver.flatMap(owningType) }
    return owningType(of: evaluate(base, in: scope))
  }

  /// Assignments of a method as its caller would write them; those of what only the method knows are left out.
  private func translated(
    _ assignments: [ActionSummary.Assignment], of function: FunctionDeclaration, _ call: Call, _ base: String?
  ) -> [ActionSummary.Assignment] {
    let arguments = zip(function.parameters, call.arguments).map { ($0.name, $1.value) }
    let names = Dictionary(arguments, uniquingKeysWith: { first, _ in first })
    return assignments.compactMap { assignment in
      guard let argument = names[assignment.value].flatMap(written),
        !names.keys.contains(String(assignment.target.prefix { $0 != "." })) else { return nil }
      let path = base.map { $0 == "self" ? "" : $0 + "." } ?? ""
      return ActionSummary.Assignment(target: path + assignment.target, value: argument)
    }
  }

  /// `page.tab`, and `.lyrics` with its dot.
  private func written(_ argument: Expression) -> String? {
    if case .member(nil, let name) = argument.kind { return "." + name }
    return dottedName(argument)
  }

  /// What an action sets through what its view was handed, in the words of those who handed it: in a component with
  /// `@Binding var selection`, used with `$chosen`, `selection = item` assigns to `chosen`.
  func assignedOutside(_ summary: ActionSummary, _ scope: Scope) -> [ActionSummary.Assignment] {
    let set = summary.assignments.compactMap { assignment -> ActionSummary.Assignment? in
      let (target, value) = (outerName(assignment.target, scope), outerName(assignment.value, scope))
      guard target != nil || value != nil else { return nil }
      return ActionSummary.Assignment(
        target: target ?? assignment.target, value: value ?? assignment.value, step: assignment.step)
    }
    let turned = summary.mentions.compactMap { mention -> ActionSummary.Assignment? in
      guard mention.hasSuffix(".toggle"), let target = outerName(String(mention.dropLast(".toggle".count)), scope)
      else { return nil }
      return ActionSummary.Assignment(target: target, value: "!\(target)")
    }
    return set + turned
  }

  /// What a name, alone or with members after it, is called outside of the view; nil where it has no other name.
  private func outerName(_ name: String, _ scope: Scope) -> String? {
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }) else { return nil }
    var parts = name.split(separator: ".").map(String.init)
    if parts.first == "self" { parts.removeFirst() }
    guard let first = parts.first, first.first?.isLetter ?? false else { return nil }
    var value = scope.local(first)
    if value == nil, case .instance(let instance)? = scope.receiver { value = instance.fields[first] }
    guard case .unknown(let unknown)? = value?.unbound, unknown.expression != first else { return nil }
    return ([unknown.expression] + parts.dropFirst()).joined(separator: ".")
  }
}
