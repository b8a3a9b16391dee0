/// The images, symbols and colours of all asset catalogs of a project, by name.
///
/// Names are those for code: with the name spaces before them (`Onboarding/hero`). Of colours that share a name, that
/// of the catalog nearest to what is looked at counts (`nearest(to:)`).
public struct AssetIndex: Hashable, Sendable {
  /// A colour set of one catalog.
  struct PlacedColor: Hashable, Sendable {
    /// The folder of the catalog, as source files are named.
    var folder: String
    /// nil where the set only refers to a colour of the system.
    var color: ColorAsset?
  }

  private var images: Set<String> = []
  private var looseImages: Set<String> = []
  private var symbols: Set<String> = []
  /// First choice first.
  private var colors: [String: [PlacedColor]] = [:]
  private var imageSymbols = SymbolNames()
  private var colorSymbols = SymbolNames()

  public init() {}

  /// An index made in memory.
  public init(images: [String], symbols: [String] = [], colors: [String: ColorAsset] = [:]) {
    self.init(
      images: images, looseImages: [], symbols: symbols,
      colors: colors.mapValues { [PlacedColor(folder: "", color: $0)] })
  }

  init(images: [String], looseImages: [String], symbols: [String], colors: [String: [PlacedColor]]) {
    self.images = Set(images)
    self.looseImages = Set(looseImages)
    self.symbols = Set(symbols)
    self.colors = colors
    imageSymbols = SymbolNames(images + symbols, suffix: "Image")
    colorSymbols = SymbolNames(Array(colors.keys), suffix: "Color")
  }

  /// Whether `Image("name")` finds a picture, in a catalog or as a file beside it.
  public func hasImage(_ name: String) -> Bool {
    images.contains(name) || looseImages.contains(name)
  }

  /// Whether a catalog has a symbol of the project's own (`.symbolset`).
  public func hasSymbol(_ name: String) -> Bool {
    symbols.contains(name)
  }

  /// Whether a catalog has a colour of this name, also one that refers to the system's.
  public func hasColor(_ name: String) -> Bool {
    colors[name] != nil
  }

  /// The colour of this name; nil when there is none, or when it refers to one of the system.
  public func color(_ name: String) -> ColorAsset? {
    colors[name]?.first?.color
  }

  /// The same index, with the colours first that are nearest to a source file.
  func nearest(to path: String) -> AssetIndex {
    var result = self
    result.colors = colors.mapValues { Nearness(to: path).sorted($0, by: \.folder) }
    return result
  }

  /// The same index without the colours of some folders.
  func only(in isInSight: (_ folder: String) -> Bool) -> AssetIndex {
    var result = self
    result.colors = colors.mapValues { $0.filter { isInSight($0.folder) } }.filter { !$0.value.isEmpty }
    result.colorSymbols = SymbolNames(Array(result.colors.keys), suffix: "Color")
    return result
  }

  /// Folders whose catalogs have different colours of one name.
  var contestedFolders: Set<String> {
    var result: Set<String> = []
    for placed in colors.values where Set(placed.map(\.color)).count > 1 { result.formUnion(placed.map(\.folder)) }
    return result
  }

  /// The image or symbol that Xcode's generated name stands for: `heroBanner` for `hero-banner`, with name spaces
  /// `Onboarding.hero` for `Onboarding/hero`. nil when no asset fits, or several do.
  public func image(forSwiftName name: String) -> String? {
    imageSymbols.asset(name)
  }

  /// The colour that Xcode's generated name stands for: `brand` for `BrandColor`.
  public func color(forSwiftName name: String) -> String? {
    colorSymbols.asset(name)
  }

  /// Names of the images in catalogs, sorted.
  public var imageNames: [String] { images.sorted() }
  /// Names of the project's own symbols, sorted.
  public var symbolNames: [String] { symbols.sorted() }
  /// Names of the colours, sorted.
  public var colorNames: [String] { colors.keys.sorted() }
}

extension AssetIndex {
  /// The keys of what is looked up that is another asset than before, or none.
  func changes(since before: AssetIndex) -> Set<ResourceKey> {
    var changes: Set<ResourceKey> = []
    for name in Set(colors.keys).union(before.colors.keys) where colors[name] != before.colors[name] {
      changes.insert(.color(name))
    }
    for name in colorSymbols.changes(since: before.colorSymbols) { changes.insert(ResourceKey(.generatedColor, name)) }
    for name in imageSymbols.changes(since: before.imageSymbols) { changes.insert(ResourceKey(.generatedImage, name)) }
    return changes
  }
}

/// Generated Swift names → assets.
struct SymbolNames: Hashable, Sendable {
  private var suffix = ""
  private var exact: [String: String] = [:]
  /// nil where several assets share a loose name.
  private var loose: [String: String?] = [:]

  init() {}

  init(_ assets: [String], suffix: String) {
    self.suffix = suffix
    for asset in Set(assets).sorted() {
      let name = AssetSymbolName.exact(asset, suffix: suffix)
      if exact[name] == nil { exact[name] = asset }
      let key = AssetSymbolName.loose(asset, suffix: suffix)
      if loose.index(forKey: key) == nil { loose[key] = asset } else { loose[key] = .some(nil) }
    }
  }

  /// What a name is looked up by.
  static func keys(_ name: String, suffix: String) -> [String] {
    [name, "loose " + AssetSymbolName.loose(name, suffix: suffix)]
  }

  /// What comes to another asset than before.
  func changes(since before: SymbolNames) -> Set<String> {
    let names = Set(exact.keys).union(before.exact.keys).filter { exact[$0] != before.exact[$0] }
    let others = Set(loose.keys).union(before.loose.keys).filter { loose[$0] != before.loose[$0] }
    return names.union(others.map { "loose " + $0 })
  }

  func asset(_ name: String) -> String? {
    if let asset = exact[name] { return asset }
    return loose[AssetSymbolName.loose(name, suffix: suffix)] ?? nil
  }
}
