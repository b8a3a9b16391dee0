import AccessibilityModel
import SwiftSource

/// How a run of statements ends.
indirect enum Completion {
  /// Control runs off the end.
  case fell
  case returned(Value)
  /// `continue`, `break`, `throw`.
  case jumped(Statement.Jump)
  /// One of these, as run time decides.
  case branch([(condition: Condition, completion: Completion)])

  /// Whether control may go on behind the statements.
  var mayFall: Bool {
    switch self {
    case .fell: true
    case .returned, .jumped: false
    case .branch(let ways): ways.contains { $0.completion.mayFall }
    }
  }

  /// Whether nothing but running off the end can happen.
  var onlyFalls: Bool {
    switch self {
    case .fell: true
    case .returned, .jumped: false
    case .branch(let ways): ways.allSatisfy { $0.completion.onlyFalls }
    }
  }

  /// The condition under which control goes on, where it is a single one.
  var condition: Condition? {
    guard case .branch(let ways) = self else { return nil }
    let open = ways.filter { $0.completion.mayFall }
    guard open.count == 1, open[0].completion.onlyFalls else { return nil }
    return open[0].condition
  }

  /// With what comes of the statements behind in the place of running off the end.
  func followed(by rest: Completion) -> Completion {
    switch self {
    case .fell: rest
    case .returned, .jumped: self
    case .branch(let ways):
      .branch(ways.map { ($0.condition, $0.completion.mayFall ? $0.completion.followed(by: rest) : $0.completion) })
    }
  }

  /// Outside of the loop or `switch` that a jump belongs to.
  func landing(_ jumps: Set<Statement.Jump>) -> Completion {
    switch self {
    case .jumped(let jump) where jumps.contains(jump): .fell
    case .fell, .returned, .jumped: self
    case .branch(let ways): .branch(ways.map { ($0.condition, $0.completion.landing(jumps)) })
    }
  }

  /// What a function comes to whose body ends so.
  ///
  /// - Parameter fallen: What it is where control runs off the end of one branch.
  func value(whereFallen fallen: Value) -> Value {
    switch self {
    case .fell, .jumped: fallen
    case .returned(let value): value
    case .branch(let ways):
      .choice(ways.map { ConditionalValue(condition: $0.condition, value: $0.completion.value(whereFallen: fallen)) })
    }
  }
}
