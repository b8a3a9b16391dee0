import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A view that reacts to taps and says nothing of it.
public struct UikitTapViewNotElement: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = .uiKitAndFiles

  public static let metadata = RuleMetadata(
    id: "uikit-tap-view-not-element", family: .uiKit, severity: .error, impact: .critical, wcag: ["4.1.2", "2.1.1"],
    title: "view with a tap gesture is no button to assistive technologies",
    documentation: RuleDocumentation(
      reports: """
        A view with a `UITapGestureRecognizer` that is no accessibility element and holds nothing that is one, and a \
        label or an element with a tap gesture but without the button or link trait. A view that follows touches by \
        itself, or takes what is typed (`UIKeyInput`), and is no element. A class of controls (`UIControl`) that draws \
        itself and is no element, for review. A cell that something happens for when it is \
        chosen, and that shows a picture alone. For review, a map on which a touch chooses a place.
        """,
      why: """
        VoiceOver does not stop at a plain view, so nobody who uses it can tap there. At a label it stops and says the \
        text, and nothing tells that something happens on a double tap. Switch Control and Full Keyboard Access pass \
        over both.
        """,
      howToFix: """
        Use a `UIButton` or a `UIControl`. Or make the view an element: `isAccessibilityElement = true`, \
        `accessibilityTraits.insert(.button)` and a label.
        """,
      elsewhere: "A `Button` with `.buttonStyle(.plain)`; see `tap-without-button-trait`.",
      limits: """
        Silent for the root view of a screen and for gestures that only put away the keyboard, for views that hold \
        controls, unless a view of the app with words does something else than the button in it, and where code that could not be followed may set the view up. Gestures of several taps and, but on maps, long \
        presses are not looked at.
        """,
      references: ["Apple: documentation of UIAccessibility isAccessibilityElement and accessibilityTraits"]),
    examples: examples + furtherExamples)

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  /// Nobody misses a press of which nothing comes yet.
  public static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    if findings.isEmpty { return findings }
    let handed = HandedPresses(project.code)
    return findings.filter { !handed.areOnlyPrinted(ofViewAt: $0.place) }
  }

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    TappedViewFix.distinct(judged(subject, in: context), subject, context)
  }

  private func judged(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    if let outcome = wordlessCell(element, context) ?? silentControl(element) { return outcome }
    // Where a map is touched matters, and its places are elements of their own.
    if element.role == .map { return Self.chosenPlace(subject) }
    guard let platform = element.platform, element.exposure != .hidden, platform.isUserInteractive,
      let gesture = element.gestures.first(where: { $0.kind == .tap && $0.count == 1 || isTracking($0) })
    else {
      return .inapplicable
    }
    // A function that nobody calls adds nothing.
    if context.isNeverRun(gesture.source) { return .inapplicable }
    // It is an element by itself, or the cell around it is.
    if element.exposure == .absent, ["UITextView", "UITextField"].contains(platform.baseClass) { return .inapplicable }
    if onlyTakesFocus(gesture) || isOfButton(gesture, on: subject, platform) { return .inapplicable }
    if gesture.effect.onlyEndsEditing || isBackground(gesture, element, platform, on: subject.screen) { return .inapplicable }
    if gesture.effect.mentions.isEmpty { return .undecided(UnknownReason(.dynamicValue, gesture.source.text)) }
    if element.mayHave([.button, .link, .adjustable, .textEntry, .keyboardKey]) || element.role.isControl {
      return .pass
    }
    if element.actions.contains(where: { $0.kind == .activate }) || element.role == .opaque { return .inapplicable }
    if platform.reference != "self", let doubt = UIKitDoubt.reason(element) {
      // What puts a control of the app into its place, as code of packages for constraints does, makes it no element.
      if isOwnControl(element), doubt.kind == .suppliedContent, element.exposure == .absent {
        return violation(
          element, gesture, "control of the app reacts to taps and is no accessibility element", context, .review
        ).causing(.constant("control \(element.viewName)"))
      }
      // What a package does to a picture is mostly to load it.
      if platform.baseClass == "UIImageView", element.exposure == .absent, doubt.kind == .suppliedContent,
        platform.mayBeCompletedElsewhere {
        return violation(element, gesture, "picture reacts to taps and is no accessibility element", context, .review)
      }
      // Whether the file of an outlet gives it the trait, a person can see.
      guard platform.mayBeCompletedElsewhere, element.exposure == .exposed, doubt.kind == .suppliedContent else {
        return .undecided(doubt)
      }
      return violation(
        element, gesture, "\(element.noun) with a tap gesture has no button trait in code", context, .review)
    }
    // Most likely a view to write in, whose text is told by a protocol that is not looked at.
    if gesture.effect.mentions.contains(where: { $0.hasSuffix("becomeFirstResponder") }) {
      return violation(element, gesture, "\(element.noun) with a tap gesture has no button trait", context, .review)
    }
    if element.isRow { return cell(element, gesture, context) }
    if isTracking(gesture) {
      // A class that answers VoiceOver itself is made an element where it is used.
      guard element.exposure == .absent, element.content.allSatisfy({ $0.exposure != .exposed }),
        element.actions.isEmpty
      else { return .inapplicable }
      let what = gesture.effect.mentions == ["insertText"] ? "takes what is typed" : "follows touches"
      return violation(element, gesture, "view \(what) by itself and is no accessibility element", context)
    }
    if element.exposure == .exposed {
      return violation(element, gesture, "\(element.noun) with a tap gesture has no button trait", context)
    }
    let inner = element.content.filter { $0.exposure == .exposed }
    if inner.contains(where: { $0.role.isControl || $0.certainty == .opaque || $0.traits.contains(.button) }) {
      guard Self.doesMore(gesture, than: inner, in: element) else { return .inapplicable }
      return violation(element, gesture, "view with a tap gesture tells assistive technologies nothing of it", context, .review)
    }
    if inner.isEmpty, platform.baseClass == "UILabel" {
      return violation(element, gesture, "label with a tap gesture has no button trait", context)
    }
    if inner.isEmpty {
      return violation(element, gesture, "view reacts to taps and is no accessibility element", context)
    }
    // A control is there to be pressed; only those of UIKit itself are elements (Apple: documentation of
    // isAccessibilityElement).
    if platform.baseClass == "UIControl", element.viewName != "UIControl", !platform.isOfUnseenClass {
      return violation(element, gesture, "control of the app reacts to taps and is no accessibility element", context)
    }
    // What stands in it may do the same.
    return violation(
      element, gesture, "view with a tap gesture tells assistive technologies nothing of it", context, .review)
  }

  /// A view of the app with words and a control or two, whose tap does something that none of these does: the words of a
  /// banner open something, and its cross puts it away.
  private static func doesMore(_ gesture: Gesture, than inner: [AccessibilityElement], in element: AccessibilityElement) -> Bool {
    guard element.platform?.baseClass == "UIView", element.viewName != "UIView", gesture.kind == .tap,
      inner.contains(where: { $0.role == .text && !($0.label?.value.isBlank ?? true) }),
      inner.allSatisfy({ $0.certainty != .opaque && ($0.role == .text || $0.role == .image || $0.role == .button) })
    else { return false }
    let controls = inner.filter { $0.role == .button || $0.traits.contains(.button) }
    let done = Set(gesture.effect.mentions)
    return !controls.isEmpty && controls.count < 3 && controls.allSatisfy { control in
      let deeds = control.activation?.mentions ?? []
      return !deeds.isEmpty && done.isDisjoint(with: deeds)
    }
  }

  /// A class of the app, or of a package whose code is there, that is a control and neither one of UIKit's.
  private func isOwnControl(_ element: AccessibilityElement) -> Bool {
    guard let platform = element.platform else { return false }
    return platform.baseClass == "UIControl" && element.viewName != "UIControl" && !platform.isOfUnseenClass
      && platform.reference != "self"
  }

  /// What stands in a control without events of its own and is pressed there: the control only frames it.
  private func holdsPress(_ part: AccessibilityElement) -> Bool { isOwnControl(part) || part.gestures.contains { $0.kind == .tap } }

  /// A control of the app that draws itself and that assistive technologies do not find, whoever is told that it was
  /// pressed: `UIControl` is no element by itself (Apple: documentation of isAccessibilityElement, whose default is `true`
  /// for the standard controls of UIKit alone).
  private func silentControl(_ element: AccessibilityElement) -> Outcome? {
    guard isOwnControl(element), element.exposure == .absent, element.platform?.isElement == nil, element.actions.isEmpty,
      element.platform?.isUserInteractive ?? false, element.gestures.allSatisfy({ $0.kind != .tap || $0.effect.mentions.isEmpty }),
      // One that code was handed has no place here, and is looked at where its class is.
      element.source.start < element.source.end,
      !element.content.contains(where: { holdsPress($0) || $0.exposure == .exposed && ($0.role.isControl || $0.role != .text || $0.traits.contains(.button)) })
    else { return nil }
    return Outcome.violation(
      Violation("control of the app is no accessibility element", certainty: .review, at: element.source)
    ).causing(.constant("control \(element.viewName)"))
  }

  /// A cell that does something when it is chosen and that VoiceOver passes over, since all it shows is a picture: a cell is
  /// found by its words or by what it holds (runtime-facts, iOS 26 dumps).
  private func wordlessCell(_ element: AccessibilityElement, _ context: RuleContext) -> Outcome? {
    guard let selection = element.platform?.selection, element.exposure == .absent, element.gestures.isEmpty,
      !element.content.contains(where: { $0.exposure != .absent }),
      element.content.contains(where: { $0.role == .image && $0.image != nil }) else { return nil }
    let parts = [element] + element.content
    if let doubt = parts.lazy.compactMap({ UIKitDoubt.reason($0) ?? $0.reasons.first }).first { return .undecided(doubt) }
    return .violation(
      Violation(
        "cell that can be chosen shows a picture alone and is no accessibility element",
        certainty: selection == .every ? .likely : .review, at: element.source,
        heard: Heard(before: context.heard(element))))
  }

  /// No cell has the button trait by itself: people know rows as things to press, and a press of VoiceOver reaches the
  /// recogniser. What is missing is the role alone, in all cells of a file by one cause.
  private func cell(_ element: AccessibilityElement, _ gesture: Gesture, _ context: RuleContext) -> Outcome {
    let outcome = violation(element, gesture, "cell with a tap gesture has no button trait", context)
    guard case .violation(var violation) = outcome else { return outcome }
    violation.severity = .note
    return Outcome.violation(violation).causing(.constant("cells of " + element.source.file.path))
  }

  /// Puts the cursor into a field, which assistive technologies reach without it.
  private func onlyTakesFocus(_ gesture: Gesture) -> Bool {
    let called = gesture.effect.mentions.dropFirst()
    return !called.isEmpty && called.allSatisfy { $0.hasSuffix("becomeFirstResponder") }
  }

  /// The root view of a screen, or a backdrop: a tap beside everything else dismisses something.
  private func isBackground(
    _ gesture: Gesture, _ element: AccessibilityElement, _ platform: PlatformFacts, on screen: Screen
  ) -> Bool {
    let words = (gesture.effect.mentions.map(Self.withoutPaint) + [platform.reference ?? ""]).joined(separator: " ").lowercased()
    let name = platform.reference ?? ""
    let isRoot =
      ["view", "contentView", "tableView", "collectionView", "scrollView", "window"].contains(name)
      || name == "self" && screen.kind != .view
    if isRoot { return !(["view", "contentView"].contains(name) && (isOfComponent(element) || isPlaced(element, gesture))) }
    // A cross that closes what it stands in is a picture with nothing beside it, as a backdrop is not.
    if !element.content.isEmpty, element.content.allSatisfy({ $0.role == .image && $0.exposure == .absent }) { return false }
    return NameWords.words(.backgroundTap).contains(where: words.contains)
  }

  /// Whether a tap on a plain view without anything in it does what a button does: nobody needs to find the view.
  private func isOfButton(_ gesture: Gesture, on subject: ElementSubject, _ platform: PlatformFacts) -> Bool {
    let element = subject.element
    return element.exposure == .absent && platform.baseClass == "UIView" && element.viewName == "UIView" && element.content.isEmpty
      && subject.surveyed(ControlSurvey.self).hasEquivalent(gesture, inLoopsOnly: false)
  }

  /// That something is painted says nothing of what lies behind: `label` of `label.backgroundColor`.
  private static func withoutPaint(_ mention: String) -> String {
    mention.hasSuffix("backgroundColor") ? String(mention.dropLast("backgroundColor".count)) : mention
  }

  /// A view of a class of the app, put into another one, that takes the gesture in its own code: whoever made it called it
  /// `view`, and it is no root.
  private func isPlaced(_ element: AccessibilityElement, _ gesture: Gesture) -> Bool {
    guard let platform = element.platform, platform.superview != nil, element.viewName != platform.baseClass else { return false }
    return gesture.source.file.typeName(around: gesture.source.start) == element.viewName
  }

  /// The file that it stands in is that of a view and of no controller, so that `view` is no whole screen: such files are
  /// named for the class that loads them (Apple: documentation of UIViewController nibName).
  private func isOfComponent(_ element: AccessibilityElement) -> Bool {
    guard element.framework == .interfaceFile else { return false }
    let path = element.source.file.path
    return path.hasSuffix(".xib") && !path.hasSuffix("Controller.xib")
  }

  /// Touches that the class handles itself.
  private func isTracking(_ gesture: Gesture) -> Bool {
    [["continueTracking"], ["touchesMoved"], ["insertText"]].contains(gesture.effect.mentions)
  }

  /// Its settings for accessibility are in the file already.
  private func hasFileLabel(_ element: AccessibilityElement) -> Bool {
    element.platform?.setting("accessibilityLabel")?.isFromFile ?? false
  }

  /// The trait as Interface Builder writes it.
  private static let buttonInFile =
    "<accessibility key=\"accessibilityConfiguration\"><accessibilityTraits key=\"traits\" button=\"YES\"/></accessibility>"

  /// A class that takes gestures in its own code is wrong there, wherever it is used.
  private func place(_ element: AccessibilityElement, _ gesture: Gesture) -> SourceRange {
    guard let platform = element.platform else { return element.source }
    // One class that many interface files use is one cause.
    if element.framework == .interfaceFile {
      return gesture.source.file === element.source.file || element.viewName == platform.baseClass
        ? element.source : gesture.source
    }
    return platform.reference == "self" || element.viewName != platform.baseClass ? gesture.source : element.source
  }

  /// A control of the app whose class gives it a label, which nobody hears as long as it is no element.
  private func isNamedControl(_ element: AccessibilityElement) -> Bool {
    guard element.framework == .uiKit, let platform = element.platform, platform.baseClass == "UIControl" else { return false }
    return platform.setting("accessibilityLabel") != nil
  }

  private func violation(
    _ element: AccessibilityElement, _ gesture: Gesture, _ message: String, _ context: RuleContext,
    _ certainty: FindingCertainty = .likely
  ) -> Outcome {
    // One button for all the words would lead to one of the places at best.
    if TapPlace.decides(gesture, on: element) {
      return .violation(Violation(
        "view with a tap gesture tells assistive technologies nothing of it", certainty: certainty, at: place(element, gesture)))
    }
    return .violation(
      Violation(
        message, certainty: certainty, at: place(element, gesture),
        heard: element.exposure == .exposed || TappedViewFix.isLabel(element)
          ? context.heard(element) { $0.traits.insert(.button) } : nil,
        fixes: [fix(element, gesture, context)].compactMap { $0 }))
  }

  /// Whether an edit stands in the type that makes the view, and the tap comes from another one.
  private func isOfMaker(_ edit: SourceRange, of element: AccessibilityElement, _ gesture: Gesture) -> Bool {
    func home(_ place: SourceRange) -> [String?] { [place.file.path, place.file.typeName(around: place.start)] }
    return home(edit) == home(element.source) && home(edit) != home(gesture.source)
  }

  private func fix(_ element: AccessibilityElement, _ gesture: Gesture, _ context: RuleContext) -> Fix? {
    // The button trait is no use on what is no element.
    if element.exposure != .exposed, isNamedControl(element) {
      if TappedViewFix.holdsOthersToPress(element, besides: gesture) { return nil }
      let edit = UIKitFix.setting(["isAccessibilityElement = true", "accessibilityTraits = .button"], on: element)
      return edit.map { Fix("make it an element that is announced as a button", safety: .suggested, edits: [$0]) }
    }
    guard gesture.kind == .tap else { return nil }
    if element.exposure != .exposed { return TappedViewFix.fix(element, gesture, context) }
    let edit = element.framework == .interfaceFile
      ? hasFileLabel(element) ? nil : UIKitFix.child(Self.buttonInFile, of: element)
      : UIKitFix.setting(UIKitFix.adding(.button, in: element), on: element)
    // A function that makes views of the kind makes others as well, which do not react to taps.
    if let edit, element.framework == .uiKit, isOfMaker(edit.range, of: element, gesture) { return nil }
    return edit.map { Fix("add the button trait", safety: .suggested, edits: [$0]) }
  }
}
