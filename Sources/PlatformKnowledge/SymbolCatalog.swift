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
    let dot = UInt8(ascii: ".")
    var name: [UInt8] = []
    /// Where each part of the name ends.
    var ends: [Int] = []
    list.forEachPiece(at: " ") { word in
      if word.isEmpty { return }
      let rest = word.firstIndex { $0 != dot } ?? word.count
      let kept = min(rest, ends.count)
      ends.removeLast(ends.count - kept)
      name.removeLast(name.count - (ends.last ?? 0))
      UnsafeRawBufferPointer(rebasing: word[rest...]).forEachPiece(at: ".") { part in
        if part.isEmpty { return }
        if !name.isEmpty { name.append(dot) }
        name.append(contentsOf: part)
        ends.append(name.count)
      }
      body(String(decoding: name, as: UTF8.self))
    }
  }
}
