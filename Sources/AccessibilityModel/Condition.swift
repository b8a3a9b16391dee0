/// What decides between alternatives at run time, as written in the source.
///
/// Conditions of one `subject` with different `branch` numbers exclude each other, so an element whose label and
/// traits both depend on `isFavorite` has two alternatives and not four. Elements of large screens stand under dozens
/// of outcomes and share most of them, so the facts are held once, with a hash that tells most of them apart.
public struct Condition: Hashable, Sendable {
  /// What is known of a condition and says nothing about which one it is.
  private struct Notes: Sendable {
    var holdsInitially: Bool?
    var flag: String?
    var basis: String?
    var asker: String?
    var counterpart: Condition?
  }

  private final class Facts: Sendable {
    let subject: String
    let branch: Int
    let description: String
    let asks: Question
    let caseTest: CaseTest?
    let composition: Composition?
    let notes: Notes
    let subjectHash: Int

    init(
      subject: String, branch: Int, description: String, asks: Question, caseTest: CaseTest?, composition: Composition?,
      notes: Notes
    ) {
      self.notes = notes
      self.subject = subject
      self.asks = asks
      self.branch = branch
      self.description = description
      self.caseTest = caseTest
      self.composition = composition
      subjectHash = subject.hashValue
    }
  }

  private let facts: Facts

  /// The expression that is tested, for example `isFavorite` or `phase`.
  public var subject: String { facts.subject }
  /// What is asked of the subject; the same for all of its outcomes.
  public var asks: Question { facts.asks }
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
  public var holdsInitially: Bool? { facts.notes.holdsInitially }

  /// The name by which code asks for its subject, where that is a flag for what is chosen and not what the test is made
  /// of: `isSelected`, after `let isSelected = size == posterSize`. Says nothing about which condition it is.
  public var flag: String? { facts.notes.flag }

  /// The test that its subject stands for, where code asks by the name of a member: `stock.left < 3` of `stock.isLow`.
  /// Says nothing about which condition it is.
  public var basis: String? { facts.notes.basis }

  /// The type whose code asks; nil outside of types, and for what nobody asked. Two views may give their states one
  /// name, so only conditions of one asker bear on each other for certain. Says nothing about which condition it is.
  public var asker: String? { facts.notes.asker }

  /// The outcome of many that this one is all the others of: `phase == .loaded` of `phase != .loaded`, where a `switch`
  /// has other cases as well. Says nothing about which condition it is.
  public var counterpart: Condition? { facts.notes.counterpart }

  /// What may be asked of a subject.
  public enum Question: Sendable {
    /// Whether it holds: there are two outcomes.
    case whether
    /// Which of several it is, as a `switch` asks.
    case which
    /// Of which type or class it is, or which of the values that a type has built in.
    case type

    var hasManyOutcomes: Bool { self != .whether }
  }

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

  /// What it is made of, where it is an `&&` or `||` of others; says nothing about which condition it is.
  public var composition: Composition? { facts.composition }

  public enum Composition: Sendable {
    /// Holds where each of these does.
    case all([Condition])
    /// Holds where one of these does.
    case any([Condition])

    /// By what is known of the parts.
    public var holdsInitially: Bool? {
      switch self {
      case .all(let parts):
        if parts.contains(where: { $0.holdsInitially == false }) { return false }
        return parts.allSatisfy { $0.holdsInitially == true } ? true : nil
      case .any(let parts):
        if parts.contains(where: { $0.holdsInitially == true }) { return true }
        return parts.allSatisfy { $0.holdsInitially == false } ? false : nil
      }
    }

    var opposite: Composition {
      switch self {
      case .all(let parts): .any(parts.map(\.opposite))
      case .any(let parts): .all(parts.map(\.opposite))
      }
    }
  }

  public init(
    subject: String, branch: Int, description: String, asks: Question = .whether, caseTest: CaseTest? = nil,
    composition: Composition? = nil, holdsInitially: Bool? = nil, flag: String? = nil, basis: String? = nil
  ) {
    self.init(
      subject: subject, branch: branch, description: description, asks: asks, caseTest: caseTest, composition: composition,
      notes: Notes(holdsInitially: holdsInitially, flag: flag, basis: basis))
  }

  private init(
    subject: String, branch: Int, description: String, asks: Question, caseTest: CaseTest?, composition: Composition?,
    notes: Notes
  ) {
    facts = Facts(
      subject: subject, branch: branch, description: description, asks: asks, caseTest: caseTest, composition: composition,
      notes: notes)
  }

  private func noting(_ note: (inout Notes) -> Void) -> Condition {
    var notes = facts.notes
    note(&notes)
    return Condition(
      subject: subject, branch: branch, description: description, asks: asks, caseTest: caseTest, composition: composition,
      notes: notes)
  }

