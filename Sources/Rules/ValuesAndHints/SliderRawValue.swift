import SourceModel
import SwiftSource

/// A slider whose percentage is not what the screen shows.
public struct SliderRawValue: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "slider-raw-value", family: .valuesAndHints, severity: .note, impact: .minor, wcag: ["4.1.2"], isOptIn: true,
    title: "slider is heard in percent",
    documentation: RuleDocumentation(
      reports: "A `Slider` over another range than 0 to 1 or 0 to 100 without an `accessibilityValue`. For review.",
      why: "VoiceOver says where the thumb stands in percent. For 5 to 60 minutes \"45 percent\" tells nobody the time.",
      howToFix: "Add `.accessibilityValue(\"\\(Int(minutes)) minutes\")`.",
      elsewhere: "Set `accessibilityValue` on the `UISlider` whenever it changes.",
      limits: "Off by default: percent may be what is meant. Ranges that are not written out are left alone.",
      references: ["Recorded: sliders, percent of the range", "Apple: documentation of Slider"]),
    examples: [
      .violation(
        """
        var body: some View {
          ↓Slider(value: $minutes, in: 5...60) { Text("Timer") }
        }
        """),
      .pass("var body: some View { Slider(value: $volume, in: 0...1) { Text(\"Volume\") } }"),
      .pass(
        """
        var body: some View {
          Slider(value: $minutes, in: 5...60) { Text("Timer") }.accessibilityValue("\\(Int(minutes)) minutes")
        }
        """),
      .undecided("var body: some View { Slider(value: $minutes, in: range) { Text(\"Timer\") } }"),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachType(Self.self) { type in
      type.chains.compactMap { chain -> Outcome? in
        guard chain.name == "Slider", !chain.has("accessibilityValue", "accessibilityHidden", "accessibilityRepresentation"),
          case .binary("...", let low, let high)? = chain.call?.argument("in")?.kind,
          let first = low.numberValue, let last = high.numberValue, !Self.isPercent(first, last)
        else { return nil }
        return .violation(Violation(
          "slider from \(first.plain) to \(last.plain) is heard in percent", certainty: .review, at: chain.base.range))
      }
    }
  }

  /// The whole, a hundred parts of it, or these without what makes no sense, as from 1 to 99.
  private static func isPercent(_ first: Double, _ last: Double) -> Bool {
    first == 0 && last == 1 || first >= 0 && first <= 1 && last >= 99 && last <= 100
  }
}
