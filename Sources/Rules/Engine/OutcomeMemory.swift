import AccessibilityModel
import SourceModel
import SwiftSource

/// What rules said of screens, for the next analysis of the same app. A screen that is still the same object is not
/// judged again.
public final class OutcomeMemory: @unchecked Sendable {
  // Unchecked: changed between analyses and by `rule(_:)`, before the rules run; each rule's part belongs to the thread
  // that runs the rule.
  private var screens: [ObjectIdentifier: Known] = [:]
  private var rules: [String: RuleMemory] = [:]
  private var facts: RuleContext.Facts?
  private var numbers = JudgedNumbers()
  /// How many kinds there were when the first were numbered.
  private var kindsAtFirst: Int?
  let code = CodeMemory()
  let spellings = SpellingMemory()

  private struct Known {
    /// Holds the identity.
    let places: ScreenPlaces
    /// Which of the uses that stand on it are part of wider ones on other screens.
    let isWider: [Bool]
  }

  public init() {}

  /// Whether what was said before is what rules would say in a context; true before anything was said.
  ///
  /// - Parameter files: All files that there are now.
  public func holds(in context: RuleContext, files: [FileDeclarations]) -> Bool {
    guard let facts else {
      facts = context.facts
      return true
    }
    return facts == context.facts && spellings.holds(in: context, files: files)
  }

  /// Takes the screens that there are now.
  ///
  /// - Returns: Those that were there before, and whose elements other screens use as they did then.
  func update(_ now: [(places: ScreenPlaces, isWider: [Bool])]) -> Set<ObjectIdentifier> {
    var same: Set<ObjectIdentifier> = []
    var known: [ObjectIdentifier: Known] = [:]
    for (places, isWider) in now {
      let identity = ObjectIdentifier(places)
      if let before = screens[identity], before.isWider == isWider { same.insert(identity) }
      known[identity] = Known(places: places, isWider: isWider)
    }
    // What was said of another state must not be taken for the outcome of this one, should some rules not get to speak.
    for memory in rules.values { memory.keep(isThere: { known[$0] != nil }, isSame: same.contains) }
    screens = known
    return same
  }

  /// The numbers that the verdicts of all rules go by. Kinds that are there no more are among them: when they are as
  /// many as the others, all are forgotten.
  func takeNumbers() -> JudgedNumbers {
    if let kindsAtFirst, numbers.kinds > 2 * kindsAtFirst + Self.fewKinds {
      numbers = JudgedNumbers()
      self.kindsAtFirst = nil
      for memory in rules.values { memory.verdicts = Verdicts() }
    }
    return numbers
  }

  func keep(_ numbers: JudgedNumbers) {
    self.numbers = numbers
    if kindsAtFirst == nil { kindsAtFirst = numbers.kinds }
  }

  private static let fewKinds = 10_000

  func rule(_ id: String) -> RuleMemory {
    if let memory = rules[id] { return memory }
    let memory = RuleMemory()
    rules[id] = memory
    return memory
  }
}

/// What one rule said.
final class RuleMemory: @unchecked Sendable {
  // Unchecked: belongs to the thread that runs the rule.
  private var elements: [ObjectIdentifier: [(position: Int, outcome: Outcome)]] = [:]
  private var narrower: [ObjectIdentifier: [Int: Outcome]] = [:]
  private var screens: [ObjectIdentifier: [Outcome]] = [:]
  /// What was said by kinds and situations.
  var verdicts = Verdicts()

  /// - Parameters:
  ///   - isThere: Whether there still is such a screen.
  ///   - isSame: Whether other screens use its elements as they did.
  func keep(isThere: (ObjectIdentifier) -> Bool, isSame: (ObjectIdentifier) -> Bool) {
    elements = elements.filter { isSame($0.key) }
    narrower = narrower.filter { isThere($0.key) }
    screens = screens.filter { isSame($0.key) }
  }

  /// What was said of the elements that are judged on a screen, without those that the rule is not about.
  func outcomes(on screen: ScreenPlaces, isSame: Bool, _ judge: () -> [(position: Int, outcome: Outcome)])
    -> [(position: Int, outcome: Outcome)]
  {
    let identity = ObjectIdentifier(screen)
    if isSame, let known = elements[identity] { return known }
    let outcomes = judge()
    elements[identity] = outcomes
    return outcomes
  }

  /// What was said of an element that is used more widely as well.
  func outcome(of subject: ElementSubject, _ judge: () -> Outcome) -> Outcome {
    let identity = ObjectIdentifier(subject.places)
    if let known = narrower[identity]?[subject.position] { return known }
    let outcome = judge()
    narrower[identity, default: [:]][subject.position] = outcome
    return outcome
  }

  /// What was said of a whole screen.
  func outcomes(of screen: ScreenPlaces, isSame: Bool, _ judge: () -> [Outcome]) -> [Outcome] {
    let identity = ObjectIdentifier(screen)
    if isSame, let known = screens[identity] { return known }
    let outcomes = judge()
    screens[identity] = outcomes
    return outcomes
  }
}
