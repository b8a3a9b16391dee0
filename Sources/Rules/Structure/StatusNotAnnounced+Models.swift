extension StatusNotAnnounced {
  /// Texts that are there as long as a flag of a model, or the text itself, says so.
  static let ofModels: [Example] = [
    // An alert is read with what it says, and what an item says of itself is there with its row.
    .pass(
      """
      struct History: View {
        @StateObject private var model = HistoryModel()
        var body: some View {
          List(model.runs) { run in
            Text(run.name)
            if let error = run.error { Text(error) }
          }
          .alert("That went wrong", isPresented: $model.isWrong) {
            Button("OK") {}
          } message: {
            if let message = model.errorMessage { Text(message) }
          }
        }
      }
      """),
    .violation(
      """
      struct MainView: View {
        @Environment(LineStore.self) private var lines
        var body: some View {
          TabView { LinesView() }
            .overlay(alignment: .top) {
              if !lines.isConnected, !lines.isEmpty { ↓Label("Reconnecting", systemImage: "wifi.slash") }
            }
        }
      }
      """),
    .pass(
      """
      struct BuoyRow: View {
        let buoy: Buoy
        var body: some View { VStack { Text(buoy.name); if !buoy.isOnline { Text("Offline") } } }
      }
      """),
    .violation(
      """
      struct ImportView: View {
        @State private var importSuccess = false
        var body: some View {
          VStack {
            if importSuccess { ↓outcome("Done", "All of it was read") }
            button("Import") { choose() }
          }
        }
        func button(_ title: String, action: @escaping () -> Void) -> some View { Button(action: action) { Text(title) } }
        func outcome(_ title: String, _ text: String) -> some View { VStack { Text(title); Text(text) } }
        func choose() { panel.begin { answer in DispatchQueue.main.async { importSuccess = true } } }
      }
      """),
    .violation(
      """
      struct TalkView: View {
        @State private var messages: [Message] = []
        @State private var question = ""
        var body: some View {
          VStack {
            ForEach(Array(messages.enumerated()), id: \\.offset) { _, message in Text(message.text) }
            Button("Send") { send() }
          }
        }
        func send() {
          messages.append(Message(question))
          Task {
            let answer = await guide.answer(to: question)
            ↓messages.append(Message(answer))
          }
        }
      }
      """),
    .pass(
      """
      struct TalkView: View {
        @State private var messages: [Message] = []
        var body: some View {
          VStack { ForEach(messages) { Text($0.text) }; Button("Send") { send() } }
        }
        func send() {
          Task {
            let answer = await guide.answer()
            messages.append(Message(answer))
            AccessibilityNotification.Announcement(answer).post()
          }
        }
      }
      """),
    .violation(
      """
      struct LaunchView: View {
        @ObservedObject var model: LaunchModel
        var body: some View {
          VStack {
            Button("Launch") { model.launch() }
            if model.hasFailed { ↓Label(model.message, systemImage: "xmark.circle") }
          }
        }
      }
      """),
    .violation(
      """
      struct LaunchView: View {
        let jobs: JobModel
        var body: some View { VStack { Text("Jobs"); form(jobs) } }
        @ViewBuilder func form(_ jobs: JobModel) -> some View {
          Button("Launch") { jobs.launch() }
          if jobs.launchSuccess, jobs.count > 0 {
            HStack { ↓Text(jobs.launchStatus ?? "") }
          }
        }
      }
      """),
    .pass(
      """
      struct LaunchView: View {
        @ObservedObject var model: LaunchModel
        var body: some View {
          VStack {
            Button("Launch") { model.launch() }
            if model.hasFailed { Label(model.message, systemImage: "xmark.circle") }
          }
          .onChange(of: model.message) { AccessibilityNotification.Announcement(model.message).post() }
        }
      }
      """),
    // What stands in a row tells of that row.
    .pass(
      """
      struct JobList: View {
        let jobs: [Job]
        var body: some View {
          List(jobs) { job in
            VStack { Text(job.name); if job.hasFailed { Text(job.message) } }
          }
        }
      }
      """),
  ]

  /// Texts about what goes on, banners with a message, refused permissions, and what a list is scrolled to.
  static let ofEvents: [Example] = [
    .violation(
      """
      struct ScanView: View {
        @State private var isTranslating = false
        var body: some View {
          VStack {
            if isTranslating { ↓Text("Translating the page") } else { Button("Translate") { Task { await translate() } } }
          }
        }
        func translate() async {
          isTranslating = true
          result = try? await service.translate(page)
          isTranslating = false
        }
      }
      """),
    // Nothing is awaited.
    .pass(
      """
      struct ScanView: View {
        @State private var isExpanding = false
        var body: some View {
          VStack { if isExpanding { Text("All pages") }; Button("More") { expand() } }
          Button("Reload") { Task { await load() } }
        }
        func expand() { isExpanding = true }
        func load() async { isExpanding = false; pages = await service.pages() }
      }
      """),
    .violation(
      """
      struct NoticeBanner: View {
        let notice: Notice
        var body: some View { Text(notice.text) }
      }
      struct NoticeOverlay: ViewModifier {
        @Binding var notice: Notice?
        func body(content: Content) -> some View {
          content.overlay(alignment: .top) {
            if let notice { ↓NoticeBanner(notice: notice).padding() }
          }
        }
      }
      """),
    // An advertisement says nothing of what was done.
    .pass(
      """
      struct OfferBanner: View { var body: some View { Text("Half price") } }
      struct ShopView: View {
        let offers: [Offer]
        var body: some View { VStack { if !offers.isEmpty { OfferBanner() }; Text("Shop") } }
      }
      """),
    .violation(
      """
      struct ReminderView: View {
        @State private var isOn = false
        @State private var permissionDenied = false
        var body: some View {
          VStack {
            if permissionDenied { ↓Text("Allow notifications in Settings") }
            Toggle("Remind me", isOn: $isOn).onChange(of: isOn) { ask() }
          }
        }
        func ask() {
          center.requestAuthorization { granted, _ in
            DispatchQueue.main.async { if !granted { permissionDenied = true } }
          }
        }
      }
      """),
    .violation(
      """
      struct TalkView: View {
        let model: TalkModel
        var body: some View {
          ScrollViewReader { proxy in
            ScrollView { ForEach(model.entries) { Text($0.text) } }
              .onChange(of: model.messages.count) { ↓proxy.scrollTo("end") }
          }
        }
      }
      """),
    .pass(
      """
      struct TalkView: View {
        let model: TalkModel
        var body: some View {
          ScrollViewReader { proxy in
            ScrollView { ForEach(model.messages) { Text($0.text) } }
              .onChange(of: model.messages.count) {
                proxy.scrollTo("end")
                AccessibilityNotification.Announcement(model.messages.last?.text ?? "").post()
              }
          }
        }
      }
      """),
  ]
}
