import SourceModel
import SwiftSource

/// What a button does may fail, and nobody hears or sees that it did.
public struct ErrorNotTold: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "error-not-told", family: .structure, severity: .note, impact: .moderate, wcag: [],
    title: "what a button does fails and nobody is told",
    documentation: RuleDocumentation(
      reports: """
        A `catch` without any statement but for the log, around work that a button of SwiftUI waits for (`await`), in \
        the action of the button or in a function that the action calls; for a person to look at.
        """,
      why: """
        Who sees the screen may guess that nothing happened. Who hears it waits for an answer that never comes, and \
        does not know whether to press once more: what was entered is lost, or sent twice.
        """,
      howToFix: """
        Keep the error in a state and show it, in an `alert` or as a text that is announced: \
        `catch { message = error.localizedDescription }`.
        """,
      elsewhere: "Present an alert, or post an announcement, where the request has failed.",
      limits: """
        A `catch` that sets, returns, throws or calls anything is left alone, and so is one that more follows than a \
        flag, what only waits for time to pass, and work that no button begins. Functions are found by their names; of several of one name nothing is \
        said.
        """,
      references: ["WCAG 2.2: understanding 4.1.3 Status Messages", "Apple: documentation of alert(_:isPresented:presenting:actions:message:)"]),
    examples: [
      .violation(
        """
        struct ProfileView: View {
          let service: Service
          var body: some View {
            Button("Save") {
              Task {
                do { try await service.save() } ↓catch { print(error) }
              }
            }
          }
        }
        """),
      .violation(
        """
        final class ProfileModel: ObservableObject {
          let service = Service()
          func storeProfile() async {
            do { try await service.save() } ↓catch { print("failed") }
          }
        }
        struct ProfileView: View {
          @StateObject private var model = ProfileModel()
          var body: some View { Button("Save") { Task { await model.storeProfile() } } }
        }
        """),
      .pass(
        """
        struct ProfileView: View {
          let service: Service
          @State private var message: String?
          var body: some View {
            Button("Save") {
              Task {
                do { try await service.save() } catch { message = error.localizedDescription }
              }
            }
          }
        }
        """),
      .pass(
        """
        struct ProfileView: View {
          let service: Service
          var body: some View {
            Text("Profile").task { do { try await service.load() } catch { print(error) } }
          }
        }
        """),
      .undecided(
        """
        struct ProfileView: View {
          let service: Service
          var body: some View {
            Button("Save") {
              Task {
                do { try await service.save() } catch { report(error) }
              }
            }
          }
        }
        """),
    ])

  /// A function that swallows what goes wrong.
  private struct Swallowing: Sendable {
    let function: String
    /// The `catch`.
    let place: SourceRange
  }

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let buttons = project.ofEachType(Self.self, "buttons") { type in
      type.mentions(["Button"]) ? [Self.deeds(of: type)] : []
    }
    guard !buttons.isEmpty else { return [] }
    let swallowing = project.ofEachType(Self.self, "functions") { type -> [Swallowing] in
      guard type.mentions(["catch"]) else { return [] }
      return type.parts.flatMap(\.members.functions).flatMap { function in
        (function.body.map(Self.silent) ?? []).map { Swallowing(function: function.name, place: $0) }
      }
    }
    let names = project.ofEachType(Self.self, "names") { $0.parts.flatMap(\.members.functions).map(\.name) }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    let called = Set(buttons.flatMap(\.calls)).filter { counts[$0] == 1 }
    var seen: Set<SourceRange> = []
    let places = buttons.flatMap(\.silent) + swallowing.filter { called.contains($0.function) }.map(\.place)
    return places.filter { seen.insert($0).inserted }.map { place in
      .violation(Violation(
        "what a button does may fail here, and nobody is told", certainty: .review, at: place))
    }
  }

  /// What the buttons of a type do.
  private struct Deeds: Sendable {
    var silent: [SourceRange] = []
    /// Functions that are called, by their last names.
    var calls: Set<String> = []
  }

  private static func deeds(of type: WholeType) -> Deeds {
    var deeds = Deeds()
    for chain in type.chains where chain.name == "Button" {
      // `role: .cancel` stops something.
      guard let call = chain.call else { continue }
      if let name = call.argument("action")?.dottedName, let last = name.split(separator: ".").last {
        deeds.calls.insert(String(last))
      }
      let action = call.argument("action").flatMap { expression -> Closure? in
        if case .closure(let closure) = expression.kind { closure } else { nil }
      } ?? call.closures.first
      guard let action else { continue }
      deeds.silent += silent(in: action.body)
      CodeWalk.expressions(of: action.body) { expression in
        if case .call(let inner) = expression.kind, let name = inner.callee.plainName { deeds.calls.insert(name) }
      }
    }
    // What the functions of the view call in turn.
    for function in type.parts.flatMap(\.members.functions) where deeds.calls.contains(function.name) {
      guard let body = function.body else { continue }
      CodeWalk.expressions(of: body) { expression in
        if case .call(let inner) = expression.kind, let name = inner.callee.plainName { deeds.calls.insert(name) }
      }
    }
    return deeds
  }

  /// The `catch` blocks that say nothing of work which was waited for, with which a function or closure ends. Where more
  /// is done afterwards, the work was one step of it, and the rest may tell how it went.
  private static func silent(in body: Block) -> [SourceRange] {
    var blocks = [body]
    CodeWalk.expressions(of: body) { expression in
      if case .closure(let closure) = expression.kind { blocks.append(closure.body) }
    }
    return blocks.compactMap { block in
      guard case .doCatch(let parts)? = block.statements.last(where: { !isFlag($0) }), parts.count > 1,
        waits(parts[0]), parts.dropFirst().allSatisfy(isSilent) else { return nil }
      return parts[1].clause ?? parts[1].range
    }
  }

  /// `isLoading = false`, which says that it is over and not how it went.
  private static func isFlag(_ statement: Statement) -> Bool {
    guard case .expression(let expression) = statement, case .assignment(_, let value) = expression.kind,
      case .boolean = value.kind else { return false }
    return true
  }

  /// Waiting for time to pass cannot fail.
  private static func waits(_ work: Block) -> Bool {
    var isWaiting = false
    CodeWalk.expressions(of: work) { expression in
      guard case .call(let call) = expression.kind, call.isAwaited, call.callee.plainName != "sleep" else { return }
      isWaiting = true
    }
    return isWaiting
  }

  private static func isSilent(_ block: Block) -> Bool {
    block.statements.allSatisfy { statement in
      guard case .expression(let expression) = statement, case .call(let call) = expression.kind,
        let path = call.callee.dottedName?.lowercased().split(separator: ".") else { return false }
      return path.count == 1 ? logs.contains(String(path[0])) : path.dropLast().contains { logs.contains(String($0)) }
    }
  }

  /// What writes for developers alone.
  private static let logs: Set<String> = ["print", "debugprint", "dump", "nslog", "os_log", "log", "logger", "oslog"]
}
