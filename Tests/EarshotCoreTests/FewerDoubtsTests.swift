import EarshotCore
import Project
import SourceModel
import Testing

/// What is true and bothers nobody, or nobody who gets the app: it is said more quietly, or not at all.
@Suite struct FewerDoubtsTests {
  private func found(_ rule: String, _ files: [String: String]) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(files: files, options).findings.map { "\($0.severity) \($0.certainty)" }
  }

  private static func toast(_ wait: String) -> String {
    """
    import SwiftUI
    struct Toast: ViewModifier {
      let words: String
      @Binding var isShown: Bool
      func body(content: Content) -> some View {
        ZStack {
          content
          if isShown {
            Text(words).onTapGesture { isShown = false }.onAppear { \(wait) }
          }
        }
      }
    }
    struct Page: View {
      @State private var isShown = false
      var body: some View { Button("Save") { isShown = true }.modifier(Toast(words: "Saved", isShown: $isShown)) }
    }
    """
  }

  /// It is gone before anybody asked what it shows.
  @Test(arguments: [("SplashView", "note certain"), ("Welcome", "error certain")])
  func picturesOfSplashScreens(view: String, level: String) async {
    let code = "import SwiftUI\nstruct \(view): View { var body: some View { Image(\"logo_v2\") } }\n"
    #expect(await found("image-name", ["A.swift": code]) == [level])
  }

  /// Who does not find the tap waits for two seconds.
  @Test func messagesThatGoByThemselves() async {
    let rule = "tap-without-button-trait"
    let passing = Self.toast("DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isShown = false }")
    #expect(await found(rule, ["A.swift": passing]) == ["note certain"])
    #expect(await found(rule, ["A.swift": Self.toast("begin()")]) == ["error certain"])
    let card = """
      import SwiftUI
      struct Card: View {
        let words: String
        let close: () -> Void
        var body: some View { Text(words).onTapGesture(perform: self.close) }
      }
      final class Model: ObservableObject {
        @Published var words = ""
        func hideMessage() { words = "" }
        func show(_ text: String) {
          words = text
          Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in self.hideMessage() }
        }
      }
      struct Page: View {
        @ObservedObject var model: Model
        var body: some View {
          VStack {
            Button("Save") { model.show("Saved") }
            if !model.words.isEmpty { Card(words: model.words, close: model.hideMessage) }
          }
        }
      }
      """
    #expect(await found(rule, ["A.swift": card]) == ["note certain"])
    let other = card.replacing("self.hideMessage()", with: "self.reload()")
    #expect(await found(rule, ["A.swift": other]) == ["error certain"])
  }

  /// Nobody from a store gets what is compiled for a stage before the release.
  @Test(arguments: ["STAGE", "DEV", "UAT", "TESTING", "UI_TESTS"]) func flagsOfStages(_ flag: String) async {
    let code = """
      import SwiftUI
      struct A: View {
        var body: some View {
          Text("Hello")
          #if \(flag)
          Image("reset_all")
          #endif
        }
      }
      """
    #expect(await found("image-name", ["A.swift": code]).isEmpty)
    #expect(await found("image-name", ["A.swift": code.replacing(flag, with: "FULL")]).count == 1)
  }

  /// People know what is in the film that they just made.
  @Test(arguments: ["Editor/Player.swift", "App/MediaPicker/Player.swift", "Player.swift"])
  func filmsOfOnesOwn(_ path: String) async {
    let type = path == "Player.swift" ? "TrimmerView" : "PlayerView"
    let code = """
      import AVKit
      final class \(type): UIView {
        override class var layerClass: AnyClass { AVPlayerLayer.self }
      }
      """
    for rule in ["captions-unsupported", "audio-description-unsupported"] {
      #expect(await found(rule, [path: code]).isEmpty)
      #expect(await found(rule, ["Feed/Player.swift": code.replacing(type, with: "PlayerView")]).count == 1)
    }
  }

  /// What an extension adds to a view that only its preview shows is shown to nobody as well.
  @Test func extensionsOfViewsThatNothingShows() async {
    let app = """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { Text("Home") } }
      """
    let old = """
      import SwiftUI
      struct OldBar: View { var body: some View { HStack { tab("Home") } } }
      extension OldBar {
        private func tab(_ title: String) -> some View { Text(title).font(.system(size: 10)) }
      }
      struct OldBar_Previews: PreviewProvider { static var previews: some View { OldBar() } }
      """
    #expect(await found("fixed-font-size", ["App.swift": app, "Old.swift": old]).isEmpty)
    let used = app.replacing("Text(\"Home\")", with: "OldBar()")
    #expect(await found("fixed-font-size", ["App.swift": used, "Old.swift": old]).count == 1)
  }

  /// Nobody meets what is there only while something holds and does not hold.
  @Test(arguments: [("!model.isEditing", []), ("model.isEditing", ["error certain"])])
  func outcomesThatExcludeEachOther(inner: String, expected: [String]) async {
    let code = """
      import SwiftUI
      final class Model: ObservableObject { @Published var isEditing = false; var depth = 0 }
      struct Page: View {
        @StateObject var model: Model
        var body: some View {
          ZStack {
            Text("Page")
            if model.isEditing { VStack { field } }
          }
        }
        private var field: some View {
          HStack {
            if model.depth == 1 && \(inner) { Image("arrow_2") }
            Text("Comment")
          }
        }
      }
      """
    #expect(await found("image-name", ["A.swift": code]) == expected)
  }

  /// A function of the project that makes a link of any view: the name of one is none for the others.
  @Test func namesInSharedFunctions() async {
    let code = """
      import SwiftUI
      extension View {
        func opening<Value: Hashable>(_ value: Value) -> some View {
          NavigationLink(destination: Page(value)) { self }
        }
      }
      struct First: View { var body: some View { Text("Settings").opening(1) } }
      struct Second: View { var body: some View { Image(systemName: "gearshape").opening(2) } }
      """
    let findings = await FixedFiles.findings("navigation-link-name", ["A.swift": code])
    #expect(findings.count == 1)
    #expect(findings.flatMap(\.fixes).isEmpty)
  }
}
