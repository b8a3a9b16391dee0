import Configuration
import Foundation
import Project

/// The files of folders as they are at a moment, to see later which have changed. Contents are not read.
public struct FolderSnapshot: Sendable {
  fileprivate struct Mark: Hashable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
    var number: UInt64
  }

  /// By absolute path.
  private var marks: [String: Mark] = [:]

  /// - Parameter paths: Files and folders, absolute.
  public init(_ paths: [String]) {
    for path in paths { add(path) }
  }

  /// Paths of files that came, went or changed since, sorted.
  public func changes(since earlier: FolderSnapshot) -> [String] {
    let gone = earlier.marks.keys.filter { marks[$0] == nil }
    return (marks.filter { earlier.marks[$0.key] != $0.value }.map(\.key) + gone).sorted()
  }

  private mutating func add(_ start: String) {
    var waiting = [start]
    while let path = waiting.popLast() {
      var info = stat()
      // Links to folders are not followed: they may run in circles.
      guard lstat(path, &info) == 0 else { continue }
      if info.st_mode & S_IFMT == S_IFLNK, stat(path, &info) != 0 { continue }
      switch info.st_mode & S_IFMT {
      case S_IFREG: marks[path] = Mark(info)
      case S_IFDIR where path == start || !Self.isLink(path):
        waiting += Self.names(in: path).map { Paths.join(path, $0) }
      default: break
      }
    }
  }

  private static func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  /// What may bear on an analysis: everything but hidden files and folders that discovery passes over.
  private static func names(in folder: String) -> [String] {
    guard let handle = opendir(folder) else { return [] }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee)) {
          String(validatingCString: $0)
        }
      }
      guard let name, isOfInterest(name) else { continue }
      names.append(name)
    }
    return names
  }

  private static let hiddenFiles: Set = [ConfigurationFile.name, ".earshot-baseline.json", ".gitignore"]

  private static func isOfInterest(_ name: String) -> Bool {
    if name.hasPrefix(".") { return hiddenFiles.contains(name) }
    return !Project.skips(folderNamed: name)
  }
}

extension FolderSnapshot.Mark {
  fileprivate init(_ info: stat) {
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    self.init(
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(info.st_size),
      number: UInt64(truncatingIfNeeded: info.st_ino))
  }
}
