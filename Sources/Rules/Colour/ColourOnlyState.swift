import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A state that nothing shows but a colour.
public struct ColourOnlyState: AppRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "colour-only-state", family: .color, severity: .note, impact: .serious, wcag: ["1.4.1"],
    title: "state is shown by colour alone",
    documentation: RuleDocumentation(
      reports: """
        A colour that is chosen by a condition, such as `online ? .green : .red`, when nothing else on the screen \
        depends on that condition: no text, symbol, trait, value, weight or branch. So is, for review, the colour behind \
        a text or of a line that cannot be pressed, that something is fainter while it is locked, read or done, and a colour \
        that comes with the status of what is shown or with what it belongs to (`Color(hex: task.status.color)`).
        """,
      why: """
        One man in twelve cannot tell red from green, and VoiceOver does not speak colours. The label "Differentiate \
        Without Color Alone" of the App Store asks for another sign.
        """,
      howToFix: """
        Show the state in words or with a symbol as well: `Label(online ? "Online" : "Offline", systemImage: online ? \
        "checkmark.circle" : "xmark.circle")`.
        """,
      elsewhere: "Change a text or an image together with the colour, or set `accessibilityValue`.",
      limits: """
        Conditions about the style of a component, appearance, focus, pressing, dragging, loading and being enabled are left alone, as are \
        shades of grey. \
        A text that is known only at run time and comes from the same value counts as another sign.
        """,
      references: ["WCAG 2.2, 1.4.1 Use of Color", "App Store Connect: Differentiate Without Color Alone"]),
    examples: examples + contentExamples)

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    var groups = Groups<(message: String, isSure: Bool)>()
    var told: Set<SourceRange> = []
    for state in app.ofEachScreen(Self.self, "", Self.states) {
      if let message = state.message { groups.add((message, state.isSure), at: state.place) } else { told.insert(state.place) }
    }
    return groups.places.compactMap { place in
      guard !told.contains(place), let first = groups.members(at: place).first else { return nil }
      return .violation(Violation(first.message, certainty: first.isSure ? .likely : .review, at: place))
    }
  }

  private struct Painted {
    let element: AccessibilityElement
    let argument: SourceRange
    let condition: Condition
    /// What tells it: "its colour", "the colour behind it".
    let means: String
    /// Where the first of the colours is given.
    var origin: SourceRange?
    /// Its colours are all known.
    var isKnown = false
    /// It is fainter in one state.
    var isFaint = false
  }

  /// The parts of an element whose colour something decides.
  private static func paintedParts(of whole: AccessibilityElement) -> [Painted] {
    let found = ([whole] + whole.content).flatMap { element -> [Painted] in
      if let setting = element.appearance.foreground, let condition = condition(of: setting, on: whole) {
        // What a function comes to by several ways may be the colour of a whole screen.
        let isKnown = setting.options.allSatisfy { $0.value.colors != nil && $0.conditions.first?.subject == condition.subject }
        return [Painted(element: element, argument: setting.argument, condition: condition, means: "its colour",
          origin: setting.options[0].origin, isKnown: isKnown)]
      }
      return [behind(element, of: whole), faint(element)].compactMap(\.self)
    }
    // Of a control that shows by its colour that it is chosen, `selection-state-missing` tells.
    return found.isEmpty || SelectionStyle(looksOf: whole)?.isSure != true ? found : []
  }

  /// A text on a colour that something decides, which cannot be pressed: what can be may be the chosen one.
  private static func behind(_ element: AccessibilityElement, of whole: AccessibilityElement) -> Painted? {
    guard element.role == .text, let setting = element.appearance.background,
      let condition = condition(of: setting, on: whole, isBehind: true) else { return nil }
    // What can be pressed is drawn in many ways; which case a value is, is a state of what it stands for.
    if whole.isInteractive || !whole.gestures.isEmpty {
      guard condition.isCase, NamedChoice.condition(condition) == nil else { return nil }
    }
    return Painted(element: element, argument: setting.argument, condition: condition, means: "the colour behind it",
      origin: setting.options[0].origin)
  }

  /// What is fainter while something is so by its name: `.opacity(badge.isUnlocked ? 1 : 0.4)`.
  private static func faint(_ element: AccessibilityElement) -> Painted? {
    guard [.text, .image].contains(element.role), let setting = element.appearance.opacity, setting.options.count == 2,
      let condition = setting.options[0].conditions.first, setting.options.allSatisfy({ $0.conditions.count == 1 }),
      setting.options[1].conditions[0].subject == condition.subject else { return nil }
    let parts = setting.options.map(\.value).sorted()
    guard parts[0] >= leastSeen, parts[1] - parts[0] >= leastApart,
      let name = condition.subject.split(separator: ".").last, name.allSatisfy({ $0.isLetter || $0.isNumber }),
      !Set(DecorativeNames.parts(of: String(name))).isDisjoint(with: NameWords.words(.lastingState)) else { return nil }
    return Painted(
      element: element, argument: setting.argument, condition: condition, means: "how faint it is", isFaint: true)
  }

  /// Fainter things are gone, and nearer ones look alike.
  private static let (leastSeen, leastApart) = (0.15, 0.3)

  /// The colours on a screen that tell of a state; with a message where nothing else does.
  private static func states(on screen: ScreenPlaces) -> [(place: SourceRange, message: String?, isSure: Bool)] {
    // Most elements are met in many uses, and what is said of one holds for all of them.
    var met: Set<ElementIdentity> = []
    var brought: [Brought] = []
    let painted = screen.places.flatMap { place -> [Painted] in
      guard met.insert(ElementIdentity(place.element)).inserted else { return [] }
      brought += Self.brought(to: place.element)
      return paintedParts(of: place.element)
    }
    // Most screens have no such colour.
    guard !painted.isEmpty || !brought.isEmpty else { return [] }
    let signs = ColourSigns(screen)
    var seen: Set<SourceRange> = []
    // What lies behind a text is mostly a shape that is told by itself.
    let ofShapes = Set(painted.compactMap { $0.element.role == .shape ? $0.origin : nil })
    let content = brought.map { part -> (place: SourceRange, message: String?, isSure: Bool) in
      (part.place, signs.say(part.grade) ? nil : "\(part.noun) tells '\(part.grade.path)' by its colour alone", false)
    }
    return content + painted.compactMap { part in
      let (element, condition) = (part.element, part.condition)
      if element.role != .shape, part.origin.map(ofShapes.contains) ?? false { return nil }
      if signs.tell(condition, isFaint: part.isFaint) || isTold(condition, by: element) || element.isNamedByValue || isWritten(part) { return (part.argument, nil, true) }
      guard element.isSeen || part.isFaint && element.exposure != .hidden, seen.insert(part.argument).inserted else { return nil }
      let message = "\(element.shownNoun) tells '\(condition.description)' by \(part.means) alone"
      // A text may say by its words what its colour says.
      return (part.argument, message, element.role == .shape && part.isKnown)
    }
  }

  /// Words that only run time knows, by their name those of a state or a picture that is chosen by it: they may follow
  /// the same state.
  static func tellsState(_ hole: String) -> Bool {
    let name = hole.split(separator: ".").last?.lowercased() ?? ""
    return ["status", "state", "message", "symbol", "icon", "image", "result", "level"].contains(where: name.contains)
  }

  /// What decides between colours that people can tell from each other only as colours.
  ///
  /// - Parameter isBehind: Of what lies behind letters, a thin colour is one as well.
  private static func condition(
    of setting: Setting<Paint>, on whole: AccessibilityElement, isBehind: Bool = false
  ) -> Condition? {
    deciding(setting.options, on: whole, isBehind: isBehind)
  }

  private static func deciding(
    _ options: [Setting<Paint>.Option], on whole: AccessibilityElement, isBehind: Bool
  ) -> Condition? {
    guard options.count >= 2, let first = options.first?.conditions.first,
      options.allSatisfy({ $0.conditions.first?.subject == first.subject }) else { return nil }
    // `isOverdue ? .red : isNight ? .white : .black`: what a further condition decides is no state of this one.
    let values = options.map(\.value)
    let outcomes = Dictionary(grouping: options) { $0.conditions[0] }.values.map { Set($0.map(\.value)) }
    // Several cases of a `switch` may share a colour.
    let isPlain = outcomes.allSatisfy { $0.count == 1 } && options.allSatisfy { $0.conditions.count == 1 }
    guard outcomes.count >= 2, Set(values).count >= 2 else { return nil }
    guard isPlain || outcomes.map(\.count).reduce(0, +) == Set(values).count else {
      return further(options, first, on: whole, isBehind: isBehind)
    }
    // What only run time knows is another colour as well, beside one that is known to be one.
    guard isBehind || values.allSatisfy({ $0.colors.map { $0.light.alpha >= 0.5 } ?? true }),
      values.contains(where: \.isChromatic) else { return nil }
    if first.isAboutLooks || isChosenByCallers(first.description) || first.isOfStoredChoice { return nil }
    return isIgnored(first, on: whole) ? nil : first
  }

  /// What decides in one outcome of a condition, where a function goes one way after the other and comes to the colour of
  /// the first again: `if wait == nil { return .unknown }; if wait > 0 { return .late }`.
  private static func further(
    _ options: [Setting<Paint>.Option], _ first: Condition, on whole: AccessibilityElement, isBehind: Bool
  ) -> Condition? {
    let groups = Dictionary(grouping: options) { $0.conditions[0] }
    guard groups.count == 2, let rest = groups.values.first(where: { $0.count > 1 }),
      groups.values.contains(where: { $0.count == 1 }) else { return nil }
    let inner = rest.map { Setting<Paint>.Option(value: $0.value, conditions: Array($0.conditions.dropFirst()), origin: $0.origin) }
    return deciding(inner, on: whole, isBehind: isBehind)
  }

  /// Whether a condition is about no state of the content. Of what cannot be pressed `remindersEnabled` is one.
  private static func isIgnored(_ condition: Condition, on whole: AccessibilityElement) -> Bool {
    // What lasts while a finger drags is no state.
    let isDragged = !NameWords.words(.draggingFlag).isDisjoint(with: DecorativeNames.parts(of: condition.subject))
    if isDragged { return true }
    let words = condition.subject.lowercased()
    guard let word = ignored.first(where: words.contains) else { return false }
    guard ["enabled", "disabled"].contains(word), !whole.isInteractive, !ignored.contains(where: { $0 != word && words.contains($0) })
    else { return true }
    return ValuePaths.all(in: words).contains { path in
      let name = path.split(separator: ".").last ?? ""
      return name.hasSuffix(word) && ["", "is"].contains(name.dropLast(word.count))
    }
  }

  /// Compared with a case of its own, `style == .primary` tells how a component is to look and nothing of its content.
  static func isChosenByCallers(_ subject: String) -> Bool {
    let path = subject.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let rest = subject[path.endIndex...].drop { $0 == " " }
    guard rest.isEmpty || rest.hasPrefix("==") || rest.hasPrefix("!="),
      let name = path.split(separator: ".").last else { return false }
    // Who says something is no look, whatever the property is called: `role == "user"`.
    let compared = rest.drop { !$0.isLetter }.prefix { $0.isLetter }.lowercased()
    if NameWords.words(.speakerProperty).contains(name.lowercased()), NameWords.words(.speakerName).contains(compared) { return false }
    // What sort of thing a value is, `trip.kind == .late`, its own code says.
    if path.contains("."), !path.hasPrefix("self."), NameWords.words(.sortProperty).contains(name.lowercased()) { return false }
    return NameWords.words(.styleProperty).contains(name.lowercased())
  }

  /// Parts of conditions that are no state of the content.
  static let ignored = NameWords.words(.noColourState)

  /// Whether a text is of the very value that its colour is chosen by, as both are written where they stand:
  /// `Text(total.formatted()).foregroundStyle(total < 0 ? .red : .primary)` has the minus in its words, whatever `total` is made of.
  private static func isWritten(_ part: Painted) -> Bool {
    if isOfDeciding(part) { return true }
    let code = part.argument.text
    guard let mark = code.firstIndex(of: "?") else { return false }
    let asked = ValuePaths.all(in: String(code[..<mark]))
    guard !asked.isEmpty else { return false }
    // `.font(.caption.weight(day.isToday ? .bold : .regular))`: the letters tell it as well.
    if let font = part.element.appearance.font, !ValuePaths.all(in: font.argument.text).isDisjoint(with: asked) { return true }
    let texts = [part.element.label?.value].compactMap(\.self) + part.element.visibleText
    return texts.flatMap(\.holes).flatMap(ValuePaths.all).contains { path in
      asked.contains(path) || asked.contains { path.hasPrefix("\($0).") }
    }
  }

  /// Whether a text is of the very value whose part decides: `Text(answer.code).foregroundStyle(answer.code.first == "2" ? .green : .red)`,
  /// where the colour may come from a property of the type.
  private static func isOfDeciding(_ part: Painted) -> Bool {
    guard part.element.role == .text else { return false }
    let deciding = ValuePaths.all(in: part.condition.subject)
    let texts = [part.element.label?.value].compactMap(\.self) + part.element.visibleText
    return texts.flatMap(\.holes).flatMap(ValuePaths.all).contains { path in
      // A model is no text; what is shown of it is a property.
      path.contains(".") && deciding.contains { $0.hasPrefix("\(path).") }
    }
  }

  private static func isTold(_ condition: Condition, by element: AccessibilityElement) -> Bool {
    let paths = ValuePaths.all(in: condition.subject)
    return element.callSites.isEmpty && element.reasons.contains { reason in
      !ValuePaths.all(in: reason.subject).isDisjoint(with: paths)
    }
  }
}

