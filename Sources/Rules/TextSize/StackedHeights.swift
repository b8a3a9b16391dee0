import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Heights of elements that add up where they stand one below the other, and of which the highest counts where they stand
/// side by side or one over the other: `HStack { VStack { … } VStack { … } }`.
struct StackedHeights {
  private struct Item {
    let path: [Column]
    /// The stack whose member it is by a function that stands elsewhere.
    let row: SourceRange?
    let height, usual: Double
    /// Where it is written, and where the code is used that it is written in.
    let source: [SourceRange]
  }

  /// One of the views that an arrangement puts side by side.
  private struct Column: Hashable, Sendable {
    let arrangement: Arrangement
    let member: Int
    /// Each turn of a loop is a view of its own: `HStack { ForEach(days) { … } }`.
    let isLoop: Bool
  }

  private struct Arrangement: Hashable, Sendable {
    let file: ObjectIdentifier
    let brace: Int
  }

  private var items: [Item] = []

  mutating func add(_ element: AccessibilityElement, _ layout: LayoutGroup, height: Double, usual: Double) {
    // A function that makes a part of the stack stands elsewhere.
    let isElsewhere = !layout.source.contains(element.source)
    let places = element.callSites.map(\.source) + (isElsewhere ? [layout.source] : []) + [element.source]
    let row = isElsewhere && element.callSites.isEmpty && layout.axis != .vertical ? layout.source : nil
    items.append(Item(path: places.flatMap(Self.columns), row: row, height: height, usual: usual, source: places))
  }

  var height: Double { Self.total(items, of: \.height, at: 0) }
  var usual: Double { Self.total(items, of: \.usual, at: 0) }

  private static func total(_ items: [Item], of height: (Item) -> Double, at depth: Int) -> Double {
    var sum = 0.0
    var rows: [SourceRange: Double] = [:]
    var columns: [Arrangement: [Column: [Item]]] = [:]
    for item in items {
      if item.path.count > depth {
        columns[item.path[depth].arrangement, default: [:]][item.path[depth], default: []].append(item)
      } else if let row = item.row {
        rows[row] = max(rows[row] ?? 0, height(item))
      } else {
        sum += height(item)
      }
    }
    sum += rows.values.reduce(0, +)
    for members in columns.values {
      sum += members.map { column, items in
        total(column.isLoop ? firstTurn(of: items) : items, of: height, at: depth + 1)
      }.max() ?? 0
    }
    return sum
  }

  /// What stands in one turn of a loop that was run for each of its values.
  private static func firstTurn(of items: [Item]) -> [Item] {
    var seen: Set<[SourceRange]> = []
    return items.filter { seen.insert($0.source).inserted }
  }

  /// The arrangements around a place in its code, the outermost first.
  private static func columns(around place: SourceRange) -> [Column] {
    place.remembered(for: StackedHeights.self) {
      let braces = place.file.openBraces(around: place.start)
      return braces.indices.reversed().filter { arranges(braces[$0], in: place.file) }.map { index in
        Column(
          arrangement: Arrangement(file: ObjectIdentifier(place.file), brace: braces[index]),
          member: index > 0 ? braces[index - 1] : place.start,
          isLoop: index > 0 && place.file.opensLoop(brace: braces[index - 1]))
      }
    }
  }

  private static func arranges(_ brace: Int, in file: SourceFile) -> Bool {
    // What stands before it may be modifiers of the view before.
    let word = file.wordsBefore(brace: brace).last { beside.contains($0) || below.contains($0) }
    return word.map(beside.contains) ?? false
  }

  /// What arranges its content in another way than one below the other.
  private static let beside = Set(FrameworkNames.names(.sideBySide).map { $0[...] })
  private static let below = Set(FrameworkNames.names(.oneBelowOther).map { $0[...] }).union(["if", "else", "case", "var", "func"])
}
