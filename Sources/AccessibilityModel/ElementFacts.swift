import SourceModel

/// The facts of an element, which elements share until one of them is changed.
@usableFromInline
struct ElementFacts: Hashable, Sendable {
  @usableFromInline var role: ElementRole
  @usableFromInline var label: Fact<SpokenText>?
  @usableFromInline var value: Fact<SpokenText>?
  @usableFromInline var hint: Fact<SpokenText>?
  @usableFromInline var traits: Traits = []
  @usableFromInline var conditionalTraits: [ConditionalTraits] = []
  @usableFromInline var headingLevel: Int?
  @usableFromInline var actions: [AccessibilityAction] = []
  @usableFromInline var customContent: [CustomContent] = []
  @usableFromInline var inputLabels: [SpokenText] = []
  @usableFromInline var rotors: [String] = []
  @usableFromInline var identifier: Fact<SpokenText>?
  @usableFromInline var textContentType: String?
  @usableFromInline var sortPriority: Double = 0
  @usableFromInline var gestures: [Gesture] = []
  @usableFromInline var activation: ActionSummary?
  @usableFromInline var consequences: Consequences?
  @usableFromInline var isMainAction = false
  @usableFromInline var isBarTitle = false
  @usableFromInline var image: ImageSource?
  @usableFromInline var visibleText: [SpokenText] = []
  @usableFromInline var textParts: [TextPart] = []
  @usableFromInline var layout: LayoutGroup?
  @usableFromInline var font: String?
  @usableFromInline var inputPurpose: String?
  @usableFromInline var appearance = Shared<Appearance>.plain
  @usableFromInline var modifiers: [AppliedModifier] = []
  @usableFromInline var position: ElementPosition?
  @usableFromInline var boundary: ContainerBoundary?
  @usableFromInline var tableCell: DataTableCell?
  @usableFromInline var framework = Framework.swiftUI
  @usableFromInline var platform: PlatformFacts?
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
