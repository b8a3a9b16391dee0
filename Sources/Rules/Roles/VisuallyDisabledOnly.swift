import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// A control that looks disabled and says that it is not.
public struct VisuallyDisabledOnly: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "visually-disabled-only", family: .roles, severity: .warning, impact: .serious, wcag: ["4.1.2"],
    title: "control only looks disabled",
    documentation: RuleDocumentation(
      reports: """
        A control that fades under a condition and, under the same condition, ignores touches: by \
        `allowsHitTesting(_:)`, or by an `if` or `guard` around all that its action does. Without `.disabled(_:)`. \
        And, to review, a button whose colours change, or whose picture or text fades, under such an `if` or `guard`, and \
        one that fades under a condition that says by its name that something may not be done yet (`canSend`).
        """,
      why: """
        VoiceOver does not say "dimmed", so people double tap and nothing happens. Voice Control and keyboards reach \
        it as well.
        """,
      howToFix: """
        Use `.disabled(!isValid)`, which dims the control and says so. Or leave it enabled and tell what is missing \
        when it is pressed.
        """,
      elsewhere: "`button.isEnabled = isValid` in place of a low `alpha`.",
      limits: """
        Any other fade alone may mean anything, so it is left alone, and so is a control whose action does something in the \
        other case, such as showing an error.
        """,
      references: ["Apple: documentation of disabled(_:)", "Recorded: a disabled button is read with \"dimmed\""]),
    examples: [
      .violation(
        """
        @State private var isValid = false
        var body: some View {
          Button("Pay") { pay() }
            ↓.opacity(isValid ? 1 : 0.4)
            .allowsHitTesting(isValid)
        }
        """),
      .violation(
        """
        @State private var isValid = false
        var body: some View {
          Button("Pay") { if isValid { pay() } }↓.opacity(isValid ? 1 : 0.4)
        }
        """),
      .violation(
        """
        @State private var isValid = false
        var body: some View {
          ↓Button { guard isValid else { return }; pay() } label: { Text("Pay").foregroundStyle(isValid ? .blue : .gray) }
        }
        """,
        fixed: """
          @State private var isValid = false
          var body: some View {
            Button { guard isValid else { return }; pay() } label: { Text("Pay").foregroundStyle(isValid ? .blue : .gray) }
              .disabled(!isValid)
          }
          """),
      .violation(
        """
        @State private var page = 1
        var body: some View {
          ↓Button { if page > 1 { page -= 1 } } label: {
            Image(systemName: "chevron.left").accessibilityLabel("Previous").opacity(page <= 1 ? 0.3 : 1)
          }
        }
        """),
      .pass(
        """
        @State private var isSelected = false
        var body: some View {
          Button { guard !isSelected else { return }; isSelected = true } label: {
            Text("Week").foregroundStyle(isSelected ? .blue : .gray)
          }
        }
        """),
      .pass(
        """
        @State private var isValid = false
        var body: some View {
          Button("Pay") { pay() }.disabled(!isValid).opacity(isValid ? 1 : 0.4)
        }
        """),
      .pass(
        """
        @State private var isValid = false
        var body: some View {
          Button("Pay") { if isValid { pay() } else { showError() } }.opacity(isValid ? 1 : 0.4)
        }
        """),
      .violation(
        """
        @State private var isClickable = false
        var body: some View {
          Button("Sign in") { model.signIn() }.padding()↓.opacity(isClickable ? 1 : 0.5)
        }
        """),
      .violation(
        """
        @State private var name = ""
        var body: some View {
          Button { model.send(name) } label: { Text("Send") }↓.opacity(name.isEmpty ? 0.4 : 1)
        }
        """),
      .violation(
        """
        @ObservedObject var form: FormModel
        var body: some View {
          Button("Next", action: form.next)↓.opacity(form.canContinue ? 1.0 : 0.3)
        }
        """),
      .violation(
        """
        @State private var isReady = false
        var body: some View {
          Button("Start") { model.start() }.background(Color.orange).cornerRadius(8)↓.opacity(isReady ? 1 : 0.5)
        }
        """),
      .violation(
        """
        struct OrderButton: View {
          let canOrder: Bool
          let action: () -> Void
          var body: some View {
            Button(action: action) { Text("Order") }↓.opacity(canOrder ? 1 : 0.4)
          }
        }
        struct ShopView: View {
          let items: [Item]
          var body: some View {
            List(items) { item in
              HStack { Text(item.title); OrderButton(canOrder: item.isInStock) { order(item) } }
            }
          }
        }
        """),
      .violation(
        """
        struct SlotRow: View {
          let slot: Slot
          let open: () -> Void
          var body: some View {
            Button(action: open) { Text(slot.time) }↓.opacity(slot.isAvailable ? 1 : 0.4)
          }
        }
        """),
      .violation(
        """
        enum Wish { case enabled, loading }
        struct WishButton: View {
          var status: Wish
          let action: () -> Void
          var body: some View {
            Button("Wish for it", action: action)↓.opacity(status == .enabled ? 1 : 0.4)
          }
        }
        """),
      .undecided(
        """
        struct StampButton: View {
          let kind: Kind
          let action: () -> Void
          var body: some View {
            Button("Stamp", action: action).opacity(kind == .old ? 0.4 : 1)
          }
        }
        """),
      .undecided(
        """
        @State private var isFresh = false
        var body: some View {
          Button("Pay") { pay() }.opacity(isFresh ? 1 : 0.4)
        }
        """),
    ])

  private static let faint = 0.05...0.6

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    if let refusing = refusing(subject, in: context) { return refusing }
    if let faded = faded(element, in: context) { return faded }
    guard element.exposure == .exposed, element.role.isControl, let setting = element.appearance.opacity,
      setting.options.contains(where: { Self.faint.contains($0.value) }),
      setting.options.contains(where: { $0.value == 1 }),
      let subject = setting.options.lazy.compactMap(\.conditions.first).first?.subject
    else { return .inapplicable }
    if element.mayHave(.notEnabled) { return .pass }
    guard ignoresTouches(element, under: subject) else {
      guard Self.tellsReadiness(subject) || Self.asksReadiness(setting.modifier, in: context), !doesElse(element) else {
        return .undecided(UnknownReason(.dynamicValue, setting.argument.text))
      }
      return .violation(looksDisabled(element, subject, at: setting.modifier, in: context))
    }
    return .violation(Violation(
      "\(element.nounWithName) fades and ignores touches under '\(subject)', and is not disabled", certainty: .likely,
      at: setting.modifier.atDot, heard: context.heard(element) { $0.traits.insert(.notEnabled) },
      fixes: disabling(element, under: subject)))
  }

  /// It fades together with what lies behind it, while its name says that something may not be done yet.
  private func faded(_ element: AccessibilityElement, in context: RuleContext) -> Outcome? {
    guard element.exposure == .exposed, element.role == .button, element.appearance.opacity == nil, !element.mayHave([.notEnabled, .selected]),
      let decision = element.appearance.decisions.first(where: { decision in
        Self.isOn(element, decision.modifier) && decision.faintest.map(Self.faint.contains) ?? false
          && (Self.tellsReadiness(decision.condition.subject) || Self.asksReadiness(decision.modifier, in: context))
      }), !doesElse(element) else { return nil }
    return .violation(looksDisabled(element, decision.condition.subject, at: decision.modifier, in: context))
  }

  /// Whether a modifier is called on the control itself, also behind one that the project wrote.
  private static func isOn(_ element: AccessibilityElement, _ modifier: SourceRange) -> Bool {
    element.expression.contains(modifier) || ModifierChain.whole(element.source).contains(modifier)
  }

  private func looksDisabled(
    _ element: AccessibilityElement, _ subject: String, at modifier: SourceRange, in context: RuleContext
  ) -> Violation {
    Violation(
      "\(element.nounWithName) looks disabled by '\(subject)', and is announced as usable", certainty: .review,
      at: modifier.atDot, heard: context.heard(element) { $0.traits.insert(.notEnabled) })
  }

  /// Its colours tell when its action does nothing: `guard isValid else { return }` and `isValid ? .blue : .gray`.
  private func refusing(_ subject: ElementSubject, in context: RuleContext) -> Outcome? {
    let element = subject.element
    guard element.exposure == .exposed, element.role == .button, !element.mayHave([.notEnabled, .selected]),
      let refusal = element.activation?.refusals.first(where: { Self.mayBeDisabled($0) && Self.isSeen($0.condition, on: element) })
    else { return nil }
    let test = refusal.test.text
    let isPlain = test.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
    let modifier = ".disabled(\(isPlain ? "!" + test : "!(" + test + ")"))"
    let fixes = element.source.contains(refusal.test)
      ? [Fix("disable it", safety: .suggested, edits: [FixBuilder.adding(modifier, to: element)])] : []
    return .violation(Violation(
      "\(element.nounWithName) does nothing unless '\(test)', and only its looks tell", certainty: .review,
      at: element.source, heard: context.heard(element) { $0.traits.insert(.notEnabled) }, fixes: fixes))
  }

  /// Without a flag, or a text. What is chosen already, or busy, does nothing for other reasons.
  private static func mayBeDisabled(_ refusal: ActionSummary.Refusal) -> Bool {
    let test = refusal.test.text
    return (!test.hasPrefix("!") || test.hasSuffix(".isEmpty")) && refusal.condition.caseTest == nil
      && !IdentifierWords.split(test).contains { ["select", "selected", "current"].contains($0.lowercased()) }
  }

  /// Whether colours on a control, or behind it, are others under a condition, or what it shows is faint then.
  private static func isSeen(_ condition: Condition, on element: AccessibilityElement) -> Bool {
    func isUnder(_ conditions: [Condition]) -> Bool { conditions.contains { $0.isSameTest(as: condition) } }
    let pictures = element.content.filter { $0.role == .image && $0.exposure != .hidden }
    return (element.drawnTexts + pictures).contains { part in
      let isPainted = [part.appearance.foreground, part.appearance.background].contains { paint in
        guard let options = paint?.options, options.count > 1 else { return false }
        return options.contains { isUnder($0.conditions) } && options.contains { !isUnder($0.conditions) }
      }
      // A fade of the control as a whole is judged by itself.
      let fade = element.appearance.opacity == nil ? part.appearance.opacity : nil
      let faint = fade?.options.filter { isUnder($0.conditions) } ?? []
      return isPainted || !faint.isEmpty && faint.allSatisfy { Self.faint.contains($0.value) }
        && fade?.options.contains { $0.value == 1 } ?? false
    }
  }

  /// `.disabled(!canMerge)` in the place of `.allowsHitTesting(canMerge)`.
  private func disabling(_ element: AccessibilityElement, under subject: String) -> [Fix] {
    let chain = element.expression
    for (test, opposite) in [(subject, "!" + subject), ("!" + subject, subject)] {
      let written = ".allowsHitTesting(\(test))"
      guard subject.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }),
        let start = chain.file.firstOffset(of: written, from: chain.start, to: chain.end) else { continue }
      let place = SourceRange(file: chain.file, start: start, end: start + written.utf8.count)
      return [
        Fix(
          "disable it instead", safety: .suggested,
          edits: [SourceEdit(range: place, replacement: ".disabled(\(opposite))")])
      ]
    }
    return []
  }

  /// Code with one blank between words, by its place.
  private let code = Remembered<String>()

  private func words(of source: SourceRange) -> String {
    code(source) { source.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }

  /// Whether its action does something in the other case as well.
  private func doesElse(_ element: AccessibilityElement) -> Bool {
    let action = words(of: element.source)
    return action.contains("else {") && !action.contains("else { return }")
  }

  /// A condition that says by its names that something may not be done yet: `isFormValid`, `canSend`, `name.isEmpty`.
  private static func tellsReadiness(_ subject: String) -> Bool {
    ValuePaths.all(in: subject).contains { path in
      let words = Set(IdentifierWords.split(path.split(separator: ".").last.map(String.init) ?? path).map { $0.lowercased() })
      return !words.isDisjoint(with: NameWords.words(.readinessFlag))
    }
  }

  /// The same by the names with which it is written, `canOrder` of a component that is handed `item.isInStock`, and by the
  /// state that is asked for: `status == .enabled`.
  private static func asksReadiness(_ modifier: SourceRange, in context: RuleContext) -> Bool {
    guard case .call(let call)? = context.call(at: modifier.atDot)?.kind else { return false }
    return call.arguments.contains { argument in
      guard case .ternary(let test, _, _) = argument.value.kind else { return false }
      var isAsked = test.valuePaths.contains(where: tellsReadiness)
      CodeWalk.expressions(of: .expression(test)) { part in
        if case .member(nil, let name) = part.kind, availability.contains(name) { isAsked = true }
      }
      return isAsked
    }
  }

  /// As SwiftUI calls it (Apple: documentation of isEnabled and disabled(_:)).
  private static let availability: Set<String> = ["enabled", "disabled"]

  private func ignoresTouches(_ element: AccessibilityElement, under subject: String) -> Bool {
    let text = words(of: element.expression)
    let tests = [subject, "!\(subject)"]
    if tests.contains(where: { text.contains(".allowsHitTesting(\($0))") }) { return true }
    let action = words(of: element.source)
    return !doesElse(element) && tests.contains { action.contains("{ if \($0) {") || action.contains("{ guard \($0) else { return }") }
  }
}

extension Condition {
  /// Whether it is the same outcome of the same test, also where one of them asks for the opposite: `page <= 1` and
  /// `!(page > 1)`.
  fileprivate func isSameTest(as other: Condition) -> Bool {
    self == other || Self.plain(description) == Self.plain(other.description)
  }

  /// A test without a denial in it, and whether it is denied.
  private static func plain(_ test: String) -> [String] {
    var test = test[...]
    var isDenied = false
    if test.hasPrefix("!("), test.hasSuffix(")") {
      test = test.dropFirst(2).dropLast()
      isDenied = true
    }
    for (sign, opposite) in [(" <= ", " > "), (" >= ", " < "), (" != ", " == ")] where test.contains(sign) {
      return [String(test.replacing(sign, with: opposite)), String(!isDenied)]
    }
    return [String(test), String(isDenied)]
  }
}
