import EarshotCore
import Testing

/// Fixes come to an end, and a second run has nothing left to do.
@Suite("Fix sessions")
struct FixSessionTests {
  private static let options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)

  private func fixed(_ source: String) async throws -> (session: FixSession, text: String) {
    let analysis = await Analysis.run(source: source, Self.options)
    let session = try await FixSession(analysis, AnalysisSession(Self.options), includesSuggested: true)
    return (session, session.changedFiles.first.map { $0.fixed.text(from: 0, to: $0.fixed.bytes.count) } ?? source)
  }

  private static func body(_ code: String) -> String {
    "import SwiftUI\nstruct ExampleView: View {\n  var body: some View {\n    \(code)\n  }\n}\n"
  }

  /// Found by fuzzing: fixes that undo each other, and fixes that fail only beside others.
  static let sources = [
    body("Button(action: save) { Text(\"Save\").opacity(isSaving ? 0 : 1).overln(\"Send\") { submit() } }"),
    body("Button(action: save) {\n    Text(\"Save\").opacity(isSaving ? 0 : 1).overln(\"Send\") { submit() }\n"),
    body("SecureField(\"\", text: $password, prompt: Text(\"8 characters or more\"))"),
    body(
      """
      VStack { Text("Net") }.accessibilityElement(children: .combine).accessibilityLabel("Totals")
      Image(("stars"))
      """),
    body(
      """
      HStack { Image(in: "xmark").onTapGesture { () }; Text("Note") }{ Image(systemName: "xmark").onTapGesture { () } }
      { Image(systemName: "xmark").onTapGesture { () }; Text("Note") }{ Image(sys") { follow() }
      """),
    body(
      """
      HStack { ForEach(1...5, id: \\.self) { star in
        Image(systemName: star rating ? "star.fillfill" : "star")
        Image(systemName: star <= rating ? "star.fill" : "star").onTapGesture { rating = star }
      } }.accessibi(children: .ignore).accessibilityLabel(L10n.sure(rating)).accessibilityAdjustableAction { _ in }
      """),
  ]

  @Test("A second run changes nothing", arguments: sources)
  func secondRun(source: String) async throws {
    let first = try await fixed(source)
    let second = try await fixed(first.text)
    #expect(second.session.applied.isEmpty)
    #expect(second.text == first.text)
  }

  @Test("What was applied is in the text", arguments: sources)
  func appliedMeansChanged(source: String) async throws {
    let result = try await fixed(source)
    #expect(result.session.applied.isEmpty == (result.text == source))
  }

  @Test("One fix that does harm takes none of the others with it")
  func others() async throws {
    // Two buttons that would be called the same are left; the third is not.
    let result = try await fixed(Self.body(
      """
      VStack {
        Button { shut() } label: { Text("×") }
        Button { hide() } label: { Text("✕") }
        Button { next() } label: { Text("›") }
      }
      """))
    #expect(result.text.contains("Text(\"›\") }.accessibilityLabel(\"Next\")"))
  }

  @Test("A field without a title is not named by it")
  func emptyTitle() async throws {
    let result = try await fixed(Self.sources[2])
    #expect(!result.text.contains("accessibilityLabel(\"\")"))
  }

  /// A row that becomes one button needs no group around it.
  @Test func oneElementIsMadeOnce() async throws {
    let row = """
      HStack {
        Image(systemName: "exclamationmark.triangle.fill")
        VStack { Text("Failed to load"); Text("Try again") }
      }
      .onTapGesture { retry() }
      .accessibilityIdentifier("list.error")
      .accessibilityLabel("Failed to load accounts")
      """
    let text = try await fixed(Self.body(row)).text
    #expect(text.split(separator: "\n").count { $0.contains(".accessibilityElement(") } == 1, "\(text)")
    #expect(text.contains(".accessibilityElement(children: .combine)"), "\(text)")
  }
}
