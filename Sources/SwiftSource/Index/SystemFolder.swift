import SourceModel

/// Folders of targets for systems other than iOS, by their names: Xcode names a target's folder after it, and its
/// templates add the system ("App tvOS", "App Watch App").
///
/// What such a folder declares is compiled for that system alone, so code elsewhere does not mean it.
enum SystemFolder {
  private static let words: Set<Substring> = ["tvOS", "watchOS", "macOS", "visionOS", "WatchKit"]

  /// The outermost folder of another system around a file; nil when there is none.
  static func around(_ file: SourceFile) -> Substring? {
    file.path.split(separator: "/").dropLast().first { folder in
      folder.hasSuffix("Watch App") || folder.split { " -_".contains($0) }.contains(where: words.contains)
    }
  }
}
