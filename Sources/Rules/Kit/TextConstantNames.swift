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
  /// Members of texts by which the project has a key translated.
  private let members: Set<String>
  /// Expressions by their texts in small letters.
  private var shared: [String: String]

  init(_ files: [FileDeclarations] = [], strings: StringTables = StringTables(), language: String = "en") {
    self.files = files.byFile
    self.strings = strings
    self.language = language
    members = Set(OwnTranslation.members(of: files).keys)
    self.shared = [:]
    var shared: [String: String] = [:]
    for file in files {
      for type in file.types where Self.homes.contains(type.name) || holdsOnlyTexts(type) {
        collect(type.members, path: type.name, isOwnFile: false, into: &shared)
      }
      for extended in file.extensions where Self.homes.contains(extended.extendedType.name) {
        collect(extended.members, path: extended.extendedType.name, isOwnFile: false, into: &shared)
      }
    }
    self.shared = shared
  }

  /// Several constants, each of which is a text that is translated.
  private func holdsOnlyTexts(_ type: TypeDeclaration) -> Bool {
    let constants = type.members.properties.filter(\.isStatic)
    guard constants.count >= 3, !type.isPrivate else { return false }
    return constants.allSatisfy { constant in (constant.initializer ?? Self.single(constant.getter)).flatMap(text) != nil }
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
        collect(type.members, path: type.name, isOwnFile: true, into: &own)
      }
      for extended in declarations.extensions {
        collect(extended.members, path: extended.extendedType.name, isOwnFile: true, into: &own)
      }
    }
    return own[word.lowercased()] ?? shared[word.lowercased()]
  }

  private func collect(_ members: Members, path: String, isOwnFile: Bool, into found: inout [String: String]) {
    for property in members.properties where property.isStatic && (isOwnFile || !property.isPrivate) {
      guard let value = property.initializer ?? Self.single(property.getter), let text = text(of: value), !text.isEmpty,
        !text.contains("%") else { continue }
      let expression = "\(path).\(property.name)"
      if let other = found[text.lowercased()], (other.count, other) <= (expression.count, expression) { continue }
      found[text.lowercased()] = expression
    }
    for type in members.types where isOwnFile || !type.isPrivate {
      // Members of a nested type of the own file are named by it alone within the type around it, but not elsewhere.
      collect(type.members, path: "\(path).\(type.name)", isOwnFile: isOwnFile, into: &found)
    }
  }

  private static func single(_ block: Block?) -> Expression? {
    guard let statements = block?.statements, statements.count == 1 else { return nil }
    switch statements[0] {
    case .expression(let expression), .returned(let expression?): return expression
    default: return nil
    }
  }

  /// "save" of `"save".localized`.
  private func keyOfOwn(_ value: Expression) -> String? {
    switch value.kind {
    case .member(let base?, let name): return members.contains(name) ? base.plainText : nil
    case .call(let call):
      guard call.arguments.isEmpty, case .member(let base?, let name) = call.callee.kind, members.contains(name) else { return nil }
      return base.plainText
    default: return nil
    }
  }

  /// What a constant holds in the language of the source, where it is translated.
  private func text(of value: Expression) -> String? {
    if let key = keyOfOwn(value) { return strings.text(forKey: key, table: nil, language: language)?.general ?? key }
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
