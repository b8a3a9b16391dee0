/// The lines of one `.gitignore` file, read as Git does (gitignore(5)).
struct IgnoreRules: Sendable {
  private struct Rule: Sendable {
    var pattern: PathPattern
    /// A pattern with a slash at its start or inside applies from the folder of the file, others at every depth.
    var isAnchored: Bool
    var foldersOnly: Bool
    /// `!pattern` takes files back that an earlier line ignores.
    var isNegated: Bool
  }

  private let rules: [Rule]
  /// Number of bytes of an absolute path that stand for the folder of the file, with the slash after it.
  private let prefixLength: Int

  var isEmpty: Bool { rules.isEmpty }

  init(bytes: [UInt8], folder: String) {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    rules = bytes.split(separator: UInt8(ascii: "\n")).compactMap(Self.rule)
    prefixLength = folder == "/" ? 1 : folder.utf8.count + 1
  }

  /// What the rules say about a path below their folder: ignored, taken back, or nothing.
  func decision(path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isFolder: Bool) -> Bool? {
    var parts: [ArraySlice<UInt8>]?
    for rule in rules.reversed() where isFolder || !rule.foldersOnly {
      let matches: Bool
      if rule.isAnchored {
        let known = parts ?? path.dropFirst(prefixLength).split(separator: UInt8(ascii: "/"))
        parts = known
        matches = rule.pattern.matches(known)
      } else {
        matches = rule.pattern.matches(name: name)
      }
      if matches { return !rule.isNegated }
    }
    return nil
  }

  private static func rule(_ line: ArraySlice<UInt8>) -> Rule? {
    var line = line
    if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
    line = trimmingTrailingSpaces(line)
    if line.first == UInt8(ascii: "#") { return nil }
    let isNegated = line.first == UInt8(ascii: "!")
    if isNegated { line = line.dropFirst() }
    let foldersOnly = line.last == UInt8(ascii: "/")
    if foldersOnly { line = line.dropLast() }
    guard !line.isEmpty, let pattern = PathPattern(line, unit: .byte), !pattern.segments.isEmpty else { return nil }
    let isAnchored = line.contains(UInt8(ascii: "/")) || pattern.segments == [.anyDepth]
    return Rule(pattern: pattern, isAnchored: isAnchored, foldersOnly: foldersOnly, isNegated: isNegated)
  }

  /// Spaces at the end do not count unless a backslash stands before them.
  private static func trimmingTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.endIndex
    while end > line.startIndex, line[end - 1] == UInt8(ascii: " ") {
      let backslashes = line[..<(end - 1)].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
      if backslashes % 2 == 1 { break }
      end -= 1
    }
    return line[..<end]
  }
}

/// The `.gitignore` files that hold in a folder, outermost first.
struct IgnoreStack: Sendable {
  private var levels: [IgnoreRules] = []

  mutating func push(_ rules: IgnoreRules) {
    if !rules.isEmpty { levels.append(rules) }
  }

  /// Whether an entry is ignored. Deeper files override, and in a file the last matching line decides. The folders
  /// above are taken as not ignored: the walker never enters one that is.
  func ignores(_ path: String, name: String, isFolder: Bool) -> Bool {
    if levels.isEmpty { return false }
    let bytes = Array(path.utf8)
    let nameBytes = bytes.suffix(name.utf8.count)
    for rules in levels.reversed() {
      if let decision = rules.decision(path: bytes[...], name: nameBytes, isFolder: isFolder) { return decision }
    }
    return false
  }
}
