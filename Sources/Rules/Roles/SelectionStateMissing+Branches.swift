extension SelectionStateMissing {
  /// Labels that are written out for each state, and flags that two controls set.
  static let branchExamples: [Example] = [
    .violation(
      """
      @State private var isSelected = false
      var body: some View {
        ↓Button { isSelected.toggle() } label: {
          if isSelected { Text("Vegan").bold().foregroundStyle(.blue) } else { Text("Vegan").foregroundStyle(.gray) }
        }
      }
      """,
      fixed: """
        @State private var isSelected = false
        var body: some View {
          Button { isSelected.toggle() } label: {
            if isSelected { Text("Vegan").bold().foregroundStyle(.blue) } else { Text("Vegan").foregroundStyle(.gray) }
          }
          .accessibilityAddTraits(isSelected ? .isSelected : [])
        }
        """),
    .violation(
      """
      struct PlansView: View {
        @State private var plan = Plan.monthly
        enum Plan { case monthly, yearly }
        var body: some View {
          ↓Button { plan = .yearly } label: {
            if plan != .yearly {
              Text("Yearly").foregroundColor(.gray)
            } else {
              Text("Yearly").foregroundColor(.blue).underline()
            }
          }
        }
      }
      """),
    .violation(
      """
      @State private var isPrivate = false
      var body: some View {
        HStack {
          ↓Button("Everybody") { isPrivate = false }
            .background(isPrivate ? Color.clear : Color.blue)
          ↓Button("Friends") { isPrivate = true }
            .background(isPrivate ? Color.blue : Color.clear)
        }
      }
      """,
      fixed: """
        @State private var isPrivate = false
        var body: some View {
          HStack {
            Button("Everybody") { isPrivate = false }
              .background(isPrivate ? Color.clear : Color.blue)
              .accessibilityAddTraits(!isPrivate ? .isSelected : [])
            Button("Friends") { isPrivate = true }
              .background(isPrivate ? Color.blue : Color.clear)
              .accessibilityAddTraits(isPrivate ? .isSelected : [])
          }
        }
        """),
    .pass(
      """
      @State private var isPrivate = false
      var body: some View {
        HStack {
          Button("Everybody") { isPrivate = false }
            .background(isPrivate ? Color.clear : Color.blue)
            .accessibilityAddTraits(isPrivate ? [] : .isSelected)
          Button("Friends") { isPrivate = true }
            .background(isPrivate ? Color.blue : Color.clear)
            .accessibilityAddTraits(isPrivate ? .isSelected : [])
        }
      }
      """),
    // What one begins the other ends.
    .pass(
      """
      @State private var isPlaying = false
      var body: some View {
        HStack {
          Button("Play") { isPlaying = true }.foregroundStyle(isPlaying ? .gray : .blue)
          Button("Stop") { isPlaying = false }.foregroundStyle(isPlaying ? .blue : .gray)
        }
      }
      """),
    .pass(
      """
      @State private var isMuted = false
      var body: some View {
        HStack {
          Button("Mute") { isMuted = true }.background(isMuted ? Color.gray : Color.blue)
          Button("Unmute") { isMuted = false }.background(isMuted ? Color.blue : Color.gray)
        }
      }
      """),
    // There is nothing to choose from.
    .pass(
      """
      @State private var isAgreed = false
      var body: some View {
        HStack {
          Button("Agree") { isAgreed = true }.foregroundStyle(isAgreed ? .green : .blue)
          Button("Read") { read() }.foregroundStyle(isAgreed ? .gray : .blue)
        }
      }
      """),
    .pass(
      """
      struct SpotsView: View {
        let spots: [Spot]
        @State private var chosen: Int?
        var body: some View {
          ForEach(spots) { spot in
            Button { chosen = spot.id } label: {
              VStack {
                if chosen == spot.id {
                  Text("Selected")
                } else if spot.isFull {
                  Text("Full")
                } else {
                  Image(systemName: "car").accessibilityHidden(true)
                }
                Text(spot.name)
              }
              .background(chosen == spot.id ? Color.blue : Color.gray)
            }
          }
        }
      }
      struct Spot: Identifiable { let id: Int; let name: String; let isFull: Bool }
      """),
    // The words tell something else.
    .violation(
      """
      struct TeamsView: View {
        let teams: [Team]
        let ownID: Int
        @State private var chosen: Int?
        var body: some View {
          ForEach(teams) { team in
            TeamRow(name: team.name, isSelected: chosen == team.id, reason: team.id == ownID ? "Your own" : nil) { chosen = team.id }
          }
        }
      }
      struct TeamRow: View {
        let name: String
        let isSelected: Bool
        let reason: String?
        let action: () -> Void
        var body: some View {
          ↓Button(action: action) {
            VStack {
              Text(name)
              if let reason { Text(reason) }
            }
            .background(isSelected ? Color.blue : Color.gray)
          }
        }
      }
      struct Team: Identifiable { let id: Int; let name: String }
      """),
    // The words tell it.
    .pass(
      """
      @State private var isSelected = false
      var body: some View {
        Button { isSelected.toggle() } label: {
          if isSelected { Text("Chosen").bold() } else { Text("Choose").foregroundStyle(.gray) }
        }
      }
      """),
  ]
}
