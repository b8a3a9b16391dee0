extension AutoDismiss {
  static let shown: [Example] = [
    .violation(
      """
      struct CaughtView: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var isCaught = false
        var body: some View {
          VStack { if isCaught { Text("Caught! 20 points") }; Button("Catch") { begin() } }
        }
        func begin() {
          Task {
            isCaught = true
            try? await ↓Task.sleep(nanoseconds: UInt64(1.5 * 1_000_000_000))
            dismiss()
          }
        }
      }
      """),
    // Closed at once, by a closure that the view was handed, and while an announcement tells.
    .pass(
      """
      struct CaughtView: View {
        @Environment(\\.dismiss) private var dismiss
        let dismissAll: () -> Void
        var body: some View {
          Button("Catch") {
            Task { try? await Task.sleep(for: .seconds(0.3)); dismiss() }
            Task { try? await Task.sleep(for: .seconds(2)); dismissAll() }
          }
        }
      }
      """),
    .pass(
      """
      struct CaughtView: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Button("Catch") {
            Task {
              AccessibilityNotification.Announcement("Caught").post()
              try? await Task.sleep(for: .seconds(2))
              dismiss()
            }
          }
        }
      }
      """),
    .violation(
      """
      struct NoticeBanner: View { let notice: Notice; var body: some View { Text(notice.text) } }
      struct NoticeOverlay: ViewModifier {
        private let wait: Duration
        @Binding private var notice: Notice?
        init(notice: Binding<Notice?>, wait: Duration = .seconds(2.5)) {
          _notice = notice
          self.wait = wait
        }
        func body(content: Content) -> some View {
          content.overlay { if let notice { NoticeBanner(notice: notice) } }.onChange(of: notice) { leave() }
        }
        private func leave() {
          Task {
            do { try await ↓Task.sleep(for: wait) } catch { return }
            withAnimation { self.notice = nil }
          }
        }
      }
      """),
    .violation(
      """
      final class NoticeController: UIViewController {
        func show(_ text: String, time: Double = 1.5) {
          let snackBar = UIHostingController(rootView: Text(text))
          view.addSubview(snackBar.view)
          ↓DispatchQueue.main.asyncAfter(deadline: .now() + time) { snackBar.view.removeFromSuperview() }
        }
      }
      """),
    .violation(
      """
      struct SaveView: View {
        @State private var showToast = false
        var body: some View { Button("Save") { save() } }
        func save() {
          showToast = true
          ↓DispatchQueue.main.asyncAfter(deadline: .now() + 3) { showToast = false }
        }
      }
      """),
    .violation(
      """
      final class FilmViewController: UIViewController {
        private let controls = UIStackView()
        private var timer: Timer?
        @objc func touched() {
          controls.alpha = 1
          timer = ↓Timer.scheduledTimer(
            timeInterval: 3, target: self, selector: #selector(fade), userInfo: nil, repeats: false)
        }
        @objc private func fade() { UIView.animate(withDuration: 0.3) { self.controls.alpha = 0 } }
      }
      """),
    .violation(
      """
      @State private var isShown = false
      var body: some View {
        Text("A")
          .sheet(isPresented: $isShown) { Tip() }
          .task {
            try? await ↓Task.sleep(for: .seconds(3))
            isShown = false
          }
      }
      """),
    .violation(
      """
      final class CameraController: UIViewController {
        private var notice: UIAlertController?
        @objc func mark() {
          let time = 2.0
          let alert = UIAlertController(title: nil, message: "Added", preferredStyle: .actionSheet)
          notice = alert
          present(alert, animated: true)
          ↓DispatchQueue.main.asyncAfter(deadline: .now() + time) { alert.dismiss(animated: true) }
        }
      }
      """),
    .violation(
      """
      struct ErrorCard: View {
        let model: Notice
        let manager = NoticeManager.shared
        @State private var timer = Timer.publish(every: 3, on: .main, in: .common).autoconnect()
        var body: some View {
          Text(model.text)↓.onReceive(timer) { _ in manager.remove(model) }
        }
      }
      """),
    .violation(
      """
      final class NoticeCenter: ObservableObject {
        @Published var toasts: [Notice] = []
        func add(_ notice: Notice) {
          toasts.append(notice)
          ↓DispatchQueue.main.asyncAfter(deadline: .now() + 4) { self.toasts.removeFirst() }
        }
      }
      struct NoticeList: View {
        @StateObject private var center = NoticeCenter()
        var body: some View { Button("Save") { center.add(Notice()) } }
      }
      """),
    .violation(
      """
      final class NoticeCenter: ObservableObject {
        @Published var banners: [Notice] = []
        func add(_ notice: Notice) {
          banners.append(notice)
          Task { @MainActor in
            try? await ↓Task.sleep(for: .seconds(4))
            banners.removeAll { $0.id == notice.id }
          }
        }
      }
      struct NoticeList: View {
        @StateObject private var center = NoticeCenter()
        var body: some View { Button("Save") { center.add(Notice()) } }
      }
      """),
    .pass(
      """
      struct StoryToast: View {
        @State private var left = 3
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View {
          Text("Soon").onReceive(timer) { _ in
            if left > 0 { left -= 1 } else { close() }
          }
        }
      }
      """),
    .violation(
      """
      struct Finish: View {
        @State private var reward: Reward?
        var body: some View {
          List { Button("End") { end() } }
            .overlay(alignment: .top) { if let reward { RewardCard(reward: reward) } }
        }
        func end() {
          reward = Reward()
          Task {
            try? await ↓Task.sleep(nanoseconds: 6_000_000_000)
            await MainActor.run { putAway() }
          }
        }
        func putAway() { withAnimation { reward = nil } }
      }
      struct RewardCard: View {
        let reward: Reward
        var body: some View { HStack { Text(reward.title); Button("Show") { open(reward) } } }
      }
      """),
    .pass(
      """
      struct Start: View {
        @State private var showsLogo = true
        var body: some View {
          ZStack { if showsLogo { Logo() } }
            .task { try? await Task.sleep(for: .seconds(2)); showsLogo = false }
        }
      }
      struct Logo: View { var body: some View { Text("Larkspur") } }
      """),
    .violation(
      """
      final class KeyController: UIViewController {
        func copied() {
          let notice = UIAlertController(title: nil, message: "Copied", preferredStyle: .alert)
          present(notice, animated: true)
          let when = DispatchTime.now() + 0.75
          ↓DispatchQueue.main.asyncAfter(deadline: when) { notice.dismiss(animated: true) }
        }
      }
      """),
    .pass(
      """
      final class RolesController: UIViewController {
        func load() {
          showLoadingOverlay()
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.hideLoadingOverlay() }
        }
      }
      """),
    .violation(
      """
      final class PlayerController: UIViewController {
        private let player = PlayerView()
        func begin() {
          ↓Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { [weak self] _ in self?.player.hideControls() }
        }
      }
      """),
    .violation(
      """
      final class OrderController: UIViewController {
        private let bar = UIView()
        private let words = UILabel()
        func saved() {
          words.text = "Saved"
          bar.isHidden = false
          ↓DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in self?.bar.isHidden = true }
        }
      }
      """),
    .violation(
      """
      final class NoteView: UIView {
        private let words = UILabel()
        init(_ text: String) {
          super.init(frame: .zero)
          words.text = text
          addSubview(words)
          leave()
        }
        func leave() {
          ↓UIView.animate(
            withDuration: 0.5, delay: 2, animations: { self.alpha = 0 }, completion: { _ in self.removeFromSuperview() })
        }
      }
      """),
    .pass(
      """
      final class TeamCard: UIView {
        private let status = UILabel()
        private let bar = UIView()
        private let words = UILabel()
        func joined() {
          showMember()
          showThanks()
        }
        private func showMember() { status.text = "You are a member" }
        private func showThanks() {
          words.text = "Joined!"
          bar.isHidden = false
          DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.bar.isHidden = true }
        }
      }
      """),
    .pass(
      """
      struct SaveView: View {
        @Environment(\\.accessibilityVoiceOverEnabled) private var voiceOver
        @State private var showToast = false
        var body: some View { Button("Save") { save() } }
        func save() {
          DispatchQueue.main.asyncAfter(deadline: .now() + 3) { if !voiceOver { showToast = false } }
        }
      }
      """),
    .pass(
      """
      final class Overlays {
        var controls = OverlayWindow()
        func begin() {
          DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in self?.refresh() }
        }
        func refresh() {
          if isInMenu { controls.overlayVisible = false } else { controls.overlayVisible = Settings.showsControls }
        }
      }
      """),
    .pass(
      """
      struct ShakeView: View {
        @State private var isShaking = false
        var body: some View { Button("Shake") { shake() } }
        func shake() { DispatchQueue.main.asyncAfter(deadline: .now() + 3) { isShaking = false } }
      }
      """),
    .pass(
      """
      struct FilmView: View {
        @State private var showsControls = false
        @State private var timer: Timer?
        var body: some View {
          Film().onContinuousHover { phase in
            showsControls = true
            beginAgain()
          }
        }
        func beginAgain() {
          timer?.invalidate()
          timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in showsControls = false }
        }
      }
      """),
    .undecided(
      """
      struct SaveView: View {
        @State private var showToast = false
        var body: some View { Button("Save") { save() } }
        func save() { DispatchQueue.main.asyncAfter(deadline: .now() + delay) { showToast = false } }
      }
      """),
  ]
}
