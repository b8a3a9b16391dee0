import SourceModel

/// One thing that an assistive technology can focus.
///
/// A value whose facts are shared until one of them is changed: trees are rebuilt at every modifier, and copying the
/// facts of all their elements each time was most of the work.
public struct AccessibilityElement: Sendable {
  @usableFromInline var storage: Storage
  /// Calls of the project's own views between the screen and this element, outermost first.
  ///
  /// Not among the shared facts, as `content` is not: another use of the same component has others of these alone.
  public var callSites: [CallSite] = []
  /// Where what is handed down to it was set; nil where nothing is. Another use of the component has others of these too.
  public var origins: LookOrigins?
  /// What was merged into this element or replaced by it, as it was before.
  public var content: [AccessibilityElement] = []

  // Unchecked: the facts are changed only through an element that holds the storage alone.
  @usableFromInline
  final class Storage: @unchecked Sendable {
    @usableFromInline var facts: ElementFacts

    @usableFromInline
    init(_ facts: ElementFacts) { self.facts = facts }
  }

  public init(role: ElementRole, viewName: String, source: SourceRange) {
    storage = Storage(ElementFacts(role: role, viewName: viewName, source: source))
  }

  /// To be called before a change.
  @usableFromInline
  mutating func unshare() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.facts) }
  }

  @inlinable public var role: ElementRole {
    get { storage.facts.role }
    _modify {
      unshare()
      yield &storage.facts.role
    }
  }
  @inlinable public var label: Fact<SpokenText>? {
    get { storage.facts.label }
    _modify {
      unshare()
      yield &storage.facts.label
    }
  }
  @inlinable public var value: Fact<SpokenText>? {
    get { storage.facts.value }
    _modify {
      unshare()
      yield &storage.facts.value
    }
  }
  @inlinable public var hint: Fact<SpokenText>? {
    get { storage.facts.hint }
    _modify {
      unshare()
      yield &storage.facts.hint
    }
  }
  @inlinable public var traits: Traits {
    get { storage.facts.traits }
    _modify {
      unshare()
      yield &storage.facts.traits
    }
  }
  @inlinable public var conditionalTraits: [ConditionalTraits] {
    get { storage.facts.conditionalTraits }
    _modify {
      unshare()
      yield &storage.facts.conditionalTraits
    }
  }
  /// 1 to 6 where `accessibilityHeading` gives a level; VoiceOver speaks it only with the header trait.
  @inlinable public var headingLevel: Int? {
    get { storage.facts.headingLevel }
    _modify {
      unshare()
      yield &storage.facts.headingLevel
    }
  }
  @inlinable public var actions: [AccessibilityAction] {
    get { storage.facts.actions }
    _modify {
      unshare()
      yield &storage.facts.actions
    }
  }
  @inlinable public var customContent: [CustomContent] {
    get { storage.facts.customContent }
    _modify {
      unshare()
      yield &storage.facts.customContent
    }
  }
  @inlinable public var inputLabels: [SpokenText] {
    get { storage.facts.inputLabels }
    _modify {
      unshare()
      yield &storage.facts.inputLabels
    }
  }
  @inlinable public var rotors: [String] {
    get { storage.facts.rotors }
    _modify {
      unshare()
      yield &storage.facts.rotors
    }
  }
  @inlinable public var identifier: Fact<SpokenText>? {
    get { storage.facts.identifier }
    _modify {
      unshare()
      yield &storage.facts.identifier
    }
  }
  @inlinable public var textContentType: String? {
    get { storage.facts.textContentType }
    _modify {
      unshare()
      yield &storage.facts.textContentType
    }
  }
  @inlinable public var sortPriority: Double {
    get { storage.facts.sortPriority }
    _modify {
      unshare()
      yield &storage.facts.sortPriority
    }
  }
  @inlinable public var gestures: [Gesture] {
    get { storage.facts.gestures }
    _modify {
      unshare()
      yield &storage.facts.gestures
    }
  }
  /// What activation does, as far as its code tells; nil when there is no such code.
  @inlinable public var activation: ActionSummary? {
    get { storage.facts.activation }
    _modify {
      unshare()
      yield &storage.facts.activation
    }
  }
  /// What activation brings about; nil when nobody asked (`Evaluator.followsActions`), or nothing is known of it.
  @inlinable public var consequences: Consequences? {
    get { storage.facts.consequences }
    _modify {
      unshare()
      yield &storage.facts.consequences
    }
  }
  /// The code marks it as what one comes to the screen for: a prominent style, the place for confirming, the return key.
  @inlinable public var isMainAction: Bool {
    get { storage.facts.isMainAction }
    _modify {
      unshare()
      yield &storage.facts.isMainAction
    }
  }
  /// Code puts it in the place of a bar where the title would stand.
  @inlinable public var isBarTitle: Bool {
    get { storage.facts.isBarTitle }
    _modify {
      unshare()
      yield &storage.facts.isBarTitle
    }
  }
  /// For pictures, and for controls whose only content is a picture.
  @inlinable public var image: ImageSource? {
    get { storage.facts.image }
    _modify {
      unshare()
      yield &storage.facts.image
    }
  }
  /// Texts on screen that belong to the element, whatever its label says (WCAG 2.5.3).
  @inlinable public var visibleText: [SpokenText] {
    get { storage.facts.visibleText }
    _modify {
      unshare()
      yield &storage.facts.visibleText
    }
  }
  /// The texts that it is the sum of, where one of them has looks of its own.
  @inlinable public var textParts: [TextPart] {
    get { storage.facts.textParts }
    _modify {
      unshare()
      yield &storage.facts.textParts
    }
  }
  /// The stack that the view stands in, for what belongs together on screen.
  @inlinable public var layout: LayoutGroup? {
    get { storage.facts.layout }
    _modify {
      unshare()
      yield &storage.facts.layout
    }
  }
  /// The text style or font in force, as written: `title2`, `system(size: 12)`; nil when none was set.
  @inlinable public var font: String? {
    get { storage.facts.font }
    _modify {
      unshare()
      yield &storage.facts.font
    }
  }
  /// What a field asks for, as `textContentType` tells AutoFill: `emailAddress`; empty when it is given but not known.
  @inlinable public var inputPurpose: String? {
    get { storage.facts.inputPurpose }
    _modify {
      unshare()
      yield &storage.facts.inputPurpose
    }
  }
  /// How it looks, as far as modifiers tell.
  @inlinable public var appearance: Shared<Appearance> {
    get { storage.facts.appearance }
    _modify {
      unshare()
      yield &storage.facts.appearance
    }
  }
  /// Accessibility modifiers that reached the element, innermost first.
  @inlinable public var modifiers: [AppliedModifier] {
    get { storage.facts.modifiers }
    _modify {
      unshare()
      yield &storage.facts.modifiers
    }
  }
  /// "x of y" of a tab or a segment, where source gives the number.
  @inlinable public var position: ElementPosition? {
    get { storage.facts.position }
    _modify {
      unshare()
      yield &storage.facts.position
    }
  }
  /// The element begins or ends a UIKit container that VoiceOver tells of.
  @inlinable public var boundary: ContainerBoundary? {
    get { storage.facts.boundary }
    _modify {
      unshare()
      yield &storage.facts.boundary
    }
  }
  /// The place of a cell in a data table (`UIAccessibilityContainerDataTableCell`), where source gives it.
  @inlinable public var tableCell: DataTableCell? {
    get { storage.facts.tableCell }
    _modify {
      unshare()
      yield &storage.facts.tableCell
    }
  }
  /// What makes the element: SwiftUI, UIKit code or an interface file.
  @inlinable public var framework: Framework {
    get { storage.facts.framework }
    _modify {
      unshare()
      yield &storage.facts.framework
    }
  }
  /// The system that its screen is read for, where that is not the one of the file.
  @inlinable public var system: String? {
    get { storage.facts.system }
    _modify {
      unshare()
      yield &storage.facts.system
    }
  }
  /// What only UIKit has; nil for SwiftUI.
  @inlinable public var platform: PlatformFacts? {
    get { storage.facts.platform }
    _modify {
      unshare()
      yield &storage.facts.platform
    }
  }
  /// The built-in view or the project's type that the element comes from, such as `Button`.
  @inlinable public var viewName: String {
    get { storage.facts.viewName }
    _modify {
      unshare()
      yield &storage.facts.viewName
    }
  }
  /// The call that makes the view, without its modifiers.
  @inlinable public var source: SourceRange {
    get { storage.facts.source }
    _modify {
      unshare()
      yield &storage.facts.source
    }
  }
  /// The call with all modifiers written on it in the same expression; a new modifier goes to its end.
  @inlinable public var expression: SourceRange {
    get { storage.facts.expression }
    _modify {
      unshare()
      yield &storage.facts.expression
    }
  }
  /// For a shape in what was merged into one element: the outcome under which it is drawn, where nothing else tells the
  /// outcomes apart.
  @inlinable public var drawnWhen: Condition? {
    get { storage.facts.drawnWhen }
    _modify {
      unshare()
      yield &storage.facts.drawnWhen
    }
  }
  /// It navigates, and nothing within the screen that it was built for navigates: what hosts the screen decides whether
  /// it can be used (`ScreenList`).
  @inlinable public var needsNavigation: Bool {
    get { storage.facts.needsNavigation }
    _modify {
      unshare()
      yield &storage.facts.needsNavigation
    }
  }
  @inlinable public var reasons: [UnknownReason] {
    get { storage.facts.reasons }
    _modify {
      unshare()
      yield &storage.facts.reasons
    }
  }
  @inlinable public var certainty: Certainty {
    get { storage.facts.certainty }
    _modify {
      unshare()
      yield &storage.facts.certainty
    }
  }
  /// Whether assistive technologies find it at all; only exposed elements are stops of a transcript.
  @inlinable public var exposure: Exposure {
    get { storage.facts.exposure }
    _modify {
      unshare()
      yield &storage.facts.exposure
    }
  }

  /// Whether a person can act on it: a control, or something given an action, a gesture or the button trait.
  public var isInteractive: Bool {
    role.isControl || !traits.isDisjoint(with: [.button, .link, .toggle, .adjustable, .textEntry]) || !gestures.isEmpty
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

extension AccessibilityElement: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    (left.storage === right.storage || left.storage.facts == right.storage.facts)
      && left.callSites == right.callSites && left.content == right.content
  }

  // Few facts tell most elements apart; all of them take long to hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(role)
    hasher.combine(exposure)
    hasher.combine(callSites)
  }
}
