import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// A button that can be pressed and does nothing then.
public struct ControlDoesNothing: ElementRule {
  public init() {}

  /// On a television a button may be there for the focus alone, which moves by controls.
  public static var platforms: PlatformSet { [.iOS, .macOS, .visionOS, .watchOS] }

  public static let metadata = RuleMetadata(
    id: "control-does-nothing", family: .operation, severity: .note, impact: .moderate, wcag: [],
    title: "button does nothing",
    documentation: RuleDocumentation(
      reports: """
        A `Button` whose action is an empty closure, or one that only writes to the log, also where a component or a method \
        that makes the button is handed that closure: `AvatarButton(action: {})`, `menuButton("Account") {}`.
        """,
      why: """
        VoiceOver, Switch Control and keyboards stop at it and say that it is a button. Who sees the screen may take it \
        for a picture; who presses it by ear waits for something that never comes, and cannot tell that from a failure.
        """,
      howToFix: """
        Let it do what it says. Until then show its label alone, or say with `.disabled(true)` that it cannot be pressed.
        """,
      elsewhere: "A `UIButton` without an action is better a `UILabel` or a `UIImageView`.",
      limits: """
        Left alone are the buttons of alerts and dialogs, which close these, those with the role `.cancel`, those with a gesture, an action or a focus of \
        their own besides, and what is disabled. Functions whose body is empty are not followed.
        """,
      references: ["Apple: documentation of Button", "WCAG 2.2: understanding 4.1.2 Name, Role, Value"]),
    examples: [
      .violation(
        """
        var body: some View {
          ↓Button("Filter") {}
        }
        """),
      .violation(
        """
        var body: some View {
          ↓Button(action: {
            // To come.
          }, label: { Text("Profile") })
        }
        """),
      .violation("var body: some View { ↓Button { print(\"pressed\") } label: { Text(\"Share\") } }"),
      .violation(
        """
        struct ShelfView: View {
          var body: some View { VStack { Text("Shelf"); ↓RoundButton(title: "Sort", action: {}) } }
        }
        struct RoundButton: View {
          let title: String
          let action: () -> Void
          var body: some View { Button(action: action) { Text(title).padding() } }
        }
        """),
      .violation(
        """
        struct ShelfView: View {
          var body: some View { VStack { Text("Shelf"); ↓RoundButton(title: "Sort") {} } }
        }
        struct RoundButton: View {
          let title: String
          let action: () -> Void
          var body: some View { Button(action: action) { Text(title).padding() } }
        }
        """),
      // Another closure of it is empty.
      .pass(
        """
        @State private var isShown = false
        var body: some View {
          VStack { row("Orders") { isShown = true } hidden: {} }
        }
        private func row(_ title: String, action: @escaping () -> Void, hidden: @escaping () -> Void) -> some View {
          Button(action: action) { Text(title) }.onDisappear(perform: hidden)
        }
        """),
      // Alerts and dialogs are closed by any button.
      .pass(
        """
        @State private var isShown = false
        var body: some View {
          Button("Delete") { isShown = true }
            .alert("Delete all?", isPresented: $isShown) {
              Button("OK") {}
              Button("Cancel", role: .cancel) {}
            }
        }
        """),
      .pass("var body: some View { Button(\"Coming soon\") {}.disabled(true) }"),
      // The focus of a television does it.
      .pass(
        """
        struct Shelf: View {
          @FocusState private var chosen: Part?
          var body: some View {
            HStack {
              Button("Films") {}.focused($chosen, equals: .films)
              Text(chosen == .films ? "All films" : "")
            }
          }
        }
        """),
      .pass("var body: some View { Button(\"Hold\") {}.onLongPressGesture { record() } }"),
      .pass(
        """
        struct ShelfView: View {
          var body: some View { RoundButton(title: "Sort", action: { sort() }) }
        }
        struct RoundButton: View {
          let title: String
          var action: () -> Void = {}
          var body: some View { Button(action: action) { Text(title).padding() } }
        }
        """),
      .undecided(
        """
        struct RoundButton: View {
          let title: String
          let action: () -> Void
          var body: some View { Button(action: action) { Text(title).padding() } }
        }
        """),
    ])

