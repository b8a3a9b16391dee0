/// The texts of all string catalogs, `.strings` and `.stringsdict` files of a project.
///
/// Tables of the same name are one table here, whatever bundle or package they belong to. Where they differ on a key,
/// files that the user pointed at go before others, and among those the first by path decides.
public struct StringTables: Sendable {
  /// Entries of one file in one language.
  typealias Entries = [String: LocalizedText]

  /// Table → language → the files that have it, first choice first.
  private var files: [String: [String: [Entries]]] = [:]

  public init() {}

  /// Tables made in memory: table → language → key → text.
  public init(_ tables: [String: [String: [String: LocalizedText]]]) {
    files = tables.mapValues { $0.mapValues { [$0] } }
  }

  /// Adds a file behind those that are there.
  mutating func add(_ entries: Entries, table: String, language: String) {
    files[table, default: [:]][language, default: []].append(entries)
  }

  /// The text of a key in a language, nil when that language has none: falling back to another language is the
  /// caller's business.
  ///
  /// - Parameters:
  ///   - table: Name of the table, nil for `Localizable`.
  ///   - language: As the project's files write it: `en`, `pt-BR`, `zh-Hans`.
  public func text(forKey key: String, table: String?, language: String) -> LocalizedText? {
    guard let files = files[table ?? "Localizable"]?[language] else { return nil }
    for entries in files {
      if let text = entries[key] { return text }
    }
    return nil
  }

  /// Whether any language in any bundle has the key.
  public func hasKey(_ key: String, table: String?) -> Bool {
    guard let languages = files[table ?? "Localizable"] else { return false }
    return languages.values.contains { $0.contains { $0[key] != nil } }
  }

  /// Without the texts of other languages.
  public func only(_ languages: Set<String>) -> StringTables {
    var result = self
    result.files = files.mapValues { $0.filter { languages.contains($0.key) } }
    return result
  }

  /// All languages that any table has, sorted.
  public var languages: [String] {
    Set(files.values.flatMap(\.keys)).sorted()
  }

  /// The names of the tables, sorted.
  public var tables: [String] {
    files.keys.sorted()
  }

  /// Whether there is no table at all. A catalog without keys is a table.
  public var isEmpty: Bool {
    files.isEmpty
  }
}
