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

  init(root: String, workingDirectory: String, requests: [Request], include: [Glob], exclude: [Glob]) {
    self.root = root
    self.workingDirectory = workingDirectory
    files = Set(requests.filter { !$0.isFolder }.map(\.path))
    folders = Set(requests.filter(\.isFolder).map(\.path)).sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
    self.include = include
    self.exclude = exclude
  }

  /// The path for reports.
  func shown(_ path: String) -> String {
    Paths.relative(path, to: workingDirectory)
  }

  func inRoot(_ path: String) -> String {
    Paths.relative(path, to: root)
  }

  func isRequested(_ path: String) -> Bool {
    if files.contains(path) { return true }
    guard requestedFolder(of: path) != nil, !isExcluded(path) else { return false }
    if include.isEmpty { return true }
    let pathInRoot = inRoot(path)
    return include.contains { $0.matches(pathInRoot) }
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
    testEvidence(path) == .strong ? 2 : isRequested(path) ? 0 : 1
  }

  func isExcluded(_ path: String) -> Bool {
    if exclude.isEmpty { return false }
    let pathInRoot = inRoot(path)
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
    if files.contains(path) { return Paths.parent(path) }
    return requestedFolder(of: path) ?? root
  }

  private func requestedFolder(of path: String) -> String? {
    folders.first { Paths.contains($0, path) }
  }
}
