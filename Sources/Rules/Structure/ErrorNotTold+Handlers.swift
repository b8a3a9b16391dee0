extension ErrorNotTold {
  /// Closures that are called where something failed, and for nothing else.
  static let handlers: [Example] = [
    // The words are there without their picture.
    .pass(
      """
      struct GuestView: View {
        @StateObject private var model = GuestModel()
        var body: some View {
          VStack {
            Text(model.name)
            if let avatar = model.avatar { Image(uiImage: avatar) }
            Button("Show picture") { Task { await model.fetchAvatar() } }
          }
        }
      }
      final class GuestModel: ObservableObject {
        @Published var name = ""
        @Published var avatar: UIImage?
        func fetchAvatar() async {
          do { avatar = try await service.avatar(of: name) } catch { print(error) }
        }
      }
      """),
    .violation(
      """
      struct GuestView: View {
        @StateObject private var model = GuestModel()
        var body: some View {
          VStack {
            Text(model.name)
            Button("Show orders") { Task { await model.fetchOrders() } }
          }
        }
      }
      final class GuestModel: ObservableObject {
        @Published var name = ""
        @Published var orders: [Order] = []
        func fetchOrders() async {
          do { orders = try await service.orders(of: name) } ↓catch { print(error) }
        }
      }
      """),
    .violation(
      """
      struct ShelfView: View {
        let service: Service
        @State private var books: [Book] = []
        var body: some View {
          List(books) { Text($0.title) }.task { books = (try? await ↓service.books()) ?? [] }
        }
      }
      """),
    // A list that is emptied looks like one that holds nothing.
    .violation(
      """
      struct ReviewsView: View {
        let service: Service
        @State private var reviews: [Review] = []
        @State private var isLoading = false
        var body: some View {
          List(reviews) { Text($0.words) }.task { await load() }
        }
        func load() async {
          isLoading = true
          do { reviews = try await service.reviews() } ↓catch {
            print("no reviews: \\(error)")
            reviews = []
          }
          isLoading = false
        }
      }
      """),
    .pass(
      """
      struct ReviewsView: View {
        let service: Service
        @State private var reviews: [Review] = []
        @State private var hasFailed = false
        var body: some View {
          VStack {
            if hasFailed { Text("The reviews could not be loaded.") }
            List(reviews) { Text($0.words) }
          }
          .task { await load() }
        }
        private func load() async {
          do { reviews = try await service.reviews() } catch {
            reviews = []
            hasFailed = true
          }
        }
      }
      """),
    // The page is there, wherever it is scrolled to.
    .pass(
      """
      final class PageController: UIViewController {
        @IBAction func find(_ sender: Any) {
          webView.evaluateJavaScript("window.scrollY") { height, error in
            guard error == nil else { return }
            self.height = height as? Int ?? 0
          }
        }
      }
      """),
    // The stops are shown, whether or not the system finds them.
    .pass(
      """
      final class StopsController: UIViewController {
        var stops: [Stop] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          index()
        }
        private func index() {
          CSSearchableIndex.default().indexSearchableItems(stops.map(\\.item)) { error in
            if let error = error { print(error) } else { print("done") }
          }
        }
      }
      """),
    // What comes down with a spring shakes for no mistake.
    .pass(
      """
      final class FeedController: UIViewController {
        @IBAction func refresh(_ sender: Any) {
          if model.isOffline { raisePill() }
        }
        func raisePill() {
          hidden.isActive = false
          UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.9) {
            self.view.layoutIfNeeded()
          }
        }
      }
      """),
    .violation(
      """
      final class ShelfController: UIViewController {
        @IBAction func remove(_ sender: Any) {
          service.remove(book, completion: { [weak self] in self?.close() }) ↓{ error in
            print(error)
          }
        }
      }
      """),
    .pass(
      """
      final class ShelfController: UIViewController {
        @IBAction func remove(_ sender: Any) {
          service.remove(book, completion: { [weak self] in self?.close() }) { error in
            self.showAlert(error.localizedDescription)
          }
        }
      }
      """),
    // The wheel turns for ever where nothing came.
    .violation(
      """
      final class ShelfController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          showSpinner()
          askForBooks { books in self.books = books }
        }
        private func askForBooks(then done: @escaping ([Book]) -> Void) {
          network.request(address).response { response in
            guard let data = response.data else ↓{ return }
            let books = Book.all(in: data)
            DispatchQueue.main.async {
              done(books)
              self.removeSpinner()
            }
          }
        }
      }
      """),
    // That the wheel stops says that it is over, and not how it went.
    .violation(
      """
      final class ShelfController: UIViewController {
        @IBAction func order(_ sender: Any) {
          service.order(book) { result in
            switch result {
            case .success: self.close()
            case ↓.failure(let error):
              self.wheel.stopAnimating()
              print(error)
            }
          }
        }
      }
      """),
    .pass(
      """
      final class ShelfController: UIViewController {
        @IBAction func order(_ sender: Any) {
          service.order(book) { result in
            switch result {
            case .success: self.close()
            case .failure(let error): self.hideSpinner(telling: error)
            }
          }
        }
      }
      """),
  ]
}
