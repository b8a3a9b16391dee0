import AccessibilityModel
import Project
import SourceModel

/// Members of `LocalizedStringResource` that Xcode makes of the keys of string catalogs which people wrote down there
/// themselves: `.boatsInPort`, with what it takes in `.berth(number: 3)`, of another table than `Localizable`
/// `.Harbour.boatsInPort`. The code is made when the app is built, so it is declared nowhere.
///
/// Source: WWDC25 session 225 "Explore localization with Xcode", and `GeneratedStringSymbols_*.swift` files of Xcode 26.
extension Evaluator {
  /// The text of a symbol; nil for what is none.
  func symbolText(_ member: MemberValue) -> ResolvedText? {
    guard member.type == nil || member.type == Self.symbolOwner, member.changes.isEmpty else { return nil }
    index.note([.allTexts])
    let path = member.name.split(separator: ".", maxSplits: 1).map(String.init)
    guard let name = path.last, let key = stringSymbols.key(of: name, table: path.count > 1 ? path[0] : nil) else { return nil }
    let arguments = member.arguments.map { argument in
      let text = self.spoken(argument.value) ?? .hole(shortened(argument.source))
      return if case .number = argument.value { localizer.grouped(text) } else { text }
    }
    let result = localizer.localize(key: key.key, table: key.table, arguments: arguments)
    return ResolvedText(spoken: result.spoken, localization: result.localization)
  }

  /// `.Harbour.boatsInPort`, where that is a table with such a key; nil for others.
  func symbol(_ name: String, of value: Value, _ arguments: [EvaluatedArgument] = []) -> Value? {
    guard case .member(let table) = value, table.type == nil || table.type == Self.symbolOwner,
      table.arguments.isEmpty, table.changes.isEmpty, table.name.first?.isUppercase == true else { return nil }
    index.note([.allTexts])
    guard stringSymbols.key(of: name, table: table.name) != nil else { return nil }
    let path = "\(table.name).\(name)"
    return .member(MemberValue(type: Self.symbolOwner, name: path, arguments: arguments, source: table.source))
  }

  /// A text that was looked up, as a string: one of the catalogs stays that.
  func looked(up text: ResolvedText) -> TextValue {
    TextValue(text.spoken, kind: text.localization.isInCatalog ? .localized(text.localization) : .string)
  }

  private static let symbolOwner = "LocalizedStringResource"
}

/// The keys of string catalogs by the symbols that Xcode makes of them, which leave out what a text takes in, and whose
/// letters are those of the key: `%lld MiB` is `miB`, `CFBundleName` is `cfbundleName`. So they are found without letter
/// case and separators.
struct StringSymbols {
  /// Table → symbol → its key; nil where several keys come to the same.
  private var keys: [String: [String: String?]] = [:]

  init(_ strings: StringTables) {
    for (table, all) in strings.symbolKeys {
      var found: [String: String?] = [:]
      for key in all {
        let name = Self.loose(Localizer.withoutArguments(key))
        found[name] = found.index(forKey: name) == nil ? .some(key) : .some(nil)
      }
      keys[Self.loose(table)] = found
      tables[Self.loose(table)] = table
    }
  }

  /// The names of the tables by what is left of them.
  private var tables: [String: String] = [:]

  func key(of symbol: String, table: String?) -> GeneratedKeys.Key? {
    let name = Self.loose(table ?? "Localizable")
    guard let table = tables[name], let key = keys[name]?[Self.loose(symbol)] ?? nil else { return nil }
    return GeneratedKeys.Key(key: key, table: table == "Localizable" ? nil : table)
  }

  private static func loose(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}
