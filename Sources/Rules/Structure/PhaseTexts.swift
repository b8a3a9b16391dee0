import PlatformKnowledge
import SourceModel
import SwiftSource

/// Texts of a view's own states, one for each case, that change once work has come to something which a person set off:
/// `switch status { case .loading: …; case .restored: Text("All is restored") }`.
enum PhaseTexts {
  /// The first such text of each `switch`, with the name of the state.
  static func all(in type: WholeType) -> [(name: String, place: SourceRange)] {
    guard type.mentions(["switch"]), type.mentions(["await", "ompletion", "sink"]) else { return [] }
    let reached = reachedLater(in: type)
    guard !reached.isEmpty else { return [] }
    var found: [(name: String, place: SourceRange)] = []
    for part in type.parts {
      CodeWalk.statements(of: part.members) { statement in
        guard case .selection(let code) = statement, let name = code.subject.dottedName?.withoutSelf, let later = reached[name],
          code.cases.count(where: { !$0.body.views.isEmpty }) > 1 else { return }
        let shown = code.cases.filter { $0.isOne(of: later) }.lazy.compactMap { $0.body.views.lazy.compactMap(WaitingTexts.message).first }
        if let place = shown.first { found.append((name, place)) }
      }
    }
    return found
  }

  /// The cases that variables of the view are set to after a wait or where something has answered, by the names of these. What a
  /// screen begins by itself is under way while people come to it.
  private static func reachedLater(in type: WholeType) -> [String: Set<String>] {
    let states = Set(type.states)
    guard !states.isEmpty else { return [:] }
    let pressed = WorkStarts.pressed(in: type)
    let names = pressed.names.union(WaitingTexts.setOff(in: type))
    let functions = type.parts.flatMap(\.members.functions).filter { names.contains($0.name) }
    var reached: [String: Set<String>] = [:]
    for body in pressed.bodies + functions.compactMap(\.body) {
      var settings: [(name: String, to: String, place: SourceRange)] = []
      var waits: [Int] = []
      var answers: [SourceRange] = []
      CodeWalk.expressions(of: body) { expression in
        switch expression.kind {
        case .assignment(let target, let value):
          if let name = target.dottedName?.withoutSelf, states.contains(name), let one = value.caseName { settings.append((name, one, expression.range)) }
        case .call(let call):
          if call.isAwaited, call.callee.plainName != "sleep" { waits.append(expression.range.start) }
          answers += call.arguments.filter { argument in
            guard case .closure = argument.value.kind else { return false }
            return call.callee.plainName == "sink" || argument.label.map(FrameworkNames.names(.answerClosure).contains) ?? false
          }.map(\.value.range)
        default: break
        }
      }
      let first = waits.min()
      for one in settings where first.map({ $0 < one.place.start }) ?? false || answers.contains(where: { $0.contains(one.place) }) {
        reached[one.name, default: []].insert(one.to)
      }
    }
    return reached
  }

  static let examples: [Example] = [
    .violation(
      """
      struct RestoreView: View {
        enum Status { case found, loading, restored }
        @State private var status = Status.found
        @State private var jobs: Set<AnyCancellable> = []
        var body: some View {
          VStack {
            switch status {
            case .found: Button("Restore") { restore() }
            case .loading: ProgressView()
            case .restored:
              ↓Text("All is restored")
              Button("Continue") { close() }
            }
          }
        }
        private func restore() {
          status = .loading
          Backup.restore().sink { end in self.status = .restored } receiveValue: { show($0) }.store(in: &jobs)
        }
      }
      """),
    .pass(
      """
      struct RestoreView: View {
        enum Status { case found, loading, restored }
        @State private var status = Status.found
        var body: some View {
          switch status {
          case .found: Button("Restore") { Task { await restore() } }
          case .loading: ProgressView()
          case .restored: Text("All is restored")
          }
        }
        private func restore() async {
          status = .loading
          await Backup.restore()
          status = .restored
          AccessibilityNotification.Announcement("All is restored").post()
        }
      }
      """),
    // Chosen by hand, and loaded while people come to the screen.
    .pass(
      """
      struct AreaView: View {
        enum Part { case map, list, empty }
        @State private var part = Part.map
        var body: some View {
          VStack {
            Button("List") { part = .list }
            switch part {
            case .map: Text("The map")
            case .list: Text("The list")
            case .empty: Text("Nothing is near")
            }
          }
          .task {
            if await Store.shared.areas().isEmpty { part = .empty }
          }
        }
      }
      """),
  ]
}

extension SwitchCode.Case {
  /// Whether it is for one of certain cases of an enumeration.
  fileprivate func isOne(of names: Set<String>) -> Bool {
    items.contains { item in
      if case .enumCase(let name, _, _) = item.pattern { names.contains(name) } else { false }
    }
  }
}

extension Expression {
  /// `restored` of `.restored`, `Status.restored` and `.restored(when)`.
  fileprivate var caseName: String? {
    switch kind {
    case .member(nil, let name): name
    case .member(let base?, let name): base.typeName == nil ? nil : name
    case .call(let call): if case .member(nil, let name) = call.callee.kind { name } else { nil }
    default: nil
    }
  }
}
