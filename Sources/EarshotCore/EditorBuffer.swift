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
    var project = Project.discover(DiscoveryOptions(
      paths: [buffer.path], workingDirectory: options.workingDirectory, include: options.include,
      exclude: options.exclude))
    if let index = project.sources.firstIndex(where: \.isRequested) {
      let path = project.sources[index].file.path
      let build = project.sources[index].file.build
      project.sources[index].file = SourceFile(path: path, bytes: buffer.bytes).built(build)
    } else {
      let file = SourceFile(path: buffer.path, bytes: buffer.bytes)
      project = Project(
        root: options.workingDirectory, sources: [SourceUnit(file: file, role: .app, isRequested: true, module: nil)])
    }
    return project
  }
}
