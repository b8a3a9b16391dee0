extension PhaseTexts {
  static let examples: [Example] = [
    .violation(
      """
      struct RestoreView: View {
        enum Status { case found, loading, restored }
        @State private var status = Status.found
        @State private var jobs: Set<AnyCancellable> = []
        var body: some View {
          VStack {
            switch status {
            case .found: Button("Restore") { restore() }
            case .loading: ProgressView()
            case .restored:
              ↓Text("All is restored")
              Button("Continue") { close() }
            }
          }
        }
        private func restore() {
          status = .loading
          Backup.restore().sink { end in self.status = .restored } receiveValue: { show($0) }.store(in: &jobs)
        }
      }
      """),
    .pass(
      """
      struct RestoreView: View {
        enum Status { case found, loading, restored }
        @State private var status = Status.found
        var body: some View {
          switch status {
          case .found: Button("Restore") { Task { await restore() } }
          case .loading: ProgressView()
          case .restored: Text("All is restored")
          }
        }
        private func restore() async {
          status = .loading
          await Backup.restore()
          status = .restored
          AccessibilityNotification.Announcement("All is restored").post()
        }
      }
      """),
    // What an object of the scene finds, told by a function of the view.
    .violation(
      """
      struct ScanView: View {
        enum Step { case searching, steady, done }
        @State private var step = Step.searching
        @State private var hasFound = false
        var body: some View {
          ZStack {
            CameraView(hasFound: $hasFound)
            hint
          }
          .onChange(of: hasFound) { update() }
        }
        @ViewBuilder var hint: some View {
          switch step {
          case .searching: card(title: "Look around")
          case .steady: ↓card(title: "Hold steady")
          case .done: EmptyView()
          }
        }
        private func card(title: String) -> some View { Text(title).padding() }
        func update() { step = hasFound ? .steady : .done }
      }
      """),
    .violation(
      """
      final class OrderModel: ObservableObject {
        enum Status { case open, sent, refused }
        @Published var status = Status.open
        func send() async {
          let answer = await service.send(order)
          status = answer.isFine ? .sent : .refused
        }
      }
      struct OrderView: View {
        @StateObject private var model = OrderModel()
        var body: some View {
          VStack {
            Button("Order") { Task { await model.send() } }
            if model.status == .sent { ↓Text("Thank you") }
          }
        }
      }
      """),
    .pass(
      """
      final class OrderModel: ObservableObject {
        enum Status { case open, sent, refused }
        @Published var status = Status.open
        func send() async {
          status = await service.send(order) ? .sent : .refused
          AccessibilityNotification.Announcement(status == .sent ? "Sent" : "Not sent").post()
        }
      }
      struct OrderView: View {
        @StateObject private var model = OrderModel()
        var body: some View {
          VStack {
            Button("Order") { Task { await model.send() } }
            if model.status == .sent { Text("Thank you") }
          }
        }
      }
      """),
    // An alert is read, a choice is made by hand, and the label of a button is its name.
    .pass(
      """
      struct OrderView: View {
        enum Status { case open, sent }
        @State private var status = Status.open
        @State private var isShown = false
        @State private var tab = 0
        var body: some View {
          VStack {
            Picker("Tab", selection: $tab) { Text("One").tag(0); Text("Two").tag(1) }
            Button { send() } label: { if status == .sent { Text("Sent") } else { Text("Send") } }
          }
          .onChange(of: tab) { status = .sent }
          .alert("Order", isPresented: $isShown) { } message: { if status == .sent { Text("It is on its way") } }
        }
        func send() {
          Task {
            await service.send()
            status = .sent
          }
        }
      }
      """),
    // The whole screen is another one.
    .pass(
      """
      final class Session: ObservableObject {
        enum Status { case out, signedIn }
        @Published var status = Status.out
        func signIn() async { if await service.signIn() { status = .signedIn } }
      }
      struct RootView: View {
        @StateObject private var session = Session()
        var body: some View {
          if session.status == .signedIn {
            NavigationStack { Text("Welcome") }
          } else {
            Button("Sign in") { Task { await session.signIn() } }
          }
        }
      }
      """),
    // Chosen by hand, and loaded while people come to the screen.
    .pass(
      """
      struct AreaView: View {
        enum Part { case map, list, empty }
        @State private var part = Part.map
        var body: some View {
          VStack {
            Button("List") { part = .list }
            switch part {
            case .map: Text("The map")
            case .list: Text("The list")
            case .empty: Text("Nothing is near")
            }
          }
          .task {
            if await Store.shared.areas().isEmpty { part = .empty }
          }
        }
      }
      """),
  ]
}
