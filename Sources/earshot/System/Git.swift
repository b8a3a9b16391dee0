import Foundation

/// Asks the program `git` about a folder.
struct Git {
  /// Absolute.
  var folder: String

  /// The files that differ from a revision: committed since, staged, changed or new, by their new names. When the
  /// revision is on another branch, what happened there since the branches parted does not count.
  ///
  /// - Returns: Paths relative to the folder, of files in it.
  func filesChanged(since revision: String) throws -> Set<String> {
    guard try run(["rev-parse", "--is-inside-work-tree"]).map(Self.line) == "true" else {
      throw Failure("--changed-since: \(folder) is not in a Git repository that can be read")
    }
    let named = revision.hasPrefix("-") ? nil : try run(["rev-parse", "--verify", "--quiet", revision + "^{commit}"])
    guard let commit = named.map(Self.line) else {
      throw Failure("--changed-since: '\(revision)' is no revision of this repository")
    }
    // Without a common ancestor, as in a shallow clone, the revision itself is all there is to compare with.
    let base = try run(["merge-base", commit, "HEAD"]).map(Self.line) ?? commit
    let differing = try run(
      ["diff", "--name-only", "-z", "--no-ext-diff", "--no-renames", "--diff-filter=d", "--relative", base, "--"])
    let untracked = try run(["ls-files", "--others", "--exclude-standard", "-z"])
    guard let differing, let untracked else {
      throw Failure("--changed-since: git could not compare with '\(revision)'")
    }
    return Set((differing + untracked).split(separator: "\0").map(String.init))
  }

  /// The output of a command; nil when it failed.
  private func run(_ arguments: [String]) throws -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    process.environment = Self.environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw Failure("git cannot be run: \(error.localizedDescription)")
    }
    // Before waiting: the pipe holds only so much.
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus == 127 { throw Failure("git is not installed") }
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }

  private static let environment: [String: String] = {
    var environment = ProcessInfo.processInfo.environment
    // Hooks set these relative to a folder that need not be this one.
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"] { environment[name] = nil }
    // Locks would get in the way of whoever works in the repository meanwhile.
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["LC_ALL"] = "C"
    return environment
  }()

  private static func line(_ output: String) -> String { output.trimmingCharacters(in: .newlines) }
}
