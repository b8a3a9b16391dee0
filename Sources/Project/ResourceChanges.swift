// Which texts, assets and interface files of a project are others than before. What looks one up notes its key.

/// A text, an asset or what an interface file describes, as it is looked up.
public struct ResourceKey: Hashable, Sendable {
  public enum Kind: UInt8, Sendable {
    /// By its key, in the table that is named.
    case text
    /// Whatever keys there are.
    case allTexts
    case color
    /// By the names that Xcode generates.
    case generatedColor, generatedImage
    /// What interface files describe for a class.
    case interfaceClass
    /// The interface file that code loads by this name.
    case interfaceFile
  }

  public let kind: Kind
  /// The name of the table.
  public let table: String
  public let name: String

  init(_ kind: Kind, _ name: String, table: String = "") {
    self.kind = kind
    self.table = table
    self.name = name
  }

  public static func text(_ key: String, table: String?) -> ResourceKey {
    ResourceKey(.text, key, table: table ?? "Localizable")
  }

  public static let allTexts = ResourceKey(.allTexts, "")

  public static func color(_ name: String) -> ResourceKey { ResourceKey(.color, name) }

  public static func interfaceClass(_ name: String) -> ResourceKey { ResourceKey(.interfaceClass, name) }

  public static func interfaceFile(_ name: String) -> ResourceKey { ResourceKey(.interfaceFile, name) }

  /// A generated name is looked up in two ways.
  public static func colors(forSwiftName name: String) -> [ResourceKey] {
    SymbolNames.keys(name, suffix: "Color").map { ResourceKey(.generatedColor, $0) }
  }

  public static func images(forSwiftName name: String) -> [ResourceKey] {
    SymbolNames.keys(name, suffix: "Image").map { ResourceKey(.generatedImage, $0) }
  }
}

extension Project {
  /// What may be heard otherwise where the code and the interface files are the same: what else has changed bears on what
  /// rules say alone. nil where it may be everything.
  ///
  /// - Parameter languages: Those whose texts are heard.
  public func resourceChanges(since before: Project, in languages: Set<String>) -> Set<ResourceKey>? {
    if surroundings == before.surroundings { return [] }
    guard apps == before.apps, developmentLanguage == before.developmentLanguage, deployment == before.deployment,
      learnedSymbols == before.learnedSymbols, objectiveC == before.objectiveC, strings.contestedFolders == before.strings.contestedFolders,
      assets.contestedFolders == before.assets.contestedFolders,
      let texts = strings.changes(since: before.strings, in: languages)
    else { return nil }
    return assets == before.assets ? texts : texts.union(assets.changes(since: before.assets))
  }
}
