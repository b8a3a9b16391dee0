import EarshotCore
import PlatformKnowledge
import Project
import Rules
import SourceModel
import Testing

/// Labels of the App Store that a project claims, and what speaks against them.
@Suite struct ClaimTests {
  private let file = SourceFile(path: ".earshot.json", text: "{ claims: ['larger-text', 'captions'] }")

  private func found(_ code: String, changed: Set<String>? = nil) async -> [Finding] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.claims = [
      NutritionClaim(.largerText, at: SourceRange(file: file, start: 11, end: 24)),
      NutritionClaim(.captions, at: SourceRange(file: file, start: 26, end: 36)),
    ]
    options.changedFiles = changed
    let analysis = await Analysis.run(files: ["V.swift": "import SwiftUI\n\(code)\n"], options)
    return analysis.findings.filter { $0.rule == "nutrition-claim-unsupported" }
  }

  @Test func findingsSpeakAgainstAClaim() async {
    let small = "struct V: View { var body: some View { Text(\"Terms apply\").font(.system(size: 13)) } }"
    let found = await found(small)
    #expect(found.map(\.message) == ["'Larger Text' is claimed, and 1 finding speaks against it"])
    #expect(found.first?.place.file === file && found.first?.severity == .error)
    #expect(found.first?.related.count == 1)
    // Of a part of the files nobody can say anything about the app.
    #expect(await self.found(small, changed: ["V.swift"]).isEmpty)
  }

  @Test func claimWithoutEvidenceStands() async {
    #expect(await found("struct V: View { var body: some View { Text(\"Terms apply\").font(.body) } }").isEmpty)
  }
}
