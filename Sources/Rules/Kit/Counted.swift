import SourceModel

/// Counts what rules look at, for the test that no rule's work grows faster than what it judges. Nobody counts otherwise.
public final class StepCount: @unchecked Sendable {
  // Unchecked: guarded by the lock.
  private let lock = PlatformLock()
  private var count = 0

  public init() {}

  public var value: Int { lock.withLock { count } }

  func add(_ steps: Int) { lock.withLock { count += steps } }
}

/// A list of which each look is counted, where somebody counts.
public struct Counted<Element: Sendable>: RandomAccessCollection, Sendable {
  private let elements: [Element]
  private let steps: StepCount?

  init(_ elements: [Element], _ steps: StepCount?) {
    self.elements = elements
    self.steps = steps
  }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }

  public subscript(index: Int) -> Element {
    steps?.add(1)
    return elements[index]
  }
}
