import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// Arrows on both sides of what they turn: a month, a page, a question.
extension ProposedName {
  /// "Previous month" of an arrow to the left that has one to the right beside it, where the code of both goes through one
  /// thing: `month -= 1` and `month += 1`, `moveOlder()` and `moveNewer()`. Which way, the arrow tells; the number may count
  /// the other way round, as months that have passed.
  static func ofTurn(_ subject: ElementSubject, in context: RuleContext) -> ProposedName? {
    let language = context.developmentLanguage
    guard let isOnward = pointsOn(subject.element), let pair = OppositeDeeds(of: subject, { pointsOn($0) == !isOnward }),
      !NameSuggestion.leaves(pair.action), !NameSuggestion.leaves(pair.opposite), goesThrough(pair, isOnward) else { return nil }
    let plain = isOnward ? "Next" : "Previous"
    let exact = unit(of: pair, in: context).map { plain + " " + $0 }
    // An app of several languages has the shorter word in all of them.
    let known = context.isLocalized && exact.map { !context.isTranslated($0, on: subject.element) } ?? false && context.isTranslated(plain, on: subject.element)
    guard let word = (known ? nil : exact).flatMap({ Words.press($0, in: language) }) ?? Words.press(plain, in: language) else { return nil }
    return ProposedName(expression: context.spelled(word, on: subject.element), spoken: word, isDerived: true)
  }

  /// Whether a picture points on, and not back; nil where it does neither, or both. An arrow to the right in a file of the app
  /// stands most often at the end of a row, and here beside one to the left.
  private static func pointsOn(_ element: AccessibilityElement) -> Bool? {
    if let symbol = NameSuggestion.shownSymbol(of: element) { return pointsOn(symbol) }
    let parts = NameSuggestion.fileName(of: element).map(DecorativeNames.parts) ?? []
    guard parts.contains(where: ["chevron", "arrow"].contains) else { return nil }
    let (on, back) = (parts.contains { ["right", "forward", "next"].contains($0) }, parts.contains { ["left", "backward", "back"].contains($0) })
    return on == back ? nil : on
  }

  private static func pointsOn(_ symbol: String) -> Bool? {
    // The signs stand for arrows (SF Symbols: lessthan, greaterthan).
    if symbol.hasPrefix("lessthan") || symbol.hasPrefix("greaterthan") {
      return symbol.contains("equal") ? nil : symbol.hasPrefix("greaterthan")
    }
    guard ["chevron.", "arrow.", "arrowtriangle.", "arrowshape."].contains(where: symbol.hasPrefix), !symbol.contains("turn") else { return nil }
    let parts = symbol.split(separator: ".").dropFirst()
    let (on, back) = (parts.contains { ["right", "forward"].contains($0) }, parts.contains { ["left", "backward"].contains($0) })
    return on == back ? nil : on
  }

  private static func goesThrough(_ pair: OppositeDeeds, _ isOnward: Bool) -> Bool {
    if pair.stepsOneNumber || pair.setsOneValue || pair.callsOneMovement && !movesThing(pair) { return !isOfNumber(pair) }
    return isOnward ? pair.says(.wayOn, .wayBack) : pair.says(.wayBack, .wayOn)
  }

  /// `moveCursor(.left)`: a function that moves something of which there is no next one, or that goes up and down as well.
  private static func movesThing(_ pair: OppositeDeeds) -> Bool {
    let known = [NameWords.List.lookChange, .going, .turnedPage, .singleStep, .wayWord, .chosenName, .loopNumber].map(NameWords.words)
    let others = OppositeDeeds.words(pair.action).filter { word in !known.contains { $0.contains(word) } }
    if !others.subtracting(["shift", "navigate", "advance", "offset", "direction", "on"]).isEmpty { return true }
    return pair.subject.neighbours(before: 6, after: 6).contains { other in
      guard let symbol = NameSuggestion.shownSymbol(of: other.element), NameSuggestion.isArrow(symbol), let action = other.element.activation?.whole
      else { return false }
      return symbol.split(separator: ".").contains { ["up", "down"].contains($0) } && OppositeDeeds.words(action) == OppositeDeeds.words(pair.action)
    }
  }

  /// What people set by steps, such as how many there are, is larger or smaller next, and not before or after.
  private static func isOfNumber(_ pair: OppositeDeeds) -> Bool {
    let words = OppositeDeeds.words(pair.action)
    return !NameWords.words(.countWord).isDisjoint(with: words) && NameWords.words(.turnedPage).isDisjoint(with: words)
  }

  /// "month" of `calendar.date(byAdding: .month, …)`, of `shiftMonth(by: 1)`, of `PeriodNavigator`.
  private static func unit(of pair: OppositeDeeds, in context: RuleContext) -> String? {
    if let unit = calendarUnit(of: pair.subject.element, in: context) { return unit }
    let source = pair.subject.element.source
    let own = OppositeDeeds.words(pair.action).intersection(OppositeDeeds.words(pair.opposite))
    let around = Set(IdentifierWords.split(source.file.typeName(around: source.start) ?? "").map { $0.lowercased() })
    for words in [own, around] {
      // "Previous date" says less than "Previous" does.
      let units = words.intersection(NameWords.words(.turnedPage)).subtracting(["date"])
      if units.count == 1, let unit = units.first { return unit }
      // Behind the last month comes the first one of the next year.
      if !units.isEmpty, units.isSubset(of: calendarUnits) { return calendarUnits.first(where: units.contains) }
    }
    return nil
  }

  /// From the shortest on.
  private static let calendarUnits = ["day", "week", "month", "year"]

  /// The only unit of the calendar that the code of a button names (Apple: documentation of Calendar.Component).
  private static func calendarUnit(of element: AccessibilityElement, in context: RuleContext) -> String? {
    guard let code = context.call(at: element.source) else { return nil }
    let units = ["day": "day", "weekOfYear": "week", "weekOfMonth": "week", "month": "month", "year": "year"]
    var found: Set<String> = []
    CodeWalk.expressions(of: .expression(code)) { part in
      guard case .call(let call) = part.kind else { return }
      for argument in call.arguments {
        if case .member(let base, let name) = argument.value.kind, base == nil, let unit = units[name] { found.insert(unit) }
      }
    }
    return found.count == 1 ? found.first : nil
  }
}
