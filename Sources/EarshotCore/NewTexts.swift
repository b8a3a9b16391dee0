import PlatformKnowledge
import Project
import Rules
import SourceModel

/// Adds the keys that fixes write to the texts of the app, so that translators see them: a name that is in no table is
/// spoken untranslated.
struct NewTexts {
  private let project: Project
  private var lines: [String: TextFileLines] = [:]
  /// Those of catalogs, by path.
  private var languages: [String: [String]] = [:]
  /// Whose code lies around a file with texts, by its path.
  private var owners: [String: Owners] = [:]
  /// The files in which an app begins (Apple: `main` and `UIApplicationMain` of Swift).
  private lazy var starts: [String] = project.sources.filter { unit in
    func has(_ word: String) -> Bool { unit.file.firstOffset(of: word) != nil }
    // A widget begins so as well, and may be given the texts of its app.
    return unit.role == .app && (has("@UIApplicationMain") || has("@main") && (has(": App ") || has("UIApplicationDelegate")))
  }.map(\.file.path)

  /// The keys of the app's texts by their words in the language of the code.
  private lazy var keys: [String: [String]] = {
    var result: [String: [String]] = [:]
    for (key, text) in project.strings.textsByFolder(inLanguage: project.developmentLanguage).values.joined() where !text.isEmpty {
      result[text.lowercased(), default: []].append(key)
    }
    return result.mapValues { $0.sorted() }
  }()

  init(_ project: Project) { self.project = project }

  /// The findings with fixes that are whole.
  mutating func added(to findings: [Finding]) -> [Finding] {
    guard project.strings.languages.count > 1, !project.texts.isEmpty else { return findings }
    return findings.map { finding in
      var finding = finding
      let first = finding.fixes.first?.title
      finding.fixes = finding.fixes.compactMap { kept($0) }
      if finding.fixes.first?.title != first { finding.heard?.after = nil }
      for index in finding.fixes.indices { add(to: &finding.fixes[index]) }
      return finding
    }
  }

  /// The same where no new key takes the place of one that other languages have a text for: people who hear their own
  /// language now would hear the developers'. The key stays, and its text in the language of the code becomes another one.
  private mutating func kept(_ fix: Fix) -> Fix? {
    var fix = fix
    for (index, edit) in fix.edits.enumerated() where edit.range.file.path.hasSuffix(".swift") {
      guard let (key, words) = WrittenTexts.replacedKey(edit), isTranslated(key) else { continue }
      guard let lines = lines(for: edit.range.file),
        let change = lines.changing(key, to: words, in: project.developmentLanguage) else { return nil }
      fix.edits[index] = change
    }
    return fix
  }

  private func isTranslated(_ key: String) -> Bool {
    project.strings.languages.contains { language in
      language != project.developmentLanguage && project.strings.text(forKey: key, table: nil, language: language) != nil
    }
  }

  private mutating func add(to fix: inout Fix) {
    if fix.edits.contains(where: \.hasGap) { return }
    var new: [SourceEdit] = []
    for edit in fix.edits where edit.range.file.path.hasSuffix(".swift") {
      let keys = WrittenTexts(edit, knowing: { project.strings.hasKey($0, table: nil) }).keys
      for key in keys where !project.strings.hasKey(key, table: nil) {
        new += additions(of: key, for: edit.range.file).filter { !new.contains($0) }
      }
    }
    for edit in fix.edits where !edit.range.file.path.hasSuffix(".swift") {
      guard let text = InterfaceLabel(edit) else { continue }
      let files = project.textFiles(ofInterface: edit.range.file.path).filter { $0.table != "Localizable" }
      // An object without a text of its own says nothing of how its words are translated.
      let known = (text.sameWords.map { project.translations(ofKey: $0, in: files) } ?? [:]).filter { $0.value.contains { !$0.isWhitespace } }
      for file in files {
        let language = file.language ?? project.developmentLanguage
        let words = known[file.file.path] ?? translation(of: text.words, in: language)
        // A text of the developers among those of another language would be heard as one of them: a person has to write it.
        new += [lines(of: file).adding("\(text.object).accessibilityLabel", words: words ?? "<#\(text.words)#>")].compactMap(\.self)
      }
    }
    fix.edits += new
  }

  /// What the app says in a language for words of the language of its code, or else what the commonest buttons are called there;
  /// nil where neither has it.
  private mutating func translation(of words: String, in language: String) -> String? {
    // Chinese is written in two ways.
    func base(_ language: String) -> Substring { language.hasPrefix("zh") ? language[...] : language.prefix { $0 != "-" && $0 != "_" } }
    if base(language) == base(project.developmentLanguage) { return words }
    let strings = project.strings
    let own = ([words] + (keys[words.lowercased()] ?? [])).lazy
      .compactMap { strings.text(forKey: $0, table: nil, language: language)?.general }
      // What nobody translated yet is no word of the language.
      .first { text in text.contains { !$0.isWhitespace } && text.lowercased() != words.lowercased() }
    return own ?? (project.developmentLanguage.hasPrefix("en") ? Words.press(words, in: language) : nil)
  }

