import AccessibilityModel
import PlatformKnowledge
import Project
import SourceModel
import SwiftSource

/// Looks texts up in the project's string tables, as the app would in one language.
public struct Localizer: Sendable {
  private let strings: StringTables
  /// Where look-ups are noted; nil when nobody wants to know.
  private let index: DeclarationIndex?
  /// The language that is read.
  public let language: String
  /// The language that the texts in source are written in.
  let developmentLanguage: String

  /// - Parameter index: Where look-ups are noted.
  public init(
    strings: StringTables, language: String, developmentLanguage: String, noting index: DeclarationIndex? = nil
  ) {
    self.strings = strings
    self.index = index
    self.language = language
    self.developmentLanguage = developmentLanguage
  }

  /// A literal that SwiftUI takes as a key, in the language that is read: its translation, else the text in the
  /// development language, else the key itself.
  func localize(_ text: TextValue) -> (spoken: SpokenText, localization: Localization) {
    let arguments = text.segments.compactMap { segment -> SpokenText? in
      if case .argument(let argument, let isNumber) = segment { return isNumber ? grouped(argument) : argument }
      return nil
    }
    let text = text.mapArguments { isNumber, argument in isNumber ? grouped(argument) : argument }
    for key in keys(for: text) where hasKey(key, table: text.table) {
      for language in [language, developmentLanguage] {
        if let found = self.text(key, table: text.table, in: language) {
          return (format(plain(found, arguments, language), arguments), localization(of: key, in: language))
        }
      }
      return (text.spoken, localization(of: key, in: developmentLanguage))
    }
    if text.spoken.isOnlyHoles { return (text.spoken, .dynamic) }
    return (text.spoken, .missingKey(key: keys(for: text).first ?? text.spoken.rendered))
  }

  /// Whether any language has the key.
  func hasKey(_ key: String, table: String?) -> Bool {
    index?.note([.text(key, table: table)])
    return strings.hasKey(key, table: table)
  }

  private func text(_ key: String, table: String?, in language: String) -> LocalizedText? {
    index?.note([.text(key, table: table)])
    return strings.text(forKey: key, table: table, language: language)
  }

  /// Whether any language has a table.
  func hasTable(_ name: String) -> Bool { strings.tables.contains(name) }

  /// The keys of all tables by what is left of them without letter case and separators.
  var generatedKeys: GeneratedKeys { GeneratedKeys(strings) }

  /// The keys that Xcode makes symbols of.
  var stringSymbols: StringSymbols { StringSymbols(strings) }

  /// Whether a key has a text in the language that is read or in that of the source.
  func hasText(_ key: String, table: String?) -> Bool {
    [language, developmentLanguage].contains { text(key, table: table, in: $0) != nil }
  }

  /// How a text that was found in a language reaches the language that is read.
  private func localization(of key: String, in found: String) -> Localization {
    found == language ? .catalog(key: key) : .untranslated(key: key)
  }

  /// Integers in a localisable text are written in groups of three (recorded: as_prev_custom_content), other numbers as
  /// `%lf` does (Apple: LocalizedStringKey.StringInterpolation), with six decimals.
  func grouped(_ argument: SpokenText) -> SpokenText {
    argument.mapLiterals { digits in
      if digits.contains(".") { return NumberFormat(conversion: "f", flags: "l").written(digits) }
      guard digits.count > 3, digits.allSatisfy(\.isNumber) else { return digits }
      var result = ""
      for (offset, digit) in digits.enumerated() {
        if offset > 0, (digits.count - offset) % 3 == 0 { result.append(groupingSeparator) }
        result.append(digit)
      }
      return result
    }
  }

  private var groupingSeparator: String {
    switch language.prefix(2) {
    case "de", "es", "it", "nl", "pt", "id", "tr", "da", "el": "."
    case "fr", "ru", "pl", "uk", "cs", "sv", "nb", "fi": "\u{a0}"
    default: ","
    }
  }

  /// A key given as a plain string, as to `NSLocalizedString`.
  ///
  /// - Parameter written: What is shown where there is no translation; without it, the key.
  func localize(
    key: String, table: String?, arguments: [SpokenText], written: SpokenText? = nil
  ) -> (spoken: SpokenText, localization: Localization) {
    for language in [language, developmentLanguage] {
      if let found = self.text(key, table: table, in: language) {
        let text = plain(found, arguments, language)
        return (arguments.isEmpty ? SpokenText(text) : format(text, arguments), localization(of: key, in: language))
      }
    }
    let isKnown = hasKey(key, table: table)
    // Where no table came with the sources, what a name of programs stands for is not known.
    if !isKnown, written == nil, strings.isEmpty, Self.isName(key) { return (.hole(key), .dynamic) }
    let spoken = written ?? (arguments.isEmpty ? SpokenText(key) : format(key, arguments))
    guard isKnown else { return (spoken, .missingKey(key: key)) }
    return (spoken, localization(of: key, in: developmentLanguage))
  }

