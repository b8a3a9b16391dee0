import AccessibilityModel

/// A modifier on a view that is no element itself, so that it came down to several elements.
struct SharedModifier {
  let modifier: AppliedModifier
  let reached: [AccessibilityElement]

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
    for subject in ElementWalk.subjects(of: screen) where isKnown(subject.element) {
      for modifier in subject.element.modifiers where modifier.name == name && !subject.element.owns(modifier) {
        if reached[modifier] == nil { order.append(modifier) }
        reached[modifier, default: []].append(subject)
      }
    }
    return order.compactMap { modifier in
      guard let subjects = reached[modifier], isTogether(subjects),
        let base = ModifierChain.base(of: modifier.source), !takers.contains(base) else { return nil }
      return SharedModifier(modifier: modifier, reached: subjects.map(\.element))
    }
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
    guard subjects.count > 1 else { return false }
    return subjects.indices.contains { index in
      subjects[(index + 1)...].contains {
        $0.element.source != subjects[index].element.source && $0.when == subjects[index].when
      }
    }
  }

  /// Number of different views among the elements.
  var count: Int { Set(reached.map(\.source)).count }

  var holdsControl: Bool { reached.contains(where: \.isInteractive) }
}
