/// Arithmetic on path texts. Nothing here looks at the file system, and links are not resolved.
public enum Paths {
  /// An absolute path without `.`, `..`, doubled and trailing slashes.
  public static func absolute(_ path: String, from folder: String) -> String {
    let full = path.hasPrefix("/") ? path : folder + "/" + path
    var parts: [Substring] = []
    for part in full.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// A path in a folder.
  public static func join(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/" + name : folder + "/" + name
  }

  /// The enclosing folder; `/` is its own.
  public static func parent(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "/" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  public static func name(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The file name without its last extension.
  public static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Whether `path` is `folder` or lies below it. Compares bytes: `/a` does not contain `/ab`.
  public static func contains(_ folder: String, _ path: String) -> Bool {
    if folder == "/" { return true }
    // `hasPrefix` would take composed and decomposed letters for the same, which file systems need not.
    let compared = path.utf8.withContiguousStorageIfAvailable { inner in
      folder.utf8.withContiguousStorageIfAvailable { outer in
        guard inner.count >= outer.count, inner.count == outer.count || inner[outer.count] == UInt8(ascii: "/") else {
          return false
        }
        return inner[..<outer.count].elementsEqual(outer)
      }
    }
    return (compared ?? nil) ?? (path.utf8.elementsEqual(folder.utf8) || path.utf8.starts(with: (folder + "/").utf8))
  }

  /// The path from `folder` to `path`, both absolute: `a/b`, `../x`, or `.` when they are the same.
  public static func relative(_ path: String, to folder: String) -> String {
    if path == folder { return "." }
    if contains(folder, path) {
      return String(path.utf8.dropFirst(folder == "/" ? 1 : folder.utf8.count + 1)) ?? path
    }
    let from = folder.split(separator: "/")
    let target = path.split(separator: "/")
    var shared = 0
    while shared < min(from.count, target.count), from[shared] == target[shared] { shared += 1 }
    let parts = repeatElement("..", count: from.count - shared) + target[shared...].map(String.init)
    return parts.joined(separator: "/")
  }

  /// The deepest folder that holds both absolute paths.
  public static func common(_ first: String, _ second: String) -> String {
    var folder = first
    while !contains(folder, second) { folder = parent(folder) }
    return folder
  }
}
