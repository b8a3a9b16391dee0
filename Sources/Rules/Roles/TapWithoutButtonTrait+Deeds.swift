extension TapWithoutButtonTrait {
  /// Pictures that are pressed and whose code says what that does.
  static let deeds: [Example] = [
    .violation(
      """
      let site: String
      let isBlocked: Bool
      let onToggle: () -> Void
      var body: some View {
        HStack {
          Text(site)
          Image(systemName: isBlocked ? "checkmark.circle.fill" : "circle")
            ↓.onTapGesture { onToggle() }
        }
      }
      """,
      fixed: """
        let site: String
        let isBlocked: Bool
        let onToggle: () -> Void
        var body: some View {
          HStack {
            Text(site)
            Image(systemName: isBlocked ? "checkmark.circle.fill" : "circle")
              .onTapGesture { onToggle() }
              .accessibilityLabel(Text(site))
              .accessibilityAddTraits(isBlocked ? [.isButton, .isSelected] : .isButton)
          }
        }
        """),
    .violation(
      """
      var body: some View {
        Image(systemName: "forward.fill")↓.onTapGesture { player.skipForward() }
      }
      """,
      fixed: """
        var body: some View {
          Image(systemName: "forward.fill").onTapGesture { player.skipForward() }.accessibilityLabel("Skip forward").accessibilityAddTraits(.isButton)
        }
        """),
    .violation(
      """
      struct PageField: View {
        let mayGrow: Bool
        let onIncrement: () -> Void
        var body: some View {
          Image(systemName: "plus.circle.fill")
            ↓.onTapGesture {
              guard mayGrow else { return }
              onIncrement()
            }
        }
      }
      """,
      fixed: """
        struct PageField: View {
          let mayGrow: Bool
          let onIncrement: () -> Void
          var body: some View {
            Image(systemName: "plus.circle.fill")
              .onTapGesture {
                guard mayGrow else { return }
                onIncrement()
              }
              .accessibilityLabel("Increase")
              .accessibilityAddTraits(.isButton)
          }
        }
        """),
    .violation(
      """
      @ObservedObject var settings: Settings
      var body: some View {
        HStack {
          Text("FAVORITE SONGS")
          Image(systemName: settings.showFavorites ? "chevron.down.circle" : "chevron.up.circle")
            ↓.onTapGesture { withAnimation { settings.showFavorites.toggle() } }
        }
      }
      """,
      fixed: """
        @ObservedObject var settings: Settings
        var body: some View {
          HStack {
            Text("FAVORITE SONGS")
            Image(systemName: settings.showFavorites ? "chevron.down.circle" : "chevron.up.circle")
              .onTapGesture { withAnimation { settings.showFavorites.toggle() } }
              .accessibilityLabel(settings.showFavorites ? "Hide favorites" : "Show favorites")
              .accessibilityAddTraits(.isButton)
          }
        }
        """),
    // A window of a desk that the app draws: what lies in it is reached wherever it lies.
    .pass(
      """
      let desk: Desk
      var body: some View {
        ZStack {
          VStack { Text("Notes"); Text(desk.note); Button("Close") { desk.close(.notes) } }
            .onTapGesture { desk.bringToFront(.notes) }
          Text("Letters")
        }
      }
      """),
    // Nothing reacts: what the function is to do, nobody has written yet.
    .pass(
      """
      struct SignCard: View {
        let sign: Sign
        var body: some View {
          VStack { Text(sign.name); Text(sign.meaning) }
            .onTapGesture { showDetails(of: sign) }
        }
        func showDetails(of sign: Sign) {
          // A sheet is to come.
        }
      }
      """),
    .pass(
      """
      struct SignCard: View {
        let name: String
        var body: some View { Text(name).onTapGesture(perform: self.showDetails) }
        func showDetails() {}
      }
      """),
    // One of several functions of that name does something.
    .violation(
      """
      struct SignCard: View {
        @State private var isOpen = false
        let name: String
        var body: some View { VStack { Text(name)↓.onTapGesture { showDetails(); showDetails(of: name) }; if isOpen { Text("Details") } } }
        func showDetails() {}
        func showDetails(of name: String) { isOpen = true }
      }
      """,
      fixed: """
        struct SignCard: View {
          @State private var isOpen = false
          let name: String
          var body: some View { VStack { Text(name).onTapGesture { showDetails(); showDetails(of: name) }
            .accessibilityAddTraits(.isButton); if isOpen { Text("Details") } } }
          func showDetails() {}
          func showDetails(of name: String) { isOpen = true }
        }
        """),
  ]
}
