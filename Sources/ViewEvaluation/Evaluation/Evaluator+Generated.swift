import AccessibilityModel
import PlatformKnowledge
import Project
import SourceModel
import SwiftSource

/// Members of types that tools make of string tables and asset catalogs. Their code is mostly kept out of repositories,
/// so the type is declared nowhere: what its members stand for, the tables tell.
extension Evaluator {
  /// `Strings.Settings.title`, `AppAsset.Icons.star.image`; nil for what no tool makes, and where no key fits.
  func generatedMember(_ name: String, of value: Value, source: SourceRange) -> Value? {
    guard let (type, path) = generatedPath(of: value) else { return nil }
    let whole = path.isEmpty ? name : "\(path).\(name)"
    if isGeneratedText(type) {
      if let text = generatedText(whole, of: type, []) { return text }
    } else if Self.pictureMembers.contains(name) {
      return path.isEmpty ? nil : picture(path, source: source)
    } else if name == "name", !path.isEmpty, !runsEffects {
      // `Image(DemoAsset.back.name)`: the picture of the catalog that the path stands for.
      return .member(MemberValue(type: nil, name: path, arguments: [], source: source))
    }
    // A colour by the type's own name, whatever the project calls it.
    if Self.colorMembers.contains(name), !path.isEmpty {
      let expression = "\(type).\(path).\(name)"
      return .unknown(UnknownValue(
        expression: expression, type: Self.generatedType(of: name), reason: UnknownReason(.dynamicValue, expression)))
    }
    // A name space, or a part of the path to a picture.
    guard name.first?.isUppercase == true || !isGeneratedText(type) && !Self.otherMembers.contains(name) else { return nil }
    return .member(MemberValue(type: type, name: whole, arguments: [], source: source))
  }

  /// What a name of the project's own for something that a tool makes stands for: `typealias Hues = AppAsset.Colors`.
  func generatedAlias(_ name: String, in scope: Scope, source: SourceRange) -> Value? {
    guard let alias = index.externalAlias(name, from: scope.file, enclosing: scope.type, ofOtherModules: true) else { return nil }
    let path = alias.qualifier + [alias.name]
    guard Self.isGeneratedAssets(path[0]) || isGeneratedText(path[0]) else { return nil }
    let type = Value.externalType(path[0])
    return path.dropFirst().reduce(type) { generatedMember($1, of: $0, source: source) ?? $0 }
  }

  /// A member of a constant of some type.
  func memberOfConstant(_ name: String, of value: Value, source: SourceRange) -> Value? {
    if case .member(let member) = value, member.type == "ProcessInfo",
      let result = launchMember(name, of: "ProcessInfo.\(member.name)", source: source) { return result }
    if !runsEffects, case .member(let member) = value, let type = member.type, Self.colours.contains(type) {
      // What the project adds to colours: `UIColor.systemBlue.asColor`.
      if let property = extensionProperty(name, types: [type]) { return evaluate(property, receiver: value) }
      // Apple: documentation of Color.gradient.
      if name == "gradient", type == "Color" {
        let changes = member.changes + [MemberChange(name: name, arguments: [])]
        return .member(MemberValue(
          type: type, name: member.name, arguments: member.arguments, source: member.source, changes: changes))
      }
    }
    return generatedMember(name, of: value, source: source) ?? symbol(name, of: value)
      ?? (runsEffects ? effects?.member(name, of: value, source: source) ?? nestedConstant(name, of: value, source) : nil)
  }

  /// `UIControl.State.normal`: a constant of a type within another from outside.
  private func nestedConstant(_ name: String, of value: Value, _ source: SourceRange) -> Value? {
    guard case .member(let type) = value, let outer = type.type, type.arguments.isEmpty, type.changes.isEmpty,
      type.name.first?.isUppercase == true, name.first?.isLowercase == true else { return nil }
    return .member(MemberValue(type: "\(outer).\(type.name)", name: name, arguments: [], source: source))
  }

  /// `L10n.items(3)`: a text that takes in others.
  func generatedCall(
    _ name: String, of value: Value, _ arguments: [EvaluatedArgument], source: SourceRange
  ) -> Value? {
    if let resource = resource(name, of: value, arguments, source: source) { return resource }
    guard let (type, path) = generatedPath(of: value), isGeneratedText(type) else {
      return symbol(name, of: value, arguments)
    }
    let parts = arguments.map { spoken($0.value) ?? .hole(shortened($0.source)) }
    return generatedText(path.isEmpty ? name : "\(path).\(name)", of: type, parts)
  }

  /// `R.image.back()` and `R.string.localizable.close()` (R.swift: Documentation/Examples.md).
  private func resource(
    _ name: String, of value: Value, _ arguments: [EvaluatedArgument], source: SourceRange
  ) -> Value? {
    guard case .member(let member) = value, member.type == Self.resources, member.arguments.isEmpty else { return nil }
    let parts = member.name.split(separator: ".").map(String.init)
    if parts == ["image"] { return picture(name, source: source) }
    guard parts.first == "string" else { return nil }
    let texts = arguments.filter { $0.label == nil }.map { spoken($0.value) ?? .hole(shortened($0.source)) }
    return generatedText((parts.dropFirst() + [name]).joined(separator: "."), of: Self.resources, texts)
  }

  private static let resources = "R"

  /// A type that tools make, and what leads from it to a value.
  private func generatedPath(of value: Value) -> (type: String, path: String)? {
    let found: (type: String, path: String)
    switch value {
    case .externalType(let type): found = (type, "")
    case .member(let member):
      guard let type = member.type, member.arguments.isEmpty, member.changes.isEmpty else { return nil }
      found = (type, member.name)
    default: return nil
    }
    let isMade = isGeneratedText(found.type) || Self.ends(found.type, with: Self.pictureTypes)
    return isMade || found.type == Self.resources ? found : nil
  }