extension AccessibilityElement {
  /// It is drawn in its foreground colour.
  fileprivate var isSeen: Bool {
    guard exposure != .hidden else { return false }
    switch role {
    case .text, .sectionHeader, .sectionFooter, .shape: return true
    case .image:
      switch image {
      case .symbol?: return true
      // A picture that is a template is painted. Whoever gives one a colour of its own most likely made it one.
      case .asset?: return true
      default: return false
      }
    default: return false
    }
  }

  fileprivate var shownNoun: String { role == .shape ? viewName.lowercased() : drawnNoun }
}

extension Condition {
  /// One of the outcomes of a `switch`, or a test for one case.
  fileprivate var isCase: Bool { asks == .which || caseTest != nil }
}

extension Paint {
  /// Not black, white or grey.
  fileprivate var isChromatic: Bool {
    guard let color = (colors ?? veil)?.light else { return false }
    let parts = [color.red, color.green, color.blue]
    return (parts.max() ?? 0) - (parts.min() ?? 0) > 0.2
  }
}

extension AccessibilityElement {
  /// A shape that somebody gave a name with something in it that only run time knows, such as the value that it shows.
  fileprivate var isNamedByValue: Bool {
    role == .shape && authoredLabels.contains { $0.fact.value.hasHoles || $0.fact.value.hasChoices }
  }
}
