import AccessibilityModel

/// Numbers for what rules say the same of: elements that differ in nothing but their use, and situations of elements.
/// They stay the same from one analysis to the next.
struct JudgedNumbers: Sendable {
  private var byIdentity: [ElementIdentity: Int] = [:]
  private var byKind: [Kind: Int] = [:]
  private var byMark: [SituationMark: Int] = [:]
  /// How many situations there are.
  private(set) var situations = 0

  /// Of an element in a file of two states the kind is another one in each: a rule may look at the text around it.
  private struct Kind: Hashable {
    let element: ElementKind
    let isAfter: Bool?
  }

  /// How many kinds there are.
  var kinds: Int { byKind.count }

  /// Has to be called before the elements of an analysis are numbered: identities hold as long as their elements.
  mutating func begin() { byIdentity = [:] }

  mutating func kind(of element: AccessibilityElement) -> Int {
    // Most uses of a component share its elements, and comparing those takes no time.
    let identity = ElementIdentity(element)
    if let known = byIdentity[identity] { return known }
    let kind = Kind(element: ElementKind(element), isAfter: element.shownState)
    let number = byKind[kind] ?? byKind.count
    if number == byKind.count { byKind[kind] = number }
    byIdentity[identity] = number
    return number
  }

  /// The numbers of the situations on a screen, by their numbers there.
  mutating func situations(_ placed: Situations) -> [Int] {
    (0..<placed.count).map { number in
      guard placed.marks.indices.contains(number) else { return next() }
      let mark = placed.marks[number]
      if let known = byMark[mark] { return known }
      let new = next()
      byMark[mark] = new
      return new
    }
  }

  private mutating func next() -> Int {
    situations += 1
    return situations - 1
  }
}

/// What one rule said of kinds and of situations, by their numbers.
struct Verdicts: Sendable {
  /// What was said, each once for as many elements as it holds for. First what is said of most, since every other one
  /// takes a place.
  private(set) var outcomes: [Outcome] = [.inapplicable, .pass]
  /// By kind, the number in `outcomes` of what the rule said by the element alone; `unknown` where it did not.
  private var byKind: [Int32] = []
  /// By situation, the number of what the rule said of the element and its surroundings. Empty until it looked there.
  private var bySituation: [Int32] = []
  /// By kind and by what the answers were that the rule got about the element, the number of what it said. Of one analysis.
  private var byAnswers: [Answers: Int32] = [:]
  /// What the rule asked about some element, each once.
  private var asked: [ElementSubject.Aspects] = []

  private struct Answers: Hashable {
    let kind: Int
    let digest: Int
  }

  private static let unknown: Int32 = -1
  /// The number of that a rule is not about an element.
  static let inapplicable: Int32 = 0
  private static let fewOutcomes = 1_000

  /// Makes room for kinds that are new.
  mutating func take(kinds: Int) {
    // What was said after a look at everything is among the outcomes, though nobody asks for it a second time.
    if outcomes.count > byKind.count + Self.fewOutcomes { self = Verdicts() }
    if byKind.count < kinds { byKind += Array(repeating: Self.unknown, count: kinds - byKind.count) }
    (byAnswers, asked) = ([:], [])
  }

  /// The number of what was said of all elements of a kind.
  func number(ofKind kind: Int) -> Int32? { byKind[kind] >= 0 ? byKind[kind] : nil }

  func number(ofSituation situation: Int) -> Int32? {
    bySituation.indices.contains(situation) && bySituation[situation] >= 0 ? bySituation[situation] : nil
  }

  /// The number of what was said of an element of the same kind with the same answers to all that was asked.
  func number(ofKind kind: Int, in subject: ElementSubject) -> Int32? {
    for aspects in asked {
      if let known = byAnswers[Answers(kind: kind, digest: subject.digest(of: aspects))] { return known }
    }
    return nil
  }

  /// - Parameter aspects: What was asked about the element, which is all that the rule knew beside it.
  mutating func note(
    _ number: Int32, ofKind kind: Int, in subject: ElementSubject, after aspects: ElementSubject.Aspects
  ) {
    if aspects.isEmpty {
      byKind[kind] = number
    } else if aspects.areOwn {
      if !asked.contains(aspects) { asked.append(aspects) }
      byAnswers[Answers(kind: kind, digest: subject.digest(of: aspects))] = number
    }
  }

  /// - Parameter situations: How many there are.
  mutating func note(_ number: Int32, ofSituation situation: Int, of situations: Int) {
    if bySituation.count < situations {
      bySituation += Array(repeating: Self.unknown, count: situations - bySituation.count)
    }
    bySituation[situation] = number
  }

  mutating func number(of outcome: Outcome) -> Int32 {
    switch outcome {
    case .inapplicable: return Self.inapplicable
    case .pass: return 1
    case .violation, .undecided:
      outcomes.append(outcome)
      return Int32(outcomes.count - 1)
    }
  }
}
