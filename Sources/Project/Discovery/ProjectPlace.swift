/// Where a project lies.
public struct ProjectPlace: Sendable {
  /// The folder that `discover` takes for the root; absolute.
  public let folder: String
  /// The enclosing repository, or the folder itself without one; absolute.
  public let repository: String
  private let root: ProjectRoot
  private let boundary: String?

  init(_ root: ProjectRoot, boundary: String?) {
    folder = root.folder
    repository = root.ignoreRoot
    self.root = root
    self.boundary = boundary
  }

  /// The files of a name that begins with a dot, in the folders that discovery goes through; absolute, sorted.
  public func hiddenFiles(named name: String) -> [String] {
    var walker = DirectoryWalker(
      realRoots: root.scans.map(\.realFolder), ignoreRoot: root.ignoreRoot, hiddenName: name)
    for scan in root.scans where scan.isRecursive { walker.walk(scan.folder, isRecursive: true) }
    let found = walker.hiddenFiles.sorted()
    guard let boundary else { return found }
    return found.filter { FileSystem.realPath($0).map { Paths.contains(boundary, $0) } ?? false }
  }
}