  /// With what other languages call it, where that is one of the words of the commonest buttons.
  private mutating func additions(of key: String, for file: SourceFile) -> [SourceEdit] {
    guard let text = textFile(for: file) else { return [] }
    let isEnglish = project.developmentLanguage.hasPrefix("en")
    let others = isEnglish ? languages(of: text).filter { !$0.hasPrefix("en") } : []
    let translations = others.compactMap { language in Words.press(key, in: language).map { (language: language, words: $0) } }
    guard let addition = lines(of: text).adding(key, translations: translations) else { return [] }
    guard isEnglish else { return [addition] }
    return [addition] + project.translations(of: text).compactMap { language, file in
      language.hasPrefix("en") ? nil : Words.press(key, in: language).flatMap { lines(of: file).adding(key, words: $0) }
    }
  }

  private mutating func languages(of text: TextFile) -> [String] {
    if let known = languages[text.file.path] { return known }
    let new = text.catalogLanguages
    languages[text.file.path] = new
    return new
  }

  private mutating func lines(for file: SourceFile) -> TextFileLines? {
    textFile(for: file).map { lines(of: $0) }
  }

  /// The texts of the app that a file belongs to: where several apps lie in one repository, those of another one are not its.
  private mutating func textFile(for file: SourceFile) -> TextFile? {
    guard let text = project.textFile(for: file.path), isRead(text, by: file) else { return nil }
    let own = file.path.split(separator: "/"), other = text.file.path.split(separator: "/")
    let common = zip(own, other).prefix { $0 == $1 }.count
    guard own.count > common + 1, other.count > common + 1 else { return text }
    let roots = [own, other].map { $0.prefix(common + 1).joined(separator: "/") + "/" }
    return roots.allSatisfy { root in starts.contains { $0.hasPrefix(root) || $0.hasPrefix("/" + root) } } ? nil : text
  }

  /// The code in the folder of a file with texts, or in the first one around it that has any.
  private struct Owners {
    /// The Xcode projects that build it.
    var projects: Set<Substring> = []
    /// The modules of packages that it belongs to, nil for code of an app.
    var modules: Set<String?> = []
  }

  /// Whether a text of a source file is looked up in a file with texts. Those of another Xcode project are in no bundle of
  /// its app, and those of a package in a bundle of their own, `Bundle.module`, that only its code names (Apple: Bundling
  /// resources with a Swift package).
  private mutating func isRead(_ text: TextFile, by file: SourceFile) -> Bool {
    let others = owners(of: text)
    let projects = Self.projects(of: file)
    if !projects.isEmpty, !others.projects.isEmpty, projects.isDisjoint(with: others.projects) { return false }
    return others.modules.isEmpty || others.modules.contains(nil) || others.modules.contains(file.build.module)
  }

  private mutating func owners(of text: TextFile) -> Owners {
    if let known = owners[text.file.path] { return known }
    var new = Owners()
    var folder = Paths.parent(text.file.path)
    while new.modules.isEmpty, !folder.isEmpty, folder != "/", folder != "." {
      for unit in project.sources where unit.file.path.hasPrefix(folder + "/") {
        new.projects.formUnion(Self.projects(of: unit.file))
        new.modules.insert(unit.file.build.module)
      }
      folder = Paths.parent(folder)
    }
    owners[text.file.path] = new
    return new
  }

  /// "App" of the target "App/Widget".
  private static func projects(of file: SourceFile) -> Set<Substring> {
    Set(file.build.targets.compactMap { $0.split(separator: "/").first })
  }

  private mutating func lines(of file: TextFile) -> TextFileLines {
    if let known = lines[file.file.path] { return known }
    let new = file.lines
    lines[file.file.path] = new
    return new
  }
}

/// A label that an edit gives an object of an interface file, whose translations go by the number of the object.
private struct InterfaceLabel {
  let object: String
  let words: String
  /// The key of an object that shows the same words, `f2k-Qa-9x.text`: what translators made of them they have made of the
  /// label as well.
  let sameWords: String?

