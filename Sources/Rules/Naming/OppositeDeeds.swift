import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Two buttons side by side whose code goes one way and the other: through months, through pages, up and down with a number.
struct OppositeDeeds {
  let subject: ElementSubject
  let partner: ElementSubject
  let action: ActionSummary
  let opposite: ActionSummary

  /// The button near an element that shows the opposite of it.
  ///
  /// - Parameter isOpposite: Whether another button shows the opposite.
  init?(of subject: ElementSubject, _ isOpposite: (AccessibilityElement) -> Bool) {
    guard subject.element.role == .button, subject.element.framework == .swiftUI, let action = subject.element.activation?.whole else { return nil }
    let found = subject.neighbours(before: Self.reach, after: Self.reach).filter { other in
      other.element.role == .button && other.element.exposure == .exposed && Self.stand(other.callSites, beside: subject.callSites)
        && other.loops == subject.loops && subject.coexists(with: other) && isOpposite(other.element)
    }
    // The nearer one, where several pairs stand one above the other, and of the same number, where they stand side by side.
    let sameNumber = found.filter { other in other.element.activation.map { Self.step(action, against: $0.whole) } ?? false }
    guard let partner = (sameNumber.isEmpty ? found : sameNumber).min(by: { abs($0.position - subject.position) < abs($1.position - subject.position) }),
      let opposite = partner.element.activation?.whole else { return nil }
    (self.subject, self.partner, self.action, self.opposite) = (subject, partner, action, opposite)
  }

  /// Written in one place, or each by a use of one component that stands there: `ArrowButton("left") { … }`.
  private static func stand(_ first: [CallSite], beside second: [CallSite]) -> Bool {
    if first == second { return true }
    guard let one = first.last, let other = second.last, first.count == second.count else { return false }
    return one.view == other.view && first.dropLast() == second.dropLast()
  }

  /// A number gets larger in one and smaller in the other, whichever goes which way.
  var stepsOneNumber: Bool { Self.step(action, against: opposite) }

  private static func step(_ action: ActionSummary, against other: ActionSummary) -> Bool {
    action.assignments.contains { one in
      one.step.map { step in other.assignments.contains { $0.target == one.target && $0.step != nil && $0.step != step } } ?? false
    }
  }

  /// Both set the same value, each to another one: `month = calendar.date(byAdding: …)`.
  var setsOneValue: Bool {
    action.assignments.contains { one in
      one.step == nil && !NameSuggestion.plain.contains(one.value) && opposite.assignments.contains {
        $0.target == one.target && $0.step == nil && !NameSuggestion.plain.contains($0.value) && $0.value != one.value
      }
    }
  }

  /// Both call one function and nothing else, `bump(-1)` and `bump(1)`.
  var callsOneFunction: Bool {
    let own = Self.calls(action)
    guard own.count == 1, own == Self.calls(opposite), let mention = own.first else { return false }
    return !NameSuggestion.leaves(action) && !NameSuggestion.isToggle(mention)
  }

  /// The same of one whose name says that it changes or moves something: `shiftMonth(by: -1)`.
  var callsOneMovement: Bool {
    guard callsOneFunction, let words = Self.calls(action).first.map(IdentifierWords.said)?.map({ $0.lowercased() }) else { return false }
    let moving = [NameWords.List.lookChange, .going, .turnedPage, .movement].map(NameWords.words)
    return words.contains { word in moving.contains { $0.contains(word) } } || words.contains("by")
  }

  /// Whether the names of what is called or set here have a word of one list, and those there a word of the other.
  func says(_ own: NameWords.List, _ theirs: NameWords.List) -> Bool {
    let (here, there) = (Self.words(action), Self.words(opposite))
    func has(_ words: Set<String>, _ list: NameWords.List) -> Bool { !NameWords.words(list).isDisjoint(with: words) }
    return has(here, own) && has(there, theirs) && !has(here, theirs) && !has(there, own)
  }

  /// The words in the names of what an action calls and sets.
  static func words(_ action: ActionSummary) -> Set<String> {
    Set((calls(action) + action.assignments.map(\.target)).flatMap(IdentifierWords.split).map { $0.lowercased() })
  }

  private static func calls(_ action: ActionSummary) -> Set<String> { Set(action.mentions.filter { !NameSuggestion.isIncidental($0) }) }

  /// Elements between the two: what is turned is shown there, with a title and a button of its own at most.
  private static let reach = 5
}
