extension IconButtonName {
  /// Buttons whose picture alone tells a state, or says less than their code.
  static let toldApart: [Example] = [
    .violation(
      """
      struct UnlockRow: View {
        @State private var password = ""
        var body: some View {
          HStack {
            SecureField("Password", text: $password)
            ↓Button { biometricsAuthLogin() } label: { Image(systemName: "faceid") }
          }
        }
        func biometricsAuthLogin() { service.unlock { close() } }
      }
      """,
      fixed: """
        struct UnlockRow: View {
          @State private var password = ""
          var body: some View {
            HStack {
              SecureField("Password", text: $password)
              Button { biometricsAuthLogin() } label: { Image(systemName: "faceid") }.accessibilityLabel("Face ID")
            }
          }
          func biometricsAuthLogin() { service.unlock { close() } }
        }
        """),
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
            Button { player.playChapter(verse.chapter) } label: { Image(systemName: "play.fill") }
              .accessibilityLabel("Play chapter")
            Button { player.playVerse(verse) } label: { Image(systemName: "play.circle") }
              .accessibilityLabel("Play verse")
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
  ]
}
