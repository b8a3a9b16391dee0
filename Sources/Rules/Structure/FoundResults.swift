import PlatformKnowledge
import SourceModel
import SwiftSource

/// What a search has found after a wait, and what shows it: `results = await service.search(query)` and `List(results)`.
/// Whoever searches is in the field, and hears neither that something came nor how much.
enum FoundResults {
  /// What a search of a type sets once the answer is there.
  struct Found: Sendable {
    let owner: String
    let name: String
    let place: SourceRange
  }

  /// A list over a property of the type itself, or of what one of its properties holds.
  struct Showing: Sendable, Hashable {
    let owner: String
    let name: String
  }

  /// The first place in which each property is set by a search.
  static func found(in type: WholeType) -> [Found] {
    guard type.mentions(["earch", "find", "検索"]) else { return [] }
    let own = Set(type.parts.flatMap(\.members.properties).filter { !$0.isStatic && $0.getter == nil }.map(\.name))
    let all = own.filter(mayBeFound)
    guard !all.isEmpty else { return [] }
    let results = all.filter(tellsResult)
    var names = all
    var found: [Found] = []
    func note(_ expression: Expression) {
      guard case .assignment(let target, let value) = expression.kind, let name = target.dottedName, names.contains(name),
        !isNothing(value), !found.contains(where: { $0.name == name }) else { return }
      found.append(Found(owner: type.name, name: name, place: expression.range))
    }
    for function in type.parts.flatMap(\.members.functions) {
      guard let body = function.body else { continue }
      // `case .asked(let text): … self.searchResults = found`, in a function for all that may happen.
      let isSearch = isSearch(function.name)
      names = isSearch ? all : results
      guard !names.isEmpty else { continue }
      CodeWalk.blocks(of: body) { block in
        guard let first = block.statements.firstIndex(where: GrowingLists.waits) else { return }
        for statement in block.statements[first...] { CodeWalk.expressions(of: statement, note) }
      }
      CodeWalk.expressions(of: body) { expression in
        guard case .call(let call) = expression.kind else { return }
        for closure in UnheardResults.answers(of: call) {
          CodeWalk.expressions(of: closure.body) { if isSearch || isHanded($0, besides: own) { note($0) } }
        }
      }
    }
    return found
  }

  /// Whether something gets a value that the code around it was handed, `searchResults = trails`, and not one that the type has kept.
  private static func isHanded(_ expression: Expression, besides own: Set<String>) -> Bool {
    guard case .assignment(_, let value) = expression.kind else { return false }
    return value.holds { part in
      if case .name(let name) = part.kind { name != "self" && !own.contains(name) } else { false }
    }
  }

  /// Not what was looked for before: `recentSearches`.
  private static func mayBeFound(_ name: String) -> Bool {
    NameWords.words(.searchKept).isDisjoint(with: IdentifierWords.split(name).map { $0.lowercased() })
  }

  /// `searchResults`, `foundNames`, and not `searchHistory`.
  private static func tellsResult(_ name: String) -> Bool {
    let words = IdentifierWords.split(name).map { $0.lowercased() }
    guard let first = words.first, let last = words.last else { return false }
    return NameWords.words(.foundStart).contains(first) || words.contains("search") && NameWords.words(.resultEnd).contains(last)
  }

  static func shown(in type: WholeType) -> [Showing] {
    let held = type.heldClasses
    func showing(_ value: Expression) -> Showing? {
      value.dottedName.flatMap { type.property(at: $0, held) }.map(Showing.init)
    }
    let lists = type.chains.compactMap { chain -> Showing? in
      guard isList(chain), let data = chain.call?.arguments.first, data.label == nil else { return nil }
      return showing(data.value)
    }
    return Array(Set(lists))
  }

  private static func isList(_ chain: CodeChain) -> Bool { ["List", "ForEach"].contains(chain.name) }

  /// `searchPlaces`, `find`
  static func isSearch(_ name: String) -> Bool {
    let words = IdentifierWords.split(name).map { $0.lowercased() }
    return words.first.map(NameWords.words(.searchVerb).contains) ?? false || words.contains("search")
  }

  /// What is put back before a search begins.
  private static func isNothing(_ value: Expression) -> Bool {
    switch value.kind {
    case .nilLiteral, .boolean(false): true
    case .array(let values): values.isEmpty
    default: false
    }
  }

  static let examples: [Example] = [
    .violation(
      """
      final class TrailModel: ObservableObject {
        @Published var searchResults: [Trail] = []
        enum Action { case asked(String), cleared }
        func send(_ action: Action) {
          switch action {
          case .asked(let words):
            service.trails(words).sink { _ in } receiveValue: { [weak self] trails in ↓self?.searchResults = trails }
              .store(in: &subscriptions)
          case .cleared: searchResults = []
          }
        }
      }
      struct TrailSearch: View {
        @StateObject var model: TrailModel
        @State private var words = ""
        var body: some View {
          TextField("Trail", text: $words).onSubmit { model.send(.asked(words)) }
          List { ForEach(model.searchResults) { Text($0.name) } }
        }
      }
      """),
    .pass(
      """
      final class TrailModel: ObservableObject {
        @Published var searchHistory: [String] = []
        @Published var recentSearches: [String] = []
        @Published var searchResults: [String] = []
        private var recent: [String] = []
        func send() { service.history().sink { [weak self] in self?.searchHistory = $0 }.store(in: &subscriptions) }
        func fetchRecentSearch() { store.list("searches").all { [weak self] in self?.recentSearches = $0 } }
        func begin() { center.openings().sink { [weak self] _ in self?.searchResults = self?.recent ?? [] }.store(in: &subscriptions) }
      }
      struct TrailSearch: View {
        @StateObject var model: TrailModel
        var body: some View {
          List(model.searchHistory, id: \\.self) { Text($0) }
          List(model.searchResults, id: \\.self) { Text($0) }
          List(model.recentSearches, id: \\.self) { Text($0) }
        }
      }
      """),
    .violation(
      """
      final class TrailModel: ObservableObject {
        @Published var trails: [Trail] = []
        func searchTrails(_ words: String) async {
          trails = []
          let answer = await service.trails(words)
          ↓trails = answer
        }
      }
      struct TrailSearch: View {
        @StateObject private var model = TrailModel()
        @State private var query = ""
        var body: some View {
          VStack {
            TextField("Search", text: $query)
            Button("Search") { Task { await model.searchTrails(query) } }
            List(model.trails) { Text($0.name) }
          }
        }
      }
      """),
    .pass(
      """
      final class TrailModel: ObservableObject {
        @Published var trails: [Trail] = []
        func searchTrails(_ words: String) async {
          trails = await service.trails(words)
          AccessibilityNotification.Announcement("\\(trails.count) trails").post()
        }
      }
      struct TrailSearch: View {
        @StateObject private var model = TrailModel()
        @State private var query = ""
        var body: some View {
          VStack {
            Button("Search") { Task { await model.searchTrails(query) } }
            List(model.trails) { Text($0.name) }
          }
        }
      }
      """),
    // What is there at once changes under the fingers of who types.
    .pass(
      """
      final class TrailModel: ObservableObject {
        @Published var trails: [Trail] = []
        func search(_ words: String) {
          trails = all.filter { $0.name.contains(words) }
        }
      }
      struct TrailSearch: View {
        @StateObject private var model = TrailModel()
        @State private var query = ""
        var body: some View {
          VStack {
            Button("Search") { model.search(query) }
            List(model.trails) { Text($0.name) }
          }
        }
      }
      """),
  ]
}
