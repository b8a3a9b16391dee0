import EarshotCore
import Rules
import SourceModel
import Foundation
import Testing

@testable import Configuration

@Suite struct BaselineFileTests {
  private let source = """
    struct PlayerView: View {
      var body: some View {
        VStack {
          Button { skip() } label: { Image(systemName: "rectangle.3.group") }
          Button { skip() } label: { Image(systemName: "rectangle.3.group") }
        }
      }
    }
    """

  private func analysis(_ files: [String: String], baseline: Baseline? = nil) async -> Analysis {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["icon-button-name", StaleBaselineEntry.metadata.id]
    options.baseline = baseline
    return await Analysis.run(files: files, options)
  }

  private func baseline(_ analysis: Analysis) throws -> Baseline {
    let document = BaselineFile.document(analysis.findings) { analysis.pathInRoot(of: $0) }
    return try BaselineFile.read(SourceFile(path: "baseline.json", text: document))
  }

  @Test func whatWasAcceptedIsNotReported() async throws {
    let first = await analysis(["A.swift": source])
    #expect(first.findings.count == 2)
    #expect(Set(first.findings.map(\.fingerprint)).count == 2)
    let second = await analysis(["A.swift": source], baseline: try baseline(first))
    #expect(second.findings.isEmpty)
    #expect(second.baselined.count == 2)
  }

  @Test func fingerprintsSurviveMoves() async throws {
    let accepted = try baseline(await analysis(["A.swift": source]))
    let moved = "// a comment\r\n\r\n" + source.replacing("\n", with: "\r\n   ")
    let second = await analysis(["Features/Player/Renamed.swift": moved, "Other.swift": "struct A {}"], baseline: accepted)
    #expect(second.findings.isEmpty)
    #expect(second.baselined.count == 2)
  }

  @Test func whatComesNewIsReported() async throws {
    let accepted = try baseline(await analysis(["A.swift": source]))
    let more = source.replacing("VStack {", with: "VStack {\n  Button { skip() } label: { Image(systemName: \"circle.grid.2x2\") }")
    #expect(await analysis(["A.swift": more], baseline: accepted).findings.count == 1)
    // One of its kind more than was accepted.
    let button = "Button { skip() } label: { Image(systemName: \"rectangle.3.group\") }"
    let third = source.replacing("VStack {", with: "VStack {\n  \(button)")
    #expect(await analysis(["A.swift": third], baseline: accepted).findings.count == 1)
    let other = source.replacing("PlayerView", with: "QueueView")
    #expect(await analysis(["A.swift": source, "B.swift": other], baseline: accepted).findings.count == 2)
  }

  @Test func staleEntriesAreReported() async throws {
    let accepted = try baseline(await analysis(["A.swift": source]))
    let repaired = source.replacing("Image(systemName: \"rectangle.3.group\")", with: "Text(\"Skip\")")
    let findings = await analysis(["A.swift": repaired], baseline: accepted).findings
    #expect(findings.map(\.rule) == ["stale-baseline-entry", "stale-baseline-entry"])
    #expect(findings.first?.place.file.path == "baseline.json")
    #expect(findings.first?.place.text == "\"\(accepted.entries[0].fingerprint)\"")
  }

  @Test func suppressionsLeaveFingerprintsAlone() async throws {
    let accepted = try baseline(await analysis(["A.swift": source]))
    let button = "      Button { skip() }"
    let first = try #require(source.range(of: button))
    let suppressed = source.replacingCharacters(in: first, with: "// earshot:ignore icon-button-name -- why\n" + button)
    let second = await analysis(["A.swift": suppressed], baseline: accepted)
    #expect(second.findings.isEmpty)
    #expect(second.suppressed.map(\.reason) == ["why"])
  }

  @Test(arguments: [
    ("{}", "1:1: is no baseline"), ("{ findings: [ {} ] }", "1:15: entry without"), ("{ findings: [", "unexpected end"),
    ("{ schema: 9, findings: [] }", "1:11: was written by another version"),
  ])
  func brokenFilesAreMistakes(text: String, message: String) {
    do {
      _ = try BaselineFile.read(SourceFile(path: "b.json", text: text))
      Issue.record("was read")
    } catch {
      #expect("\(error.mistakes[0])".contains(message))
    }
  }
}
