extension ErrorNotTold {
  /// What models keep and others only take away, what tasks throw, and what people start to play.
  static let kept: [Example] = [
    // To take it away is not to look at it.
    .violation(
      """
      final class PlansModel: ObservableObject {
        @Published var plans: [Plan] = []
        @Published var errorText: String?
        @Published var ↓planErrorText: String?
        func rename(_ plan: Plan) async {
          do { try await service.rename(plan) } catch { errorText = error.localizedDescription }
        }
        func load() async {
          planErrorText = nil
          do { plans = try await service.plans() } catch { planErrorText = error.localizedDescription }
        }
      }
      struct PlansView: View {
        @StateObject private var model = PlansModel()
        var body: some View {
          if let text = model.errorText {
            Text(text)
            Button("Try again") {
              model.planErrorText = nil
              Task { await model.load() }
            }
          }
        }
      }
      """),
    // What is set back as it was says nothing.
    .violation(
      """
      @Observable
      final class TilesModel {
        var tiles: [Tile] = []
        var ↓errorText: String?
        func remove(_ id: Int) async {
          let before = tiles
          tiles.removeAll { $0.id == id }
          do { try await Service.remove(id) } catch {
            tiles = before
            errorText = error.localizedDescription
          }
        }
      }
      struct TilesView: View {
        @State private var model = TilesModel()
        var body: some View { Button("Remove the first") { Task { await model.remove(1) } } }
      }
      """),
    .pass(
      """
      @Observable
      final class TilesModel {
        var tiles: [Tile] = []
        var errorText: String?
        func remove(_ id: Int) async {
          let before = tiles
          tiles.removeAll { $0.id == id }
          do { try await Service.remove(id) } catch {
            tiles = before
            errorText = error.localizedDescription
          }
        }
      }
      struct TilesView: View {
        @State private var model = TilesModel()
        var body: some View {
          Button("Remove the first") { Task { await model.remove(1) } }
            .onChange(of: model.errorText) { _, text in AccessibilityNotification.Announcement(text ?? "").post() }
        }
      }
      """),
    // An error that is made and thrown tells nobody.
    .violation(
      """
      struct EssayStore {
        func send(_ text: String) async throws -> Essay {
          try await withCheckedThrowingContinuation { continuation in
            api.send(text) { answer in
              if let answer {
                continuation.resume(returning: answer)
              } else {
                continuation.resume(throwing: SendError.httpError(500))
              }
            }
          }
        }
      }
      final class EssayModel: ObservableObject {
        @Published var text = ""
        @Published var isSending = false
        private var store = EssayStore()
        func send(done: @escaping () -> Void) {
          isSending = true
          Task {
            let _ = try await ↓store.send(text)
            isSending = false
            done()
          }
        }
      }
      struct EssayView: View {
        @StateObject private var model = EssayModel()
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("Send") { model.send { dismiss() } } }
      }
      """),
    // What is called before it throws may show it.
    .pass(
      """
      struct EssayStore {
        func send(_ text: String) async throws {
          do { try await api.send(text) } catch {
            ErrorPresenter.showError(error)
            throw error
          }
        }
      }
      struct EssayView: View {
        let store: EssayStore
        @State private var text = ""
        var body: some View { Button("Send") { Task { try await store.send(text) } } }
      }
      """),
    .violation(
      """
      struct MemoView: View {
        let recorder: Recorder
        let memo: URL
        var body: some View { Button("Listen") { listen() } }
        private func listen() {
          if recorder.isPlaying {
            recorder.pause()
          } else {
            do { try recorder.play(memo) } ↓catch { print("not played: \\(error)") }
          }
        }
      }
      """),
    // A sound beside what was done is no more than a sound.
    .pass(
      """
      struct MemoView: View {
        let clickSound: Sound
        @State private var count = 0
        var body: some View {
          Button("Count") {
            count += 1
            do { try clickSound.play() } catch { print(error) }
          }
        }
      }
      """),
  ]
}
