import AccessibilityModel

/// The choices of a screen: which elements can never be there together is told by whole branches, and not by comparing
/// the conditions of two elements.
struct BranchTree: Sendable {
  /// Elements under the same outcomes; 0 is the screen without any.
  struct Branch: Sendable {
    /// The outcomes, outermost first.
    let when: [Condition]
    /// The same by the numbers of `BranchTree.table`.
    let numbers: [Int32]
    /// Equal for branches under equal outcomes, wherever they stand.
    let outcomes: Int
    /// By index in `numbers`, the last index of another outcome that it excludes; nil where it excludes none. Empty where no
    /// two exclude each other.
    fileprivate let lastExcluded: [Int?]
    /// Two of its outcomes exclude each other.
    let isContradictory: Bool
    /// The code of one type asks for two of its outcomes that exclude each other: nobody meets what is there.
    let isNeverThere: Bool
    /// Of the outcomes and how they are written, in every analysis of this process.
    let digest: Int
    /// Positions of the elements in it, those of its choices included.
    fileprivate(set) var range: Range<Int>
    /// In order.
    fileprivate var choices: [Int] = []
  }

  private struct Choice: Sendable {
    var range: Range<Int>
    /// In order.
    var branches: [Int]
    /// What all branches are outcomes of, and which of them is which outcome; nil where they are of several subjects.
    var subject: Int32?
    var byOutcome: [Int: Int] = [:]
  }

  private(set) var branches: [Branch] = [
    Branch(
      when: [], numbers: [], outcomes: 0, lastExcluded: [], isContradictory: false, isNeverThere: false, digest: 0,
      range: 0..<0)
  ]
  private(set) var table = OutcomeTable()
  private var choices: [Choice] = []
  private var outcomes: [OutcomeKey: Int] = [:]
  private let steps: StepCount?

  private struct OutcomeKey: Hashable {
    let parent: Int
    let condition: Int32
  }

  init(_ steps: StepCount?) { self.steps = steps }

  // MARK: - Building

  /// Begins a branch of a choice in another branch. Its elements follow.
  mutating func open(_ condition: Condition, in parent: Int, at position: Int) -> Int {
    let outer = branches[parent]
    let added = table.number(of: condition)
    let key = OutcomeKey(parent: outer.outcomes, condition: added)
    let number = outcomes[key] ?? outcomes.count + 1
    outcomes[key] = number
    var digest = Hasher()
    digest.combine(outer.digest)
    condition.combine(into: &digest)
    let excluded = outer.numbers.indices.filter { table.excludes(outer.numbers[$0], added) }
    var lastExcluded = outer.lastExcluded
    if !lastExcluded.isEmpty || !excluded.isEmpty {
      if lastExcluded.isEmpty { lastExcluded = Array(repeating: nil, count: outer.numbers.count) }
      for index in excluded { lastExcluded[index] = outer.numbers.count }
      lastExcluded.append(excluded.last)
    }
    let isOfOneAsker = condition.asker != nil && excluded.contains { outer.when[$0].asker == condition.asker }
    branches.append(Branch(
      when: outer.when + [condition], numbers: outer.numbers + [added], outcomes: number,
      lastExcluded: lastExcluded, isContradictory: outer.isContradictory || !excluded.isEmpty,
      isNeverThere: outer.isNeverThere || isOfOneAsker,
      digest: digest.finalize(), range: position..<position))
    return branches.count - 1
  }

  mutating func close(_ branch: Int, at position: Int) {
    branches[branch].range = branches[branch].range.lowerBound..<position
  }

  /// Ends a choice whose branches were closed.
  mutating func addChoice(of members: [Int], in parent: Int) {
    guard let first = members.first, let last = members.last else { return }
    var choice = Choice(
      range: branches[first].range.lowerBound..<branches[last].range.upperBound, branches: members, subject: nil)
    guard !choice.range.isEmpty else { return }
    let subject = branches[first].numbers.last.map { table.subject(of: $0).subject }
    for member in members {
      guard let outcome = branches[member].numbers.last.map(table.subject), outcome.subject == subject,
        choice.byOutcome.updateValue(member, forKey: outcome.branch) == nil else {
        choice.byOutcome = [:]
        break
      }
    }
    if !choice.byOutcome.isEmpty { choice.subject = subject }
    branches[parent].choices.append(choices.count)
    choices.append(choice)
  }

  // MARK: - Asking