  private func isGeneratedText(_ type: String) -> Bool { Self.ends(type, with: Self.textTypes) }

  private static let textTypes = NameWords.words(.generatedText).map { Array($0.utf8) }
  private static let pictureTypes = NameWords.words(.generatedPicture).map { Array($0.utf8) }
  /// Types of the system's frameworks, whatever their names end in.
  private static let systemPrefixes = ["UI", "NS", "PH", "AV", "CI", "MK"]

  /// Whether a name ends in a word, whatever its case: `AppStrings`, `L10n`.
  private static func ends(_ name: String, with words: [[UInt8]]) -> Bool {
    words.contains { word in
      name.utf8.count >= word.count && zip(name.utf8.suffix(word.count), word).allSatisfy { $0 | 0x20 == $1 }
    } && !systemPrefixes.contains(where: name.hasPrefix)
  }

  /// The text of the only key that comes to the same as a path when letter case and separators are taken away.
  private func generatedText(_ path: String, of type: String, _ arguments: [SpokenText]) -> Value? {
    index.note([.allTexts])
    guard let key = generatedKeys.key(forPath: path), localizer.hasText(key.key, table: key.table) else { return nil }
    let (text, localization) = localizer.localize(key: key.key, table: key.table, arguments: arguments)
    return .text(TextValue(text, kind: .localized(localization)))
  }

  /// What gives the pictures of assets (SwiftGen: template swift5 of xcassets; Tuist: synthesised resource accessors).
  private static let pictureMembers: Set<String> = ["image", "swiftUIImage", "uiImage"]

  /// What gives the colours of assets there.
  static let colorMembers: Set<String> = ["color", "swiftUIColor", "uiColor", "cgColor"]

  /// The colour of the catalog that a value of a tool's own type stands for, where the code that the tool writes is part of
  /// the project: `Asset.Colors.ink.color`, which it works out when somebody asks first (SwiftGen: template swift5 of
  /// xcassets, `ColorAsset`).
  func generatedColor(_ member: String, of instance: Instance, source: SourceRange) -> Value? {
    guard member == "color", instance.declaration.name.hasSuffix("ColorAsset"), case .text(let name)? = instance.fields["name"],
      name.spoken.literal != nil else { return nil }
    let argument = EvaluatedArgument(label: "named", value: .text(name), source: source)
    return effects?.make("UIColor", [argument], source: source)
      ?? .view(.primitive(PrimitiveView(name: "UIColor", arguments: [argument], source: source)))
  }

  /// What they have besides pictures.
  private static let otherMembers = colorMembers.union(["name", "data", "value", "bundle"])

  /// Whether a type is one that tools make of an asset catalog, by its name.
  static func isGeneratedAssets(_ type: String) -> Bool { ends(type, with: pictureTypes) }

  private func picture(_ path: String, source: SourceRange) -> Value? {
    let name = Value.member(MemberValue(type: nil, name: path, arguments: [], source: source))
    if runsEffects {
      let resource = EvaluatedArgument(label: "resource", value: name, source: source)
      return effects?.make("UIImage", [resource], source: source)
    }
    let argument = EvaluatedArgument(label: nil, value: name, source: source)
    return .view(.primitive(PrimitiveView(name: "Image", arguments: [argument], source: source)))
  }

  // MARK: - Keys by themselves

  /// What a key of the string tables comes to; nil for what is none.
  public func translation(ofKey key: String) -> Value? {
    guard localizer.hasKey(key, table: nil) else { return nil }
    let (text, localization) = localizer.localize(key: key, table: nil, arguments: [])
    return .text(TextValue(text, kind: .localized(localization)))
  }

  /// Whether a property or function that is added to strings takes them for keys, as its name tells: `"Cancel".localized`.
  static func translates(_ name: String) -> Bool { NameWords.words(.translation).contains(name.lowercased()) }

  /// What a key comes to whose translation is made in a way that was not followed: the text of the tables, else the key,
  /// which is mostly the text as well.
  func translated(_ text: TextValue, unless known: Value?) -> Value? {
    switch known {
    case nil, .unknown: break
    case .text(let result) where result.spoken.isOnlyHoles: break
    default: return known
    }
    guard let key = text.spoken.literal, !key.isEmpty else { return known }
    let (spoken, localization) = localizer.localize(key: key, table: text.table, arguments: [])
    return .text(TextValue(spoken, kind: .localized(localization.isInCatalog ? localization : .dynamic)))
  }
}

/// The keys of string tables by what is left of them without letter case and separators.
struct GeneratedKeys {
  struct Key: Equatable {
    let key: String
    /// nil for `Localizable`.
    let table: String?
  }

  /// nil where several keys come to the same.
  private var keys: [String: Key?] = [:]
  private let tables: Set<String>

  init(_ strings: StringTables) {
    tables = Set(strings.tables.map(Self.loose))
    for (key, table) in strings.allKeys {
      let name = Self.loose(key)
      guard !name.isEmpty else { continue }
      let new = Key(key: key, table: table == "Localizable" ? nil : table)
      keys[name] = keys.index(forKey: name) == nil ? .some(new) : (keys[name] == .some(new) ? .some(new) : .some(nil))
    }
  }

  /// The key of `Localizable.createFolderTitle`, with or without the table before it.
  func key(forPath path: String) -> Key? {
    if let found = keys[Self.loose(path)] { return found }
    let parts = path.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, tables.contains(Self.loose(String(parts[0]))) else { return nil }
    return keys[Self.loose(String(parts[1]))] ?? nil
  }

  private static func loose(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}
