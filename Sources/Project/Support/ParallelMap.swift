import Foundation

/// `map` on all cores. The order of the results is that of the items.
func parallelMap<Item: Sendable, Output: Sendable>(
  _ items: [Item], _ transform: @Sendable (Item) -> Output
) -> [Output] {
  guard items.count > 1 else { return items.map(transform) }
  return [Output](unsafeUninitializedCapacity: items.count) { buffer, count in
    guard let start = buffer.baseAddress else { return }
    // Every index is written exactly once, by one thread.
    nonisolated(unsafe) let results = start
    DispatchQueue.concurrentPerform(iterations: items.count) { index in
      (results + index).initialize(to: transform(items[index]))
    }
    count = items.count
  }
}
