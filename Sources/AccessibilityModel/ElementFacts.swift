import SourceModel

/// The facts of an element, which elements share until one of them is changed.
@usableFromInline
struct ElementFacts: Hashable, Sendable {
  @usableFromInline var role: ElementRole
  @Rare @usableFromInline var label: Fact<SpokenText>? = nil
  @Rare @usableFromInline var value: Fact<SpokenText>? = nil
  @Rare @usableFromInline var hint: Fact<SpokenText>? = nil
  @usableFromInline var traits: Traits = []
  @usableFromInline var conditionalTraits: [ConditionalTraits] = []
  @usableFromInline var headingLevel: Int?
  @usableFromInline var actions: [AccessibilityAction] = []
  @usableFromInline var customContent: [CustomContent] = []
  @usableFromInline var inputLabels: [SpokenText] = []
  @usableFromInline var rotors: [String] = []
  @Rare @usableFromInline var identifier: Fact<SpokenText>? = nil
  @usableFromInline var textContentType: String?
  @usableFromInline var sortPriority: Double = 0
  @usableFromInline var gestures: [Gesture] = []
  @Rare @usableFromInline var activation: ActionSummary? = nil
  @Rare @usableFromInline var consequences: Consequences? = nil
  @usableFromInline var isMainAction = false
  @usableFromInline var isBarTitle = false
  @Rare @usableFromInline var image: ImageSource? = nil
  @usableFromInline var visibleText: [SpokenText] = []
  @usableFromInline var textParts: [TextPart] = []
  @Rare @usableFromInline var layout: LayoutGroup? = nil
  @usableFromInline var font: String?
  @usableFromInline var inputPurpose: String?
  @usableFromInline var appearance = Shared<Appearance>.plain
  @usableFromInline var modifiers: [AppliedModifier] = []
  @Rare @usableFromInline var position: ElementPosition? = nil
  @usableFromInline var boundary: ContainerBoundary?
  @Rare @usableFromInline var tableCell: DataTableCell? = nil
  @usableFromInline var framework = Framework.swiftUI
  @Rare @usableFromInline var platform: PlatformFacts? = nil
  @usableFromInline var system: String?
  @usableFromInline var viewName: String
  @usableFromInline var source: SourceRange
  @usableFromInline var expression: SourceRange
  @usableFromInline var drawnWhen: Condition?
  @usableFromInline var needsNavigation = false
  @usableFromInline var reasons: [UnknownReason] = []
  @usableFromInline var certainty: Certainty = .known
  @usableFromInline var exposure: Exposure = .exposed

  init(role: ElementRole, viewName: String, source: SourceRange) {
    self.role = role
    self.viewName = viewName
    self.source = source
    expression = source
  }
}
