import Foundation
import Testing

@testable import PlatformKnowledge

@Suite struct SystemDifferenceTests {
  @Test(arguments: SystemDifference.allCases)
  func everyDifferenceHasItsFacts(_ difference: SystemDifference) throws {
    let facts = try #require(difference.facts)
    #expect(facts.what.hasSuffix("."))
    #expect(facts.first != nil || facts.last != nil, "all versions do so")
    for end in [facts.first, facts.last].compactMap({ $0 }) {
      let numbers = SystemDifferenceFacts.numbers(end)
      #expect((1...2).contains(numbers.count) && numbers.map(String.init).joined(separator: ".") == end)
    }
  }

  /// `Documentation/semantics.md` has the same table.
  @Test(arguments: SystemDifference.allCases)
  func thePageTellsOfIt(_ difference: SystemDifference) throws {
    let facts = try #require(difference.facts)
    let page = DataFileTests.folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/semantics.md")
    let versions =
      switch (facts.first, facts.last) {
      case (let first?, let last?): "\(first) to \(last)"
      case (let first?, nil): "from \(first) on"
      case (nil, let last): "up to \(last ?? "")"
      }
    let row = "| `\(difference.rawValue)` | \(versions) | \(facts.what) | \(facts.confidence.rawValue) |"
    #expect(try String(decoding: Data(contentsOf: page), as: UTF8.self).contains(row + "\n"))
  }

  @Test func everyRowIsUsed() {
    let keys = Set(SystemDifference.allCases.map(\.rawValue)).union(["known", "unused"])
    #expect(keys == Set(Table(.systemDifferences).rows.map { $0["key"] }))
  }

  @Test func everySourceIsKnown() {
    for row in Table(.systemDifferences).rows {
      let sources = row.list("sources", separator: "|")
      #expect(!sources.isEmpty && sources.allSatisfy(FactSources.isKnown), "\(row["key"])")
      #expect(Confidence(rawValue: row["confidence"]) != nil)
    }
  }

  @Test func lastVersionsIncludeWhatComesAfterTheDot() {
    func has(_ difference: SystemDifference, _ major: Int, _ minor: Int) -> Bool {
      SystemBehavior(major: major, minor: minor).has(difference)
    }
    #expect(!has(.sectionHeaderCapitals, 16, 4))
    #expect(has(.sectionHeaderCapitals, 17, 0) && has(.sectionHeaderCapitals, 18, 6))
    #expect(!has(.sectionHeaderCapitals, 26, 0))
    #expect(has(.tabBadgeValue, 16, 0) && has(.tabBadgeValue, 18, 5) && !has(.tabBadgeValue, 26, 2))
    #expect(!has(.switchStateText, 16, 4) && has(.switchStateText, 17, 0))
  }

  @Test func theNewestAndWhatComesAfterItBehaveAlike() {
    #expect(SystemBehavior.newest == SystemBehavior(major: 26, minor: 2))
    #expect(SystemBehavior.newest == SystemBehavior(major: 27, minor: 0))
    #expect(SystemBehavior.newest == SystemBehavior(major: 40, minor: 0))
    #expect(SystemBehavior.newest != SystemBehavior(major: 18, minor: 5))
  }

  @Test func boundsOfWhatIsKnown() {
    #expect(SystemBehavior.known == 16...27)
    #expect([18, 26].allSatisfy { !SystemBehavior.isUnused(major: $0) })
    #expect([19, 25].allSatisfy { SystemBehavior.isUnused(major: $0) })
  }

  @Test func badges() {
    #expect(["3", "1", "A", "99+", ""].map(TabBadge.value) == ["3 items", "1 item", "A", "99+", ""])
  }
}
