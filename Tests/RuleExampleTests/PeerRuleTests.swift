import EarshotCore
import Foundation
import Testing

/// What other tools find, Earshot finds: `Documentation/peers.md` is written from these tables.
@Suite struct PeerRuleTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Documentation/peers.md")

  @Test(arguments: Peer.all.map(\.name)) func findsWhatThePeerFinds(_ name: String) async throws {
    let peer = try #require(Peer.all.first { $0.name == name })
    for rule in peer.rules where !rule.ours.isEmpty {
      let example = RuleExample(rule: rule.ours[0], number: 1, example: .violation(rule.snippet))
      let found = Set(await example.analysis(of: example.sources, rules: nil).findings.map(\.rule))
      for id in rule.ours {
        #expect(found.contains(id), "\(rule.id): \(found.sorted()) in\n\(rule.snippet)")
      }
    }
  }

  @Test func everyRuleIsAnswered() throws {
    for rule in Peer.all.flatMap(\.rules) {
      for id in rule.ours { _ = try RuleSelection.metadata(id) }
      #expect(rule.ours.isEmpty == rule.snippet.isEmpty && !(rule.ours.isEmpty && rule.note.isEmpty), "\(rule.id)")
    }
    let counts = Dictionary(uniqueKeysWithValues: Peer.all.map { ($0.name, $0.rules.count) })
    #expect(counts["SwiftLint 0.65"] == 2 && counts["CVS Health a11y-check 0.3"] == 41)
  }

  /// `EARSHOT_RECORD=1` writes it anew; such a run fails, so that nobody records by accident.
  @Test func pageIsThatOfTheTables() throws {
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
      try Data(Self.document.utf8).write(to: Self.page)
      Issue.record("recorded")
    }
    let shipped = try String(decoding: Data(contentsOf: Self.page), as: UTF8.self)
    #expect(shipped == Self.document, "record it: EARSHOT_RECORD=1 swift test --filter PeerRuleTests")
  }

  private static var document: String {
    var text = """
      # Rules of other tools

      What the rules of other tools for accessibility on Apple's platforms are called here, or why there is nothing. \
      Every row with a rule of Earshot is a test: a piece of code that the other rule rightly reports is reported by \
      that rule of Earshot (`Tests/RuleExampleTests/PeerTables.swift`).

      """
    for peer in Peer.all {
      let found = peer.rules.count { !$0.ours.isEmpty }
      text += "\n## \(peer.name)\n\n\(peer.about) \(found) of \(peer.rules.count) have a rule here.\n\n"
      text += "| its rule | Earshot | remarks |\n| --- | --- | --- |\n"
      for rule in peer.rules {
        let ours = rule.ours.map { "[`\($0)`](rules/\($0).md)" }.joined(separator: ", ")
        text += "| \(rule.id) | \(ours.isEmpty ? "none" : ours) | \(rule.note) |\n"
      }
    }
    return text
  }
}
