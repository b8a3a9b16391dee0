import AccessibilityModel
import Project
import SourceModel
import SwiftSource

/// The texts that a project has translations of, by their words in its own language: a name that a fix writes need not
/// wait for translators where the words are there under some key.
final class ExistingTexts: Sendable {
  private let strings: StringTables
  private let language: String
  /// By the folder of the bundle, the keys by their words in lower case.
  private let bundles: Once<[String: [String: String]]>
  /// Of an app in another language, the keys by their English words.
  private let english: Once<[String: String]>
  private let folders = Memory<ObjectIdentifier, Set<String>>()
  private let modules = Memory<String, Set<String?>>()
  private let texts: Once<[String: [String: String]]>
  private let files: [ObjectIdentifier: FileDeclarations]

  init(_ strings: StringTables, _ files: [FileDeclarations], language: String) {
    self.strings = strings
    self.language = language
    self.files = files.byFile
    let texts = Once { Self.texts(of: strings, language) }
    self.texts = texts
    bundles = Once { texts.value.mapValues { Self.keys(of: $0, in: strings) } }
    english = Once {
      let bundles = language.hasPrefix("en") ? [:] : strings.textsByFolder(inLanguage: "en")
      return bundles.count == 1 ? bundles.values.first.map { Self.keys(of: $0, in: strings) } ?? [:] : [:]
    }
  }

  /// With the keys that only other languages have a text for: in its own one each of them is its own text.
  private static func texts(of strings: StringTables, _ language: String) -> [String: [String: String]] {
    let own = strings.textsByFolder(inLanguage: language)
    var result = own
    for other in strings.languages where other != language {
      for (folder, texts) in strings.textsByFolder(inLanguage: other) {
        // Projects that keep each language in a folder of its own have one bundle.
        let home = own[folder] == nil && own.count == 1 ? own.keys.first ?? folder : folder
        for key in texts.keys where isWords(key) && result[home]?[key] == nil { result[home, default: [:]][key] = key }
      }
    }
    return result
  }

  /// Words for people, and no name for code.
  private static func isWords(_ key: String) -> Bool {
    key.count <= 40 && (key.first?.isLetter ?? false) && !key.contains { "._%".contains($0) } && !(key.first?.isLowercase ?? true)
  }

  /// The key of `Localizable` whose text is the word, whatever its case; one that is translated everywhere before
  /// others, and the shortest of several.
  ///
  /// A text of another bundle is not found at run time, and its key would be spoken: of several bundles the code of the
  /// file has to ask the same one for texts, without naming it.
  func key(for word: String, in file: SourceFile) -> String? {
    if Self.isComplete(word, in: strings) { return word }
    let all = bundles.value
    let asked = all.count < 2 ? Set(all.keys) : folders(ObjectIdentifier(file)) { askedFolders(in: file) }
    let keys = asked.filter { isBundle($0, of: file) }.compactMap { all[$0]?[word.lowercased()] }
    return keys.min { Self.isBetter($0, than: $1, in: strings) }
  }

  /// Whether some key has the word as its text, and a text in every other language.
  func isTranslated(_ word: String, in file: SourceFile) -> Bool {
    strings.languages.count > 1 && key(for: word, in: file).map { Self.isComplete($0, in: strings) } ?? false
  }

  /// What a key of `Localizable` stands for in the language of the code.
  func words(forKey key: String) -> String? { strings.text(forKey: key, table: nil, language: language)?.general }

  /// The key of a text whose English translation is the word.
  func key(forEnglish word: String) -> String? { english.value[word.lowercased()] }

  /// Whether the words are a key of `Localizable` themselves, and a text of other words stands for it in some language.
  func isTranslatedKey(_ words: String) -> Bool {
    strings.languages.contains { language in
      strings.text(forKey: words, table: nil, language: language)?.general.map { $0 != words } ?? false
    }
  }

  /// The folders of the bundles that a file asks for texts, as the keys tell that it hands to calls which name no other.
  private func askedFolders(in file: SourceFile) -> Set<String> {
    guard let code = files[ObjectIdentifier(file)] else { return [] }
    var result: Set<String> = []
    CodeWalk.expressions(of: code) { expression in
      guard case .call(let call) = expression.kind, !Self.elsewhere.contains(where: { call.argument($0) != nil })
      else { return }
      for argument in call.arguments {
        guard let key = argument.value.plainText else { continue }
        let holding = texts.value.filter { $0.value[key] != nil }.map(\.key)
        // What several have says nothing about which of them is asked.
        if holding.count == 1 { result.formUnion(holding) }
      }
    }
    return result
  }

  /// Whether a bundle may be that of a file. Texts of a package are in a bundle of their own, `Bundle.module`, that only
  /// its code names (Apple: Bundling resources with a Swift package).
  private func isBundle(_ folder: String, of file: SourceFile) -> Bool {
    let modules = modules(folder) { codeAround(folder) }
    return modules.isEmpty || modules.contains(nil) || modules.contains(file.build.module)
  }

  /// The modules of packages that the code in a folder belongs to, or in the first one around it that has any; nil for
  /// code of an app.
  private func codeAround(_ folder: String) -> Set<String?> {
    var folder = folder
    while !folder.isEmpty, folder != "/", folder != "." {
      let found = Set(files.values.lazy.filter { $0.file.path.hasPrefix(folder + "/") }.map(\.file.build.module))
      if !found.isEmpty { return found }
      folder = Paths.parent(folder)
    }
    return []
  }

  /// Labels of arguments by which a call says where its text is to be found.
  private static let elsewhere = ["bundle", "table", "tableName"]

  /// Every language has it, so that nothing is left to translate.
  private static func isComplete(_ key: String, in strings: StringTables) -> Bool {
    strings.languages.allSatisfy { strings.text(forKey: key, table: nil, language: $0) != nil }
  }

  private static func isBetter(_ key: String, than other: String, in strings: StringTables) -> Bool {
    let (mine, theirs) = (isComplete(key, in: strings), isComplete(other, in: strings))
    return mine == theirs ? (key.count, key) < (other.count, other) : mine
  }

  private static func keys(of texts: [String: String], in strings: StringTables) -> [String: String] {
    var result: [String: String] = [:]
    for (key, text) in texts where !key.contains("%") && !text.isEmpty {
      let word = text.lowercased()
      if let other = result[word], !isBetter(key, than: other, in: strings) { continue }
      result[word] = key
    }
    return result
  }
}

extension ExistingTexts {
  /// The names of properties and parameters that hold a key, which no text can be made of by writing it into one (Apple:
  /// documentation of LocalizedStringKey).
  static func keyNames(in files: [FileDeclarations]) -> Set<String> {
    func isKey(_ type: TypeReference?) -> Bool { type.map { $0.name == "LocalizedStringKey" } ?? false }
    var open = files.flatMap(\.types).map(\.members) + files.flatMap(\.extensions).map(\.members)
    var names: Set<String> = []
    while let members = open.popLast() {
      open += members.types.map(\.members)
      names.formUnion(members.properties.filter { isKey($0.type) }.map(\.name))
      names.formUnion(members.functions.flatMap(\.parameters).filter { isKey($0.type) }.map(\.name))
    }
    return names
  }
}
