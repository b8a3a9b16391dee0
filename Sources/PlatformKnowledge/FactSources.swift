/// Spells out the short names by which tables name their sources.
enum FactSources {
  private static let texts: [String: String] = {
    let rows = Table(.sources).rows.map { ($0["key"], $0["text"]) }
    return Dictionary(rows) { first, _ in first }
  }()

  /// `wwdc21 | docs:Button` becomes `WWDC21 session 10119 transcript; Apple docs: Button`.
  static func text(_ keys: String) -> String {
    keys.split(separator: "|").map { key in
      let key = key.drop { $0 == " " }
      let parts = key.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      guard let name = parts.first, let source = texts[name] else { return String(key).trimmed }
      return parts.count > 1 ? "\(source): \(parts[1])" : source
    }.joined(separator: "; ")
  }

  static func isKnown(_ keys: String) -> Bool {
    keys.split(separator: "|").allSatisfy { key in
      guard let name = key.split(separator: ":", maxSplits: 1).first else { return false }
      return texts[String(name).trimmed] != nil
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
