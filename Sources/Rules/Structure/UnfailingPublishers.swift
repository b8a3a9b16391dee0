import PlatformKnowledge
import SourceModel
import SwiftSource

/// Publishers of Combine that never fail, so that nobody misses what their end would say (Apple: documentation of Publisher).
enum UnfailingPublishers {
  /// Whether an expression makes one: `$text.removeDuplicates()`, `service.load().replaceError(with: [])`.
  ///
  /// - Parameter known: Names of properties that hold one.
  static func isOne(_ expression: Expression, _ known: Set<String>) -> Bool {
    let chain = CodeChain(reading: expression)
    for link in chain.links.reversed() {
      if FrameworkNames.names(.failureEnding).contains(link.name) { return true }
      if link.name.hasPrefix("try") || FrameworkNames.names(.failingOperator).contains(link.name) { return false }
      if isMade(by: link.call) { return true }
    }
    if let call = chain.call { return isMade(by: call) }
    guard let path = chain.base.dottedName else { return false }
    return known.contains(path) || path.split(separator: ".").last.map { $0.hasPrefix("$") } ?? false
  }

  private static func isMade(by call: Call) -> Bool {
    call.callee.dottedName.map(FrameworkNames.names(.unfailingPublisher).contains) ?? false
  }

  /// Where a stream goes on with an empty list after a failure, or with nothing at all, so that nobody can tell it from one that
  /// found nothing: `service.items().catch { _ in Just([]) }`, `replaceError(with: [])`.
  static func emptied(by call: Call) -> SourceRange? {
    guard case .member(_?, let name) = call.callee.kind else { return nil }
    switch name {
    case "replaceError":
      guard let value = call.argument("with"), isEmptyList(value) else { return nil }
      return value.range
    case "catch":
      guard let argument = call.arguments.first, call.arguments.count == 1, case .closure(let closure) = argument.value.kind,
        let last = closure.body.statements.last else { return nil }
      let given: Expression? = switch last {
      case .expression(let value): value
      case .returned(let value): value
      default: nil
      }
      guard closure.body.statements.dropLast().allSatisfy({ SilentCode.isSilent($0) }), let given, goesOnEmpty(given) else { return nil }
      return argument.range
    default: return nil
    }
  }

  /// `Just([])`, `Just([]).eraseToAnyPublisher()`, `Empty()`
  private static func goesOnEmpty(_ value: Expression) -> Bool {
    guard let call = CodeChain(reading: value).call else { return false }
    switch call.callee.plainName {
    case "Just": return call.arguments.count == 1 && isEmptyList(call.arguments[0].value)
    case "Empty": return true
    default: return false
    }
  }

  private static func isEmptyList(_ value: Expression) -> Bool {
    if case .array(let values) = value.kind { values.isEmpty } else { false }
  }

  /// Ends of streams that nobody looks at.
  static let examples: [Example] = [
    .violation(
      """
      final class ChatModel: ObservableObject {
        @Published var text = ""
        private var subscriptions: Set<AnyCancellable> = []
        func send() {
          service.add(text).sink ↓{ completion in } receiveValue: { [weak self] _ in self?.text = "" }.store(in: &subscriptions)
        }
      }
      struct ChatView: View {
        @StateObject var model = ChatModel()
        var body: some View {
          HStack { TextField("Message", text: $model.text); Button("Send") { model.send() } }
        }
      }
      """),
    .violation(
      """
      final class FindModel: ObservableObject {
        @Published var found: [Item] = []
        private var subscriptions: Set<AnyCancellable> = []
        func find() {
          service.items()
            .catch ↓{ error in
              print(error)
              return Just([])
            }
            .sink { [weak self] in self?.found = $0 }
            .store(in: &subscriptions)
        }
      }
      struct FindView: View {
        @StateObject var model = FindModel()
        var body: some View { VStack { Button("Find") { model.find() }; List(model.found) { Text($0.name) } } }
      }
      """),
    .pass(
      """
      final class FindModel: ObservableObject {
        @Published var found: [Item] = []
        @Published var problem: String?
        private var subscriptions: Set<AnyCancellable> = []
        func find() {
          service.items()
            .catch { error in
              self.problem = error.localizedDescription
              return Just([])
            }
            .sink { [weak self] in self?.found = $0 }
            .store(in: &subscriptions)
        }
      }
      struct FindView: View {
        @StateObject var model = FindModel()
        var body: some View {
          VStack {
            Button("Find") { model.find() }
            Text(model.problem ?? "")
            List(model.found) { Text($0.name) }
          }
        }
      }
      """),
    // None of these fails.
    .pass(
      """
      final class ChatModel: ObservableObject {
        @Published var text = ""
        @Published var count = 0
        let taps = PassthroughSubject<Void, Never>()
        private var subscriptions: Set<AnyCancellable> = []
        func send() {
          service.add(text).replaceError(with: nil).sink { _ in } receiveValue: { [weak self] _ in self?.text = "" }.store(in: &subscriptions)
          $text.dropFirst().sink { _ in } receiveValue: { [weak self] in self?.count = $0.count }.store(in: &subscriptions)
          taps.sink { _ in } receiveValue: { [weak self] in self?.count += 1 }.store(in: &subscriptions)
        }
      }
      struct ChatView: View {
        @StateObject var model = ChatModel()
        var body: some View {
          HStack { TextField("Message", text: $model.text); Button("Send") { model.send() } }
        }
      }
      """),
  ]
}

extension WholeType {
  /// The properties that hold publishers which never fail: `let taps = PassthroughSubject<Void, Never>()`.
  var unfailingPublishers: Set<String> {
    Set(parts.flatMap(\.members.properties).filter { property in
      if let type = property.type { return type.arguments.last?.name == "Never" }
      guard case .call(let call)? = property.initializer?.kind, case .specialized(_, let arguments) = call.callee.kind else { return false }
      return arguments.last?.name == "Never"
    }.map(\.name))
  }
}
