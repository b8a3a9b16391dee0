extension ErrorNotTold {
  /// Loads that begin with their model, what views give back, and work that is tried only.
  static let further: [Example] =
    made + tried + back + given + ofTypes + stored + handlers + answers + EmptyFields.examples + UnfailingPublishers.examples + presenters + atOnce

  private static let made: [Example] = [
    .violation(
      """
      final class ShelfModel: ObservableObject {
        @Published var books: [Book] = []
        init() { load() }
        func load() {
          Library.query(Book.self) { [weak self] result in
            switch result {
            case ↓.failure(let error): print(error)
            case .success(let books): self?.books = books
            }
          }
        }
      }
      struct ShelfView: View {
        @StateObject private var model = ShelfModel()
        var body: some View { List(model.books) { Text($0.title) } }
      }
      """),
    .violation(
      """
      @Observable final class ShelfModel {
        var books: [Book] = []
        init(service: Service) {
          Task { @MainActor in
            do { books = try await service.books() } ↓catch { print(error) }
          }
        }
      }
      struct ShelfView: View {
        let model: ShelfModel
        var body: some View { List(model.books) { Text($0.title) } }
      }
      """),
    .violation(
      """
      final class ShelfModel: ObservableObject {
        @Published var books: [Book] = []
        private var subscriptions: Set<AnyCancellable> = []
        init() {
          Library.books().receive(on: RunLoop.main)
            .sink(↓receiveCompletion: { _ in }, receiveValue: { self.books = $0 })
            .store(in: &subscriptions)
        }
      }
      struct ShelfView: View {
        @ObservedObject var model: ShelfModel
        var body: some View { List(model.books) { Text($0.title) } }
      }
      """),
    .violation(
      """
      struct ShelfView: View {
        @EnvironmentObject var model: ShelfModel
        var body: some View {
          List(model.books) { Text($0.title) }
            .onAppear {
              model.loadAll(completion: { result in
                switch result {
                case .success: print("loaded")
                case ↓.failure(let error): print(error)
                }
              })
            }
        }
      }
      """),
    .pass(
      """
      struct ShelfView: View {
        @EnvironmentObject var model: ShelfModel
        @State private var problem: String?
        var body: some View {
          List(model.books) { Text($0.title) }
            .onAppear {
              model.loadAll(completion: { result in
                switch result {
                case .success: print("loaded")
                case .failure(let error): problem = error.localizedDescription
                }
              })
            }
        }
      }
      """),
    // Nobody keeps it on a screen.
    .pass(
      """
      final class Cache: ObservableObject {
        @Published var books: [Book] = []
        init() {
          Task { do { books = try await service.books() } catch { print(error) } }
        }
      }
      """),
    .violation(
      """
      final class MapViewController: UIViewController {
        @IBAction func refresh(_ sender: Any) {
          task = Search.around(map.center) { [weak self] places, error in
            DispatchQueue.main.async {
              guard error == nil else ↓{
                logger.error(error!.localizedDescription)
                return
              }
              self?.show(places)
            }
          }
        }
      }
      """),
    .violation(
      """
      final class PhotoViewController: UIViewController {
        @IBAction func send(_ sender: Any) {
          service.send(photo) { error in
            OperationQueue.main.addOperation {
              if ↓error != nil { print("not sent") }
            }
          }
        }
      }
      """),
    .violation(
      """
      final class SignInController: UIViewController {
        @IBAction func signIn(_ sender: Any) {
          Service.discover { setup, error in
            guard let setup = setup else ↓{
              print("no setup: \\(error)")
              return
            }
            Service.signIn(setup) { session, error in
              do {
                if let session = session {
                  try self.keep(session)
                } else {
                  print("not signed in: \\(error)")
                }
              } catch {
                print(error)
              }
            }
          }
        }
      }
      """),
    .violation(
      """
      final class StopsController: UIViewController {
        var stops: [Stop] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          store.listen { snapshot, error in
            guard let documents = snapshot?.documents else ↓{ return }
            self.stops = documents.map(Stop.init)
          }
        }
      }
      """),
    .violation(
      """
      final class BooksController: UICollectionViewController {
        private let model = BooksModel()
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          load()
        }
        private func load() {
          model.load { [weak self] result in
            switch result {
            case .success: self?.collectionView.reloadData()
            case ↓.failure(let error): print(error)
            }
          }
        }
      }
      """),
    .pass(
      """
      final class MapViewController: UIViewController {
        @IBAction func refresh(_ sender: Any) {
          Search.around(map.center) { [weak self] places, error in
            DispatchQueue.main.async {
              guard error == nil else { self?.showAlert(error); return }
              self?.show(places)
            }
          }
        }
      }
      """),
  ]

  private static let tried: [Example] = [
    .violation(
      """
      @MainActor final class PasteModel: ObservableObject {
        @Published var isShown = false
        func add() async {
          try? await ↓session.add(address)
          isShown = false
        }
      }
      struct PasteView: View {
        @ObservedObject var model: PasteModel
        var body: some View { Button("Add") { Task { await model.add() } } }
      }
      """),
    .violation(
      """
      struct NoteView: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Button("Save") {
            Task {
              try? await ↓store.save(note)
              await MainActor.run { dismiss() }
            }
          }
        }
      }
      """),
    .violation(
      """
      struct FeedView: View {
        @State private var posts: [Post] = []
        var body: some View {
          List(posts) { Text($0.title) }.task {
            if let loaded = try? await ↓service.posts() { posts = loaded }
          }
        }
      }
      """),
    .violation(
      """
      struct FeedView: View {
        @State private var posts: [Post] = []
        var body: some View { List(posts) { Text($0.title) }.onAppear { Task { await load() } } }
        func load() async {
          guard let loaded = try? await ↓service.posts() else { return }
          posts = loaded
        }
      }
      """),
    .pass(
      """
      struct FeedView: View {
        @State private var posts: [Post] = []
        @State private var hasFailed = false
        var body: some View {
          List(posts) { Text($0.title) }.task {
            if let loaded = try? await service.posts() { posts = loaded } else { hasFailed = true }
          }
          .alert("The posts could not be loaded.", isPresented: $hasFailed) {}
        }
      }
      """),
    .violation(
      """
      struct TagRow: View {
        let tag: Tag
        var body: some View { Button("Delete") { Task { try? await ↓store.delete(tag) } } }
      }
      """),
    .pass(
      """
      struct MailRow: View {
        let mail: Mail
        var body: some View { Button("Open") { show(mail); Task { try? await store.markRead(mail) } } }
      }
      """),
    .pass(
      """
      struct TipView: View {
        let model: TipModel
        var body: some View { Button("Tip") { Task { _ = try? await model.buy() } } }
      }
      """),
    .pass(
      """
      @State private var isShown = true
      var body: some View {
        Button("Later") { Task { try? await Task.sleep(for: .seconds(1)); isShown = false } }
      }
      """),
  ]

  private static let back: [Example] = [
    .violation(
      """
      struct ScanView: View {
        @State private var items: [String] = []
        var body: some View {
          Scanner(onCapture: { picture in
            Task {
              do { items += try await reader.items(in: picture) } ↓catch { print(error) }
            }
          })
        }
      }
      """),
    .violation(
      """
      struct OrderView: View {
        @State private var isDouble = false
        var body: some View {
          Button("Save") { Task { await save(); dismiss() } }.alert("Twice", isPresented: $isDouble) {}
        }
        func save() async {
          do {
            try await store.save(order)
          } catch OrderError.double {
            isDouble = true
          } ↓catch {
            print(error)
          }
        }
      }
      """),
    .violation(
      """
      struct PosterView: View {
        let poster: UIImage
        var body: some View { Button("Save") { ↓UIImageWriteToSavedPhotosAlbum(poster, nil, nil, nil) } }
      }
      """),
    .violation(
      """
      final class PlantsViewController: UIViewController {
        private var plants: [Plant] = []
        override func viewDidLoad() {
          store.observe { change in
            switch change {
            case .update(let plants): self.plants = plants
            case ↓.error(let error): DDLogError(error.localizedDescription)
            }
          }
        }
      }
      """),
    .pass(
      """
      struct PosterView: View {
        let poster: UIImage
        @State private var message = ""
        var body: some View {
          Button("Save") {
            PHPhotoLibrary.shared().performChanges({ PHAssetChangeRequest.creationRequestForAsset(from: poster) }) { isSaved, _ in
              message = isSaved ? "Saved" : "Not saved"
            }
            UIImageWriteToSavedPhotosAlbum(poster, self, #selector(saved), nil)
          }
        }
      }
      """),
    .pass(
      """
      struct ScanView: View {
        @State private var message: String?
        var body: some View {
          Scanner(onCapture: { picture in
            Task {
              do { try await reader.read(picture) } catch { message = error.localizedDescription }
            }
          })
        }
      }
      """),
  ]
}
