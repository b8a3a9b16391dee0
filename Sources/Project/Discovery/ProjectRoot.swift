import Foundation

/// An argument that exists.
struct Request: Hashable, Sendable {
  /// Absolute.
  var path: String
  var isFolder: Bool

  /// The folder where the argument lies or that it is.
  var folder: String { isFolder ? path : Paths.parent(path) }
}

/// Which folders belong to the project of the arguments.
struct ProjectRoot: Sendable {
  struct Scan: Hashable, Sendable {
    var folder: String
    /// The folder with all links resolved.
    var realFolder: String
    var isRecursive: Bool
  }

  /// The deepest folder that encloses everything that is scanned.
  var folder: String
  /// What is scanned; several folders only when the arguments belong to different projects.
  var scans: [Scan]
  /// The repository that encloses the root, or the root: where the search for `.gitignore` files ends.
  var ignoreRoot: String

  /// - Parameters:
  ///   - requests: At least one.
  ///   - boundary: As in `DiscoveryOptions`.
  init(requests: [Request], workingDirectory: String, boundary: String? = nil) {
    var finder = RootFinder(boundary: boundary)
    var candidates: [String: Bool] = [:]
    for request in requests {
      let (folder, isRecursive) = finder.root(of: request, workingDirectory: workingDirectory)
      candidates[folder, default: false] = candidates[folder, default: false] || isRecursive
    }
    scans = []
    for (folder, isRecursive) in candidates.sorted(by: { ($0.key.utf8.count, $0.key) < ($1.key.utf8.count, $1.key) }) {
      if scans.contains(where: { $0.isRecursive && Paths.contains($0.folder, folder) }) { continue }
      let realFolder = FileSystem.realPath(folder) ?? folder
      scans.append(Scan(folder: folder, realFolder: realFolder, isRecursive: isRecursive))
    }
    folder = scans.dropFirst().reduce(scans.first?.folder ?? workingDirectory) { Paths.common($0, $1.folder) }
    let repository = finder.ancestors(folder).first { ancestor in
      RootFinder.repositories.contains { FileSystem.exists(Paths.join(ancestor, $0)) }
    }
    ignoreRoot = repository ?? folder
  }

  /// See `Project.isSharedFolder`.
  static func isShared(_ folder: String) -> Bool { RootFinder.isShared(folder) && !RootFinder.holdsApp(folder) }

  /// Puts a path that leads through links to a place in the project in terms of that place, because there the walk
  /// finds it.
  func expressed(_ path: String) -> String {
    guard let real = FileSystem.realPath(path) else { return path }
    for scan in scans where Paths.contains(scan.realFolder, real) {
      return real == scan.realFolder
        ? scan.folder : Paths.join(scan.folder, Paths.relative(real, to: scan.realFolder))
    }
    return path
  }
}

/// Finds the project of one argument. A folder that holds a repository or `.earshot.json` is a whole; else the outermost
/// folder with a package or an Xcode project counts, because packages lie inside the apps that use them; else the
/// working directory, where the argument lies in it; else the argument's own folder.
///
/// Who stands above a submodule means it as a part of the project. Who stands above a project means what lies beside it
/// only where one names the other, or the folder around both is a project (`Shelf`).
private struct RootFinder {
  private enum Mark {
    case whole
    /// A whole to those who stand in it.
    case part
    case project
    case none
  }

  /// No folder outside of it is looked at.
  let boundary: String?
  /// Arguments may be thousands of files of the same few folders.
  private var marks: [String: Mark] = [:]

  init(boundary: String?) { self.boundary = boundary }

  mutating func root(of request: Request, workingDirectory: String) -> (folder: String, isRecursive: Bool) {
    var found: String?
    for folder in ancestors(request.folder) {
      if Self.sharedFolders.contains(folder), folder != request.path { break }
      let mark = mark(of: folder)
      if mark != .none || folder == workingDirectory { found = folder }
      let isBelow = folder != workingDirectory && Paths.contains(workingDirectory, folder)
      if mark == .whole || mark == .part && !isBelow { break }
    }
    if let found { return (found == workingDirectory ? onShelf(request, in: found) : found, true) }
    return (request.folder, request.isFolder || !Self.sharedFolders.contains(request.folder))
  }

  /// What the working directory stands for, when it is the root for no other reason than that somebody stands in it.
  private mutating func onShelf(_ request: Request, in workingDirectory: String) -> String {
    var folder = workingDirectory
    while mark(of: folder) == .none, let place = Shelf.place(of: request.folder, in: folder) { folder = place }
    return folder
  }

  /// The folder and those around it, as far as they may be looked at.
  func ancestors(_ path: String) -> [String] {
    var folders = [path]
    while let last = folders.last, last != "/" { folders.append(Paths.parent(last)) }
    guard let boundary else { return folders }
    return folders.filter { folder in
      FileSystem.realPath(folder).map { Paths.contains(boundary, $0) } ?? false
    }
  }

  /// Folders where things lie side by side that have nothing to do with each other. They are scanned as a whole only
  /// when they are given themselves.
  private static let sharedFolders: Set<String> = {
    // The system's own idea of it need not be that of the shell.
    let homes = [NSHomeDirectory(), ProcessInfo.processInfo.environment["HOME"]].compactMap { path in
      path.flatMap { $0.hasPrefix("/") ? Paths.absolute($0, from: "/") : nil }
    }
    let temporary = Paths.absolute(NSTemporaryDirectory(), from: "/")
    let places = homes.flatMap { home in ["Desktop", "Documents", "Downloads"].map { Paths.join(home, $0) } }
    let disks = ["/", "/tmp", "/var/tmp", "/home", "/Users", "/Volumes", "/media", "/mnt", "/opt", "/usr", "/var"]
    let folders = homes + places + disks + [temporary]
    return Set(folders + folders.compactMap(FileSystem.realPath))
  }()

  static func isShared(_ folder: String) -> Bool { sharedFolders.contains(folder) }

  /// Whether somebody made the folder a project of Swift. A repository alone does not: some people keep the settings in
  /// their home folder in one.
  static func holdsApp(_ folder: String) -> Bool {
    FileSystem.exists(Paths.join(folder, ".earshot.json")) || holdsProject(folder)
  }

  private mutating func mark(of folder: String) -> Mark {
    if let known = marks[folder] { return known }
    let mark = Self.findMark(in: folder)
    marks[folder] = mark
    return mark
  }

  private static func findMark(in folder: String) -> Mark {
    if let repository = repositories.first(where: { FileSystem.exists(Paths.join(folder, $0)) }) {
      return repository == ".git" && isSubmodule(folder) ? .part : .whole
    }
    if FileSystem.exists(Paths.join(folder, ".earshot.json")) { return .whole }
    return holdsProject(folder) ? .project : .none
  }

  /// What lies at the root of a working copy of Git, Mercurial, Jujutsu, Subversion, Bazaar, Darcs, Fossil.
  static let repositories = [".git", ".hg", ".jj", ".svn", ".bzr", "_darcs", ".fslckout", "_FOSSIL_"]

  private static func isSubmodule(_ folder: String) -> Bool {
    guard case .success(let contents) = FileSystem.read(Paths.join(folder, ".git")) else { return false }
    return String(decoding: contents.bytes.prefix(4096), as: UTF8.self).contains("/modules/")
  }

  /// Whether a package or an Xcode project lies in the folder.
  private static func holdsProject(_ folder: String) -> Bool { !ProjectFiles(in: folder).paths.isEmpty }
}
