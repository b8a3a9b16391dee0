/// Stretches of source by their file, to be asked whether a place lies in one of them.
public struct SourceStretches: Sendable {
  private var byFile: [ObjectIdentifier: [SourceRange]] = [:]

  public init(_ stretches: some Sequence<SourceRange>) {
    for stretch in stretches { insert(stretch) }
  }

  /// There is none.
  public var isEmpty: Bool { byFile.isEmpty }

  /// Adds a stretch, which may lie in others.
  public mutating func insert(_ stretch: SourceRange) {
    byFile[ObjectIdentifier(stretch.file), default: []].append(stretch)
  }

  /// Whether all of a place lies in one of them.
  public func hold(_ place: SourceRange) -> Bool {
    byFile[ObjectIdentifier(place.file)]?.contains { $0.contains(place) } ?? false
  }
}
