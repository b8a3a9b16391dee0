import AccessibilityModel
import SwiftSource

/// How a run of statements ends.
enum Completion {
  /// Control runs off the end.
  case fell
  case returned(Value)
  /// `continue`, `break`, `fallthrough`, `throw`.
  case jumped(Statement.Jump)
  /// One of these, as run time decides.
  case branch(Ways)

  /// What stands behind several ways is part of each of them, and so on: as a tree it would be too large to go through.
  /// So each part is gone through once, and what is asked of all of them is kept.
  final class Ways {
    let list: [(condition: Condition, completion: Completion)]
    fileprivate let mayFall: Bool
    fileprivate let onlyFalls: Bool
    fileprivate let mayJump: Bool
    fileprivate let mayFallThrough: Bool
    /// How many ends there are, counted each time that a part is met, up to `endLimit` and one more.
    fileprivate let ends: Int

    fileprivate init(_ list: [(condition: Condition, completion: Completion)]) {
      self.list = list
      mayFall = list.contains { $0.completion.mayFall }
      onlyFalls = list.allSatisfy { $0.completion.onlyFalls }
      mayJump = list.contains { $0.completion.mayJump }
      mayFallThrough = list.contains { $0.completion.mayFallThrough }
      ends = list.reduce(0) { min($0 + $1.completion.ends, Completion.endLimit + 1) }
    }
  }

  /// More ends than these are not told apart.
  private static let endLimit = 1_000

  static func branch(_ ways: [(condition: Condition, completion: Completion)]) -> Completion { .branch(Ways(ways)) }

  /// Whether control may go on behind the statements.
  var mayFall: Bool {
    switch self {
    case .fell: true
    case .returned, .jumped: false
    case .branch(let ways): ways.mayFall
    }
  }

  /// Whether nothing but running off the end can happen.
  var onlyFalls: Bool {
    switch self {
    case .fell: true
    case .returned, .jumped: false
    case .branch(let ways): ways.onlyFalls
    }
  }

  private var mayJump: Bool {
    switch self {
    case .fell, .returned: false
    case .jumped: true
    case .branch(let ways): ways.mayJump
    }
  }

  /// Whether a case of a `switch` may go on with the next one.
  var mayFallThrough: Bool {
    switch self {
    case .jumped(.through): true
    case .fell, .returned, .jumped: false
    case .branch(let ways): ways.mayFallThrough
    }
  }

  /// Whether it can end in more ways than are worth telling apart.
  var hasTooManyEnds: Bool { ends > Self.endLimit }

  private var ends: Int { if case .branch(let ways) = self { ways.ends } else { 1 } }

  /// The condition under which control goes on, where it is a single one.
  var condition: Condition? {
    guard case .branch(let ways) = self else { return nil }
    let open = ways.list.filter { $0.completion.mayFall }
    guard open.count == 1, open[0].completion.onlyFalls else { return nil }
    return open[0].condition
  }

  /// With what comes of the statements behind in the place of running off the end.
  func followed(by rest: Completion) -> Completion {
    replacing({ $0.mayFall }, by: { end in if case .fell = end { rest } else { end } })
  }

  /// Outside of the loop or `switch` that a jump belongs to.
  func landing(_ jumps: Set<Statement.Jump>) -> Completion {
    replacing({ $0.mayJump }, by: { end in if case .jumped(let jump) = end, jumps.contains(jump) { .fell } else { end } })
  }

  /// For the code around a closure that is run for each member of a list: where it returns, control goes on.
  var returned: Completion {
    replacing({ !$0.onlyFalls }, by: { end in if case .returned = end { .fell } else { end } })
  }

  /// - Parameter isConcerned: Whether any end of it may be replaced.
  private func replacing(
    _ isConcerned: (Completion) -> Bool, by replacement: (Completion) -> Completion
  ) -> Completion {
    var known: [ObjectIdentifier: Completion] = [:]
    func replaced(_ completion: Completion) -> Completion {
      guard isConcerned(completion) else { return completion }
      guard case .branch(let ways) = completion else { return replacement(completion) }
      if let known = known[ObjectIdentifier(ways)] { return known }
      let result = Completion.branch(ways.list.map { ($0.condition, replaced($0.completion)) })
      // What holds nothing but ends is as soon made again.
      if ways.ends > ways.list.count { known[ObjectIdentifier(ways)] = result }
      return result
    }
    return replaced(self)
  }

  /// What a function comes to whose body ends so.
  ///
  /// - Parameter fallen: What it is where control runs off the end of one branch.
  func value(whereFallen fallen: Value) -> Value {
    switch self {
    case .fell, .jumped: fallen
    case .returned(let value): value
    case .branch(let ways):
      .choice(ways.list.map {
        ConditionalValue(condition: $0.condition, value: $0.completion.value(whereFallen: fallen))
      })
    }
  }
}
