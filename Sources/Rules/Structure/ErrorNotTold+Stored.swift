extension ErrorNotTold {
  /// What is kept or taken away at once, and effects that throw.
  static let stored: [Example] = [
    .violation(
      """
      final class PasswordModel: PasswordModelProtocol {
        let done: Observable<Bool> = Observable(false)
        let ↓errorText: Observable<String?> = Observable(nil)
        func change() {
          api.change { [weak self] result in
            switch result {
            case .success: self?.done.value = true
            case .failure(let error): self?.errorText.value = error.localizedDescription
            }
          }
        }
      }
      final class PasswordController: UIViewController {
        let model = PasswordModel()
        override func viewDidLoad() { model.done.bind { _ in self.close() } }
      }
      """),
    .pass(
      """
      final class PasswordModel: PasswordModelProtocol {
        let hasError: Observable<Bool> = Observable(false)
        let errorText: Observable<String?> = Observable(nil)
        func change() {
          api.change { [weak self] result in
            if case .failure(let error) = result {
              self?.hasError.value = true
              self?.errorText.value = error.localizedDescription
            }
          }
        }
      }
      final class PasswordController: UIViewController {
        let model = PasswordModel()
        override func viewDidLoad() { model.errorText.bind { text in self.show(text) } }
      }
      """),
    .violation(
      """
      final class EntryViewController: UIViewController {
        var output: EntryOutput!
        func add(_ text: String?) {
          if let text { output.create(text) } else { output.errorCreating() }
        }
      }
      final class EntryPresenter: EntryOutput {
        func create(_ text: String) { store.add(text) }
        func ↓errorCreating() {}
      }
      """),
    .pass(
      """
      final class EntryViewController: UIViewController {
        var output: EntryOutput!
        func add(_ text: String?) {
          if let text { output.create(text) } else { output.errorCreating() }
        }
      }
      final class EntryPresenter: EntryOutput {
        func create(_ text: String) { store.add(text) }
        func errorCreating() { view.showAlert() }
      }
      """),
    .violation(
      """
      @Observable
      final class LineStore {
        private(set) var lines: [Line] = []
        private(set) var ↓error: Error?
        func start() async {
          do { lines = try await client.lines() } catch {
            if lines.isEmpty { self.error = error } else { connect() }
          }
        }
      }
      struct LinesView: View {
        @Environment(LineStore.self) private var store
        var body: some View { List(store.lines) { Text($0.name) }.task { await store.start() } }
      }
      """),
    .violation(
      """
      struct TaskView: View {
        @Environment(\\.modelContext) private var context
        @Environment(\\.dismiss) private var dismiss
        @State private var title = ""
        var body: some View {
          Button("Add") {
            context.insert(Item(title))
            do { try context.save() } ↓catch { print(error) }
            dismiss()
          }
        }
      }
      """),
    .violation(
      """
      final class EntryModel: ObservableObject {
        let store = Store()
        func addEntry(_ text: String) {
          do { try store.entries.addDocument(from: Entry(text)) } ↓catch { print("\\(error)") }
        }
      }
      struct EntryView: View {
        @StateObject private var model = EntryModel()
        @State private var text = ""
        var body: some View { Button("Add entry") { model.addEntry(text) } }
      }
      """),
    .violation(
      """
      @Reducer
      struct CardFeature {
        let client: Client
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .saveTapped:
              state.isSaving = true
              return .run { send in
                try await ↓client.save()
                await send(.saved)
              }
            case .saved:
              state.isSaving = false
              return .none
            }
          }
        }
      }
      """),
    .violation(
      """
      @Reducer
      struct LoginFeature {
        let client: Client
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.isLoading = true
            return .run { [name = state.name] send in
              do {
                let user = try await client.signIn(name)
                await send(.signedIn(user))
              } catch let Refusal.wrong(reason) {
                await send(.refused(reason))
              } ↓catch {
                print(error)
              }
            }
          }
        }
      }
      """),
    .pass(
      """
      @Reducer
      struct LoginFeature {
        let client: Client
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            return .run { send in
              do {
                await send(.signedIn(try await client.signIn()))
              } catch {
                await send(.failed(error.localizedDescription))
              }
            }
          }
        }
      }
      """),
    .violation(
      """
      @Reducer
      struct ShelfFeature {
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .loaded(.success(let books)):
              state.books = books
              return .none
            case .loaded(↓.failure(let error)):
              print(error)
              return .none
            }
          }
        }
      }
      """),
    .pass(
      """
      @Reducer
      struct ShelfFeature {
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .loaded(.success(let books)): state.books = books
            case .loaded(.failure(let error)): state.alert = AlertState(error)
            }
            return .none
          }
        }
      }
      """),
    .pass(
      """
      @Reducer
      struct CardFeature {
        let client: Client
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .saveTapped:
              return .run { send in
                try await client.save()
                await send(.saved)
              } catch: { error, send in
                await send(.failed(error.localizedDescription))
              }
            case .waitTapped:
              return .run { send in
                try await clock.sleep(for: .seconds(1))
                do { try await client.load() } catch { await send(.failed("")) }
              }
            }
          }
        }
      }
      """),
    // What a screen reads at once, and what is prepared on the way.
    .pass(
      """
      final class NotesModel: ObservableObject {
        @Published var notes: [Note] = []
        init() {
          do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            notes = try read()
          } catch { print(error) }
        }
        func share() {
          do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch { print(error) }
        }
      }
      struct NotesView: View {
        @StateObject private var model = NotesModel()
        var body: some View { Button("Share") { model.share() } }
      }
      """),
    // What is tidied up on the way people never saw; what they have deleted they did.
    .pass(
      """
      final class Downloads: ObservableObject {
        func cancel() {
          task.cancel()
          do { try FileManager.default.removeItem(at: part) } catch { print(error) }
        }
      }
      struct DownloadView: View {
        @StateObject private var downloads = Downloads()
        var body: some View { Button("Cancel") { downloads.cancel() } }
      }
      """),
    .pass(
      """
      import UIKit
      final class RecorderController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancelAction))
        }
        @objc func cancelAction() {
          recorder.stop()
          do { try FileManager.default.removeItem(atPath: path) } catch { print(error) }
        }
      }
      """),
    .violation(
      """
      final class Recordings: ObservableObject {
        func deleteRecording() {
          do { try FileManager.default.removeItem(at: file) } ↓catch { print(error) }
        }
      }
      struct RecordingView: View {
        @StateObject private var recordings = Recordings()
        var body: some View { Button("Delete") { recordings.deleteRecording() } }
      }
      """),
    // Nobody pressed anything: news came, or time passed.
    .pass(
      """
      final class RenewalReminder {
        func start() {
          NotificationCenter.default.addObserver(self, selector: #selector(plan), name: .didLogIn, object: nil)
        }
        @objc private func plan() {
          center.add(request) { error in
            if let error { print(error) }
          }
        }
      }
      """),
    .violation(
      """
      final class RenewalController: UIViewController {
        func start() {
          NotificationCenter.default.addObserver(self, selector: #selector(plan), name: .didLogIn, object: nil)
          button.addTarget(self, action: #selector(plan), for: .touchUpInside)
        }
        @objc private func plan() {
          center.add(request) { error in
            if ↓let error { print(error) }
          }
        }
      }
      """),
    // One of several is left out; others tell how it went.
    .pass(
      """
      struct PhotosView: View {
        @State private var message: String?
        var body: some View {
          Button("Send") {
            Task {
              let files = photos.compactMap { try? await store.save($0) }
              do { try await service.send(files) } catch { message = error.localizedDescription }
            }
          }
        }
      }
      """),
  ]
}
