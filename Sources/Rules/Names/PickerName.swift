import AccessibilityModel
import SourceModel
import SwiftSource

/// A picker without a name.
public struct PickerName: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "picker-name", family: .names, severity: .error, impact: .critical, wcag: ["4.1.2", "1.3.1", "3.3.2"],
    title: "picker has no name",
    documentation: RuleDocumentation(
      reports: """
        A `Picker` shown as a menu whose label is empty, only a picture or nothing but what is chosen in it, and that gets \
        no name from a modifier; and, for review, a segmented one or a wheel with an empty title that stands in no named \
        group.
        """,
      why: """
        VoiceOver reads the chosen option and "Button": "Daily, button" does not say what happens daily.
        """,
      howToFix: """
        Give it a title, `Picker("Reminder", selection: $reminder) { … }`. Where the title must not be seen, \
        `.labelsHidden()` hides it and keeps the name.
        """,
      elsewhere: """
        `pickerView.accessibilityLabel = "Reminder"`; a button whose `menu` shows the selection needs one too.
        """,
      limits: """
        Segmented and wheel pickers do not speak their title at all: those with one are the business of `picker-style-name`. \
        Silent about the inline style, which shows its title as a text, and where a modifier or the label could not be \
        followed.
        """,
      references: ["Recorded: ax_view_picker, hgf_edit_artist (title and chosen option are one label)"]),
    examples: [
      .violation(
        """
        struct Settings: View {
          @State private var input = ""
          @State private var model = ""
          var body: some View {
            HStack {
              card(title: "Input", width: 138) {
                ↓Picker("", selection: $input) { Text("Standard").tag("") }
              }
              card(title: "Model", width: 138) {
                Picker("Model", selection: $model) { Text("Small").tag("") }
              }
            }
          }
          private func card<Content: View>(title: String, width: CGFloat, @ViewBuilder content: () -> Content) -> some View {
            VStack(alignment: .leading) {
              Text(title)
              content()
            }
            .frame(width: width)
          }
        }
        """,
        fixed: """
          struct Settings: View {
            @State private var input = ""
            @State private var model = ""
            var body: some View {
              HStack {
                card(title: "Input", width: 138) {
                  Picker("", selection: $input) { Text("Standard").tag("") }.accessibilityLabel("Input")
                }
                card(title: "Model", width: 138) {
                  Picker("Model", selection: $model) { Text("Small").tag("") }
                }
              }
            }
            private func card<Content: View>(title: String, width: CGFloat, @ViewBuilder content: () -> Content) -> some View {
              VStack(alignment: .leading) {
                Text(title)
                content()
              }
              .frame(width: width)
            }
          }
          """),
      .violation(
        """
        @State private var currentTopic = 1
        var body: some View {
          ↓Picker("", selection: self.$currentTopic) { Text("Base").tag(1); Text("Rest").tag(2) }.pickerStyle(.menu)
        }
        """,
        fixed: """
          @State private var currentTopic = 1
          var body: some View {
            Picker("", selection: self.$currentTopic) { Text("Base").tag(1); Text("Rest").tag(2) }.pickerStyle(.menu)
              .accessibilityLabel("Topic")
          }
          """),
      .violation(
        """
        @State private var reminder = "daily"
        var body: some View {
          ↓Picker("", selection: $reminder) { Text("Daily").tag("daily") }
        }
        """,
        fixed: """
          @State private var reminder = "daily"
          var body: some View {
            Picker("", selection: $reminder) { Text("Daily").tag("daily") }.accessibilityLabel("Reminder")
          }
          """),
      .violation(
        """
        var body: some View {
          HStack {
            Text("Reminder")
            ↓Picker(selection: $reminder) { Text("Daily").tag(1) } label: { EmptyView() }
          }
        }
        """,
        fixed: """
          var body: some View {
            HStack {
              Text("Reminder")
              Picker(selection: $reminder) { Text("Daily").tag(1) } label: { EmptyView() }
                .accessibilityLabel("Reminder")
            }
          }
          """),
      .violation(
        """
        var body: some View {
          HStack {
            VStack(alignment: .leading) {
              Text("Allow calls from")
              Group {
                switch callers {
                case 0: Text("Everybody gets through.")
                case 1: Text("Only people you chose get through.")
                case 2: Text("Only favorites get through.")
                default: Text("Only contacts get through.")
                }
              }
            }
            ↓Picker("", selection: $callers) { Text("All").tag(0) }
          }
        }
        """,
        fixed: """
          var body: some View {
            HStack {
              VStack(alignment: .leading) {
                Text("Allow calls from")
                Group {
                  switch callers {
                  case 0: Text("Everybody gets through.")
                  case 1: Text("Only people you chose get through.")
                  case 2: Text("Only favorites get through.")
                  default: Text("Only contacts get through.")
                  }
                }
              }
              Picker("", selection: $callers) { Text("All").tag(0) }.accessibilityLabel("Allow calls from")
            }
          }
          """),
      .violation(
        """
        var body: some View {
          VStack {
            Text("Reminder")
            ↓Picker("", selection: $reminder) { Text("Daily").tag(1); Text("Weekly").tag(2) }.pickerStyle(.segmented)
          }
        }
        """),
      .violation(
        """
        @State private var day = 1
        var body: some View {
          VStack {
            Text("Day")
            ↓Picker("", selection: $day) { ForEach(1..<32) { Text("\\($0)") } }
              .labelsHidden()
              .pickerStyle(.wheel)
          }
        }
        """),
      .violation(
        """
        struct SizePicker: View {
          @Binding var size: Int
          let label: String
          var body: some View {
            Picker(selection: $size, label: Text(label)) { Text("Small").tag(1); Text("Large").tag(2) }
          }
        }
        struct SizesView: View {
          @State private var size = 1
          @State private var other = 1
          var body: some View {
            VStack {
              ↓SizePicker(size: $size, label: "").pickerStyle(.segmented)
              SizePicker(size: $other, label: "Size of the box").pickerStyle(.segmented)
            }
          }
        }
        """),
      .pass(
        """
        @State private var day = 1
        var body: some View {
          Picker("Day", selection: $day) { ForEach(1..<32) { Text("\\($0)") } }.pickerStyle(.wheel)
        }
        """),
      .pass(
        """
        var body: some View {
          Picker("", selection: $reminder) { Text("Daily").tag(1); Text("Weekly").tag(2) }
            .pickerStyle(.segmented)
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Reminder")
        }
        """),
      .pass(
        """
        var body: some View {
          Picker("Reminder", selection: $reminder) { Text("Daily").tag(1) }.labelsHidden()
        }
        """),
      .pass(
        """
        var body: some View {
          Picker("", selection: $reminder) { Text("Daily").tag(1) }.accessibilityLabel("Reminder")
        }
        """),
      .pass(
        """
        var body: some View {
          Picker(selection: $reminder) { Text("Daily").tag(1) } label: { Label("Reminder", systemImage: "bell") }
        }
        """),
      .violation(
        """
        @State private var days = 3
        var body: some View {
          ↓Picker("\\(days) days", selection: $days) { Text("3 days").tag(3); Text("7 days").tag(7) }.pickerStyle(.menu)
        }
        """),
      .violation(
        """
        struct UnitRow: View {
          @Binding var unit: String
          var body: some View {
            HStack {
              Text("Measure")
              ↓Picker(unit, selection: $unit) { Text("km").tag("km"); Text("mi").tag("mi") }.pickerStyle(.menu)
            }
          }
        }
        """,
        fixed: """
          struct UnitRow: View {
            @Binding var unit: String
            var body: some View {
              HStack {
                Text("Measure")
                Picker("Measure", selection: $unit) { Text("km").tag("km"); Text("mi").tag("mi") }.pickerStyle(.menu)
              }
            }
          }
          """),
      .pass(
        """
        @State private var days = 3
        var body: some View {
          Picker("Banned for \\(days) days", selection: $days) { Text("3 days").tag(3) }.pickerStyle(.menu)
        }
        """),
      .pass(
        """
        @State private var days = 3
        let title: String
        var body: some View {
          Picker("\\(title)", selection: $days) { Text("3 days").tag(3) }.pickerStyle(.menu)
        }
        """),
      .undecided(
        """
        var body: some View {
          Menu("Options") {
            Picker("", selection: $reminder) { Text("Daily").tag(1) }
          }
        }
        """),
      .violation(
        """
        var body: some View {
          Menu("Options") {
            ↓Picker("", selection: $reminder) { Text("Daily").tag(1) }.pickerStyle(.menu)
          }
        }
        """),
      .undecided(
        """
        var body: some View {
          Picker("", selection: $reminder) { Text("Daily").tag(1) }.fieldTitle("Reminder")
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    if let control = subject.containers.last, control.kind == .segmentedControl { return segmented(control, subject, in: context) }
    guard element.role == .picker else { return .inapplicable }
    if element.traits.contains(.pickerElement) { return wheel(subject, in: context) }
    let outcome = UnnamedControl(noun: "picker").check(subject, in: context)
    guard case .pass = outcome, element.exposure == .exposed, let title = element.titleOfChoice else { return outcome }
    return calledByChoice(subject, title, in: context)
  }

  /// What is chosen is heard twice, and nothing says what is being chosen.
  private func calledByChoice(_ subject: ElementSubject, _ title: SourceRange, in context: RuleContext) -> Outcome {
    let name = ProposedName.forControl(subject, in: context)
    // A member of what is chosen, `plan.price`, may say something else of it.
    let isItself = !title.text.contains(".")
    return .violation(Violation(
      "picker is called only by what is chosen in it", certainty: isItself ? .likely : .review, severity: .warning,
      at: subject.element.source, heard: NamingFix.heard(subject.element, named: name, in: context),
      fixes: name.isText
        ? [Fix("call the picker by what is chosen with it", safety: .suggested, edits: [SourceEdit(range: title, replacement: name.expression)])]
        : []))
  }

  /// Nobody gave it a title at all: "3, adjustable".
  private func wheel(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, element.framework == .swiftUI, element.isUnnamed,
      CallArguments(of: element.source).title?.text == "\"\"" else { return .inapplicable }
    if subject.containers.contains(where: { $0.kind == .group && !($0.label?.value.isBlank ?? true) }) { return .pass }
    if let doubt = element.namingDoubt { return .undecided(doubt) }
    let name = ProposedName.forControl(subject, in: context)
    let contain = FixBuilder.adding(".accessibilityElement(children: .contain)", after: element.source)
    let label = FixBuilder.adding(".accessibilityLabel(\(name.expression))", after: element.source)
    let edit = SourceEdit(range: contain.range, replacement: contain.replacement + label.replacement)
    return .violation(Violation(
      "wheel picker has no name", certainty: .review, at: element.source,
      fixes: name.isText ? [Fix("make the picker a named group", safety: .suggested, edits: [edit])] : []))
  }

  /// Nobody gave it a title at all, so that nothing but what stands beside it says what is chosen. Told at its first option.
  private func segmented(_ control: AccessibilityContainer, _ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, element.framework == .swiftUI,
      subject.nodes(in: .segmentedControl)?.firstElement(where: { $0.exposure == .exposed }) == element,
      let place = Self.placeOfEmptyTitle(control, subject, in: context) else { return .inapplicable }
    let names = subject.containers.filter { $0.kind == .segmentedControl || $0.kind == .group }.compactMap(\.label)
    if names.contains(where: { !$0.value.isBlank }) { return .pass }
    if let doubt = element.namingDoubt { return .undecided(doubt) }
    return .violation(Violation("segmented picker has no name", certainty: .review, at: place))
  }

  /// Where a picker is written whose title is empty, `Picker("", …)` or `label: Text("")`, or where a component is used that hands
  /// its picker such a title; nil where it has words, or nobody knows.
  private static func placeOfEmptyTitle(
    _ control: AccessibilityContainer, _ subject: ElementSubject, in context: RuleContext
  ) -> SourceRange? {
    guard let call = context.call(at: control.source)?.asCall, let title = title(of: call) else { return nil }
    if title.plainText == "" || title.callName == "EmptyView" { return control.source }
    guard let name = (title.callName == "Text" ? title.asCall?.argument(nil) : title)?.dottedName else { return nil }
    // A use is all that is written there, with the modifiers that say how the picker looks.
    return subject.callSites.map(\.source).last { use in
      context.call(at: use).flatMap { CodeChain(reading: $0).call }?.argument(name)?.plainText == ""
    }
  }

  /// The first argument, or the one for the label; nil where the label is a closure.
  private static func title(of call: Call) -> Expression? {
    let given = call.arguments.filter { if case .closure = $0.value.kind { false } else { true } }
    if let first = given.first, first.label == nil, !(first.value.dottedName?.hasPrefix("$") ?? false) { return first.value }
    return given.first { $0.label == "label" }?.value
  }
}
