extension TapWithoutButtonTrait {
  /// Taps that open what has a way back, and taps beside what packages present.
  static let furtherExamples: [Example] = [
    .violation(
      """
      let names: [String]
      var body: some View {
        ForEach(names, id: \\.self) { name in
          Text(name)
            ↓.simultaneousGesture(TapGesture().onEnded { model.select(name) })
        }
      }
      """),
    .pass(
      """
      let names: [String]
      var body: some View {
        ForEach(names, id: \\.self) { name in
          Text(name).simultaneousGesture(TapGesture().onEnded { analytics.trackEvent(name) })
        }
      }
      """),
    .pass(
      """
      @State private var showsCard = false
      let state: String
      var body: some View {
        VStack {
          Button("State") { showsCard.toggle() }
          if showsCard { Text(state).onTapGesture { withAnimation { showsCard = false } } }
        }
      }
      """),
    .violation(
      """
      struct Big: View {
        @GestureState private var isPressed = false
        let action: () -> Void
        var body: some View {
          let press = DragGesture(minimumDistance: 0)
            .updating($isPressed) { _, state, _ in state = true }
            .onEnded { _ in action() }
          return VStack { Text("Redeem") }
            ↓.gesture(press)
        }
      }
      """),
    .violation(
      """
      struct Shelf: View {
        @State private var isAdding = false
        var body: some View {
          ZStack {
            Text("Nothing here yet. Tap to add a box.")
              ↓.onTapGesture { isAdding.toggle() }
            if isAdding {
              Button("Cancel") { isAdding.toggle() }
            }
          }
        }
      }
      """),
    .pass(
      """
      struct Shelf: View {
        @State private var isAdding = false
        var body: some View {
          VStack {
            Text("Add a box").onTapGesture { isAdding.toggle() }
            Button("Add") { isAdding.toggle() }
          }
        }
      }
      """),
    .violation(
      """
      struct Shelf: View {
        @State private var isOpen = false
        var body: some View {
          Text("example.com")
            ↓.onTapGesture { isOpen.toggle() }
            .pageView(isPresented: $isOpen) { PageView(address) }
        }
      }
      """),
    .undecided(
      """
      struct Shelf: View {
        @State private var isOpen = false
        var body: some View {
          Text("example.com").onTapGesture { isOpen.toggle() }.pressable { PageView(address) }
        }
      }
      """),
  ]
}
