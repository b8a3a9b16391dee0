extension IdentityChanges {
  static let examples: [Example] = [
    .violation(
      """
      struct Page: Identifiable {
        let title: String
        var ↓id: UUID { UUID() }
      }
      struct PagesView: View {
        let pages: [Page]
        var body: some View { ForEach(pages) { Text($0.title) } }
      }
      """),
    .violation(
      """
      enum Sheet: Identifiable {
        case settings, help
        var ↓id: String { return UUID().uuidString }
      }
      struct PagesView: View {
        @State private var sheet: Sheet?
        var body: some View { Button("Help") { sheet = .help }.sheet(item: $sheet) { _ in Text("Help") } }
      }
      """),
    .pass(
      """
      struct Page: Identifiable {
        let title: String
        let id = UUID()
      }
      struct PagesView: View {
        let pages: [Page]
        var body: some View { ForEach(pages) { Text($0.title) } }
      }
      """),
    // The field writes into what tells the row apart.
    .violation(
      """
      struct GuestsView: View {
        @State private var guests = ["Ann", "Ben"]
        var body: some View {
          ↓ForEach($guests, id: \\.self) { $guest in TextField("Guest", text: $guest) }
        }
      }
      """),
    .pass(
      """
      struct GuestsView: View {
        @State private var guests = ["Ann", "Ben"]
        var body: some View {
          ForEach(guests.indices, id: \\.self) { index in TextField("Guest", text: $guests[index]) }
        }
      }
      """),
    .violation(
      """
      struct Runner: Hashable {
        let name: String
        var pulses: [Int]
      }
      final class RaceModel: ObservableObject {
        @Published var runners = [Runner]()
        func note(_ pulse: Int, of name: String) {
          guard let index = runners.firstIndex(where: { $0.name == name }) else { return }
          runners[index].pulses.append(pulse)
        }
      }
      struct RaceView: View {
        @StateObject private var model = RaceModel()
        var body: some View {
          ↓List(model.runners, id: \\.self) { runner in Text("\\(runner.name): \\(runner.pulses.last ?? 0)") }
        }
      }
      """),
    .violation(
      """
      struct Chore: Hashable {
        let name: String
        var isDone = false
      }
      struct ChoresView: View {
        @State private var chores: [Chore] = []
        var body: some View {
          ↓ForEach(chores, id: \\.self) { chore in
            Button(chore.name) { if let index = chores.firstIndex(of: chore) { chores[index].isDone.toggle() } }
          }
        }
      }
      """),
    // A variable of its own that is called alike.
    .pass(
      """
      struct Chore: Hashable {
        let name: String
        var isDone = false
      }
      struct ChoresView: View {
        @State private var chores: [Chore] = []
        var body: some View { ForEach(chores, id: \\.self) { chore in Text(chore.name) } }
        static func samples() -> [Chore] {
          var chores = [Chore(name: "Dishes"), Chore(name: "Windows")]
          chores[1].isDone = true
          return chores
        }
      }
      """),
    // What tells it apart is written out.
    .pass(
      """
      struct Runner: Hashable {
        let name: String
        var pulse: Int
        static func == (left: Runner, right: Runner) -> Bool { left.name == right.name }
        func hash(into hasher: inout Hasher) { hasher.combine(name) }
      }
      struct RaceView: View {
        @State private var runners: [Runner] = []
        var body: some View {
          ForEach(runners, id: \\.self) { runner in Text("\\(runner.name): \\(runner.pulse)") }
          Button("Reset") { for index in runners.indices { runners[index].pulse = 0 } }
        }
      }
      """),
    .pass(
      """
      struct Runner: Hashable {
        let name: String
        var pulse: Int
      }
      struct RaceView: View {
        @State private var runners: [Runner] = []
        var body: some View {
          ForEach(runners, id: \\.name) { runner in Text("\\(runner.name): \\(runner.pulse)") }
          Button("Reset") { for index in runners.indices { runners[index].pulse = 0 } }
        }
      }
      """),
    // Nothing changes a member, and an object stays the same whatever it holds.
    .pass(
      """
      struct Town: Hashable { let name: String }
      final class Runner: NSObject { var pulse = 0 }
      struct TownsView: View {
        @State private var towns: [Town] = []
        @State private var runners: [Runner] = []
        var body: some View {
          ForEach(towns, id: \\.self) { Text($0.name) }
          ForEach(runners, id: \\.self) { Text("\\($0.pulse)") }
          Button("Add") { towns.append(Town(name: "Ulm")); runners[0].pulse = 80 }
        }
      }
      """),
    .violation(
      """
      struct NewsView: View {
        @State private var count = 0
        var body: some View {
          VStack { Text("\\(count)"); Button("More") { count += 1 } }↓.id(UUID())
        }
      }
      """),
    // A sign of a wait in a list is nothing to come back to.
    .pass(
      """
      struct NewsView: View {
        @State private var isLoading = true
        var body: some View {
          List { if isLoading { ProgressView().id(UUID()) } else { Text("News") } }
        }
      }
      """),
    // A state that somebody sets says when it is made anew.
    .pass(
      """
      struct NewsView: View {
        @State private var round = UUID()
        var body: some View {
          VStack { Text("News"); Button("Reload") { round = UUID() } }.id(round)
        }
      }
      """),
    .violation(
      """
      struct Topic: Identifiable {
        let id = UUID()
        let title: String
      }
      struct TopicsView: View {
        @State private var chosen = ""
        private var topics: [Topic] { [Topic(title: "Help"), Topic(title: "About")] }
        var body: some View {
          ↓ForEach(topics) { topic in Button(topic.title) { chosen = topic.title } }
        }
      }
      """),
    .pass(
      """
      struct Topic: Identifiable {
        let id = UUID()
        let title: String
      }
      struct TopicsView: View {
        @State private var chosen = ""
        private let topics: [Topic] = [Topic(title: "Help"), Topic(title: "About")]
        var body: some View {
          ForEach(topics) { topic in Button(topic.title) { chosen = topic.title } }
        }
      }
      """),
    // A part of what is kept.
    .pass(
      """
      struct Topic: Identifiable {
        let id = UUID()
        let title: String
      }
      struct TopicsView: View {
        @State private var all: [Topic] = []
        @State private var term = ""
        private var topics: [Topic] { all.filter { $0.title.contains(term) } }
        var body: some View {
          ForEach(topics) { topic in Button(topic.title) { term = topic.title } }
        }
      }
      """),
    // What a type is that the project does not declare is unknown.
    .undecided(
      """
      import People
      struct GuestsView: View {
        @State private var guests: [Person] = []
        var body: some View {
          ForEach(guests, id: \\.self) { Text($0.name) }
          Button("All here") { for index in guests.indices { guests[index].isHere = true } }
        }
      }
      """),
  ]
}
