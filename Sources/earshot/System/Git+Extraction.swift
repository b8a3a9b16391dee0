import Foundation

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
    // Large files that are kept elsewhere say nothing about screens, and fetching them takes a network.
    let settings = ["filter.lfs.smudge=cat", "filter.lfs.process=", "filter.lfs.required=false"].flatMap { ["-c", $0] }
    let written = try run(
      settings + ["--work-tree=" + folder, "checkout-index", "--all", "--force", "--quiet"], index: index)
    let entries = try run(["--work-tree=" + folder, "ls-files", "--stage", "-z"], index: index) ?? ""
    var missing = Missing()
    if written == nil {
      missing.files = Self.paths(in: entries, isSubmodule: false).map(\.path).filter { path in
        (try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(path)")) == nil
      }
    }
    for submodule in Self.paths(in: entries, isSubmodule: true) {
      guard let inner = try extract(submodule: submodule, into: folder, index: index) else {
        missing.submodules.append(submodule.path)
        continue
      }
      missing.submodules += inner.submodules.map { "\(submodule.path)/\($0)" }
      missing.files += inner.files.map { "\(submodule.path)/\($0)" }
    }
    return missing
  }

  private static func paths(in entries: String, isSubmodule: Bool) -> [(path: String, commit: String)] {
    entries.split(separator: "\0").filter { $0.hasPrefix("160000 ") == isSubmodule }.compactMap { entry in
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
