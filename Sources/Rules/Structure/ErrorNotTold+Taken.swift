extension ErrorNotTold {
  /// What is taken from an answer, by functions of any kind.
  static let taken: [Example] = [
    .violation(
      """
      @Observable final class MembersModel {
        var banned: [String] = []
        func ban(_ member: String) {
          Task {
            do {
              if let admin = try await users.current()?.id {
                try register(member, admin)
                banned.append(member)
              }
            } ↓catch {
              print(error)
            }
          }
        }
      }
      struct MembersView: View {
        @State private var model = MembersModel()
        @State private var asks = false
        var body: some View {
          Button("Ban") { asks = true }
            .alert("Ban?", isPresented: $asks) { Button("Ban", role: .destructive) { model.ban("Ann") } }
        }
      }
      """),
    .violation(
      """
      final class HabitModel: ObservableObject {
        func mark(_ hour: Int) {
          Task {
            if done.contains(hour) {
              await store.remove(hour)
              done.remove(hour)
            } else {
              let result = await store.add(hour)
              if ↓case .failure(let error) = result { tell(error) } else { done.insert(hour) }
            }
          }
        }
        private func tell(_ error: Error) { print(error) }
      }
      struct HabitView: View {
        @StateObject private var model = HabitModel()
        var body: some View { HourRow(title: "9 o'clock", save: { model.mark(9) }) }
      }
      """),
    .violation(
      """
      func requestToken(_ name: String, done: @escaping (Int) -> Void) {
        service.token(name) { data, error in
          if ↓let error {
            print(error)
            return
          }
          done(1)
        }
      }
      final class SignInController: UIViewController {
        @IBAction func signIn(_ sender: UIButton) {
          requestToken("a") { code in self.enter(code) }
        }
      }
      """),
    .violation(
      """
      struct NewsView: View {
        @State private var items: [String] = []
        var body: some View {
          List(items, id: \\.self) { Text($0) }
            .toolbar { Button("Load again") { Task { await load() } } }
        }
        func load() async {
          guard let address = URL(string: "https://news.example") else { return }
          if let (data, _) = try? await ↓session.data(from: address), let list = try? decode(data) { items = list }
        }
      }
      """),
    .violation(
      """
      struct PhotoView: View {
        @State private var chosen: PhotosPickerItem?
        @State private var picture: UIImage?
        var body: some View {
          PhotosPicker("Choose a photo", selection: $chosen)
            .onChange(of: chosen) {
              Task {
                if let data = try? await ↓chosen?.loadTransferable(type: Data.self) { picture = UIImage(data: data) }
              }
            }
        }
      }
      """),
    .violation(
      """
      struct GateView: View {
        @State private var isIn = false
        var body: some View {
          SignInWithAppleButton(.signIn) { request in
            request.requestedScopes = [.email]
          } onCompletion: { result in
            switch result {
            case .success: isIn = true
            case ↓.failure(let error): print(error)
            }
          }
        }
      }
      """),
    .violation(
      """
      struct NewsToggle: View {
        @State private var isOn = false
        var body: some View {
          Toggle("News by mail", isOn: $isOn)
            .onChange(of: isOn) { _, wanted in
              Task {
                do { try await service.subscribe(wanted) } ↓catch { print(error) }
              }
            }
        }
      }
      """),
    .violation(
      """
      enum Shop {
        static func find(_ word: String) async -> [Item]? {
          guard let (data, _) = try? await session.data(for: request(word)) else { return nil }
          return decode(data)
        }
      }
      struct FindView: View {
        @State private var items: [Item] = []
        var body: some View { Button("Find") { Task { await find() } } }
        func find() async {
          guard let found = await ↓Shop.find("tea") else { return }
          items = found
        }
      }
      """),
  ]

  /// What an answer holds, and what a device can do.
  static let means: [Example] = [
    .violation(
      """
      final class VoteController: UIViewController {
        @IBAction func vote(_ sender: UIButton) {
          AF.request(address).responseDecodable(of: Vote.self) { response in
            guard let vote = response.value else ↓{ return }
            self.show(vote)
          }
        }
      }
      """),
    .violation(
      """
      final class JoinController: UIViewController {
        @IBAction func join(_ sender: UIButton) {
          AF.request(address).response { response in
            if ↓response.error == nil { self.close() }
          }
        }
      }
      """),
    .violation(
      """
      final class CommentController: UIViewController {
        @IBAction func send(_ sender: UIButton) {
          comment.saveInBackground ↓{ (isSaved, error) in if isSaved { print("saved") } else { print("not saved") } }
          field.text = ""
        }
      }
      """),
    .violation(
      """
      struct HelpView: View {
        @State private var writes = false
        var body: some View {
          Button("Write to us") { if ↓MFMailComposeViewController.canSendMail() { writes = true } }
        }
      }
      """),
    .violation(
      """
      final class HelpController: UIViewController {
        @objc func write(_ sender: UIButton) {
          if !MFMailComposeViewController.canSendMail() ↓{
            print("no mail")
            return
          }
          present(MFMailComposeViewController(), animated: true)
        }
      }
      """),
    .violation(
      """
      struct ImportView: View {
        @State private var isOpen = false
        @State private var rows: [Row] = []
        var body: some View {
          Button("Import") { isOpen = true }
            .fileImporter(isPresented: $isOpen, allowedContentTypes: [.json]) { result in
              if ↓case .success(let file) = result { rows = read(file) }
            }
        }
      }
      """),
    .violation(
      """
      struct LinkView: View {
        @State private var link: URL?
        var body: some View {
          Button("Make a link") {
            Task {
              do {
                link = try await maker.make()
              } ↓catch {
                #if DEBUG
                print(error)
                #endif
              }
            }
          }
        }
      }
      """),
    .violation(
      """
      final class DoorController: UIViewController {
        @IBAction func open(_ sender: UIButton) {
          guard NetworkMonitor.shared.isConnected else ↓{
            print("offline")
            return
          }
          door.open()
        }
      }
      """),
    .violation(
      """
      struct NewItemView: View {
        @Environment(\\.modelContext) private var context
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Button("Save") {
            context.insert(Item())
            try? ↓context.save()
            dismiss()
          }
        }
      }
      """),
    // What turns until the right answer comes turns for ever.
    .violation(
      """
      struct NewsView: View {
        @State private var items: [String] = []
        @State private var isLoading = true
        var body: some View {
          Group { if isLoading { ProgressView() } else { List(items, id: \\.self) { Text($0) } } }.onAppear(perform: load)
        }
        func load() {
          session.dataTask(with: address) { data, _, error in
            if ↓let data, let list = try? decode(data) {
              items = list
              isLoading = false
            }
          }.resume()
        }
      }
      """),
    .pass(
      """
      struct NewsView: View {
        @State private var items: [String] = []
        @State private var isLoading = true
        var body: some View {
          Group { if isLoading { ProgressView() } else { List(items, id: \\.self) { Text($0) } } }.onAppear(perform: load)
        }
        func load() {
          session.dataTask(with: address) { data, _, error in
            isLoading = false
            if let data, let list = try? decode(data) { items = list }
          }.resume()
        }
      }
      """),
    .pass(
      """
      struct HelpView: View {
        @State private var writes = false
        var body: some View {
          Button("Write to us") {
            if MFMailComposeViewController.canSendMail() { writes = true } else { open(address) }
          }
        }
      }
      """),
    // Who gets the answer tells by what it holds.
    .pass(
      """
      final class JoinController: UIViewController {
        @IBAction func join(_ sender: UIButton) {
          AF.request(address).response { response in
            self.note.text = response.error == nil ? "Welcome" : "That did not work"
            if response.error == nil { self.close() }
          }
        }
      }
      """),
    // Whether news may come is no part of what was pressed.
    .pass(
      """
      struct RemindersView: View {
        var body: some View {
          Button("Remind me") {
            center.requestAuthorization(options: [.alert]) { isAllowed, error in
              if isAllowed { print("allowed") } else { print("not allowed") }
            }
          }
        }
      }
      """),
    // What is shown already is no answer.
    .pass(
      """
      final class RowsController: UIViewController {
        @IBAction func open(_ sender: UIButton) {
          guard case .success(let rows) = state else { return }
          show(rows[0])
        }
      }
      """),
  ]
}
