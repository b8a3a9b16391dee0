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

/// On what a change of a project bears, apart from that of its Swift and interface files.
public enum ProjectChange: Sendable {
  case nothing
  /// Only on what rules say: screens are heard as they were.
  case rules
  /// On screens as well.
  case screens
}

extension Project {
  /// What has become of everything but the Swift and interface files.
  ///
  /// - Parameter languages: Those whose texts are heard.
  public func change(since before: Project, languages: Set<String>) -> ProjectChange {
    if surroundings == before.surroundings { return .nothing }
    guard developmentLanguage == before.developmentLanguage, deployment == before.deployment, assets == before.assets,
      learnedSymbols == before.learnedSymbols, strings.isHeardAlike(before.strings, in: languages),
      strings.contestedFolders == before.strings.contestedFolders
    else { return .screens }
    return strings == before.strings && media == before.media && info.map(\.facts) == before.info.map(\.facts)
      ? .nothing : .rules
  }
}

extension InfoSettings {
  /// What it says, wherever that stands in its file.
  fileprivate var facts: [[String]] {
    [[file.path]] + entries.map { [$0.key, "\($0.configuration)"] + $0.values }
  }
}
