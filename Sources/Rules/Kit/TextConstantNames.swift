import AccessibilityModel
import Project
import SourceModel
import SwiftSource

/// The constants of a project that hold texts, so that a fix may use one of that meaning instead of a literal: those
/// in the file that it changes, and those of types that hold nothing else, such as `L10n`.
struct TextConstantNames: Sendable {
  private let files: [ObjectIdentifier: FileDeclarations]
  private let strings: StringTables
  private let language: String
  /// Expressions by their texts in small letters.
  private let shared: [String: String]

  init(_ files: [FileDeclarations] = [], strings: StringTables = StringTables(), language: String = "en") {
    self.files = Dictionary(files.map { (ObjectIdentifier($0.file), $0) }) { first, _ in first }
    self.strings = strings
    self.language = language
    var shared: [String: String] = [:]
    for file in files {
      for type in file.types where Self.homes.contains(type.name) {
        Self.collect(type.members, path: type.name, strings, language, isOwnFile: false, into: &shared)
      }
      for extended in file.extensions where Self.homes.contains(extended.extendedType.name) {
        Self.collect(
          extended.members, path: extended.extendedType.name, strings, language, isOwnFile: false, into: &shared)
      }
    }
    self.shared = shared
  }

  /// Types that projects and generators keep their texts in.
  private static let homes: Set<String> = [
    "L10n", "Strings", "Localization", "Localizations", "LocalizedStrings", "Localizable", "Localized", "Texts",
    "CommonStrings", "L10N",
  ]

  /// A constant whose text is the word, whatever its case, as the file would write it.
  func expression(for word: String, in file: SourceFile) -> String? {
    var own: [String: String] = [:]
    if let declarations = files[ObjectIdentifier(file)] {
      for type in declarations.types {
        Self.collect(type.members, path: type.name, strings, language, isOwnFile: true, into: &own)
      }
      for extended in declarations.extensions {
        Self.collect(
          extended.members, path: extended.extendedType.name, strings, language, isOwnFile: true, into: &own)
      }
    }
    return own[word.lowercased()] ?? shared[word.lowercased()]
  }

  private static func collect(
    _ members: Members, path: String, _ strings: StringTables, _ language: String, isOwnFile: Bool,
    into found: inout [String: String]
  ) {
    for property in members.properties where property.isStatic && (isOwnFile || !property.isPrivate) {
      guard let value = property.initializer ?? single(property.getter),
        let text = text(of: value, strings, language), !text.isEmpty, !text.contains("%") else { continue }
      let expression = "\(path).\(property.name)"
      if let other = found[text.lowercased()], (other.count, other) <= (expression.count, expression) { continue }
      found[text.lowercased()] = expression
    }
    for type in members.types where isOwnFile || !type.isPrivate {
      // Members of a nested type of the own file are named by it alone within the type around it, but not elsewhere.
      collect(type.members, path: "\(path).\(type.name)", strings, language, isOwnFile: isOwnFile, into: &found)
    }
  }

  private static func single(_ block: Block?) -> Expression? {
    guard let statements = block?.statements, statements.count == 1 else { return nil }
    switch statements[0] {
    case .expression(let expression), .returned(let expression?): return expression
    default: return nil
    }
  }

  /// What a constant holds in the language of the source, where it is translated.
  private static func text(of value: Expression, _ strings: StringTables, _ language: String) -> String? {
    guard case .call(let call) = value.kind, let name = call.callee.plainName,
      ["NSLocalizedString", "String", "tr", "LocalizedStringKey", "LocalizedStringResource", "AppLocalizedString"]
        .contains(name)
    else { return nil }
    if let value = call.argument("value")?.plainText ?? call.argument("defaultValue")?.plainText { return value }
    let unlabelled = call.arguments.filter { $0.label == nil || $0.label == "localized" }.compactMap(\.value.plainText)
    if name == "String", call.argument("localized") == nil { return nil }
    if name == "tr", unlabelled.count >= 2 {
      return strings.text(forKey: unlabelled[1], table: unlabelled[0], language: language)?.general
        ?? call.argument("fallback")?.plainText
    }
    guard let key = unlabelled.first else { return nil }
    let table = call.argument("tableName")?.plainText ?? call.argument("table")?.plainText
    return strings.text(forKey: key, table: table, language: language)?.general ?? key
  }
}
