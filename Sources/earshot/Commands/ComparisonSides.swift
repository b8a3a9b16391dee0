import EarshotCore
import Foundation
import Project

/// Where the two states lie on disk.
struct ComparisonSides {
  let git: Git
  /// A folder to write revisions to.
  let temporary: String
  /// As the user gave them; relative to the working directory or absolute.
  let paths: [String]

  struct Side {
    /// For messages.
    var name: String
    /// What stands for the working directory. It need not exist.
    var folder: String
    /// What was asked for and is there.
    var paths: [String] { given.filter(has).map(mapped) }

    /// Whether all that was asked for is there.
    var hasAll: Bool { given.allSatisfy(has) }

    fileprivate var given: [String]
    /// The root of the user's working tree, and what stands for it; nil for the working tree.
    fileprivate var roots: (user: String, own: String)?

    func has(_ path: String) -> Bool {
      let mapped = mapped(path)
      return FileManager.default.fileExists(atPath: mapped.hasPrefix("/") ? mapped : folder + "/" + mapped)
    }

    /// Absolute paths lead into the user's files.
    private func mapped(_ path: String) -> String {
      guard let roots, path.hasPrefix(roots.user + "/") || path == roots.user else { return path }
      return roots.own + path.dropFirst(roots.user.count)
    }
  }

  /// - Parameter revision: Nil for the working tree.
  func side(_ revision: ComparedRevisions.Revision?) throws -> Side {
    let given = paths.isEmpty ? ["."] : paths
    let top = try git.topLevel()
    guard let revision else {
      guard top != nil else { throw Failure("there is no working tree; name two revisions") }
      return Side(name: "working tree", folder: git.folder, given: given)
    }
    let folder = temporary + "/" + revision.commit
    if !FileManager.default.fileExists(atPath: folder) {
      let missing = try git.extract(revision.commit, into: folder, index: folder + ".index")
      for path in missing.submodules {
        Terminal.complain("\(revision.name): submodule '\(path)' is left out, its commit is not here")
      }
      for path in missing.files where path.hasSuffix(".swift") {
        Terminal.complain("\(revision.name): \(path): its content is not in this clone")
      }
      // Marks the root of the project, as in a checkout.
      try FileManager.default.createDirectory(atPath: folder + "/.git", withIntermediateDirectories: true)
    }
    let prefix = try prefix()
    let own = prefix.isEmpty ? folder : folder + "/" + prefix.dropLast()
    return Side(name: revision.name, folder: own, given: given, roots: top.map { ($0, folder) })
  }

  /// From the root of the working tree to the user's folder: `App/`. Git resolves links in that root.
  private func prefix() throws -> String { try git.run(["rev-parse", "--show-prefix"]).map(Git.line) ?? "" }

  /// The root of the working tree, by the path that the user's folder has.
  private func workingTree() throws -> String {
    let end = "/" + (try prefix())
    return (git.folder + "/").hasSuffix(end) ? String((git.folder + "/").dropLast(end.count)) : git.folder
  }

  /// How the files of a revision differ from those of another state, by the absolute paths that they have there; nil where
  /// that cannot be told by files.
  func difference(of revision: ComparedRevisions.Revision, from head: Side, _ other: ComparedRevisions.Revision?) throws
    -> FileDifference?
  {
    guard let top = try git.topLevel(), case let git = Git(folder: top),
      let difference = try git.difference(revision.commit, other?.commit)
    else { return nil }
    let folder = temporary + "/" + revision.commit + ".texts"
    guard try git.extract(revision.commit, into: folder, index: folder + ".index", only: difference.contents) else {
      return nil
    }
    let root = try head.roots?.own ?? workingTree()
    func absolute(_ path: String) -> String { root + "/" + path }
    var result = FileDifference(
      assets: Set(difference.assets.map(absolute)), gone: Set(difference.gone.map(absolute)))
    for path in difference.contents {
      guard let data = FileManager.default.contents(atPath: folder + "/" + path) else { return nil }
      result.contents[absolute(path)] = [UInt8](data)
    }
    return result
  }
}

extension StateAnalysis {
  /// The two states, of which the older one is made from the newer where the files that differ tell all: then nothing but
  /// these has to be written and read.
  ///
  /// - Parameter boundary: What of the file system each state may read.
  func analyses(
    _ sides: ComparisonSides, _ revisions: ComparedRevisions, _ head: ComparisonSides.Side,
    boundary: (ComparedRevisions.Revision?) -> String? = { _ in nil }
  ) async throws -> (before: Analysis?, after: Analysis?) {
    let after = inputs(of: head, boundary: boundary(revisions.head))
    if let after, head.hasAll, let difference = try sides.difference(of: revisions.base, from: head, revisions.head),
      let before = after.applying(difference)
    {
      let projects = ProjectInputs.projects(before, after)
      return try await analyses(before: projects.before, after: projects.after)
    }
    let before = inputs(of: try sides.side(revisions.base), boundary: boundary(revisions.base))
    return try await analyses(before: before?.project(), after: after?.project())
  }
}
