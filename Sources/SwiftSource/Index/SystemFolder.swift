import SourceModel

/// Folders of targets for systems other than iOS, by their names: Xcode names a target's folder after it, and its
/// templates add the system ("App tvOS", "App Watch App").
///
/// What such a folder declares is compiled for that system alone, so code elsewhere does not mean it.
public enum SystemFolder {
  private static let words: Set<Substring> = ["tvOS", "watchOS", "macOS", "visionOS", "WatchKit"]

  /// The outermost folder of another system around a file; nil when there is none.
  public static func around(_ file: SourceFile) -> Substring? {
    guard mayHold(file.path.utf8) else { return nil }
    return file.path.split(separator: "/").dropLast().first { folder in
      folder.hasSuffix("Watch App") || folder.split { " -_".contains($0) }.contains(where: words.contains)
    }
  }

  /// False for nearly all paths. Files are compared in each look-up of a name that several apps declare, and taking a
  /// path apart takes long.
  private static func mayHold(_ path: String.UTF8View) -> Bool {
    var before: (UInt8, UInt8) = (0, 0)
    for byte in path {
      // The last letters of "tvOS", "watchOS", "macOS" and "visionOS", and the first of "Watch".
      if byte == UInt8(ascii: "S"), before.1 == UInt8(ascii: "O"), before.0 != UInt8(ascii: "i") { return true }
      if byte == UInt8(ascii: "a"), before.1 == UInt8(ascii: "W") { return true }
      before = (before.1, byte)
    }
    return false
  }
}