  /// The same condition with what is known of it for the time when the screen appears.
  public func holding(initially holds: Bool?) -> Condition { noting { $0.holdsInitially = holds } }

  /// The same condition where code asks for its subject by a name.
  public func asked(by flag: String) -> Condition { noting { $0.flag = flag } }

  /// The same condition with the test that its subject stands for.
  public func standing(for basis: String) -> Condition { noting { $0.basis = basis } }

  /// The same condition where the code of a type asks.
  public func asked(in type: String?) -> Condition { type == asker ? self : noting { $0.asker = type } }

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

  /// The opposite outcome of a condition that either holds or does not. Of one outcome of many, as the cases of a `switch`
  /// are, it is all the others, which exclude none of each other: its branch is a negative number of its own.
  public var opposite: Condition {
    if let counterpart { return counterpart }
    let isOfMany = asks.hasManyOutcomes
    return Condition(
      subject: subject, branch: isOfMany ? -branch - 2 : branch == 0 ? 1 : 0, description: negated, asks: asks,
      caseTest: caseTest.map { CaseTest(value: $0.value, name: $0.name, isPositive: !$0.isPositive) },
      composition: composition?.opposite, notes: facts.notes)
      .noting {
        $0.holdsInitially = holdsInitially.map { !$0 }
        $0.counterpart = isOfMany ? self : nil
      }
  }

  /// How the opposite is written.
  private var negated: String {
    if let test = caseTest, branch == 0 {
      return test.isPositive ? "\(test.value) != .\(test.name)" : "\(test.value) == .\(test.name)"
    }
    if description.hasPrefix("!"), !description.utf8.contains(UInt8(ascii: " ")) { return String(description.dropFirst()) }
    if asks == .which {
      if description.contains("&&") || description.contains(",") { return "!(\(description))" }
      return description.contains(" != ")
        ? description.replacing(" != ", with: " == ") : description.replacing(" == ", with: " != ")
    }
    if branch != 0, !subject.isEmpty { return subject }
    return description.utf8.contains(UInt8(ascii: " ")) ? "!(\(description))" : "!\(description)"
  }

  /// Whether it is another outcome of the same subject.
  public func isOtherOutcome(of other: Condition) -> Bool {
    hasSubject(of: other) && Self.excludes(branch, other.branch)
  }

  /// Whether two outcomes of one subject exclude each other, by their branches: all but one of many bear on nothing but
  /// that one.
  public static func excludes(_ first: Int, _ second: Int) -> Bool {
    if first == second { return false }
    if first <= -2 { return second == -first - 2 }
    return second <= -2 ? first == -second - 2 : true
  }

  /// Whether the other one holds wherever this one does, by what is known of their values.
  public func implies(_ other: Condition) -> Bool {
    if self == other { return true }
    if case .all(let parts)? = composition, parts.contains(where: { $0.implies(other) }) { return true }
    switch other.composition {
    case .all(let parts)?: if parts.allSatisfy(implies) { return true }
    case .any(let parts)?: if parts.contains(where: implies) { return true }
    case nil: break
    }
    guard let mine = caseTest, let theirs = other.caseTest, mine.value == theirs.value else { return false }
    if mine.isPositive == theirs.isPositive { return mine.name == theirs.name }
    return mine.isPositive && mine.name != theirs.name
  }

  /// Whether both cannot hold at once.
  public func excludes(_ other: Condition) -> Bool {
    if hasSubject(of: other) { return Self.excludes(branch, other.branch) }
    if composition != nil || other.composition != nil {
      return excludesByParts(other) || other.excludesByParts(self)
    }
    guard let mine = caseTest, let theirs = other.caseTest, mine.value == theirs.value else { return false }
    if mine.isPositive && theirs.isPositive { return mine.name != theirs.name }
    return mine.isPositive != theirs.isPositive && mine.name == theirs.name
  }

  private func excludesByParts(_ other: Condition) -> Bool {
    switch composition {
    case .all(let parts)?: parts.contains { $0.excludes(other) }
    case .any(let parts)?: parts.allSatisfy { $0.excludes(other) }
    case nil: false
    }
  }
}

extension [Condition] {
  /// Whether a further condition cannot hold where all of these do: `!(a && b)` under `a` and `b`.
  public func exclude(_ condition: Condition) -> Bool {
    contains { known in
      if known.excludes(condition) { return true }
      // None of what would be enough is left.
      guard case .any(let parts)? = known.composition else { return false }
      return parts.allSatisfy { part in part.excludes(condition) || contains { $0.excludes(part) } }
    } || condition.isOutOfReach(under: self)
  }
}

extension Condition {
  fileprivate func isOutOfReach(under outcomes: [Condition]) -> Bool {
    guard case .any(let parts)? = composition else { return false }
    return parts.allSatisfy { part in outcomes.contains { $0.excludes(part) } }
  }
}
