/// Spells out the short names by which tables name their sources.
enum FactSources {
  private static let texts: [String: String] = {
    let rows = Table(.sources).rows.map { ($0["key"], $0["text"]) }
    return Dictionary(rows) { first, _ in first }
  }()

  /// `wwdc21` and `docs:Button` become "WWDC21 session 10119 transcript; Apple docs: Button".
  static func text(_ references: [String]) -> String {
    references.map { text($0) }.joined(separator: "; ")
  }

  static func text(_ reference: String) -> String {
    let (key, detail) = split(reference)
    guard let source = texts[key] else { return reference }
    return detail.isEmpty ? source : "\(source): \(detail)"
  }

  static func isKnown(_ reference: String) -> Bool {
    texts[split(reference).key] != nil
  }

  private static func split(_ reference: String) -> (key: String, detail: String) {
    let key = reference.prefix { $0 != ":" }
    return (String(key), String(reference.dropFirst(key.count + 1)))
  }
}
