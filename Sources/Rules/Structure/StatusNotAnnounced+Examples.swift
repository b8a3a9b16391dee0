extension StatusNotAnnounced {
  static let shown: [Example] = [
    .violation(
      """
      final class ErrorBubbleView: UIView {
        private let words = UILabel()
        private let bubble = UIView()
        func show(_ text: String) {
          words.text = text
          ↓bubble.isHidden = false
        }
        func hide() { bubble.isHidden = true }
      }
      """),
    .violation(
      """
      struct OrderView: View {
        @State private var message: String?
        var body: some View {
          ZStack {
            Button("Save") { message = "Saved" }
            if let message { ↓ToastView(text: message) }
          }
        }
      }
      struct ToastView: View {
        let text: String
        var body: some View { Text(text).padding() }
      }
      """),
    .violation(
      """
      struct LoginView: View {
        @ObservedObject var model: LoginModel
        var body: some View {
          VStack {
            Button("Log in") { model.logIn() }
            if let text = model.errorMessage { ↓Text(text).foregroundStyle(.red) }
          }
        }
      }
      """),
    .violation(
      """
      struct LinkView: View {
        @State private var isCopied = false
        var body: some View {
          VStack {
            Button("Copy link") { copy() }
            if isCopied { ↓Text("Copied").foregroundStyle(.secondary) }
          }
        }
        func copy() {
          isCopied = true
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isCopied = false }
        }
      }
      """),
    .violation(
      """
      struct VoucherView: View {
        @State private var statusMessage = ""
        var body: some View {
          VStack {
            Button("Redeem") { redeem() }
            ↓Text(statusMessage).foregroundStyle(.secondary)
          }
        }
        func redeem() { statusMessage = "You save 5 €" }
      }
      """),
    .violation(
      """
      struct CodeView: View {
        @State private var code = ""
        @State private var showsError = false
        var body: some View {
          VStack {
            TextField("Code", text: $code)
            if showsError { ↓Text("This code is not known").foregroundStyle(.red) }
            Button("Redeem") { showsError = code.isEmpty }
          }
        }
      }
      """),
    .violation(
      """
      import UIKit
      extension UIViewController {
        func showBanner(_ text: String) {
          let label = UILabel(frame: CGRect(x: 20, y: 80, width: 300, height: 40))
          label.text = text
          ↓view.addSubview(label)
          UIView.animate(withDuration: 1, delay: 2, options: [], animations: { label.alpha = 0 }) { _ in
            label.removeFromSuperview()
          }
        }
      }
      """),
    .violation(
      """
      import UIKit
      final class MessageBar: UIView {
        private let words = UILabel()
        func show(_ text: String, in view: UIView) {
          words.text = text
          ↓view.addSubview(self)
          Timer.scheduledTimer(timeInterval: 3, target: self, selector: #selector(hide), userInfo: nil, repeats: false)
        }
        @objc private func hide() { removeFromSuperview() }
      }
      """),
    .violation(
      """
      struct PlantList: View {
        let plants: [String]
        @State private var query = ""
        var found: [String] { plants.filter { $0.contains(query) } }
        var body: some View {
          List(found, id: \\.self) { Text($0) }
            .overlay { if found.isEmpty { ↓ContentUnavailableView.search(text: query) } }
            .searchable(text: $query)
        }
      }
      """),
    .violation(
      """
      struct OrderView: View {
        @StateObject private var sender = OrderSender()
        var body: some View {
          VStack {
            Button("Order") { Task { await sender.send() } }
            if sender.isSending { HStack { ↓Text("Sending your order…"); ProgressView() } }
          }
        }
      }
      @MainActor final class OrderSender: ObservableObject {
        @Published var isSending = false
        func send() async {
          isSending = true
          defer { isSending = false }
          await post()
        }
      }
      """),
    .violation(
      """
      @Observable final class OrderSender {
        var isSaving = false
        func send(done: @escaping () -> Void) {
          isSaving = true
          URLSession.shared.dataTask(with: url) { _, _, _ in
            self.isSaving = false
            done()
          }.resume()
        }
      }
      struct OrderView: View {
        let sender: OrderSender
        var body: some View {
          Form { Button("Order", action: order) }
            .overlay { if sender.isSaving { ↓ProgressView("Saving…") } }
        }
        func order() { sender.send { close() } }
      }
      """),
    .violation(
      """
      struct OrderView: View {
        @State private var isSending = false
        var body: some View {
          if isSending { card { ↓Text("Sending your order…") } } else { Button("Order") { send() } }
        }
        func send() {
          isSending = true
          Task {
            await post()
            isSending = false
          }
        }
      }
      """),
    .violation(
      """
      struct PlantList: View {
        let plants: [String]
        @State private var searchText = ""
        var filteredPlants: [String] { plants.filter { searchText.isEmpty || $0.contains(searchText) } }
        var body: some View {
          VStack {
            TextField("Search plants", text: $searchText)
            if filteredPlants.isEmpty && !searchText.isEmpty {
              VStack { Spacer(); ↓Text("No plants found"); Spacer() }
            } else {
              ScrollView { ForEach(filteredPlants, id: \\.self) { Text($0) } }
            }
          }
        }
      }
      """),
    .violation(
      """
      struct PlantList: View {
        @ObservedObject var model: PlantsModel
        var body: some View {
          VStack {
            SearchBar(text: $model.query)
            if model.isLoading { ProgressView() }
            else if model.found.isEmpty { ↓Text("No plants found") }
            else { List(model.found, id: \\.self) { Text($0) } }
          }
        }
      }
      """),
    .violation(
      """
      struct GroupSearch: View {
        @ObservedObject var model: GroupModel
        @State private var searchText = ""
        var body: some View {
          VStack {
            SearchBar(text: $searchText) { Task { await model.look(for: searchText) } }
            if model.searchResponse.isEmpty { ↓Text("No result") } else { List(model.searchResponse) { Text($0.name) } }
          }
        }
      }
      """),
    .violation(
      """
      final class ParkingView: UIView {
        let timeLabel = UILabel()
        var timer: Timer?
        var onEnd: (() -> Void)?
        func begin(until end: Date) {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            let left = Int(end.timeIntervalSinceNow)
            self?.timeLabel.text = "\\(left)"
            ↓if left <= 0 {
              self?.timer?.invalidate()
              self?.onEnd?()
            }
          }
        }
      }
      """),
    .violation(
      """
      final class ParkingController: UIViewController {
        let timeLabel = UILabel()
        var timer: Timer?
        var left = 60
        func begin() {
          timer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        }
        @objc func tick() {
          left -= 1
          timeLabel.text = "\\(left)"
          ↓if left == 0 { timer?.invalidate() }
        }
      }
      """),
    .pass(
      """
      final class ParkingController: UIViewController {
        let timeLabel = UILabel()
        var timer: Timer?
        var left = 60
        func begin() {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            self.left -= 1
            self.timeLabel.text = "\\(self.left)"
            if self.left == 0 {
              self.timer?.invalidate()
              self.present(EndController(), animated: true)
            }
          }
        }
      }
      """),
    .pass(
      """
      struct OrdersView: View {
        @StateObject private var model = OrdersModel()
        var body: some View {
          VStack { if model.isLoading { Text("Loading orders…") } else { Text("Orders") } }
            .task { await model.load() }
        }
      }
      @MainActor final class OrdersModel: ObservableObject {
        @Published var isLoading = false
        func load() async {
          isLoading = true
          await fetch()
          isLoading = false
        }
      }
      """),
    .pass(
      """
      struct OrderView: View {
        @State private var isSending = false
        var body: some View {
          Button { send() } label: { if isSending { Text("Sending…") } else { Text("Order") } }
        }
        func send() {
          isSending = true
          Task {
            await post()
            isSending = false
          }
        }
      }
      """),
    .pass(
      """
      struct PlantList: View {
        @State private var searchText = ""
        var body: some View {
          VStack {
            TextField("Search plants", text: $searchText)
            if !searchText.isEmpty { Button("Clear") { searchText = "" } }
          }
        }
      }
      """),
    .pass(
      """
      import UIKit
      extension UIViewController {
        func showBanner(_ text: String) {
          let label = UILabel(frame: CGRect(x: 20, y: 80, width: 300, height: 40))
          label.text = text
          view.addSubview(label)
          UIAccessibility.post(notification: .announcement, argument: text)
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak label] in label?.removeFromSuperview() }
        }
      }
      """),
    .pass(
      """
      struct CodeView: View {
        @State private var showsError = false
        var body: some View {
          VStack {
            if showsError { Text("This code is not known") }
            Button("Redeem") { redeem() }
          }
          .alert("Not known", isPresented: $showsError) { Button("OK") {} }
        }
        func redeem() { showsError = true }
      }
      """),
    .pass(
      """
      struct VoucherView: View {
        @State private var errorMessage: String?
        @State private var failed = false
        var body: some View {
          Button("Redeem") { redeem() }
            .alert("Not redeemed", isPresented: $failed) { Button("OK") {} } message: { Text(errorMessage ?? "") }
        }
        func redeem() {
          errorMessage = "No such voucher"
          failed = true
        }
      }
      """),
    .pass(
      """
      struct NoteView: View {
        @State private var message = ""
        var body: some View {
          VStack {
            TextField("Message", text: $message)
            Button("Greet") { message = "Hello" }
            Text(message)
          }
        }
      }
      """),
    .pass(
      """
      struct LinkView: View {
        @State private var isCopied = false
        var body: some View {
          VStack {
            Button("Copy link") { isCopied = true }
            if isCopied { Text("Copied") }
          }
        }
      }
      """),
    .pass(
      """
      struct OrderView: View {
        @State private var message: String?
        var body: some View {
          ZStack {
            Button("Save") { message = "Saved" }
            if let message { ToastView(text: message) }
          }
        }
      }
      struct ToastView: View {
        let text: String
        var body: some View {
          Text(text).onAppear { UIAccessibility.post(notification: .announcement, argument: text) }
        }
      }
      """),
    .pass(
      """
      struct OrderView: View {
        var body: some View { ToastView(text: "Breakfast") }
      }
      struct ToastView: View {
        let text: String
        var body: some View { Text(text) }
      }
      """),
    .undecided(
      """
      struct OrderView: View {
        @State private var message: String?
        var body: some View {
          ZStack {
            Button("Save") { message = "Saved" }
            if let message { ToastView(text: message) }
          }
        }
      }
      """),
  ]
}
