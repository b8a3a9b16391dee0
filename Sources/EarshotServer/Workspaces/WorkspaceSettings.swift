import Configuration
import EarshotCore
import Foundation
import Project
import Rules
import SourceModel

/// What is analysed and how: as `check` does it in the same folder.
struct WorkspaceSettings: Sendable {
  /// What a workspace is made of.
  enum Scope: Hashable, Sendable {
    case folder(String)
    /// A folder of another one, which paths of files are relative to.
    case part(String, of: String)
    /// A file outside of all folders, by its absolute path: the project around it is read as well.
    case file(String)
    /// A text that is no file yet, by its name.
    case text(String)
  }

  var options: AnalysisOptions
  /// The rules that are asked, sorted by id.
  var rules: [RuleMetadata] = []
  /// Absolute; nil where there is none.
  var configurationPath: String?
  /// Absolute; nil where there is none.
  var baselinePath: String?
  /// What is wrong with the configuration or the baseline. They are then left out of account.
  var mistakes: [ConfigurationMistake] = []

  /// - Parameters:
  ///   - texts: What editors hold, by absolute path.
  ///   - boundary: As in `DiscoveryOptions`.
  ///   - width: The number of threads.
  init(_ scope: Scope, texts: [String: [UInt8]], boundary: String? = nil, width: Int) {
    options = AnalysisOptions(paths: scope.paths, workingDirectory: scope.folder, width: width)
    options.tellsUnshown = true
    options.boundary = boundary
    options.analysesProject = true
    var configuration = Configuration()
    var folder = scope.folder
    if case .text = scope {} else {
      let root = Project.root(of: scope.paths, workingDirectory: scope.folder, boundary: boundary)
      let path = Self.configurationPath(root: root.folder, repository: root.repository, texts: texts)
      if let path, boundary.map({ RealPath.isInside(path, $0) }) ?? true {
        configurationPath = path
        folder = Paths.parent(path)
        configuration = read(path, texts) ?? configuration
      }
      addParts(of: root, to: &configuration)
    }
    configuration.apply(to: &options)
    let selection = RuleSelection(preset: configuration.preset ?? .recommended, policy: configuration.policy)
    // Only rules that are named can be unknown, and none are.
    if let resolved = try? selection.resolved() {
      rules = resolved.rules
      options.rules = Set(resolved.rules.map(\.id))
      options.policy = resolved.policy
    }
    if let baseline = configuration.baseline {
      readBaseline(Paths.absolute(baseline, from: folder), boundary: boundary)
    }
  }

  private static func configurationPath(root: String, repository: String, texts: [String: [UInt8]]) -> String? {
    let unsaved = Paths.join(root, ConfigurationFile.name)
    if texts[unsaved] != nil { return unsaved }
    return ConfigurationFile.nearest(toRoot: root, repository: repository)
  }

  private mutating func read(_ path: String, _ texts: [String: [UInt8]]) -> Configuration? {
    do throws(ConfigurationMistakes) {
      guard let text = texts[path] else {
        return try ConfigurationFile(path: path, shownPath: path, boundary: options.boundary).configuration
      }
      return try Configuration.read(
        String(decoding: text, as: UTF8.self), name: path, path: path, boundary: options.boundary)
    } catch {
      mistakes += error.mistakes
      return nil
    }
  }

  private mutating func addParts(of root: ProjectPlace, to configuration: inout Configuration) {
    do throws(ConfigurationMistakes) {
      try configuration.add(
        ConfigurationFile.parts(of: root), of: root, boundary: options.boundary, shown: { $0 })
    } catch {
      mistakes += error.mistakes
    }
  }

  private mutating func readBaseline(_ path: String, boundary: String?) {
    if let boundary, !RealPath.isInside(path, boundary) {
      let message = "the baseline '\(path)' lies outside of \(boundary) and is not read"
      mistakes.append(ConfigurationMistake(file: path, line: 0, column: 0, message: message))
      return
    }
    baselinePath = path
    do throws(ConfigurationMistakes) {
      options.baseline = try BaselineFile.read(path: path, shownPath: path)
    } catch {
      mistakes += error.mistakes
    }
  }
}

extension WorkspaceSettings.Scope {
  /// What stands for the working directory: paths of files are relative to it.
  var folder: String {
    switch self {
    case .folder(let path), .part(_, of: let path): path
    case .file(let path): Paths.parent(path)
    case .text: "/"
    }
  }

  fileprivate var paths: [String] {
    switch self {
    case .folder: []
    case .part(let path, of: _): [path]
    case .file(let path): [path]
    case .text(let name): [name]
    }
  }
}

/// Paths with all their links resolved.
enum RealPath {
  /// Of what is not there yet, that of the nearest folder that is, and the rest behind it.
  static func of(_ path: String) -> String {
    var rest: [String] = []
    var folder = path
    while true {
      if let real = realpath(folder, nil) {
        defer { free(real) }
        return rest.reversed().reduce(String(cString: real), Paths.join)
      }
      if folder == "/" { return path }
      rest.append(Paths.name(folder))
      folder = Paths.parent(folder)
    }
  }

  /// - Parameter boundary: With all its links resolved.
  static func isInside(_ path: String, _ boundary: String) -> Bool { Paths.contains(boundary, of(path)) }
}
