import SourceModel

/// What kind of view or control an element stands for; it decides wording and which rules apply.
public enum ElementRole: String, Hashable, Sendable, CaseIterable {
  case text, image, label, button, link, navigationLink, menu, toggle, slider, stepper, picker, pickerOption
  case datePicker, colorPicker, textField, secureField, textEditor, searchField, progress, gauge
  case disclosure, sectionHeader, sectionFooter, navigationTitle, tab, shareLink, pasteButton, photosPicker
  case shape, canvas, chart, map, video, webView, alertTitle
  /// Children merged by `.accessibilityElement(children: .combine)`.
  case combined
  /// A blank element made by `.accessibilityElement(children: .ignore)`.
  case replaced
  /// A view of a platform framework wrapped for SwiftUI.
  case platformView
  /// A view that nothing is known about.
  case opaque

  /// Controls: people act on them, so they need a name that says what they do.
  public var isControl: Bool {
    switch self {
    case .button, .link, .navigationLink, .menu, .toggle, .slider, .stepper, .picker, .pickerOption, .datePicker,
      .colorPicker, .textField, .secureField, .textEditor, .searchField, .disclosure, .tab, .shareLink, .pasteButton,
      .photosPicker: true
    default: false
    }
  }
}

/// A picture, by what it is drawn from.
public enum ImageSource: Hashable, Sendable {
  case symbol(SpokenText)
  case asset(SpokenText)
  /// A picture from data, a network, a platform image, a drawing.
  case runtime(String)
}

/// Something that can be done with an element beside activating it.
public struct AccessibilityAction: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case named, activate, escape, magicTap, delete, showMenu, increment, decrement, adjustable, swipe, menuItem, zoom
  }

  public var kind: Kind
  /// The name that VoiceOver offers; nil for kinds that have none.
  public var name: SpokenText?
  public var source: SourceRange?

  public init(kind: Kind, name: SpokenText?, source: SourceRange?) {
    self.kind = kind
    self.name = name
    self.source = source
  }
}

/// Supplementary information that VoiceOver offers on demand.
public struct CustomContent: Hashable, Sendable {
  public enum Importance: String, Hashable, Sendable { case `default`, high }

  public var label: SpokenText
  public var value: SpokenText
  public var importance: Importance

  public init(label: SpokenText, value: SpokenText, importance: Importance) {
    self.label = label
    self.value = value
    self.importance = importance
  }
}

/// A touch gesture that a view reacts to and that assistive technologies may not reach.
public struct Gesture: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable { case tap, longPress, drag, magnify, rotate, other }

  public var kind: Kind
  /// Number of taps, 1 for other kinds.
  public var count: Int
  /// What the gesture does, as far as its code tells.
  public var effect: ActionSummary
  public var source: SourceRange

  public init(kind: Kind, count: Int, effect: ActionSummary, source: SourceRange) {
    self.kind = kind
    self.count = count
    self.effect = effect
    self.source = source
  }
}

/// What the code of an action mentions, for names that are suggested and for judging trivial actions.
public struct ActionSummary: Hashable, Sendable {
  /// Functions called and properties changed, in order, for example `dismiss`, `isFavorite.toggle`.
  public var mentions: [String]
  /// No statement at all.
  public var isEmpty: Bool
  /// Nothing but putting away the keyboard or ending focus.
  public var onlyEndsEditing: Bool

  public init(mentions: [String] = [], isEmpty: Bool = false, onlyEndsEditing: Bool = false) {
    self.mentions = mentions
    self.isEmpty = isEmpty
    self.onlyEndsEditing = onlyEndsEditing
  }
}

/// A modifier that bears on accessibility, as it was applied, innermost first.
public struct AppliedModifier: Hashable, Sendable {
  public var name: String
  /// From the dot of the modifier to the end of its call.
  public var source: SourceRange
  /// The arguments as written, with their labels.
  public var arguments: [String]

  public init(name: String, source: SourceRange, arguments: [String]) {
    self.name = name
    self.source = source
    self.arguments = arguments
  }
}

