/// The texts of all string catalogs, `.strings` and `.stringsdict` files of a project.
///
/// Tables of the same name are one table here, whatever bundle or package they belong to. Where they differ on a key,
/// the file nearest to what is looked at decides (`nearest(to:)`), then files that the user pointed at go before
/// others, and among those the first by path.
public struct StringTables: Hashable, Sendable {
  /// Entries of one file in one language.
  typealias Entries = [String: LocalizedText]

  /// One file in one language.
  private struct File: Hashable, Sendable {
    /// As source files are named: relative to the working directory.
    var folder: String
    var entries: Entries
    /// The keys that Xcode makes symbols of.
    var symbolKeys: Set<String> = []
  }

  /// Table → language → the files that have it, first choice first.
  private var files: [String: [String: [File]]] = [:]

  public init() {}

  /// Tables made in memory: table → language → key → text.
  public init(_ tables: [String: [String: [String: LocalizedText]]]) {
    files = tables.mapValues { $0.mapValues { [File(folder: "", entries: $0)] } }
  }

  /// Tables made in memory of the texts of string catalogs, by the names of their tables.
  public init(catalogs: [String: String]) throws {
    for (table, text) in catalogs { add(try StringCatalog(Array(text.utf8)), table: table) }
  }

  /// Adds a catalog behind the files that are there.
  mutating func add(_ catalog: StringCatalog, table: String, folder: String = "") {
    for (language, entries) in catalog.languages {
      files[table, default: [:]][language, default: []].append(
        File(folder: folder, entries: entries, symbolKeys: catalog.manualKeys))
    }
  }

  /// Adds a file behind those that are there.
  ///
  /// - Parameter folder: The folder of the bundle that it belongs to, as source files are named.
  mutating func add(_ entries: Entries, table: String, language: String, folder: String = "") {
    files[table, default: [:]][language, default: []].append(File(folder: folder, entries: entries))
  }

  /// Adds to what a file has.
  mutating func merge(_ entries: Entries, table: String, language: String, folder: String) {
    guard let index = files[table]?[language]?.firstIndex(where: { $0.folder == folder }) else {
      add(entries, table: table, language: language, folder: folder)
      return
    }
    files[table]?[language]?[index].entries.merge(entries) { _, new in new }
  }

  /// The same tables, with the files first that are nearest to a source file: an app's own before those of another app
  /// in the same repository.
  func nearest(to path: String) -> StringTables {
    var result = self
    result.files = files.mapValues { $0.mapValues { Nearness(to: path).sorted($0, by: \.folder) } }
    return result
  }

  /// The same tables without the files of some folders.
  func only(in isInSight: (_ folder: String) -> Bool) -> StringTables {
    var result = self
    result.files = files.compactMapValues { languages in
      let left = languages.mapValues { $0.filter { isInSight($0.folder) } }.filter { !$0.value.isEmpty }
      return left.isEmpty ? nil : left
    }
    return result
  }

  /// How many texts there are in a language that differ from their keys, in all tables together.
  public func count(in language: String) -> Int {
    files.values.reduce(0) { sum, languages in
      sum + (languages[language] ?? []).reduce(0) { $0 + $1.entries.count { $0.value != .plain($0.key, state: nil) } }
    }
  }

  /// Folders whose files have different texts for one key.
  var contestedFolders: Set<String> {
    var result: Set<String> = []
    for files in files.values.flatMap(\.values) where Set(files.map(\.folder)).count > 1 {
      var first: [String: (folder: String, text: LocalizedText)] = [:]
      for file in files {
        for (key, text) in file.entries {
          if let other = first[key] {
            if other.text != text, other.folder != file.folder { result.formUnion([other.folder, file.folder]) }
          } else {
            first[key] = (file.folder, text)
          }
        }
      }
    }
    return result
  }

  /// The text of a key in a language, nil when that language has none: falling back to another language is the
  /// caller's business. Of a bundle that has only another form of the language, such as `en-GB` for `en`, that form
  /// counts (`LanguageMatch`).
  ///
  /// - Parameters:
  ///   - table: Name of the table, nil for `Localizable`.
  ///   - language: `en`, `pt-BR`, `zh-Hans`.
  public func text(forKey key: String, table: String?, language: String) -> LocalizedText? {
    guard let languages = files[table ?? "Localizable"] else { return nil }
    for file in languages[language] ?? [] {
      if let text = file.entries[key] { return text }
    }
    for file in Self.filesOfOtherForms(of: language, in: languages) {
      if let text = file.entries[key] { return text }
    }
    return nil
  }

  /// All files that a language is read in, those in other forms of it last.
  private static func files(for language: String, in languages: [String: [File]]) -> [File] {
    (languages[language] ?? []) + filesOfOtherForms(of: language, in: languages)
  }

