import AccessibilityModel
import SourceModel

/// A segmented or wheel picker whose title is not spoken.
public struct PickerStyleName: ElementRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .watchOS, .tvOS, .visionOS] }

  public static let metadata = RuleMetadata(
    id: "picker-style-name", family: .names, severity: .note, impact: .moderate, wcag: ["1.3.1", "4.1.2"],
    isOptIn: true,
    title: "segmented or wheel picker does not speak its title",
    documentation: RuleDocumentation(
      reports: """
        A `Picker` of the segmented, palette or wheel style that stands in no named group.
        """,
      why: """
        These styles do not use the picker's title: people hear "S, button, 1 of 3" or "22, adjustable" and not that \
        it is about a size or a day.
        """,
      howToFix: """
        Make it a named group: `.accessibilityElement(children: .contain).accessibilityLabel("Size")`. VoiceOver says \
        the name on entry.
        """,
      elsewhere: """
        Put caption and control into a view with `accessibilityContainerType = .semanticGroup` and \
        `accessibilityLabel = "Size"`.
        """,
      limits: """
        How these styles speak differs between systems, and options often tell by themselves what they are of, so the \
        rule is off unless it is asked for. Silent where a style or modifier could not be followed, and inside any \
        named group.
        """,
      references: [
        "CVS Health iOS accessibility techniques: segmented and wheel pickers need a named container",
        "Recorded: bh_settings (segments are buttons, the title is not spoken)",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          ↓Picker("Size", selection: $size) {
            Text("S").tag(1)
            Text("M").tag(2)
          }
          .pickerStyle(.segmented)
        }
        """,
        fixed: """
          var body: some View {
            Picker("Size", selection: $size) {
              Text("S").tag(1)
              Text("M").tag(2)
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Size")
            .pickerStyle(.segmented)
          }
          """),
      .violation(
        """
        var body: some View {
          ↓Picker("Day", selection: $day) {
            ForEach(1..<32) { Text("\\($0)") }
          }
          .pickerStyle(.wheel)
        }
        """,
        fixed: """
          var body: some View {
            Picker("Day", selection: $day) {
              ForEach(1..<32) { Text("\\($0)") }
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Day")
            .pickerStyle(.wheel)
          }
          """),
      .violation(
        """
        var body: some View {
          ↓Picker(selection: $size) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          } label: {
            Text("Size")
          }
          .pickerStyle(.segmented)
        }
        """,
        fixed: """
          var body: some View {
            Picker(selection: $size) {
              Text("Small").tag(1)
              Text("Large").tag(2)
            } label: {
              Text("Size")
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel(Text("Size"))
            .pickerStyle(.segmented)
          }
          """),
      .pass(
        """
        var body: some View {
          Picker("Size", selection: $size) { Text("S").tag(1); Text("M").tag(2) }
        }
        """),
      .pass(
        """
        var body: some View {
          Picker("Size", selection: $size) { Text("S").tag(1); Text("M").tag(2) }
            .pickerStyle(.segmented)
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Size")
        }
        """),
      .pass(
        """
        var body: some View {
          VStack {
            Text("Size")
            Picker("Size", selection: $size) { Text("S").tag(1); Text("M").tag(2) }.pickerStyle(.segmented)
          }
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Size")
        }
        """),
      .undecided(
        """
        var body: some View {
          Picker("Size", selection: $size) { Text("S").tag(1); Text("M").tag(2) }
            .pickerStyle(.segmented)
            .namedGroup("Size")
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    let picker: SourceRange
    let style: String
    if element.role == .picker, element.traits.contains(.pickerElement) {
      guard element.isUnnamed else { return .pass }
      (picker, style) = (element.source, "wheel")
    } else if let control = subject.containers.last, control.kind == .segmentedControl {
      // Once for the picker, not for each of its segments.
      guard subject.nodes(in: .segmentedControl)?.firstElement(where: { $0.exposure == .exposed }) == element else { return .inapplicable }
      guard control.label?.value.isBlank ?? true else { return .pass }
      (picker, style) = (control.source, "segmented")
    } else {
      return .inapplicable
    }
    guard element.exposure == .exposed else { return .pass }
    if subject.containers.contains(where: { $0.kind == .group && !($0.label?.value.isBlank ?? true) }) { return .pass }
    if let doubt = element.namingDoubt { return .undecided(doubt) }
    if isTitled(picker, before: subject) { return .pass }
    return .violation(violation(picker, style))
  }

  /// A text with the words of the title is the stop right before the options.
  private func isTitled(_ picker: SourceRange, before subject: ElementSubject) -> Bool {
    guard subject.position > 0, let title = CallArguments(of: picker).title?.text else { return false }
    let before = subject.places.places[subject.position - 1].element
    guard before.role == .text, before.exposure == .exposed, let words = before.label?.value.literal else { return false }
    return title == FixBuilder.literal(words)
  }

  /// The text of a closure that gives the title: `Picker(selection: $size) { … } label: { Text("Size") }`.
  private static func label(of picker: SourceRange) -> String? {
    let text = picker.text
    guard let word = text.ranges(of: "label").last else { return nil }
    let scanner = CodeScanner(bytes: picker.file.bytes)
    let colon = scanner.afterTrivia(picker.start + text[..<word.upperBound].utf8.count)
    let open = scanner.afterTrivia(colon + 1)
    guard open < picker.end, scanner.bytes[colon] == UInt8(ascii: ":"), scanner.bytes[open] == UInt8(ascii: "{") else {
      return nil
    }
    let start = scanner.afterTrivia(open + 1)
    guard scanner.afterGroup(open) == picker.end, picker.file.text(from: start, to: start + 5) == "Text(",
      let end = scanner.afterGroup(start + 4), scanner.afterTrivia(end) == picker.end - 1 else { return nil }
    let words = picker.file.text(from: start, to: end)
    return words.contains("\n") || words == "Text(\"\")" ? nil : words
  }

  private func violation(_ picker: SourceRange, _ style: String) -> Violation {
    let title = CallArguments(of: picker).title.flatMap { $0.text.hasPrefix("{") || $0.text == "\"\"" ? nil : $0.text }
      ?? Self.label(of: picker)
    let label = title ?? "\"<#name#>\""
    let contain = FixBuilder.adding(".accessibilityElement(children: .contain)", after: picker)
    let name = FixBuilder.adding(".accessibilityLabel(\(label))", after: picker)
    let edit = SourceEdit(range: contain.range, replacement: contain.replacement + name.replacement)
    let message = title == nil ? "\(style) picker has no name" : "\(style) picker does not speak its title"
    return Violation(
      message, certainty: .likely, at: picker,
      fixes: [Fix("make the picker a named group", safety: .suggested, edits: [edit])])
  }
}
