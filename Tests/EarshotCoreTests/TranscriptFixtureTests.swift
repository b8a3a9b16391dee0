import EarshotCore
import Foundation
import Reporting
import AssistiveTechnologies
import Testing

/// What is heard, written beside the code that says it (`TranscriptFixture` tells how).
@Suite("Transcript fixtures")
struct TranscriptFixtureTests {
  @Test("Every line is heard as its comment says", arguments: Fixtures.transcripts)
  func isHeard(_ fixture: TranscriptFixture) async {
    let differences = await fixture.differences()
    #expect(differences.isEmpty, "\(fixture.name)")
  }

  @Test("Every fixture expects something", arguments: Fixtures.transcripts)
  func expectsSomething(_ fixture: TranscriptFixture) {
    #expect(!fixture.expectations.isEmpty)
  }

  @Test("Every open line has a reason", arguments: Fixtures.transcripts)
  func givesReasons(_ fixture: TranscriptFixture) {
    #expect(fixture.expectations.allSatisfy { $0.openReason?.isEmpty != true })
  }

  @Test("The fixtures are there")
  func areThere() {
    #expect(Fixtures.transcripts.count >= 34)
  }
}

/// Whole transcripts as people read them. `EARSHOT_RECORD=1` writes them anew, and fails so that nobody forgets.
@Suite("Golden transcripts")
struct GoldenTranscriptTests {
  @Test("The transcript is the recorded one", arguments: Fixtures.golden)
  func isAsRecorded(_ fixture: TranscriptFixture) async throws {
    var text = ""
    for locale in fixture.locales {
      let hearing = await fixture.hearing(in: locale)
      let screens = hearing.screens.map { ScreenTranscript($0, voiceOver: hearing.voiceOver) }
      text += text.isEmpty ? "" : "\n"
      text += ReadReport(screens: screens, locale: locale).text()
    }
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1" {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/Golden")
      try text.write(to: folder.appendingPathComponent(fixture.name + ".txt"), atomically: true, encoding: .utf8)
      Issue.record("recorded \(fixture.name).txt: read it, then run without EARSHOT_RECORD")
      return
    }
    let recorded = try #require(Fixtures.text(at: "Golden/\(fixture.name).txt"))
    #expect(text == recorded)
  }

  @Test("The transcripts are there")
  func areThere() {
    #expect(Fixtures.golden.count >= 3)
  }
}

/// The files below `Fixtures`.
enum Fixtures {
  static let folder = Bundle.module.bundleURL.appendingPathComponent("Fixtures")

  static let transcripts = all(in: "Transcripts")
  static let golden = all(in: "Golden")

  /// Nil when there is no such file.
  static func text(at path: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// Empty when the folder cannot be read, which the tests of the number of fixtures tell.
  private static func all(in name: String) -> [TranscriptFixture] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(name).path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { file in
      text(at: "\(name)/\(file)").map { TranscriptFixture(name: String(file.dropLast(6)), source: $0) }
    }
  }
}
