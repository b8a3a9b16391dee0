extension ModalNotIsolated {
  /// Buttons without words beside a dialog that put it away.
  static let buttonExamples: [Example] = [
    .violation(
      """
      struct ContentView: View {
        @State private var isOpen = false
        var body: some View {
          ZStack {
            Button("Note") { isOpen = true }
            if isOpen { NoteCard(isOpen: $isOpen) }
          }
        }
      }

      struct NoteCard: View {
        @Binding var isOpen: Bool
        var body: some View {
          ZStack {
            ↓Button { isOpen = false } label: {
              GeometryReader { room in
                Rectangle()
                  .frame(width: room.size.width, height: room.size.height)
                  .foregroundStyle(.gray)
                  .opacity(0.5)
              }
            }
            VStack { Text("Milk and bread"); Button("Share") { share() } }
          }
        }
      }
      """),
    // A small mark that takes something away is a control as others are.
    .pass(
      """
      struct ContentView: View {
        @State private var isOpen = false
        let side: CGFloat
        var body: some View {
          VStack {
            Button("Note") { isOpen = true }
            if isOpen {
              HStack {
                Button { isOpen = false } label: { Rectangle().frame(width: side, height: side) }
                Button("Share") { share() }
              }
            }
          }
        }
      }
      """),
    // The stack takes the colour to the edges of the screen with it.
    .violation(
      """
      struct ContentView: View {
        @State private var isLeaving = false
        var body: some View {
          ZStack {
            Button("Leave") { isLeaving = true }
            if isLeaving { LeaveCard(isShown: $isLeaving) }
          }
        }
      }

      struct LeaveCard: View {
        @Binding var isShown: Bool
        var body: some View {
          ZStack {
            ↓Color.black.opacity(0.5)
            VStack { Text("Leave the match?"); Button("Stay") { isShown = false } }
          }
          .ignoresSafeArea()
        }
      }
      """),
    .pass(
      """
      struct ContentView: View {
        @State private var isLeaving = false
        var body: some View {
          ZStack {
            Button("Leave") { isLeaving = true }
            if isLeaving { LeaveCard(isShown: $isLeaving) }
          }
        }
      }

      struct LeaveCard: View {
        @Binding var isShown: Bool
        var body: some View {
          ZStack {
            Color.black.opacity(0.5)
            VStack { Text("Leave the match?"); Button("Stay") { isShown = false } }.accessibilityAddTraits(.isModal)
          }
          .ignoresSafeArea()
        }
      }
      """),
    // A strip over one part of the screen.
    .pass(
      """
      struct ContentView: View {
        @State private var isLeaving = false
        var body: some View {
          ZStack {
            Button("Leave") { isLeaving = true }
            if isLeaving { LeaveCard(isShown: $isLeaving) }
          }
        }
      }

      struct LeaveCard: View {
        @Binding var isShown: Bool
        var body: some View {
          ZStack {
            Color.black.opacity(0.5).frame(height: 80)
            VStack { Text("Leave the match?"); Button("Stay") { isShown = false } }
          }
          .ignoresSafeArea()
        }
      }
      """),
  ]
}
