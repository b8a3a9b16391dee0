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
    /// What it bears on, a bit for each value, parts included: outcomes that share none do not exclude each other.
    let values: Bits
  }

  /// `Condition.Composition`, with the numbers of the parts.
  private enum Composition: Sendable {
    case all([Int32])
    case any([Int32])
  }

  /// A small set of numbers, in which some of them may be taken for each other.
  private struct Bits: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    mutating func insert(_ number: Int32) {
      let bit = UInt64(1) << (UInt64(number) & 63)
      if number & 64 == 0 { low |= bit } else { high |= bit }
    }

    func isDisjoint(with other: Bits) -> Bool { low & other.low == 0 && high & other.high == 0 }
  }

  private struct Key: Hashable {
    let condition: Condition
    /// Equal conditions differ in this where only one of them was taken apart.
    let isComposed: Bool
  }

  private var outcomes: [Outcome] = []
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
      name: test.map { word($0.name) } ?? -1, isPositive: test?.isPositive ?? false, composition: composition,
      values: values))
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
    let (mine, theirs) = (outcomes[Int(first)], outcomes[Int(second)])
    if mine.values.isDisjoint(with: theirs.values) { return false }
    if mine.subject == theirs.subject { return mine.branch != theirs.branch }
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
    for one in first {
      for other in second where excludes(one, other) { return true }
    }
    return false
  }
}
