extension IconButtonName {
  /// Buttons whose picture alone tells a state, or says less than their code.
  static let toldApart: [Example] = [
    .violation(
      """
      var body: some View {
        HStack {
          ↓Button { player.playChapter(verse.chapter) } label: { Image(systemName: "play.fill") }
          ↓Button { player.playVerse(verse) } label: { Image(systemName: "play.circle") }
        }
      }
      """,
      fixed: """
        var body: some View {
          HStack {
            Button { player.playChapter(verse.chapter) } label: { Image(systemName: "play.fill") }.accessibilityLabel("Play chapter")
            Button { player.playVerse(verse) } label: { Image(systemName: "play.circle") }.accessibilityLabel("Play verse")
          }
        }
        """),
    .violation(
      """
      @State private var ticked: [String: Bool] = [:]
      let sauces: [String]
      var body: some View {
        ForEach(sauces, id: \\.self) { sauce in
          HStack {
            Text("Add \\(sauce)")
            Spacer()
            ↓Button(action: { toggle(sauce) }) {
              Image(systemName: ticked[sauce]! ? "checkmark.square" : "square")
            }
          }
        }
      }
      """,
      fixed: """
        @State private var ticked: [String: Bool] = [:]
        let sauces: [String]
        var body: some View {
          ForEach(sauces, id: \\.self) { sauce in
            HStack {
              Text("Add \\(sauce)")
              Spacer()
              Button(action: { toggle(sauce) }) {
                Image(systemName: ticked[sauce]! ? "checkmark.square" : "square")
              }
              .accessibilityLabel("Add \\(sauce)")
              .accessibilityAddTraits(ticked[sauce]! ? .isSelected : [])
            }
          }
        }
        """),
    .violation(
      """
      struct HabitRow: View {
        let habit: Habit
        var body: some View {
          HStack {
            Text(habit.sign)
            VStack { HStack { Text(habit.name).font(.headline); Text(habit.streak) }; Text(habit.today) }
            logButton
            Button("More", action: edit)
          }
        }
        @ViewBuilder private var logButton: some View {
          let isLogged = store.isLogged(habit)
          ↓Button(action: quickLog) { Image(systemName: isLogged ? "checkmark.circle.fill" : "circle") }
        }
      }
      """,
      fixed: """
        struct HabitRow: View {
          let habit: Habit
          var body: some View {
            HStack {
              Text(habit.sign)
              VStack { HStack { Text(habit.name).font(.headline); Text(habit.streak) }; Text(habit.today) }
              logButton
              Button("More", action: edit)
            }
          }
          @ViewBuilder private var logButton: some View {
            let isLogged = store.isLogged(habit)
            Button(action: quickLog) { Image(systemName: isLogged ? "checkmark.circle.fill" : "circle") }
              .accessibilityLabel(Text(habit.name))
              .accessibilityAddTraits(isLogged ? .isSelected : [])
          }
        }
        """),
    .violation(
      """
      struct FindBar: View {
        let onNext: () -> Void
        var body: some View {
          ↓Button { onNext() } label: { Image(systemName: "chevron.down") }
        }
      }
      """,
      fixed: """
        struct FindBar: View {
          let onNext: () -> Void
          var body: some View {
            Button { onNext() } label: { Image(systemName: "chevron.down") }.accessibilityLabel("Next")
          }
        }
        """),
    .violation(
      """
      @State private var isWorking = false
      var body: some View {
        ↓Button { Task { await make() } } label: {
          if isWorking { ProgressView() } else { Text("Generate") }
        }
        .disabled(isWorking)
      }
      """,
      fixed: """
        @State private var isWorking = false
        var body: some View {
          Button { Task { await make() } } label: {
            if isWorking { ProgressView() } else { Text("Generate") }
          }
          .disabled(isWorking)
          .accessibilityLabel("Generate")
        }
        """),
  ]
}
