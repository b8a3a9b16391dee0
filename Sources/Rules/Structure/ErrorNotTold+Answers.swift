import PlatformKnowledge
import SourceModel

extension ErrorNotTold {
  /// What servers and packages answer to what a person asked for.
  static let answers: [Example] = [
    .violation(
      """
      final class SignInController: UIViewController {
        @IBAction func signIn(_ sender: UIButton) {
          manager.logIn(from: self) { answer in
            switch answer {
            case ↓.failed(let error): print(error)
            case .cancelled: break
            case .success(let token): self.enter(token)
            }
          }
        }
      }
      """),
    .violation(
      """
      final class JoinController: UIViewController {
        @IBAction func join(_ sender: UIButton) {
          service.join(name) { answer, error in
            if ↓error == nil { self.close() }
          }
        }
      }
      """),
    .violation(
      """
      final class JoinController: UIViewController {
        @IBAction func join(_ sender: UIButton) {
          service.join(name) { answer, error in
            if ↓error != nil {
            } else {
              self.close()
            }
          }
        }
      }
      """),
    .violation(
      """
      final class SignInController: UIViewController {
        @objc func signIn(_ sender: UIButton) {
          session.open { (error) -> Void in
            if !session.isOpen() {
              if ↓let error = error as NSError? {
                switch error.code {
                case 1: break
                default: print(error.description)
                }
              }
            } else {
              self.close()
            }
          }
        }
      }
      """),
    .violation(
      """
      final class FindController: UIViewController {
        @IBAction func find(_ sender: UIButton) {
          URLSession.shared.dataTask(with: address) { data, _, _ in
            guard let data else ↓{ return }
            DispatchQueue.main.async { self.show(data) }
          }.resume()
        }
      }
      """),
    .violation(
      """
      final class OrderController: UIViewController {
        @IBAction func order(_ sender: UIButton) {
          URLSession.shared.dataTask(with: request) { data, response, error in
            if ↓let answer = response as? HTTPURLResponse, answer.statusCode == 200 { self.close() }
          }.resume()
        }
      }
      """),
    .violation(
      """
      struct NoteView: View {
        @State private var problem: String?
        @State private var isSent = false
        var body: some View {
          VStack {
            Button("Send") { Task { await send() } }
            if let problem { Text(problem) }
          }
        }
        func send() async {
          do {
            let (_, response) = try await session.data(for: request)
            guard let answer = response as? HTTPURLResponse, answer.statusCode == 200 else ↓{
              print("refused")
              return
            }
            isSent = true
          } catch {
            problem = error.localizedDescription
          }
        }
      }
      """),
    .violation(
      """
      struct ShelfView: View {
        @Environment(\\.modelContext) private var context
        @State private var chosen: Book?
        var body: some View { Button("Add") { add() } }
        func add() {
          let book = Book()
          context.insert(book)
          do { try context.save() } ↓catch { print(error) }
          chosen = book
        }
      }
      """),
  ] + taken + means + toldAnswers

