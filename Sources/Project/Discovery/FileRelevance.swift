extension Project {
  /// What a project takes from a file, as far as its path tells.
  public enum FileRelevance: Sendable {
    /// What it holds.
    case content
    /// That it is there, as with pictures.
    case existence
    case nothing
  }

  /// - Parameter path: In the repository, with `/`.
  public static func relevance(of path: String) -> FileRelevance {
    let name = Paths.name(path)
    let isInsideCatalog = isInsideCatalog(path)
    // Rules for what is ignored and how texts are written, configuration, facts that were learned.
    let isHidden = [".gitignore", ".gitattributes"].contains(name) || name.hasPrefix(".earshot")
    if isHidden || FileKind(name: name, isInsideCatalog: isInsideCatalog) != nil { return .content }
    let isAsset = isInsideCatalog || FileNames.looseImageExtensions.contains(FileNames.pathExtension(name))
    return isAsset || MediaFiles.kind(of: name) != nil ? .existence : .nothing
  }

  /// The files of a repository that it takes to read the project, without pictures of sets that are known by their
  /// description.
  public static func relevant(_ paths: [String]) -> [String] {
    let described = Set(paths.filter { Paths.name($0) == "Contents.json" }.map(Paths.parent))
    return paths.filter { path in
      switch relevance(of: path) {
      case .content: true
      case .existence: !isInsideCatalog(path) || !described.contains(Paths.parent(path))
      case .nothing: false
      }
    }
  }

  private static func isInsideCatalog(_ path: String) -> Bool {
    path.contains(".xcassets/")
  }
}
