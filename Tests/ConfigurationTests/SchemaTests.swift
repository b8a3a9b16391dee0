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

  /// Where a file has rules of its own or takes those of another, editors must not mark their ids as wrong.
  @Test func ownRulesMayHaveLevels() throws {
    let schema = try schema()
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(properties["rules"]?["additionalProperties"] is [String: Any])
    let override = (properties["overrides"]?["items"] as? [String: Any])?["properties"] as? [String: [String: Any]]
    #expect(override?["rules"]?["additionalProperties"] is [String: Any])
    // Elsewhere an id that nothing has is a slip.
    let condition = try #require((schema["if"] as? [String: Any])?["not"] as? [String: [[String: [String]]]])
    #expect(condition["anyOf"]?.compactMap { $0["required"]?.first } == ["customRules", "extends"])
    let then = (schema["then"] as? [String: Any])?["properties"] as? [String: [String: Any]]
    #expect((then?["rules"]?["propertyNames"] as? [String: String]) == ["$ref": "#/$defs/rule"])
    let names = ((schema["$defs"] as? [String: Any])?["rule"] as? [String: [String]])?["enum"]
    #expect(names == RuleSelection.available.map(\.id))
    let text = "{ customRules: { 'own-rule': { message: 'm', where: { role: 'button' } } }, rules: { 'own-rule': 'error' } }"
    #expect((try? Configuration.read(text)) != nil)
  }

  @Test func patternsAgreeWithTheReader() throws {
    for (text, isGood) in [("16.4", true), ("17", true), ("16.4.1", true), ("latest", false), ("1.2.3.4", false)] {
      let isMatch = text.range(of: ConfigurationKey.versionPattern, options: .regularExpression) != nil
      #expect(isMatch == isGood)
      #expect(((try? Configuration.read("{ platforms: { iOS: '\(text)' } }")) != nil) == isGood)
    }
  }
}
