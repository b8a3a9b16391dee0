import AccessibilityModel
import SourceModel

/// Which elements of a screen stand in the same stack, found once for all of them.
///
/// The same stack in source may be met several times, once for each use of a component. Two elements stand in one and
/// the same when the uses that lead to them part only inside of it.
struct StackIndex: ScreenSurvey {
  static let isLocal = true

  /// A stack in one use of the view that has it.
  private struct Stack: Hashable {
    let source: SourceRange
    /// The number of the uses that lead to the view.
    let uses: Int
  }

  /// Positions of what may stand in a stack, in order.
  private var members: [Stack: [Int]] = [:]
  /// By position, the numbers of the uses that lead to an element: of none of them, of the first, of the first two, …
  private var paths: [[Int]] = []

  /// What stands in the same stack is close in swipe order; a run of strangers this long ends the search.
  private static let strangerLimit = 24
  /// A stack with more members tells nothing about one of them.
  private static let mateLimit = 400

  init(_ screen: ScreenPlaces) {
    var numbers: [UseKey: Int] = [:]
    var sources: [FileUses: Set<SourceRange>] = [:]
    paths.reserveCapacity(screen.places.count)
    for place in screen.places {
      var path = [0]
      for site in place.element.callSites {
        let key = UseKey(outer: path[path.count - 1], site: site)
        let number = numbers[key] ?? numbers.count + 1
        numbers[key] = number
        path.append(number)
      }
      paths.append(path)
      if let stack = Self.stack(of: place.element, path) {
        sources[FileUses(file: ObjectIdentifier(stack.source.file), uses: stack.uses), default: []].insert(stack.source)
      }
    }
    let nests = sources.mapValues { Nest(Array($0)) }
    for (position, place) in screen.places.enumerated() {
      let sites = place.element.callSites
      for depth in 0...sites.count {
        guard let source = depth < sites.count ? sites[depth].source : place.element.layout?.source,
          let nest = nests[FileUses(file: ObjectIdentifier(source.file), uses: paths[position][depth])] else { continue }
        nest.forEach(around: source) { outer in
          members[Stack(source: outer, uses: paths[position][depth]), default: []].append(position)
        }
      }
    }
  }

  private struct UseKey: Hashable {
    let outer: Int
    let site: CallSite
  }

  private struct FileUses: Hashable {
    let file: ObjectIdentifier
    let uses: Int
  }

  /// The stack that holds an element: that of the view whose code has it.
  private static func stack(of element: AccessibilityElement, _ path: [Int]) -> Stack? {
    guard let layout = element.layout else { return nil }
    let depth = element.callSites.firstIndex { layout.source.contains($0.source) } ?? element.callSites.count
    return Stack(source: layout.source, uses: path[depth])
  }

  /// Positions of the elements that stand in the same stack as one, in order, itself left out; none where there are
  /// very many.
  func mates(of position: Int, on screen: ScreenPlaces) -> [Int] {
    let element = screen.places[position].element
    guard let layout = element.layout, let stack = Self.stack(of: element, paths[position]),
      let all = members[stack] else { return [] }
    let middle = BranchTree.first(in: all, notBelow: position)
    var result: [Int] = []
    for step in [-1, 1] {
      var index = step < 0 ? middle - 1 : (middle < all.count && all[middle] == position ? middle + 1 : middle)
      var last = position
      while all.indices.contains(index), abs(all[index] - last) <= Self.strangerLimit {
        if share(element, position, screen.places[all[index]].element, all[index], layout) {
          last = all[index]
          result.append(last)
          if result.count > Self.mateLimit { return [] }
        }
        index += step
      }
    }
    return result.sorted()
  }

  private func share(
    _ own: AccessibilityElement, _ position: Int, _ other: AccessibilityElement, _ otherPosition: Int,
    _ layout: LayoutGroup
  ) -> Bool {
    let (mine, theirs) = (paths[position], paths[otherPosition])
    // Both begin with the number of no uses at all.
    var count = 0
    while count + 1 < mine.count, count + 1 < theirs.count, mine[count + 1] == theirs[count + 1] { count += 1 }
    if count < own.callSites.count, !layout.source.contains(own.callSites[count].source) { return false }
    if count < other.callSites.count { return layout.source.contains(other.callSites[count].source) }
    return other.layout.map { layout.source.contains($0.source) } ?? false
  }
}

/// Stretches of one file, of which two either are apart or one holds the other.
struct Nest: Sendable {
  /// By their start, outer ones first.
  private let ranges: [SourceRange]
  /// By index, that of the nearest one around it.
  private let outer: [Int?]

  init(_ unsorted: [SourceRange]) {
    ranges = unsorted.sorted { ($0.start, -$0.end) < ($1.start, -$1.end) }
    var outer: [Int?] = []
    var open: [Int] = []
    for (index, range) in ranges.enumerated() {
      while let last = open.last, ranges[last].end < range.end { open.removeLast() }
      outer.append(open.last)
      open.append(index)
    }
    self.outer = outer
  }

  /// Those that hold a stretch of the file, the innermost first.
  func forEach(around range: SourceRange, _ body: (SourceRange) -> Void) {
    var index: Int? = BranchTree.partition(ranges.count) { ranges[$0].start > range.start } - 1
    if index == -1 { index = nil }
    while let number = index {
      if ranges[number].contains(range) { body(ranges[number]) }
      index = outer[number]
    }
  }
}
