import AccessibilityModel
import SourceModel

/// A dialog of the app's own that the gesture for going back does not close.
public struct EscapeActionMissing: AppRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "escape-action-missing", family: .structure, severity: .note, impact: .moderate, wcag: [],
    title: "modal view does not answer to the escape gesture",
    documentation: RuleDocumentation(
      reports: """
        `.accessibilityAddTraits(.isModal)` on views of which none has `.accessibilityAction(.escape)`, wherever one \
        or the other is written.
        """,
      why: """
        A two-finger Z closes every dialog of the system, and so does the back gesture of Switch Control. In a dialog \
        of the app's own it does nothing unless the app says what it should do.
        """,
      howToFix: "Add `.accessibilityAction(.escape) { isShown = false }` to the dialog.",
      elsewhere: "Override `accessibilityPerformEscape()`.",
      limits: """
        Whether the view can be closed at all is not seen. Silent where one use of the view has the action, and in \
        sheets and covers, which the system closes.
        """,
      references: ["Apple: documentation of AccessibilityActionKind.escape"]),
    examples: [
      .violation(
        """
        var body: some View {
          VStack { Text("Really?"); Button("No") { isAsking = false } }
            ↓.accessibilityAddTraits(.isModal)
        }
        """,
        fixed: """
          var body: some View {
            VStack { Text("Really?"); Button("No") { isAsking = false } }
              .accessibilityAddTraits(.isModal)
              .accessibilityAction(.escape) { <#close#> }
          }
          """),
      .pass(
        """
        var body: some View {
          VStack { Text("Really?"); Button("No") { isAsking = false } }
            .accessibilityAddTraits(.isModal)
            .accessibilityAction(.escape) { isAsking = false }
        }
        """),
      .pass(
        """
        struct ContentView: View {
          var body: some View { Question().accessibilityAction(.escape) { close() } }
        }

        struct Question: View {
          var body: some View {
            VStack { Text("Really?"); Button("No") { close() } }.accessibilityAddTraits(.isModal)
          }
        }
        """),
      .pass(
        """
        struct ContentView: View {
          var body: some View {
            Text("Orders").sheet(isPresented: $isAsking) {
              VStack { Text("Really?"); Button("No") { isAsking = false } }.accessibilityAddTraits(.isModal)
            }
          }
        }
        """),
      .pass("var body: some View { Text(\"Orders\").accessibilityAddTraits(.isHeader) }"),
      .undecided("var body: some View { VStack { Text(\"Really?\") }.accessibilityAddTraits(traits) }"),
    ])

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    if app.project.allFiles(mentioning: ["isModal"], Self.self).isEmpty { return [] }
    var dialogs = Groups<Part>()
    for (part, modifier) in app.ofEachScreen(Self.self, "", Self.parts) { dialogs.add(part, at: modifier) }
    return dialogs.places.map { place in
      let parts = dialogs.members(at: place)
      if parts.contains(where: { $0.isClosed }) { return .pass }
      guard parts.contains(where: { $0.isKnown }) else {
        return .undecided(UnknownReason(.unresolvedModifier, "escape action"))
      }
      let closing = parts.lazy.compactMap(\.closing).first ?? " { <#close#> }"
      let handler = closing.hasPrefix(" ") ? "(.escape)\(closing)" : "(.escape, \(closing))"
      let edit = FixBuilder.adding(".accessibilityAction\(handler)", after: place)
      return .violation(Violation(
        "modal view does nothing on the escape gesture", certainty: .likely, at: place,
        fixes: [Fix("close it on the escape gesture", safety: .suggested, edits: [edit])]))
    }
  }

  /// What one element of a dialog tells of it.
  private struct Part: Sendable {
    /// By its own action or by that of the system's presentation that it stands in.
    let isClosed: Bool
    let isKnown: Bool
    /// What closes it: a name of the code, or a closure with a blank before it.
    let closing: String?

    init(_ place: ScreenPlaces.Place, on screen: Screen, in modifier: SourceRange) {
      closing = ClosingCode.of(place.element, in: modifier)
      isClosed = place.element.actions.contains { $0.kind == .escape }
        || screen.isPresented(as: "sheet", "full-screen cover", "popover")
      isKnown = place.element.certainty == .known
    }
  }

  /// What the elements of a screen tell of the dialogs that they stand in, by the modifiers that make these modal.
  private static func parts(of screen: ScreenPlaces) -> [(part: Part, modifier: SourceRange)] {
    screen.places.flatMap { place in
      let modal = [modal(place.element)] + place.containers.map { $0.modifiers.last(where: \.isModal) }
      return modal.compactMap(\.self).map { (Part(place, on: screen.screen, in: $0.source.atDot), $0.source.atDot) }
    }
  }

  /// The modifier that makes an element modal.
  private static func modal(_ element: AccessibilityElement) -> AppliedModifier? {
    guard element.mayHave(.modal) else { return nil }
    return element.modifiers.last(where: \.isModal) ?? element.modifiers.last(where: \.addsTraits)
  }
}

/// What a button of a dialog or a tap beside it does to close it, as code that can be said again behind the dialog.
private enum ClosingCode {
  static func of(_ element: AccessibilityElement, in modifier: SourceRange) -> String? {
    guard element.source.file === modifier.file,
      ModifierChain.whole(around: modifier)?.contains(element.source) ?? false else { return nil }
    if closes(element), let action = CallArguments(of: element.source).arguments.first(where: { $0.label == "action" }) {
      return written(action.value.text)
    }
    let handled = element.actions.first(where: closes)?.source?.atDot
    if let code = (handled ?? (closes(element) ? element.expression : nil))?.text, let open = code.firstIndex(of: "{") {
      let rest = code[open...]
      return rest.firstIndex(of: "}").flatMap { written(String(rest[...$0])) }
    }
    guard element.exposure != .exposed, let tap = element.gestures.first(where: { $0.kind == .tap }),
      element.source.file === tap.source.file else { return nil }
    let text = tap.source.atDot.text
    if let handed = text.firstMatch(of: kept { #/^\.onTapGesture\(perform:\s*(\w+)\)$/# })?.1 { return String(handed) }
    return text.hasPrefix(".onTapGesture {") ? written(String(text.dropFirst(".onTapGesture ".count))) : nil
  }

  private static let words = ["close", "cancel", "dismiss"]

  private static func closes(_ action: AccessibilityAction) -> Bool {
    action.kind == .named && action.when.isEmpty && (action.name?.literal.map { words.contains($0.lowercased()) } ?? false)
  }

  private static func closes(_ element: AccessibilityElement) -> Bool {
    guard element.role == .button, element.exposure == .exposed else { return false }
    if let word = element.label?.value.literal?.lowercased() { return words.contains(word) }
    return NameSuggestion.symbol(of: element) == "xmark"
  }

  /// A name, or a closure that calls one thing or sets one flag to false.
  private static func written(_ code: String) -> String? {
    if code.wholeMatch(of: kept { #/[a-z]\w*/# }) != nil { return code }
    if let call = code.wholeMatch(of: kept { #/\{\s*([a-z]\w*)\(\)\s*\}/# })?.1 { return " { \(call)() }" }
    return code.wholeMatch(of: kept { #/\{\s*([a-z]\w*) = (false|nil)\s*\}/# }).map { " { \($0.1) = \($0.2) }" }
  }
}
