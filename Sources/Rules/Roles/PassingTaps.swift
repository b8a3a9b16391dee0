import SourceModel
import SwiftSource

/// Taps on messages that go by themselves: all that the tap does, other code does when some time has passed.
struct PassingTaps {
  /// Something that code sets to nothing, or to a case, or calls.
  private struct Ending: Hashable {
    var name: String
    /// The case that a variable is set to: `.stopped`.
    var value: String?
    /// It is a variable, whose name says little in other types.
    var isVariable: Bool
  }

  /// What code ends after a wait, by the type whose code it is.
  private var waited: [String: Set<Ending>] = [:]
  /// Functions that any type calls after a wait, whose names are more than a word.
  private var calledAnywhere: Set<Ending> = []
  private let code: ProjectCode

  init(_ code: ProjectCode) {
    self.code = code
    for part in code.parts where part.mentions(["asyncAfter", "sleep", "scheduledTimer"]) {
      for expression in part.expressions {
        for statements in Self.doneAfterWaiting(expression) {
          waited[part.name, default: []].formUnion(Self.endings(statements))
        }
      }
    }
    calledAnywhere = Set(waited.values.joined().filter { !$0.isVariable && IdentifierWords.split($0.name).count > 1 })
  }

  /// Whether the tap at a place does nothing else than what ends after a wait.
  ///
  /// - Parameter place: The modifier, from its dot: `.onTapGesture { isShown = false }`.
  func endsByItself(_ place: SourceRange) -> Bool {
    guard !waited.isEmpty, let part = code.part(around: place),
      let tap = part.expressions.first(where: { $0.memberRange == place }), case .call(let call) = tap.kind,
      let action = call.closures.last.map({ Self.endings($0.body.statements) })
        ?? call.arguments.last.map({ handed($0.value, in: part) })
    else { return false }
    return !action.isEmpty && action.isSubset(of: calledAnywhere.union(waited[part.name] ?? []))
  }

  /// What a closure that a view was handed does, as those who use the view hand it on: `close: model.hideMessage`.
  private func handed(_ action: Expression, in part: TypeCode) -> Set<Ending> {
    guard let name = action.plainName else { return [] }
    guard part.members.properties.contains(where: { $0.name == name }) else {
      return [Ending(name: name, isVariable: false)]
    }
    var names: Set<Ending> = []
    for user in code.parts where user.mentions([part.name]) {
      for (_, call) in user.calls(ofFunction: part.name) {
        guard let argument = call.argument(name) else { continue }
        if case .closure(let closure) = argument.kind { names.formUnion(Self.endings(closure.body.statements)) }
        if let function = argument.plainName { names.insert(Ending(name: function, isVariable: false)) }
      }
    }
    return names
  }

  /// What statements set to nothing and what they call; nothing where they do more.
  private static func endings(_ statements: [Statement]) -> Set<Ending> {
    var names: Set<Ending> = []
    for statement in statements {
      guard case .expression(let expression) = statement, let own = endings(of: expression) else { return [] }
      names.formUnion(own)
    }
    return names
  }

  private static func endings(of expression: Expression) -> Set<Ending>? {
    switch expression.kind {
    case .assignment(let target, let value):
      guard let name = target.plainName else { return nil }
      if case .member(nil, let value) = value.kind { return [Ending(name: name, value: value, isVariable: true)] }
      return isNothing(value) ? [Ending(name: name, isVariable: true)] : nil
    case .optionalChain(let inner), .forceUnwrap(let inner): return endings(of: inner)
    case .call(let call):
      // `withAnimation { isShown = false }`, `Task { @MainActor in hide() }`
      if let inner = call.closures.last { return endings(inner.body.statements) }
      guard call.arguments.isEmpty, let name = call.callee.plainName else { return nil }
      return [Ending(name: name, isVariable: false)]
    default: return nil
    }
  }

  private static func isNothing(_ value: Expression) -> Bool {
    switch value.kind {
    case .boolean(false), .nilLiteral: true
    case .string(let literal): literal.segments.isEmpty
    default: false
    }
  }

  /// What stands behind a wait: in the closure that is called later, or after the statement that sleeps.
  private static func doneAfterWaiting(_ expression: Expression) -> [[Statement]] {
    switch expression.kind {
    case .call(let call) where ["asyncAfter", "scheduledTimer"].contains(call.callee.plainName ?? ""):
      if case .boolean(true)? = call.argument("repeats")?.kind { return [] }
      return call.closures.map(\.body.statements)
    case .closure(let closure):
      let statements = closure.body.statements
      guard let wait = statements.firstIndex(where: sleeps) else { return [] }
      return statements[(wait + 1)...].map { [$0] }
    default: return []
    }
  }

  private static func sleeps(_ statement: Statement) -> Bool {
    guard case .expression = statement else { return false }
    var found = false
    CodeWalk.expressions(of: statement) { if $0.call(named: "sleep") != nil { found = true } }
    return found
  }
}
