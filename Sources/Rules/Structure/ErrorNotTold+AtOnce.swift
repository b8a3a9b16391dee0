extension ErrorNotTold {
  /// Work that is done at once and gives back whether it failed, what is handed over by the name of a model, and failed
  /// searches that look like empty ones.
  static let atOnce: [Example] = [
    .violation(
      """
      final class LogStore: ObservableObject {
        func export() -> URL? { pack("log") }
        private func pack(_ name: String) -> URL? {
          do {
            let file = folder.appending(path: name)
            try text.write(to: file, atomically: true, encoding: .utf8)
            return file
          } catch {
            print(error)
            return nil
          }
        }
      }
      struct LogView: View {
        @StateObject private var store = LogStore()
        @State private var file: URL?
        var body: some View { Button("Export") { export() } }
        private func export() {
          guard let file = ↓store.export() else { return }
          self.file = file
        }
      }
      """),
    // The caller tells, and what is no deed but a look at what is there cannot fail people.
    .pass(
      """
      final class LogStore: ObservableObject {
        func export() -> URL? {
          do {
            try text.write(to: file, atomically: true, encoding: .utf8)
            return file
          } catch { return nil }
        }
        func newest() -> URL? { files.last }
      }
      struct LogView: View {
        @StateObject private var store = LogStore()
        @State private var file: URL?
        @State private var message = ""
        var body: some View {
          VStack {
            Text(message)
            Button("Export") {
              guard let file = store.export() else {
                message = "The log was not written"
                return
              }
              self.file = file
            }
            Button("Show") { if let newest = store.newest() { file = newest } }
          }
        }
      }
      """),
    // What an alert begins by the name of a function of a model, where another model has one of that name.
    .violation(
      """
      final class ShelfModel: ObservableObject {
        @Published var isAsking = false
        private let store = BookStore()
        func confirmRemoval() {
          try? ↓store.delete(books: [book])
          isAsking = false
        }
      }
      final class BookModel: ObservableObject {
        func confirmRemoval() { leave() }
      }
      struct ShelfView: View {
        @ObservedObject var model: ShelfModel
        var body: some View {
          List(model.books) { Text($0.title) }.alert(isPresented: $model.isAsking) {
            Alert(title: Text("Remove?"), primaryButton: .destructive(Text("Remove"), action: model.confirmRemoval), secondaryButton: .cancel())
          }
        }
      }
      """),
    .violation(
      """
      final class FinderModel: ObservableObject {
        @Published var plants: [Plant] = []
        private let service = PlantService()
        func find(_ words: String) async {
          guard let answer = await ↓service.find(words) else {
            plants = []
            return
          }
          plants = answer.plants
        }
      }
      final class PlantService {
        func find(_ words: String) async -> Answer? {
          do { return try await session.answer(words) } catch { print(error) }
          return nil
        }
      }
      struct FinderView: View {
        @StateObject private var model = FinderModel()
        @State private var words = ""
        var body: some View {
          List(model.plants) { Text($0.name) }.searchable(text: $words).task(id: words) { await model.find(words) }
        }
      }
      """),
    // What rows are swiped for is handed over by its name.
    .violation(
      """
      struct ShelfView: View {
        @Environment(\\.modelContext) private var context
        let books: [Book]
        var body: some View { List { ForEach(books) { Text($0.title) }.onDelete(perform: remove) } }
        func remove(_ places: IndexSet) {
          withAnimation {
            places.map { books[$0] }.forEach(context.delete)
            do { try context.save() } ↓catch { print(error) }
          }
        }
      }
      """),
    // What was not kept is listed as if it were, and what a row was swiped for.
    .violation(
      """
      struct TalksView: View {
        @Environment(\\.modelContext) private var context
        @State private var path: [Talk] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("Talks").toolbar {
              Button("New") {
                let talk = Talk()
                context.insert(talk)
                try? ↓context.save()
                path.append(talk)
              }
            }
          }
        }
      }
      """),
    .violation(
      """
      final class TracksController: UITableViewController {
        let store = TrackStore()
        override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt place: IndexPath) {
          store.remove(at: place.row)
          _ = try? ↓store.saveOrUndo()
        }
      }
      """),
    // What is written is shared, and after a failure nothing is.
    .violation(
      """
      struct RouteView: View {
        let route: Route
        @State private var file: URL?
        var body: some View { Button("Share") { share() } }
        private func share() {
          let place = URL.temporaryDirectory.appending(path: "route.gpx")
          do {
            try route.data.write(to: place)
          } ↓catch {
            print("not written: \\(error)")
            return
          }
          file = place
          show(place)
        }
      }
      """),
    // What was written is emptied whether it was sent or not.
    .violation(
      """
      struct ReplyView: View {
        @State private var words = ""
        @State private var isSending = false
        @State private var sending: Set<Int> = []
        let post: Post
        var body: some View {
          VStack {
            TextField("Reply", text: $words)
            Button("Send") {
              sending.insert(post.id)
              Task {
                do { try await post.answer(words) } ↓catch {}
                DispatchQueue.main.async {
                  withAnimation {
                    isSending = false
                    words = ""
                  }
                }
                sending.remove(post.id)
                sending = sending
              }
            }
          }
        }
      }
      """),
    // What follows a failure tells of it.
    .pass(
      """
      struct ReplyView: View {
        @State private var words = ""
        @State private var message = ""
        let post: Post
        var body: some View {
          VStack {
            TextField("Reply", text: $words)
            Text(message)
            Button("Send") {
              Task {
                var isSent = false
                do { try await post.answer(words); isSent = true } catch { print(error) }
                message = isSent ? "Sent" : "Not sent"
                words = ""
              }
            }
          }
        }
      }
      """),
    // Whether it was allowed is kept, and views show that.
    .pass(
      """
      final class WalkModel: ObservableObject {
        @Published var isAllowed = false
        private let asker = MotionAsker()
        func ask() {
          asker.ask { granted in
            self.isAllowed = granted
            if granted { self.celebrate() }
          }
        }
      }
      final class MotionAsker {
        func ask(_ done: @escaping (Bool) -> Void) {
          Task {
            do { try await motion.start(); done(true) } catch { done(false) }
          }
        }
      }
      struct WalkView: View {
        @StateObject private var model = WalkModel()
        var body: some View { Button("Allow", action: model.ask) }
      }
      """),
  ]
}
