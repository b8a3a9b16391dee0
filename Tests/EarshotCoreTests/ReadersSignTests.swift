import EarshotCore
import Rules
import Testing

/// Signs and taps that readers of findings in apps that nobody had looked at took for something else.
@Suite("Signs and taps of no consequence") struct ReadersSignTests {
  private func found(_ rule: String, _ code: String) async -> [Finding] {
    await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code]).findings.filter { $0.rule == rule }
  }

  /// A tick before an entry is a bullet only where all entries have one.
  @Test("Ticks and crosses of a list that is written out", arguments: [true, false])
  func ticks(isVaried: Bool) async {
    let code = """
      struct Feature: Identifiable { let id: Int; let title: String; let isIncluded: Bool }
      struct Plan: View {
        let name: String
        let features = [Feature(id: 1, title: "Sync", isIncluded: true), Feature(id: 2, title: "Keys", isIncluded: \(!isVaried))]
        var body: some View {
          VStack { ForEach(features) { feature in
            HStack { Image(systemName: feature.isIncluded ? "checkmark" : "xmark"); Text("\\(name) \\(feature.title)") }
          } }
        }
      }
      """
    let hidden = await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code]).findings
      .compactMap(\.fixes.first).flatMap(\.edits).filter { $0.replacement.contains("accessibilityHidden") }
    #expect(hidden.isEmpty == isVaried)
  }

  @Test("A letter that is drawn as a sign", arguments: [("G", 0), ("Go", 1)])
  func letter(text: String, count: Int) async {
    let code = """
      struct Card: View {
        var body: some View {
          HStack { ZStack { Circle().frame(width: 24, height: 24); Text("\(text)").font(.system(size: 14)) }; Text("Sign in") }
        }
      }
      """
    #expect(await found("fixed-font-size", code).count == count)
  }

  @Test("A tap for which nobody gives anything to do", arguments: [("", 0), (", onOpen: { print(1) }", 1)])
  func tap(argument: String, count: Int) async {
    let code = """
      struct Poster: View {
        let title: String
        var onOpen: (() -> Void)? = nil
        var body: some View { Text(title).onTapGesture { onOpen?() } }
      }
      struct Home: View { var body: some View { Poster(title: "Fern"\(argument)) } }
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      """
    #expect(await found("tap-without-button-trait", code).filter { $0.severity > .note }.count == count)
  }

  @Test("A tap that calls what a function is handed is none of the view's own name")
  func handedTap() async {
    let code = """
      struct Poster: View {
        var onOpen: (() -> Void)? = nil
        var body: some View { row("Fern") { print(1) } }
        private func row(_ title: String, onOpen: (() -> Void)?) -> some View { Text(title).onTapGesture { onOpen?() } }
      }
      struct Home: View { var body: some View { Poster() } }
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      """
    #expect(await found("tap-without-button-trait", code).filter { $0.severity > .note }.count == 1)
  }
}
