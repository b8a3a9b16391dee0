extension ErrorNotTold {
  /// What functions of types do that are called by the type's name, or of the one object that a type keeps of itself, and
  /// streams whose ends are all taken for the same.
  static let ofTypes: [Example] = [
    .violation(
      """
      struct PlotView: UIViewRepresentable {
        static func savePicture() {
          guard let picture = plot?.picture else { return }
          ↓UIImageWriteToSavedPhotosAlbum(picture, nil, nil, nil)
        }
      }
      struct MapView: UIViewRepresentable {
        static func savePicture() { flash() }
      }
      struct PlotScreen: View {
        var body: some View { Button(action: PlotView.savePicture, label: { Text("Save picture") }) }
      }
      """),
    .violation(
      """
      final class TravelStore {
        static let shared = TravelStore()
        func add(_ entry: Entry) async {
          await upload(entry)
          do { try database.collection("entries").setData(from: entry) } ↓catch { print("not added: \\(error)") }
        }
      }
      final class TravelModel: ObservableObject {
        private let store = TravelStore.shared
        func add(_ entry: Entry) { Task { await store.add(entry) } }
      }
      final class OtherStore { func add(_ entry: Entry) async { log(entry) } }
      struct NewEntryView: View {
        @ObservedObject var model: TravelModel
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("Post") { model.add(Entry()); dismiss() } }
      }
      """),
    .violation(
      """
      struct RestoreView: View {
        enum Status { case waiting, restored }
        @State private var status = Status.waiting
        @State private var jobs: Set<AnyCancellable> = []
        @State private var part = 0.0
        var body: some View {
          Button("Restore") {
            Backup.restore().sink ↓{ _ in status = .restored } receiveValue: { part = $0 }.store(in: &jobs)
          }
        }
      }
      """),
    // The end says how it went.
    .pass(
      """
      struct RestoreView: View {
        enum Status { case waiting, restored, failed }
        @State private var status = Status.waiting
        @State private var jobs: Set<AnyCancellable> = []
        @State private var part = 0.0
        var body: some View {
          Button("Restore") {
            Backup.restore().sink { end in
              if case .failure = end { status = .failed } else { status = .restored }
            } receiveValue: { part = $0 }.store(in: &jobs)
            Backup.clean().sink { _ in status = .failed } receiveValue: { part = $0 }.store(in: &jobs)
          }
        }
      }
      """),
    // Another type's function of that name.
    .pass(
      """
      struct PlotView: UIViewRepresentable {
        static func savePicture() { UIImageWriteToSavedPhotosAlbum(picture, nil, nil, nil) }
      }
      struct MapView: UIViewRepresentable {
        static func savePicture() { flash() }
      }
      struct MapScreen: View {
        var body: some View { Button(action: MapView.savePicture, label: { Text("Save picture") }) }
      }
      """),
  ]
}
