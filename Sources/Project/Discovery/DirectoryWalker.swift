/// A file that takes part in the analysis, not yet read.
struct FoundFile: Equatable, Sendable {
  /// Absolute.
  var path: String
  var kind: FileKind
  /// Reached through a link; given up when the file itself is found, too.
  var isLink = false
}

/// A set of an asset catalog or a loose picture, not yet read.
struct FoundAsset: Sendable {
  /// Absolute path of the set or of the loose picture.
  var path: String
  var kind: AssetKind
}

/// Something that could not be read, with an absolute path.
struct FoundProblem: Hashable, Sendable {
  var path: String
  var message: String
}

/// Lists folders, once each, and collects what is of use.
struct DirectoryWalker {
  var files: [FoundFile] = []
  var assets: [FoundAsset] = []
  private(set) var problems: [FoundProblem] = []
  /// Absolute paths of the files that have `hiddenName`.
  private(set) var hiddenFiles: [String] = []

  /// Links to folders outside these folders (all links resolved) are not followed.
  private let realRoots: [String]
  /// Where the search for `.gitignore` files in enclosing folders ends.
  private let ignoreRoot: String
  /// The name, with a dot at its beginning, of files that are looked for as well.
  private let hiddenName: String?
  private var visited: Set<FileIdentity> = []

  private struct Folder {
    var path: String
    var ignores: IgnoreStack
    var isInsideCatalog = false
  }

  private var waiting: [Folder] = []
  /// Followed when everything else is done, so that files are known by their own path where they have one in the tree.
  private var links: [Folder] = []

  init(realRoots: [String], ignoreRoot: String, hiddenName: String? = nil) {
    self.realRoots = realRoots
    self.ignoreRoot = ignoreRoot
    self.hiddenName = hiddenName
  }

  /// Collects what lies in a folder, also when the folder itself is hidden, ignored or of a kind that is skipped.
  mutating func walk(_ path: String, isRecursive: Bool) {
    let isInsideCatalog = path.split(separator: "/").contains { $0.hasSuffix(".xcassets") }
    waiting = [Folder(path: path, ignores: ignores(above: path), isInsideCatalog: isInsideCatalog)]
    links = []
    var sortedLinks = 0
    while true {
      while let folder = waiting.popLast() {
        visit(folder)
        if !isRecursive { return }
      }
      // Links are taken in the order of their paths, and one at a time: each may make others superfluous.
      if links.count > sortedLinks { links.sort { $0.path > $1.path } }
      sortedLinks = links.count - 1
      guard let link = links.popLast() else { return }
      guard let real = FileSystem.realPath(link.path) else { continue }
      if realRoots.contains(where: { Paths.contains($0, real) }) {
        waiting.append(link)
      } else {
        leave(link, to: real)
      }
    }
  }

  /// Adds the arguments that the walk has not come across, because they are hidden, ignored or outside.
  mutating func take(_ requests: [Request]) {
    problems.removeAll { problem in requests.contains { $0.isFolder && $0.path == problem.path } }
    // Folders that were visited are known by their identity, at the price of listing them again.
    for request in requests where request.isFolder { walk(request.path, isRecursive: true) }
    var known = Set(files.map(\.path))
    for request in requests where !request.isFolder && known.insert(request.path).inserted {
      guard let kind = FileKind(name: Paths.name(request.path), isInsideCatalog: false) else { continue }
      files.append(FoundFile(path: request.path, kind: kind))
    }
  }

  /// Adds files that are in an editor and not on disk yet. What is on disk and was not found is not wanted.
  mutating func take(buffers: [String]) {
    guard !buffers.isEmpty else { return }
    let known = Set(files.map(\.path))
    for path in buffers where !known.contains(path) && !FileSystem.exists(path) {
      guard isWanted(path), let kind = FileKind(name: Paths.name(path), isInsideCatalog: false) else { continue }
      files.append(FoundFile(path: path, kind: kind))
    }
  }

