import PlatformKnowledge
import SourceModel

/// The language that an app writes its texts in, as their script or their commonest words tell: many apps leave English as
/// the language that Xcode gave the project and write every word, or every key of their tables, in another one.
public enum WrittenLanguage {
  /// - Parameters:
  ///   - files: The app's code and its interface files.
  ///   - declared: What the project says.
  ///   - tables: The texts that tables have in the declared language; of a catalog the keys where it says nothing else.
  /// - Returns: The declared one, unless most texts are of one script that English is not written in, or more of them have
  ///   words of another language than have words of English. Tables that are written in it speak for the declared one.
  public static func language(of files: [SourceFile], declared: String, tables: [String] = []) -> String {
    guard declared.hasPrefix("en") else { return declared }
    if tables.isEmpty {
      let texts = LiteralCount(files)
      return texts.language ?? texts.languageOfWords ?? declared
    }
    var translated = LiteralCount()
    for text in tables { translated.count(text: text) }
    if let language = translated.language { return language }
    // A few words in English, as for the permissions that the system asks for, say nothing of hundreds in the code.
    let texts = LiteralCount(files)
    return translated.inLatinLetters * 2 <= texts.inOtherScripts ? texts.language ?? declared : declared
  }
}

/// Scripts that tell a language, or nearly.
private enum Script: Int, CaseIterable {
  case hangul, kana, han, cyrillic, arabic, hebrew, thai, greek, devanagari

  var language: String {
    switch self {
    case .hangul: "ko"
    case .kana: "ja"
    case .han: "zh"
    case .cyrillic: "ru"
    case .arabic: "ar"
    case .hebrew: "he"
    case .thai: "th"
    case .greek: "el"
    case .devanagari: "hi"
    }
  }

  /// By the first two bytes of a letter in UTF-8 (Unicode 16, Blocks.txt).
  init?(_ first: UInt8, _ second: UInt8) {
    switch (first, second) {
    case (0xEA, 0xB0...), (0xEB...0xEC, _), (0xED, ...0x9E): self = .hangul
    case (0xE3, 0x81...0x83): self = .kana
    case (0xE4, 0xB8...), (0xE5...0xE9, _): self = .han
    case (0xD0...0xD3, _): self = .cyrillic
    case (0xD8...0xDB, _): self = .arabic
    case (0xD6, 0x90...), (0xD7, _): self = .hebrew
    case (0xE0, 0xB8...0xB9): self = .thai
    case (0xCE...0xCF, _): self = .greek
    case (0xE0, 0xA4...0xA5): self = .devanagari
    default: return nil
    }
  }
}

/// Letters that tell Ukrainian and Russian apart (Unicode 16, Cyrillic; general knowledge of the languages).
private enum CyrillicLetter {
  /// By the two bytes of a letter in UTF-8.
  static func language(_ first: UInt8, _ second: UInt8) -> String? {
    switch (first, second) {
    // Є І Ї є і ї Ґ ґ
    case (0xD0, 0x84), (0xD0, 0x86...0x87), (0xD1, 0x94), (0xD1, 0x96...0x97), (0xD2, 0x90...0x91): "uk"
    // Ё Ъ Ы Э ъ ы э ё
    case (0xD0, 0x81), (0xD0, 0xAA...0xAB), (0xD0, 0xAD), (0xD1, 0x8A...0x8B), (0xD1, 0x8D), (0xD1, 0x91): "ru"
    default: nil
    }
  }
}

/// Letters that one language alone has among those that apps are written in, or nearly (general knowledge of the languages).
private enum OwnLetter {
  /// By the two bytes of a letter in UTF-8 (Unicode 16, Latin Extended-A and B).
  static func language(_ first: UInt8, _ second: UInt8) -> String? {
    switch (first, second) {
    // Ğ ğ İ ı Ş ş
    case (0xC4, 0x9E...0x9F), (0xC4, 0xB0...0xB1), (0xC5, 0x9E...0x9F): "tr"
    // Ą ą Ę ę Ł ł Ź ź Ż ż
    case (0xC4, 0x84...0x85), (0xC4, 0x98...0x99), (0xC5, 0x81...0x82), (0xC5, 0xB9...0xBC): "pl"
    // Ě ě Ř ř Ů ů
    case (0xC4, 0x9A...0x9B), (0xC5, 0x98...0x99), (0xC5, 0xAE...0xAF): "cs"
    // Ő ő Ű ű
    case (0xC5, 0x90...0x91), (0xC5, 0xB0...0xB1): "hu"
    // Ơ ơ Ư ư, and letters with two marks
    case (0xC6, 0xA0...0xA1), (0xC6, 0xAF...0xB0), (0xE1, 0xBA...0xBB): "vi"
    default: nil
    }
  }
}

/// How many string literals are of which script. It goes over the bytes and parses nothing: a few that are miscounted
/// change nothing.
private struct LiteralCount {
  private var ofScript = [Int](repeating: 0, count: Script.allCases.count)
  /// Several words in Latin letters: names of files, keys and the like have no spaces.
  private var sentences = 0
  /// Texts with letters that Ukrainian has and Russian has not, and the other way round.
  private var ofCyrillic: [String: Int] = [:]

  /// Texts of several words that have one of a language's commonest words in them, by language.
  private var ofLanguage: [String: Int] = [:]
  /// How many of them have one that no other language here has: "de" is a word of four of them.
  private var ofOneLanguage: [String: Int] = [:]

