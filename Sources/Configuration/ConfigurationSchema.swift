import AccessibilityModel
import EarshotCore
import PlatformKnowledge
import Reporting
import Rules

/// The JSON Schema of configuration files, made from the same tables as the reader.
public enum ConfigurationSchema {
  /// The schema as a JSON document.
  public static func document() -> String {
    JSONValue.object([
      .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
      .init("title", "Configuration of Earshot"),
      .init("description", "What a project says in its .earshot.json. JSON5 is accepted: comments, trailing commas."),
      .init("type", "object"),
      .init("properties", .object(ConfigurationKey.allCases.map { .init($0.rawValue, described($0)) })),
      .init("additionalProperties", false),
      // Where rules may come from elsewhere, any id may be right.
      .init("if", ["not": ["anyOf": [["required": ["customRules"]], ["required": ["extends"]]]]]),
      .init("then", onlyKnownRules),
      .init("$defs", [
        "level": choice(RuleLevel.names), "globs": list(of: ["type": "string", "minLength": 1]),
        "rule": choice(RuleSelection.ids),
      ]),
    ]).document()
  }

  private static let onlyKnownRules: JSONValue = {
    let known: JSONValue = ["propertyNames": ["$ref": "#/$defs/rule"]]
    return ["properties": ["rules": known, "overrides": ["items": ["properties": ["rules": known]]]]]
  }()

  private static func described(_ key: ConfigurationKey) -> JSONValue {
    guard case .object(let members) = schema(of: key) else { return .null }
    return .object([.init("description", .string(key.summary))] + members)
  }

  private static func schema(of key: ConfigurationKey) -> JSONValue {
    switch key {
    case .extends: return oneOrMore
    case .customRules: return customRules
    case .schema, .baseline: return ["type": "string", "minLength": 1]
    case .preset: return choice(RuleSelection.Preset.allCases.map(\.rawValue))
    case .failOn: return choice(FailureLevel.allCases.map(\.rawValue))
    case .rules:
      let own: JSONValue = [
        "anyOf": [
          ["$ref": "#/$defs/level"],
          closedObject([.init(ConfigurationKey.ruleLevelKey, ["$ref": "#/$defs/level"])]),
        ]
      ]
      return object(RuleSelection.available.map { .init($0.id, rule($0)) }, others: own)
    case .overrides:
      let level: JSONValue = ["$ref": "#/$defs/level"]
      let levels = object(RuleSelection.available.map { .init($0.id, level) }, others: level)
      let members: [JSONValue.Member] = [.init("files", globs), .init("rules", levels)]
      return list(of: closedObject(members, required: ConfigurationKey.overrideKeys))
    case .include, .exclude: return globs
    case .components: return components
    case .libraries: return list(of: ["type": "string", "minLength": 1])
    case .modifiers: return list(of: ["type": "string", "minLength": 1])
    case .claims: return list(of: choice(NutritionLabel.allCases.map(\.rawValue)))
    case .languages: return list(of: ["type": "string", "pattern": .string(ConfigurationKey.languagePattern)])
    case .platforms:
      let version: JSONValue = [
        "anyOf": [
          ["type": "string", "pattern": .string(ConfigurationKey.versionPattern)], ["type": "integer", "minimum": 1],
        ]
      ]
      return closedObject(ConfigurationKey.platformNames.map { .init($0, version) })
    }
  }

  private static let globs: JSONValue = ["$ref": "#/$defs/globs"]

  private static func rule(_ rule: RuleMetadata) -> JSONValue {
    let options = rule.options.map { JSONValue.Member($0.name, option($0)) }
    let level = JSONValue.Member(ConfigurationKey.ruleLevelKey, ["$ref": "#/$defs/level"])
    return [
      "description": .string(rule.title + (rule.isOptIn ? " (off by default)" : "")),
      "anyOf": [["$ref": "#/$defs/level"], closedObject([level] + options)],
    ]
  }