  private static let toldAnswers: [Example] = [
    .pass(
      """
      struct NewsView: View {
        @State private var items: [String] = []
        @State private var hasFailed = false
        var body: some View {
          VStack {
            Button("Load again") { Task { await load() } }
            if hasFailed { Text("The news could not be loaded.") }
          }
        }
        func load() async {
          if let (data, _) = try? await session.data(from: address), let list = try? decode(data) { items = list } else { hasFailed = true }
        }
      }
      """),
    .pass(
      """
      enum Shop {
        static func find(_ word: String) async -> [Item]? {
          guard let (data, _) = try? await session.data(for: request(word)) else { return nil }
          return decode(data)
        }
      }
      struct FindView: View {
        @State private var items: [Item] = []
        @State private var message = ""
        var body: some View { Button("Find") { Task { await find() } } }
        func find() async {
          guard let found = await Shop.find("tea") else {
            message = "Nothing came back."
            return
          }
          items = found
        }
      }
      """),
    // What code alone changes is nobody's choice.
    .pass(
      """
      struct ClockView: View {
        @State private var minute = 0
        @State private var picture: UIImage?
        var body: some View {
          Text("\\(minute)")
            .onChange(of: minute) {
              Task { if let data = try? await session.picture(minute) { picture = UIImage(data: data) } }
            }
        }
      }
      """),
    .pass(
      """
      final class SignInController: UIViewController {
        @IBAction func signIn(_ sender: UIButton) {
          manager.logIn(from: self) { answer in
            switch answer {
            case .failed(let error):
              print(error)
              self.tell(error)
            case .cancelled: break
            case .success(let token): self.enter(token)
            }
          }
        }
      }
      """),
    .pass(
      """
      final class JoinController: UIViewController {
        @IBAction func join(_ sender: UIButton) {
          service.join(name) { error in
            self.note.text = error == nil ? "Welcome" : "That did not work"
            if error == nil { self.close() }
          }
        }
      }
      """),
    // What is not there is told of, whatever the log got before.
    .pass(
      """
      final class ListController: UIViewController {
        @IBAction func load(_ sender: UIButton) {
          service.items { items, error in
            if let error { print(error) }
            guard let items else {
              self.note.text = "Nothing could be loaded"
              return
            }
            self.show(items)
          }
        }
      }
      """),
    .pass(
      """
      final class OrderController: UIViewController {
        @IBAction func order(_ sender: UIButton) {
          URLSession.shared.dataTask(with: request) { data, response, _ in
            if let answer = response as? HTTPURLResponse, answer.statusCode == 200 { self.close() } else { self.tell("Not sent") }
          }.resume()
        }
      }
      """),
    // Success alone is asked for.
    .violation(
      """
      struct AlbumView: View {
        @State private var chosen: PhotosPickerItem?
        @State private var picture: Image?
        var body: some View {
          PhotosPicker("Add a photo", selection: $chosen).onChange(of: chosen) { take() }
        }
        private func take() {
          chosen?.loadTransferable(type: Image.self) { outcome in
            DispatchQueue.main.async {
              if ↓case .success(let image) = outcome { picture = image }
            }
          }
        }
      }
      """),
    .violation(
      """
      struct OrderView: View {
        let shop: Shop
        @State private var number: Int?
        var body: some View {
          Button("Order") {
            shop.order { result in
              switch result {
              case ↓.success(let order): number = order.number
              default: break
              }
            }
          }
        }
      }
      """),
    .pass(
      """
      struct OrderView: View {
        let shop: Shop
        @State private var number: Int?
        @State private var note = ""
        var body: some View {
          Button("Order") {
            shop.order { answer in
              if case .success(let order) = answer { number = order.number }
              note = number == nil ? "Not ordered" : "Ordered"
            }
            shop.count { result in
              guard case .success(let count) = result else { note = "Not counted"; return }
              number = count
            }
          }
          Text(note)
        }
      }
      """),
    // What a condition calls may tell.
    .pass(
      """
      final class PayController: UIViewController {
        @IBAction func pay(_ sender: UIButton) {
          bank.pay { error in
            if let error { if !self.present(error) { print(error) } } else { self.close() }
          }
        }
      }
      """),
    .pass(
      """
      struct ShelfView: View {
        @Environment(\\.modelContext) private var context
        @State private var message = ""
        var body: some View { Button("Add") { add() } }
        func add() {
          do { try context.save() } catch { print(error) }
          message = outcome
        }
      }
      """),
  ]
}

extension ErrorNotTold {
  /// Whether nobody misses what failed: it counts for the makers or lets people feel something (`AnalyticsService`), or would
  /// have said what is so anyway.
  static func isNotMissed(_ place: SourceRange, _ notices: [SourceRange]) -> Bool {
    let type = place.file.typeName(around: place.start)?.lowercased()
    if let type, NameWords.words(.incidental).contains(where: type.contains) { return true }
    return notices.contains { $0.contains(place) }
  }
}
