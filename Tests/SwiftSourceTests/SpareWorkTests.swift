import SourceModel
import Testing

@testable import SwiftSource

@Suite("Work that threads do which would wait") struct SpareWorkTests {
  /// Two threads, one piece that takes long: the thread without one does what is left, and nobody does it again.
  @Test("Threads that find nothing left do spare work meanwhile")
  func meanwhile() async {
    let (spare, made) = (SpareWork(), Counter())
    let values = (0..<20).map { number in
      Once { () -> Int in
        made.add()
        return number
      }
    }
    values.forEach(spare.add)
    let results = await mapInParallel(1, width: 2, spare: spare, makeState: {}) { _, _ in
      // Nothing else counts these. It ends in any case.
      var turns = 1 << 28
      while made.value < 20, turns > 0 { turns -= 1 }
      return made.value
    }
    #expect(results == [20])
    #expect(values.map(\.value) == Array(0..<20))
    #expect(made.value == 20)
  }

  @Test("On one thread it waits until it is asked for")
  func alone() async {
    let (spare, made) = (SpareWork(), Counter())
    spare.add(Once { made.add() })
    _ = await mapInParallel(3, width: 1, spare: spare, makeState: {}) { number, _ in number }
    #expect(made.value == 0)
    await spare.finish(width: 1)
    #expect(made.value == 1)
  }

  @Test("What is ended begins no more")
  func ended() async {
    let (spare, made) = (SpareWork(), Counter())
    spare.add(Once { made.add() })
    await spare.end()
    await spare.finish(width: 2)
    #expect(made.value == 0)
  }
}

private final class Counter: @unchecked Sendable {
  // Unchecked: guarded by the lock.
  private let lock = PlatformLock()
  private var number = 0

  var value: Int { lock.withLock { number } }
  func add() { lock.withLock { number += 1 } }
}
