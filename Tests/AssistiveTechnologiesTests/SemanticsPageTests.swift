import Foundation
import Testing

@testable import AssistiveTechnologies

/// `Documentation/semantics.md` says what is not modelled; it must say the same as the code and its data.
@Suite("The page about semantics")
struct SemanticsPageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The cells of every row of a table on the page.
  private func rows() throws -> [[String]] {
    let url = Self.root.appendingPathComponent("Documentation/semantics.md")
    return try String(decoding: Data(contentsOf: url), as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix("|") }
      .map { line in line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  @Test("It lists the speech vectors that are not modelled, with the reasons")
  func vectors() throws {
    let listed = try rows().filter { $0.count == 2 && $0[0].hasPrefix("`") }
    let expected = Vectors.notModelled.map { ["`\($0.id)`", $0.reason] }
    #expect(!expected.isEmpty)
    #expect(listed == expected)
  }

  @Test("It tells for how many words of each language there is a source", arguments: [
    (SpeechLanguage.english, "English"), (.german, "German"), (.russian, "Russian"), (.japanese, "Japanese"),
    (.french, "French"), (.spanish, "Spanish"),
    (.chineseSimplified, "Chinese, simplified"), (.chineseTraditional, "Chinese, traditional"),
  ])
  func words(of language: SpeechLanguage, named name: String) throws {
    let known = Word.Key.allCases.count - language.vocabulary.fallbacks.count
    #expect(try rows().contains([name, "\(known) of \(Word.Key.allCases.count)"]))
  }
}
