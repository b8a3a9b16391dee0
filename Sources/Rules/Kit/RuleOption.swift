/// Something about a rule that a configuration may set: `"rules": { "generic-label": { "allowed": ["Text"] } }`.
public struct RuleOption: Hashable, Sendable {
  /// A setting. Its case is the type that a configuration must give.
  public enum Value: Hashable, Sendable {
    case flag(Bool)
    case number(Int)
    case text(String)
    case list([String])
  }

  /// In camel case; `severity` is taken.
  public var name: String
  /// What it does, as a sentence, for the schema and the rule's page.
  public var summary: String
  public var defaultValue: Value
  /// The only texts that are allowed, for options of text or a list of texts; empty for any.
  public var choices: [String]

  public init(_ name: String, _ summary: String, default defaultValue: Value, choices: [String] = []) {
    self.name = name
    self.summary = summary
    self.defaultValue = defaultValue
    self.choices = choices
  }
}

/// What a configuration sets, by rule and option.
public typealias RuleSettings = [String: [String: RuleOption.Value]]

extension RuleContext {
  /// What the configuration says about an option, else its default; nil when the rule declares no such option.
  public func option(_ name: String, of rule: RuleMetadata) -> RuleOption.Value? {
    settings[rule.id]?[name] ?? rule.options.first { $0.name == name }?.defaultValue
  }

  /// An option that is on or off.
  public func flag(_ name: String, of rule: RuleMetadata) -> Bool {
    if case .flag(let value)? = option(name, of: rule) { value } else { false }
  }

  /// An option that is a whole number; 0 when the rule declares none of that name.
  public func number(_ name: String, of rule: RuleMetadata) -> Int {
    if case .number(let value)? = option(name, of: rule) { value } else { 0 }
  }

  /// An option that is a text; empty when the rule declares none of that name.
  public func text(_ name: String, of rule: RuleMetadata) -> String {
    if case .text(let value)? = option(name, of: rule) { value } else { "" }
  }

  /// An option that is a list of texts.
  public func list(_ name: String, of rule: RuleMetadata) -> [String] {
    if case .list(let value)? = option(name, of: rule) { value } else { [] }
  }
}
