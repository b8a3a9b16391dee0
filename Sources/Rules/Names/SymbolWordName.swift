import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A control whose name is the word that the system has for its symbol, where that is the right one.
public struct SymbolWordName: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = [.swiftUI, .uiKit]

  public static let metadata = RuleMetadata(
    id: "symbol-word-name", family: .names, severity: .note, impact: .minor, wcag: ["4.1.2", "2.4.6"], isOptIn: true,
    title: "control is called what the system calls its symbol",
    documentation: RuleDocumentation(
      reports: """
        A button, link or menu that shows only a symbol and whose name is the word that the system has for it, where \
        that word is the one that the control most likely needs: "Close" for 'xmark'. For review.
        """,
      why: """
        People hear the right word, though nobody chose it. The system may have another one in its next version or in \
        another language, and a picture that is exchanged takes the name with it.
        """,
      howToFix: """
        Give it a title and let the style hide it: `Button("Close", systemImage: "xmark") { … }\
        .labelStyle(.iconOnly)`. Or add `.accessibilityLabel("Close")`.
        """,
      elsewhere: "`button.accessibilityLabel = \"Close\"`, or a title in the button's configuration.",
      limits: """
        Nobody is worse off today, so the rule is off unless it is asked for. Symbols whose word says something else \
        are the business of `icon-button-name` and its like.
        """,
      references: ["Recorded: names of symbols, spoken-names.tsv"]),
    examples: [
      .violation(
        """
        var body: some View {
          ↓Button { close() } label: { Image(systemName: "xmark") }
        }
        """,
        fixed: """
          var body: some View {
            Button { close() } label: { Image(systemName: "xmark") }.accessibilityLabel("Close")
          }
          """),
      .pass("var body: some View { Button(\"Close\", systemImage: \"xmark\") { close() }.labelStyle(.iconOnly) }"),
      .undecided("var body: some View { Button { close() } label: { BrandMark(kind: .close) } }"),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, element.role.isControl, !element.hasEmptiedLabel else { return .inapplicable }
    guard let label = element.label, case .symbol(let name, _) = label.origin,
      Self.saysWhatItDoes(name, label.value), let word = label.value.literal else { return .inapplicable }
    if let doubt = element.namingDoubt(inWrappers: false) { return .undecided(doubt) }
    let proposal = ProposedName.suggested(element, PictureStates(of: subject), in: context)
    let edit = NamingFix.edit(label: proposal.expression, on: element)
    return .violation(Violation(
      "\(element.noun) is called '\(word)' by its symbol '\(name)' and not by the app", certainty: .review,
      at: element.source, heard: NamingFix.heard(element, named: proposal, in: context),
      fixes: edit.map { [Fix("name the \(element.noun) \(proposal.quoted)", safety: .suggested, edits: [$0])] } ?? []))
  }

  /// Of several that may be shown, each has to have that word: the ellipsis alone and in a circle.
  static func saysWhatItDoes(_ element: AccessibilityElement, _ symbol: String, _ label: SpokenText) -> Bool {
    guard case .symbol(let name)? = element.image, name.literals.count > 1, !name.hasHoles else { return saysWhatItDoes(symbol, label) }
    return name.literals.allSatisfy { saysWhatItDoes($0, label) }
  }

  /// VoiceOver's word for the symbol is what a control with it most likely does: people hear the right word, though
  /// nobody chose it.
  static func saysWhatItDoes(_ symbol: String, _ label: SpokenText) -> Bool {
    guard let meaning = SFSymbols.meaning(of: symbol), let word = label.literal else { return false }
    return word.lowercased() == meaning.english.lowercased()
  }
}
