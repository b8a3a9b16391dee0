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
  /// Whether nothing that an analysis looks at differs, so that all of its results are those of the other project. So it
  /// is where only the version of an app has changed, or a file that no rule reads.
  ///
  /// - Parameter before: One with the same `SourceFile`s, as far as these have not changed (`sharingFiles`).
  public func isAnalysedAlike(_ before: Project) -> Bool {
    guard sources.count == before.sources.count, interfaceFiles.count == before.interfaceFiles.count,
      info.count == before.info.count, texts.count == before.texts.count,
      zip(sources, before.sources).allSatisfy({ $0.isAlike($1) }),
      zip(interfaceFiles, before.interfaceFiles).allSatisfy({ $0.file === $1.file && $0.isReported == $1.isReported })
    else { return false }
    return problems == before.problems && missingPaths == before.missingPaths
      && unreportedPaths == before.unreportedPaths && unbuiltPaths == before.unbuiltPaths
      && namedFiles == before.namedFiles && namesSettings == before.namesSettings
      && isSetUpAlike(before)
  }

  /// Whether texts, pictures and settings are the same.
  private func isSetUpAlike(_ before: Project) -> Bool {
    if surroundings == before.surroundings { return true }
    return media == before.media && apps == before.apps && deployment == before.deployment
      && developmentLanguage == before.developmentLanguage && learnedSymbols == before.learnedSymbols
      && zip(info, before.info).allSatisfy { $0.isAlike($1) }
      && zip(texts, before.texts).allSatisfy { $0.file.path == $1.file.path && $0.file.bytes == $1.file.bytes }
      && assets == before.assets && objectiveC == before.objectiveC && strings == before.strings
      && objectiveCNames == before.objectiveCNames && storyboards == before.storyboards
  }
}

extension SourceUnit {
  fileprivate func isAlike(_ before: SourceUnit) -> Bool {
    file === before.file && role == before.role && isRequested == before.isRequested && module == before.module
      && pathInRoot == before.pathInRoot
  }
}

extension InfoSettings {
  /// Whether it says the same in the same lines; what else stands in the file, such as a version, is not looked at.
  fileprivate func isAlike(_ before: InfoSettings) -> Bool {
    file.path == before.file.path && entries.count == before.entries.count
      && zip(entries, before.entries).allSatisfy { entry, other in
        entry.key == other.key && entry.values == other.values && entry.configuration == other.configuration
          && entry.range.isShownAlike(other.range)
      }
  }
}

extension SourceRange {
  /// Whether both stand in the same place of lines with the same text.
  fileprivate func isShownAlike(_ other: SourceRange) -> Bool {
    func line(_ range: SourceRange) -> ArraySlice<UInt8> {
      let bytes = range.file.bytes
      let newline = UInt8(ascii: "\n")
      let start = bytes[..<range.start].lastIndex(of: newline).map { $0 + 1 } ?? 0
      return bytes[start..<(bytes[range.end...].firstIndex(of: newline) ?? bytes.count)]
    }
    let (own, others) = (file.position(at: start), other.file.position(at: other.start))
    return own.line == others.line && own.column == others.column && line(self).elementsEqual(line(other))
  }
}
