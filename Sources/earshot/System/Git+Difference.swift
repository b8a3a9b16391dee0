import Project

extension Git {
  /// How the files of a commit differ from those of another state, as paths from the root.
  struct Difference {
    /// Those that say something and are others, or only in the commit.
    var contents: [String] = []
    /// Pictures and media that are only in the commit.
    var assets: [String] = []
    /// Those that are only in the other state.
    var gone: [String] = []
  }

  /// What of a commit differs in another one, or in the working tree; nil where it is more than files that matter: links,
  /// submodules.
  ///
  /// To be asked in the root of the working tree.
  func difference(_ commit: String, _ other: String?) throws -> Difference? {
    let options = ["--raw", "-z", "--no-abbrev", "--no-ext-diff", "--no-renames", "--ignore-submodules=none"]
    guard
      let differing = try run(
        ["-c", "diff.relative=false", "diff"] + options + [commit] + (other.map { [$0] } ?? []) + ["--"])
    else { return nil }
    var difference = Difference()
    var parts = differing.split(separator: "\0")[...]
    while let fields = parts.popFirst(), let path = parts.popFirst().map(String.init) {
      let relevance = Project.relevance(of: path)
      switch (relevance, fields.last) {
      case _ where !Self.isFile(fields): return nil
      case (.nothing, _), (.existence, "M"): continue
      case (.content, "M"), (.content, "D"): difference.contents.append(path)
      case (.existence, "D"): difference.assets.append(path)
      case (_, "A"): difference.gone.append(path)
      default: return nil
      }
    }
    if other != nil { return difference }
    guard let untracked = try run(["ls-files", "--others", "--exclude-standard", "-z"]) else { return nil }
    difference.gone += untracked.split(separator: "\0").map(String.init).filter { Project.relevance(of: $0) != .nothing }
    return difference
  }

  /// `:100644 100644 1a2b… 3c4d… M`: a file on both sides, or on the only one that has it.
  private static func isFile(_ fields: Substring) -> Bool {
    let modes = fields.dropFirst().split(separator: " ").prefix(2)
    return modes.count == 2 && modes.allSatisfy { $0.hasPrefix("100") || $0 == "000000" }
  }
}