  /// `login_title` and `login.title`, which nobody means to show; "Log in." and "v1.2" are words.
  private static func isName(_ key: String) -> Bool {
    let parts = key.split(omittingEmptySubsequences: false) { "._".contains($0) }
    return parts.count > 1 && parts.allSatisfy { part in
      part.contains(where: \.isLetter) && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }
  }

  /// The form of a text for the first number that it takes; without a known number the form for most numbers.
  private func plain(_ text: LocalizedText, _ arguments: [SpokenText], _ language: String) -> String {
    switch text {
    case .plain(let text, _): text
    case .plural(let forms): form(of: forms, arguments, language) ?? forms["other"] ?? forms.sorted { $0.key < $1.key }.first?.value ?? ""
    case .device(let forms): forms["iphone"] ?? forms["other"] ?? forms.sorted { $0.key < $1.key }.first?.value ?? ""
    }
  }

  private func form(of forms: [String: String], _ arguments: [SpokenText], _ language: String) -> String? {
    guard let number = arguments.lazy.compactMap({ $0.literal.flatMap(Int.init) }).first else { return nil }
    return (number == 0 ? forms["zero"] : nil) ?? forms[PluralRules.category(of: number, in: language)]
  }

  /// The keys that an interpolated literal may have: `%@` for most values, `%lld` for integers. A value whose type is not
  /// known may be a number where the words around it tell the key; without words any entry would do for any value.
  private func keys(for text: TextValue) -> [String] {
    let hasWords = text.segments.contains { if case .text(let part) = $0 { part.contains(where: \.isLetter) } else { false } }
    var keys = [""]
    for segment in text.segments {
      switch segment {
      case .text(let part):
        let hasArguments = text.segments.contains { if case .argument = $0 { true } else { false } }
        let escaped = hasArguments ? part.map { $0 == "%" ? "%%" : String($0) }.joined() : part
        keys = keys.map { $0 + escaped }
      case .argument(_, let isNumber):
        let markers = isNumber ? ["%lld", "%lf", "%@"] : hasWords ? ["%@", "%lld", "%lf", "%d", "%ld"] : ["%@"]
        guard keys.count * markers.count <= 125 else { return Array(keys.prefix(1)) }
        keys = keys.flatMap { key in markers.map { key + $0 } }
      }
    }
    return keys
  }

  /// Fills a format string; arguments may be given by position (`%2$@`).
  func format(_ format: String, _ arguments: [SpokenText]) -> SpokenText {
    guard format.contains("%") else { return SpokenText(format) }
    var parts: [SpokenText.Part] = []
    var literal = ""
    var next = 0
    var rest = Substring(format)
    while let character = rest.first {
      rest = rest.dropFirst()
      guard character == "%" else { literal.append(character); continue }
      if rest.first == "%" { literal.append("%"); rest = rest.dropFirst(); continue }
      guard let specifier = Self.takeSpecifier(&rest) else { literal.append("%"); continue }
      let position = specifier.position ?? next
      next += specifier.position == nil ? 1 : 0
      parts.append(.literal(literal))
      literal = ""
      parts += arguments.indices.contains(position)
        ? arguments[position].mapLiterals(specifier.format.written).parts : [.hole("%\(position + 1)")]
    }
    return SpokenText(parts: parts + [.literal(literal)])
  }

  /// A format without what it takes in.
  static func withoutArguments(_ format: String) -> String {
    var result = ""
    var rest = Substring(format)
    while let character = rest.first {
      rest = rest.dropFirst()
      if character == "%", takeSpecifier(&rest) != nil { result += " " } else { result.append(character) }
    }
    return result
  }

  private static func takeSpecifier(_ rest: inout Substring) -> (position: Int?, format: NumberFormat)? {
    var scan = rest
    var digits = ""
    while let digit = scan.first, digit.isNumber { digits.append(digit); scan = scan.dropFirst() }
    var position: Int?
    if scan.first == "$", let number = Int(digits), number > 0 {
      position = number - 1
      scan = scan.dropFirst()
      digits = ""
    }
    // The name of what is taken in, which Xcode makes a label of: `%(berths)lld` (WWDC25 session 225).
    if scan.first == "(", let end = scan.firstIndex(of: ")"),
      scan[..<end].dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
      scan = scan[scan.index(after: end)...]
    }
    if scan.first == "#", scan.dropFirst().first == "@" {
      // A substitution of a plural rule: `%#@count@`.
      scan = scan.dropFirst(2)
      while let character = scan.first, character != "@" { scan = scan.dropFirst(); _ = character }
      rest = scan.dropFirst()
      return (position, NumberFormat(conversion: "@", flags: ""))
    }
    var flags = digits
    while let flag = scan.first, "+-0 .123456789lhqzt".contains(flag) {
      flags.append(flag)
      scan = scan.dropFirst()
    }
    guard let conversion = scan.first, "@dDiuUxXoOfFeEgGcCsSpaA".contains(conversion) else { return nil }
    rest = scan.dropFirst()
    return (position, NumberFormat(conversion: conversion, flags: flags))
  }
}