  /// The files of bundles that have a language in another form only.
  private static func filesOfOtherForms(of language: String, in languages: [String: [File]]) -> [File] {
    let base = language.prefix { $0 != "-" && $0 != "_" }
    let forms = languages.keys.filter { $0 != language && $0.hasPrefix(base) }
    guard !forms.isEmpty else { return [] }
    let own = Set(languages[language, default: []].map(\.folder))
    var byFolder: [String: Set<String>] = [:]
    for form in forms {
      for file in languages[form] ?? [] where !own.contains(file.folder) {
        byFolder[file.folder, default: []].insert(form)
      }
    }
    let chosen = byFolder.mapValues { LanguageMatch.best(for: language, of: $0) }
    return forms.sorted().flatMap { form in (languages[form] ?? []).filter { chosen[$0.folder] == form } }
  }

  /// The languages whose files are read for some languages, in any bundle.
  private func languages(readFor wanted: Set<String>) -> Set<String> {
    files.values.reduce(into: wanted) { result, languages in
      for language in wanted {
        var byFolder: [String: Set<String>] = [:]
        for (form, files) in languages { for file in files { byFolder[file.folder, default: []].insert(form) } }
        for forms in byFolder.values where !forms.contains(language) {
          if let form = LanguageMatch.best(for: language, of: forms) { result.insert(form) }
        }
      }
    }
  }

  /// The plain texts of `Localizable` in a language, by key; of several bundles that of the first choice.
  public func texts(inLanguage language: String) -> [String: String] {
    var result: [String: String] = [:]
    for file in Self.files(for: language, in: files["Localizable"] ?? [:]) {
      for (key, text) in file.entries where result[key] == nil {
        if case .plain(let words, _) = text { result[key] = words }
      }
    }
    return result
  }

  /// The plain texts of `Localizable` in a language, by the folder of the bundle that has them and by key.
  public func textsByFolder(inLanguage language: String) -> [String: [String: String]] {
    var result: [String: [String: String]] = [:]
    for file in Self.files(for: language, in: files["Localizable"] ?? [:]) {
      for case (let key, .plain(let words, _)) in file.entries { result[file.folder, default: [:]][key] = words }
    }
    return result
  }

  /// All texts in a language by key, with the name of the table before those of another one than `Localizable`. A text
  /// with several forms stands with all of them.
  public func allTexts(inLanguage language: String) -> [String: String] {
    var result: [String: String] = [:]
    for (table, languages) in files {
      for file in Self.files(for: language, in: languages) {
        for (key, text) in file.entries {
          let name = table == "Localizable" ? key : "\(table)/\(key)"
          if result[name] == nil { result[name] = text.forms }
        }
      }
    }
    return result
  }

  /// The keys of all tables in any language, each with its table, in order.
  public var allKeys: [(key: String, table: String)] {
    files.sorted { $0.key < $1.key }.flatMap { table, languages in
      Self.keys(of: languages).sorted().map { ($0, table) }
    }
  }

  /// The keys that Xcode makes symbols of, by their tables, in order.
  public var symbolKeys: [String: [String]] {
    files.compactMapValues { languages in
      let keys = languages.values.reduce(into: Set<String>()) { keys, files in
        for file in files { keys.formUnion(file.symbolKeys) }
      }
      return keys.isEmpty ? nil : keys.sorted()
    }
  }

  /// Whether any language in any bundle has the key.
  public func hasKey(_ key: String, table: String?) -> Bool {
    guard let languages = files[table ?? "Localizable"] else { return false }
    return languages.values.contains { $0.contains { $0.entries[key] != nil } }
  }

  /// The keys of texts that people who hear some languages hear otherwise: those of the languages that differ, and those
  /// that came into any language or are in none any more. nil where other tables or files hold them.
  func changes(since before: StringTables, in languages: Set<String>) -> Set<ResourceKey>? {
    guard Set(files.keys) == Set(before.files.keys) else { return nil }
    let languages = self.languages(readFor: languages)
    guard languages == before.languages(readFor: languages) else { return nil }
    var changes: Set<ResourceKey> = []
    for (table, own) in files {
      let others = before.files[table] ?? [:]
      for language in languages {
        let (new, old) = (own[language] ?? [], others[language] ?? [])
        if new == old { continue }
        guard new.map(\.folder) == old.map(\.folder) else { return nil }
        for (file, other) in zip(new, old) {
          for key in Set(file.entries.keys).union(other.entries.keys) where file.entries[key] != other.entries[key] {
            changes.insert(.text(key, table: table))
          }
        }
      }
      let keys = own == others ? [] : Self.keys(of: own).symmetricDifference(Self.keys(of: others))
      if !keys.isEmpty || own.mapValues({ $0.map(\.symbolKeys) }) != others.mapValues({ $0.map(\.symbolKeys) }) { changes.insert(.allTexts) }
      for key in keys { changes.insert(.text(key, table: table)) }
    }
    return changes
  }

  private static func keys(of languages: [String: [File]]) -> Set<String> {
    languages.values.reduce(into: []) { keys, files in
      for file in files { keys.formUnion(file.entries.keys) }
    }
  }

  /// Without the texts of languages that nobody reads who reads these.
  public func only(_ languages: Set<String>) -> StringTables {
    let languages = self.languages(readFor: languages)
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