  private static func option(_ option: RuleOption) -> JSONValue {
    let text: JSONValue = option.choices.isEmpty ? ["type": "string", "minLength": 1] : choice(option.choices)
    let (type, defaultValue): (JSONValue, JSONValue) =
      switch option.defaultValue {
      case .flag(let flag): (["type": "boolean"], .bool(flag))
      case .number(let number): (["type": "integer"], .integer(number))
      case .text(let value): (text, .string(value))
      case .list(let values): (list(of: text), JSONValue(values))
      }
    guard case .object(let members) = type else { return type }
    return .object([.init("description", .string(option.summary))] + members + [.init("default", defaultValue)])
  }

  private static let components: JSONValue = {
    // Any public view of SwiftUI and its siblings; the commonest and the kinds are offered by name.
    let kinds = ThirdPartyView.Behavior.allCases.map(\.rawValue)
    let behavior: JSONValue = [
      "type": "string", "minLength": 1,
      "description": .string(
        "The name of a built-in view, such as Button, Toggle or Image, or one of: " + kinds.joined(separator: ", ")),
      "examples": JSONValue(["Button", "Toggle", "TextField", "Slider", "Image", "Label"] + kinds),
    ]
    let label: JSONValue = [
      "type": "string", "minLength": 1,
      "description": "The argument that gives the label; '_' for the first one without a label of its own.",
    ]
    let full = closedObject(
      [.init("behavesAs", behavior), .init("label", label)], required: ["behavesAs"])
    return ["type": "object", "additionalProperties": ["anyOf": [behavior, full]]]
  }()

  private static let customRules: JSONValue = {
    let text: JSONValue = ["type": "string", "minLength": 1]
    let members: [JSONValue.Member] = ConfigurationKey.customRuleKeys.map { key in
      let value: JSONValue =
        switch key {
        case "severity": choice(Severity.allCases.map(\.rawValue))
        case "where", "require": condition
        case "platforms": oneOrMore(of: choice(ConfigurationKey.platformNames))
        case "wcag": oneOrMore
        case "fix":
          closedObject(
            [.init("title", text), .init("modifier", ["type": "string", "pattern": "^[.]"])], required: ["modifier"])
        case "examples": closedObject(ConfigurationKey.customExampleKeys.map { .init($0, oneOrMore) })
        default: text
        }
      return .init(key, value)
    }
    return [
      "type": "object", "propertyNames": ["pattern": .string(ConfigurationKey.rulePattern)],
      "additionalProperties": closedObject(members, required: ["message", "where"]),
    ]
  }()

  private static let condition: JSONValue = closedObject(
    ConfigurationKey.conditionKeys.map { key in
      let value: JSONValue =
        switch key {
        case "role": oneOrMore(of: choice(ElementRole.allCases.map(\.rawValue)))
        case "traits": oneOrMore(of: choice(Traits.names.map(\.name)))
        case "container": oneOrMore(of: choice(AccessibilityContainer.Kind.allCases.map { String(describing: $0) }))
        case "component": oneOrMore
        default:
          [
            "description": "A pattern (* for any text, ? for a character), several, true for any text, false for none.",
            "anyOf": [["type": "boolean"], oneOrMore],
          ]
        }
      return .init(key, value)
    })

  // MARK: - Pieces

  private static let oneOrMore = oneOrMore(of: ["type": "string", "minLength": 1])

  private static func oneOrMore(of item: JSONValue) -> JSONValue {
    ["anyOf": [item, ["type": "array", "items": item]]]
  }

  private static func choice(_ names: [String]) -> JSONValue { ["enum": JSONValue(names)] }

  private static func list(of items: JSONValue) -> JSONValue { ["type": "array", "items": items] }

  /// - Parameter others: What members of other names are.
  private static func object(_ properties: [JSONValue.Member], others: JSONValue) -> JSONValue {
    .object([
      .init("type", "object"), .init("properties", .object(properties)), .init("additionalProperties", others),
    ])
  }

  private static func closedObject(_ properties: [JSONValue.Member], required: [String] = []) -> JSONValue {
    var members: [JSONValue.Member] = [.init("type", "object"), .init("properties", .object(properties))]
    if !required.isEmpty { members.append(.init("required", JSONValue(required))) }
    return .object(members + [.init("additionalProperties", false)])
  }
}
