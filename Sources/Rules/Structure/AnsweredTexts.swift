import PlatformKnowledge
import SourceModel
import SwiftSource

/// Texts that show nothing but a text of a model which is empty at first and which nothing but the answer to a press fills:
/// `Text(model.translation)`. Of those that are called after a message `ModelMessages` tells.
enum AnsweredTexts {
  /// A text of a class, with the functions that fill it after a wait.
  struct Filling: Sendable {
    let owner: String
    let name: String
    let functions: Set<String>
    /// These, and those of the class that come to them.
    let callers: Set<String>
  }

  /// A text of a view that shows it.
  struct Shown: Sendable {
    let owner: String
    let name: String
    let place: SourceRange
  }

  /// Those whose functions somebody may call and no screen calls as it appears.
  static func all(_ fillings: [Filling], _ shown: [Shown], setOff: Set<String>, early: Set<String>) -> [Shown] {
    let answers = fillings.filter { $0.functions.isSubset(of: setOff) && $0.callers.isDisjoint(with: early) }
    var told: Set<[String]> = []
    return shown.filter { text in
      answers.contains { $0.owner == text.owner && $0.name == text.name } && told.insert([text.owner, text.name]).inserted
    }
  }

  // MARK: - Models

  static func fillings(of type: WholeType) -> [Filling] {
    guard type.mentions(PhaseTexts.answering), type.parts.compactMap(\.declaration).contains(where: \.isObserved)
    else { return [] }
    let words = NameWords.words(.outcome).union(NameWords.words(.messageText))
    let empty = Set(type.parts.flatMap(\.members.properties).filter { property in
      guard !property.isConstant, property.getter == nil, (property.type?.name ?? "String") == "String" else { return false }
      return FilledTexts.beginsEmpty(property) && property.name.identifierWords.isDisjoint(with: words)
    }.map(\.name))
    guard !empty.isEmpty else { return [] }
    var functions: [String: Set<String>] = [:]
    var others: Set<String> = []
    let all = type.parts.flatMap(\.members.functions)
    for function in all {
      guard let body = function.body else { continue }
      let later = FilledTexts.set(in: body, of: empty, after: PhaseTexts.laterPlaces(in: body))
      for name in later { functions[name, default: []].insert(function.name) }
      others.formUnion(FilledTexts.set(in: body, of: empty) { _ in true }.subtracting(later))
    }
    for body in type.parts.flatMap(\.members.initializers).compactMap(\.body) { others.formUnion(FilledTexts.set(in: body, of: empty) { _ in true }) }
    return functions.keys.sorted().filter { !others.contains($0) }.map { name in
      let fillers = functions[name] ?? []
      let callers = fillers.reduce(into: Set<String>()) { $0.formUnion(EmptyScreens.callers(of: $1, all)) }
      return Filling(owner: type.name, name: name, functions: fillers, callers: callers)
    }
  }

  /// Functions that screens and models call as they appear or are made.
  static func early(in type: WholeType) -> [String] {
    let names = WorkStarts.loaded(in: type).calledNames.union(WorkStarts.made(in: type).calledNames)
    // `.task { await load() }` and what `load` calls in turn.
    return type.parts.flatMap(\.members.functions).filter { names.contains($0.name) }.reduce(into: names) { $0.formUnion($1.calledNames) }.sorted()
  }

  // MARK: - Views

  static func shown(in type: WholeType) -> [Shown] {
    guard type.mentions(["some View"]) else { return [] }
    let kept = type.keptClasses
    let bound = Set(type.kinds.calls.flatMap { expression -> [String] in
      if case .call(let call) = expression.kind { call.arguments.compactMap(\.value.boundName) } else { [] }
    })
    let presented = FilledTexts.presented(by: type)
    return type.chains.compactMap { chain in
      guard chain.name == "Text", !chain.has("accessibilityHidden"), let call = chain.call, call.arguments.count == 1,
        let path = shownPath(call.arguments[0].value)?.withoutSelf, !bound.contains(path), !FilledTexts.isPart(chain.base.range, of: presented) else { return nil }
      let parts = path.split(separator: ".").map(String.init)
      guard parts.count == 2, let owner = kept[parts[0]] else { return nil }
      return Shown(owner: owner, name: parts[1], place: chain.base.range)
    }
  }

  /// `model.answer`, `model.answer ?? ""`
  private static func shownPath(_ value: Expression) -> String? {
    if case .binary("??", let first, _) = value.kind { return first.dottedName }
    return value.dottedName
  }

  static let examples: [Example] = [
    .violation(
      """
      final class WordModel: ObservableObject {
        @Published var meaning = ""
        func lookUp() async { meaning = await dictionary.meaning() }
      }
      struct WordView: View {
        @StateObject private var model = WordModel()
        var body: some View {
          VStack {
            Button("Look up") { Task { await model.lookUp() } }
            if !model.meaning.isEmpty { ↓Text(model.meaning) }
          }
        }
      }
      """),
    // There when people come, and said.
    .pass(
      """
      final class DayModel: ObservableObject {
        @Published var saying = ""
        func load() async { saying = await service.saying() }
      }
      struct DayView: View {
        @StateObject private var model = DayModel()
        var body: some View {
          VStack { Button("Another one") { Task { await model.load() } }; Text(model.saying) }.task { await model.load() }
        }
      }
      final class WordModel: ObservableObject {
        @Published var meaning = ""
        func lookUp() async {
          meaning = await dictionary.meaning()
          AccessibilityNotification.Announcement(meaning).post()
        }
      }
      struct WordView: View {
        @StateObject private var model = WordModel()
        var body: some View { VStack { Button("Look up") { Task { await model.lookUp() } }; Text(model.meaning) } }
      }
      """),
  ]
}
