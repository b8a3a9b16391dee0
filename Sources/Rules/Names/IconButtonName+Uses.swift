extension IconButtonName {
  /// Names that stand where a component is used, or where another button does the same with another thing of its kind.
  static let ofUses: [Example] = [
    .violation(
      """
      struct Tints: View {
        @ObservedObject var store: TintStore
        var body: some View {
          VStack {
            ForEach(store.freeTints, id: \\.self) { tint in
              ↓Button { store.choose(tint) } label: { Image(systemName: "circle.fill") }
            }
            ForEach(store.paidTints, id: \\.self) { tint in
              Button { store.choose(tint) } label: { HStack { Image(systemName: "circle.fill"); Text(LocalizedStringKey(tint.nameKey)) } }
            }
          }
        }
      }
      """,
      fixed: """
        struct Tints: View {
          @ObservedObject var store: TintStore
          var body: some View {
            VStack {
              ForEach(store.freeTints, id: \\.self) { tint in
                Button { store.choose(tint) } label: { Image(systemName: "circle.fill") }
                  .accessibilityLabel(Text(LocalizedStringKey(tint.nameKey)))
              }
              ForEach(store.paidTints, id: \\.self) { tint in
                Button { store.choose(tint) } label: { HStack { Image(systemName: "circle.fill"); Text(LocalizedStringKey(tint.nameKey)) } }
              }
            }
          }
        }
        """),
    .violation(
      """
      struct ArrowButton: View {
        let picture: String
        let action: () -> Void
        var body: some View { ↓Button { action() } label: { Image(picture) } }
      }
      struct DayBar: View {
        @State private var day = Date()
        var body: some View {
          HStack {
            ArrowButton(picture: "arrowLeft") { day = day.previousDay() }
            Text(day.formatted())
            ArrowButton(picture: "arrowRight") { day = day.nextDay() }
          }
        }
      }
      """,
      fixed: """
        struct ArrowButton: View {
          let picture: String
          let action: () -> Void
          var body: some View { Button { action() } label: { Image(picture) } }
        }
        struct DayBar: View {
          @State private var day = Date()
          var body: some View {
            HStack {
              ArrowButton(picture: "arrowLeft") { day = day.previousDay() }.accessibilityLabel("Previous day")
              Text(day.formatted())
              ArrowButton(picture: "arrowRight") { day = day.nextDay() }.accessibilityLabel("Next day")
            }
          }
        }
        """),
    .violation(
      """
      struct Story: View {
        @State private var isFavorite = false
        var body: some View {
          ↓Button { isFavorite.toggle() } label: { Image(systemName: isFavorite ? "bookmark.fill" : "bookmark") }
        }
      }
      """,
      fixed: """
        struct Story: View {
          @State private var isFavorite = false
          var body: some View {
            Button { isFavorite.toggle() } label: { Image(systemName: isFavorite ? "bookmark.fill" : "bookmark") }
              .accessibilityLabel("Favorite")
              .accessibilityAddTraits(isFavorite ? .isSelected : [])
          }
        }
        """),
    .violation(
      """
      struct Controls: View {
        @ObservedObject var player: PlayerState
        var body: some View { HStack { ↓Button { player.forWard() } label: { Image(systemName: "forward.fill") } } }
      }
      """,
      fixed: """
        struct Controls: View {
          @ObservedObject var player: PlayerState
          var body: some View { HStack { Button { player.forWard() } label: { Image(systemName: "forward.fill") }
            .accessibilityLabel("Fast forward") } }
        }
        """),
    .violation(
      """
      struct SearchView: View {
        enum Status { case searching, found }
        @State private var status = Status.searching
        var body: some View {
          switch status {
          case .searching: ↓Button { status = .found } label: { ProgressView() }
          case .found: Button("Restore") { restore() }
          }
        }
      }
      """),
    .pass(
      """
      struct SearchView: View {
        var body: some View {
          Button { stop() } label: { ProgressView() }.accessibilityLabel("Stop searching")
          Button { stop() } label: { ProgressView("Searching") }
        }
      }
      """),
  ]
}
