import Project
import SourceModel
import SwiftSource

/// Two states of a project, in which files that differ are joined as far as they have something in common, so that only
/// what differs in them counts as changed.
struct JoinedStates: Sendable {
  let before: Project
  let after: Project
  /// Which of them the files show.
  let shown = ShownState()
  private var lowered: [ObjectIdentifier: LoweredStates] = [:]

  /// - Parameter after: With the files of the other one where these are the same.
  init(_ before: Project, _ after: Project, width: Int) async {
    let known = Dictionary(before.sources.enumerated().map { ($1.file.path, $0) }) { first, _ in first }
    let pairs = after.sources.indices.compactMap { number -> (before: Int, after: Int)? in
      guard let other = known[after.sources[number].file.path],
        before.sources[other].mayBeJoined(with: after.sources[number]) else { return nil }
      return (other, number)
    }
    let lowered = await lowerStates(
      pairs.map { (before.sources[$0.before].file, after.sources[$0.after].file) }, shown: shown, width: width)
    var (old, new) = (before, after)
    for (pair, states) in zip(pairs, lowered) {
      old.sources[pair.before].file = states.before.file
      new.sources[pair.after].file = states.after.file
      self.lowered[ObjectIdentifier(states.before.file)] = states
      self.lowered[ObjectIdentifier(states.after.file)] = states
    }
    (self.before, self.after) = (old, new)
  }

  /// What a file declares in the state that it shows; nil for one that is the same in both, or in one of them alone.
  func declarations(of file: SourceFile) -> FileDeclarations? {
    guard let states = lowered[ObjectIdentifier(file)] else { return nil }
    if states.areJoined { return shown.isAfter ? states.after : states.before }
    return states.before.file === file ? states.before : states.after
  }
}

extension SourceUnit {
  fileprivate func mayBeJoined(with other: SourceUnit) -> Bool {
    file !== other.file && role == other.role && role != .packageManifest && isRequested == other.isRequested
      && module == other.module && pathInRoot == other.pathInRoot
  }
}
