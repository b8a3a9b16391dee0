/// Names of SF Symbols, their versions and renames, from `symbols.tsv` and `symbol-renames.tsv`.
struct SymbolCatalog: Sendable {
  static let shared = SymbolCatalog()

  /// Name to first iOS version.
  let introduced: [String: String]
  /// Old name to current one.
  let current: [String: String]
  /// Current name to the old ones, sorted.
  let former: [String: [String]]
  /// Endings of the variants that the system chooses by script and direction.
  let variantEndings: Set<String>

  private init() {
    var introduced: [String: String] = [:]
    introduced.reserveCapacity(10_000)
    var endings: Set<String> = []
    for row in Table(.symbols).rows {
      let version = row["ios"]
      if version == "variants" {
        endings = Set(row["names"].pieces(at: " "))
      } else {
        Self.forEachName(in: row["names"]) { introduced[$0] = version }
      }
    }

    var current: [String: String] = [:]
    var former: [String: [String]] = [:]
    for row in Table(.symbolRenames).rows {
      for suffix in [""] + row.list("suffixes") {
        current[row["old"] + suffix] = row["new"] + suffix
        former[row["new"] + suffix, default: []].append(row["old"] + suffix)
      }
    }

    self.introduced = introduced
    self.current = current
    self.former = former.mapValues { $0.sorted() }
    self.variantEndings = endings
  }

  /// `heart` for `heart.ar`: the name without an ending for a script or a direction.
  func base(of symbol: String) -> String? {
    guard let dot = symbol.lastIndex(of: "."), variantEndings.contains(String(symbol[symbol.index(after: dot)...]))
    else { return nil }
    let base = String(symbol[..<dot])
    return introduced[base] != nil || current[base] != nil ? base : nil
  }

  /// Reads the front-coded list: dots at the start of a word stand for that many parts of the name before.
  private static func forEachName(in list: String, _ body: (String) -> Void) {
    var before: [Substring.UTF8View] = []
    let dot = UInt8(ascii: ".")
    for word in list.utf8.split(separator: UInt8(ascii: " ")) {
      let rest = word.drop { $0 == dot }
      before.removeLast(max(0, before.count - (word.count - rest.count)))
      before += rest.split(separator: dot)
      body(before.map { String(Substring($0)) }.joined(separator: "."))
    }
  }
}
