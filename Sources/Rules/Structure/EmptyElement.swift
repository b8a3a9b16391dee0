import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A stop at which nothing is said.
public struct EmptyElement: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "empty-element", family: .structure, severity: .warning, impact: .moderate, wcag: ["1.1.1", "4.1.2"],
    title: "element says nothing",
    documentation: RuleDocumentation(
      reports: """
        A text without a visible character, `Text("")`, and a shape or colour that a modifier made an element without \
        giving it words. A sign between the parts of a line, `Text("·")`, is a note.
        """,
      why: "VoiceOver stops there and says nothing, which sounds like a fault of the app or of the device.",
      howToFix: """
        Show the text only when there is one: `if !message.isEmpty { … }`; for spacing use `Spacer` or `frame`. Or \
        hide it.
        """,
      elsewhere: "Hide the label while it has no text: `label.isHidden = text.isEmpty`.",
      limits: """
        Pictures, controls and blank elements of `accessibilityElement()` have rules of their own. Texts known only at \
        run time are left alone. `Text("")` and blanks that keep a place free are for review.
        """,
      references: ["Recorded: hgf_login, hgf_add_new_artist (an empty text is an element with an empty description)"]),
    examples: [
      .violation(
        """
        var body: some View {
          VStack { Text("Name"); ↓Text(" ") }
        }
        """,
        fixed: """
          var body: some View {
            VStack { Text("Name"); Text(" ").accessibilityHidden(true) }
          }
          """),
      .violation(
        """
        var body: some View {
          ↓Text(isSaved ? "Saved" : "")
        }
        """),
      .violation(
        """
        var body: some View {
          ↓Rectangle().frame(height: 1).accessibilityAddTraits(.isHeader)
        }
        """),
      .pass(
        """
        var body: some View {
          VStack { Text("Name"); Text("").accessibilityHidden(true) }
        }
        """),
      .pass(
        """
        var body: some View {
          Circle().frame(width: 8, height: 8).accessibilityValue("New")
        }
        """),
      .violation(
        """
        var body: some View {
          HStack { Text("Rated"); ↓Text(Image(systemName: "star.fill")) }
        }
        """),
      .pass("var body: some View { Text(\"\\(Image(systemName: \"star.fill\")) Rated\") }"),
      .pass(
        """
        var body: some View {
          HStack { Text(message); Text("").accessibilityLabel("Sent") }
        }
        """),
      .pass(
        """
        var body: some View {
          Button("Save") { save() }.background { Color.clear }
        }
        """),
      .pass(
        """
        @State private var isLate = false
        var body: some View {
          Button("Refresh") { refresh() }
            .contextMenu { Section(isLate ? "Out of date" : "") { Button("Refresh all") { refresh() } } }
        }
        """),
      .violation(
        """
        var body: some View {
          HStack { Text("Two rooms"); ↓Text("·").foregroundStyle(.secondary); Text("No pets") }
        }
        """,
        fixed: """
          var body: some View {
            HStack { Text("Two rooms"); Text("·").foregroundStyle(.secondary)
              .accessibilityHidden(true); Text("No pets") }
          }
          """),
      // What a sign says on its own is told by no other text.
      .pass("var body: some View { VStack { Text(\"Rooms\"); Text(\"|\") } }"),
      .pass(
        """
        var body: some View {
          HStack { Text("Two rooms"); Text("·"); Text("No pets") }.accessibilityElement(children: .combine)
        }
        """),
      .undecided(
        """
        var body: some View {
          Text("").described()
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed,
      [.text, .label, .shape, .canvas, .sectionHeader, .sectionFooter].contains(element.role) else {
      return .inapplicable
    }
    // Neither alerts nor menus draw an empty text.
    if subject.isInMenu || ["› alert", "› dialog", " message"].contains(where: subject.screen.name.contains) {
      return .inapplicable
    }
    // The title of a picker is part of it, however it is drawn; `picker-name` asks for it.
    if element.expression.text.hasPrefix("Picker(") { return .inapplicable }
    // In one branch of several, nothing stands there in place of what the others show.
    if !subject.when.isEmpty, element.viewName == "Text", element.label?.value.literal?.isEmpty ?? false { return .pass }
    if element.traits.contains(.modal) { return .undecided(UnknownReason(.dynamicValue, "isModal")) }
    if isSeparator(subject) {
      if let gap = element.gap { return .undecided(gap) }
      return .violation(Violation(
        "sign '\(element.label?.value.literal ?? "")' between the parts of a line is a stop of its own", certainty: .likely, severity: .note,
        at: element.source, heard: Heard(before: context.heard(element)),
        fixes: [Fix("hide it", safety: .suggested, edits: [FixBuilder.adding(".accessibilityHidden(true)", to: element)])]))
    }
    let isBlank = element.saysNothing
    guard isBlank || saysNothingAtTimes(element) else { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    guard isWrittenSo(element, in: context)
    else { return .undecided(UnknownReason(.dynamicValue, element.label?.source?.text ?? element.viewName)) }
    let hidden = handedText(element).map { "\($0) == \"\"" } ?? "true"
    let edit = FixBuilder.adding(".accessibilityHidden(\(hidden))", to: element)
    // An anchor to scroll to is there for its place alone.
    // The title of a picker whose options are rows may be one of them, and takes no modifier where it is written.
    let isTitle = element.label?.source == element.source
    let isSure = !isTitle && subject.when.isEmpty && !context.code(of: element, calls: "id") && !keepsRoom(element)
    return .violation(Violation(
      isBlank
        ? "\(element.noun) is a stop that says nothing"
        : "\(element.noun) is a stop that says nothing under one condition",
      certainty: !isSure ? .review : isBlank && element.role != .text ? .certain : .likely, at: element.source,
      heard: Heard(before: ""),
      fixes: isBlank && !isTitle ? [Fix("hide it", safety: .suggested, edits: [edit])] : []))
  }

  /// A sign in a row with something to be heard on each side of it.
  private func isSeparator(_ subject: ElementSubject) -> Bool {
    let element = subject.element
    guard element.role == .text, element.gestures.isEmpty, element.value == nil, let layout = element.layout, layout.axis == .horizontal,
      let sign = element.label?.value.literal?.trimmed, NameWords.words(.separatingSign).contains(sign) else { return false }
    let beside = subject.neighbours(before: 1, after: 1).filter { other in
      other.position != subject.position && other.element.exposure == .exposed && other.element.layout == layout
        && !other.element.saysNothing && other.element.label?.value.literal?.trimmed != sign
    }
    return beside.contains { $0.position < subject.position } && beside.contains { $0.position > subject.position }
  }

  /// What a text is handed that may be empty and is not written out: `Text(hint ?? "")`. Another caller may give it words.
  private func handedText(_ element: AccessibilityElement) -> String? {
    guard element.viewName == "Text",
      let argument = CallArguments(of: element.source).arguments.first, argument.label == nil, !argument.value.text.hasPrefix("\"") else { return nil }
    let parts = argument.value.text.split(separator: "??", maxSplits: 1).map { $0.trimmingPrefix(while: \.isWhitespace) }
    guard parts.count == 2, parts[1] == "\"\"" else { return nil }
    return "(\(argument.value.text))"
  }

  /// A header without words, or a blank in place of words that come later, is there for the room that it takes; whether
  /// VoiceOver stops at it depends on what is around it. So is `Text("")`, which is drawn with nothing and no width.
  private func keepsRoom(_ element: AccessibilityElement) -> Bool {
    if [.sectionHeader, .sectionFooter].contains(element.role) || element.traits.contains(.header) { return true }
    guard element.role == .text, let words = element.label?.value.literal else { return false }
    return !words.isEmpty || element.viewName == "Text" && isEmptyLiteral(element)
  }

  private func isEmptyLiteral(_ element: AccessibilityElement) -> Bool {
    let arguments = CallArguments(of: element.source).arguments
    return arguments.count == 1 && arguments[0].label == nil && arguments[0].value.text == "\"\""
  }

  /// The empty text, or the modifier that made a shape an element, stands in the view's own code, so nothing from
  /// elsewhere decides it.
  private func isWrittenSo(_ element: AccessibilityElement, in context: RuleContext) -> Bool {
    guard [.shape, .canvas].contains(element.role) else {
      return element.label?.source.map { source in
        ["\"\"", "\" \"", "Image("].contains(where: source.text.contains)
      } ?? false
    }
    return element.modifiers.contains(where: element.owns) && !context.code(of: element, calls: "accessibilityHidden")
  }

  /// The text is one of several written out, one of which is empty.
  private func saysNothingAtTimes(_ element: AccessibilityElement) -> Bool {
    guard element.role == .text, element.value == nil, element.hint == nil, let text = element.label?.value,
      text.parts.count == 1,
      case .choice(let alternatives) = text.parts[0], !text.hasHoles else { return false }
    return alternatives.contains { $0.text.isBlank }
  }
}
