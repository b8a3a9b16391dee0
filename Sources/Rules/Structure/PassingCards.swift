import SourceModel
import SwiftSource

/// Views that are there while a model has something to show, which code empties again after a wait:
/// `if let notice = model.notice { NoticeCard(notice: notice) }`, and elsewhere `sleep(…); model.clear()`.
enum PassingCards {
  /// A view of the project under a value of a model, with what is called after a wait.
  struct Card: Sendable {
    let view: String
    let place: SourceRange
    /// `imports.notice`
    let value: String
    /// Names of the functions that are called on the same model after a wait.
    let calls: [String]
  }

  /// A function that takes the value of a property away.
  struct Emptying: Hashable, Sendable {
    let function: String
    let property: String
  }

  /// - Parameter branches: Those of the type's views.
  static func all(in type: WholeType, _ branches: @autoclosure () -> [IfCode], heard: [String]) -> [Card] {
    guard type.mentions(["asyncAfter", "sleep"]), !type.mentions(heard) else { return [] }
    let called = type.expressions.flatMap(callsAfterWaiting)
    guard !called.isEmpty else { return [] }
    return branches().compactMap { code in
      guard code.otherwise == nil, code.conditions.count == 1, case .binding(_, let value?, _) = code.conditions[0],
        let path = value.dottedName, let dot = path.lastIndex(of: "."), let shown = code.then.views.first,
        code.then.views.count == 1, let name = shown.name, name.first?.isUppercase ?? false else { return nil }
      let calls = called.filter { $0.hasPrefix(path[..<dot] + ".") }.map { String($0[$0.index(after: dot)...]) }
        .filter { !$0.contains(".") }
      guard !calls.isEmpty else { return nil }
      return Card(view: name, place: shown.base.range, value: path, calls: calls)
    }
  }

  /// The functions of a type that set a property to nothing.
  static func emptyings(in type: WholeType) -> [Emptying] {
    type.parts.flatMap(\.members.functions).flatMap { function -> [Emptying] in
      guard let body = function.body else { return [] }
      var found: [Emptying] = []
      CodeWalk.expressions(of: body) { expression in
        guard case .assignment(let target, let value) = expression.kind, case .nilLiteral = value.kind,
          let name = target.dottedName?.split(separator: ".").last else { return }
        found.append(Emptying(function: function.name, property: String(name)))
      }
      return found
    }
  }

  /// `model.clear` in `try? await Task.sleep(for: …); model.clear()` and in a closure that is called later.
  private static func callsAfterWaiting(_ expression: Expression) -> [String] {
    var statements: ArraySlice<Statement> = []
    switch expression.kind {
    case .closure(let closure):
      guard let wait = closure.body.statements.firstIndex(where: waits) else { return [] }
      statements = closure.body.statements[(wait + 1)...]
    default:
      guard let call = expression.call(named: "asyncAfter"), let last = call.arguments.last?.value,
        case .closure(let closure) = last.kind, !isBrief(call.arguments.first?.value) else { return [] }
      statements = closure.body.statements[...]
    }
    var names: [String] = []
    for statement in statements {
      CodeWalk.expressions(of: statement) { inner in
        guard case .call(let call) = inner.kind, let name = call.callee.dottedName, name.contains(".") else { return }
        names.append(name.replacing("?", with: ""))
      }
    }
    return names
  }

  private static func waits(_ statement: Statement) -> Bool {
    guard case .expression = statement else { return false }
    var found = false
    CodeWalk.expressions(of: statement) { inner in
      guard let call = inner.call(named: "sleep"), !isBrief(call.arguments.first?.value) else { return }
      found = true
    }
    return found
  }

  /// Under a second by the numbers in it: an effect, and no time to read.
  private static func isBrief(_ time: Expression?) -> Bool {
    guard let time else { return false }
    var numbers: [Double] = []
    var isInMilliseconds = false
    CodeWalk.expressions(of: .expression(time)) { inner in
      if let number = inner.numberValue { numbers.append(number) }
      if inner.call(named: "milliseconds") != nil { isInMilliseconds = true }
    }
    // A large number by itself counts nanoseconds.
    return numbers.contains { $0 > 0 && $0 < 1 || (isInMilliseconds ? $0 < 1000 : $0 >= 1000 && $0 < 1e9) }
  }
}
