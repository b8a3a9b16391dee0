import SourceModel

/// A string catalog or `.strings` file as a text, so that keys can be added to it.
public struct TextFile: Sendable {
  public var file: SourceFile
  /// The folder of the bundle that it belongs to, as source files are named.
  let folder: String
  public let table: String
  /// It says what code asks for in another language than that of the code.
  let isTranslation: Bool

  init(_ file: SourceFile, folder: String, table: String, isTranslation: Bool = false) {
    self.file = file
    self.folder = folder
    self.table = table
    self.isTranslation = isTranslation
  }

  /// A file made in memory.
  public init(_ file: SourceFile) {
    let folder = Paths.parent(file.path)
    self.init(
      file, folder: folder.hasSuffix(".lproj") ? Paths.parent(folder) : folder, table: Paths.stem(file.path))
  }

  /// That of its folder, such as `de.lproj`; nil where it lies in none.
  public var language: String? {
    if case .language(let language) = LanguageNames.folder(of: file.path) { return language }
    return nil
  }

  /// All languages in one file.
  public var isCatalog: Bool { file.path.hasSuffix(".xcstrings") }

  /// The languages of a catalog, sorted; none for a file of one language.
  public var catalogLanguages: [String] {
    isCatalog ? ((try? StringCatalog(file.bytes))?.languages.keys).map { $0.sorted() } ?? [] : []
  }

  /// What it says in the language of the code.
  func entries(in language: String) -> StringTables.Entries {
    guard isCatalog else { return StringsFile(file.bytes).entries }
    guard let languages = (try? StringCatalog(file.bytes))?.languages else { return [:] }
    return LanguageMatch.best(for: language, of: languages.keys).flatMap { languages[$0] } ?? [:]
  }

  /// The lines after which keys can be added; see `TextFileLines`.
  public var lines: TextFileLines { TextFileLines(self) }
}

/// Where keys stand in a string catalog or `.strings` file.
///
/// A catalog is only added to where it is written as Xcode writes it, with one key to a line at an indentation of four,
/// since its keys are found by that. Source: files written by Xcode 15 to 26.
public struct TextFileLines: Sendable {
  private let text: TextFile
  /// The keys of a catalog as it writes them, in lower case, with the starts of their lines.
  private var keys: [(key: String, start: Int)] = []

  fileprivate init(_ text: TextFile) {
    self.text = text
    if text.isCatalog { keys = Self.keys(of: text.file.bytes) }
  }

  /// Adds a key whose words are its text in the language of the code: in a catalog Xcode shows it as new. nil where the
  /// file is written in another way.
  ///
  /// - Parameter translations: Its text in other languages of a catalog, which Xcode shows as to be reviewed.
  public func adding(_ key: String, translations: [(language: String, words: String)] = []) -> SourceEdit? {
    let escaped = Self.escaped(key)
    return text.isCatalog ? inCatalog(escaped, translations) : atEnd(escaped)
  }

  /// Gives a key that is there other words in the language of the code; its translations stay as they are. nil where the
  /// key is not found, has forms for numbers or devices, or the file is written in another way.
  public func changing(_ key: String, to words: String, in language: String) -> SourceEdit? {
    let (key, words) = (Self.escaped(key), Self.escaped(words))
    return text.isCatalog ? changingCatalog(key, to: words, in: language) : changingLine(key, to: words)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }

  /// Source: files written by Xcode 15 to 26, whose levels are indented by two.
  private func changingCatalog(_ key: String, to words: String, in language: String) -> SourceEdit? {
    let file = text.file
    let head = "    \"\(key)\" : {"
    guard let start = keys.first(where: { $0.key == key.lowercased() && file.text(from: $0.start, to: file.bytes.count).hasPrefix(head) })?.start,
      let end = file.firstOffset(of: "\n    }", from: start),
      let all = file.firstOffset(of: "\n      \"localizations\" : {", from: start, to: end) else { return nil }
    let own = "\n        \"\(language)\" : {"
    guard let unit = file.firstOffset(of: own, from: all, to: end) else {
      let line = all + "\n      \"localizations\" : {".utf8.count
      let lines = ["        \"\(language)\" : {", "          \"stringUnit\" : {", "            \"state\" : \"translated\",",
        "            \"value\" : \"\(words)\"", "          }", "        },"]
      return .insertion(of: lines.map { file.lineEnding + $0 }.joined(), at: line, in: file)
    }
    guard let close = file.firstOffset(of: "\n        }", from: unit + 1), close <= end,
      file.firstOffset(of: "variations", from: unit, to: close) == nil,
      let value = file.firstOffset(of: "\"value\" : \"", from: unit, to: close) else { return nil }
    return replacement(of: value + "\"value\" : \"".utf8.count, with: words)
  }

  private func changingLine(_ key: String, to words: String) -> SourceEdit? {
    let head = "\"\(key)\" = \""
    guard let start = text.file.firstOffset(of: head), !PropertyList.isEncoded(text.file.bytes),
      text.file.firstOffset(of: head, from: start + 1) == nil else { return nil }
    return replacement(of: start + head.utf8.count, with: words)
  }

