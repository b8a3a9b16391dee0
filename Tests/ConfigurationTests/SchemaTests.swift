import EarshotCore
import Foundation
import Testing

@testable import Configuration

@Suite struct SchemaTests {
  private static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Documentation/earshot.schema.json")

  private func schema() throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(ConfigurationSchema.document().utf8)) as? [String: Any])
  }

  /// `EARSHOT_RECORD=1` writes it anew; such a run fails, so that nobody records by accident.
  @Test func shippedSchemaIsThatOfTheCode() throws {
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1" {
      try Data(ConfigurationSchema.document().utf8).write(to: Self.path)
      Issue.record("recorded")
    }
    let shipped = try String(decoding: Data(contentsOf: Self.path), as: UTF8.self)
    #expect(shipped == ConfigurationSchema.document(), "record it: EARSHOT_RECORD=1 swift test --filter SchemaTests")
  }

  @Test func everyKeyAndRuleIsDescribed() throws {
    let properties = try #require(try schema()["properties"] as? [String: [String: Any]])
    #expect(Set(properties.keys) == Set(ConfigurationKey.allCases.map(\.rawValue)))
    #expect(properties.values.allSatisfy { ($0["description"] as? String)?.hasSuffix(".") == true })
    let rules = try #require(properties["rules"]?["properties"] as? [String: Any])
    #expect(Set(rules.keys) == Set(RuleSelection.available.map(\.id)))
  }

  @Test func patternsAgreeWithTheReader() throws {
    for (text, isGood) in [("16.4", true), ("17", true), ("16.4.1", true), ("latest", false), ("1.2.3.4", false)] {
      let isMatch = text.range(of: ConfigurationKey.versionPattern, options: .regularExpression) != nil
      #expect(isMatch == isGood)
      #expect(((try? Configuration.read("{ platforms: { iOS: '\(text)' } }")) != nil) == isGood)
    }
  }
}
