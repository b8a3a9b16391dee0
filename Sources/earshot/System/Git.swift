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
    guard let commit = try commit(revision) else {
      throw Failure("--changed-since: '\(revision)' is no revision of this repository")
    }
    // Without a common ancestor, as in a shallow clone, the revision itself is all there is to compare with.
    let base = try mergeBase(commit, "HEAD") ?? commit
    let differing = try run(
      ["diff", "--name-only", "-z", "--no-ext-diff", "--no-renames", "--diff-filter=d", "--relative", base, "--"])
    let untracked = try run(["ls-files", "--others", "--exclude-standard", "-z"])
    guard let differing, let untracked else {
      throw Failure("--changed-since: git could not compare with '\(revision)'")
    }
    return Set((differing + untracked).split(separator: "\0").map(String.init))
  }

  /// The commit that a revision names; nil when there is none.
  func commit(_ revision: String) throws -> String? {
    if revision.hasPrefix("-") { return nil }
    return try run(["rev-parse", "--verify", "--quiet", revision + "^{commit}"]).map(Self.line)
  }

  /// Where the lines of two commits parted; nil without a common ancestor.
  func mergeBase(_ first: String, _ second: String) throws -> String? {
    try run(["merge-base", first, second]).map(Self.line)
  }

  /// The root of the working tree; nil where there is none.
  func topLevel() throws -> String? { try run(["rev-parse", "--show-toplevel"]).map(Self.line) }

  /// The output of a command; nil when it failed.
  ///
  /// - Parameters:
  ///   - index: The file to take for Git's index, when it is not to be that of the repository.
  ///   - input: What the command reads. One that writes much before it has read all of it would wait for ever.
  func run(_ arguments: [String], index: String? = nil, input: String? = nil) throws -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    process.environment = Self.environment.merging(index.map { ["GIT_INDEX_FILE": $0] } ?? [:]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let feed = input.map { _ in Pipe() }
    if let feed { process.standardInput = feed } else { process.standardInput = FileHandle.nullDevice }
    do {
      try process.run()
    } catch {
      throw Failure("git cannot be run: \(error.localizedDescription)")
    }
    if let feed, let input {
      // Git may end before it has read everything.
      try? feed.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try? feed.fileHandleForWriting.close()
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

  static func line(_ output: String) -> String { output.trimmingCharacters(in: .newlines) }
}
