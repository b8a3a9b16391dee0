extension HeadingMissing {
  /// Titles that a function or view of the project makes.
  static let helperExamples: [Example] = [
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
    .violation(
      """
      struct Tools: View {
        var body: some View {
          VStack { sectionHeader("Money", symbol: "banknote"); Button("Pay") { pay() }; Button("Save") { save() } }
        }
        func sectionHeader(_ title: String, symbol: String) -> some View { ↓Label(title, systemImage: symbol).font(.headline) }
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
  ]

  /// Titles of whole screens: in a bar of the system, and above what is asked.
  static let screenExamples: [Example] = [
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
    .violation(
      """
      struct Page<Content: View>: View {
        let title: String
        @ViewBuilder let content: Content
        var body: some View {
          List { content }
            .toolbar {
              ToolbarItem(placement: .topBarLeading) { ↓Text(title).font(.title2) }
              ToolbarItem(placement: .topBarTrailing) { Button("Add") { add() } }
            }
        }
      }
      struct TeaView: View { var body: some View { Page(title: "Teas") { Text("Assam") } } }
      """),
    .pass(
      """
      var body: some View {
        List { Text("Tea") }
          .navigationTitle("Session")
          .toolbar { ToolbarItem(placement: .topBarLeading) { Text("Step 1").font(.headline) } }
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
  ]

  /// Titles in bars of one's own, that a view of the project makes.
  static let ownBarViolations: [Example] = [
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

  /// Titles in bars of one's own, beside the button that leads back.
  static let ownBarExamples: [Example] = [
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
  ]
}
