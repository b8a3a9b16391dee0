/// Finds what a misspelt word was meant to be.
public enum Spelling {
  /// The candidates that are near enough to be meant, the nearest first.
  public static func nearest(to word: String, among candidates: some Sequence<String>, limit: Int = 1) -> [String] {
    // With two edits, a word of three letters would be near to everything.
    let farthest = word.count <= 3 ? 1 : max(2, word.count / 3)
    let folded = word.lowercased()
    let ranked = Set(candidates).compactMap { candidate -> (name: String, distance: Int)? in
      let name = candidate.lowercased()
      let nearness = closeness(of: folded, to: name)
      return nearness <= farthest || word.count > 2 && name.contains(folded) ? (candidate, nearness) : nil
    }
    return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(limit).map(\.name)
  }

  /// "; did you mean 'x' or 'y'?", or nothing.
  public static func suggestion(for word: String, among candidates: some Sequence<String>, limit: Int = 1) -> String {
    let names = nearest(to: word, among: candidates, limit: limit).map { "'\($0)'" }
    return names.isEmpty ? "" : "; did you mean \(names.joined(separator: " or "))?"
  }

  /// The edits between two words; the beginning of a long name, misspelt, counts as well: 'Profle' of 'ProfileScreen'.
  private static func closeness(of word: String, to name: String) -> Int {
    var result = distance(word, name)
    for length in [word.count, word.count + 1] { result = min(result, 1 + distance(word, String(name.prefix(length)))) }
    return result
  }

  /// Number of single-character edits between two words.
  private static func distance(_ first: String, _ second: String) -> Int {
    let source = Array(first)
    let target = Array(second)
    var row = Array(0...target.count)
    for i in source.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in target.indices {
        let above = row[j + 1]
        let replaced = diagonal + (source[i] == target[j] ? 0 : 1)
        row[j + 1] = min(replaced, above + 1, row[j] + 1)
        diagonal = above
      }
    }
    return row[target.count]
  }
}
