import PlatformKnowledge
import Rules
import SourceModel

/// Which rules to ask.
public struct RuleSelection: Sendable {
  public enum Preset: String, CaseIterable, Sendable {
    /// Every rule but those that are off by default.
    case recommended
    /// Every rule, those that are off by default included.
    case strict
    /// Of the recommended rules, those about success criteria of WCAG 2.2, level A.
    case wcagA = "wcag-a"
    /// Of the recommended rules, those about success criteria of levels A and AA.
    case wcagAA = "wcag-aa"

    /// Whether the preset asks a rule.
    public func contains(_ rule: RuleMetadata) -> Bool {
      let levels = rule.wcag.compactMap { WCAG.criterion($0)?.level }
      switch self {
      case .strict: return true
      case .recommended: return !rule.isOptIn
      case .wcagA: return !rule.isOptIn && levels.contains(.a)
      case .wcagAA: return !rule.isOptIn && !levels.isEmpty
      }
    }
  }

  public var preset: Preset
  /// Only these, when there are any, whatever preset and levels say.
  public var only: [String]
  /// Never these.
  public var skipped: [String]
  /// What the configuration says: a rule with a level is asked, whatever the preset says.
  public var policy: RulePolicy

  public init(
    preset: Preset = .recommended, only: [String] = [], skipped: [String] = [], policy: RulePolicy = RulePolicy()
  ) {
    self.preset = preset
    self.only = only
    self.skipped = skipped
    self.policy = policy
  }

  /// What Earshot can report, sorted by id: the rules, and what it says about suppressions and baselines itself.
  public static let available: [RuleMetadata] =
    (RuleRegistry.all.map { $0.metadata } + [
      UnusedSuppression.metadata, UnknownRuleInSuppression.metadata, StaleBaselineEntry.metadata,
      UnsupportedClaim.metadata, FileInNoTarget.metadata,
    ])
    .sorted { $0.id < $1.id }

  /// The ids of `available`, made once: the parser of arguments asks for them dozens of times before a command begins.
  public static let ids: [String] = available.map(\.id)

  public struct UnknownRule: Error, Hashable {
    public var id: String

    public var message: String {
      if id.first?.isNumber == true { return "unknown rule '\(id)': no rule is about such a criterion of WCAG" }
      let available = RuleSelection.available
      let families = Set(available.flatMap { RuleSelection.familyNames($0.family) }).sorted()
      let suggestion = Spelling.suggestion(for: id, among: ids + families)
      return "unknown rule '\(id)'" + (suggestion.isEmpty ? "; 'earshot rules' lists them" : suggestion)
    }
  }

  /// The documentation of a rule.
  ///
  /// - Parameter own: The project's own rules.
  public static func metadata(_ id: String, own: [CustomRule] = []) throws -> RuleMetadata {
    guard let metadata = all(with: own).first(where: { $0.id == id }) else { throw UnknownRule(id: id) }
    return metadata
  }

  /// The rules that a word stands for: the id of one, a glob of ids (`*-name`), a family (`names`), or a success
  /// criterion of WCAG (`4.1.2`) or a guideline or principle (`1.4`, `2`).
  ///
  /// - Parameter own: The project's own rules.
  public static func matching(_ word: String, own: [CustomRule] = []) throws -> [RuleMetadata] {
    let available = all(with: own)
    if let rule = available.first(where: { $0.id == word }) { return [rule] }
    let found: [RuleMetadata]
    if word.contains("*") || word.contains("?") {
      let glob = Glob(word)
      found = available.filter { glob.matches($0.id) }
    } else if word.first?.isNumber == true {
      found = available.filter { $0.wcag.contains { $0 == word || $0.hasPrefix(word + ".") } }
    } else {
      found = available.filter { familyNames($0.family).contains(word.lowercased()) }
    }
    if found.isEmpty { throw UnknownRule(id: word) }
    return found
  }

  private static func all(with own: [CustomRule]) -> [RuleMetadata] {
    own.isEmpty ? available : (available + own.map(\.metadata)).sorted { $0.id < $1.id }
  }

  /// `quality-of-names` and `name-quality`.
  fileprivate static func familyNames(_ family: RuleMetadata.Family) -> [String] {
    func kebab(_ text: String) -> String {
      var result = ""
      for character in text where character != "," {
        if character.isUppercase, let last = result.last, last.isLetter, last.isLowercase, !text.contains(" ") {
          result.append("-")
        }
        result += character == " " ? "-" : character.lowercased()
      }
      return result
    }
    return [kebab(family.rawValue), kebab(String(describing: family))]
  }

  /// The rules to ask, and how to judge what they find.
  public struct Resolved: Sendable {
    /// Sorted by id.
    public var rules: [RuleMetadata]
    public var policy: RulePolicy
  }

  /// Works out the rules to ask. Fails when one of those that are named does not exist.
  public func resolved() throws -> Resolved {
    let own = policy.allCustomRules
    let only = Set(try self.only.flatMap { try Self.matching($0, own: own) }.map(\.id))
    let skipped = Set(try self.skipped.flatMap { try Self.matching($0, own: own) }.map(\.id))
    func isWanted(_ rule: RuleMetadata) -> Bool? {
      if skipped.contains(rule.id) { return false }
      return only.isEmpty ? nil : only.contains(rule.id)
    }
    var result = Self.resolved(preset, policy, isWanted)
    let asked = Set(result.rules.map(\.id))
    for index in policy.parts.indices {
      let part = policy.parts[index]
      let inner = Self.resolved(part.preset, part.policy, isWanted)
      result.policy.parts[index].policy = inner.policy
      result.policy.parts[index].rules = Set(inner.rules.map(\.id))
      let further = inner.rules.filter { rule in !result.rules.contains { $0.id == rule.id } }
      result.policy.offElsewhere.formUnion(further.map(\.id).filter { !asked.contains($0) })
      result.rules += further
    }
    result.rules.sort { $0.id < $1.id }
    result.policy.customRules = own
    return result
  }

  /// - Parameter isWanted: Whether a rule was named to be asked or left out; nil where nothing was said.
  private static func resolved(
    _ preset: Preset, _ policy: RulePolicy, _ isWanted: (RuleMetadata) -> Bool?
  ) -> Resolved {
    var policy = policy
    let own = policy.customRules
    let overridden = Set(policy.overrides.flatMap { $0.levels.filter { $0.value != .off }.keys })
    let rules = all(with: own).filter { rule in
      if let isWanted = isWanted(rule) { return isWanted }
      // Whoever writes a rule wants it asked.
      if isOn(rule, preset, policy)
        || own.contains(where: { $0.metadata.id == rule.id }) && policy.levels[rule.id] != .off
      {
        return true
      }
      guard overridden.contains(rule.id) else { return false }
      policy.offElsewhere.insert(rule.id)
      return true
    }
    return Resolved(rules: rules, policy: policy)
  }

  private static func isOn(_ rule: RuleMetadata, _ preset: Preset, _ policy: RulePolicy) -> Bool {
    switch policy.levels[rule.id] {
    case .off: false
    case .severity: true
    case nil: preset.contains(rule)
    }
  }
}
