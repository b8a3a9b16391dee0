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
        the action of the button or in a function that the action calls; the same of a list that is pulled down and of \
        files that are chosen (`fileImporter`); and a variable of a model (`@Published var error`) that keeps what went \
        wrong and that no code of the project reads. All for a person to look at.
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
      .violation(
        """
        final class StationsModel: ObservableObject {
          @Published var stations: [Station] = []
          @Published var isLoading = false
          @Published var ↓error: Error?
          func load() {
            isLoading = true
            StationService.all { result in
              self.isLoading = false
              switch result {
              case .success(let stations): self.stations = stations
              case .failure(let error): self.error = error
              }
            }
          }
        }
        struct StationsView: View {
          @StateObject private var model = StationsModel()
          var body: some View { List(model.stations) { Text($0.name) }.onAppear { model.load() } }
        }
        """),
      .pass(
        """
        final class StationsModel: ObservableObject {
          @Published var stations: [Station] = []
          @Published var error: Error?
          func load() async {
            do { stations = try await StationService.all() } catch { self.error = error }
          }
        }
        struct StationsView: View {
          @StateObject private var model = StationsModel()
          var body: some View { StationList(model: model) }
        }
        struct StationList: View {
          @ObservedObject var model: StationsModel
          var body: some View {
            if let error = model.error { Text(error.localizedDescription) } else { List(model.stations) { Text($0.name) } }
          }
        }
        """),
      .violation(
        """
        struct LibraryView: View {
          @State private var isImporting = false
          var body: some View {
            Button("Import") { isImporting = true }
              .fileImporter(isPresented: $isImporting, allowedContentTypes: [.text]) { result in
                switch result {
                case .success(let address): take(address)
                case ↓.failure(let error): print(error)
                }
              }
          }
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
    let owner: String
    let function: String
    /// The `catch`.
    let place: SourceRange
  }

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let unread = UnreadFailures.all(in: project).map { name, place in
      Outcome.violation(Violation("'\(name)' keeps what went wrong, and no view shows it", certainty: .review, at: place))
    }
    return unread + silentDeeds(project)
  }

  private func silentDeeds(_ project: ProjectSubject) -> [Outcome] {
    let buttons = project.ofEachType(Self.self, "buttons") { type in
      type.mentions(["Button", "fileImporter", "fileExporter", "refreshable"]) ? [Self.deeds(of: type)] : []
    }
    guard !buttons.isEmpty else { return [] }
    let swallowing = project.ofEachType(Self.self, "functions") { type -> [Swallowing] in
      guard type.mentions(["catch", "failure"]) else { return [] }
      return type.parts.flatMap(\.members.functions).flatMap { function -> [Swallowing] in
        guard let body = function.body else { return [] }
        let places = Self.silent(in: body) + Self.blocks(of: body).flatMap(Self.failures)
        return places.map { Swallowing(owner: type.name, function: function.name, place: $0) }
      }
    }
    let names = project.ofEachType(Self.self, "names") { $0.parts.flatMap(\.members.functions).map(\.name) }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    let called = Set(buttons.flatMap(\.calls)).filter { counts[$0] == 1 }
    var seen: Set<SourceRange> = []
    let calledOf = Set(buttons.flatMap(\.callsOfObjects))
    let places = buttons.flatMap(\.silent) + swallowing.filter { swallowing in
      called.contains(swallowing.function) || calledOf.contains("\(swallowing.owner).\(swallowing.function)")
    }.map(\.place)
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
    /// Those of objects that the type keeps, by their classes: "Checkout.pay" of `checkout.pay()`.
    var callsOfObjects: Set<String> = []

    mutating func note(_ call: Call, of kept: [String: String]) {
      guard let name = call.callee.plainName else { return }
      calls.insert(name)
      guard let path = call.callee.dottedName else { return }
      let owners = path.split(separator: ".").dropLast().drop { $0 == "self" }
      if owners.count == 1, let owner = kept[String(owners[owners.startIndex])] { callsOfObjects.insert("\(owner).\(name)") }
    }
  }

  private static func deeds(of type: WholeType) -> Deeds {
    var deeds = Deeds()
    let properties = type.parts.flatMap(\.members.properties)
    let kept = Dictionary(properties.compactMap { property in
      (property.type?.name ?? property.heldClass).map { (property.name, $0) }
    }) { first, _ in first }
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
        if case .call(let inner) = expression.kind { deeds.note(inner, of: kept) }
      }
    }
    for link in type.chains.flatMap(\.links) where closers.contains(link.name) {
      var named = [link.call.argument("onCompletion")?.plainName].compactMap(\.self)
      for closure in link.call.closures {
        deeds.silent += silent(in: closure.body) + failures(in: closure.body)
        // `{ result in take(result) }`
        if closure.body.statements.count == 1, case .expression(let only) = closure.body.statements[0],
          case .call(let call) = only.kind, let name = call.callee.plainName { named.append(name) }
      }
      let handlers = type.parts.flatMap(\.members.functions).filter { named.contains($0.name) }
      deeds.silent += handlers.compactMap(\.body).flatMap(failures)
    }
    // What the functions of the view call in turn.
    for function in type.parts.flatMap(\.members.functions) where deeds.calls.contains(function.name) {
      guard let body = function.body else { continue }
      CodeWalk.expressions(of: body) { expression in
        if case .call(let inner) = expression.kind { deeds.note(inner, of: kept) }
      }
    }
    return deeds
  }

  /// The `catch` blocks that say nothing of work which was waited for, with which a function or closure ends. Where more
  /// is done afterwards, the work was one step of it, and the rest may tell how it went.
  private static func silent(in body: Block) -> [SourceRange] {
    blocks(of: body).compactMap { block in
      guard case .doCatch(let parts)? = block.statements.last(where: { !isFlag($0) }), parts.count > 1,
        waits(parts[0]), parts.dropFirst().allSatisfy(isSilent) else { return nil }
      return parts[1].clause ?? parts[1].range
    }
  }

  /// A body and those of the closures in it.
  private static func blocks(of body: Block) -> [Block] {
    var blocks = [body]
    CodeWalk.expressions(of: body) { expression in
      if case .closure(let closure) = expression.kind { blocks.append(closure.body) }
    }
    return blocks
  }

  /// What people begin by other means than a button: they chose a file, or pulled a list down.
  private static let closers: Set<String> = ["fileImporter", "fileExporter", "refreshable"]

  /// `case .failure` of a `switch` over a result, which says nothing.
  private static func failures(in body: Block) -> [SourceRange] {
    body.statements.flatMap { statement -> [SourceRange] in
      guard case .selection(let code) = statement else { return [] }
      return code.cases.compactMap { one in
        guard case .enumCase("failure", _, let source)? = one.items.first?.pattern, one.items.count == 1,
          !one.body.statements.isEmpty, isSilent(one.body) else { return nil }
        return source.range
      }
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
      if case .expression(let expression) = statement { isLog(expression) } else { false }
    }
  }

  /// A call that writes for developers alone.
  static func isLog(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression.kind,
      let path = call.callee.dottedName?.lowercased().split(separator: ".") else { return false }
    // `dLog`, `debugLog`
    let isCalledLog = path.count == 1 && IdentifierWords.split(call.callee.dottedName ?? "").last?.lowercased() == "log"
    return isCalledLog || (path.count == 1 ? logs.contains(String(path[0])) : path.dropLast().contains { logs.contains(String($0)) })
  }

  private static let logs: Set<String> = ["print", "debugprint", "dump", "nslog", "os_log", "log", "logger", "oslog"]
}
