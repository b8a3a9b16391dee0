extension HeadingMissing {
  static let violations: [Example] = [
    .violation(
      """
      struct Plans: View {
        var body: some View {
          ScrollView {
            VStack {
              sectionHeader("Presets")
              Button("Tea") { open() }
              sectionHeader("Your plans")
              Button("Bread") { open() }
            }
          }
        }
        func sectionHeader(_ title: String) -> some View {
          HStack { ↓Text(title).font(.caption.weight(.semibold)).textCase(.uppercase); Spacer() }
        }
      }
      """),
    .violation(
      """
      struct Plans: View {
        var body: some View {
          VStack { SectionTitleView(title: "Presets"); Toggle("Tea", isOn: $tea) }
        }
      }
      struct SectionTitleView: View {
        let title: String
        var body: some View { HStack { ↓Text(title).font(.footnote); Spacer(); Button("All") { showAll() } } }
      }
      """),
    .pass(
      """
      struct Plans: View {
        var body: some View {
          List { Section(header: sectionHeader("Presets")) { Text("Tea") } }
        }
        func sectionHeader(_ title: String) -> some View { Text(title).font(.caption) }
      }
      """),
    .pass(
      """
      struct Plans: View {
        var body: some View { VStack { sectionHeader("Presets"); Button("Tea") { open() } } }
        func sectionHeader(_ title: String) -> some View { Text(title).font(.caption).accessibilityAddTraits(.isHeader) }
      }
      """),
    .violation(
      """
      var body: some View {
        NavigationStack {
          List { Text("Tea") }
            .toolbar { ToolbarItem(placement: .principal) { ↓Text("Session").font(.headline) } }
        }
      }
      """),
    .violation(
      """
      let trip: Trip
      var body: some View {
        List { Text("Tea") }
          .toolbar {
            ToolbarItem(placement: .principal) {
              VStack { ↓Text(trip.title).bold(); Text(trip.place).font(.caption) }
            }
          }
      }
      """),
    .pass(
      """
      var body: some View {
        List { Text("Tea") }
          .toolbar {
            ToolbarItem(placement: .principal) { Text("Session").accessibilityAddTraits(.isHeader) }
            ToolbarItem(placement: .topBarLeading) { Text("Draft") }
          }
      }
      """),
    .violation(
      """
      struct Letters { let title = Font.system(size: 18, weight: .bold); let plain = Font.system(size: 14) }
      struct Move: View {
        let letters: Letters
        let title: String
        var body: some View {
          VStack {
            ↓Text(title).font(letters.title)
            Text("Choose where to go.").font(letters.plain)
            Button("Cancel") { cancel() }
            Button("Move") { move() }
          }
        }
      }
      """),
    .pass(
      """
      var body: some View {
        NavigationStack {
          VStack {
            Text("Move here").font(.system(size: 18, weight: .bold))
            Text("Choose where to go.").font(.system(size: 14))
            Button("Cancel") { cancel() }
          }
          .navigationTitle("Moving")
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
    .violation(
      """
      var body: some View {
        ScrollView {
          VStack(alignment: .leading) {
            ↓Text("Name").font(.title3).bold()
            Text("It goes to nobody else.").font(.subheadline)
            TextField("Full name", text: $name)
          }
          VStack(alignment: .leading) {
            ↓Text("Street").font(.title3).bold()
            Text("It goes to nobody else.").font(.subheadline)
            TextField("Road and number", text: $street)
          }
          VStack(alignment: .leading) {
            ↓Text("Town").font(.title3).bold()
            Text("It goes to nobody else.").font(.subheadline)
            TextField("Town or village", text: $town)
          }
          VStack(alignment: .leading) {
            ↓Text("Phone").font(.title3).bold()
            Text("It goes to nobody else.").font(.subheadline)
            TextField("Phone number", text: $phone)
          }
          VStack(alignment: .leading) {
            ↓Text("Mail").font(.title3).bold()
            Text("It goes to nobody else.").font(.subheadline)
            TextField("E-mail", text: $mail)
          }
          VStack(alignment: .leading) {
            ↓Text("Notes").font(.title3).bold()
            Text("It goes to nobody else.").font(.subheadline)
            TextField("What else to know", text: $notes)
          }
          VStack(alignment: .leading) {
            ↓Text("Code").font(.title3).bold()
            Text("It goes to nobody else.").font(.subheadline)
            TextField("Voucher", text: $code)
          }
        }
      }
      """),
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
      struct TopBar: View {
        let title: String
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          ZStack {
            ↓Text(title)
            HStack { Button { dismiss() } label: { Image(systemName: "chevron.left") }; Spacer() }
          }
        }
      }
      struct AccountScreen: View {
        var body: some View { VStack { TopBar(title: "My data"); Text(account.name) } }
      }
      """),
  ]

  static let passes: [Example] = [
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
    .violation(
      """
      var body: some View {
        VStack {
          HStack {
            Button { dismiss() } label: { Image(systemName: "chevron.left") }
            Spacer()
            ↓Text("Send feedback")
            Spacer()
          }
          Button("Submit") { submit() }
        }
      }
      """,
      fixed: """
        var body: some View {
          VStack {
            HStack {
              Button { dismiss() } label: { Image(systemName: "chevron.left") }
              Spacer()
              Text("Send feedback").accessibilityAddTraits(.isHeader)
              Spacer()
            }
            Button("Submit") { submit() }
          }
        }
        """),
    .violation(
      """
      var body: some View {
        VStack {
          HStack {
            Button { page = .home } label: { Image("ic_back") }
            ↓Text("Live tracking")
            Spacer()
          }
          Button("Submit") { submit() }
        }
      }
      """),
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
