import EarshotCore
import SourceModel
import Testing

/// Errors, lines through texts and bars that nobody gets to know of.
@Suite struct UntoldOutcomeTests {
  private func found(_ rule: String, _ code: String) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code], options).findings.map {
      "\($0.severity) \($0.certainty)"
    }
  }

  @Test func linesThroughTexts() async {
    let prices = """
      struct Price: View {
        let old: String
        let new: String
        var body: some View { Button { print(1) } label: { HStack { Text(old).strikethrough(); Text(new) } } }
      }
      """
    #expect(await found("strikethrough-not-spoken", prices) == ["note review"])
    #expect(await found("strikethrough-not-spoken", prices.replacing("strikethrough()", with: "strikethrough(false)")) == [])
    let task = """
      struct Task { let title: String; let isDone: Bool }
      struct Row: View {
        let task: Task
        var body: some View { HStack { Text(task.title).strikethrough(task.isDone); Text("Today") } }
      }
      """
    #expect(await found("strikethrough-not-spoken", task) == ["note review"])
    #expect(await found("strikethrough-not-spoken", task.replacing("\"Today\"", with: "task.isDone ? \"Done\" : \"Open\"")) == [])
  }

  @Test func errorsThatGoToTheLogAlone() async {
    let code = """
      @MainActor final class Model: ObservableObject {
        func send() async throws {}
        func enrol() async { do { try await send() } catch { print(error) } }
      }
      struct Form: View {
        @StateObject private var model = Model()
        var body: some View { Button("Enrol") { Task { await model.enrol() } } }
      }
      """
    #expect(await found("error-not-told", code) == ["note review"])
    #expect(await found("error-not-told", code.replacing("print(error)", with: "message = error.localizedDescription")) == [])
    #expect(await found("error-not-told", code.replacing("try await send()", with: "try await Task.sleep(for: .seconds(1))")) == [])
    #expect(await found("error-not-told", code.replacing("Button(\"Enrol\") { Task { await model.enrol() } }", with: "Text(\"A\").task { await model.enrol() }")) == [])
  }

  /// The class that the button calls is known by what the view keeps, whatever other functions are called.
  @Test func failuresThatGoToTheLogAlone() async {
    let code = """
      final class Model: ObservableObject {
        let service = Service()
        func enter() {
          service.enter { result in
            switch result {
            case .success(let token): self.keep(token)
            case .failure(let error): dLog(error.localizedDescription)
            }
          }
        }
      }
      final class Service { func enter(_ done: (Result<String, Error>) -> Void) {} }
      struct Gate: View {
        @StateObject private var model = Model()
        var body: some View { Button("Enter") { model.enter() } }
      }
      """
    #expect(await found("error-not-told", code) == ["note review"])
    #expect(await found("error-not-told", code.replacing("dLog(error.localizedDescription)", with: "showDialog(error)")) == [])
    #expect(await found("error-not-told", code.replacing("Button(\"Enter\") { model.enter() }", with: "Text(\"A\").onAppear { model.enter() }")) == [])
    #expect(await found("error-not-told", code.replacing("model = Model()", with: "model = Service()")) == [])
  }

  /// A button of a package shows words that no argument gives it, but in one of its styles.
  @Test func buttonsWithWordsOfTheirOwn() async {
    let code = """
      struct Gate: View {
        var body: some View { GoogleSignInButton(action: enter) }
        func enter() {}
      }
      """
    #expect(await found("icon-button-name", code) == [])
    #expect(await !found("icon-button-name", code.replacing("(action: enter)", with: "(style: .icon, action: enter)")).isEmpty)
  }

  @Test func barsThatNothingShows() async {
    let code = """
      struct Orders: View {
        @State private var isShown = false
        var body: some View { NavigationStack { Button("Set up") { isShown = true }.fullScreenCover(isPresented: $isShown) { SetUp() } } }
      }
      struct SetUp: View {
        var body: some View { Text("Choose").navigationTitle("Set up").toolbar { ToolbarItem { Button("Back") { print(1) } } } }
      }
      """
    #expect(await found("navigation-bar-missing", code) == ["note review"])
    #expect(await found("navigation-bar-missing", code.replacing("{ SetUp() }", with: "{ NavigationStack { SetUp() } }")) == [])
    let elsewhere = code + "\nstruct Other: View { var body: some View { NavigationLink(\"Set up\") { SetUp() } } }"
    #expect(await found("navigation-bar-missing", elsewhere) == [])
    let wrapped = code.replacing("Text(\"Choose\").navigationTitle(\"Set up\")", with: "Frame { Text(\"Choose\").navigationTitle(\"Set up\") }")
      + "\nstruct Frame<Inside: View>: View { @ViewBuilder let inside: Inside; var body: some View { NavigationStack { inside } } }"
    #expect(await found("navigation-bar-missing", wrapped) == [])
    let helped = code.replacing(".toolbar {", with: ".inStack().toolbar {")
      + "\nextension View { func inStack() -> some View { NavigationStack { self } } }"
    #expect(await found("navigation-bar-missing", helped) == [])
  }

  /// Messages that go by a timer of any kind, also through an object that many views share.
  @Test func messagesThatTakeThemselvesAway() async {
    let card = """
      struct ErrorCard: View {
        let model: Notice
        let manager = NoticeManager.shared
        @State private var timer = Timer.publish(every: 3, on: .main, in: .common).autoconnect()
        var body: some View { Text(model.text).onReceive(timer) { _ in manager.remove(model) } }
      }
      """
    #expect(await found("auto-dismiss", card) == ["note likely"])
    let center = """
      final class NoticeCenter: ObservableObject {
        @Published var toasts: [Notice] = []
        func add(_ notice: Notice) {
          toasts.append(notice)
          DispatchQueue.main.asyncAfter(deadline: .now() + 4) { self.toasts.removeFirst() }
        }
      }
      struct NoticeList: View {
        @StateObject private var center = NoticeCenter()
        var body: some View { Button("Save") { center.add(Notice()) } }
      }
      """
    #expect(await found("auto-dismiss", center) == ["note likely"])
    let waiting = center.replacing(
      "DispatchQueue.main.asyncAfter(deadline: .now() + 4) { self.toasts.removeFirst() }",
      with: "Task { @MainActor in\n try? await Task.sleep(for: .seconds(4))\n toasts.removeAll { $0.id == notice.id } }")
    #expect(await found("auto-dismiss", waiting) == ["note likely"])
  }

  /// A button of the row does what the tap does, and nothing else does what the long press does.
  @Test func longPressesOnShapes() async {
    let row = """
      struct MarkBar: View {
        let rows: [MarkRow]
        var body: some View {
          ForEach(rows) { row in
            HStack {
              ForEach(row.marks) { mark in
                MarkView().onTapGesture { store.save() }.onLongPressGesture { row.marks.remove(at: 0) }
              }
              Button("Save") { store.save() }
            }
          }
        }
      }
      struct MarkView: View { var body: some View { Circle().fill(.green) } }
      """
    #expect(await found("drawn-content-unrepresented", row) == ["error likely"])
  }
}
