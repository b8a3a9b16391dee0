import PlatformKnowledge
import SourceModel
import SwiftSource

/// Texts that count on while something is loaded or sent: `Text("\(progress) %")`, where code that is called again and again
/// sets `progress`. A progress view of the system tells its own value while the focus is on it; a text that changes somewhere
/// else on the screen is heard neither while it changes nor at the end.
enum CountingTexts {
  /// A number that a class or a view sets each time it hears how far the work has come.
  struct Count: Hashable, Sendable {
    let owner: String
    let name: String
  }

  /// A text of a view that shows such a number.
  struct Shown: Sendable {
    let count: Count
    let place: SourceRange
  }

  // MARK: - What counts

  static func counts(of type: WholeType) -> [Count] {
    guard type.mentions(["eceiveValue", "rogress", "for await", "for try await", "sink"]) else { return [] }
    let numbers = Set(type.parts.flatMap(\.members.properties).filter { !$0.isConstant && isShare($0.name) && isNumber($0) }.map(\.name))
    guard !numbers.isEmpty else { return [] }
    var found: Set<String> = []
    func note(_ block: Block) {
      CodeWalk.expressions(of: block) { expression in
        guard case .assignment(let target, _) = expression.kind, let name = target.dottedName?.withoutSelf, numbers.contains(name) else { return }
        found.insert(name)
      }
    }
    for case .call(let call) in type.kinds.calls.map(\.kind) {
      for argument in call.arguments {
        guard case .closure(let closure) = argument.value.kind, isCalledAgain(argument, of: call) else { continue }
        note(closure.body)
      }
    }
    // `for await step in download { progress = step.share }`
    for part in type.parts where type.mentions(["for await", "for try await"]) {
      CodeWalk.statements(of: part.members) { statement in
        if case .forIn(_, _, let body) = statement { note(body) }
      }
    }
    return found.sorted().map { Count(owner: type.name, name: $0) }
  }

  /// A closure that each new value is handed to (Apple: documentation of Publisher.sink(receiveCompletion:receiveValue:);
  /// Alamofire: downloadProgress(queue:closure:)).
  private static func isCalledAgain(_ argument: Argument, of call: Call) -> Bool {
    if argument.label == "receiveValue" || argument.label.map(isShare) ?? false { return true }
    guard let name = call.callee.plainName, argument.label == nil else { return false }
    return name == "sink" && call.closures.count == 1 || isShare(name)
  }

  /// `progress`, `downloadPercent`, `onProgress`
  private static func isShare(_ name: String) -> Bool { !name.identifierWords.isDisjoint(with: NameWords.words(.shareOfWhole)) }

  private static func isNumber(_ property: PropertyDeclaration) -> Bool {
    if let type = property.type { return ["CGFloat", "Double", "Float", "Int"].contains(type.name) }
    return property.initializer?.numberValue != nil
  }

  // MARK: - What is shown

  static func shown(in type: WholeType) -> [Shown] {
    guard type.mentions(Array(NameWords.words(.shareOfWhole)) + ["Progress", "Percent", "Fraction"]) else { return [] }
    let own = Set(type.parts.flatMap(\.members.properties).map(\.name))
    let kept = type.keptClasses
    func count(_ path: String) -> Count? {
      let parts = path.split(separator: ".").map(String.init)
      switch parts.count {
      case 1 where own.contains(parts[0]): return Count(owner: type.name, name: parts[0])
      case 2: return kept[parts[0]].map { Count(owner: $0, name: parts[1]) }
      default: return nil
      }
    }
    // What a bar shows as well is told by that, and what a control shows is part of its name.
    let apart = type.chains.filter { $0.name.map { FrameworkNames.names(.labelledControl).contains($0) || telling.contains($0) } ?? false }
    let told = Set(apart.filter { $0.name.map(telling.contains) ?? false }.flatMap { $0.call?.arguments ?? [] }.flatMap(\.value.namedPaths))
    return type.chains.compactMap { chain in
      guard chain.name == "Text", !chain.has("accessibilityHidden"), let call = chain.call,
        !chain.links.contains(where: { $0.call.arguments.contains { $0.value.plainName == "updatesFrequently" } }),
        !apart.contains(where: { $0.whole.range.file === chain.base.range.file && $0.whole.range.contains(chain.base.range) }) else { return nil }
      let shares = call.arguments.flatMap(\.value.namedPaths).filter { !told.contains($0) && isShare($0) }
      return shares.lazy.compactMap(count).first.map { Shown(count: $0, place: chain.base.range) }
    }
  }

  private static let telling: Set<String> = ["Gauge", "ProgressView"]

  static let examples: [Example] = [
    .violation(
      """
      struct RestoreView: View {
        @State private var progress = 0.0
        @State private var jobs: Set<AnyCancellable> = []
        var body: some View {
          VStack {
            Button("Restore") { restore() }
            ↓Text("Loading: \\(progress.formatted()) %").font(.caption)
          }
        }
        private func restore() {
          Backup.restore().sink { show($0) } receiveValue: { share in self.progress = share }.store(in: &jobs)
        }
      }
      """),
    .violation(
      """
      final class FilmModel: ObservableObject {
        @Published var percent = 0
        func load() async throws {
          for try await step in films.load() { percent = step.percent }
        }
      }
      struct FilmView: View {
        @StateObject private var model = FilmModel()
        var body: some View { VStack { Button("Load") { Task { try await model.load() } }; ↓Text("\\(model.percent) %") } }
      }
      """),
    .pass(
      """
      struct RestoreView: View {
        @State private var progress = 0.0
        @State private var jobs: Set<AnyCancellable> = []
        var body: some View {
          VStack {
            Button("Restore") { restore() }
            ProgressView("Loading", value: progress)
            Text("\\(progress.formatted()) %")
          }
        }
        private func restore() {
          Backup.restore().sink { show($0) } receiveValue: { share in self.progress = share }.store(in: &jobs)
        }
      }
      """),
    // What is there when the screen comes, and stays so.
    .pass(
      """
      struct CourseView: View {
        @State private var progress = 0.0
        let course: Course
        var body: some View { Text("\\(progress.formatted()) %").onAppear { progress = course.share } }
      }
      """),
    .pass(
      """
      struct RestoreView: View {
        @State private var progress = 0.0
        @State private var jobs: Set<AnyCancellable> = []
        var body: some View {
          Text("\\(progress.formatted()) %").onAppear {
            Backup.restore().sink { show($0) } receiveValue: { share in
              self.progress = share
              if share == 100 { AccessibilityNotification.Announcement("All is restored").post() }
            }.store(in: &jobs)
          }
        }
      }
      """),
  ]
}
