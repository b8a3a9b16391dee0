extension ErrorNotTold {
  /// Failures that a function gives back, and changes that are undone.
  static let given: [Example] = [
    // What was asked for is not there, and the payment never begins.
    .violation(
      """
      final class PaymentService {
        static let shared = PaymentService()
        func begin(_ order: Order, completion: @escaping (String?) -> Void) {
          session.dataTask(with: request(order)) { data, _, _ in
            guard let data else {
              completion(nil)
              return
            }
            completion(address(in: data))
          }.resume()
        }
      }
      struct CheckoutView: View {
        @State private var page: Page?
        let order: Order
        var body: some View { Button("Pay") { pay() } }
        func pay() {
          ↓PaymentService.shared.begin(order) { address in
            guard let address, let url = URL(string: address) else { return }
            DispatchQueue.main.async { page = Page(url) }
          }
        }
      }
      """),
    .violation(
      """
      final class ReviewService {
        func send(_ words: String) async -> Bool {
          do {
            try await session.send(words)
            return true
          } catch {
            return false
          }
        }
      }
      struct ReviewView: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var words = ""
        @State private var isSending = false
        private let service = ReviewService()
        var body: some View { VStack { TextField("Review", text: $words); Button("Send") { send() } } }
        private func send() {
          isSending = true
          Task {
            let success = await ↓service.send(words)
            await MainActor.run {
              isSending = false
              if success { dismiss() }
            }
          }
        }
      }
      """),
    .pass(
      """
      final class PaymentService {
        static let shared = PaymentService()
        func begin(_ order: Order, completion: @escaping (String?) -> Void) {
          session.dataTask(with: request(order)) { data, _, _ in
            guard let data else {
              completion(nil)
              return
            }
            completion(address(in: data))
          }.resume()
        }
      }
      struct CheckoutView: View {
        @State private var page: Page?
        @State private var hasFailed = false
        let order: Order
        var body: some View {
          VStack {
            Button("Pay") { pay() }
            if hasFailed { Text("The payment could not begin.") }
          }
        }
        private func pay() {
          PaymentService.shared.begin(order) { address in
            DispatchQueue.main.async {
              if let address { page = Page(address) } else { hasFailed = true }
            }
          }
        }
      }
      """),
    .violation(
      """
      final class ClubStore: ObservableObject {
        let service = ClubService()
        func leave(_ club: Club) async -> Bool {
          do {
            try await service.leave(club)
            return true
          } catch {
            print(error)
            return false
          }
        }
      }
      struct ClubView: View {
        @ObservedObject var store: ClubStore
        let club: Club
        @State private var isAsked = false
        var body: some View {
          Text(club.name).alert(isPresented: $isAsked) {
            Alert(title: Text("Leave?"), primaryButton: .cancel(), secondaryButton: .destructive(Text("Leave"), action: {
              Task { _ = await ↓store.leave(club) }
            }))
          }
        }
      }
      """),
    .violation(
      """
      final class RoomStore {
        func rooms() async -> [Room]? {
          do { return try await load() } catch { print(error) }
          return nil
        }
      }
      struct RoomsView: View {
        let store: RoomStore
        @State private var state = LoadState.loading
        @State private var rooms: [Room] = []
        var body: some View {
          List(rooms) { Text($0.name) }.task {
            let answer = await ↓store.rooms()
            if let answer { rooms = answer; state = .success } else { state = .success }
          }
        }
      }
      """),
    .violation(
      """
      final class PhotoStore {
        func remove(_ done: @escaping (Bool) -> Void) {
          service.remove { result in
            switch result {
            case .success: done(true)
            case .failure(let error):
              print(error)
              done(false)
            }
          }
        }
      }
      struct PhotoView: View {
        let store: PhotoStore
        @Binding var isPresented: Bool
        var body: some View {
          Button("Remove") {
            ↓store.remove { success in
              if success { print("removed") } else { print("failed") }
              isPresented = false
            }
          }
        }
      }
      """),
    .violation(
      """
      struct PostRow: View {
        let post: Post
        @State private var isLiked = false
        var body: some View {
          HeartButton(isOn: isLiked) {
            isLiked.toggle()
            Task {
              do { try await service.like(post) } ↓catch { isLiked.toggle() }
            }
          }
        }
      }
      """),
    .violation(
      """
      @Observable final class RowModel {
        var tags: [Tag] = []
        func remove(_ tag: Tag) async {
          let before = tags
          tags.removeAll { $0.id == tag.id }
          do { try await service.remove(tag) } ↓catch { tags = before }
        }
      }
      struct TagsView: View {
        let model: RowModel
        var body: some View { Button("Remove") { Task { await model.remove(tag) } } }
      }
      """),
    .pass(
      """
      final class ClubStore: ObservableObject {
        @Published var message: String?
        func leave(_ club: Club) async -> Bool {
          do { try await service.leave(club); return true } catch {
            message = error.localizedDescription
            return false
          }
        }
      }
      struct ClubView: View {
        @ObservedObject var store: ClubStore
        var body: some View {
          VStack {
            Button("Leave") { Task { if await store.leave(club) { dismiss() } } }
            if let message = store.message { Text(message) }
          }
        }
      }
      """),
    .pass(
      """
      final class ClubStore {
        func leave(_ club: Club) async -> Bool {
          do { try await service.leave(club); return true } catch { return false }
        }
      }
      struct ClubView: View {
        let store: ClubStore
        @State private var isFailed = false
        var body: some View {
          Button("Leave") { Task { if await store.leave(club) { dismiss() } else { isFailed = true } } }
            .alert("You are still in the club.", isPresented: $isFailed) {}
        }
      }
      """),
    .pass(
      """
      struct PostRow: View {
        let post: Post
        @State private var isLiked = false
        @State private var message: String?
        var body: some View {
          Button("Like") {
            isLiked.toggle()
            Task {
              do { try await service.like(post) } catch {
                isLiked.toggle()
                message = "Not saved"
              }
            }
          }
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
              try await ↓store.save(note)
              dismiss()
            }
          }
        }
      }
      final class NoteStore {
        func save(_ note: Note) async throws { try await service.put(note) }
      }
      """),
    .pass(
      """
      struct NoteView: View {
        let store: NoteStore
        @State private var isSaved = false
        var body: some View {
          Button("Save") { Task { try await store.save(note) } }
          Button("Later") {
            Task {
              try await Task.sleep(for: .seconds(1))
              isSaved = false
            }
          }
        }
      }
      final class NoteStore {
        func save(_ note: Note) async throws {
          do { try await service.put(note) } catch {
            alerts.showError(error)
            throw error
          }
        }
      }
      """),
    // What is loaded when the screen appears is kept by another function, and in the second step.
    .violation(
      """
      final class ShelfServer {
        static let shared = ShelfServer()
        func logIn(_ done: ((Bool) -> Void)?) {
          service.token { token in
            guard let token = try? decode(token) else {
              done?(false)
              return
            }
            done?(true)
          }
        }
        func shelves(_ done: ((Bool, [Shelf]?) -> Void)?) {
          service.shelves { data in
            do { done?(true, try decode(data)) } catch {
              print(error)
              done?(false, nil)
            }
          }
        }
      }
      final class ShelvesController: UIViewController {
        private var shelves: [Shelf] = []
        override func viewDidLoad() { logIn() }
        private func logIn() {
          ↓ShelfServer.shared.logIn { success in
            if success { self.load() }
          }
        }
        private func load() {
          ShelfServer.shared.shelves { success, found in
            if success {
              if let found { self.show(found) }
            }
          }
        }
        private func show(_ found: [Shelf]) { shelves = found }
      }
      """),
    .pass(
      """
      final class ShelfServer {
        static let shared = ShelfServer()
        func shelves(_ done: ((Bool, [Shelf]?) -> Void)?) {
          service.shelves { data in
            do { done?(true, try decode(data)) } catch {
              print(error)
              done?(false, nil)
            }
          }
        }
      }
      final class ShelvesController: UIViewController {
        private var shelves: [Shelf] = []
        override func viewDidLoad() { load() }
        private func load() {
          ShelfServer.shared.shelves { success, found in
            if success {
              if let found { self.show(found) }
            } else {
              self.tell("The shelves could not be loaded.")
            }
          }
        }
        private func show(_ found: [Shelf]) { shelves = found }
      }
      """),
  ]
}
