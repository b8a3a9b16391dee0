/// Likely meanings of symbols: the rows of `symbol-meanings.tsv`, and the rules by which other symbols follow from
/// them (variants, badges, slashes, enclosed characters).
struct SymbolMeanings: Sendable {
  static let shared = SymbolMeanings()

  private let rows: [String: SymbolMeaning]
  private let catalog = SymbolCatalog.shared
  /// What buttons do that show an unambiguous symbol, in English and small letters.
  let actions: Set<String>

  private init() {
    let rows = Table(.symbolMeanings).rows.map { row in
      (
        row["symbol"],
        SymbolMeaning(
          english: row["en"], japanese: row["ja"], kind: SymbolMeaning.Kind(rawValue: row["kind"]) ?? .object,
          isAmbiguous: row["ambiguous"] == "ambiguous")
      )
    }
    self.rows = Dictionary(rows) { first, _ in first }
    actions = Set(rows.map(\.1).filter { $0.kind == .action && !$0.isAmbiguous }.map { $0.english.lowercased() })
  }

  func meaning(of symbol: String) -> SymbolMeaning? {
    var tried: Set<String> = []
    if let found = search(symbol, &tried) { return found }
    for alias in aliases(of: symbol) {
      if let found = search(alias, &tried) { return found }
    }
    return nil
  }

  /// The rules, in order; the first that gives something wins.
  private func search(_ symbol: String, _ tried: inout Set<String>) -> SymbolMeaning? {
    guard !symbol.isEmpty, tried.insert(symbol).inserted else { return nil }
    if let row = rows[symbol] { return row }
    if let base = catalog.base(of: symbol), let found = search(base, &tried) { return found }
    for alias in aliases(of: symbol) {
      if let row = rows[alias] { return row }
    }
    let parts = symbol.split(separator: ".").map(String.init)
    if let unfilled = Self.unfilled(parts), let found = search(unfilled, &tried) { return found }
    if let open = Self.unenclosed(parts), let found = search(open, &tried) { return found }
    return badged(parts) ?? slashed(parts) ?? Self.character(parts)
  }

  private func aliases(of symbol: String) -> [String] {
    (catalog.current[symbol].map { [$0] } ?? []) + (catalog.former[symbol] ?? [])
  }

  // MARK: Rules

  /// Without its `fill` parts. For toggles the fill means "on", which is a state and not another name.
  private static func unfilled(_ parts: [String]) -> String? {
    let kept = parts.enumerated().filter { $0.offset == 0 || $0.element != "fill" }.map(\.element)
    return kept.count < parts.count ? kept.joined(separator: ".") : nil
  }

  private static let enclosures: Set<String> = [
    "circle", "square", "rectangle", "diamond", "app", "seal", "hexagon", "octagon", "capsule",
  ]

  /// Without the shape around it.
  private static func unenclosed(_ parts: [String]) -> String? {
    guard parts.count > 1, let last = parts.last, enclosures.contains(last) else { return nil }
    return parts.dropLast().joined(separator: ".")
  }

  /// `tray.badge.plus`: adds to, removes from, sets up, or tells the state of what stands before the badge.
  private func badged(_ parts: [String]) -> SymbolMeaning? {
    guard let badge = parts.lastIndex(of: "badge"), badge > 0, badge == parts.count - 2,
      let noun = noun(parts[..<badge])
    else { return nil }
    let (english, japanese) = (noun.english, noun.japanese)
    let inner = english.lowercasedFirst
    func made(_ kind: SymbolMeaning.Kind, _ english: String, _ japanese: String) -> SymbolMeaning {
      SymbolMeaning(english: english, japanese: japanese, kind: kind, isAmbiguous: true)
    }
    switch parts[badge + 1] {
    case "plus": return made(.action, "Add \(inner)", "\(japanese)を追加")
    case "minus", "xmark": return made(.action, "Remove \(inner)", "\(japanese)を削除")
    case "gearshape": return made(.action, "\(english) settings", "\(japanese)の設定")
    case "ellipsis": return made(.action, "\(english) options", "\(japanese)の操作")
    case "checkmark": return made(.state, "\(english) done", "\(japanese)完了")
    case "exclamationmark": return made(.state, "\(english) problem", "\(japanese)の問題")
    case "questionmark": return made(.state, "\(english) unknown", "\(japanese)不明")
    case "clock": return made(.state, "\(english) pending", "\(japanese)保留中")
    default: return nil
    }
  }

  /// `bell.slash` where it has no row: the thing is off, and a button with it turns it off or on again.
  private func slashed(_ parts: [String]) -> SymbolMeaning? {
    guard parts.count > 1, parts.last == "slash", let noun = noun(parts.dropLast()) else { return nil }
    return SymbolMeaning(
      english: "\(noun.english) off", japanese: "\(noun.japanese)オフ", kind: .state, isAmbiguous: true)
  }

  /// What a badge or a slash is about; a state is no thing to add, remove or turn off.
  private func noun(_ parts: ArraySlice<String>) -> SymbolMeaning? {
    meaning(of: parts.joined(separator: ".")).flatMap { $0.kind == .state ? nil : $0 }
  }

  /// What is left of `1.circle`: the number itself. A letter alone stands for a word that nobody can know.
  private static func character(_ parts: [String]) -> SymbolMeaning? {
    guard parts.count == 1, let text = parts.first, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return SymbolMeaning(english: text.uppercased(), japanese: text.uppercased(), kind: .object, isAmbiguous: false)
  }
}

extension String {
  /// `Download list` becomes `download list`; `PDF`, `iCloud` and `AirPlay` stay as they are.
  fileprivate var lowercasedFirst: String {
    let word = prefix { $0 != " " }
    guard word.dropFirst().allSatisfy(\.isLowercase), let first, !Self.names.contains(String(word)) else { return self }
    return first.lowercased() + dropFirst()
  }

  /// Names among the English meanings that keep their capital.
  private static let names: Set<String> = ["Apple"]
}
