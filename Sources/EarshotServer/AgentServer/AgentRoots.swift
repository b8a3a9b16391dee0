import EarshotCore
import Foundation
import Project
import Reporting

/// The folders that an agent may work in. Nothing outside of them is read or written.
struct AgentRoots: Sendable {
  /// A folder, as it was given and with all its links resolved.
  struct Root: Hashable, Sendable {
    var path: String
    var real: String
  }

  private(set) var all: [Root]

  init(_ paths: [String]) {
    all = []
    for path in paths.map({ Paths.absolute($0, from: "/") }) where !all.contains(where: { $0.path == path }) {
      all.append(Root(path: path, real: RealPath.of(path)))
    }
  }

  /// The answer to `roots/list`; nil when it has no folder.
  init?(_ answer: JSONValue) {
    let paths = answer["roots"]?.array?.compactMap { $0["uri"]?.string.flatMap(FileURI.path) } ?? []
    guard !paths.isEmpty else { return nil }
    self.init(paths)
  }

  /// A path in one of the roots.
  struct Place: Hashable, Sendable {
    /// Absolute, as it was given.
    var path: String
    var root: Root
  }

  /// - Parameter mustExist: Whether there has to be something at the path.
  func place(_ path: String, mustExist: Bool = true) throws -> Place {
    guard let first = all.first else { throw AgentProblem("the client gave no folder to work in") }
    let given = path.hasPrefix("file:") ? FileURI.path(path) ?? path : path
    let candidates = given.hasPrefix("/") ? [given] : all.map { $0.path + "/" + given }
    let found = candidates.first { FileManager.default.fileExists(atPath: $0) } ?? candidates.first ?? first.path
    let absolute = Paths.absolute(found, from: "/")
    // Before anything is said about it: whether it exists is nobody's business either.
    guard let root = all.first(where: { Paths.contains($0.real, RealPath.of(absolute)) }) else {
      let folders = all.map(\.path).joined(separator: ", ")
      throw AgentProblem("\(path) lies outside of the folders of this session", advice: "These are: \(folders).")
    }
    if mustExist, !FileManager.default.fileExists(atPath: absolute) {
      throw AgentProblem(
        "\(path): no such file or folder",
        advice: "Paths are relative to \(first.path); the tool 'screens' lists what there is.")
    }
    return Place(path: Paths.contains(root.path, absolute) ? absolute : RealPath.of(absolute), root: root)
  }

  /// The path for answers: relative to the first root, else absolute.
  func shown(_ path: String) -> String {
    guard let first = all.first, Paths.contains(first.path, path) else { return path }
    return Paths.relative(path, to: first.path)
  }
}
