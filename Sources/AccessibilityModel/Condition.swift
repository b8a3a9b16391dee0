/// What decides between alternatives at run time, as written in the source.
///
/// Conditions of one `subject` with different `branch` numbers exclude each other, so an element whose label and
/// traits both depend on `isFavorite` has two alternatives and not four. Elements of large screens stand under dozens of outcomes and share most of them, so the facts are held once, with a
/// hash that tells most of them apart.
public struct Condition: Hashable, Sendable {
  private final class Facts: Sendable {
    let subject: String
    let branch: Int
    let description: String
    let caseTest: CaseTest?
    let holdsInitially: Bool?
    let subjectHash: Int

    init(subject: String, branch: Int, description: String, caseTest: CaseTest?, holdsInitially: Bool?) {
      self.holdsInitially = holdsInitially
      self.subject = subject
      self.branch = branch
      self.description = description
      self.caseTest = caseTest
      subjectHash = subject.hashValue
    }
  }

  private let facts: Facts

  /// The expression that is tested, for example `isFavorite` or `phase`.
  public var subject: String { facts.subject }
  /// The expression as holes show it: what a `switch` is about, without the word.
  public var subjectText: String { subject.hasPrefix("switch ") ? String(subject.dropFirst(7)) : subject }
  /// Which of the mutually exclusive outcomes of `subject` this is.
  public var branch: Int { facts.branch }
  /// How the outcome is written for people, for example `!isFavorite` or `phase == .loaded`.
  public var description: String { facts.description }

  /// That a value is, or is not, a certain case of its enum; such tests of one value bear on each other.
  public var caseTest: CaseTest? { facts.caseTest }

  /// Whether it holds when the screen appears, made with its defaults; nil where source does not tell, or nobody asked.
  /// Says nothing about which condition it is.
  public var holdsInitially: Bool? { facts.holdsInitially }

  public struct CaseTest: Hashable, Sendable {
    /// The value that is tested, for example `phase`.
    public let value: String
    public let name: String
    public let isPositive: Bool

    public init(value: String, name: String, isPositive: Bool) {
      self.value = value
      self.name = name
      self.isPositive = isPositive
    }
  }

  public init(
    subject: String, branch: Int, description: String, caseTest: CaseTest? = nil, holdsInitially: Bool? = nil
  ) {
    facts = Facts(
      subject: subject, branch: branch, description: description, caseTest: caseTest, holdsInitially: holdsInitially)
  }

  /// The same condition with what is known of it for the time when the screen appears.
  public func holding(initially holds: Bool?) -> Condition {
    Condition(
      subject: subject, branch: branch, description: description, caseTest: caseTest, holdsInitially: holds)
  }

  public static func == (left: Self, right: Self) -> Bool {
    if left.facts === right.facts { return true }
    return left.facts.branch == right.facts.branch && left.hasSubject(of: right)
      && left.description == right.description && left.caseTest == right.caseTest
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(facts.subjectHash)
    hasher.combine(facts.branch)
  }

  private func hasSubject(of other: Condition) -> Bool {
    facts.subjectHash == other.facts.subjectHash && facts.subject == other.facts.subject
  }

  /// The opposite outcome of a condition that either holds or does not.
  public var opposite: Condition {
    let negated: String
    if let test = caseTest, branch == 0 {
      negated = test.isPositive ? "\(test.value) != .\(test.name)" : "\(test.value) == .\(test.name)"
    } else if description.hasPrefix("!"), !description.dropFirst().contains(" ") {
      negated = String(description.dropFirst())
    } else if branch != 0, !subject.isEmpty {
      negated = subject
    } else {
      negated = description.contains(" ") ? "!(\(description))" : "!\(description)"
    }
    return Condition(
      subject: subject, branch: branch == 0 ? 1 : 0, description: negated,
      caseTest: caseTest.map { CaseTest(value: $0.value, name: $0.name, isPositive: !$0.isPositive) },
      holdsInitially: holdsInitially.map { !$0 })
  }

  /// Whether it is another outcome of the same subject.
  public func isOtherOutcome(of other: Condition) -> Bool { branch != other.branch && hasSubject(of: other) }

  /// Whether the other one holds wherever this one does, by what is known of their values.
  public func implies(_ other: Condition) -> Bool {
    if self == other { return true }
    guard let mine = caseTest, let theirs = other.caseTest, mine.value == theirs.value else { return false }
    if mine.isPositive == theirs.isPositive { return mine.name == theirs.name }
    return mine.isPositive && mine.name != theirs.name
  }

  /// Whether both cannot hold at once.
  public func excludes(_ other: Condition) -> Bool {
    if hasSubject(of: other) { return branch != other.branch }
    guard let mine = caseTest, let theirs = other.caseTest, mine.value == theirs.value else { return false }
    if mine.isPositive && theirs.isPositive { return mine.name != theirs.name }
    return mine.isPositive != theirs.isPositive && mine.name == theirs.name
  }
}
