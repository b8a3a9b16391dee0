import Foundation
import Reporting

/// Which two states to compare.
struct ComparedRevisions {
  struct Revision: Hashable {
    /// As the user wrote it.
    var name: String
    var commit: String
  }

  var base: Revision
  /// Nil for the working tree.
  var head: Revision?

  /// - Parameters:
  ///   - base: A revision, or a range `A..B` or `A...B`.
  ///   - isExact: Whether to take the base as it is, and not where the lines parted.
  init(base: String?, head: String?, isExact: Bool, _ git: Git) throws {
    guard try git.run(["rev-parse", "--git-dir"]) != nil else {
      throw Failure("\(git.folder) is not in a Git repository that can be read")
    }
    var (baseName, headName, isExact) = (base ?? "HEAD", head, isExact)
    if let range = baseName.range(of: "...") ?? baseName.range(of: "..") {
      guard head == nil else { throw Failure("'\(baseName)' is a range; name no second revision") }
      isExact = baseName[range] == ".."
      headName = baseName[range.upperBound...].isEmpty ? "HEAD" : String(baseName[range.upperBound...])
      baseName = baseName[..<range.lowerBound].isEmpty ? "HEAD" : String(baseName[..<range.lowerBound])
    }
    func revision(_ name: String) throws -> Revision {
      guard let commit = try git.commit(name) else { throw Failure("'\(name)' is no revision of this repository") }
      return Revision(name: name, commit: commit)
    }
    self.base = try revision(baseName)
    self.head = try headName.map(revision)
    let other = try self.head?.commit ?? git.commit("HEAD")
    // What happened on the base's line since is no change of the head. When the head is behind, the way back is meant.
    if !isExact, let other, let parted = try git.mergeBase(self.base.commit, other),
      parted != self.base.commit, parted != other
    {
      self.base = Revision(name: "\(baseName), where the lines parted", commit: parted)
    }
  }
}

extension Git {
  /// Where a revision is shown on the web: as the build server says, else as the remote's address tells.
  func pages(of revision: ComparedRevisions.Revision) throws -> SourcePages? {
    let prefix = try run(["rev-parse", "--show-prefix"]).map(Self.line) ?? ""
    let environment = ProcessInfo.processInfo.environment
    if let server = environment["GITHUB_SERVER_URL"], let name = environment["GITHUB_REPOSITORY"] {
      return SourcePages(remote: "\(server)/\(name)", kind: .gitHub, commit: revision.commit, folder: prefix)
    }
    if let home = environment["CI_PROJECT_URL"] {
      return SourcePages(remote: home, kind: .gitLab, commit: revision.commit, folder: prefix)
    }
    guard let remote = try run(["remote", "get-url", "origin"]).map(Self.line) else { return nil }
    return SourcePages(remote: remote, commit: revision.commit, folder: prefix)
  }
}

extension ComparedRevisions {
  /// Whether both states hold the same files, so that nothing has to be read.
  func areEqual(_ git: Git) throws -> Bool {
    func tree(_ commit: String) throws -> String? { try git.run(["rev-parse", "--verify", "--quiet", commit + "^{tree}"]) }
    guard let before = try tree(base.commit) else { return false }
    if let head { return try tree(head.commit) == before }
    guard try tree("HEAD") == before else { return false }
    return try git.run(["status", "--porcelain", "--untracked-files=all", "-z"]) == ""
  }

  /// What there is to say of equal states.
  var unchanged: Comparison {
    Comparison(
      before: ComparedState(name: base.name, commit: base.commit, screens: [], findings: []),
      after: ComparedState(name: head?.name ?? "working tree", commit: head?.commit, screens: [], findings: []))
  }
}
