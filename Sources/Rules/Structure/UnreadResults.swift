import PlatformKnowledge
import SourceModel
import SwiftSource

/// Results with failures in them that those who get them do not look at.
enum UnreadResults {
  /// Functions of the project that hand a closure a `Result`, by their names: all of one name do.
  static func givers(in project: ProjectSubject) -> Set<String> {
    let all = project.ofEachType(ErrorNotTold.self, "results") { type in
      type.parts.flatMap(\.members.functions).map { (name: $0.name, gives: givesResult($0)) }
    }
    let others = Set(all.filter { !$0.gives }.map(\.name))
    return Set(all.filter(\.gives).map(\.name)).subtracting(others)
  }

  /// `completion: @escaping (Result<[Item], Error>) -> Void`
  private static func givesResult(_ function: FunctionDeclaration) -> Bool {
    guard let type = function.parameters.last?.type, type.name == "->" else { return false }
    return type.arguments.dropFirst().contains { $0.name == "Result" }
  }

  /// A call of one of these whose closure goes on whatever the result is.
  struct Use: Sendable {
    let function: String
    let place: SourceRange
  }

  /// The calls in a body of code whose last argument is a closure that has parameters and asks for none of them.
  static func unread(in body: Block) -> [Use] {
    var found: [Use] = []
    CodeWalk.expressions(of: body) { expression in
      guard case .call(let call) = expression.kind, let name = call.callee.plainName, let last = call.arguments.last,
        case .closure(let closure) = last.value.kind, closure.parameters.count == 1, !closure.body.statements.isEmpty,
        !closure.usesParameter else { return }
      found.append(Use(function: name, place: last.value.range))
    }
    return found
  }
}
