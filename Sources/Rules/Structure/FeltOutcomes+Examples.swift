extension FeltOutcomes {
  static let examples: [Example] = [
    .violation(
      """
      struct PinView: View {
        @State private var pin = ""
        let vault: Vault
        var body: some View {
          VStack {
            SecureField("Code", text: $pin)
            Button("Open") { enter() }
          }
        }
        private func enter() {
          guard vault.accepts(pin) else ↓{
            UINotificationFeedbackGenerator().notificationOccurred(.error)
            pin = ""
            return
          }
          vault.open()
        }
      }
      """),
    // The same by an object of the app, with the generator in a variable, and where a failure is caught.
    .violation(
      """
      struct GuessView: View {
        @State private var guess = ""
        let word: String
        var body: some View { VStack { TextField("Word", text: $guess); Button("Guess") { check() } } }
        private func check() {
          if guess == word { finish() } else ↓{ Haptics.shared.error() }
        }
      }
      """),
    .violation(
      """
      struct NoteView: View {
        let store: NoteStore
        var body: some View {
          Button("Save") {
            Task {
              do { try await store.save() } ↓catch {
                let generator = UINotificationFeedbackGenerator()
                generator.notificationOccurred(.error)
              }
            }
          }
        }
      }
      """),
    // A message says it, a text is there as long as it is so, or what is asked is whether haptics are wished for.
    .pass(
      """
      struct PinView: View {
        @State private var pin = ""
        @State private var message = ""
        let vault: Vault
        var body: some View {
          VStack {
            SecureField("Code", text: $pin)
            Text(message)
            Button("Open") { enter() }
          }
        }
        private func enter() {
          guard vault.accepts(pin) else {
            UINotificationFeedbackGenerator().notificationOccurred(.error)
            message = "That is not the code"
            return
          }
          vault.open()
        }
      }
      struct NameView: View {
        @State private var name = ""
        @State private var isFree = true
        var body: some View {
          VStack {
            TextField("Name", text: $name).onSubmit { take() }
            if !isFree { Text("Somebody has this name already") }
          }
        }
        private func take() {
          if !isFree { UINotificationFeedbackGenerator().notificationOccurred(.error); return }
          register(name)
        }
      }
      final class Touch {
        static func error() { if Settings.hapticsEnabled { UINotificationFeedbackGenerator().notificationOccurred(.error) } }
        static func play() { guard Settings.vibrates else { return }; UINotificationFeedbackGenerator().notificationOccurred(.error) }
      }
      """),
    // What is felt goes with a sound that tells.
    .pass(
      """
      struct NoteView: View {
        let store: NoteStore
        var body: some View {
          Button("Save") {
            Task {
              do { try await store.save() } catch {
                UINotificationFeedbackGenerator().notificationOccurred(.error)
                show(error)
              }
            }
          }
        }
      }
      """),
  ]
}
