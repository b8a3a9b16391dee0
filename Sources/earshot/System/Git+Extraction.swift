import Foundation
import Project

extension Git {
  /// What of a commit could not be had, as paths in the repository.
  struct Missing {
    /// Their commits are not in the checkouts of the submodules.
    var submodules: [String] = []
    /// Their contents are not here, as in a clone that leaves out large files.
    var files: [String] = []
  }

  /// Writes the files of a commit into a folder. Neither the working tree nor the index of the repository is touched.
  ///
  /// Submodules are written as well where their commit is in the checkout of the submodule.
  ///
  /// - Parameters:
  ///   - folder: Absolute; made when it is not there.
  ///   - index: Path for an index file, which is left behind.
  func extract(_ commit: String, into folder: String, index: String) throws -> Missing {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard try run(["read-tree", commit], index: index) != nil else {
      throw Failure("git could not read the files of \(commit)")
    }
    let entries = try run(["--work-tree=" + folder, "ls-files", "--stage", "-z"], index: index) ?? ""
    let paths = Self.relevant(in: entries)
    var missing = Missing()
    if try !write(paths, into: folder, index: index) {
      missing.files = paths.filter { path in
        (try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(path)")) == nil
      }
    }
    for submodule in Self.submodules(in: entries) {
      guard let inner = try extract(submodule: submodule, into: folder, index: index) else {
        missing.submodules.append(submodule.path)
        continue
      }
      missing.submodules += inner.submodules.map { "\(submodule.path)/\($0)" }
      missing.files += inner.files.map { "\(submodule.path)/\($0)" }
    }
    return missing
  }

  /// Writes some files of a commit into a folder.
  ///
  /// - Returns: Whether all of them could be had.
  func extract(_ commit: String, into folder: String, index: String, only paths: [String]) throws -> Bool {
    if paths.isEmpty { return true }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return try run(["read-tree", commit], index: index) != nil && write(paths, into: folder, index: index)
  }

  private func write(_ paths: [String], into folder: String, index: String) throws -> Bool {
    // Large files that are kept elsewhere say nothing about screens, and fetching them takes a network.
    let settings = ["filter.lfs.smudge=cat", "filter.lfs.process=", "filter.lfs.required=false"].flatMap { ["-c", $0] }
    return try run(
      settings + ["--work-tree=" + folder, "checkout-index", "-z", "--stdin", "--force", "--quiet"], index: index,
      input: paths.map { $0 + "\0" }.joined()) != nil
  }

  /// Links, whatever they lead to, and the files that say something about screens.
  private static func relevant(in entries: String) -> [String] {
    let all = entries.split(separator: "\0").compactMap { entry -> (isLink: Bool, path: String)? in
      let parts = entry.split(separator: "\t", maxSplits: 1)
      if parts.count < 2 || parts[0].hasPrefix("160000 ") { return nil }
      return (parts[0].hasPrefix("120000 "), String(parts[1]))
    }
    return all.filter(\.isLink).map(\.path) + Project.relevant(all.filter { !$0.isLink }.map(\.path))
  }

  private static func submodules(in entries: String) -> [(path: String, commit: String)] {
    entries.split(separator: "\0").filter { $0.hasPrefix("160000 ") }.compactMap { entry in
      let parts = entry.split(separator: "\t", maxSplits: 1)
      let fields = parts[0].split(separator: " ")
      return parts.count == 2 && fields.count > 1 ? (String(parts[1]), String(fields[1])) : nil
    }
  }

  /// Nil when the commit of the submodule is not here.
  private func extract(
    submodule: (path: String, commit: String), into folder: String, index: String
  ) throws -> Missing? {
    guard let top = try topLevel() else { return nil }
    let checkout = (top as NSString).appendingPathComponent(submodule.path)
    guard FileManager.default.fileExists(atPath: checkout + "/.git"),
      case let git = Git(folder: checkout), try git.commit(submodule.commit) != nil
    else { return nil }
    let target = (folder as NSString).appendingPathComponent(submodule.path)
    return try git.extract(submodule.commit, into: target, index: index + "-" + submodule.commit)
  }
}