  /// Whether the walk would come to something that is not there, and take it.
  func isWanted(_ path: String) -> Bool {
    realRoots.contains { isWalked(path, from: $0) } && !isIgnored(path, isFolder: false)
  }

  private func isIgnored(_ path: String, isFolder: Bool) -> Bool {
    guard path != ignoreRoot, Paths.contains(ignoreRoot, path) else { return false }
    return ignores(above: path).ignores(path, name: Paths.name(path), isFolder: isFolder)
      || isIgnored(Paths.parent(path), isFolder: true)
  }

  /// Whether the walk would come to the folder of a file.
  private func isWalked(_ path: String, from root: String) -> Bool {
    guard Paths.contains(root, path) else { return false }
    return Paths.relative(path, to: root).split(separator: "/").dropLast().allSatisfy { folder in
      if folder.hasPrefix(".") { return false }
      if case .skipped = FolderKind(name: String(folder), isInsideCatalog: false) { return false }
      return true
    }
  }

  /// Drops what links lead to outside of a folder, given with all its links resolved.
  mutating func leaveOut(outside boundary: String) {
    func isInside(_ path: String) -> Bool {
      // What is not there yet lies where its folder does.
      (FileSystem.realPath(path) ?? FileSystem.realPath(Paths.parent(path))).map { Paths.contains(boundary, $0) }
        ?? false
    }
    files.removeAll { !isInside($0.path) }
    assets.removeAll { !isInside($0.path) }
  }

  /// The rules of the folders that enclose `path`.
  private func ignores(above path: String) -> IgnoreStack {
    var folders: [String] = []
    var folder = path
    while folder != ignoreRoot, folder != "/", Paths.contains(ignoreRoot, folder) {
      folder = Paths.parent(folder)
      folders.append(folder)
    }
    var stack = IgnoreStack()
    for folder in folders.reversed() { Self.addRules(of: folder, to: &stack) }
    return stack
  }

  private static func addRules(of folder: String, to stack: inout IgnoreStack) {
    guard case .success(let contents) = FileSystem.read(Paths.join(folder, ".gitignore")) else { return }
    stack.push(IgnoreRules(bytes: contents.bytes, folder: folder))
  }

  private mutating func visit(_ folder: Folder) {
    var folder = folder
    let listing: FileSystem.Listing
    switch FileSystem.list(folder.path) {
    case .success(let success): listing = success
    case .failure(let error):
      problems.append(FoundProblem(path: folder.path, message: error.message))
      return
    }
    guard visited.insert(listing.identity).inserted else { return }
    for entry in listing.unreadable { add(unreadable: entry, in: folder) }
    if listing.entries.contains(where: { $0.name == ".gitignore" && $0.kind != .folder }) {
      Self.addRules(of: folder.path, to: &folder.ignores)
    }
    if let hiddenName, listing.entries.contains(where: { $0.name == hiddenName && $0.kind != .folder }) {
      hiddenFiles.append(Paths.join(folder.path, hiddenName))
    }
    for entry in listing.entries where !entry.name.hasPrefix(".") {
      switch entry.kind {
      case .file: add(file: entry.name, in: folder, isLink: false)
      case .folder: add(folder: entry.name, in: folder, isLink: false)
      case .link: add(link: entry.name, in: folder)
      case .other: add(other: entry.name, in: folder)
      }
    }
  }

  private mutating func add(unreadable entry: DirectoryEntry, in folder: Folder) {
    let path = Paths.join(folder.path, entry.name)
    let message = "has a name that is not valid UTF-8"
    if entry.kind == .folder {
      if entry.name.hasPrefix(".") || folder.ignores.ignores(path, name: entry.name, isFolder: true) { return }
      problems.append(FoundProblem(path: path, message: message + "; what is in it was left out"))
    } else if FileKind(name: entry.name, isInsideCatalog: false) != nil {
      problems.append(FoundProblem(path: path, message: message))
    }
  }

