import EarshotCore
import SourceModel
import Testing

/// Pieces of code as documents and chats have them: views outside of any declaration, closures that hold a comment.
@Suite struct SnippetTests {
  private func found(_ code: String) async throws -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = try Set(RuleSelection(preset: .strict).resolved().rules.map(\.id))
    let ignored: Set<String> = ["missing-identifier"]
    return await Analysis.run(files: ["A.swift": code], options).findings
      .map(\.rule).filter { !ignored.contains($0) }
  }

  @Test func viewsAtTheTopLevel() async throws {
    #expect(try await found("Button(action: save) {\n  Image(\"disk_16\")\n}").contains("icon-button-name"))
    #expect(try await found("Button(action: like) {\n  Image(systemName: \"heart\")\n}\n.accessibilityLabel(\"Filled heart icon\")")
      .contains("label-describes-appearance"))
    #expect(try await found("// Kept from assistive technologies?\nImage(\"background-lines\")").contains("decorative-image-exposed"))
    #expect(try await found("Button(\"Play\") { /* ... */ }\n  .accessibilityHint(\"Double-tap to play the film\")")
      .contains("hint-describes-gesture"))
    #expect(try await found("Button(\"Add to list\") { /* ... */ }\n  .accessibilityHint(\"Tap to add to list\")")
      .contains { $0.hasPrefix("hint-") })
    #expect(try await found("Text(\"Hello\")\nText(\"World\").bold()") == [])
  }

  @Test func gesturesThatAreLeftOut() async throws {
    let code = "RoundedRectangle(cornerRadius: 8)\n  .fill(.blue)\n  .overlay(Text(\"Send\"))\n  .onTapGesture { ... }"
    #expect(try await found(code).contains("tap-without-button-trait"))
  }

  @Test func programsAreNoViews() async throws {
    #expect(try await found("print(\"Hello\")\nMyApp.main()\nNSApplicationMain(0, nil)") == [])
  }
}
