import AccessibilityModel
import AssistiveTechnologies
import PlatformKnowledge
import SourceModel

// What rules ask of an element again and again.

extension AccessibilityElement {
  /// Why something that the tree lacks may yet be there at run time: a modifier, style or view that was not followed.
  var gap: UnknownReason? {
    reasons.first { reason in
      switch reason.kind {
      case .unresolvedModifier, .unresolvedAppearance, .unresolvedStyle, .drawingStyle, .opaqueView, .opaqueWrapper, .otherSystem,
        .suppliedContent: true
      case .dynamicValue: reason.subject.hasPrefix("accessibility")
      default: false
      }
    } ?? (certainty == .opaque ? reasons.first : nil)
  }

  /// Something else is unknown than what modifiers of looks do, for rules whose findings a person looks at anyway.
  var hasFirmGap: Bool {
    guard let gap else { return false }
    return !gap.isMostLikelyHarmless || reasons.contains { !$0.isMostLikelyHarmless && $0.kind != .dynamicValue }
  }

  /// Written for a widget or a complication, which has no headings to go by and no room for rows of elements.
  var isInWidget: Bool { source.file.mentions(["import WidgetKit", "import ClockKit"]) }

  /// A head in outline in the place of somebody's portrait. Beside a name it tells nothing that the name does not.
  var isPortrait: Bool {
    guard case .symbol(let name)? = image, !name.literals.isEmpty, !name.hasHoles || name.literal != nil, gestures.isEmpty else { return false }
    return name.literals.allSatisfy(NameWords.words(.portraitSymbol).contains)
  }

  /// Whether the element has one of the traits, always or under a condition.
  func mayHave(_ wanted: Traits) -> Bool {
    !traits.isDisjoint(with: wanted) || conditionalTraits.contains { !$0.traits.isDisjoint(with: wanted) }
  }

  func modifiers(named name: String) -> [AppliedModifier] { modifiers.filter { $0.name == name } }

  /// Whether the modifier is written in the chain of the element's own view, not on something around it.
  func owns(_ modifier: AppliedModifier) -> Bool { expression.contains(modifier.source) }

  /// Nothing that it would say: neither label nor value nor hint.
  var saysNothing: Bool { [label, value, hint].allSatisfy { $0?.value.isWordless ?? true } }

  /// What a person would call it: "text", "image", "button".
  var noun: String {
    switch role {
    case .combined, .replaced: "element"
    case .navigationLink: "navigation link"
    case .textField, .secureField, .textEditor: "text field"
    case .searchField: "search field"
    case .datePicker, .colorPicker, .picker, .pickerOption, .photosPicker: "picker"
    case .sectionHeader: "section header"
    case .sectionFooter: "section footer"
    case .shareLink: "link"
    case .pasteButton: "button"
    case .navigationTitle, .alertTitle: "title"
    case .platformView, .opaque, .webView: "view"
    default: role.rawValue
    }
  }

  /// "text 'Tap here'", or just "text" when it has no words.
  var nounWithName: String {
    guard let label, !label.value.isWordless, label.value.choices.isEmpty else { return noun }
    switch label.origin {
    case .symbol, .asset: return noun
    default: break
    }
    return "\(noun) \(label.value.quoted)"
  }
}

extension RuleContext {
  /// What is heard of an element now and after a change.
  func heard(_ element: AccessibilityElement, changed change: (inout AccessibilityElement) -> Void) -> Heard {
    var after = element
    change(&after)
    return Heard(before: heard(element), after: heard(after))
  }
}

extension AccessibilityElement {
  /// With the symbol itself in place of the English word for it, where what the system calls it in a language was never
  /// recorded: "«checkmark»" rather than "Selected" for people who hear French.
  func inWordsKnown(in language: SpeechLanguage) -> AccessibilityElement {
    guard language != .english, language != .other, case .symbol(let name, true)? = label?.origin, let word = label?.value.literal,
      SFSymbols.spokenName(of: name)?.text == word, SFSymbols.spokenName(of: name, language: language.rawValue) == nil else { return self }
    var element = self
    element.label?.value = SpokenText.hole(name)
    return element
  }
}

extension ElementSubject {
  /// One of the actions that swiping a row shows: it is named by what it does, and has no state of its own.
  var isSwipeAction: Bool { screen.name.hasSuffix("swipe actions") }

  /// The same use of the same view in other branches of the screen, which are never there together with this one.
  var alternates: [ElementSubject] { alternates { _ in true } }

  /// Those of `alternates` about which something holds; that is asked first, since telling what is never there together
  /// takes longer than most questions.
  func alternates(_ holds: (AccessibilityElement) -> Bool) -> [ElementSubject] {
    // Without conditions there is no other branch.
    guard !when.isEmpty else { return [] }
    return surveyed(UseSurvey.self).positions(ofUseAt: position)
      .filter { $0 != position && holds(places.all[$0]) && !places.coexist($0, position) }
      .map { places.subject(at: $0) }
  }

  /// Whether two elements can be on screen at the same time.
  func coexists(with other: ElementSubject) -> Bool { places.coexist(position, other.position) }

  /// The elements next to this one in swipe order, those that are hidden or absent included.
  func neighbours(before: Int, after: Int) -> [ElementSubject] {
    (max(0, position - before)...min(places.places.count - 1, position + after)).filter { $0 != position }
      .map { places.subject(at: $0) }
  }
}

extension FixBuilder {
  /// Puts a modifier in front of another one.
  static func adding(_ modifier: String, before other: SourceRange) -> SourceEdit {
    let file = other.file
    let other = other.atDot
    let isFirstOnLine = file.text(from: file.startOfLine(at: other.start), to: other.start).allSatisfy(\.isWhitespace)
    let separator = isFirstOnLine ? file.lineEnding + file.indentation(at: other.start) : ""
    return .insertion(of: modifier + separator, at: other.start, in: file)
  }
}

extension AppliedModifier {
  /// Whether it may give traits.
  var addsTraits: Bool { name == "accessibilityAddTraits" || name == "accessibility" }

  /// Whether it gives the trait that hides siblings, as written: of a container the tree keeps no traits.
  var isModal: Bool { addsTraits && arguments.contains { $0.contains(".isModal") } }
}

extension AccessibilityContainer {
  var isModal: Bool { modifiers.contains(where: \.isModal) }
}
