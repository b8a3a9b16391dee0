import AccessibilityModel

/// The state in which a screen is met: what is known of it at first, what a person did since, and what was chosen where
/// only run time knows.
public struct ScreenState: Hashable, Sendable {
  /// What actions gave to states, by name.
  public private(set) var values: [String: StateValue] = [:]
  /// Outcomes that were chosen, latest last: of each subject one.
  public private(set) var chosen: [Condition] = []
  /// Whether lists that are empty when a screen appears count as filled.
  public var fillsLists: Bool

  public init(fillsLists: Bool = false) { self.fillsLists = fillsLists }

  // MARK: - Changes

  /// Chooses an outcome where only run time knows, or other than it is.
  public mutating func choose(_ condition: Condition) {
    chosen.removeAll { $0.excludes(condition) || $0 == condition }
    chosen.append(condition)
  }

  /// A state gets a value; what was chosen about it before is out of date.
  public mutating func set(_ name: String, to value: StateValue) {
    chosen.removeAll { $0.mentions(name) }
    values[name] = value
  }

  // MARK: - Questions

  /// Whether a condition holds; nil where nothing tells.
  public func holds(_ condition: Condition) -> Bool? {
    for known in chosen.reversed() {
      if known.implies(condition) { return true }
      if known.excludes(condition) { return false }
    }
    switch condition.composition {
    case .all(let parts)?:
      let known = parts.map(holds)
      if known.contains(false) { return false }
      if known.allSatisfy({ $0 == true }) { return true }
    case .any(let parts)?:
      let known = parts.map(holds)
      if known.contains(true) { return true }
      if known.allSatisfy({ $0 == false }) { return false }
    case nil: break
    }
    for (name, value) in values where condition.mentions(name) { return condition.holds(where: name, is: value) }
    return condition.holdsInitially
  }

  /// The stops that are there, in order, each as it is heard. Where only run time knows which of several outcomes holds,
  /// the first of them counts.
  public func present(_ stops: [TranscriptStop]) -> [TranscriptStop] {
    var state = self
    return stops.filter { stop in
      for loop in stop.loops where loop.holdsInitially == false && !fillsLists { return false }
      return stop.when.allSatisfy { condition in
        if let known = state.holds(condition) { return known }
        state.choose(condition)
        return true
      }
    }
  }

  /// Conditions of these stops that nothing decides, once each, the outcome first that is taken.
  public func open(in stops: [TranscriptStop]) -> [Condition] {
    var state = self
    var result: [Condition] = []
    for stop in stops {
      for condition in stop.when where state.holds(condition) == nil {
        state.choose(condition)
        result.append(condition)
      }
    }
    return result
  }
}

extension Condition {
  /// Whether it is about a state, or something made of it.
  func mentions(_ name: String) -> Bool {
    guard !name.isEmpty else { return false }
    let text = subject
    var start = text.startIndex
    while let range = text[start...].firstRange(of: name) {
      let before = range.lowerBound == text.startIndex ? nil : text[text.index(before: range.lowerBound)]
      let after = range.upperBound == text.endIndex ? nil : text[range.upperBound]
      if !(before.map(Self.continuesName) ?? false), before != ".", !(after.map(Self.continuesName) ?? false) { return true }
      start = text.index(after: range.lowerBound)
    }
    return false
  }

  private static func continuesName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Whether it holds where a state has a value; nil where that does not tell.
  func holds(where name: String, is value: StateValue) -> Bool? {
    if let test = caseTest, test.value == name {
      guard case .enumCase(_, let which) = value else { return value == .absent ? !test.isPositive : nil }
      return (which == test.name) == test.isPositive
    }
    let isFirst = branch == 0
    switch value {
    case .boolean(let isTrue) where subject == name: return isTrue == isFirst
    case .absent where subject == "\(name) != nil": return !isFirst
    case .enumCase where subject == "\(name) != nil", .text where subject == "\(name) != nil",
      .number where subject == "\(name) != nil":
      return isFirst
    case .other(_, let type) where subject == "\(name) != nil" && type != nil: return isFirst
    case .text(let text) where subject == "\(name).isEmpty": return text.isEmpty == isFirst
    default: return nil
    }
  }
}
