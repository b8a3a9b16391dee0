import EarshotCore
import Project
import Testing

/// Rules that look for words in code heed what the code says, wherever comments say the same.
@Suite struct CodeWordTests {
  private static let observer = "closedCaptioningStatusDidChangeNotification"

  @Test(arguments: [
    ("", 1),
    ("// \(observer)", 1),
    ("/* one */ /* \(observer) */", 1),
    ("/* \(observer) /* \(observer) */ \(observer) */ // \(observer)", 1),
    ("let name = UIAccessibility.\(observer)", 0),
    ("// \(observer)\nlet name = UIAccessibility.\(observer)", 0),
    ("let text = \"// \\(UIAccessibility.\(observer))\"", 0),
    ("/* \(observer) */ let name = UIAccessibility.\(observer) // \(observer)", 0),
  ])
  func commentsAreNoCode(_ line: String, _ count: Int) async {
    let source = """
      import UIKit
      \(line)
      final class Player {
        let showsCaptions = UIAccessibility.isClosedCaptioningEnabled
      }
      """
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["caption-setting-stale"]
    #expect(await Analysis.run(files: ["A.swift": source], options).findings.count == count)
  }
}
