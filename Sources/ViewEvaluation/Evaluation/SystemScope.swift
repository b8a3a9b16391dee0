import Project

/// Which versions of iOS an evaluation is about: what `#available` comes to.
public enum SystemScope: Hashable, Sendable {
  /// All that the app runs on: a newer version than it needs may be there or not.
  case all
  /// The newest, which has everything.
  case newest
  case version(Version)

  /// The version, if it is one.
  public var version: Version? {
    if case .version(let version) = self { version } else { nil }
  }

  /// Whether a version, or a later one, is there; nil when it may be.
  func has(_ version: Version) -> Bool? {
    switch self {
    case .all: nil
    case .newest: true
    case .version(let system): system >= version
    }
  }
}
