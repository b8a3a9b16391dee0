import AccessibilityModel
import EarshotCore
import Rules
import Testing

/// Screens as they are written every day.
@Suite struct EverydayScreenTests {
  private func findings(_ rule: String, _ code: String) async -> [Finding] {
    await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code]).findings.filter { $0.rule == rule }
  }

  /// A view of nothing but shapes that a link leads to, or a sheet shows, is looked at by itself.
  @Test(arguments: [
    "NavigationStack { NavigationLink(\"Colour\") { Swatches() } }",
    "Button(\"Colour\") { isShown = true }.sheet(isPresented: $isShown) { Swatches() }",
    "VStack { Swatches() }",
  ])
  func shapesAlone(host: String) async {
    let code = """
      struct Host: View {
        @State private var isShown = false
        var body: some View { \(host) }
      }
      struct Swatches: View {
        @State private var chosen = "red"
        var body: some View {
          HStack { ForEach(["red", "blue"], id: \\.self) { name in Circle().fill(Color(name)).onTapGesture { chosen = name } } }
        }
      }
      """
    #expect(await findings("drawn-content-unrepresented", code).count == 1)
  }

  /// A function that only writes the log tells nobody, whatever it is called.
  @Test func messagesForTheLog() async {
    func model(_ told: String, _ caught: String = "showMessage(error.localizedDescription)") -> String {
      """
      final class Model: ObservableObject {
        @Published var text = ""
        @Published var names: [String] = []
        private let store: Store
        func save() async { do { try await store.keep(names) } catch { await \(caught) } }
        func refresh() async { names = await store.names() }
        private func showMessage(_ message: String) { \(told) }
      }
      struct NamesView: View {
        @StateObject var model: Model
        var body: some View {
          VStack { Text(model.text); Button("Save") { Task { await model.save() } } }
        }
      }
      """
    }
    #expect(await findings("error-not-told", model("print(message)")).count == 1)
    #expect(await findings("error-not-told", model("text = message")).isEmpty)
    // The list is as it was, and nobody learns why.
    #expect(await findings("error-not-told", model("text = message", "refresh()")).count == 1)
    #expect(await findings("error-not-told", model("text = message", "refresh(); text = \"Not saved\"")).isEmpty)
  }

  /// Two signs of Chinese, Japanese or Korean are a word.
  @Test func shortTitles() async {
    func screen(_ title: String) -> String {
      """
      struct ShopView: View {
        var body: some View { VStack { Text("\(title)").font(.title); Text("A"); Button("B") { a() }; Button("C") { c() } } }
      }
      """
    }
    #expect(await findings("heading-missing", screen("音楽")).count == 1)
    #expect(await findings("heading-missing", screen("OK")).isEmpty)
  }
}
