import EarshotCore
import Foundation
import Project
import Rules
import SourceModel
import Testing

/// Names that say of what: of which row, of which side, of which app.
@Suite struct ToldNameTests {
  private func findings(_ code: String) async -> [Finding] {
    await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code]).findings
  }

  private func edits(_ code: String, _ rule: String) async -> [String] {
    await findings(code).filter { $0.rule == rule }.flatMap { $0.fixes.prefix(1).flatMap(\.edits) }
      .map { $0.replacement.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  private func row(_ texts: String, _ button: String, _ more: String = "") -> String {
    """
    struct V: View {
      @State var plans: [Plan]
      var body: some View {
        List(plans) { plan in
          HStack { \(texts); Button { \(button) } label: { Image(systemName: "xmark") } }
        }
      }
    }
    \(more)
    """
  }

  /// What a row shows tells its button from those of the others, where it is the title of the row and can stand in a text.
  @Test func thingsOfRows() async {
    let rule = "icon-button-name", removal = "plans.removeAll { $0.id == plan.id }"
    #expect(await edits(row("Text(plan.title); Text(plan.note)", removal), rule) == [".accessibilityLabel(\"Remove \\(plan.title)\")"])
    // Of two titles neither is sure to be it; a note is none.
    #expect(await edits(row("Text(plan.title); Text(plan.owner.name)", removal), rule) == [".accessibilityLabel(\"Remove plan\")"])
    #expect(await edits(row("Text(plan.note)", removal), rule) == [".accessibilityLabel(\"Remove plan\")"])
    let key = "struct Plan: Identifiable { let id: Int; let title: LocalizedStringKey }"
    #expect(await edits(row("Text(plan.title)", removal, key), rule) == [".accessibilityLabel(\"Remove plan\")"])
  }

  private func arrows(_ back: String, _ on: String) -> String {
    """
    struct V: View {
      @State var shown = Date.now
      let model: Model
      var body: some View {
        HStack {
          Button { \(back) } label: { Image(systemName: "chevron.left") }
          Text(name)
          Button { \(on) } label: { Image(systemName: "chevron.right") }
        }
      }
    }
    """
  }

  /// The system calls them "Back" and "Forward", and nothing is left or entered.
  @Test func arrowsOnBothSides() async {
    let month = arrows("shown = calendar.date(byAdding: .month, value: -1, to: shown)!", "shown = calendar.date(byAdding: .month, value: 1, to: shown)!")
    let labels = await edits(month, "icon-button-name")
    #expect(labels == [".accessibilityLabel(\"Previous month\")", ".accessibilityLabel(\"Next month\")"])
    #expect(await edits(arrows("model.moveOlder()", "model.moveNewer()"), "icon-button-name")
      == [".accessibilityLabel(\"Previous\")", ".accessibilityLabel(\"Next\")"])
    // A page of the web, and what is moved about.
    let others = [arrows("model.goBack()", "model.goForward()"), arrows("model.moveCursor(.left)", "model.moveCursor(.right)")]
    for other in others {
      let labels = await edits(other, "icon-button-name")
      #expect(!labels.contains { $0.contains("Previous") || $0.contains("Next") }, "\(labels)")
    }
  }

  /// A plus and a minus for a list add to it and take from it.
  @Test func signsOnBothSides() async {
    func signs(_ less: String, _ more: String) -> String {
      """
      struct V: View {
        let model: Model
        var body: some View {
          HStack { Button { \(less) } label: { Text("−") }; Text(name); Button { \(more) } label: { Text("+") } }
        }
      }
      """
    }
    let rule = "emoji-or-symbol-name"
    #expect(await edits(signs("model.lower()", "model.raise()"), rule) == [".accessibilityLabel(\"Decrease\")", ".accessibilityLabel(\"Increase\")"])
    let added = await edits(signs("model.removeGuest()", "model.addGuest()"), rule)
    #expect(!added.contains { $0.contains("crease") }, "\(added)")
  }

  /// A picture under a condition that words share is told by these, and one under a vague case by nobody.
  @Test func picturesOfStates() async {
    func code(_ picture: String, _ more: String = "") -> String {
      """
      struct V: View {
        let user: User
        var body: some View { HStack { Text(user.name); if user.isVerified { \(picture) }; \(more) } }
      }
      """
    }
    let rule = "redundant-icon-beside-text"
    #expect(await edits(code("Image(systemName: \"checkmark.seal.fill\")"), rule) == [".accessibilityLabel(\"Verified\")"])
    #expect(await !edits(code("Image(systemName: \"checkmark.seal.fill\"); Text(\"Known\")"), rule).contains(".accessibilityLabel(\"Verified\")"))
  }

  /// The logo of an app is called by the app's name, as far as its settings tell one.
  @Test func logoOfTheApp() async {
    let view = "import SwiftUI\nstruct V: View { var body: some View { VStack { Image(\"ic_logo\"); Button(\"Sign in\") { go() } } } }"
    let plist = """
      <plist><dict>
      <key>CFBundleDevelopmentRegion</key><string>en</string>
      <key>CFBundleDisplayName</key><string>Larkspur</string>
      </dict></plist>
      """
    let info = InfoSettings(propertyList: SourceFile(path: "Info.plist", text: plist))
    let unit = SourceUnit(file: SourceFile(path: "A.swift", text: view), role: .app, isRequested: true, module: nil)
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["image-name"]
    let named = await Analysis.run(on: Project(root: "/", sources: [unit], info: [info].compactMap(\.self)), options)
    let edits = named.findings.flatMap { $0.fixes.flatMap(\.edits) }.map(\.replacement)
    #expect(edits.contains { $0.contains("Text(verbatim: \"Larkspur\")") }, "\(edits)")
  }
}
