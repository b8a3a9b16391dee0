import Foundation
import Testing

/// Pages of rules: what is in the repository is what the program prints.
@Suite struct RulePageTests {
  private static let shipped = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Documentation/rules")

  /// `EARSHOT_RECORD=1` writes them anew; such a run fails, so that nobody records by accident.
  @Test func shippedPagesAreThoseOfTheRules() throws {
    let tree = try Tree()
    try #require(try tree.earshot("rules", "--pages", "pages").status == 0)
    let names = try tree.names(in: "pages")
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
      try? FileManager.default.removeItem(at: Self.shipped)
      try FileManager.default.copyItem(at: tree.folder.appendingPathComponent("pages"), to: Self.shipped)
      Issue.record("recorded")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: Self.shipped.path).sorted() == names)
    for name in names {
      let text = try String(decoding: Data(contentsOf: Self.shipped.appendingPathComponent(name)), as: UTF8.self)
      #expect(
        try tree.text("pages/" + name) == text,
        "\(name) is out of date: EARSHOT_RECORD=1 swift test --filter RulePageTests")
    }
  }

  @Test func explainPrintsThePage() throws {
    let tree = try Tree()
    let page = try tree.earshot("explain", "icon-button-name", "--format", "markdown").output
    let shipped = try Data(contentsOf: Self.shipped.appendingPathComponent("icon-button-name.md"))
    #expect(page == String(decoding: shipped, as: UTF8.self))
    let text = try tree.earshot("explain", "icon-button-name").output
    for part in ["How to fix it in UIKit", "Earshot says:", "what is heard", "EN 301 549: 11.4.1.2", "Voice Control"] {
      #expect(text.lowercased().contains(part.lowercased()), "\(part)")
    }
  }

  @Test func linksLeadToPages() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.shipped.path) {
      let text = try String(decoding: Data(contentsOf: Self.shipped.appendingPathComponent(name)), as: UTF8.self)
      for link in text.matches(of: #/\]\(([a-z0-9-]+\.md)\)/#) {
        let target = Self.shipped.appendingPathComponent(String(link.1)).path
        #expect(FileManager.default.fileExists(atPath: target), "\(link.1) in \(name)")
      }
    }
  }
}
