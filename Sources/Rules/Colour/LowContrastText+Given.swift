/// Colours that are chosen by what decides whether a control can be used, and that let a little of what is behind through.
extension LowContrastText {
  static let given: [Example] = [
    // It can be used while it is orange, as long as nothing is being sent.
    .violation(
      """
      struct JoinView: View {
        @State private var email = ""
        @State private var isSending = false
        private var isReady: Bool { !email.isEmpty }
        var body: some View {
          VStack {
            TextField("E-mail", text: $email)
            Button { join() } label: {
              Text("Join").foregroundColor(↓.white).padding().background(isReady ? Color(red: 1, green: 0.6, blue: 0.1) : Color.gray)
            }
            .disabled(!isReady || isSending)
          }
        }
      }
      """),
    // The disc in the middle is no ground for what is turned around it.
    .undecided(
      """
      let side: CGFloat
      let names: [String]
      var body: some View {
        ZStack {
          Circle().fill(.white).frame(width: side / 5, height: side / 5)
          ForEach(names, id: \\.self) { name in Text(name).foregroundStyle(.white).offset(x: side / 3) }
        }
      }
      """),
    .violation(
      """
      var body: some View {
        ZStack {
          Circle().fill(Color.yellow).frame(width: 80, height: 80)
          Text("Twelve").foregroundStyle(↓.white).offset(y: 2)
        }
      }
      """),
    // While it is grey it cannot be used.
    .pass(
      """
      struct JoinView: View {
        @State private var email = ""
        @State private var isSending = false
        private var isReady: Bool { !email.isEmpty }
        var body: some View {
          VStack {
            TextField("E-mail", text: $email)
            Button { join() } label: {
              Text("Join").foregroundColor(.white).padding().background(isReady ? Color.black : Color(white: 0.8))
            }
            .disabled(!isReady || isSending)
          }
        }
      }
      """),
    // White letters are meant for the blue, of which little lets the screen through.
    .violation(
      """
      struct SendView: View {
        var body: some View {
          Text("Send").font(.body).foregroundColor(↓.white).padding().background(Color(red: 0.2, green: 0.5, blue: 1).opacity(0.8))
        }
      }
      """),
    .pass(
      """
      struct SendView: View {
        var body: some View {
          Text("Send").font(.body).foregroundColor(.white).padding().background(Color(red: 0, green: 0.2, blue: 0.6).opacity(0.9))
        }
      }
      """),
  ]
}