  /// Replaces the words that begin behind a quote.
  private func replacement(of start: Int, with words: String) -> SourceEdit? {
    var end = start
    let bytes = text.file.bytes
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      if bytes[end] == UInt8(ascii: "\n") { return nil }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < bytes.count else { return nil }
    return SourceEdit(range: SourceRange(file: text.file, start: start, end: end), replacement: words)
  }

  /// Adds a key with words that are no key themselves, to a `.strings` file that has no such key.
  public func adding(_ key: String, words: String) -> SourceEdit? {
    let key = Self.escaped(key)
    guard !text.isCatalog, text.file.firstOffset(of: "\"\(key)\"") == nil else { return nil }
    return atEnd(key, words: Self.escaped(words))
  }

  private func inCatalog(_ key: String, _ translations: [(language: String, words: String)]) -> SourceEdit? {
    guard let first = keys.first else { return nil }
    // Keys are sorted; a key behind all others stands before the last one until Xcode sorts them.
    let next = keys.first { $0.key > key.lowercased() } ?? keys.last ?? first
    let lines = ["    \"\(key)\" : {"] + Self.localizations(translations) + ["    },", ""]
    return .insertion(of: lines.joined(separator: text.file.lineEnding), at: next.start, in: text.file)
  }

  /// Source: files written by Xcode 15 to 26; one empty line where there are none.
  private static func localizations(_ translations: [(language: String, words: String)]) -> [String] {
    guard let last = translations.last else { return [""] }
    let units = translations.flatMap { language, words in
      ["        \"\(language)\" : {", "          \"stringUnit\" : {", "            \"state\" : \"needs_review\",",
        "            \"value\" : \"\(escaped(words))\"", "          }", language == last.language ? "        }" : "        },"]
    }
    return ["      \"localizations\" : {"] + units + ["      }"]
  }

  private func atEnd(_ key: String, words: String? = nil) -> SourceEdit? {
    let bytes = text.file.bytes
    guard !PropertyList.isEncoded(bytes), UTF8Check.problem(in: bytes) == nil else { return nil }
    let end = text.file.lineEnding
    // Several are added at one place, so each is a line of its own.
    let line = "\"\(key)\" = \"\(words ?? key)\";"
    let isWhole = bytes.isEmpty || bytes.last == UInt8(ascii: "\n")
    return .insertion(of: isWhole ? line + end : end + line, at: bytes.count, in: text.file)
  }

  private static func keys(of bytes: [UInt8]) -> [(key: String, start: Int)] {
    let head = Array("    \"".utf8), tail = Array("\" : {".utf8)
    var result: [(key: String, start: Int)] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      var line = bytes[start..<end]
      if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
      if line.count >= head.count + tail.count, line.starts(with: head), line.suffix(tail.count).elementsEqual(tail) {
        result.append((String(decoding: line.dropFirst(head.count).dropLast(tail.count), as: UTF8.self).lowercased(), start))
      }
      start = end + 1
    }
    return result
  }
}

extension Project {
  /// The file that new texts of a source file go into: that of the nearest bundle.
  public func textFile(for path: String) -> TextFile? {
    let app = apps.app(of: path)
    let seen = texts.filter { text in
      text.table == "Localizable" && !text.isTranslation && (app.map { apps.sees($0, text.folder) } ?? true)
    }
    return Nearness(to: path).sorted(seen, by: \.folder).first
  }

  /// The files of the other languages that translate the same table.
  public func translations(of text: TextFile) -> [(language: String, file: TextFile)] {
    texts.compactMap { other in
      guard other.table == text.table, other.folder == text.folder, other.file.path != text.file.path, !other.isCatalog,
        let language = other.language else { return nil }
      return (language, other)
    }
  }

  /// The tables that translate an interface file, in each language: those that are called as it is.
  public func textFiles(ofInterface path: String) -> [TextFile] {
    let app = apps.app(of: path)
    let named = texts.filter { text in
      text.table == Paths.stem(path) && text.language != nil && (app.map { apps.sees($0, text.folder) } ?? true)
    }
    let nearest = Nearness(to: path).sorted(named, by: \.folder).first?.folder
    return named.filter { $0.folder == nearest }
  }

  /// What files of several languages say for a key, by their paths.
  public func translations(ofKey key: String, in files: [TextFile]) -> [String: String] {
    Dictionary(files.compactMap { file in
      file.language.flatMap { file.entries(in: $0)[key]?.general }.map { (file.file.path, $0) }
    }) { first, _ in first }
  }

  /// With other bytes in some of the files with texts, by path.
  public mutating func setTexts(_ bytes: [String: [UInt8]]) {
    var strings = self.strings
    for index in texts.indices {
      guard let new = bytes[texts[index].file.path], new != texts[index].file.bytes else { continue }
      texts[index].file = SourceFile(path: texts[index].file.path, bytes: new)
      let language = texts[index].language ?? developmentLanguage
      strings.merge(
        texts[index].entries(in: developmentLanguage), table: texts[index].table, language: language,
        folder: texts[index].folder)
    }
    if strings != self.strings { self.strings = strings }
  }
}
