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