  /// Screens that any press of theirs closes.
  private static let closing = ["alert", "dialog"].map { "› \($0)" }

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.role == .button, element.exposure == .exposed, let action = element.activation else { return .inapplicable }
    guard Self.isNothing(action.whole) else { return .pass }
    if element.mayHave(.notEnabled) || !element.gestures.isEmpty || !element.actions.isEmpty || Self.isClosed(subject)
      || Self.answersOtherwise(element, in: context) {
      return .inapplicable
    }
    guard let call = context.chain(of: element)?.call else { return .undecided(element.gap ?? UnknownReason(.dynamicValue, element.viewName)) }
    if call.argument("role")?.plainName == "cancel" { return .inapplicable }
    guard let place = Self.place(of: element, call, subject.callSites, in: context) else {
      return .undecided(element.gap ?? UnknownReason(.dynamicValue, element.viewName))
    }
    return .violation(Violation(
      "\(element.nounWithName) does nothing", certainty: .likely, at: place,
      related: place == element.source ? [] : [RelatedPlace(element.source, "the button")]))
  }

  /// No statement, or one for those who make the app.
  private static func isNothing(_ action: ActionSummary) -> Bool {
    if action.isEmpty { return action.mentions.isEmpty && action.assignments.isEmpty }
    return !action.mentions.isEmpty && action.assignments.isEmpty && action.reached.isEmpty && action.mentions.allSatisfy { mention in
      mention.split(separator: ".").first.map { NameWords.words(.log).contains($0.lowercased()) } ?? false
    }
  }

  /// Its code says what other touches than a press do on it, or that it takes none.
  private static func answersOtherwise(_ element: AccessibilityElement, in context: RuleContext) -> Bool {
    context.call(at: element.expression)?.holds { part in
      part.callName.map { FrameworkNames.names(.touchModifier).contains($0) || $0.hasSuffix("Gesture") } ?? false
    } ?? false
  }

  private static func isClosed(_ subject: ElementSubject) -> Bool {
    closing.contains(where: subject.screen.name.hasSuffix) || subject.containers.contains { [.alert, .dialog].contains($0.kind) }
  }

  /// Where the action is written: at the button, or where the component or the method that it stands in is handed it.
  private static func place(
    of element: AccessibilityElement, _ call: Call, _ uses: [CallSite], in context: RuleContext
  ) -> SourceRange? {
    guard let action = call.argument("action") ?? call.arguments.lazy.map(\.value).first(where: { if case .closure = $0.kind { true } else { false } })
    else { return nil }
    switch action.kind {
    case .closure: return element.source
    case .name(let name):
      if let method = context.method(around: element.source), let parameter = method.parameters.first(where: { $0.name == name }) {
        return place(of: element, handedTo: parameter, of: method, in: context)
      }
      // What the button is written in, `Card { Button(action: action) { … } }`, hands it nothing.
      guard let use = uses.last(where: { !$0.source.contains(element.source) }),
        let handing = context.call(at: use.source).flatMap({ CodeChain(reading: $0).call }),
        let closure = Self.closure(of: handing, for: name), handing.argument(name) != nil || isNothing(closure) else { return nil }
      return use.source
    default: return nil
    }
  }

  /// The call of a method that hands nothing to a parameter; of several, the one that says what the button is called.
  private static func place(
    of element: AccessibilityElement, handedTo parameter: Parameter, of method: FunctionDeclaration, in context: RuleContext
  ) -> SourceRange? {
    let idle = context.calls(of: method).filter { closure(of: $0.call, for: parameter.label).map(isNothing) ?? false }
    guard idle.count > 1 else { return idle.first?.place }
    let words = Set(element.label?.value.literals ?? [])
    let named = idle.filter { use in use.call.arguments.contains { $0.value.plainText.map(words.contains) ?? false } }
    return named.count == 1 ? named[0].place : nil
  }

  /// The closure that a call hands over under a label, else the only one without a label, as behind the call.
  private static func closure(of call: Call, for label: String?) -> Closure? {
    if let label, let value = call.argument(label) { if case .closure(let closure) = value.kind { return closure } else { return nil } }
    let unnamed = call.arguments.filter { $0.label == nil }.compactMap { argument in
      if case .closure(let closure) = argument.value.kind { closure } else { nil }
    }
    return unnamed.count == 1 ? unnamed[0] : nil
  }

  private static func isNothing(_ closure: Closure) -> Bool {
    closure.body.statements.allSatisfy { ErrorNotTold.isLog($0) }
  }
}
