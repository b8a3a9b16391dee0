extension HeadingMissing {
  static let violations: [Example] = helperExamples + screenExamples + titleExamples + ownBarViolations + useExamples

  /// Titles above what they are about.
  static let titleExamples: [Example] = [
    // One is enough above what it leads to all of.
    .violation(
      """
      struct ShopView: View {
        let songs: [Song]
        let films: [Film]
        var body: some View {
          ScrollView {
            VStack {
              HStack { ↓Text("New this month").bold(); Spacer(); NavigationLink { AllSongs(songs: songs) } label: { Text("More") } }
              ForEach(songs) { song in Text(song.title) }
              HStack { Text("Films"); Spacer(); NavigationLink { AllFilms(films: films) } label: { Text("More") } }
              ForEach(films) { film in Text(film.title) }
            }
          }
        }
      }
      struct AllSongs: View { let songs: [Song]; var body: some View { ForEach(songs) { song in Text(song.title) } } }
      struct AllFilms: View { let films: [Film]; var body: some View { ForEach(films) { film in Text(film.title) } } }
      """),
    .violation(
      """
      struct AuthorView: View {
        let author: Author
        var body: some View {
          ScrollView {
            VStack {
              VStack { Text("AUTHOR").font(.caption); ↓Text(author.name).font(.largeTitle) }
              Text(author.summary)
              Button("Books") { showBooks() }
              Button("Follow") { follow() }
            }
          }
        }
      }
      """),
    .violation(
      """
      struct BookView: View {
        let book: Book
        var body: some View {
          ScrollView {
            VStack {
              VStack { ↓Text(book.name).font(.title2); Text("Borrowed").font(.caption) }
              Text(book.summary)
              Button("Renew") { renew() }
              Button("Give back") { giveBack() }
            }
          }
        }
      }
      """),
    .violation(
      """
      struct FairView: View {
        let fair: Fair
        var body: some View {
          ScrollView {
            VStack {
              HStack { ↓Text("Reminders").font(.headline).textCase(.uppercase); Text(fair.badge).font(.caption) }
              Text(fair.hint)
              Button("The day before") { remind(1) }
              HStack { ↓Text("Stages").font(.headline).textCase(.uppercase); Text(fair.count).font(.caption) }
              Text(fair.stages)
              Button("Map") { open(fair.map) }
            }
          }
        }
      }
      """),
    .violation(
      """
      struct PlanView: View {
        var body: some View {
          VStack(alignment: .leading) {
            ↓Text("Your plan").font(.brand(.h2))
            Text("It begins on Monday.")
            Button("Change") { change() }
            Button("Stop") { stop() }
          }
        }
      }
      """),
    .violation(
      """
      @State private var isFirst = true
      @State private var address = ""
      var body: some View {
        VStack {
          ↓Text("Add a new feed").font(.title)
          if isFirst { Text("Before you start").font(.largeTitle).accessibilityAddTraits(.isHeader) }
          TextField("Address", text: $address)
          Button("Add") { add() }
        }
      }
      """),
    .violation(
      """
      var body: some View {
        ScrollView {
          VStack(alignment: .leading) {
            ↓Text("Quick timers").font(.headline)
            Text("They start at once.")
            Button("Five minutes") { start(5) }
          }
          VStack(alignment: .leading) {
            ↓Text("Energy level").font(.headline)
            Button("Low") { choose(.low) }
            Button("High") { choose(.high) }
          }
        }
      }
      """),
    .violation(fields([
      ("Name", "Full name", "name"),
      ("Street", "Road and number", "street"),
      ("Town", "Town or village", "town"),
      ("Phone", "Phone number", "phone"),
      ("Mail", "E-mail", "mail"),
      ("Notes", "What else to know", "notes"),
      ("Code", "Voucher", "code"),
    ])),
    .violation(
      """
      var body: some View {
        VStack {
          ↓Text("Recent orders").font(.title2)
          Text(first.name)
          Text(second.name)
          Button("Show all") { showAll() }
        }
      }
      """,
      fixed: """
        var body: some View {
          VStack {
            Text("Recent orders").font(.title2).accessibilityAddTraits(.isHeader)
            Text(first.name)
            Text(second.name)
            Button("Show all") { showAll() }
          }
        }
        """),
    .violation(
      """
      var body: some View {
        ScrollView {
          HStack {
            ↓Text("Recent orders")
              .font(.title3.weight(.semibold))
            Spacer()
            Button("All") { showAll() }
          }
          OrderRow(order: first)
          OrderRow(order: second)
        }
      }
      """,
      fixed: """
        var body: some View {
          ScrollView {
            HStack {
              Text("Recent orders")
                .font(.title3.weight(.semibold))
                .accessibilityAddTraits(.isHeader)
              Spacer()
              Button("All") { showAll() }
            }
            OrderRow(order: first)
            OrderRow(order: second)
          }
        }
        """),
    .violation(
      """
      var body: some View {
        ScrollView {
          Text("Thank you for your visit.")
          Button("Order") { order() }
          ↓Text("Recent orders").font(.title2)
          Text(first.name)
          Text(second.name)
          Button("Show all") { showAll() }
        }
      }
      """,
      fixed: """
        var body: some View {
          ScrollView {
            Text("Thank you for your visit.")
            Button("Order") { order() }
            Text("Recent orders").font(.title2).accessibilityAddTraits(.isHeader)
            Text(first.name)
            Text(second.name)
            Button("Show all") { showAll() }
          }
        }
        """),
    .violation(
      """
      var body: some View {
        VStack {
          ↓Text(shop.name).font(.brand.headingLarge)
          Text(shop.address)
          Text(shop.city)
          Button("Call") { call(shop) }
        }
      }
      """),
    .violation(
      """
      var body: some View {
        VStack {
          HStack { ↓Text(model.title).font(Font.brand.title3Semibold); Spacer() }
          Button(model.description) { choose() }
        }
      }
      """),
    .violation(
      """
      var body: some View {
        VStack {
          if orders.isEmpty {
            ↓Text("No orders yet").font(.title3)
            Text("They appear as soon as you place one.")
          }
          TextField("Search", text: $query)
          Button("Filter") { filter() }
          Button("Browse") { browse() }
        }
      }
      """),
    .violation(
      """
      var body: some View {
        VStack {
          ↓Text("Delivery").font(.system(size: 22, weight: .bold))
          Toggle("Contactless", isOn: $isContactless)
          Toggle("Ring the bell", isOn: $rings)
        }
      }
      """),
    .violation(
      """
      struct TalkScreen: View {
        let talk: Talk
        var body: some View {
          VStack {
            ↓Text("Abstract").font(.title2)
            Text(talk.abstract)
            ↓Text("Audience").font(.title2)
            Text("Everybody who wants to know how maps are made and read.")
          }
        }
      }
      """),
    .violation(
      """
      extension Font { static func round(_ style: Font.TextStyle) -> Font { .system(style, design: .rounded) } }
      struct OrdersScreen: View {
        var body: some View {
          VStack {
            ↓Text("Recent orders").font(.round(.title2))
            Text(first.name)
            Text(second.name)
            Button("Show all") { showAll() }
          }
        }
      }
      """),
    .violation(
      """
      enum Face {
        case titleEmphasized, bodyRegular
        var font: Font {
          switch self {
          case .titleEmphasized: Font.system(size: UIFontMetrics.default.scaledValue(for: 36), weight: .bold)
          case .bodyRegular: Font.system(size: UIFontMetrics.default.scaledValue(for: 24))
          }
        }
      }
      struct FaceFont: ViewModifier {
        let face: Face
        func body(content: Content) -> some View { content.font(face.font) }
      }
      extension View { func font(_ face: Face) -> some View { modifier(FaceFont(face: face)) } }
      struct Paid: View {
        let receipt: Receipt
        var body: some View {
          VStack {
            ↓Text(receipt.title).font(.titleEmphasized)
            Text(receipt.message).font(.bodyRegular)
          }
        }
      }
      """),
  ]

  /// A title and a remark above each of several fields.
  private static func fields(_ fields: [(title: String, prompt: String, text: String)]) -> String {
    let parts = fields.map { field in
      """
          VStack(alignment: .leading) {
            ↓Text("\(field.title)").font(.title3).bold()
            Text("It goes to nobody else.").font(.subheadline)
            TextField("\(field.prompt)", text: $\(field.text))
          }

      """
    }
    return """
      var body: some View {
        ScrollView {
      \(parts.joined())  }
      }
      """
  }
}
