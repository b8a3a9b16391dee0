import EarshotCore
import Foundation
import Rules
import Testing

/// Names that fixes take from what stands beside a control, from what it does, and from its picture.
@Suite struct FreshNameTests {
  private func findings(_ body: String, _ more: String = "") async -> [Finding] {
    let code = "import SwiftUI\n\(more)\nstruct V: View {\n\(body)\n}\n"
    return await Analysis.run(files: ["A.swift": code]).findings
  }

  private func edits(_ body: String, _ more: String = "", _ rule: String? = nil) async -> [String] {
    await findings(body, more).filter { rule == nil || $0.rule == rule }.flatMap { $0.fixes.prefix(1).flatMap(\.edits) }
      .map { $0.replacement.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  /// An arrow at the end of a row leads where the text says; between two arrows it says where one is.
  @Test func arrowsOfRows() async {
    let row = """
      @State var isShown = false
      var body: some View {
        HStack { Text("Backup"); Spacer(); NavigationLink(destination: Text("Copies")) { Image(systemName: "chevron.forward") } }
        HStack { Text("Licence"); Spacer(); Button { isShown = true } label: { Image(systemName: "chevron.forward") } }
      }
      """
    let named = await edits(row)
    #expect(named.contains(".accessibilityLabel(\"Backup\")") && named.contains(".accessibilityLabel(\"Licence\")"), "\(named)")
    let months = """
      let model: Model
      var body: some View {
        HStack {
          Button { model.previousMonth() } label: { Image(systemName: "chevron.left") }
          Text("March")
          Button { model.nextMonth() } label: { Image(systemName: "chevron.right") }
        }
      }
      """
    #expect(await !edits(months).contains(".accessibilityLabel(\"March\")"))
  }

  /// Whether something could be moved is kept; nothing is sent.
  @Test func arrowsThatMove() async {
    let body = """
      let plans: Plans
      @State var hasFailed = false
      var body: some View { Button { hasFailed = !plans.moveStepUp(1) } label: { Image(systemName: "arrow.up.square") } }
      """
    #expect(await edits(body) == [".accessibilityLabel(\"<#name#>\")"])
  }

  @Test func whatIsTurned() async {
    let body = """
      let dishes: Dishes
      var body: some View { Button { dishes.toggleFavorite() } label: { Image(systemName: "heart") } }
      """
    #expect(await edits(body) == [".accessibilityLabel(\"Favorite\")"])
  }

  /// Words of programs name nothing, and neither does the side from which something comes.
  @Test(arguments: ["onShowSafariWeb", "showRightView"]) func wordsOfPrograms(name: String) async {
    let body = "let drawer: Drawer\nvar body: some View { Button { drawer.\(name)() } label: { Image(\"ic_menu_2\") } }"
    #expect(await !edits(body).contains { $0.contains("Show") })
  }

  /// "Selected" is said of what is chosen.
  @Test func statesBesideSliders() async {
    let body = """
      @State var page = 1.0
      var body: some View {
        VStack { HStack { Text("Selected"); Spacer(); Text("\\(Int(page)) / 9") }; Slider(value: $page, in: 1...9, step: 1) }
      }
      """
    let found = await edits(body, "", "slider-name")
    #expect(!found.isEmpty && !found.contains { $0.contains("Selected") }, "\(found)")
  }

  /// A link with words says what the symbol in its row is about.
  @Test func symbolsBesideLinks() async {
    let body = """
      var body: some View {
        HStack { NavigationLink("Heart rate", destination: Text("60")); Spacer(); Image(systemName: "chart.xyaxis.line") }
      }
      """
    let found = await findings(body)
    #expect(found.map(\.rule).contains("redundant-icon-beside-text"), "\(found.map(\.rule))")
    #expect(await edits(body).contains(".accessibilityHidden(true)"))
  }

  /// What run time adds to the name of a background changes nothing about what it is for.
  @Test func picturesWithANumber() async {
    let body = """
      let number: Int
      var body: some View { VStack { Text("Welcome") }.background(Image("Background" + String(number)).resizable()) }
      """
    #expect(await !findings(body).contains { $0.rule == "image-name" })
  }
}
