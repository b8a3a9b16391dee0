/// Every rule there is.
public enum RuleRegistry {
  /// The rule types, sorted by id.
  public static let all: [any Rule.Type] = generatedRules.sorted { $0.metadata.id < $1.metadata.id }

  public static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.metadata.id == id } }

  /// The known id that is nearest to a misspelt one.
  public static func nearest(to id: String) -> String? {
    let candidates = all.map { ($0.metadata.id, distance(id, $0.metadata.id)) }
    guard let best = candidates.min(by: { ($0.1, $0.0) < ($1.1, $1.0) }), best.1 <= max(3, id.count / 3) else { return nil }
    return best.0
  }

  /// Number of single-character edits between two words.
  static func distance(_ first: String, _ second: String) -> Int {
    let a = Array(first), b = Array(second)
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (a[i] == b[j] ? 0 : 1))
        diagonal = above
      }
    }
    return row[b.count]
  }
}