  /// Whether what stands in two branches can be there at the same time.
  func coexist(_ first: Int, _ second: Int) -> Bool {
    steps?.add(1)
    if branches[first].outcomes == branches[second].outcomes { return true }
    let (mine, theirs) = (branches[first].numbers, branches[second].numbers)
    if mine.isEmpty || theirs.isEmpty { return true }
    steps?.add(mine.count * theirs.count)
    if branches[first].isContradictory || branches[second].isContradictory {
      return coexistUnlessParted(first, second)
    }
    return !table.branchesExclude(mine[...], theirs[...])
  }

  /// The same where outcomes contradict each other within one of the branches: the words are those of two views then,
  /// each with a state of its own, and exclude nothing but what parts the branches.
  private func coexistUnlessParted(_ first: Int, _ second: Int) -> Bool {
    let (mine, theirs) = (branches[first].numbers, branches[second].numbers)
    let shared = OutcomeTable.countShared(mine[...], theirs[...])
    guard shared < mine.count, shared < theirs.count else { return true }
    if table.excludes(mine[shared], theirs[shared]) { return false }
    var doubtful: [Int32] = []
    for branch in [first, second] where !branches[branch].lastExcluded.isEmpty {
      for index in shared..<branches[branch].numbers.count {
        guard let other = branches[branch].lastExcluded[index], other >= shared else { continue }
        doubtful.append(table.subject(of: branches[branch].numbers[index]).subject)
      }
    }
    return !mine[shared...].contains { one in
      !doubtful.contains(table.subject(of: one).subject)
        && theirs[shared...].contains { table.excludes(one, $0) }
    }
  }

  /// Those of some elements that can be there together with what stands in a branch, in order, until `body` has had
  /// enough. Branches that are never there then are passed over as a whole.
  ///
  /// - Parameters:
  ///   - positions: Sorted.
  ///   - body: Returns whether to go on.
  func visit(_ positions: [Int], from start: Int = 0, with branch: Int, _ body: (Int) -> Bool) {
    var cursor = Self.first(in: positions, notBelow: start)
    _ = visit(0, positions, &cursor, branches[branch].numbers, body)
  }

  /// Returns whether to go on.
  private func visit(
    _ branch: Int, _ positions: [Int], _ cursor: inout Int, _ when: [Int32], _ body: (Int) -> Bool
  ) -> Bool {
    let end = branches[branch].range.upperBound
    while cursor < positions.count, positions[cursor] < end {
      steps?.add(1)
      guard let number = choice(at: positions[cursor], in: branch) else {
        guard body(positions[cursor]) else { return false }
        cursor += 1
        continue
      }
      let choice = choices[number]
      if let subject = choice.subject, let mine = when.lazy.map(table.subject).first(where: { $0.subject == subject }) {
        // All other branches are other outcomes.
        if let member = choice.byOutcome[mine.branch],
          !enter(member, positions, &cursor, when, body) { return false }
      } else {
        while cursor < positions.count, positions[cursor] < choice.range.upperBound {
          let member = self.branch(at: positions[cursor], in: choice)
          guard enter(member, positions, &cursor, when, body) else { return false }
          cursor = max(cursor, Self.first(in: positions, notBelow: branches[member].range.upperBound))
        }
      }
      cursor = max(cursor, Self.first(in: positions, notBelow: choice.range.upperBound))
    }
    return true
  }

  private func enter(
    _ branch: Int, _ positions: [Int], _ cursor: inout Int, _ when: [Int32], _ body: (Int) -> Bool
  ) -> Bool {
    steps?.add(1 + when.count)
    guard let condition = branches[branch].numbers.last, !when.contains(where: { table.excludes($0, condition) })
      else { return true }
    cursor = max(cursor, Self.first(in: positions, notBelow: branches[branch].range.lowerBound))
    return visit(branch, positions, &cursor, when, body)
  }

  private func choice(at position: Int, in branch: Int) -> Int? {
    let members = branches[branch].choices
    let index = Self.partition(members.count) { choices[members[$0]].range.upperBound > position }
    guard index < members.count, choices[members[index]].range.contains(position) else { return nil }
    return members[index]
  }

  private func branch(at position: Int, in choice: Choice) -> Int {
    choice.branches[Self.partition(choice.branches.count) { branches[choice.branches[$0]].range.upperBound > position }]
  }

  /// The index of the first position that is at least as large.
  static func first(in positions: [Int], notBelow position: Int) -> Int {
    partition(positions.count) { positions[$0] >= position }
  }

  /// The first of the numbers below `count` from which on something holds.
  static func partition(_ count: Int, _ holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Condition {
  /// What a rule may read of it, beyond what tells it from others.
  fileprivate func combine(into hasher: inout Hasher) {
    hasher.combine(self)
    hasher.combine(description)
    hasher.combine(caseTest)
    hasher.combine(holdsInitially)
    hasher.combine(flag)
    hasher.combine(basis)
    hasher.combine(asker)
  }
}
