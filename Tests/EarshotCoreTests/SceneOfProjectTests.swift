import EarshotCore
import Testing

/// Scenes and items of toolbars that the project declares, and what is called on them.
@Suite("Scenes of the project with modifiers") struct SceneOfProjectTests {
  private static func app(_ scenes: String) -> String {
    """
    import SwiftUI
    @main struct Sample: App {
      let model = Model()
      var body: some Scene {
        \(scenes)
      }
    }
    struct Model { var title = "Tides" }
    struct MainScene: Scene {
      let model: Model
      var body: some Scene { WindowGroup { Home(model: model) }.onChange(of: model.title) {} }
    }
    struct Home: View { let model: Model; var body: some View { Text(model.title) } }

    """
  }

  private static let menu = ".commands { CommandMenu(\"Tools\") { Button(\"Clean\") {} } }"
  private static let settings = "\n#if os(macOS)\nSettings { Text(\"Settings\") }\n#endif"

  private func account(_ source: String) async -> Accounting? {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = []
    options.accounts = true
    return await Analysis.run(files: ["Source.swift": source], options).accounting
  }

  @Test("The window of a scene is followed, whatever is called on it", arguments: [
    "", menu, menu + settings, ".windowResizability(.contentSize)", ".framed()",
  ]) func modified(_ modifiers: String) async {
    let own = "extension Scene { func framed() -> some Scene { defaultSize(width: 300, height: 200) } }"
    let source = Self.app("MainScene(model: model)\(modifiers)") + own
    #expect(await Hearing.source(source).texts() == ["Tides"])
    #expect(await account(source)?.unfollowed.map(\.view) == [])
  }

  @Test("A method of the scene itself is its own") func ownMethod() async {
    let own = "extension MainScene { func renamed() -> MainScene { MainScene(model: Model(title: \"Harbour\")) } }"
    #expect(await Hearing.source(Self.app("MainScene(model: model).renamed()\(Self.menu)") + own).texts() == ["Harbour"])
  }

  @Test("A scene that nobody makes is not reached") func unused() async {
    let account = await account(Self.app("WindowGroup { Text(\"First\") }"))
    #expect(account?.unfollowed.map(\.view) == [])
    #expect(account?.unreached.map { "\($0.view): \($0.reason)" }.contains("WindowGroup: no caller") == true)
  }

  @Test("Items of a toolbar that a modifier changes") func toolbarItems() async {
    let hearing = await Hearing.source(
      """
      struct Deeds: ToolbarContent { var body: some ToolbarContent { ToolbarItem { Button("Save") {} } } }
      struct Sample: View {
        var body: some View { NavigationStack { Text("Page").toolbar { Deeds().sharedBackgroundVisibility(.hidden) } } }
      }
      """)
    #expect(hearing.texts()?.contains { $0.hasPrefix("Save") } == true)
  }

  @Test("What has a method of a modifier's name and is no scene stays what it is") func models() async {
    let hearing = await Hearing.source(
      """
      struct Note { let words: String; func commands() -> String { words } }
      struct Sample: View { let note = Note(words: "Ebb"); var body: some View { Text(note.commands()) } }
      """)
    #expect(hearing.texts() == ["Ebb"])
  }
}
