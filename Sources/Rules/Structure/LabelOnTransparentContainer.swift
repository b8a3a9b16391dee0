import AccessibilityModel

/// A label on a stack that is no element, so that each of its elements is called by it.
public struct LabelOnTransparentContainer: ScreenRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "label-on-transparent-container", family: .structure, severity: .warning, impact: .serious,
    wcag: ["1.3.1", "4.1.2"],
    title: "label on a stack goes to each element in it",
    documentation: RuleDocumentation(
      reports: """
        `accessibilityLabel` on a stack, a group or a view made of several elements, without `accessibilityElement`.
        """,
      why: """
        A stack makes no element. The label comes down to every element inside and takes the place of its own words: \
        two texts under the label "Totals" are heard as "Totals" twice, and what they said is gone.
        """,
      howToFix: """
        Put `.accessibilityElement(children: .combine)` before the label when it should be one element of that name, \
        or `.accessibilityElement(children: .contain)` when the parts should stay and the label name their group. A \
        label that is meant for the only control goes to it.
        """,
      elsewhere: """
        The label of a view that is no element is not spoken. Make it one with `isAccessibilityElement = true`, or a \
        named group with `accessibilityContainerType = .semanticGroup`.
        """,
      limits: """
        Silent for views with one element, where the label is that element's, and for lists, scroll views and other \
        views that take a label themselves. One report says that SwiftUI made one element of such a stack, hence likely.
        """,
      references: [
        "Notes of four developers that agree for iOS 26", "CVS Health: Group labels", "Apple: WWDC21 session 10119",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          VStack { Text("Net"); Text("12") }↓.accessibilityLabel("Totals")
        }
        """,
        fixed: """
          var body: some View {
            VStack { Text("Net"); Text("12") }.accessibilityElement(children: .combine).accessibilityLabel("Totals")
          }
          """),
      .violation(
        """
        var body: some View {
          HStack {
            Button("Cancel") { cancel() }
            Button("Save") { save() }
          }
          .padding()
          ↓.accessibilityLabel("Actions")
        }
        """,
        fixed: """
          var body: some View {
            HStack {
              Button("Cancel") { cancel() }
              Button("Save") { save() }
            }
            .padding()
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Actions")
          }
          """),
      .violation(
        """
        var body: some View {
          HStack {
            Text("Starts")
            DatePicker("", selection: $start)
          }
          ↓.accessibilityLabel("Start of the event")
        }
        """,
        fixed: """
          var body: some View {
            HStack {
              Text("Starts")
              DatePicker("", selection: $start).accessibilityLabel("Start of the event")
            }
          }
          """),
      .violation(
        """
        let average: Int?
        var body: some View {
          HStack {
            ForEach(1...3, id: \\.self) { number in
              Button("\\(number) points") { rate(number) }
            }
            if let average { Text("\\(average) of 3") } else { Text("Nobody has voted") }
          }
          ↓.accessibilityLabel("Rating")
        }
        """),
      .pass(
        """
        let names: [String]
        var body: some View {
          VStack { ForEach(names, id: \\.self) { name in HStack { Text(name) }.accessibilityLabel("Name: \\(name)") } }
        }
        """),
      .pass(
        """
        var body: some View {
          VStack { Text("Net"); Text("12") }.accessibilityElement(children: .contain).accessibilityLabel("Totals")
        }
        """),
      .pass(
        """
        var body: some View {
          VStack { Text("12").padding(); Divider(); Spacer() }.accessibilityLabel("Net 12")
        }
        """),
      .pass(
        """
        var body: some View {
          Group { if isNet { Text("Net") } else { Text("Gross") } }.accessibilityLabel("Kind of total")
        }
        """),
      .pass(
        """
        var body: some View {
          Button { open() } label: { HStack { Text("Net"); Text("12") } }.accessibilityLabel("Net 12")
        }
        """),
      .undecided(
        """
        var body: some View {
          TotalsView(order: order).accessibilityLabel("Total: 12")
        }
        """),
    ])

  public func check(_ screen: ScreenSubject, in context: RuleContext) -> [Outcome] {
    SharedModifier.all(named: "accessibilityLabel", on: screen).map { shared in
      let label = shared.reached[0].label?.value.quoted ?? ""
      return .violation(Violation(
        "label \(label) goes to each of \(shared.counted) elements", certainty: shared.isPresumed ? .review : .likely, at: shared.modifier.place,
        fixes: [SharedLabelFix(shared: shared).fix].compactMap(\.self),
        related: shared.reached.prefix(3).map { RelatedPlace($0.source, "is called so") }))
    }
  }
}
