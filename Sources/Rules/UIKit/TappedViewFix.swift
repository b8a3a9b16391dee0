import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Makes a view that reacts to taps something that assistive technologies stop at and announce as a button.
enum TappedViewFix {
  static func fix(_ element: AccessibilityElement, _ gesture: Gesture, _ context: RuleContext) -> Fix? {
    if holdsOthersToPress(element, besides: gesture) { return nil }
    let inner = element.content.filter { $0.exposure == .exposed }
    // What a class of cells shows is put into it later, and would be lost in one element.
    if inner.isEmpty, element.platform?.reference == "self",
      element.isRow { return nil }
    if inner.isEmpty { return naming(element, gesture, context) }
    // A press of VoiceOver on the only words of the view reaches the recogniser around them.
    guard inner.count == 1, let label = inner.first, label.role == .text, label.framework == .uiKit,
      let edit = UIKitFix.setting(UIKitFix.adding(.button, in: label), on: label) else { return nil }
    return Fix("announce its text as a button", safety: .suggested, edits: [edit])
  }

  /// Whether something in a view is pressed by itself, now or once it is shown, or may be: an element has no children, so
  /// nobody would reach it any more (Apple: documentation of isAccessibilityElement).
  static func holdsOthersToPress(_ element: AccessibilityElement, besides gesture: Gesture) -> Bool {
    element.content.contains { part in
      part.role.isControl || part.certainty == .opaque || !part.actions.isEmpty || part.platform?.selection != nil
        || part.gestures.contains { $0.source != gesture.source }
    }
  }

  /// A label of code with words, which is no element by itself in a cell of a table.
  static func isLabel(_ element: AccessibilityElement) -> Bool {
    element.framework == .uiKit && element.platform?.baseClass == "UILabel" && element.label.map { !$0.value.isBlank } ?? false
  }

  /// Of one function that answers the taps on several views none of them is called: its picture may say which it is.
  static func distinct(_ outcome: Outcome, _ subject: ElementSubject, _ context: RuleContext) -> Outcome {
    guard case .violation(var violation) = outcome, violation.fixes.contains(where: { $0.title.hasPrefix(naming) }),
      let gesture = subject.element.gestures.first(where: { $0.kind == .tap }) else { return outcome }
    if violation.fixes.contains(where: { $0.edits.contains(where: \.hasGap) }), let named = captioned(subject) {
      violation.fixes = [named]
      return .violation(violation)
    }
    guard isShared(gesture, subject), !saysDeed(gesture, of: subject.element) else { return outcome }
    var one = gesture
    one.effect = ActionSummary()
    violation.fixes = [fix(subject.element, one, context)].compactMap(\.self)
    return .violation(violation)
  }

  /// By the only label of the view in which it lies with nothing else: the picture of a switch beside what it switches.
  private static func captioned(_ subject: ElementSubject) -> Fix? {
    let element = subject.element
    guard element.framework == .uiKit, element.role == .image, let caption = UIKitCaption.sibling(of: subject), caption.gestures.isEmpty,
      let label = UIKitCaption.naming(element, by: caption),
      let button = UIKitFix.setting(["isAccessibilityElement = true", UIKitFix.adding(.button, in: element)], on: element) else { return nil }
    return Fix("make it a button that is called by the text beside it", safety: .suggested, edits: [button, label].joinedAtPlaces)
  }

  /// `openChannel()` of the picture and the name of a channel: the function does the same for both, and says with what.
  private static func saysDeed(_ gesture: Gesture, of element: AccessibilityElement) -> Bool {
    guard let name = gesture.effect.mentions.first.flatMap({ IdentifierWords.deed(of: $0) }), !NameSuggestion.picksOne(name),
      case let words = TextWords.split(name).map({ $0.lowercased() }), words.count > 1, !NameWords.words(.lookChange).contains(words[0]) else { return false }
    let own = Set(IdentifierWords.split(element.platform?.reference ?? "").map { $0.lowercased() })
    return !own.isDisjoint(with: words.dropFirst())
  }

  private static func isShared(_ gesture: Gesture, _ subject: ElementSubject) -> Bool {
    subject.surveyed(SenderActions.self).answersTapsOnSeveral(gesture.effect)
  }

  private static let naming = "make it a button with the name"

  /// With the name that the gesture or the picture gives it, or a gap for one.
  private static func naming(_ element: AccessibilityElement, _ gesture: Gesture, _ context: RuleContext) -> Fix? {
    // A label says its own words.
    if isLabel(element) {
      let edit = UIKitFix.setting(["isAccessibilityElement = true", UIKitFix.adding(.button, in: element)], on: element)
      return edit.map { Fix("make it an element that is announced as a button", safety: .suggested, edits: [$0]) }
    }
    var button = element
    button.role = .button
    button.activation = gesture.effect
    var name = NameSuggestion.forControl(button, language: context.developmentLanguage)
    if !name.isDerived, gesture.effect.mentions.isEmpty, context.developmentLanguage.hasPrefix("en"), let word = wordOfPicture(element) {
      name = NameSuggestion(text: word, isDerived: true)
    }
    let label = context.spelled(name.text, on: element)
    let edit = element.framework == .interfaceFile ? UIKitFix.button(label: label, on: element) : UIKitFix.setting(
      ["isAccessibilityElement = true", UIKitFix.adding(.button, in: element), "accessibilityLabel = \(label)"], on: element)
    return edit.map { Fix("\(naming) '\(name.text)'", safety: .suggested, edits: [$0]) }
  }

  /// "Sunday" of a picture "Sunday_Off": one word, whichever state the picture is of.
  private static func wordOfPicture(_ element: AccessibilityElement) -> String? {
    guard case .asset(let picture)? = element.image, let name = picture.literal else { return nil }
    let others = NameWords.words(.pictureState).union(NameWords.words(.pictureNoise))
    let words = DecorativeNames.parts(of: name).filter { !others.contains($0) }
    guard words.count == 1, let word = words.first, word.count > 2 else { return nil }
    return word.capitalizedFirst
  }
}
