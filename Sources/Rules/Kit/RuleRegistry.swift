/// Every rule there is.
public enum RuleRegistry {
  /// The rule types, sorted by id.
  public static let all: [any Rule.Type] = generatedRules.sorted { $0.metadata.id < $1.metadata.id }

  public static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.metadata.id == id } }
}
