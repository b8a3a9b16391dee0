import Project

extension Git {
  /// The files of a commit that have another text in another commit, or in the working tree, as paths from the root; nil
  /// where anything else differs that matters: files came or went, links, submodules.
  ///
  /// To be asked in the root of the working tree.
  func textsChanged(_ commit: String, _ other: String?) throws -> [String]? {
    let options = ["--raw", "-z", "--no-abbrev", "--no-ext-diff", "--no-renames", "--ignore-submodules=none"]
    guard
      let differing = try run(
        ["-c", "diff.relative=false", "diff"] + options + [commit] + (other.map { [$0] } ?? []) + ["--"])
    else { return nil }
    var paths: [String] = []
    var parts = differing.split(separator: "\0")[...]
    while let fields = parts.popFirst(), let path = parts.popFirst().map(String.init) {
      switch Project.relevance(of: path) {
      case _ where !Self.isFile(fields): return nil
      case .nothing: continue
      case .content where fields.hasSuffix(" M"): paths.append(path)
      case .existence where fields.hasSuffix(" M"): continue
      case .content, .existence: return nil
      }
    }
    if other != nil { return paths }
    guard let untracked = try run(["ls-files", "--others", "--exclude-standard", "-z"]),
      untracked.split(separator: "\0").allSatisfy({ Project.relevance(of: String($0)) == .nothing })
    else { return nil }
    return paths
  }

  /// `:100644 100644 1a2b… 3c4d… M`: a file on both sides, or on the only one that has it.
  private static func isFile(_ fields: Substring) -> Bool {
    let modes = fields.dropFirst().split(separator: " ").prefix(2)
    return modes.count == 2 && modes.allSatisfy { $0.hasPrefix("100") || $0 == "000000" }
  }
}
