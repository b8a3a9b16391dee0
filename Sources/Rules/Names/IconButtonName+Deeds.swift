extension IconButtonName {
  static let byDeed: [Example] = byName + byGlyph

  private static let byGlyph: [Example] = [
    .violation(
      """
      let chapters: [Chapter]
      @State private var index = 0
      var body: some View {
        ↓Button {
          if index > 0 { player.seek(to: chapters[index - 1].start) }
        } label: { Image(systemName: "backward.end.fill") }
      }
      """,
      fixed: """
        let chapters: [Chapter]
        @State private var index = 0
        var body: some View {
          Button {
            if index > 0 { player.seek(to: chapters[index - 1].start) }
          } label: { Image(systemName: "backward.end.fill") }
          .accessibilityLabel("Previous chapter")
        }
        """),
    .violation(
      """
      @State private var speed = 1.0
      var body: some View {
        ↓Button { speed = min(3, (speed + 0.25).rounded(.down)) } label: { Image(systemName: "plus.circle") }
      }
      """,
      fixed: """
        @State private var speed = 1.0
        var body: some View {
          Button { speed = min(3, (speed + 0.25).rounded(.down)) } label: { Image(systemName: "plus.circle") }
            .accessibilityLabel("Increase speed")
        }
        """),
    .violation(
      """
      @State private var showingStatsSheet = false
      var body: some View {
        ↓Button { showingStatsSheet.toggle() } label: { Image(systemName: "waveform.path.ecg.rectangle") }
      }
      """,
      fixed: """
        @State private var showingStatsSheet = false
        var body: some View {
          Button { showingStatsSheet.toggle() } label: { Image(systemName: "waveform.path.ecg.rectangle") }
            .accessibilityLabel("Stats")
        }
        """),
    .violation(
      """
      @Environment(\\.dismiss) var dismiss
      var body: some View {
        ↓Button { dismiss() } label: { Image(systemName: "arrowtriangle.right.circle") }
      }
      """,
      fixed: """
        @Environment(\\.dismiss) var dismiss
        var body: some View {
          Button { dismiss() } label: { Image(systemName: "arrowtriangle.right.circle") }
            .accessibilityLabel("Close")
        }
        """),
    .violation(
      """
      @Environment(\\.dismiss) var dismiss
      var body: some View {
        ↓Button {
          plans = plans.filter(isValid)
          dismiss()
        } label: { Image(systemName: "play.circle") }
      }
      """,
      fixed: """
        @Environment(\\.dismiss) var dismiss
        var body: some View {
          Button {
            plans = plans.filter(isValid)
            dismiss()
          } label: { Image(systemName: "play.circle") }
          .accessibilityLabel("<#name#>")
        }
        """),
    .violation(
      """
      @State private var showingEventSheet = false
      var body: some View {
        ↓Button { showingEventSheet = true } label: { Image(systemName: "star.square") }
      }
      """,
      fixed: """
        @State private var showingEventSheet = false
        var body: some View {
          Button { showingEventSheet = true } label: { Image(systemName: "star.square") }
            .accessibilityLabel("Event")
        }
        """),
    .violation(
      """
      var body: some View {
        ↓Button(action: onChange) {
          HStack { Image(systemName: "plus.rectangle"); Image(systemName: "minus.rectangle") }
        }
      }
      """,
      fixed: """
        var body: some View {
          Button(action: onChange) {
            HStack { Image(systemName: "plus.rectangle"); Image(systemName: "minus.rectangle") }
          }
          .accessibilityLabel("<#name#>")
        }
        """),
    .violation(
      """
      var body: some View {
        ↓Button { store.send(.onGenerateButtonTap) } label: { Image(systemName: "arrow.up.circle.fill") }
      }
      """,
      fixed: """
        var body: some View {
          Button { store.send(.onGenerateButtonTap) } label: { Image(systemName: "arrow.up.circle.fill") }
            .accessibilityLabel("Generate")
        }
        """),
    .violation(
      """
      struct PasswordRow: View {
        @State private var isSecured = true
        @State private var password = ""
        var body: some View {
          ZStack {
            SecureField("Password", text: $password)
            ↓Button { isSecured.toggle() } label: { Image(systemName: self.isSecured ? "eye" : "eye.slash") }
          }
        }
      }
      """,
      fixed: """
        struct PasswordRow: View {
          @State private var isSecured = true
          @State private var password = ""
          var body: some View {
            ZStack {
              SecureField("Password", text: $password)
              Button { isSecured.toggle() } label: { Image(systemName: self.isSecured ? "eye" : "eye.slash") }
                .accessibilityLabel(self.isSecured ? "Show password" : "Hide password")
            }
          }
        }
        """),
    .violation(
      """
      @State private var showDeletePrompt = false
      var body: some View {
        ↓Button {
          showDeletePrompt = true
        } label: {
          Image(systemName: "trash")
        }
      }
      """,
      fixed: """
        @State private var showDeletePrompt = false
        var body: some View {
          Button {
            showDeletePrompt = true
          } label: {
            Image(systemName: "trash")
          }
          .accessibilityLabel("Delete")
        }
        """),
    // What is done away with is the prompt itself.
    .violation(
      """
      var body: some View {
        ↓Button {
          deletePrompt(draft)
        } label: {
          Image(systemName: "trash")
        }
      }
      """,
      fixed: """
        var body: some View {
          Button {
            deletePrompt(draft)
          } label: {
            Image(systemName: "trash")
          }
          .accessibilityLabel("Delete prompt")
        }
        """),
    .violation(
      """
      struct NewPassword: View {
        @State private var showsOld = false
        @State private var showsNew = false
        @State private var old = ""
        @State private var new = ""
        var body: some View {
          VStack {
            PasswordRow(text: $old, isShown: $showsOld)
            PasswordRow(text: $new, isShown: $showsNew)
          }
        }
      }
      struct PasswordRow: View {
        let text: Binding<String>
        let isShown: Binding<Bool>
        var body: some View {
          HStack {
            if isShown.wrappedValue { TextField("Password", text: text) } else { SecureField("Password", text: text) }
            ↓Button { isShown.wrappedValue.toggle() } label: { Image(systemName: isShown.wrappedValue ? "eye" : "eye.slash") }
          }
        }
      }
      """,
      fixed: """
        struct NewPassword: View {
          @State private var showsOld = false
          @State private var showsNew = false
          @State private var old = ""
          @State private var new = ""
          var body: some View {
            VStack {
              PasswordRow(text: $old, isShown: $showsOld)
              PasswordRow(text: $new, isShown: $showsNew)
            }
          }
        }
        struct PasswordRow: View {
          let text: Binding<String>
          let isShown: Binding<Bool>
          var body: some View {
            HStack {
              if isShown.wrappedValue { TextField("Password", text: text) } else { SecureField("Password", text: text) }
              Button { isShown.wrappedValue.toggle() } label: { Image(systemName: isShown.wrappedValue ? "eye" : "eye.slash") }
                .accessibilityLabel(isShown.wrappedValue ? "Hide password" : "Show password")
            }
          }
        }
        """),
    .violation(
      """
      struct SocialRow: View {
        @State private var isExpanded = false
        var body: some View {
          HStack {
            Text("Social")
            ↓Button { isExpanded.toggle() } label: {
              if isExpanded { Image(systemName: "chevron.down") } else { Image(systemName: "chevron.right") }
            }
          }
        }
      }
      """,
      fixed: """
        struct SocialRow: View {
          @State private var isExpanded = false
          var body: some View {
            HStack {
              Text("Social")
              Button { isExpanded.toggle() } label: {
                if isExpanded { Image(systemName: "chevron.down") } else { Image(systemName: "chevron.right") }
              }
              .accessibilityLabel("Social")
            }
          }
        }
        """),
  ]
}
