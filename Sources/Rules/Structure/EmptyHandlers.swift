import PlatformKnowledge
import SourceModel
import SwiftSource

/// Functions that code calls when something went wrong, and that do nothing: `func errorSaving() { // later }`.
enum EmptyHandlers {
  private struct Function: Sendable {
    let name: String
    let place: SourceRange
    let isEmpty: Bool
  }

  static func all(in project: ProjectSubject) -> [(name: String, place: SourceRange)] {
    let functions = project.ofEachType(ErrorNotTold.self, "handlers", handlers)
    let empty = functions.filter(\.isEmpty)
    guard !empty.isEmpty else { return [] }
    // One of several classes that answer by this name may well tell.
    let others = Set(functions.filter { !$0.isEmpty }.map(\.name))
    let called = Set(project.ofEachType(ErrorNotTold.self, "handled", calls))
    return empty.filter { !others.contains($0.name) && called.contains($0.name) }.map { ($0.name, $0.place) }
  }

  /// Of classes and structures; what a protocol does by itself is for those who do not care.
  private static func handlers(of type: WholeType) -> [Function] {
    let declaration = type.parts.lazy.compactMap(\.declaration).first
    guard declaration.map({ $0.kind != .protocolType }) ?? false else { return [] }
    return type.parts.flatMap(\.members.functions).compactMap { function in
      guard let body = function.body, tellsOfFailure(function.name), function.returnType == nil else { return nil }
      return Function(name: function.name, place: function.nameRange, isEmpty: body.statements.isEmpty)
    }
  }

  private static func calls(in type: WholeType) -> [String] {
    type.kinds.calls.compactMap { expression in
      guard case .call(let call) = expression.kind, let name = call.callee.plainName, tellsOfFailure(name) else { return nil }
      return name
    }
  }

  /// `errorSaving`, `loadingFailed`; not `clearErrors`, `logError`.
  private static func tellsOfFailure(_ name: String) -> Bool {
    let words = DecorativeNames.parts(of: name)
    return words.count > 1 && !NameWords.words(.failureName).isDisjoint(with: words)
      && !(words.first.map(NameWords.words(.quietingVerb).contains) ?? true)
  }
}
