/// A string catalog (`.xcstrings`), Xcode's JSON format for all languages of a table.
///
/// Source: files written by Xcode 15 to 26, and WWDC23 session 10155 "Discover String Catalogs".
struct StringCatalog: Sendable {
  var sourceLanguage: String
  var languages: [String: StringTables.Entries] = [:]
  /// The keys that people wrote down here themselves, of which Xcode makes symbols (`StringSymbols`).
  var manualKeys: Set<String> = []

  init(_ bytes: [UInt8]) throws(FileError) {
    let root: JSONValue
    do { root = try JSONReader.read(bytes) } catch {
      throw FileError("is not a valid string catalog: line \(error.line): \(error.message)")
    }
    guard case .object? = root["strings"] else {
      throw FileError("is not a valid string catalog: it has no \"strings\"")
    }
    sourceLanguage = LanguageNames.normalized(root["sourceLanguage"]?.string ?? "en")
    languages[sourceLanguage] = [:]
    for member in root["strings"]?.members ?? [] { read(key: member.name, member.value) }
  }

  private mutating func read(key: String, _ value: JSONValue) {
    if value["extractionState"]?.string == "manual" { manualKeys.insert(key) }
    var hasSource = false
    for member in value["localizations"]?.members ?? [] {
      let language = LanguageNames.normalized(member.name)
      guard let text = Self.text(member.value) else { continue }
      languages[language, default: [:]][key] = text
      hasSource = hasSource || language == sourceLanguage
    }
    // In the source language the key is the text unless the catalog says otherwise.
    if !hasSource { languages[sourceLanguage]?[key] = .plain(key, state: nil) }
  }

  private static func text(_ localization: JSONValue) -> LocalizedText? {
    // What was left empty was not written yet: Xcode shows the key in its place, and tools that make catalogs of older
    // tables leave the source language empty as a whole. That such a text is silent nobody can tell from it.
    if let unit = localization["stringUnit"], let value = unit["value"]?.string, !value.isEmpty {
      if let substitutions = localization["substitutions"], let plural = expand(value, substitutions) {
        return .plural(plural)
      }
      return .plain(value, state: unit["state"]?.string)
    }
    guard let variations = localization["variations"] else { return nil }
    return texts(variations["plural"]).map(LocalizedText.plural)
      ?? texts(variations["device"]).map(LocalizedText.device)
  }

  /// The text of each variation; where one varies again (devices inside plurals), its general text.
  private static func texts(_ variations: JSONValue?) -> [String: String]? {
    guard case .object(let members)? = variations else { return nil }
    let pairs = members.compactMap { member in text(member.value)?.general.map { (member.name, $0) } }
    return pairs.isEmpty ? nil : Dictionary(pairs) { _, last in last }
  }

  /// `%#@files@ deleted` with the plural texts of `files` in its place, so that the categories are those of the first
  /// substitution; further ones take their general text.
  private static func expand(_ format: String, _ substitutions: JSONValue) -> [String: String]? {
    let variables = substitutions.members.compactMap { member -> PluralFormat.Variable? in
      guard let texts = texts(member.value["variations"]?["plural"]) else { return nil }
      let specifier = member.value["formatSpecifier"]?.string ?? "lld"
      var position = ""
      if case .number(let number)? = member.value["argNum"], (1...99).contains(number) { position = "\(Int(number))$" }
      let argument = "%" + position + specifier
      let replaced = texts.mapValues { $0.replacing("%arg", with: argument) }
      return PluralFormat.Variable(name: member.name, texts: replaced)
    }
    return PluralFormat.expand(format, variables)
  }
}