/// One thing that an assistive technology can focus.
public struct AccessibilityElement: Hashable, Sendable {
  public var role: ElementRole
  public var label: Fact<SpokenText>?
  public var value: Fact<SpokenText>?
  public var hint: Fact<SpokenText>?
  public var traits: Traits = []
  public var conditionalTraits: [ConditionalTraits] = []
  /// 1 to 6 where `accessibilityHeading` gives a level; VoiceOver speaks it only with the header trait.
  public var headingLevel: Int?
  public var actions: [AccessibilityAction] = []
  public var customContent: [CustomContent] = []
  public var inputLabels: [SpokenText] = []
  public var rotors: [String] = []
  public var identifier: Fact<SpokenText>?
  public var textContentType: String?
  public var sortPriority: Double = 0
  public var gestures: [Gesture] = []
  /// What activation does, as far as its code tells; nil when there is no such code.
  public var activation: ActionSummary?
  /// For pictures, and for controls whose only content is a picture.
  public var image: ImageSource?
  /// Texts on screen that belong to the element, whatever its label says (WCAG 2.5.3).
  public var visibleText: [SpokenText] = []
  /// The stack that the view stands in, for what belongs together on screen.
  public var layout: LayoutGroup?
  /// The text style or font in force, as written: `title2`, `system(size: 12)`; nil when none was set.
  public var font: String?
  /// What was merged into this element or replaced by it, as it was before.
  public var content: [AccessibilityElement] = []
  /// Accessibility modifiers that reached the element, innermost first.
  public var modifiers: [AppliedModifier] = []
  /// "x of y" of a tab or a segment, where source gives the number.
  public var position: ElementPosition?
  /// The built-in view or the project's type that the element comes from, such as `Button`.
  public var viewName: String
  /// The call that makes the view, without its modifiers.
  public var source: SourceRange
  /// The call with all modifiers written on it in the same expression; a new modifier goes to its end.
  public var expression: SourceRange
  /// Calls of the project's own views between the screen and this element, outermost first.
  public var callSites: [CallSite] = []
  public var reasons: [UnknownReason] = []
  public var certainty: Certainty = .known
  /// Whether assistive technologies find it at all; only exposed elements are stops of a transcript.
  public var exposure: Exposure = .exposed

  /// Whether a person can act on it: a control, or something given an action, a gesture or the button trait.
  public var isInteractive: Bool {
    role.isControl || !traits.isDisjoint(with: [.button, .link, .toggle, .adjustable, .textEntry]) || !gestures.isEmpty
  }

  public init(role: ElementRole, viewName: String, source: SourceRange) {
    self.role = role
    self.viewName = viewName
    self.source = source
    self.expression = source
  }

  /// Whether a person hears the same and can do the same.
  public func soundsLike(_ other: AccessibilityElement) -> Bool {
    label?.value == other.label?.value && value?.value == other.value?.value && hint?.value == other.hint?.value
      && traits == other.traits && conditionalTraits == other.conditionalTraits && actions.map(\.name) == other.actions.map(\.name)
      && customContent == other.customContent && inputLabels == other.inputLabels && certainty == other.certainty
  }

  public mutating func note(_ reason: UnknownReason, _ certainty: Certainty = .partial) {
    if !reasons.contains(reason) { reasons.append(reason) }
    self.certainty = max(self.certainty, certainty)
  }
}

/// A stack or grid row that holds several views.
public struct LayoutGroup: Hashable, Sendable {
  public enum Axis: String, Hashable, Sendable { case horizontal, vertical, depth }

  public var axis: Axis
  /// The call that makes the stack.
  public var source: SourceRange

  public init(axis: Axis, source: SourceRange) {
    self.axis = axis
    self.source = source
  }
}

/// Whether and why an element is in the tree that assistive technologies walk.
public enum Exposure: String, Hashable, Sendable {
  case exposed
  /// Taken out by `accessibilityHidden`, `hidden` or an opacity of 0.
  case hidden
  /// A view that makes no element by itself, such as a shape or a decorative image; an accessibility modifier makes one.
  case absent
}

/// Place of an element among its siblings, as VoiceOver speaks it: "1 of 3".
public struct ElementPosition: Hashable, Sendable {
  public var index: Int
  public var count: Int

  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}

/// A use of one of the project's own views.
public struct CallSite: Hashable, Sendable {
  public var view: String
  public var source: SourceRange

  public init(view: String, source: SourceRange) {
    self.view = view
    self.source = source
  }
}
