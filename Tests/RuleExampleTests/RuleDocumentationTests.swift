import EarshotCore
import Foundation
import PlatformKnowledge
import Testing

/// What every rule has to say about itself.
@Suite struct RuleDocumentationTests {
  @Test(arguments: RuleSelection.available.map(\.id)) func isDocumented(_ id: String) throws {
    let rule = try RuleSelection.metadata(id)
    let documentation = rule.documentation
    for text in [rule.title, documentation.reports, documentation.why, documentation.howToFix, documentation.limits] {
      #expect(!text.isEmpty)
    }
    let isLowercase = rule.title.first?.isLowercase == true || rule.title.hasPrefix("UI")
    #expect(isLowercase && !rule.title.hasSuffix("."), "\(rule.title)")
    for text in [documentation.reports, documentation.why, documentation.howToFix, documentation.limits] {
      #expect(text.last.map { ".)`".contains($0) } == true, "no end: \(text)")
    }
    for criterion in rule.wcag { #expect(WCAG.criterion(criterion) != nil, "\(criterion)") }
  }

  @Test(arguments: RuleRegistry.all.map { $0.metadata.id }) func hasSourcesAndExamples(_ id: String) throws {
    let rule = try RuleSelection.metadata(id)
    // What is said about the project and about Earshot itself needs no source.
    #expect(!rule.documentation.references.isEmpty || rule.family == .hygiene)
    let examples = rule.examples.map(\.expectation)
    #expect(examples.contains(.violation) && examples.contains(.pass) && examples.contains(.undecided), "\(examples)")
    for example in rule.examples {
      #expect((example.expectation == .violation) == example.code.contains(RuleExample.marker), "\(example.code)")
    }
  }

  @Test func idsAreDistinctAndInKebabCase() {
    let ids = RuleSelection.available.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids { #expect(id.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) != nil, "\(id)") }
  }
}

/// `Documentation/topics.md` names rules that exist.
@Suite struct TopicsTests {
  @Test func rulesAreThere() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/topics.md")
    let text = try String(decoding: Data(contentsOf: page), as: UTF8.self)
    let ids = Set(RuleSelection.available.map(\.id))
    for match in text.matches(of: #/`([a-z]+(?:-[a-z]+)+)`/#) {
      #expect(ids.contains(String(match.1)), "\(match.0)")
    }
  }
}
