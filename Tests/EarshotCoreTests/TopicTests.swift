import EarshotCore
import Foundation
import Reporting
import Testing

/// Every row of `Documentation/topics.md` is shown: by an example below `Fixtures/Topics` that is heard as its comments
/// say, or by a test that is named there.
@Suite("Topics") struct TopicTests {
  @Test("Every topic is heard as its example says", arguments: Topic.examples)
  func isHeard(_ topic: Topic) async throws {
    let analysis = await Analysis.run(source: topic.source, name: "Topic.swift")
    #expect(analysis.problems.isEmpty)
    let screen = try #require(analysis.screens.last)
    let heard = ScreenTranscript(screen, voiceOver: analysis.voiceOver).stops.map { spoken in
      let conditions = spoken.stop.when.map(\.description).joined(separator: ", ")
      return spoken.utterance.caption + (conditions.isEmpty ? "" : "  when " + conditions)
    }
    #expect(heard == topic.heard)
  }

  @Test("Every row of the page has an example, and every example a row")
  func pageAndExamplesAgree() throws {
    #expect(Set(Topic.all.map(\.title)) == Set(try Topic.rows()))
    #expect(Topic.all.count == Set(Topic.all.map(\.title)).count)
  }

  @Test("Tests that are named are there")
  func namedTestsAreThere() {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    for name in Topic.all.compactMap(\.test) {
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path), "\(name)")
    }
  }
}

/// A subject of the page with what shows it.
struct Topic: Sendable, CustomTestStringConvertible {
  var title: String
  /// Swift code whose last screen is meant.
  var source: String
  /// What is said there, stop by stop, with the conditions.
  var heard: [String]
  /// The file of the test that shows it instead.
  var test: String?

  var testDescription: String { title }

  static let all = ["Elements", "Screens", "UIKit"].flatMap { Fixtures.text(at: "Topics/\($0).swift").map(read) ?? [] }
  static let examples = all.filter { $0.test == nil }

  /// A file of topics: what stands before the first one is part of each.
  private static func read(_ text: String) -> [Topic] {
    let parts = text.components(separatedBy: "// topic: ")
    return parts.dropFirst().map { part in
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      func notes(_ word: String) -> [String] {
        lines.filter { $0.hasPrefix("// \(word): ") }.map { String($0.dropFirst(word.count + 5)) }
      }
      return Topic(
        title: lines[0], source: parts[0] + lines.dropFirst().joined(separator: "\n"), heard: notes("heard"),
        test: notes("shown by").first)
    }
  }

  /// The first cells of the tables on the page, down to the list of rules that do not exist.
  static func rows() throws -> [String] {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/topics.md")
    let text = try String(decoding: Data(contentsOf: page), as: UTF8.self)
    let tables = text.components(separatedBy: "\n## Rules of the catalogue")[0]
    return tables.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .map { $0.components(separatedBy: " | ")[0].dropFirst(2).trimmingCharacters(in: .whitespaces) }
      .filter { $0 != "Topic" && !$0.hasPrefix("---") }
  }
}
