import PlatformKnowledge
import SourceModel
import SwiftSource

/// Failures that features of The Composable Architecture drop: effects that throw, since what `run` is not handed a `catch`
/// for the store writes to the log (The Composable Architecture: documentation of Effect.run(priority:operation:catch:)),
/// work whose own `catch` only writes to the log, and answers that failed, which nothing but the log gets.
enum ReducerFailures {
  /// By feature, the places of what is waited for and may fail.
  static func all(in project: ProjectSubject) -> [[SourceRange]] {
    project.ofEachType(ErrorNotTold.self, "effects") { type -> [[SourceRange]] in
      guard type.mentions([".run", ".failure"]), isReducer(type) else { return [] }
      let places = type.kinds.calls.flatMap { expression -> [SourceRange] in
        guard case .call(let call) = expression.kind, let work = work(of: call) else { return [] }
        return GivenFailures.uncaught(in: work).prefix(1).map { $0.range } + (sends(work) ? SilentCode.mutedCatches(in: work) : [])
      }
      let all = places + type.parts.flatMap(dropped)
      return all.isEmpty ? [] : [all]
    }
  }

  /// `case .response(.failure(let error)): print(error); return .none`
  private static func dropped(in type: TypeCode) -> [SourceRange] {
    var found: [SourceRange] = []
    CodeWalk.statements(of: type.members) { statement in
      guard case .selection(let code) = statement else { return }
      for one in code.cases where one.items.count == 1 {
        guard let place = one.items.first.flatMap({ failure($0.pattern) }), one.body.statements.contains(where: ErrorNotTold.isLog),
          one.body.statements.allSatisfy(isDropping) else { continue }
        found.append(place)
      }
    }
    return found
  }

  private static func failure(_ pattern: Pattern) -> SourceRange? {
    guard case .enumCase(let name, let associated, let source) = pattern else { return nil }
    return name == "failure" ? source.range : associated.lazy.compactMap { failure($0.pattern) }.first
  }

  private static func isDropping(_ statement: Statement) -> Bool {
    if case .returned(let value?) = statement, case .member(_, "none") = value.kind { return true }
    return SilentCode.isSilent(statement)
  }

  private static func isReducer(_ type: WholeType) -> Bool {
    let names = NameWords.words(.reducerName)
    return type.parts.compactMap(\.declaration).contains { one in
      (one.attributes.map(\.name) + one.inheritedTypes.map(\.name)).contains { names.contains($0.lowercased()) }
    }
  }

  /// Whether the store gets what came of the work, so that it would get a failure as well.
  private static func sends(_ work: Block) -> Bool {
    var isSent = false
    CodeWalk.expressions(of: work) { expression in
      guard case .call(let call) = expression.kind, call.callee.dottedName == "send", call.isAwaited else { return }
      isSent = true
    }
    return isSent
  }

  /// `.run { send in … }`, `Effect.run { send in … }`
  private static func work(of call: Call) -> Block? {
    guard case .member(let base, "run") = call.callee.kind, base.map({ $0.dottedName?.hasPrefix("Effect") ?? false }) ?? true,
      !call.arguments.contains(where: { $0.label == "catch" }),
      let closure = call.closures.first, closure.parameters.first?.contains("send") ?? false else { return nil }
    return closure.body
  }
}
