import AccessibilityModel
import SourceModel

/// Something that nobody sees and VoiceOver walks through all the same.
public struct InvisibleButExposed: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "invisible-but-exposed", family: .structure, severity: .note, impact: .serious, wcag: ["1.3.2", "4.1.2"],
    title: "what is moved out of sight can still be reached",
    documentation: RuleDocumentation(
      reports: """
        An element that `offset` moves off the screen under a condition, that a clipped frame of no height or width \
        cuts away, or whose opacity is next to nothing, and that nothing hides from assistive technologies; and a text \
        that is blurred under a condition, as a password is until it is revealed. For review.
        """,
      why: """
        Only an opacity of 0 and `hidden()` take a view out of the tree. What is merely moved or cut away is still \
        read, and can be pressed by people who cannot see that it is not there.
        """,
      howToFix: "Show it with `if isOpen { … }`, or add `.accessibilityHidden(!isOpen)`.",
      elsewhere: "`menu.isHidden = true`, or `menu.accessibilityElementsHidden = true` while it is out of sight.",
      limits: """
        Where something ends up on a screen cannot be told from source: an offset counts from 250 points to the side \
        and 500 up or down, or by the length of the screen. Offsets that a gesture changes are not judged.
        """,
      references: [
        "Recorded: opacity 0 leaves the tree (tree-spec T35)", "Apple: documentation of accessibilityHidden(_:)",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          VStack {
            Button(isShown ? "Hide code" : "Show code") { isShown.toggle() }
            ↓Text(code).blur(radius: isShown ? 0 : 8)
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              Button(isShown ? "Hide code" : "Show code") { isShown.toggle() }
              Text(code).blur(radius: isShown ? 0 : 8).accessibilityHidden(!isShown)
            }
          }
          """),
      .pass(
        """
        var body: some View {
          VStack {
            Text(code).blur(radius: isShown ? 0 : 8).accessibilityLabel(isShown ? code : "Hidden code")
            Text("Welcome").blur(radius: 2)
          }
        }
        """),
      .violation(
        """
        var body: some View {
          HStack {
            Text(item.name)
            ↓Button("Delete") { remove() }.offset(x: isOpen ? 0 : 500)
          }
        }
        """,
        fixed: """
          var body: some View {
            HStack {
              Text(item.name)
              Button("Delete") { remove() }.offset(x: isOpen ? 0 : 500).accessibilityHidden(!isOpen)
            }
          }
          """),
      .violation(
        """
        var body: some View {
          ↓Text(details).frame(height: isOpen ? nil : 0).clipped()
        }
        """),
      .violation(
        """
        var body: some View {
          VStack { ↓Text(details) }
            .frame(maxHeight: isOpen ? .infinity : 0)
            .clipped()
        }
        """),
      .violation(
        """
        var body: some View {
          VStack { ↓Text("Order 12"); Image(decorative: "parcel") }
            .offset(y: isShown ? 0 : UIScreen.main.bounds.height)
            .animation(.spring(), value: isShown)
        }
        """),
      .violation(
        """
        var body: some View {
          GeometryReader { area in
            VStack {
              VStack { ↓Text("Order 12") }.offset(x: -4, y: -40)
            }
            .offset(y: isShown ? 0 : area.size.height)
          }
        }
        """),
      .violation("var body: some View { ↓TextField(\"Code\", text: $code).opacity(0.001) }"),
      .pass(
        """
        var body: some View {
          Button("Delete") { remove() }.offset(x: isOpen ? 0 : 500).accessibilityHidden(!isOpen)
        }
        """),
      .pass(
        """
        var body: some View {
          Button("Delete") { remove() }.offset(x: isOpen ? 0 : 500).opacity(isOpen ? 1 : 0)
        }
        """),
      .pass("var body: some View { Button(\"Delete\") { remove() }.offset(x: isOpen ? 0 : 12) }"),
      .pass("var body: some View { VStack { Text(\"Order 12\"); if isOpen { Button(\"Got it\") { close() }.offset(x: -280, y: -50) } } }"),
      .pass(
        """
        @State private var isVisible = false
        var body: some View {
          ZStack {
            if isPresented || isVisible {
              Button("Delete") { remove() }.offset(y: isVisible ? 0 : 800)
            }
          }
          .onChange(of: isPresented) { isVisible = isPresented }
        }
        """),
      .undecided("var body: some View { Button(\"Delete\") { remove() }.offset(x: position) }"),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, !element.saysNothing || element.isInteractive,
      let hiding = Self.concealment(of: element.appearance.value) ?? Self.blur(of: element) else { return .inapplicable }
    // Another branch, hidden or left out, is what is there in this case.
    let subjects = Set(hiding.conditions.map(\.subject))
    if subject.when.contains(where: { Self.asks($0, about: subjects) }) { return .pass }
    if element.label?.value.choices.contains(where: { $0.contains { subjects.contains($0.subject) } }) ?? false { return .pass }
    if let gap = element.gap { return .undecided(gap) }
    if hiding.isBlur {
      return .violation(Violation(
        "\(element.nounWithName) \(hiding.how) and is read all the same", certainty: .review, at: element.source,
        fixes: fixes(hiding, element), related: [RelatedPlace(hiding.modifier, "blurs it")]))
    }
    return .violation(Violation(
      "\(element.nounWithName) \(hiding.how) and can still be reached", certainty: .review, at: element.source,
      fixes: fixes(hiding, element), related: [RelatedPlace(hiding.modifier, "puts it out of sight")]))
  }

  /// Whether a condition is about one of these, alone or with others: what is there `if isPresented || isVisible` is out of
  /// sight only while it comes and goes.
  private static func asks(_ condition: Condition, about subjects: Set<String>) -> Bool {
    if subjects.contains(condition.subject) { return true }
    switch condition.composition {
    case .all(let parts)?, .any(let parts)?: return parts.contains { asks($0, about: subjects) }
    case nil: return false
    }
  }

  private struct Concealment {
    let how: String
    let conditions: [Condition]
    let modifier: SourceRange
    var isBlur = false
  }

  /// A text of which nobody can read a letter, by a modifier of its own: one further out blurs what lies behind something.
  private static func blur(of element: AccessibilityElement) -> Concealment? {
    guard [.text, .label].contains(element.role),
      var hiding = concealment(element.appearance.blurRadius, "is blurred", { $0 >= 4 }), !hiding.conditions.isEmpty,
      element.owns(AppliedModifier(name: "", source: hiding.modifier, arguments: [])) else { return nil }
    hiding.isBlur = true
    return hiding
  }

  private static func concealment(of looks: Appearance) -> Concealment? {
    let farAside: (Double) -> Bool = { abs($0) >= 250 }
    let farOff: (Double) -> Bool = { abs($0) >= 500 }
    // What always stands not far away was put there to be seen, from a middle that nobody knows.
    let beyond: (Double) -> Bool = { abs($0) >= 1000 }
    let aside = concealment(looks.horizontalOffset, "is moved off the screen", farAside)
      ?? concealment(looks.verticalOffset, "is moved off the screen", farOff)
    let always = concealment(looks.horizontalOffset, "is moved off the screen", beyond)
      ?? concealment(looks.verticalOffset, "is moved off the screen", beyond)
    return aside.flatMap { $0.conditions.isEmpty ? always : $0 }
      ?? concealment(looks.clippedSide, "is cut away") { $0 == 0 }
      ?? concealment(looks.opacity, "is next to invisible") { $0 > 0 && $0 < 0.02 }
  }

  private static func concealment(
    _ setting: Setting<Double>?, _ how: String, _ isOut: (Double) -> Bool
  ) -> Concealment? {
    guard let setting, let option = setting.options.first(where: { isOut($0.value) }) else { return nil }
    let condition = option.conditions.last.map { " while '\($0.description)'" } ?? ""
    return Concealment(how: how + condition, conditions: option.conditions, modifier: setting.modifier)
  }

  private func fixes(_ hiding: Concealment, _ element: AccessibilityElement) -> [Fix] {
    // Further out than the element there may be a view that holds more than it.
    guard element.owns(AppliedModifier(name: "", source: hiding.modifier, arguments: [])),
      hiding.conditions.count == 1, let condition = hiding.conditions.first,
      condition.description.allSatisfy({ $0.isLetter || $0.isNumber || "._!".contains($0) }) else { return [] }
    let edit = FixBuilder.adding(".accessibilityHidden(\(condition.description))", to: element)
    return [Fix("hide it while it is out of sight", safety: .suggested, edits: [edit])]
  }
}
