/// The files that make a folder a project of Swift.
struct ProjectFiles: Sendable {
  /// Of the manifest of a package, of what Xcode's projects and workspaces keep; absolute.
  let paths: [String]
  private let folder: String

  init(in folder: String) { self.init(in: folder, Self.entries(of: folder)) }

  private init(in folder: String, _ entries: [DirectoryEntry]) {
    self.folder = folder
    var paths: [String] = []
    let manifest = Paths.join(folder, "Package.swift")
    if case .success(let contents) = FileSystem.read(manifest), PackageManifest.isManifest(contents.bytes) {
      paths.append(manifest)
    }
    for entry in entries {
      let path = Paths.join(folder, entry.name)
      switch FileNames.pathExtension(entry.name) {
      case "xcodeproj": paths.append(Paths.join(path, "project.pbxproj"))
      case "xcworkspace": paths.append(Paths.join(path, "contents.xcworkspacedata"))
      default: break
      }
    }
    self.paths = paths
  }

  private static func entries(of folder: String) -> [DirectoryEntry] {
    guard case .success(let listing) = FileSystem.list(folder) else { return [] }
    return listing.entries
  }

  /// Those in a folder and in the folders of it, a few levels deep: `App/ios/App.xcodeproj`. What lies inside of a
  /// project belongs to it.
  static func all(in folder: String, depth: Int = 2) -> [ProjectFiles] {
    let entries = entries(of: folder)
    let own = ProjectFiles(in: folder, entries)
    if !own.paths.isEmpty { return [own] }
    guard depth > 0 else { return [] }
    return subfolders(of: folder, entries).flatMap { all(in: $0, depth: depth - 1) }
  }

  /// The folders of a folder that may hold code.
  static func subfolders(of folder: String) -> [String] {
    subfolders(of: folder, entries(of: folder))
  }

  private static func subfolders(of folder: String, _ entries: [DirectoryEntry]) -> [String] {
    entries.compactMap { entry in
      guard entry.kind == .folder, !Project.skips(folderNamed: entry.name) else { return nil }
      return Paths.join(folder, entry.name)
    }
  }

  /// What the files name by paths that lead out of their folder, such as the package in `../Kit`; absolute. Paths of
  /// Xcode's groups start from the group around them, which is not followed: what does not exist is not meant.
  func namedOutside() -> [String] {
    paths.flatMap { path -> [String] in
      guard case .success(let contents) = FileSystem.read(path) else { return [] }
      return Self.relativePaths(in: contents.bytes).map { Paths.absolute($0, from: folder) }.filter {
        !Paths.contains(folder, $0) && FileSystem.exists($0)
      }
    }
  }

  /// The texts that begin with `../`.
  static func relativePaths(in bytes: [UInt8]) -> Set<String> {
    let ends = Set("\"';<>)\n\r".utf8)
    var found: Set<String> = []
    var start = 0
    while let index = ByteSearch.firstIndex(of: "../", in: bytes, from: start) {
      let end = bytes[index...].firstIndex(where: ends.contains) ?? bytes.endIndex
      found.insert(String(decoding: bytes[index..<end], as: UTF8.self))
      start = end
    }
    return found
  }
}
