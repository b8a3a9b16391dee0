import AccessibilityModel
import Rules
import Testing

/// Every row of family K of the rule catalogue has its fixtures: the examples of the rule, which `RuleExampleTests`
/// runs in ten forms each. This is the list, and what makes it complete.
@Suite struct UIKitRowTests {
  /// The ids of the family in the catalogue, in its order.
  static let rows = [
    "uikit-image-button-name", "uikit-image-view-unlabelled", "uikit-text-field-name", "uikit-tap-view-not-element",
    "uikit-element-swallows-children", "uikit-elements-conflict", "uikit-traits-overwritten", "uikit-hidden-controls",
    "uikit-modal-not-isolated", "uikit-cell-role", "uikit-bar-button-name", "uikit-adjustable-incomplete",
    "uikit-fixed-font", "uikit-label-clips", "uikit-notification-missing", "uikit-stale-label", "uikit-perform-escape",
    "uikit-custom-actions", "uikit-large-content", "uikit-invert", "uikit-speech-language", "ib-image-button-name",
    "ib-image-unlabelled", "ib-text-field-name", "ib-bar-item-name", "ib-segment-name", "ib-label-unlocalized",
    "ib-fixed-font", "ib-no-dynamic-type", "ib-fixed-height", "ib-trait-mismatch", "ib-contrast",
  ]

  /// What fresh apps lacked and the catalogue does not name.
  static let further = [
    "uikit-control-name", "uikit-selection-state", "uikit-heading-missing", "uikit-swapped-names", "uikit-placeholder-only-name",
    "uikit-row-long-press", "uikit-low-contrast", "uikit-colour-only-state", "uikit-disabled-not-told",
    "uikit-loading-not-told", "uikit-rating-pictures", "uikit-swipe-action-name", "uikit-label-hides-text",
    "uikit-layer-not-told", "uikit-secure-text-spoken", "uikit-loose-cell", "uikit-drawn-data", "uikit-drag-only",
    "uikit-map-hidden", "uikit-expanded-state", "uikit-form-row-name", "uikit-row-acts-at-once",
  ]

  /// Rules of other families that the UIKit half of the catalogue asks for: they judge words, whatever these were
  /// written in.
  static let shared = [
    "label-contains-role", "label-contains-state", "label-not-human-readable", "label-describes-appearance",
    "hint-repeats-label", "hint-describes-gesture", "hint-contains-role", "generic-label",
  ]

  @Test(arguments: rows + further) func hasFixturesOfEachKind(_ id: String) throws {
    let rule = try #require(RuleRegistry.all.first { $0.metadata.id == id })
    #expect(rule.metadata.family == .uiKit)
    var kinds: Set<String> = []
    for example in rule.metadata.examples { kinds.insert("\(example.expectation)") }
    #expect(kinds == ["violation", "pass", "undecided"])
  }

  @Test(arguments: shared) func isAskedAboutUIKit(_ id: String) throws {
    let rule = try #require(RuleRegistry.all.first { $0.metadata.id == id })
    #expect(rule.frameworks.isSuperset(of: [.uiKit, .interfaceFile]))
  }

  @Test func everyRuleOfTheFamilyIsARow() {
    let ids = RuleRegistry.all.map { $0.metadata }.filter { $0.family == .uiKit }.map(\.id)
    #expect(Set(ids) == Set(Self.rows + Self.further))
  }

  /// Rules that mostly a person has to look at, or that ask for more than the system does, are asked only on demand.
  @Test func mattersOfTasteAreOff() {
    let off = RuleRegistry.all.map { $0.metadata }.filter { $0.family == .uiKit && $0.isOptIn }.map(\.id)
    #expect(
      Set(off) == ["uikit-cell-role", "uikit-large-content", "uikit-invert", "uikit-speech-language"])
  }
}
