import AccessibilityModel

/// How many points are left for a line of text.
enum LineRoom {
  /// What a phone leaves. Source: Apple, Human Interface Guidelines, Layout (390 points less margins of 16).
  static let phone = 358.0
  /// What stacks and grids leave between their parts, where code gives nothing else.
  static let spacing = 8.0

  /// What a phone leaves, or the widest column of the innermost grid of columns.
  static func width(in containers: [AccessibilityContainer]) -> Double {
    // What is shown over the grid is as wide as the screen.
    let start = containers.lastIndex(where: \.isPresentation) ?? 0
    guard let grid = containers[start...].last(where: { !$0.columns.isEmpty }) else { return phone }
    let adaptive = grid.columns.compactMap { column in if case .adaptive(let minimum) = column { minimum } else { nil } }
    // As many columns as have room; each is as wide as they all are.
    if let least = adaptive.min() {
      let count = max(1, ((phone + spacing) / (max(1, least) + spacing)).rounded(.down))
      return (phone - (count - 1) * spacing) / count
    }
    let fixed = grid.columns.compactMap { column in if case .fixed(let points) = column { points } else { nil } }
    let others = Double(grid.columns.count - fixed.count)
    let left = phone - fixed.reduce(0, +) - Double(grid.columns.count - 1) * spacing
    return min(phone, max(fixed.max() ?? 0, others > 0 ? left / others : 0))
  }
}
