import Foundation

extension Git {
  /// Writes the files of a commit into a folder. Neither the working tree nor the index of the repository is touched.
  ///
  /// Submodules are written as well where their commit is in the checkout of the submodule.
  ///
  /// - Parameters:
  ///   - folder: Absolute; made when it is not there.
  ///   - index: Path for an index file, which is left behind.
  /// - Returns: Paths of submodules that could not be had.
  func extract(_ commit: String, into folder: String, index: String) throws -> [String] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let lists = try run(["read-tree", commit], index: index) != nil
    // Large files that are kept elsewhere say nothing about screens, and fetching them takes a network.
    let settings = ["filter.lfs.smudge=cat", "filter.lfs.process=", "filter.lfs.required=false"].flatMap { ["-c", $0] }
    let written = try run(
      settings + ["--work-tree=" + folder, "checkout-index", "--all", "--force", "--quiet"], index: index)
    guard lists, written != nil else { throw Failure("git could not read the files of \(commit)") }
    let entries = try run(["--work-tree=" + folder, "ls-files", "--stage", "-z"], index: index) ?? ""
    return try submodules(entries).filter { try !extract(submodule: $0, into: folder, index: index) }.map(\.path)
  }

  private func submodules(_ entries: String) -> [(path: String, commit: String)] {
    entries.split(separator: "\0").filter { $0.hasPrefix("160000 ") }.compactMap { entry in
      let parts = entry.split(separator: "\t", maxSplits: 1)
      let fields = parts[0].split(separator: " ")
      return parts.count == 2 && fields.count > 1 ? (String(parts[1]), String(fields[1])) : nil
    }
  }

  /// Whether the submodule could be written.
  private func extract(submodule: (path: String, commit: String), into folder: String, index: String) throws -> Bool {
    guard let top = try topLevel() else { return false }
    let checkout = (top as NSString).appendingPathComponent(submodule.path)
    guard FileManager.default.fileExists(atPath: checkout + "/.git"),
      case let git = Git(folder: checkout), try git.commit(submodule.commit) != nil
    else { return false }
    let target = (folder as NSString).appendingPathComponent(submodule.path)
    return try git.extract(submodule.commit, into: target, index: index + "-" + submodule.commit).isEmpty
  }
}
