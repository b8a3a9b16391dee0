extension DirectoryWalker {
  /// Takes the files of another state for those that were found, without a look at the disk.
  ///
  /// - Returns: Whether that is what a walk would have found. What decides which files belong to a project may have
  ///   changed, or files that links lead to.
  mutating func apply(_ difference: FileDifference) -> Bool {
    if files.contains(where: \.isLink) { return false }
    let known = Set(files.map(\.path))
    for path in difference.gone where !leaveOut(path) { return false }
    let coming = difference.contents.keys.filter { !known.contains($0) }
    for path in coming.sorted() + difference.assets.sorted() where !add(path) { return false }
    return difference.contents.keys.allSatisfy { !Self.decides(name: Paths.name($0)) }
  }

  /// Whether a file says which files there are: what is ignored, what a package is made of.
  private static func decides(name: String) -> Bool { name.hasPrefix(".") || name == "Package.swift" || name.hasPrefix("Package@") }

  private mutating func leaveOut(_ path: String) -> Bool {
    switch Place(path) {
    case .set(let set, isWhole: true): assets.removeAll { $0.path == set }
    case .set: break
    case .file: files.removeAll { $0.path == path }
    case .asset: assets.removeAll { $0.path == path }
    case .nothing: break
    case nil: return false
    }
    return true
  }

  private mutating func add(_ path: String) -> Bool {
    switch Place(path) {
    case .set(let set, isWhole: true):
      guard let kind = Self.setKind(set) else { return false }
      if isWanted(set) { assets.append(FoundAsset(path: set, kind: kind)) }
    case .set: break
    case .file(let kind):
      if isWanted(path) { files.append(FoundFile(path: path, kind: kind)) }
    case .asset(let kind):
      if isWanted(path) { assets.append(FoundAsset(path: path, kind: kind)) }
    case .nothing: break
    case nil: return false
    }
    return true
  }

  private static func setKind(_ path: String) -> AssetKind? {
    switch FolderKind(name: Paths.name(path), isInsideCatalog: true) {
    case .imageSet: .image
    case .symbolSet: .symbol
    default: nil
    }
  }

  /// What a file is for the walk.
  private enum Place {
    /// In a set of pictures, or its description, with which the set comes and goes.
    case set(String, isWhole: Bool)
    case file(FileKind)
    case asset(AssetKind)
    case nothing

    /// Nil for what has to be looked at on disk: a project, a manifest, other parts of catalogs.
    init?(_ path: String) {
      let name = Paths.name(path)
      if DirectoryWalker.decides(name: name) { return nil }
      if path.contains(".xcassets/") {
        let set = Paths.parent(path)
        guard DirectoryWalker.setKind(set) != nil else { return nil }
        self = .set(set, isWhole: name == "Contents.json")
        return
      }
      switch FileKind(name: name, isInsideCatalog: false) {
      case .manifest?, .xcodeProject?, .xcodeGen?: return nil
      case let kind?: self = .file(kind)
      case nil:
        if FileNames.looseImageExtensions.contains(FileNames.pathExtension(name)) {
          self = .asset(.looseImage)
        } else if MediaFiles.kind(of: name) != nil {
          self = .asset(.media)
        } else {
          self = .nothing
        }
      }
    }
  }
}
