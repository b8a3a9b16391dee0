import Foundation
import SourceModel

@testable import Project

/// A folder with files for one test, removed when the test ends.
final class TemporaryTree {
  /// Absolute, links resolved, so that paths compare as texts.
  let root: String

  /// - Parameter files: Path → text. A path with `/` at its end makes an empty folder.
  init(_ files: [String: String] = [:]) throws {
    let folder = NSTemporaryDirectory() + "/earshot-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    root = FileSystem.realPath(folder) ?? folder
    for (path, text) in files {
      if path.hasSuffix("/") { try makeFolder(path) } else { try write(path, Array(text.utf8)) }
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  func path(_ path: String) -> String {
    root + "/" + path
  }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: self.path(path), withIntermediateDirectories: true)
  }

  func write(_ path: String, _ bytes: [UInt8]) throws {
    try makeFolder(Paths.parent("/" + path))
    try Data(bytes).write(to: URL(fileURLWithPath: self.path(path)))
  }

  /// - Parameter target: Absolute, or relative to the folder of the link.
  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self.path(path), withDestinationPath: target)
  }

  /// Discovers from a folder of the tree.
  func discover(
    _ paths: [String] = [], in folder: String = "", include: [String] = [], exclude: [String] = []
  ) -> Project {
    Project.discover(
      DiscoveryOptions(paths: paths, workingDirectory: path(folder), include: include, exclude: exclude))
  }
}

extension Project {
  var paths: [String] { sources.map(\.file.path) }
  var requestedPaths: [String] { sources.filter(\.isRequested).map(\.file.path) }

  func unit(_ path: String) -> SourceUnit? { sources.first { $0.file.path == path } }
  func role(_ path: String) -> SourceUnit.Role? { unit(path)?.role }
}
