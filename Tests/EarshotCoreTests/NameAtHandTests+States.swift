import EarshotCore
import Project
import Rules
import SourceModel
import Testing

/// Fixes that hold in all states, and words that are in the app already.
extension NameAtHandTests {
  @Test("A text that others give words to is hidden only while it has none")
  func emptyText() async {
    let found = await swiftUI("empty-element", """
      struct Head: View {
        var hint: String? = nil
        var body: some View {
          HStack {
            Text(hint ?? "").font(.largeTitle)
            Button("Add a stay") { add() }
          }
        }
      }
      struct Page: View { var body: some View { Head() } }
      """)
    #expect(found == [#".accessibilityHidden((hint ?? "") == "")"#])
  }

  @Test("Input labels of one state are not those of all")
  func inputLabels() async {
    let titles = await findings("label-in-name", ["A.swift": """
      import SwiftUI
      struct Ask: View {
        let isWaiting: Bool
        var body: some View {
          Button { ask() } label: { Text(isWaiting ? "Waiting" : "Ask for it") }
            .accessibilityLabel(isWaiting ? "In the queue" : "Ask for it now")
        }
      }
      """]).flatMap { $0.fixes.map(\.title) }
    #expect(!titles.contains { $0.contains("Voice Control") })
  }

  @Test("A symbol that one caller hands over for what no text says is not hidden for all")
  func handedSymbols() async {
    let found = await swiftUI("redundant-icon-beside-text", """
      struct Facts: View {
        let year: String?
        let grade: Double?
        var body: some View {
          HStack {
            if let year { pill(picture: "calendar", words: "Made in \\(year)") }
            if let grade, grade > 0 { pill(picture: "star.fill", words: String(format: "%.1f", grade)) }
          }
        }
        func pill(picture: String, words: String) -> some View {
          HStack { Image(systemName: picture); Text(words) }
        }
      }
      """)
    #expect(!found.contains(".accessibilityHidden(true)"))
  }

  // MARK: - The language of the app

  @Test("A key that only other languages have a text for is its own text")
  func keysOfOtherLanguages() async throws {
    let code = """
      import SwiftUI
      struct Pane: View {
        let onCommit: () -> Void
        var body: some View { Button { onCommit() } label: { Image("checkmark-sharp") } }
      }
      """
    let project = Project(
      root: "/", sources: [SourceUnit(file: SourceFile(path: "A.swift", bytes: Array(code.utf8)))],
      strings: StringTables(["Localizable": [
        "en": ["weeks_few": .plain("weeks", state: nil)], "ru": ["DONE": .plain("ГОТОВО", state: nil)],
      ]]))
    let analysis = try await AnalysisSession(Self.options).analyse(project)
    let found = analysis.findings.filter { $0.rule == "icon-button-name" }.flatMap { $0.fixes.prefix(1).flatMap(\.edits) }
    #expect(found.map(\.replacement) == [#".accessibilityLabel("DONE")"#])
  }

  @Test("A constant whose key a member of texts looks up is used")
  func constantsOfMembers() async throws {
    let code = """
      import SwiftUI
      extension String { var localize: String { NSLocalizedString(self, comment: "") } }
      enum Caption {
        static let done = "DONE".localize
        static let cancel = "CANCEL".localize
        static let back = "BACK".localize
      }
      struct Pane: View {
        let onCommit: () -> Void
        var body: some View { Button { onCommit() } label: { Image("checkmark-sharp") } }
      }
      """
    #expect(await first("icon-button-name", ["A.swift": code]) == [".accessibilityLabel(Caption.done)"])
  }
}
