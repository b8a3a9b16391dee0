import SourceModel

/// The order in which views beside each other are read, as far as their frames or constraints tell.
struct ReadingOrder {
  /// The views in that order; what nothing is known of stays where it is in the source.
  private(set) var children: [UIObject.Child]
  /// By the positions in `children`: what is certain to be read before what. Empty where everything is known.
  private var isBefore: [[Bool]] = []
  private let isSettled: Bool

  /// Constraints of more views than this are not compared.
  private static let limit = 60

  init(_ children: [UIObject.Child], in container: UIObject) {
    self.children = children
    guard children.count > 1, !container.isKind(of: "UIStackView") else {
      isSettled = true
      return
    }
    let frames = children.compactMap(\.object.frame)
    guard frames.count < children.count || Set(frames).count == 1 else {
      self.children = Self.sortedByFrames(children)
      isSettled = true
      return
    }
    // What a file lays out without frames, and the parts of a cell, are taken in the order of the source.
    isSettled = container.framework == .interfaceFile || container.base?.hasSuffix("Cell") ?? false
    guard children.count <= Self.limit, children.contains(where: { !$0.object.layout.attachments.isEmpty }) else {
      return
    }
    sortByConstraints(container)
  }

  /// Whether the order of some of the views is known.
  ///
  /// - Parameter positions: Those in `children` of the views that make elements.
  func isKnown(among positions: [Int]) -> Bool {
    if isSettled || positions.count < 2 { return true }
    guard !isBefore.isEmpty else { return false }
    return zip(positions, positions.dropFirst()).allSatisfy { isBefore[$0][$1] }
  }

  /// Views with known frames are read from top to bottom and in reading direction, those within less than 8 points
  /// of height as one line (runtime-facts section 7, tree-spec T45); arranged ones as they are arranged.
  private static func sortedByFrames(_ children: [UIObject.Child]) -> [UIObject.Child] {
    children.enumerated().sorted { left, right in
      guard let first = left.element.object.frame, let second = right.element.object.frame else { return false }
      if abs(first.y - second.y) >= 8 { return first.y < second.y }
      if first.x != second.x { return first.x < second.x }
      return left.offset < right.offset
    }.map(\.element)
  }

  // MARK: - Constraints

  private mutating func sortByConstraints(_ container: UIObject) {
    var before = relations(container)
    // What is before something that is before a third is before the third.
    for middle in before.indices {
      for first in before.indices where before[first][middle] {
        for last in before.indices where before[middle][last] { before[first][last] = true }
      }
    }
    guard !before.indices.contains(where: { before[$0][$0] }) else { return }
    var order: [Int] = []
    var rest = Array(children.indices)
    while let next = rest.firstIndex(where: { one in !rest.contains { before[$0][one] } }) {
      order.append(rest.remove(at: next))
    }
    isBefore = order.map { row in order.map { before[row][$0] } }
    children = order.map { children[$0] }
  }

  /// By positions: which view is attached behind or below which.
  private func relations(_ container: UIObject) -> [[Bool]] {
    let objects = children.map(\.object)
    var before = Array(repeating: Array(repeating: false, count: objects.count), count: objects.count)
    var rows: [(Int, Int)] = []
    for (position, object) in objects.enumerated() {
      for attachment in object.layout.attachments {
        guard let other = objects.firstIndex(where: { $0 === attachment.other }) else { continue }
        switch (attachment.edge, attachment.otherEdge) {
        case (.top, .bottom), (.leading, .trailing), (.firstBaseline, .lastBaseline), (.top, .lastBaseline):
          before[other][position] = true
        case (.bottom, .top), (.trailing, .leading), (.lastBaseline, .firstBaseline): before[position][other] = true
        case (.top, .top), (.centerY, .centerY), (.firstBaseline, .firstBaseline): rows.append((position, other))
        default: break
        }
      }
    }
    addEdges(of: container, rows, to: &before)
    return before
  }

  /// What hangs from the top of the container comes before what stands on its bottom, and in a row the one at its
  /// leading edge before the one at the other.
  private func addEdges(of container: UIObject, _ rows: [(Int, Int)], to before: inout [[Bool]]) {
    func hangs(_ position: Int, _ edge: ViewLayout.Edge, _ opposite: ViewLayout.Edge) -> Bool {
      let layout = children[position].object.layout
      return layout.isAttached(edge, to: container) && !layout.isAttached(opposite, to: container)
    }
    for first in children.indices where hangs(first, .top, .bottom) {
      for last in children.indices where hangs(last, .bottom, .top) { before[first][last] = true }
    }
    for (one, other) in rows {
      if hangs(one, .leading, .trailing), hangs(other, .trailing, .leading) { before[one][other] = true }
      if hangs(other, .leading, .trailing), hangs(one, .trailing, .leading) { before[other][one] = true }
    }
  }
}
