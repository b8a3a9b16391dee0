import SourceModel

/// Everything that is read from disk for a project, before anything is made of it.
public struct ProjectInputs: Sendable {
  /// Of all that a project is made from: what was asked for, which files there are, and their bytes.
  public var digest: ContentDigest { Self.digest(options, arguments, found) }
  /// How long reading took.
  public let duration: Duration

  private let options: DiscoveryOptions
  private let arguments: Arguments
  private let found: Found?

  private struct Found: Sendable {
    let root: ProjectRoot
    let scope: Scope
    var walker: DirectoryWalker
    /// The folders that were walked.
    let folders: [String]
    /// Absolute, all links resolved.
    let realRoots: [String]
    /// In the order of `walker.files`.
    var contents: [Result<FileSystem.Contents, FileError>]
  }

  /// Finds the files that the paths belong to and reads them. Never fails.
  public init(_ options: DiscoveryOptions) {
    let start = ContinuousClock.now
    let workingDirectory = Paths.absolute(options.workingDirectory, from: "/")
    let arguments = Arguments(
      options.paths.isEmpty ? ["."] : options.paths, workingDirectory: workingDirectory,
      buffered: Set(options.buffers.keys.map { options.paths(of: $0).absolute }))
    found = arguments.requests.isEmpty
      ? nil : Self.find(arguments.requests, options, workingDirectory: workingDirectory)
    self.options = options
    self.arguments = arguments
    duration = ContinuousClock.now - start
  }

  private init(_ other: ProjectInputs, _ found: Found) {
    options = other.options
    arguments = other.arguments
    self.found = found
    duration = .zero
  }

  /// What would be read in another state of the same files; nil where only the disk tells which files that are.
  public func applying(_ difference: FileDifference) -> ProjectInputs? {
    guard var found, options.buffers.isEmpty else { return nil }
    let difference = difference.mapPaths { found.root.expressed(options.paths(of: $0).absolute) }
    let known = Dictionary(zip(found.walker.files.map(\.path), found.contents)) { first, _ in first }
    guard found.walker.apply(difference) else { return nil }
    if let boundary = options.boundary { found.walker.leaveOut(outside: boundary) }
    found.contents = found.walker.files.map { file in
      let before = known[file.path]
      guard let bytes = difference.contents[file.path] else { return before ?? FileSystem.read(file.path) }
      return .success(FileSystem.Contents(bytes: bytes, identity: (try? before?.get())?.identity))
    }
    // Of something that was asked for, nothing may be left.
    let paths = found.walker.files.map(\.path)
    let isAllThere = arguments.requests.map { found.root.expressed($0.path) }.allSatisfy { asked in
      paths.contains { Paths.contains(asked, $0) }
    }
    return isAllThere ? ProjectInputs(self, found) : nil
  }

  /// The project that the files are. Never fails: what cannot be read is in `problems`, what does not exist in
  /// `missingPaths`.
  public func project() -> Project { assembled(after: nil).project }

  /// The projects of two states. What is the same in both is understood once.
  public static func projects(_ before: ProjectInputs, _ after: ProjectInputs) -> (before: Project, after: Project) {
    let first = before.assembled(after: nil)
    return (first.project, after.assembled(after: first).project)
  }

  private typealias Assembled = (project: Project, assembly: ProjectAssembly?)

  /// - Parameter before: Another state of the same files.
  private func assembled(after before: Assembled?) -> Assembled {
    var assembly = found.map { ProjectAssembly(scope: $0.scope) }
    if let found { assembly?.add(found.walker, found.contents, before: before?.assembly) }
    return (project(assembly), assembly)
  }

  private func project(_ assembly: ProjectAssembly?) -> Project {
    var project: Project
    if let found, var assembly {
      project = assembly.project()
      project.addLibraries(assembly.libraries(roots: found.folders, options))
      project.realRoots = found.realRoots
    } else {
      project = Project(root: Paths.absolute(options.workingDirectory, from: "/"))
    }
    project.problems = (arguments.problems + project.problems).sorted { ($0.file, $0.message) < ($1.file, $1.message) }
    project.missingPaths = arguments.missingPaths
    return project
  }