  /// A linked folder that is not followed, where somebody may miss it.
  private mutating func leave(_ link: Folder, to real: String) {
    guard case .success(let listing) = FileSystem.list(link.path) else { return }
    let folders = listing.entries.filter { $0.kind == .folder && !$0.name.hasPrefix(".") }.prefix(20)
    let listings = [listing] + folders.compactMap { try? FileSystem.list(Paths.join(link.path, $0.name)).get() }
    let holdsCode = listings.contains { listing in
      listing.entries.contains { $0.kind == .file && FileNames.pathExtension($0.name) == "swift" }
    }
    guard holdsCode else { return }
    problems.append(
      FoundProblem(path: link.path, message: "leads to \(real), outside of the project; name it to have it read"))
  }

  /// A pipe or a device under the name of a source file: somebody expects it to be read.
  private mutating func add(other name: String, in folder: Folder) {
    guard FileKind(name: name, isInsideCatalog: folder.isInsideCatalog) != nil else { return }
    let path = Paths.join(folder.path, name)
    if folder.ignores.ignores(path, name: name, isFolder: false) { return }
    problems.append(FoundProblem(path: path, message: "is not a regular file"))
  }

  private mutating func add(link name: String, in folder: Folder) {
    // A link that leads nowhere is nothing, like the file that is not there.
    guard case .success(let status) = FileSystem.status(Paths.join(folder.path, name)) else { return }
    switch status.kind {
    case .file: add(file: name, in: folder, isLink: true)
    case .folder: add(folder: name, in: folder, isLink: true)
    case .other: add(other: name, in: folder)
    case .link: break
    }
  }

  private mutating func add(file name: String, in folder: Folder, isLink: Bool) {
    if let kind = FileKind(name: name, isInsideCatalog: folder.isInsideCatalog) {
      let path = Paths.join(folder.path, name)
      if folder.ignores.ignores(path, name: name, isFolder: false) { return }
      files.append(FoundFile(path: path, kind: kind, isLink: isLink))
    } else if !folder.isInsideCatalog, FileNames.looseImageExtensions.contains(FileNames.pathExtension(name)) {
      assets.append(FoundAsset(path: Paths.join(folder.path, name), kind: .looseImage))
    } else if !folder.isInsideCatalog, MediaFiles.kind(of: name) != nil {
      assets.append(FoundAsset(path: Paths.join(folder.path, name), kind: .media))
    }
  }

  private mutating func add(folder name: String, in folder: Folder, isLink: Bool) {
    let kind = FolderKind(name: name, isInsideCatalog: folder.isInsideCatalog)
    if case .skipped = kind { return }
    let path = Paths.join(folder.path, name)
    if folder.ignores.ignores(path, name: name, isFolder: true), !isKeptProject(kind, in: folder) { return }
    switch kind {
    case .ordinary, .assetCatalog:
      var next = folder
      next.path = path
      if case .assetCatalog = kind { next.isInsideCatalog = true }
      if isLink { links.append(next) } else { waiting.append(next) }
    case .xcodeProject:
      let project = Paths.join(path, "project.pbxproj")
      if FileSystem.exists(project) { files.append(FoundFile(path: project, kind: .xcodeProject, isLink: isLink)) }
    case .imageSet: assets.append(FoundAsset(path: path, kind: .image))
    case .symbolSet: assets.append(FoundAsset(path: path, kind: .symbol))
    case .colorSet:
      files.append(FoundFile(path: Paths.join(path, "Contents.json"), kind: .colorSet, isLink: isLink))
    case .skipped: break
    }
  }

  /// Git keeps what was added once whatever its rules say (gitignore(5)), and templates of rules name projects, which most
  /// apps keep. One that is made anew from a file beside it is in no repository.
  private func isKeptProject(_ kind: FolderKind, in folder: Folder) -> Bool {
    guard case .xcodeProject = kind else { return false }
    return !["project.yml", "project.yaml", "project.json", "Project.swift"].contains { FileSystem.exists(Paths.join(folder.path, $0)) }
  }
}
