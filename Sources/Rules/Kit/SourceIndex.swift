import AccessibilityModel
import SourceModel

/// Some elements of a screen by the places in the source that make them, for how many different ones there are.
struct SourceIndex: Sendable {
  private let positions: [Int]
  private let sources: [SourceRange]
  /// The sources with their positions; those that are met last come first.
  private let bySource: [(source: SourceRange, positions: [Int])]
  private let tree: BranchTree

  /// - Parameter elements: Positions, in order.
  init(_ elements: [Int], on screen: ScreenPlaces) {
    positions = elements
    sources = elements.map { screen.places[$0].element.source }
    tree = screen.branches
    var order: [SourceRange] = []
    var grouped: [SourceRange: [Int]] = [:]
    for (position, source) in zip(positions, sources) {
      if grouped[source] == nil { order.append(source) }
      grouped[source, default: []].append(position)
    }
    bySource = order.map { (source: $0, positions: grouped[$0] ?? []) }.sorted { ($1.positions.last ?? 0) < ($0.positions.last ?? 0) }
  }

  /// How many looks are worth it before the sources are gone through one by one.
  private static let lookLimit = 64

  /// The number of sources that may be there together with what stands in a branch, from a position on, up to a limit.
  func count(from start: Int, with branch: Int, except own: SourceRange, limit: Int) -> Int {
    var found: Set<SourceRange> = []
    var looks = 0
    tree.visit(positions, from: start, with: branch) { position in
      let source = sources[BranchTree.first(in: positions, notBelow: position)]
      if source != own { found.insert(source) }
      looks += 1
      return found.count < limit && looks < Self.lookLimit
    }
    if found.count >= limit || looks < Self.lookLimit { return found.count }
    // The same ones again and again.
    for (source, positions) in bySource where source != own && !found.contains(source) {
      guard let last = positions.last, last >= start else { break }
      tree.visit(positions, from: start, with: branch) { _ in
        found.insert(source)
        return false
      }
      if found.count >= limit { break }
    }
    return found.count
  }
}
