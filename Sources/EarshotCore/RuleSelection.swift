import PlatformKnowledge
import Rules

/// Which rules to ask.
public struct RuleSelection: Hashable, Sendable {
  public enum Preset: String, CaseIterable, Sendable {
    /// Every rule but those that are off by default.
    case recommended
    /// Every rule, those that are off by default included.
    case strict
    /// Of the recommended rules, those about success criteria of WCAG 2.2, level A.
    case wcagA = "wcag-a"
    /// Of the recommended rules, those about success criteria of levels A and AA.
    case wcagAA = "wcag-aa"
  }

  public var preset: Preset
  /// Only these, when there are any.
  public var only: [String]
  public var skipped: [String]

  public init(preset: Preset = .recommended, only: [String] = [], skipped: [String] = []) {
    self.preset = preset
    self.only = only
    self.skipped = skipped
  }

  /// What Earshot can report, sorted by id: the rules, and what it says about suppressions itself.
  public static let available: [RuleMetadata] =
    (RuleRegistry.all.map { $0.metadata } + [UnusedSuppression.metadata]).sorted { $0.id < $1.id }

  public struct UnknownRule: Error, Hashable {
    public var id: String

    public var message: String {
      "unknown rule '\(id)'" + Spelling.suggestion(for: id, among: RuleSelection.available.map(\.id))
    }
  }

  /// The documentation of a rule.
  public static func metadata(_ id: String) throws -> RuleMetadata {
    guard let metadata = available.first(where: { $0.id == id }) else { throw UnknownRule(id: id) }
    return metadata
  }

  /// The rules that are chosen, sorted by id.
  public func rules() throws -> [RuleMetadata] {
    for id in only + skipped { _ = try Self.metadata(id) }
    return Self.available.filter { rule in
      guard !skipped.contains(rule.id) else { return false }
      return only.isEmpty ? isInPreset(rule) : only.contains(rule.id)
    }
  }

  private func isInPreset(_ rule: RuleMetadata) -> Bool {
    let levels = rule.wcag.compactMap { WCAG.criterion($0)?.level }
    switch preset {
    case .strict: return true
    case .recommended: return !rule.isOptIn
    case .wcagA: return !rule.isOptIn && levels.contains(.a)
    case .wcagAA: return !rule.isOptIn && !levels.isEmpty
    }
  }
}
