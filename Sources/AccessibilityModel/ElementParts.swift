import SourceModel

/// What kind of view or control an element stands for; it decides wording and which rules apply.
public enum ElementRole: String, Hashable, Sendable, CaseIterable {
  case text, image, label, button, link, navigationLink, menu, toggle, slider, stepper, picker, pickerOption
  case datePicker, colorPicker, textField, secureField, textEditor, searchField, progress, gauge
  case disclosure, sectionHeader, sectionFooter, navigationTitle, tab, shareLink, pasteButton, photosPicker
  case shape, canvas, chart, chartMark, map, video, webView, alertTitle
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

/// Where an element comes from; rules that speak of code ask for it, since the remedy is written differently.
public enum Framework: String, Hashable, Sendable, CaseIterable {
  case swiftUI
  /// UIKit objects made or changed in Swift code.
  case uiKit
  /// UIKit objects of a storyboard or XIB.
  case interfaceFile
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
  /// Under which conditions it is offered; empty when it always is.
  public var when: [Condition]
  /// What it brings about; nil when nobody asked, or nothing is known of it.
  public var consequences: Consequences?

  public init(
    kind: Kind, name: SpokenText?, source: SourceRange?, when: [Condition] = [], consequences: Consequences? = nil
  ) {
    self.consequences = consequences
    self.kind = kind
    self.name = name
    self.source = source
    self.when = when
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

/// What the code of an action mentions, for names that are suggested and for judging trivial actions.
public struct ActionSummary: Hashable, Sendable {
  /// Functions called and properties changed, in order, for example `dismiss`, `isFavorite.toggle`.
  public var mentions: [String]
  /// What it sets, in order, conditional code included.
  public var assignments: [Assignment] = []
  /// What it takes of lists beside the present one: `chapters[index + 1]`.
  public var neighbours: [Neighbour] = []
  /// Those of the mentions that are only met where code gives up early: before a `return` that other code follows.
  public var detours: Set<String> = []
  /// Those of the mentions that are called of an object of the system that the code makes for the purpose:
  /// `provider.createRequest` after `let provider = ASAuthorizationAppleIDProvider()`.
  public var preparations: Set<String> = []
  /// Those of the mentions that are only met once another call of the same code has succeeded: `if saved { reload() }`.
  public var afterwards: Set<String> = []
  /// What is called where the code goes to functions of its own class.
  public var reached: [String] = []
  /// The controllers that it shows or that it hands to what shows them, by their classes.
  public var destinations: [String] = []
  /// No statement at all.
  public var isEmpty: Bool
  /// Nothing but putting away the keyboard or ending focus.
  public var onlyEndsEditing: Bool
  /// It does something only while something shows that it puts away: `if isTipShown { isTipShown = false }`.
  public var onlyPutsAway = false
  /// The code, where somebody asked what actions bring about.
  public var places: [SourceRange] = []
  /// It asks at which point it was, or at which letter of a text.
  public var asksWhere = false
  /// Under which conditions it does nothing at all: `guard isValid else { return }` before everything else.
  public var refusals: [Refusal] = []
  /// What closures do that the view was handed and that the code calls: `onTap()` in a component.
  public var handed: [ActionSummary] = []

  public init(
    mentions: [String] = [], assignments: [Assignment] = [], isEmpty: Bool = false, onlyEndsEditing: Bool = false
  ) {
    self.mentions = mentions
    self.assignments = assignments
    self.isEmpty = isEmpty
    self.onlyEndsEditing = onlyEndsEditing
  }

  /// With what closures do that the view was handed.
  public var whole: ActionSummary {
    guard !handed.isEmpty else { return self }
    var result = self
    for inner in handed.map(\.whole) {
      result.mentions += inner.mentions
      result.detours.formUnion(inner.detours)
      result.afterwards.formUnion(inner.afterwards)
      result.preparations.formUnion(inner.preparations)
      result.assignments += inner.assignments
      result.neighbours += inner.neighbours
      result.asksWhere = result.asksWhere || inner.asksWhere
    }
    result.handed = []
    return result
  }

  /// A condition under which code does nothing.
  public struct Refusal: Hashable, Sendable {
    public var condition: Condition
    /// What has to hold for the code to do something, as it is written.
    public var test: SourceRange

    public init(condition: Condition, test: SourceRange) {
      self.condition = condition
      self.test = test
    }
  }

  /// A member of a list before or after the present one.
  public struct Neighbour: Hashable, Sendable {
    /// The list as the code names it, with dots.
    public var list: String
    public var step: Assignment.Step

    public init(list: String, step: Assignment.Step) {
      self.list = list
      self.step = step
    }
  }

  /// `size = .small`: the property as it is named in `mentions`, and the value as written.
  public struct Assignment: Hashable, Sendable {
    public var target: String
    public var value: String
    /// It makes a number larger or smaller: `count += 1`, `count = count - 1`.
    public var step: Step?

    /// Which way a number goes.
    public enum Step: Hashable, Sendable { case larger, smaller }

    public init(target: String, value: String, step: Step? = nil) {
      self.target = target
      self.value = value
      self.step = step
    }
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

/// A stack or grid row that holds several views.
public struct LayoutGroup: Hashable, Sendable {
  public enum Axis: String, Hashable, Sendable { case horizontal, vertical, depth }

  public var axis: Axis
  /// The call that makes the stack.
  public var source: SourceRange
  /// The horizontal stack right around it in the same code; nil where there is none, or other code puts it into one.
  public var rowAround: SourceRange?

  public init(axis: Axis, source: SourceRange, rowAround: SourceRange? = nil) {
    self.axis = axis
    self.source = source
    self.rowAround = rowAround
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

/// The first or last element of a UIKit container of type list or landmark (`UIAccessibilityContainerType`).
public enum ContainerBoundary: String, Hashable, Sendable, CaseIterable {
  case listStart, listEnd, landmarkStart, landmarkEnd
}

/// A use of one of the project's own views.
public struct CallSite: Hashable, Sendable {
  public var view: String
  public var source: SourceRange

  public init(view: String, source: SourceRange) {
    self.view = view
    self.source = source
  }

  // The source tells almost all of them apart.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// What an element is wherever it is used: the same in another use of the component that makes it, as long as nothing
/// around it changed one of its facts.
///
/// Elements that are alike may differ in it, since only the identity of the shared facts is compared. Holds as long as
/// the element is kept.
public struct ElementIdentity: Hashable, Sendable {
  private let facts: ObjectIdentifier
  private let content: [ElementIdentity]

  public init(_ element: AccessibilityElement) {
    facts = ObjectIdentifier(element.storage)
    content = element.content.map(Self.init)
  }
}

/// An element as it is wherever it is used: equal for elements that differ in nothing but the uses around them.
public struct ElementKind: Hashable, Sendable {
  private let element: AccessibilityElement

  public init(_ element: AccessibilityElement) { self.element = element }

  public static func == (left: Self, right: Self) -> Bool { areEqual(left.element, right.element) }

  private static func areEqual(_ left: AccessibilityElement, _ right: AccessibilityElement) -> Bool {
    guard left.storage === right.storage || left.storage.facts == right.storage.facts,
      left.content.count == right.content.count else { return false }
    return zip(left.content, right.content).allSatisfy { mine, theirs in
      mine.callSites.dropFirst(left.callSites.count) == theirs.callSites.dropFirst(right.callSites.count)
        && areEqual(mine, theirs)
    }
  }

  // A few facts tell most elements apart, and comparing takes longer than hashing these; all of them take longest. Among
  // them must be what differs where the rest is equal, as from branch to branch, or one is compared with all others.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(element.source)
    hasher.combine(element.role)
    hasher.combine(element.exposure)
    hasher.combine(element.label?.value)
    hasher.combine(element.value?.value)
    hasher.combine(element.traits)
    hasher.combine(element.drawnWhen)
    hasher.combine(element.expression)
    hasher.combine(element.font)
    hasher.combine(element.layout?.source)
    for traits in element.conditionalTraits { hasher.combine(traits.condition) }
    for gesture in element.gestures { hasher.combine(gesture.source) }
    for modifier in element.modifiers { hasher.combine(modifier.source) }
    element.appearance.value.hashMain(into: &hasher)
    hasher.combine(element.reasons.count)
    hasher.combine(element.actions.count)
    hasher.combine(element.visibleText.count)
    for part in element.content { hasher.combine(part.source) }
  }
}

extension Appearance {
  /// What tells most looks apart.
  fileprivate func hashMain(into hasher: inout Hasher) {
    font?.hashMain(into: &hasher)
    foreground?.hashMain(into: &hasher)
    background?.hashMain(into: &hasher)
    border?.hashMain(into: &hasher)
    opacity?.hashMain(into: &hasher)
    lineLimit?.hashMain(into: &hasher)
    fixedHeight?.hashMain(into: &hasher)
    fixedWidth?.hashMain(into: &hasher)
    clippedSide?.hashMain(into: &hasher)
    blurRadius?.hashMain(into: &hasher)
    hasher.combine(weight)
    for decision in decisions {
      hasher.combine(decision.condition)
      hasher.combine(decision.modifier)
    }
  }
}

extension Setting {
  fileprivate func hashMain(into hasher: inout Hasher) {
    hasher.combine(argument)
    for option in options {
      hasher.combine(option.origin)
      for condition in option.conditions { hasher.combine(condition) }
    }
  }
}