  init?(_ edit: SourceEdit) {
    guard let label = edit.replacement.firstMatch(of: #/<accessibility key="accessibilityConfiguration" label="([^"]*)"/#)?.1,
      edit.range.isEmpty else { return nil }
    let file = edit.range.file
    guard let start = file.bytes[..<edit.range.start].lastIndex(of: UInt8(ascii: "<")),
      let id = file.text(from: start, to: edit.range.start).firstMatch(of: #/\sid="([^"]+)"/#)?.1 else { return nil }
    object = String(id)
    let own = file.text(from: start, to: edit.range.start)
    sameWords = Self.attributes.first { own.contains(" \($0)=\"\(label)\"") }.map { "\(id).\($0)" } ?? Self.key(of: String(label), in: file)
    words = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&amp;": "&"].sorted { $0.key > $1.key }
      .reduce(String(label)) { $0.replacing($1.key, with: $1.value) }
  }
}

extension InterfaceLabel {
  /// What people see of an object, by the names that the file has for it.
  private static let attributes = ["text", "title", "placeholder"]

  /// - Parameter words: As the file writes them.
  private static func key(of words: String, in file: SourceFile) -> String? {
    for attribute in attributes {
      guard let start = file.firstOffset(of: " \(attribute)=\"\(words)\""),
        let end = file.firstOffset(of: ">", from: start),
        let id = file.text(from: start, to: end).firstMatch(of: #/\sid="([^"]+)"/#)?.1 else { continue }
      return "\(id).\(attribute)"
    }
    return nil
  }
}

/// The keys of texts that an edit writes.
private struct WrittenTexts {
  private(set) var keys: [String] = []

  /// - Parameter isKnown: Whether a text is a key of the app.
  init(_ edit: SourceEdit, knowing isKnown: (String) -> Bool) {
    let literals = Self.literals(in: edit.replacement)
    // What takes the place of a key becomes one.
    let replaced = Self.literals(in: edit.range.text)
    if replaced.count == 1, literals.count == 1, edit.range.text == "\"\(replaced[0].text)\"" {
      keys = isKnown(replaced[0].text) ? [literals[0].text] : []
      return
    }
    keys = literals.filter { $0.isTranslated }.map(\.text)
  }

  /// The key that a literal was, where an edit writes another one in its place, and that one.
  static func replacedKey(_ edit: SourceEdit) -> (key: String, words: String)? {
    let (old, new) = (literals(in: edit.range.text), literals(in: edit.replacement))
    guard old.count == 1, new.count == 1, edit.range.text == "\"\(old[0].text)\"", old[0].text != new[0].text else { return nil }
    return (old[0].text, new[0].text)
  }

  private struct Literal {
    var text: String
    var isTranslated: Bool
  }

  /// The plain string literals of a stretch of code, without those in which values stand.
  private static func literals(in code: String) -> [Literal] {
    var result: [Literal] = []
    var calls: [(name: String, firstLiteral: Int)] = []
    var word = ""
    var label = ""
    var rest = code[...]
    while let character = rest.popFirst() {
      switch character {
      case "\"":
        guard let text = literal(&rest) else { continue }
        let isNamed = !label.isEmpty && label != "named"
        // A way of the project's own: `Localised(key: "close", comment: "")`, `Words.shared.localizedText(for: "close")`,
        // `"close".localized`.
        let isKey = label.isEmpty || ["key", "for", "forKey"].contains(label)
        let isOwn = calls.last.map { $0.name.hasPrefix("locali") } ?? false && isKey || rest.hasPrefix(".locali")
        let isTranslated = isOwn || !isNamed && calls.last.map { NameWords.words(.translatedCall).contains($0.name) } ?? false
        if text.contains(where: \.isLetter) { result.append(Literal(text: text, isTranslated: isTranslated)) }
        word = ""
      case "(":
        calls.append((word.lowercased(), result.count))
        (word, label) = ("", "")
      case ")":
        _ = calls.popLast()
        (word, label) = ("", "")
      case ":":
        // After a question mark it parts two outcomes.
        if !word.isEmpty { label = word }
        // A text of a table of the project's own is no key of the usual one.
        if ["tableName", "table"].contains(label), let call = calls.last {
          for index in call.firstLiteral..<result.count { result[index].isTranslated = false }
        }
        word = ""
      case ",": (word, label) = ("", "")
      case _ where character.isLetter || character.isNumber || character == "_": word.append(character)
      case " ": if rest.first?.isLetter ?? false { word = "" }
      default: word = ""
      }
    }
    return result
  }

  /// The rest of a literal whose first quote is read; nil for one with a value in it.
  private static func literal(_ rest: inout Substring) -> String? {
    var text = ""
    var isPlain = true
    while let character = rest.popFirst() {
      if character == "\"" { return isPlain ? text : nil }
      guard character == "\\", let next = rest.popFirst() else {
        text.append(character)
        continue
      }
      switch next {
      case "n": text.append("\n")
      case "(": isPlain = false
      default: text.append(next)
      }
    }
    return nil
  }
}
