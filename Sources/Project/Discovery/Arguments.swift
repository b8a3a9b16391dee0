import SourceModel

/// The paths of the command line, looked up.
struct Arguments: Sendable {
  private(set) var requests: [Request] = []
  private(set) var missingPaths: [String] = []
  private(set) var problems: [Problem] = []

  /// - Parameter buffers: Absolute paths of files in editors: they are there, saved or not.
  init(_ paths: [String], workingDirectory: String, buffers: Set<String> = []) {
    for path in paths {
      let absolute = Paths.absolute(path, from: workingDirectory)
      // The path as given is looked up: `file.swift/` and `link/..` are not what they look like.
      let literal = path.hasPrefix("/") ? path : workingDirectory + "/" + path
      switch FileSystem.status(literal) {
      case _ where path.isEmpty: missingPaths.append(path)
      case .failure(let error) where error.isMissing && buffers.contains(absolute):
        requests.append(Request(path: absolute, isFolder: false))
      case .failure(let error) where error.isMissing: missingPaths.append(path)
      case .failure(let error): add(problem: error.message, path: absolute, workingDirectory)
      case .success(let status):
        switch status.kind {
        case .folder: requests.append(Request(path: Self.folder(absolute), isFolder: true))
        case .file where FileKind(name: Paths.name(absolute), isInsideCatalog: false) == nil:
          add(problem: "is not a Swift file", path: absolute, workingDirectory)
        case .file: requests.append(Request(path: absolute, isFolder: false))
        case .link, .other: add(problem: "is neither a file nor a folder", path: absolute, workingDirectory)
        }
      }
    }
    var seen: Set<Request> = []
    requests = requests.filter { seen.insert($0).inserted }
  }

  /// Xcode projects and workspaces stand for the folder they lie in.
  private static func folder(_ path: String) -> String {
    ["xcodeproj", "xcworkspace"].contains(FileNames.pathExtension(Paths.name(path))) ? Paths.parent(path) : path
  }

  private mutating func add(problem message: String, path: String, _ workingDirectory: String) {
    problems.append(Problem(file: Paths.relative(path, to: workingDirectory), message: message))
  }
}
