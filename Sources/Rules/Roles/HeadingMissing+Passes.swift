extension HeadingMissing {
  static let passes: [Example] = noTitles + ownBarExamples + doubtful

  /// Large or bold letters that are no title, and titles that are told.
  static let noTitles: [Example] = [
    .pass(
      """
      struct Tile: View {
        let title: String
        let value: String
        var body: some View {
          VStack { Text(title).font(.caption); Text(value).font(.title3.weight(.semibold)) }
        }
      }
      struct Home: View {
        let store: Store
        var body: some View {
          VStack {
            Tile(title: "Films", value: store.films)
            Text("Seen this year.")
            Button("Again") { store.load() }
            Button("All") { store.showAll() }
          }
        }
      }
      """),
    .pass(
      """
      struct BookView: View {
        let book: Book
        var body: some View {
          ScrollView {
            VStack {
              VStack { Text("Author").font(.caption); Text(book.author).font(.title2) }
              VStack { Text(book.due.formatted(date: .long, time: .omitted)).font(.title2); Text("Due back").font(.footnote) }
              Button("Renew") { renew() }
              Button("Give back") { giveBack() }
            }
          }
        }
      }
      """),
    // On top of the board when all is over.
    .pass(
      """
      struct Game: View {
        let board: Board
        var body: some View {
          VStack {
            VStack { ForEach(board.cells) { cell in Text(cell.name) } }
              .overlay(Ending(isOver: board.isOver))
            Button("Again") { board.reset() }
            Button("Undo") { board.undo() }
          }
        }
      }
      struct Ending: View {
        let isOver: Bool
        var body: some View { if isOver { Text("Game over").font(.title) } else { Spacer() } }
      }
      """),
    .pass(
      """
      struct ContractsView: View {
        let contracts: [Contract]
        var body: some View {
          NavigationStack {
            ScrollView {
              VStack {
                Text("Contracts").font(.title3.weight(.bold))
                Text("What ends when, and whom to tell.").font(.caption)
                ForEach(contracts) { contract in Text(contract.name) }
              }
            }
            .navigationTitle("Contracts")
          }
        }
      }
      """),
    .pass(
      """
      enum Stage: String { case preparing = "Preparing...", sending = "Sending...", reading = "Reading..." }
      struct Waiting: View {
        @State private var stage = Stage.preparing
        var body: some View {
          VStack {
            Text(stage.rawValue).font(.system(size: 22, weight: .bold))
            Text("This may take a minute. The best moments of the film are being looked for.")
            Button("Go on") { stage = .sending }
            Button("Read") { stage = .reading }
          }
        }
      }
      """),
    .pass(
      """
      struct Steps: View {
        var body: some View {
          VStack {
            step("Create a room", "One tap is enough.")
            step("Share the code", "However you like.")
            step("Talk", "Nobody else can listen.")
          }
        }
        func step(_ title: String, _ text: String) -> some View {
          VStack { Text(title).font(.headline); Text(text) }
        }
      }
      """),
    .pass(
      """
      struct ContentView: View {
        let campaign: Campaign
        var body: some View {
          VStack {
            Text(campaign.raisedText(short: true)).font(.title).bold()
            Text("12 % of the goal")
            Text("Ends on Friday")
            Text("For the hospital.")
          }
        }
      }
      struct Campaign {
        let raised: Double
        let currency: String
        func raisedText(short: Bool) -> String {
          let formatter = NumberFormatter()
          formatter.numberStyle = .currency
          let text = formatter.string(from: raised as NSNumber) ?? "\\(currency) 0"
          return short ? String(text.dropLast(3)) : text
        }
      }
      """),
    .pass(
      """
      var body: some View {
        VStack {
          Text("Recent orders").font(.title2).accessibilityAddTraits(.isHeader)
          Text(first.name); Text(second.name); Text(third.name)
        }
      }
      """),
    .pass(
      """
      var body: some View {
        VStack {
          Text("\\(orders.count)").font(.title2)
          Text("Orders appear as soon as you place one.")
          Button("Browse") { browse() }
        }
      }
      """),
    .pass(
      """
      struct Feature: View {
        let name: String
        let text: String
        var body: some View { VStack { Text(name).font(.title3); Text(text) } }
      }
      struct Tour: View {
        var body: some View {
          ScrollView {
            Feature(name: "Fast", text: "Starts at once.")
            Feature(name: "Safe", text: "Keeps your data on the device.")
            Feature(name: "Free", text: "Costs nothing.")
            Button("Continue") { next() }
            Button("Skip") { skip() }
          }
        }
      }
      """),
    .pass(
      """
      var body: some View {
        VStack { Text(account.createdAt, style: .relative).font(.title); Text("Member for") }
      }
      """),
    .pass(
      """
      var body: some View {
        VStack {
          HStack { Text("Total").font(.title3); Text("Due today").font(.title3) }
          Text(first.name); Text(second.name); Text(third.name)
        }
      }
      """),
    .pass(
      """
      var body: some View {
        List {
          Section {
            Text(first.name); Text(second.name); Text(third.name)
          } header: {
            Text("Recent orders").font(.title2)
          }
        }
      }
      """),
    .pass(
      """
      let line: String
      var body: some View {
        VStack {
          Text("Captain:").font(.title2)
          Text(line).font(.title2)
          Text(second.name); Text(third.name); Text(fourth.name)
        }
      }
      """),
    .pass(
      """
      let isDay: Bool
      var body: some View {
        VStack {
          Text(isDay ? "☉" : "☽").font(.largeTitle)
          Text(first.name); Text(second.name); Text(third.name)
        }
      }
      """),
    .pass(
      """
      let sign: String
      var body: some View {
        VStack {
          Text(sign.split(separator: " ").first.map(String.init) ?? "").font(.title3)
          Text(first.name); Text(second.name); Text(third.name)
        }
      }
      """),
  ]

  /// What a modifier may tell that could not be followed.
  private static let doubtful: [Example] = [
    .undecided(
      """
      var body: some View {
        VStack {
          Text("Recent orders").font(.title2).pageTitle()
          Text(first.name); Text(second.name); Text(third.name)
        }
      }
      """),
  ]
}
