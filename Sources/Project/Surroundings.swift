import SourceModel

/// Which project it is apart from the texts of its Swift and interface files: which files there are and what they are
/// for, strings, assets and settings. Two that are equal have equal ones; of projects that were made in memory only
/// copies are known to be equal.
public struct Surroundings: Hashable, Sendable {
  private let digest: ContentDigest?
  private let mark: Mark?

  private final class Mark: Sendable {}

  /// Unlike all others.
  init() {
    digest = nil
    mark = Mark()
  }

  /// What was read from files.
  init(_ digest: ContentDigest) {
    self.digest = digest
    mark = nil
  }

  /// With more that was read from files.
  func adding(_ other: ContentDigest) -> Surroundings {
    guard var digest else { return self }
    digest.combine(other)
    return Surroundings(digest)
  }

  public static func == (left: Self, right: Self) -> Bool { left.digest == right.digest && left.mark === right.mark }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
    hasher.combine(mark.map { ObjectIdentifier($0) })
  }
}

extension Project {
  /// Whether screens are heard as before where the code and the interface files are the same: what else has changed
  /// bears on what rules say alone.
  ///
  /// - Parameter languages: Those whose texts are heard.
  public func isHeardAlike(_ before: Project, in languages: Set<String>) -> Bool {
    surroundings == before.surroundings
      || apps == before.apps && developmentLanguage == before.developmentLanguage && deployment == before.deployment
        && assets == before.assets && learnedSymbols == before.learnedSymbols
        && strings.isHeardAlike(before.strings, in: languages)
        && strings.contestedFolders == before.strings.contestedFolders
  }
}
