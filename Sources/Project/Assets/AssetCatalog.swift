/// Puts the index together from what the walk and the reading found.
struct AssetCatalogBuilder {
  private var images: [String] = []
  private var looseImages: [String] = []
  private var symbols: [String] = []
  private var colors: [String: [AssetIndex.PlacedColor]] = [:]
  /// Folders in catalogs whose name is part of the names of their assets.
  private let nameSpaces: Set<String>

  /// - Parameter nameSpaces: Absolute paths.
  init(nameSpaces: Set<String>) {
    self.nameSpaces = nameSpaces
  }

  /// Whether the `Contents.json` of a folder makes it a name space.
  static func providesNameSpace(_ bytes: [UInt8]) throws(FileError) -> Bool {
    do {
      guard case .bool(true)? = try JSONReader.read(bytes)["properties"]?["provides-namespace"] else { return false }
      return true
    } catch {
      throw FileError("is not valid JSON: line \(error.line): \(error.message)")
    }
  }

  mutating func add(_ asset: FoundAsset) {
    switch asset.kind {
    case .image: images.append(name(asset.path))
    case .symbol: symbols.append(name(asset.path))
    case .media: break
    case .looseImage: looseImages += Self.looseNames(Paths.name(asset.path))
    }
  }

  /// Adds a colour set behind those that are there.
  ///
  /// - Parameter folder: The folder of its catalog, as source files are named.
  mutating func add(color: ColorAsset?, path: String, folder: String) {
    colors[name(path), default: []].append(AssetIndex.PlacedColor(folder: folder, color: color))
  }

  /// The folder that the catalog of a set lies in; nil for one outside of any catalog.
  static func catalogFolder(_ path: String) -> String? {
    var folder = path
    while folder != "/" {
      if folder.hasSuffix(".xcassets") { return Paths.parent(folder) }
      folder = Paths.parent(folder)
    }
    return nil
  }

  func build() -> AssetIndex {
    AssetIndex(images: images, looseImages: looseImages, symbols: symbols, colors: colors)
  }

  /// The name for code of the set at a path: its own, behind those of the name spaces it lies in.
  private func name(_ path: String) -> String {
    var parts = [Paths.stem(path)]
    var folder = Paths.parent(path)
    while folder != "/", !folder.hasSuffix(".xcassets") {
      if nameSpaces.contains(folder) {
        parts.append(folder.hasSuffix(".spriteatlas") ? Paths.stem(folder) : Paths.name(folder))
      }
      folder = Paths.parent(folder)
    }
    return parts.reversed().joined(separator: "/")
  }

  /// `star@2x~ipad.png` is found as `star` and as `star.png`.
  private static func looseNames(_ file: String) -> [String] {
    var stem = Paths.stem(file)
    for device in ["~ipad", "~iphone"] where stem.hasSuffix(device) { stem.removeLast(device.count) }
    for scale in ["@2x", "@3x"] where stem.hasSuffix(scale) { stem.removeLast(scale.count) }
    return [stem, stem + "." + FileNames.pathExtension(file)]
  }
}
