import AccessibilityModel

/// The outcomes of a screen as numbers, so that telling which of them exclude each other compares numbers and no text.
///
/// Elements of large screens stand under dozens of outcomes, and whether two elements can be there together is asked of
/// most pairs that are near each other.
struct OutcomeTable: Sendable {
  /// What `Condition.excludes` looks at.
  private struct Outcome: Sendable {
    let subject: Int32
    let branch: Int
    /// The value of the case test, by number; -1 where there is no test.
    let value: Int32
    let name: Int32
    let isPositive: Bool
    /// Where it is an `&&` or `||` of others.
    let composition: Composition?
  }

  /// `Condition.Composition`, with the numbers of the parts.
  private enum Composition: Sendable {
    case all([Int32])
    case any([Int32])
  }

  /// A small set of numbers, in which some of them may be taken for each other.
  fileprivate struct Bits: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    mutating func insert(_ number: Int32) {
      let bit = UInt64(1) << (UInt64(number) & 63)
      if number & 64 == 0 { low |= bit } else { high |= bit }
    }

    mutating func formUnion(_ other: Bits) {
      low |= other.low
      high |= other.high
    }

    func isDisjoint(with other: Bits) -> Bool { low & other.low == 0 && high & other.high == 0 }
  }

  /// Outcomes that hold at once, with what they bear on.
  struct Together: Sendable {
    fileprivate var all: [Int32] = []
    fileprivate var members: Set<Int32> = []
    fileprivate var values = Bits()
    /// Two of them exclude each other, so that one of them may exclude what is among them.
    fileprivate var isContradictory = false
  }

  private struct Key: Hashable {
    let condition: Condition
    /// Equal conditions differ in this where only one of them was taken apart.
    let isComposed: Bool
  }

  private var outcomes: [Outcome] = []
  /// By number, what the outcome bears on, a bit for each value, parts included: outcomes that share none do not exclude
  /// each other.
  private var values: [Bits] = []
  private var numbers: [Key: Int32] = [:]
  private var words: [String: Int32] = [:]

  /// The number of a condition; equal ones have the same.
  mutating func number(of condition: Condition) -> Int32 {
    let key = Key(condition: condition, isComposed: condition.composition != nil)
    if let known = numbers[key] { return known }
    let composition: Composition? = switch condition.composition {
    case .all(let parts)?: .all(parts.map { self.number(of: $0) })
    case .any(let parts)?: .any(parts.map { self.number(of: $0) })
    case nil: nil
    }
    // Its parts have numbers of their own by now.
    let number = Int32(outcomes.count)
    numbers[key] = number
    let test = condition.caseTest
    var values = Bits()
    note(condition, in: &values)
    outcomes.append(Outcome(
      subject: word(condition.subject), branch: condition.branch, value: test.map { word($0.value) } ?? -1,
      name: test.map { word($0.name) } ?? -1, isPositive: test?.isPositive ?? false, composition: composition))
    self.values.append(values)
    return number
  }

  private mutating func note(_ condition: Condition, in values: inout Bits) {
    values.insert(word(condition.subject))
    if let test = condition.caseTest { values.insert(word(test.value)) }
    switch condition.composition {
    case .all(let parts)?, .any(let parts)?: for part in parts { note(part, in: &values) }
    case nil: break
    }
  }

  private mutating func word(_ text: String) -> Int32 {
    if let known = words[text] { return known }
    let number = Int32(words.count)
    words[text] = number
    return number
  }

  /// What a condition decides, by number, and which outcome of it this is.
  func subject(of number: Int32) -> (subject: Int32, branch: Int) {
    let outcome = outcomes[Int(number)]
    return (outcome.subject, outcome.branch)
  }

  /// Whether both cannot hold at once; see `Condition.excludes`.
  func excludes(_ first: Int32, _ second: Int32) -> Bool {
    if first == second || values[Int(first)].isDisjoint(with: values[Int(second)]) { return false }
    let (mine, theirs) = (outcomes[Int(first)], outcomes[Int(second)])
    if mine.subject == theirs.subject { return Condition.excludes(mine.branch, theirs.branch) }
    if mine.composition != nil || theirs.composition != nil {
      return excludes(byPartsOf: mine.composition, second) || excludes(byPartsOf: theirs.composition, first)
    }
    guard mine.value >= 0, mine.value == theirs.value else { return false }
    if mine.isPositive && theirs.isPositive { return mine.name != theirs.name }
    return mine.isPositive != theirs.isPositive && mine.name == theirs.name
  }

  private func excludes(byPartsOf composition: Composition?, _ other: Int32) -> Bool {
    switch composition {
    case .all(let parts)?: parts.contains { excludes($0, other) }
    case .any(let parts)?: parts.allSatisfy { excludes($0, other) }
    case nil: false
    }
  }

  /// Whether two branches cannot be there at once, neither of which contradicts itself: what both begin with bears on
  /// neither.
  func branchesExclude(_ first: ArraySlice<Int32>, _ second: ArraySlice<Int32>) -> Bool {
    let shared = Self.countShared(first, second)
    return someExcludes(first.dropFirst(shared), second.dropFirst(shared))
  }

  /// With how many equal numbers both begin.
  static func countShared(_ first: ArraySlice<Int32>, _ second: ArraySlice<Int32>) -> Int {
    var count = 0
    for (one, other) in zip(first, second) {
      guard one == other else { break }
      count += 1
    }
    return count
  }

  /// Whether an outcome among the first excludes one among the second.
  func someExcludes(_ first: ArraySlice<Int32>, _ second: ArraySlice<Int32>) -> Bool {
    var all = Bits()
    for other in second { all.formUnion(values[Int(other)]) }
    for one in first where !values[Int(one)].isDisjoint(with: all) {
      for other in second where excludes(one, other) { return true }
    }
    return false
  }

  // MARK: - What holds together

  func together(_ outcomes: ArraySlice<Int32>) -> Together {
    var result = Together()
    add(outcomes, to: &result)
    return result
  }

  func add(_ outcomes: ArraySlice<Int32>, to held: inout Together) {
    for one in outcomes where held.members.insert(one).inserted {
      if !held.isContradictory { held.isContradictory = excludes(one, held) }
      held.all.append(one)
      held.values.formUnion(values[Int(one)])
    }
  }

  /// Whether an outcome among the first excludes one that holds.
  func someExcludes(_ first: ArraySlice<Int32>, _ held: Together) -> Bool {
    first.contains { one in
      // What none of the others excludes is not excluded because it is written twice.
      (held.isContradictory || !held.members.contains(one)) && excludes(one, held)
    }
  }

  private func excludes(_ one: Int32, _ held: Together) -> Bool {
    !values[Int(one)].isDisjoint(with: held.values) && held.all.contains { excludes(one, $0) }
  }
}
