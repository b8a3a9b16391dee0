import PlatformKnowledge
import SourceModel
import SwiftSource

/// Models that a screen makes in the middle of its body for a view which only observes them: each time the screen is drawn
/// again there is a new one, and what the old one had loaded is gone (Apple: documentation of StateObject and ObservedObject).
enum RemadeModels {
  /// Where models that load something are made so, with their class.
  static func all(in project: ProjectSubject) -> [(model: String, place: SourceRange)] {
    let observers = project.ofEachType(IdentityChanges.self, "observers", observers)
    guard !observers.isEmpty else { return [] }
    let loading = Set(project.ofEachType(IdentityChanges.self, "loading", loading))
    let known = Dictionary(grouping: observers, by: \.view)
    return project.ofEachType(IdentityChanges.self, "model makers", made).filter { maker in
      (known[maker.view] ?? []).contains { $0.model == maker.model && ($0.loads || loading.contains(maker.model)) }
    }.map { ($0.model, $0.place) }
  }

  private struct Observer: Sendable {
    let view: String
    let model: String
    /// The view tells the model to load when it appears, which it does once.
    let loads: Bool
  }

  /// What a view observes and does not keep.
  private static func observers(of type: WholeType) -> [Observer] {
    guard type.parts.contains(where: { $0.declaration?.adopts("View") ?? false }) else { return [] }
    return type.parts.flatMap(\.members.properties).compactMap { property in
      guard property.attributes.contains(where: { $0.name == "ObservedObject" }), property.initializer == nil,
        let model = property.type?.name else { return nil }
      return Observer(view: type.name, model: model, loads: isToldToLoad(property.name, in: type))
    }
  }

  private static func isToldToLoad(_ model: String, in type: WholeType) -> Bool {
    type.kinds.calls.contains { expression in
      guard case .call(let call) = expression.kind, case .member(_?, let name) = call.callee.kind,
        name != "onReceive", FrameworkNames.names(.appearingModifier).contains(name) else { return false }
      return call.closures.contains { closure in
        var calls = false
        CodeWalk.expressions(of: closure.body) { part in
          if case .call(let inner) = part.kind, inner.callee.dottedName?.withoutSelf.hasPrefix(model + ".") ?? false { calls = true }
        }
        return calls
      }
    }
  }

  /// The name of a class whose initializer begins work: a task, or one of its own functions.
  private static func loading(_ type: WholeType) -> [String] {
    guard type.parts.contains(where: { $0.declaration?.kind == .classType }) else { return [] }
    let own = Set(type.parts.flatMap(\.members.functions).map(\.name))
    let loads = type.parts.flatMap(\.members.initializers).compactMap(\.body).contains { body in
      var begins = false
      CodeWalk.expressions(of: body) { part in
        guard case .call(let call) = part.kind, let name = call.callee.dottedName?.withoutSelf else { return }
        if name == "Task" || own.contains(name) { begins = true }
      }
      return begins
    }
    return loads ? [type.name] : []
  }

  private struct Maker: Sendable {
    let view: String
    let model: String
    let place: SourceRange
  }

  /// What a view with a state of its own makes in its body, and not only once something is presented.
  private static func made(in type: WholeType) -> [Maker] {
    guard !type.states.isEmpty, type.parts.contains(where: { $0.declaration?.adopts("View") ?? false }) else { return [] }
    var presented: [SourceRange]?
    return type.chains.compactMap { chain in
      guard let view = chain.name, view.first?.isUppercase ?? false, let arguments = chain.call?.arguments else { return nil }
      for argument in arguments {
        guard case .call(let call) = argument.value.kind, let model = call.callee.dottedName, model.first?.isUppercase ?? false
        else { continue }
        let apart = presented ?? Self.presented(in: type)
        presented = apart
        if apart.contains(where: { $0.contains(argument.range) }) { return nil }
        return Maker(view: view, model: model, place: argument.value.range)
      }
      return nil
    }
  }

  /// What stands in links and presentations, and what code of actions and of the first values makes.
  private static func presented(in type: WholeType) -> [SourceRange] {
    let links = FrameworkNames.names(.sheetModifier, .destinationModifier).union(["NavigationLink", "inspector"])
    let calls = type.kinds.calls.filter { expression in
      guard case .call(let call) = expression.kind, let name = call.callee.plainName else { return false }
      return links.contains(name)
    }
    let firsts = type.parts.flatMap(\.members.properties).compactMap(\.initializer)
    let starts = type.parts.flatMap(\.members.initializers).map(\.range)
    return calls.map { $0.memberRange } + firsts.map(\.range) + starts
  }

  static let examples: [Example] = [
    .violation(feed("FeedView(model: ↓FeedModel(topic: topic))", observing: "@ObservedObject var model: FeedModel")),
    .pass(feed("FeedView(model: FeedModel(topic: topic))", observing: "@StateObject var model: FeedModel")),
    // A link makes it when it is followed.
    .pass(feed("NavigationLink(\"More\") { FeedView(model: FeedModel(topic: topic)) }", observing: "@ObservedObject var model: FeedModel")),
    // The screen keeps it.
    .pass(feed("FeedView(model: model)", observing: "@ObservedObject var model: FeedModel", "@StateObject private var model = FeedModel(topic: \"\")")),
  ]

  private static func feed(_ content: String, observing: String, _ more: String = "") -> String {
    """
    final class FeedModel: ObservableObject {
      @Published var lines: [String] = []
      init(topic: String) { load(topic) }
      private func load(_ topic: String) { Task { lines = await Feed.lines(of: topic) } }
    }
    struct FeedView: View {
      \(observing)
      var body: some View { List(model.lines, id: \\.self) { Text($0) } }
    }
    struct TopicsView: View {
      @State private var topic = "News"
      \(more)
      var body: some View {
        VStack {
          Button("Sport") { topic = "Sport" }
          \(content)
        }
      }
    }
    """
  }
}
