import AccessibilityModel
import SourceModel

/// A modifier on a view that is no element itself, so that it came down to several elements.
struct SharedModifier {
  let modifier: AppliedModifier
  let reached: [AccessibilityElement]
  /// Number of elements that are there at one time, in one use of the code; nil where the uses on a screen differ.
  let count: Int?
  /// Some of them are views that nothing is known about.
  let isPresumed: Bool

  /// Views that take a modifier themselves, or whose parts are one control to their users.
  private static let takers: Set<String> = [
    "ScrollView", "List", "Form", "Table", "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "Tab",
    "Picker", "Stepper", "DatePicker", "MultiDatePicker", "Map", "Chart", "Menu", "DisclosureGroup", "OutlineGroup",
    "LabeledContent", "ControlGroup", "ContentUnavailableView", "ViewThatFits", "AsyncImage", "content", "self",
    "super", "configuration", "base",
  ]

  /// The modifiers of that name on a screen that reached at least two elements which are there together.
  static func all(named name: String, on screen: ScreenSubject) -> [SharedModifier] {
    var order: [AppliedModifier] = []
    var reached: [AppliedModifier: [ElementSubject]] = [:]
    for (position, element) in screen.all.enumerated() where !element.modifiers.isEmpty {
      guard isKnown(element) || isUnknownView(element) else { continue }
      for modifier in element.modifiers where modifier.name == name && !element.owns(modifier) {
        if reached[modifier] == nil { order.append(modifier) }
        reached[modifier, default: []].append(screen.places.subject(at: position))
      }
    }
    return order.compactMap { modifier in
      guard let subjects = reached[modifier], isTogether(subjects),
        let base = ModifierChain.base(of: modifier.source), !takers.contains(base) else { return nil }
      let known = subjects.filter { isKnown($0.element) }
      guard !known.isEmpty else { return nil }
      let isPresumed = !isTogether(known)
      let reached = isPresumed ? subjects : known
      return SharedModifier(
        modifier: modifier, reached: reached.map(\.element), count: mostTogether(of: reached), isPresumed: isPresumed)
    }
  }

  /// A view of a package or one that was not given, which is most likely an element.
  private static func isUnknownView(_ element: AccessibilityElement) -> Bool {
    element.role == .opaque && element.exposure == .exposed && element.viewName.first?.isUppercase == true
  }

  private static func isKnown(_ element: AccessibilityElement) -> Bool {
    guard element.exposure == .exposed, element.certainty != .opaque else { return false }
    switch element.role {
    case .opaque, .platformView, .pickerOption, .tab, .webView: return false
    default: return true
    }
  }

  /// Two of them are always there together; what only joins them at times, such as a sign of loading, is left out.
  private static func isTogether(_ subjects: [ElementSubject]) -> Bool {
    if holdsLoop(subjects) { return true }
    var first: [[Condition]: SourceRange] = [:]
    return subjects.contains { subject in
      let source = first[subject.when] ?? subject.element.source
      first[subject.when] = source
      return source != subject.element.source
    }
  }

  /// A loop within the view has several turns beside something else: the same element comes again before that does.
  private static func holdsLoop(_ subjects: [ElementSubject]) -> Bool {
    guard Set(subjects.map(\.element.source)).count > 1 else { return false }
    var met: Set<[Condition]> = []
    for (position, subject) in subjects.enumerated() {
      let before = position > 0 ? subjects[position - 1] : nil
      if before?.element.source != subject.element.source || before?.callSites != subject.callSites { met = [] }
      if !met.insert(subject.when).inserted { return true }
    }
    return false
  }

  /// How many elements there are, in words.
  var counted: String { count.map { "\($0)" } ?? "several" }

  /// The most elements that are there at one time, found from each of the first ones on. A view that is there several times
  /// is part of several uses, such as the tabs that one function makes, whose pictures come from each of its calls.
  private static func mostTogether(of subjects: [ElementSubject]) -> Int? {
    let near = subjects.prefix(limit)
    let groups = near.prefix(starts).map { start in
      var group = [start]
      for other in near where other.position != start.position && group.allSatisfy({ $0.coexists(with: other) }) {
        group.append(other)
      }
      return group
    }
    guard let largest = groups.max(by: { $0.count < $1.count }) else { return nil }
    let uses = Dictionary(grouping: largest) { $0.element.source }.values.map(\.count).max() ?? 1
    return largest.count.isMultiple(of: uses) ? largest.count / uses : nil
  }

  /// Elements that are looked at, and those that a group is begun with.
  private static let limit = 120, starts = 8
}
