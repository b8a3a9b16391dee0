import PlatformKnowledge
import SourceModel
import SwiftSource

/// Functions of an app that its code calls with an error, and no more than that, where something went wrong, and of which
/// only the log gets it: `func failure(_ error: Error) { print(error) }`.
enum LoggedFailures {
  private struct Handler: Sendable {
    let name: String
    let place: SourceRange
    let isSilent: Bool
    /// It leaves it to the class that it descends from.
    let isHandedUp: Bool
  }

  /// The places of each, the one that others hand it up to first.
  static func all(in project: ProjectSubject) -> [(name: String, places: [SourceRange])] {
    let handlers = project.ofEachType(ErrorNotTold.self, "logged", handlers)
    let byName = Dictionary(grouping: handlers, by: \.name)
    // One of several classes that answer by this name may well tell.
    let silent = byName.filter { $0.value.allSatisfy(\.isSilent) && !$0.value.allSatisfy(\.isHandedUp) }
    guard !silent.isEmpty else { return [] }
    let called = Set(project.ofEachType(ErrorNotTold.self, "told alone", calls))
    return silent.keys.filter(called.contains).sorted().map { name in
      let all = silent[name] ?? []
      return (name, (all.filter { !$0.isHandedUp } + all.filter(\.isHandedUp)).map(\.place))
    }
  }

  private static func handlers(of type: WholeType) -> [Handler] {
    type.parts.flatMap(\.members.functions).compactMap { function in
      guard let body = function.body, function.returnType == nil, isTold(function) else { return nil }
      let isHandedUp = body.statements.contains { isSuper($0, function.name) }
      let isSilent = !body.statements.isEmpty && body.statements.allSatisfy { statement in
        isSuper(statement, function.name) || SilentCode.isSilent(statement) || SilentTries.isClosing(statement) || isEnd(statement)
      }
      return Handler(name: function.name, place: function.nameRange, isSilent: isSilent, isHandedUp: isHandedUp)
    }
  }

  /// `failure(_ error: Error)`, `loadingFailed(with error: Error)`; not `logError(_:)`.
  private static func isTold(_ function: FunctionDeclaration) -> Bool {
    function.parameters.count == 1 && ["Error", "NSError"].contains(function.parameters[0].type.name) && speaksOfFailure(function.name)
  }

  private static func speaksOfFailure(_ name: String) -> Bool {
    let words = DecorativeNames.parts(of: name)
    guard let first = words.first, !NameWords.words(.failureName).isDisjoint(with: words) else { return false }
    return !NameWords.words(.quietingVerb).contains(first) && !NameWords.words(.log).contains(first)
  }

  /// `super.failure(error)`
  private static func isSuper(_ statement: Statement, _ name: String) -> Bool {
    guard case .expression(let expression) = statement, case .call(let call) = expression.kind,
      case .member(let base?, name) = call.callee.kind, case .name("super") = base.kind else { return false }
    return true
  }

  /// `spinner.stopAnimating()`, `refreshControl?.endRefreshing()`: the wait is over, however it went.
  private static func isEnd(_ statement: Statement) -> Bool {
    guard case .expression(let expression) = statement, case .call(let call) = expression.kind else { return false }
    return WaitEnds.isOne(call)
  }

  /// What is called with an error, by name, where nothing else is done.
  private static func calls(in type: WholeType) -> [String] {
    guard type.mentions(["rror", "ail"]) else { return [] }
    var names: [String] = []
    for body in type.parts.flatMap(\.members.functions).compactMap(\.body) {
      CodeWalk.blocks(of: body) { block in
        let told = block.statements.compactMap(toldName)
        if told.count == 1, block.statements.allSatisfy({ toldName($0) != nil || SilentCode.isSilent($0) }) { names += told }
      }
    }
    return names
  }

  private static func toldName(_ statement: Statement) -> String? {
    guard case .expression(let expression) = statement, case .call(let call) = expression.kind, call.arguments.count == 1,
      let name = call.callee.plainName, speaksOfFailure(name), !isSuper(statement, name) else { return nil }
    return name
  }

  static let examples: [Example] = [
    .violation(
      """
      class PageController: UIViewController {
        func ↓failure(_ error: Error) { print(error) }
      }
      final class NotesController: PageController {
        override func viewDidLoad() {
          service.notes { result in
            switch result {
            case .success(let notes): self.show(notes)
            case .failure(let error): self.failure(error)
            }
          }
        }
        override func failure(_ error: Error) {
          super.failure(error)
          spinner.stopAnimating()
        }
      }
      """),
    .pass(
      """
      class PageController: UIViewController {
        func failure(_ error: Error) { print(error) }
      }
      final class NotesController: PageController {
        override func viewDidLoad() {
          service.notes { result in
            switch result {
            case .success(let notes): self.show(notes)
            case .failure(let error): self.failure(error)
            }
          }
        }
        override func failure(_ error: Error) { words.text = error.localizedDescription }
      }
      """),
    .pass(
      """
      class PageController: UIViewController {
        func failure(_ error: Error) { print(error) }
        override func viewDidLoad() {
          service.notes { error in
            if let error {
              self.failure(error)
              self.showAlert(error)
            }
          }
        }
      }
      """),
  ]
}
