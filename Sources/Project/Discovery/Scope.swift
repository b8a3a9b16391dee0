/// Which files the user asked about.
struct Scope: Sendable {
  /// Absolute.
  var root: String
  var workingDirectory: String
  private let files: Set<String>
  /// Deepest first.
  private let folders: [String]
  private let include: [Glob]
  private let exclude: [Glob]
  /// Deepest first.
  private let parts: [Part]
  private let analysesProject: Bool
  private let excludesNamedFiles: Bool

  init(root: String, workingDirectory: String, requests: [Request], _ options: DiscoveryOptions) {
    self.root = root
    self.workingDirectory = workingDirectory
    files = Set(requests.filter { !$0.isFolder }.map(\.path))
    folders = Set(requests.filter(\.isFolder).map(\.path)).sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
    include = options.include.map(Glob.init)
    exclude = options.exclude.map(Glob.init)
    parts = options.parts.map(Part.init).sorted { ($0.folder.utf8.count, $0.folder) > ($1.folder.utf8.count, $1.folder) }
    analysesProject = options.analysesProject
    excludesNamedFiles = options.excludesNamedFiles
  }

  /// The path for reports.
  func shown(_ path: String) -> String {
    Paths.relative(path, to: workingDirectory)
  }

  func inRoot(_ path: String) -> String {
    Paths.relative(path, to: root)
  }

  /// Whether a path of the command line leads to a file, whatever the configuration says.
  func isNamed(_ path: String) -> Bool { files.contains(path) || requestedFolder(of: path) != nil }

  /// Whether a path of the command line is that of the file.
  func isNamedItself(_ path: String) -> Bool { files.contains(path) }

  /// Whether the user asked about a file.
  func isRequested(_ path: String) -> Bool {
    if files.contains(path) { return !excludesNamedFiles || isTakenIn(path) }
    return requestedFolder(of: path) != nil && isTakenIn(path)
  }

  /// Whether a file is analysed, for itself or for the sake of those that the user asked about.
  func isAnalysed(_ path: String) -> Bool {
    isRequested(path) || analysesProject && isTakenIn(path)
  }

  /// What the configuration says.
  private func isTakenIn(_ path: String) -> Bool {
    if isExcluded(path) { return false }
    let pathInRoot = inRoot(path)
    if let part = part(of: pathInRoot) { return part.includes(pathInRoot) }
    return include.isEmpty || include.contains { $0.matches(pathInRoot) }
  }

  private func part(of pathInRoot: String) -> Part? { parts.first { $0.holds(pathInRoot) } }

  /// A folder with globs of its own.
  private struct Part {
    let folder: String
    private let include: [Glob]
    private let exclude: [Glob]

    init(_ part: DiscoveryOptions.Part) {
      folder = part.folder + "/"
      include = part.include.map(Glob.init)
      exclude = part.exclude.map(Glob.init)
    }

    func holds(_ pathInRoot: String) -> Bool { pathInRoot.hasPrefix(folder) }

    func includes(_ pathInRoot: String) -> Bool {
      let path = String(pathInRoot.dropFirst(folder.count))
      return include.isEmpty || include.contains { $0.matches(path) }
    }

    func excludes(_ pathInRoot: String) -> Bool {
      let path = String(pathInRoot.dropFirst(folder.count))
      return exclude.contains { $0.matches(path) }
    }
  }

  /// Whether the user wants to hear of trouble with a resource, which matters to screens wherever it lies.
  func reportsResource(_ path: String) -> Bool {
    isRequested(path) || describesApp(path)
  }

  /// Whether a project file speaks of what ships, as against tests and code that the configuration takes out.
  func describesApp(_ path: String) -> Bool {
    !isExcluded(path) && testEvidence(path) != .strong
  }

  /// Orders resources of the same name: requested ones first, then others, those of tests last.
  func precedence(_ path: String) -> Int {
    testEvidence(path) == .strong ? 2 : isAnalysed(path) ? 0 : 1
  }

  func isExcluded(_ path: String) -> Bool {
    if exclude.isEmpty, parts.isEmpty { return false }
    let pathInRoot = inRoot(path)
    if let part = part(of: pathInRoot), part.excludes(pathInRoot) { return true }
    return exclude.contains { $0.matches(pathInRoot) }
  }

  /// What the path says about tests. Folders above what the user pointed at do not count: who asks about
  /// `Tests/Fixtures/App` wants it read as an app.
  func testEvidence(_ path: String) -> TestRecognition.Evidence {
    TestRecognition.evidence(folders: Array(folderNames(path)), fileName: Paths.name(path))
  }

  /// Names of the folders from where the user pointed at down to the file.
  func folderNames(_ path: String) -> ArraySlice<Substring> {
    Paths.relative(path, to: base(of: path)).split(separator: "/").dropLast()
  }

  /// The folder from which the path is judged.
  func base(of path: String) -> String {
    let folder = requestedFolder(of: path)
    if analysesProject {
      // A file is what it is to the project, whether it is named or not. Who names a folder of tests means it.
      guard let folder, isTests(folder) else { return root }
      return folder
    }
    if files.contains(path) { return Paths.parent(path) }
    return folder ?? root
  }

  private func isTests(_ folder: String) -> Bool {
    Paths.relative(folder, to: root).split(separator: "/").contains { TestRecognition.evidence(folder: $0) == .strong }
  }

  private func requestedFolder(of path: String) -> String? {
    folders.first { Paths.contains($0, path) }
  }
}
