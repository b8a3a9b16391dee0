import AccessibilityModel
import SourceModel

/// An adjustable element whose label holds the value that changes.
public struct ValueInLabel: LoneElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "value-in-label", family: .valuesAndHints, severity: .warning, impact: .serious, wcag: ["4.1.2"],
    title: "label holds the value of the control",
    documentation: RuleDocumentation(
      reports: """
        A slider, stepper, switch, progress view or element with `accessibilityAdjustableAction` whose \
        `accessibilityLabel` contains the value that it changes or shows: \
        `Slider(value: $volume).accessibilityLabel("Volume \\(volume)")`.
        """,
      why: """
        After a swipe up or down VoiceOver speaks the value and not the label. With the number in the label people \
        hear it twice when they arrive, and the wrong thing or nothing when they change it.
        """,
      howToFix: "Name the control in the label and give the number with `accessibilityValue`.",
      elsewhere: "The name in `accessibilityLabel`, the number in `accessibilityValue`.",
      limits: """
        Only where the expression in the label is the one that the control is bound to, or one that the adjustable \
        action changes. Silent where an `accessibilityValue` is given as well.
        """,
      references: [
        "Apple documentation: UIAccessibility, accessibilityValue is spoken again when it changes",
        "Recorded: ax_view_slider (a slider speaks its value by itself)",
      ]),
    examples: [
      .violation(
        """
        @State private var volume = 0.5
        var body: some View {
          Slider(value: $volume)
            .accessibilityLabel(↓"Volume: \\(volume)")
        }
        """,
        fixed: """
          @State private var volume = 0.5
          var body: some View {
            Slider(value: $volume)
              .accessibilityLabel("Volume")
              .accessibilityValue("\\(volume)")
          }
          """),
      .violation(
        """
        @State private var rating = 3
        var body: some View {
          Stars(rating: rating)
            .accessibilityElement()
            .accessibilityLabel(↓"Rating \\(rating) of 5")
            .accessibilityAdjustableAction { direction in
              rating += direction == .increment ? 1 : -1
            }
        }
        """,
        fixed: """
          @State private var rating = 3
          var body: some View {
            Stars(rating: rating)
              .accessibilityElement()
              .accessibilityLabel("Rating")
              .accessibilityValue("\\(rating) of 5")
              .accessibilityAdjustableAction { direction in
                rating += direction == .increment ? 1 : -1
              }
          }
          """),
      .violation(
        """
        let download: Download
        var body: some View {
          ProgressView(value: download.progress)
            .accessibilityLabel(↓"Download \\(download.progress.formatted(.percent))")
        }
        """),
      .pass(
        """
        let track: Track
        @State private var volume = 0.5
        var body: some View {
          Slider(value: $volume).accessibilityLabel("Volume of \\(track.title)")
        }
        """),
      .pass(
        """
        @State private var count = 1
        var body: some View {
          Button("Add") { count += 1 }.accessibilityLabel("Add, \\(count) so far")
        }
        """),
      .pass(
        """
        @State private var volume = 0.5
        var body: some View {
          Slider(value: $volume).accessibilityLabel("Volume").accessibilityValue("\\(Int(volume * 100)) percent")
        }
        """),
      .pass(
        """
        let hosts: [Host]
        @Binding var flags: [String: Bool]
        var body: some View {
          ForEach(hosts) { host in
            Toggle(isOn: Binding(get: { isOn(host.name) }, set: { set($0, host) })) { Text("A") }
              .accessibilityLabel("\\(host.name) enabled")
            Toggle(isOn: Binding(get: { flags[host.name] ?? false }, set: { flags[host.name] = $0 })) { Text("B") }
              .accessibilityLabel("Show \\(host.name)")
            Toggle(isOn: Binding(get: { host.isWanted }, set: { set($0, host) })) { Text("C") }
              .accessibilityLabel("Want \\(host.name)")
          }
        }
        """),
      .undecided(
        """
        let text: String
        @State private var volume = 0.5
        var body: some View {
          Slider(value: $volume).accessibilityLabel(text)
        }
        """),
    ])

  public func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    let changing = ChangingValue(of: element)
    guard element.exposure == .exposed, !changing.names.isEmpty, let label = element.label,
      label.origin == .modifier("accessibilityLabel") else { return .inapplicable }
    if case .modifier? = element.value?.origin { return .pass }
    for variant in label.value.variants where !variant.text.isOnlyHoles {
      // A component names what it changes in its own way; the hole has the name that its user knows.
      let isWritten = label.source.map { changing.isMentioned(in: $0.text) } ?? false
      guard let hole = variant.holes.first(where: { changing.isMentioned(in: $0) }) ?? (isWritten ? variant.holes.first : nil)
      else { continue }
      let split = LabelSplit(label.source)
      var after = element
      if let split {
        after.label = Fact(SpokenText(split.name), origin: .content)
        after.value = Fact(SpokenText(parts: Array(variant.text.parts.dropFirst())), origin: .content)
      }
      return .violation(Violation(
        "label \(variant.text.quoted) holds '\(hole)', the value of the \(element.noun)", certainty: .certain,
        at: label.source ?? element.source,
        heard: Heard(before: context.heard(element), after: split == nil ? nil : context.heard(after)),
        fixes: fix(split, element, label)))
    }
    return label.value.isOnlyHoles ? .undecided(UnknownReason(.dynamicValue, label.value.rendered)) : .pass
  }

  private func fix(_ split: LabelSplit?, _ element: AccessibilityElement, _ label: Fact<SpokenText>) -> [Fix] {
    guard let split, let source = label.source,
      let modifier = element.modifier("accessibilityLabel", holding: source) else { return [] }
    return [Fix("give the value with accessibilityValue", safety: .suggested, edits: [
      FixBuilder.replacing(source, with: FixBuilder.literal(split.name)),
      FixBuilder.adding(".accessibilityValue(\(split.value))", after: modifier.source),
    ])]
  }
}