  /// Whether `digest` is about all that is read. Sources of packages that lie beside the project are read when the
  /// project is made, since its code tells which of them are used.
  public var isComplete: Bool {
    guard let found else { return true }
    let packages = found.walker.files.map(\.path).filter { Paths.name($0) == "Package.swift" }.map(Paths.parent)
    let named = options.libraries.map { Paths.absolute($0, from: found.scope.root) }
    return Libraries(
      roots: Array(Set(found.folders + packages)).sorted(), named: named, shown: { $0 }, inRoot: { $0 }
    ).isEmpty
  }

  private static func find(_ requests: [Request], _ options: DiscoveryOptions, workingDirectory: String) -> Found {
    let root = ProjectRoot(requests: requests, workingDirectory: workingDirectory, boundary: options.boundary)
    let requests = requests.map { Request(path: root.expressed($0.path), isFolder: $0.isFolder) }

    var walker = DirectoryWalker(realRoots: root.scans.map(\.realFolder), ignoreRoot: root.ignoreRoot)
    for scan in root.scans { walker.walk(scan.folder, isRecursive: scan.isRecursive) }
    walker.take(requests)
    let buffers = Dictionary(
      options.buffers.map { (root.expressed(options.paths(of: $0.key).absolute), $0.value) }) { first, _ in first }
    walker.take(buffers: buffers.keys.sorted())
    if let boundary = options.boundary { walker.leaveOut(outside: boundary) }

    let scope = Scope(root: root.folder, workingDirectory: workingDirectory, requests: requests, options)
    let contents = parallelMap(walker.files) { file -> Result<FileSystem.Contents, FileError> in
      guard let buffer = buffers[file.path] else { return FileSystem.read(file.path) }
      let status = try? FileSystem.status(file.path).get()
      return .success(FileSystem.Contents(bytes: buffer, identity: status?.identity))
    }
    let named = requests.filter(\.isFolder).compactMap { FileSystem.realPath($0.path) }
    return Found(
      root: root, scope: scope, walker: walker, folders: root.scans.map(\.folder), realRoots: Array(Set(root.scans.map(\.realFolder) + named)).sorted(),
      contents: contents)
  }

  private static func digest(_ options: DiscoveryOptions, _ arguments: Arguments, _ found: Found?) -> ContentDigest {
    var digest = ContentDigest()
    for words in [options.paths, [options.workingDirectory], options.include, options.exclude, arguments.missingPaths] {
      digest.combine(words.count)
      for word in words { digest.combine(word) }
    }
    for part in options.parts {
      for words in [[part.folder], part.include, part.exclude] {
        digest.combine(words.count)
        for word in words { digest.combine(word) }
      }
    }
    for problem in arguments.problems { digest.combine("\(problem.file): \(problem.message)") }
    guard let found else { return digest }
    digest.combine(found.scope.root)
    digest.combine(options.analysesProject ? 1 : 0)
    digest.combine(options.excludesNamedFiles ? 1 : 0)
    // What is read from a place of its own and not found by the walk.
    if case .success(let learned) = FileSystem.read(LearnedSymbols.path(root: found.scope.root)) {
      digest.combine(learned.bytes)
    }
    digest.combine(found.contents.count)
    let parts = parallelMap(Array(zip(found.walker.files, found.contents))) { file, contents in
      var part = ContentDigest()
      part.combine(file.path)
      // Of two paths to one file, one is given up.
      part.combine(file.isLink ? FileSystem.realPath(file.path) ?? "link" : "")
      switch contents {
      case .success(let contents): part.combine(contents.bytes)
      case .failure(let error): part.combine(error.message)
      }
      return part
    }
    for part in parts { digest.combine(part) }
    for asset in found.walker.assets {
      digest.combine(asset.path)
      digest.combine(asset.kind.number)
    }
    for problem in found.walker.problems { digest.combine("\(problem.path): \(problem.message)") }
    return digest
  }
}
