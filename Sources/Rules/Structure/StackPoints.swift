import AccessibilityModel
import SourceModel

/// Where the elements of a screen are made, for asking what a stack of its code holds.
struct StackPoints {
  private struct Point: Hashable {
    let place: SourceRange
    let isPressed: Bool
  }

  /// In order, by file.
  private let points: [ObjectIdentifier: [Point]]

  init(_ elements: [AccessibilityElement]) {
    var points: [ObjectIdentifier: Set<Point>] = [:]
    for element in elements {
      for place in Self.places(of: element) {
        points[ObjectIdentifier(place.file), default: []].insert(Point(place: place, isPressed: Self.isPressed(element)))
      }
    }
    self.points = points.mapValues { $0.sorted { $0.place.start < $1.place.start } }
  }

  /// Whether a stack holds nothing but some elements, none of which is there to be pressed. A stack around a loop holds
  /// more than a row of it.
  func isAll(_ parts: [AccessibilityElement], of stack: SourceRange) -> Bool {
    let own = Set(parts.flatMap(Self.places))
    let all = points[ObjectIdentifier(stack.file)] ?? []
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].place.start < stack.start { low = middle + 1 } else { high = middle }
    }
    return all[low...].prefix { $0.place.start < stack.end }.allSatisfy { own.contains($0.place) && !$0.isPressed }
  }

  /// The element itself, and the calls of the views that it is part of.
  private static func places(of element: AccessibilityElement) -> [SourceRange] {
    [element.source] + element.callSites.map(\.source)
  }

  private static func isPressed(_ element: AccessibilityElement) -> Bool { element.isInteractive && element.exposure != .hidden }
}
