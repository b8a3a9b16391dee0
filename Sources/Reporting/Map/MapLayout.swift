import Navigation

/// Where the boxes of a drawn map stand: in columns by the number of steps from a start, ordered so that lines cross
/// little.
struct MapLayout {
  struct Box {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  let boxes: [Box]
  let width: Int
  let height: Int

  static let margin = 24
  static let columnGap = 96
  static let rowGap = 28

  /// - Parameter sizes: Width and height of the boxes of all screens.
  init(_ map: ScreenMap, sizes: [(width: Int, height: Int)]) {
    let columns = Self.ordered(Self.columns(of: map), map)
    var boxes = sizes.map { Box(x: 0, y: 0, width: $0.width, height: $0.height) }
    var x = Self.margin
    var bottom = 0
    for column in columns where !column.isEmpty {
      var y = Self.margin
      for screen in column {
        boxes[screen].x = x
        boxes[screen].y = y
        y += boxes[screen].height + Self.rowGap
      }
      bottom = max(bottom, y - Self.rowGap)
      x += (column.map { boxes[$0].width }.max() ?? 0) + Self.columnGap
    }
    self.boxes = boxes
    width = max(x - Self.columnGap, 0) + Self.margin
    height = bottom + Self.margin
  }

  /// The screens by the number of steps from a start; what no start leads to stands with the starts.
  private static func columns(of map: ScreenMap) -> [[Int]] {
    var followers: [Int: [Int]] = [:]
    for edge in map.edges {
      if case .screen(let to) = edge.to { followers[edge.from, default: []].append(to) }
    }
    var depth: [Int: Int] = [:]
    var queue = map.screens.indices.filter { map.screens[$0].isStart }
    for start in queue { depth[start] = 0 }
    func spread() {
      var next = 0
      while next < queue.count {
        let screen = queue[next]
        next += 1
        for follower in followers[screen] ?? [] where depth[follower] == nil {
          depth[follower] = (depth[screen] ?? 0) + 1
          queue.append(follower)
        }
      }
    }
    spread()
    for screen in map.screens.indices where depth[screen] == nil {
      depth[screen] = 0
      queue = [screen]
      spread()
    }
    var columns = [[Int]](repeating: [], count: (depth.values.max() ?? 0) + 1)
    for screen in map.screens.indices { columns[depth[screen] ?? 0].append(screen) }
    return columns
  }

  /// Each column in the order of the middle of what leads to it; the first keeps the order of the map, with starts that
  /// lead nowhere last.
  private static func ordered(_ columns: [[Int]], _ map: ScreenMap) -> [[Int]] {
    var columns = columns
    var leaders: [Int: [Int]] = [:]
    var leads: Set<Int> = []
    for edge in map.edges {
      guard case .screen(let to) = edge.to, to != edge.from else { continue }
      leaders[to, default: []].append(edge.from)
      leads.insert(edge.from)
    }
    if !columns.isEmpty { columns[0] = columns[0].filter(leads.contains) + columns[0].filter { !leads.contains($0) } }
    var place: [Int: Int] = [:]
    for (position, screen) in (columns.first ?? []).enumerated() { place[screen] = position }
    for index in columns.indices.dropFirst() {
      let middles = columns[index].map { screen -> (screen: Int, middle: Double) in
        let places = (leaders[screen] ?? []).compactMap { place[$0] }
        return (screen, places.isEmpty ? .infinity : Double(places.reduce(0, +)) / Double(places.count))
      }
      columns[index] = middles.sorted { ($0.middle, $0.screen) < ($1.middle, $1.screen) }.map(\.screen)
      for (position, screen) in columns[index].enumerated() { place[screen] = position }
    }
    return columns
  }
}
