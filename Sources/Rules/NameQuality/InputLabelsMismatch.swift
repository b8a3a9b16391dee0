import AccessibilityModel
import SourceModel

/// Names for Voice Control among which the visible one is missing, or is not the one that is shown.
public struct InputLabelsMismatch: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "input-labels-mismatch", family: .nameQuality, severity: .warning, impact: .moderate, wcag: ["2.5.3"],
    title: "input labels leave out the words on the control",
    documentation: RuleDocumentation(
      reports: """
        A control with visible words and with `accessibilityInputLabels` that do not hold them. Lower: the words are \
        there, but not first.
        """,
      why: """
        Input labels replace the name for Voice Control. Somebody who says what is written on the button gets no \
        answer, and "Show names" shows the first input label beside a button that says something else.
        """,
      howToFix: "Put the visible words first, then the other names: `[\"Send\", \"Dispatch\"]`.",
      elsewhere: "`accessibilityUserInputLabels = [\"Send\", \"Dispatch\"]`, the visible words first.",
      limits: """
        A short form of a long visible text may come first or alone. Silent about controls without words, and about \
        texts that only run time knows.
        """,
      references: [
        "Apple documentation: accessibilityInputLabels, the first is the one shown, in descending order of importance",
        "WCAG 2.2, Understanding 2.5.3 Label in Name",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          Button("Send") { submit() }
            .accessibilityInputLabels(↓["Dispatch", "Submit"])
        }
        """,
        fixed: """
          var body: some View {
            Button("Send") { submit() }
              .accessibilityInputLabels(["Send", "Dispatch", "Submit"])
          }
          """),
      .violation(
        """
        var body: some View {
          Button("Send") { submit() }
            .accessibilityInputLabels(↓["Dispatch", "Send"])
        }
        """,
        fixed: """
          var body: some View {
            Button("Send") { submit() }
              .accessibilityInputLabels(["Send", "Dispatch"])
          }
          """),
      .pass(
        """
        var body: some View {
          Button("Mark every message in this conversation as read") { read() }
            .accessibilityInputLabels(["Mark as read", "Read all"])
        }
        """),
      .pass(
        """
        var body: some View {
          Button { close() } label: { Image(systemName: "xmark") }
            .accessibilityLabel("Close")
            .accessibilityInputLabels(["Dismiss", "Close"])
        }
        """),
      .pass(
        """
        var body: some View {
          Button("Send") { submit() }.accessibilityInputLabels(["Send", "Dispatch"])
        }
        """),
      .undecided(
        """
        let names: [String]
        var body: some View {
          Button("Send") { submit() }.accessibilityInputLabels(names)
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, element.isInteractive, !element.inputLabels.isEmpty else {
      return .inapplicable
    }
    let visible = VisibleName(of: element)
    guard let shown = visible.texts.first, visible.texts.count == 1 else { return .inapplicable }
    guard VisibleName.isShown(subject), let text = shown.literal else {
      return .undecided(UnknownReason(.dynamicValue, shown.rendered))
    }
    let labels = element.inputLabels.compactMap(\.literal)
    guard labels.count == element.inputLabels.count else {
      return .undecided(UnknownReason(.dynamicValue, "accessibilityInputLabels"))
    }
    let isLong = VisibleName.words(text).count > 2
    func fits(_ label: String) -> Bool {
      VisibleName.isSaid(text, in: label) || isLong && VisibleName.isSaid(label, in: text)
    }
    guard !fits(labels[0]) else { return .pass }
    let isMissing = !labels.contains(where: fits)
    let message = isMissing
      ? "input labels leave out the visible text '\(text)'"
      : "first input label '\(labels[0])' is not the visible text '\(text)'"
    let list = list(of: element)
    return .violation(Violation(
      message, certainty: .likely, severity: isMissing ? nil : .note, at: list ?? element.source,
      fixes: fix(text, labels, list)))
  }

  /// The array as written.
  private func list(of element: AccessibilityElement) -> SourceRange? {
    guard let modifier = element.modifiers.last(where: { $0.name == "accessibilityInputLabels" }) else { return nil }
    let bytes = modifier.source.file.bytes[modifier.source.start..<modifier.source.end]
    guard let start = bytes.firstIndex(of: UInt8(ascii: "[")), let end = bytes.lastIndex(of: UInt8(ascii: "]")),
      start < end else { return modifier.source }
    return SourceRange(file: modifier.source.file, start: start, end: end + 1)
  }

  private func fix(_ text: String, _ labels: [String], _ list: SourceRange?) -> [Fix] {
    guard let list, list.text.hasPrefix("["), labels.allSatisfy({ list.text.contains(FixBuilder.literal($0)) }) else {
      return []
    }
    let others = labels.filter { !VisibleName.isSaid(text, in: $0) }
    let new = "[" + ([text] + others).map(FixBuilder.literal).joined(separator: ", ") + "]"
    let isOfTexts = list.text.contains("Text(")
    guard !isOfTexts else { return [] }
    return [Fix("put '\(text)' first", safety: .suggested, edits: [FixBuilder.replacing(list, with: new)])]
  }
}
