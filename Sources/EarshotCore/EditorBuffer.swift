import Project
import SourceModel

/// The text of one file as it stands in an editor or comes through a pipe, instead of what is on disk.
public struct EditorBuffer: Sendable {
  /// Where the text belongs, relative to the working directory or absolute.
  public var path: String
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

extension Project {
  /// One file that is given as text. When there is a file at its path, the project around it is read too.
  public static func around(_ buffer: EditorBuffer, _ options: AnalysisOptions) -> Project {
    if let message = Project.problem(inText: buffer.bytes) {
      let problem = Problem(file: buffer.path, message: message)
      return Project(root: options.workingDirectory, problems: [problem])
    }
    var discovery = options.discovery
    discovery.paths = [buffer.path]
    discovery.buffers = [buffer.path: buffer.bytes]
    var project = Project.discover(discovery)
    let path = discovery.shownPath(buffer.path)
    if !project.sources.contains(where: { $0.file.path == path }) {
      let file = SourceFile(path: buffer.path, bytes: buffer.bytes)
      project = Project(
        root: options.workingDirectory, sources: [SourceUnit(file: file, role: .app, isRequested: true, module: nil)])
    }
    return project
  }
}
