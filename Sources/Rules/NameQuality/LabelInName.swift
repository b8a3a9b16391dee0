import AccessibilityModel
import SourceModel

/// A control whose label leaves out the words that are drawn on it.
public struct LabelInName: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "label-in-name", family: .nameQuality, severity: .error, impact: .serious, wcag: ["2.5.3"],
    title: "label leaves out the words on the control",
    documentation: RuleDocumentation(
      reports: """
        A button, link, menu or switch that shows words and has an `accessibilityLabel` without them: a button with \
        the title "Send" and the label "Submit form".
        """,
      why: """
        Voice Control takes the label as the name. Whoever reads "Send" and says "Tap Send" gets no answer. People who \
        both see the screen and hear VoiceOver wonder whether they are in the right place.
        """,
      howToFix: """
        Begin the label with the visible words, or give them with `accessibilityInputLabels`.
        """,
      elsewhere: "Leave `accessibilityLabel` out, or begin it with the words of the title.",
      limits: """
        Case and punctuation do not count, and "Monday" says "Mon". Numbers, signs and single letters are symbols and \
        need not be said. Silent where several texts stand on the control and the label says one of them, where icons \
        may take the place of titles, as in toolbars, and where the words are known only at run time.
        """,
      references: [
        "WCAG 2.2, Understanding 2.5.3 Label in Name",
        "Apple documentation: accessibilityInputLabels, which replace the label for Voice Control",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          Button("Send") { submit() }.accessibilityLabel(↓"Submit form")
        }
        """,
        fixed: """
          var body: some View {
            Button("Send") { submit() }.accessibilityLabel("Send, Submit form")
          }
          """),
      .violation(
        """
        var body: some View {
          NavigationLink { Profile() } label: {
            HStack { Image(systemName: "person"); Text("Profile") }
          }
          .accessibilityLabel(↓"Account details")
        }
        """),
      .violation(
        """
        var body: some View {
          Button("You have a new message.") { open() }.accessibilityLabel(↓"New message: a")
        }
        """,
        fixed: """
          var body: some View {
            Button("You have a new message.") { open() }.accessibilityLabel("You have a new message.")
          }
          """),
      .violation(
        """
        var body: some View {
          Button("Print page...") { print() }.accessibilityLabel(↓"Put it on paper")
        }
        """,
        fixed: """
          var body: some View {
            Button("Print page...") { print() }.accessibilityLabel("Print page, Put it on paper")
          }
          """),
      .violation(
        """
        @State private var isAsking = false
        var body: some View {
          Button { isAsking = true } label: { Text(isAsking ? "Press any key..." : "Key") }
            .accessibilityLabel(↓isAsking ? "Asking" : "Key")
        }
        """,
        fixed: """
          @State private var isAsking = false
          var body: some View {
            Button { isAsking = true } label: { Text(isAsking ? "Press any key..." : "Key") }
              .accessibilityLabel(isAsking ? "Press any key..." : "Key")
          }
          """),
      .violation(
        """
        struct RoundView: View {
          var body: some View {
            VStack {
              ↓Button("Reset") { clear() }.spoken("Empty all fields")
              Button("Send") { submit() }.spoken("Send the form")
            }
          }
        }
        extension View {
          func spoken(_ words: String) -> some View { accessibilityLabel(words) }
        }
        """),
      .pass(
        """
        var body: some View {
          Button("SEND") { submit() }.accessibilityLabel("Send the form")
        }
        """),
      .pass(
        """
        var body: some View {
          HStack {
            Button("×") { close() }.accessibilityLabel("Close")
            Button("B") { bold() }.accessibilityLabel("Toggle emphasis")
            Button("+1") { increase() }.accessibilityLabel("More guests")
          }
        }
        """),
      .pass(
        """
        var body: some View {
          Button("Send") { submit() }
            .accessibilityLabel("Submit form")
            .accessibilityInputLabels(["Send", "Submit form"])
        }
        """),
      .pass(
        """
        var body: some View {
          List { Text("Inbox") }.toolbar {
            Button("New", systemImage: "square.and.pencil") { write() }.accessibilityLabel("Compose message")
          }
        }
        """),
      .pass(
        """
        struct RecordingState: View {
          var isRecording: Bool
          var marks: [String]
          var body: some View {
            if marks.isEmpty, !isRecording { Text("Click to record") } else { Text(marks.joined()) }
          }
        }
        struct RecordButton: View {
          var marks: [String]
          @State private var isOn = false
          var body: some View {
            Button { isOn.toggle() } label: { RecordingState(isRecording: isOn, marks: marks) }
              .accessibilityLabel(isOn ? Text("Recording") : Text("Click to record"))
          }
        }
        """),
      .violation(
        """
        @State private var isPending = false
        let guest: String
        private var shown: String { isPending ? "Confirm?" : "Confirm" }
        private var spoken: String {
          isPending ? "Accept the booking of \\(guest)" : "Prepare to accept the booking of \\(guest)"
        }
        var body: some View {
          Button { isPending.toggle() } label: { Text(shown) }.accessibilityLabel(↓spoken)
        }
        """),
      .pass(
        """
        struct OrderButton: View {
          struct Look { let words: String; let isOff: Bool; let spoken: String }
          let status: Int
          var look: Look {
            switch status {
            case 1: Look(words: "Ordered", isOff: true, spoken: "The order is on its way")
            default: Look(words: "Order", isOff: false, spoken: "Order this book")
            }
          }
          var body: some View {
            Button { order() } label: { Text(look.words) }
              .disabled(look.isOff)
              .accessibilityLabel(look.spoken)
          }
        }
        """),
      .undecided(
        """
        let title: String
        var body: some View {
          Button("Remove") { remove() }.accessibilityLabel("Do it now: \\(title)")
        }
        """),
      .undecided(
        """
        let name: String
        var body: some View {
          Button("Remove") { remove() }.accessibilityLabel(name)
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, Self.roles.contains(element.role), let label = element.label,
      label.origin == .modifier("accessibilityLabel") else { return .inapplicable }
    let visible = VisibleName(of: element)
    guard let shown = visible.texts.first else { return .inapplicable }
    guard Self.isSettled(element) else { return .undecided(UnknownReason(.dynamicValue, "title")) }
    if subject.sharesLabel { return .undecided(UnknownReason(.unsupportedCode, "accessibilityLabel on a container")) }
    guard VisibleName.isShown(subject) else {
      return .undecided(UnknownReason(.dynamicValue, "whether the title is shown"))
    }
    if let opaque = element.content.first(where: { $0.certainty == .opaque }) {
      return .undecided(opaque.reasons.first ?? UnknownReason(.opaqueView, opaque.viewName))
    }
    // What is shown as the value need not be in the name.
    let names = [label.value] + element.inputLabels + [element.value?.value].compactMap { $0 }
    let answers = visible.texts.map { Self.answer($0, names, in: subject) }
    // Several texts are a description of which the label may choose (w3c/matf issue 109).
    if visible.texts.count > 1 {
      return answers.contains { $0.said } ? .pass : .undecided(UnknownReason(.dynamicValue, "several texts"))
    }
    guard let (text, name) = answers[0].missing else {
      return answers[0].isKnown ? .pass : .undecided(UnknownReason(.dynamicValue, shown.rendered))
    }
    return violation(element, label, text, name, context)
  }

  /// In UIKit each text is set by itself: of several, nobody knows which stand together.
  private static func isSettled(_ element: AccessibilityElement) -> Bool {
    guard element.framework != .swiftUI, let platform = element.platform else { return true }
    if platform.mayBeCompletedElsewhere || platform.settings.contains(where: { $0.name == "configuration" }) { return false }
    let labels = platform.settings.filter { $0.name == "accessibilityLabel" }
    let titles = platform.settings.filter { ["title", "attributedTitle", "text", "attributedText"].contains($0.name) }
    return labels.count == 1 && titles.count == 1 && !(labels + titles).contains { $0.isLater || $0.isConditional }
  }

  private static let roles: Set<ElementRole> = [
    .button, .link, .navigationLink, .menu, .toggle, .shareLink, .disclosure,
  ]

  /// What the outcomes of a visible text and of the names give together.
  private struct Answer {
    var said = false
    var missing: (TextVariant, TextVariant)?
    var isKnown = true
  }

  private static func answer(_ text: SpokenText, _ names: [SpokenText], in subject: ElementSubject) -> Answer {
    var answer = Answer()
    for shown in subject.variants(of: text) {
      for name in subject.variants(of: names[0]) where !name.contradicts(shown) {
        // Nobody can ask for it while it can do nothing: "dimmed" is heard then.
        if subject.element.isInactive(under: shown.conditions + name.conditions) { continue }
        let inputs = names.dropFirst().flatMap(\.variants)
        let results = ([name] + inputs).map { VisibleName.isSaid(shown, in: $0) }
        if results.contains(.said) { answer.said = true; continue }
        if results.contains(.unknown) { answer.isKnown = false; continue }
        if answer.missing == nil { answer.missing = (shown, name) }
      }
    }
    return answer
  }

  /// A few capitals, such as "ALT" or "HD" on a picture, are more often a mark than a name.
  /// The label where it is written; the control where a modifier of the app's own only hands the label on.
  private static func place(of label: Fact<SpokenText>, on element: AccessibilityElement) -> SourceRange {
    guard let source = label.source else { return element.source }
    guard element.framework == .swiftUI, let words = label.value.literal,
      LiteralEdit.replacing(words, with: words, in: source) == nil, !ModifierChain.whole(element.source).contains(source)
    else { return source }
    return element.source
  }

  private static func isBadge(_ text: String) -> Bool {
    text.count <= 4 && text.allSatisfy { $0.isUppercase || $0.isNumber }
  }

  /// The visible text, and what the label says besides.
  private static func joined(_ text: TextVariant, _ name: TextVariant) -> String? {
    guard let visible = text.literal, let label = name.literal else { return nil }
    let shown = Set(TextWords.split(visible))
    if TextWords.split(label).allSatisfy(shown.contains) { return visible }
    // "Press a key…", while that is awaited, says all there is to say in that state.
    let isWaiting = visible.last.map { $0 == "\u{2026}" } ?? false || visible.hasSuffix("...")
    if isWaiting, !text.conditions.isEmpty, !name.conditions.isEmpty, shown.count > 2 { return visible }
    let words = String(visible.reversed().drop { ".,:;\u{2026} ".contains($0) }.reversed())
    return words.isEmpty ? "\(visible), \(label)" : "\(words), \(label)"
  }

  /// `Text(mode.title)`: the words are those of now, and others come with the next mode.
  private static func isShownByState(_ element: AccessibilityElement) -> Bool {
    let texts = element.content.filter { $0.role == .text && $0.framework == .swiftUI }
    guard texts.count == 1, let shown = CallArguments(of: texts[0].source).title?.text.withoutSelf, shown.first?.isLowercase ?? false else { return false }
    return shown.contains(".") && shown.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
  }

  private static func listening(to labels: String, on element: AccessibilityElement) -> SourceEdit? {
    element.framework == .swiftUI
      ? FixBuilder.adding(".accessibilityInputLabels([\(labels)])", to: element)
      : UIKitFix.setting("accessibilityUserInputLabels = [\(labels)]", on: element)
  }

  private func violation(
    _ element: AccessibilityElement, _ label: Fact<SpokenText>, _ text: TextVariant, _ name: TextVariant,
    _ context: RuleContext
  ) -> Outcome {
    let isTranslated = label.localization?.isInCatalog == true
    var fixes: [Fix] = []
    var longer: String?
    if let visible = text.literal, let literal = name.literal, !Self.isShownByState(element) {
      let better = Self.joined(text, name) ?? visible
      longer = better
      if let edit = LiteralEdit.replacing(literal, with: better, in: label.source) {
        fixes.append(Fix("begin the label with '\(visible)'", safety: .suggested, edits: [edit]))
      }
      let labels = [visible, literal].map(FixBuilder.literal).joined(separator: ", ")
      // One list of names for all states would take away what people say in the others.
      let isOneState = name.conditions.isEmpty && text.conditions.isEmpty
      if element.inputLabels.isEmpty, !isTranslated, isOneState, let edit = Self.listening(to: labels, on: element) {
        fixes.append(Fix("let Voice Control listen to '\(visible)' as well", safety: .suggested, edits: [edit]))
      }
    }
    return .violation(Violation(
      "label \(name.text.quoted) leaves out the visible text \(text.text.quoted)",
      certainty: isTranslated || name.literal == nil || text.literal.map(Self.isBadge) ?? true ? .likely : .certain, at: Self.place(of: label, on: element),
      heard: context.heard(element, label: name.text, becoming: longer), fixes: fixes))
  }
}
