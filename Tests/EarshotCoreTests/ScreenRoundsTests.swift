import EarshotCore
import Testing

/// Which views are looked at by themselves: those of which some code is in no screen that uses them.
@Suite("Views that are whole in others")
struct ScreenRoundsTests {
  private func analysis(_ source: String, everyView: Bool = false) async -> Analysis {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 2)
    options.buildsEveryView = everyView
    return await Analysis.run(source: source, options)
  }

  private func screens(_ source: String) async -> [String] { await analysis(source).screens.map(\.name) }

  @Test("A component that is whole in its uses is not looked at by itself, and counted as a view")
  func wholeInAnother() async {
    let source = """
      struct Row: View { let title: String; var body: some View { HStack { Text(title).bold(); Toggle("On", isOn: $on) } } }
      struct Home: View { var body: some View { VStack { Row(title: "A").padding(); Row(title: "B") } } }
      """
    let result = await analysis(source)
    #expect(result.screens.map(\.name) == ["Home"])
    #expect(result.statistics.views == 2)
    #expect(await analysis(source, everyView: true).screens.map(\.name) == ["Row", "Home"])
  }

  @Test("A branch that no use takes is looked at")
  func branchNotTaken() async {
    let names = await screens("""
      struct Row: View {
        var badge: String? = nil
        var body: some View { HStack { Text("Title"); if let badge { Text(badge) } } }
      }
      struct Home: View { var body: some View { Row() } }
      """)
    #expect(names == ["Row", "Home"])
  }

  @Test("What nothing uses, only a preview, or only code that is not followed, is looked at", arguments: [
    "", "#Preview { Card() }", "struct Home: View { let make: (Card) -> AnyView; var body: some View { make(Card()) } }",
  ])
  func notUsed(elsewhere: String) async {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    (options.buildsEveryView, options.buildsPreviews) = (false, false)
    let result = await Analysis.run(
      source: "struct Card: View { var body: some View { Button(\"Buy\") {} } }\n" + elsewhere, options)
    #expect(result.screens.map(\.name).contains("Card"))
  }

  @Test("Of views that use each other and that nothing else uses, one is begun with")
  func circle() async {
    let names = await screens("""
      struct Folder: View { var body: some View { Text("Folder"); File(); Folder() } }
      struct File: View { var body: some View { Text("File"); Folder() } }
      """)
    #expect(names == ["Folder"])
  }

  @Test("Views around views are begun with the outermost")
  func chain() async {
    let names = await screens("""
      struct A: View { var body: some View { B() } }
      struct B: View { var body: some View { C() } }
      struct C: View { var body: some View { Text("C") } }
      """)
    #expect(names == ["A"])
  }

  @Test("What every use hides is no defect")
  func hiddenInUse() async {
    let source = """
      struct Cover: View { var body: some View { Image("cover-2x") } }
      struct Home: View {
        var body: some View { Button {} label: { Cover() }.accessibilityElement(children: .ignore).accessibilityLabel("Album") }
      }
      """
    #expect(await analysis(source).findings.filter { $0.rule == "image-name" }.isEmpty)
  }

  @Test("Findings are the same where every view is built")
  func sameFindings() async {
    let source = """
      struct Round: View { let icon: String; var body: some View { Button { } label: { Image(systemName: icon) } } }
      struct Pair: View { var body: some View { Round(icon: "xmark"); Round(icon: "trash").accessibilityLabel("Delete") } }
      struct Home: View { var body: some View { Pair(); if wide { Image("hero_banner") } } }
      """
    let few = await analysis(source).findings.map(\.message)
    #expect(!few.isEmpty)
    #expect(await analysis(source, everyView: true).findings.map(\.message) == few)
  }
}