  /// Texts of a table with words in Latin letters and in no other ones.
  private(set) var inLatinLetters = 0
  var inOtherScripts: Int { ofScript.reduce(0, +) }

  init() {}

  /// Without other letters in it a file says nothing against English, but it speaks for it.
  init(_ files: [SourceFile]) {
    for file in files {
      if file.path.hasSuffix(".swift") { count(in: file.bytes) } else { count(interface: file) }
    }
  }

  /// The words of an interface file that people see.
  private mutating func count(interface file: SourceFile) {
    for attribute in [" text=\"", " title=\"", " placeholder=\"", " headerTitle=\"", " footerTitle=\""] {
      var from = 0
      while let start = file.firstOffset(of: attribute, from: from) {
        let first = start + attribute.utf8.count
        let end = file.bytes[first...].firstIndex(of: UInt8(ascii: "\"")) ?? file.bytes.count
        count(text: String(decoding: file.bytes[first..<end], as: UTF8.self))
        from = end
      }
    }
  }

  /// A text of a table, whatever signs it holds.
  mutating func count(text: String) {
    let bytes = Array(text.utf8)
    let script = zip(bytes, bytes.dropFirst()).lazy.compactMap { $0 < 0x80 ? nil : Script($0, $1) }.first
    if script == .cyrillic, let own = zip(bytes, bytes.dropFirst()).lazy.compactMap({ CyrillicLetter.language($0, $1) }).first {
      ofCyrillic[own, default: 0] += 1
    }
    if let script {
      ofScript[script.rawValue] += 1
    } else if text.split(whereSeparator: { !$0.isLetter }).contains(where: { $0.count > 1 }) {
      inLatinLetters += 1
      sentences += 1
    }
  }

  /// Fewer say nothing of an app.
  private static let least = 2
  private static let leastSentences = 3

  /// A language in Latin letters; what is printed for developers is in English in most apps.
  var languageOfWords: String? {
    let english = ofLanguage["en"] ?? 0
    let told = ofLanguage.filter { $0.key != "en" && ofOneLanguage[$0.key, default: 0] >= Self.least }
    guard let most = told.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      most.value >= Self.leastSentences, most.value > english else { return nil }
    return most.key
  }

  var language: String? {
    var counts = ofScript
    // Japanese is written in both.
    if counts[Script.kana.rawValue] > 0, counts[Script.kana.rawValue] * 10 >= counts[Script.han.rawValue] {
      counts[Script.kana.rawValue] += counts[Script.han.rawValue]
      counts[Script.han.rawValue] = 0
    }
    guard let script = Script.allCases.max(by: { counts[$0.rawValue] < counts[$1.rawValue] }) else { return nil }
    let count = counts[script.rawValue]
    // Lists of languages have one word in each.
    let isOne = count * 5 >= counts.reduce(0, +) * 4
    guard count >= Self.least, isOne, count > sentences else { return nil }
    return script == .cyrillic && ofCyrillic["uk", default: 0] > ofCyrillic["ru", default: 0] ? "uk" : script.language
  }

  mutating func count(in bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      var position = 0
      while position < bytes.count {
        switch bytes[position] {
        case UInt8(ascii: "/") where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "/"):
          while position < bytes.count, bytes[position] != 0x0A { position += 1 }
        case UInt8(ascii: "\""): position = literal(in: bytes, from: position + 1)
        default: position += 1
        }
      }
    }
  }

  private mutating func noteWords(of text: String) {
    var languages: Set<String> = []
    var single: Set<String> = []
    // "y" is "and" in Spanish, and the year in formats of dates.
    for word in text.lowercased().split(whereSeparator: { !$0.isLetter }) where word.utf8.count > 1 && word.count < 10 {
      guard let its = Words.functionWords[String(word)] else { continue }
      languages.formUnion(its)
      if its.count == 1 { single.formUnion(its) }
    }
    for language in languages { ofLanguage[language, default: 0] += 1 }
    for language in single { ofOneLanguage[language, default: 0] += 1 }
  }

  /// Counts the literal that begins at a position; the position behind it. It ends with its line at the latest: each
  /// line of a longer one counts by itself.
  private mutating func literal(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var position = start
    var script: Script?
    var (words, isInWord) = (0, false)
    var own: String?
    var cyrillic: String?
    while position < bytes.count, bytes[position] != UInt8(ascii: "\""), bytes[position] != 0x0A {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\\") {
        position += 2
        continue
      }
      let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      if isLetter, !isInWord, position == start || bytes[position - 1] == UInt8(ascii: " ") { words += 1 }
      isInWord = isLetter
      if byte >= 0x80, position + 1 < bytes.count {
        if script == nil { script = Script(byte, bytes[position + 1]) }
        if own == nil { own = OwnLetter.language(byte, bytes[position + 1]) }
        if cyrillic == nil, script == .cyrillic { cyrillic = CyrillicLetter.language(byte, bytes[position + 1]) }
      }
      position += 1
    }
    if script == nil, let own {
      ofLanguage[own, default: 0] += 1
      ofOneLanguage[own, default: 0] += 1
    }
    if script == .cyrillic, let cyrillic { ofCyrillic[cyrillic, default: 0] += 1 }
    if let script { ofScript[script.rawValue] += 1 } else if words > 1 {
      sentences += 1
      noteWords(of: String(decoding: bytes[start..<min(position, bytes.count)], as: UTF8.self))
    }
    return position + 1
  }
}
