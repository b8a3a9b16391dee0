import AccessibilityModel

/// A date picker without a name.
public struct DatePickerName: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "date-picker-name", family: .names, severity: .error, impact: .critical, wcag: ["4.1.2", "1.3.1", "3.3.2"],
    title: "date picker has no name",
    documentation: RuleDocumentation(
      reports: """
        A `DatePicker` or `MultiDatePicker` whose label is empty or only a picture, without a name from a modifier.
        """,
      why: """
        VoiceOver reads a date and a time and not what they are for: departure or return, start or end.
        """,
      howToFix: """
        Give it a title, `DatePicker("Departure", selection: $departure)`. Where the title must not be seen, \
        `.labelsHidden()` hides it and keeps the name.
        """,
      elsewhere: "`datePicker.accessibilityLabel = \"Departure\"`.",
      limits: """
        Silent where a modifier or the label could not be followed. Whether the compact style speaks a title is \
        reported differently for different systems and not judged here.
        """,
      references: ["Apple: documentation of DatePicker, the label describes the purpose of the selection"]),
    examples: [
      .violation(
        """
        var body: some View {
          VStack {
            Text("Receipt date")
            HStack {
              Image(systemName: "calendar").accessibilityHidden(true)
              ZStack {
                ↓DatePicker("", selection: $editedDate).labelsHidden()
                Text(editedDate.formatted()).accessibilityHidden(true)
              }
            }
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              Text("Receipt date")
              HStack {
                Image(systemName: "calendar").accessibilityHidden(true)
                ZStack {
                  DatePicker("", selection: $editedDate).labelsHidden().accessibilityLabel("Receipt date")
                  Text(editedDate.formatted()).accessibilityHidden(true)
                }
              }
            }
          }
          """),
      .violation(
        """
        var body: some View {
          ↓DatePicker("", selection: $departure)
            .labelsHidden()
        }
        """,
        fixed: """
          var body: some View {
            DatePicker("", selection: $departure)
              .labelsHidden()
              .accessibilityLabel("Departure")
          }
          """),
      .violation(
        """
        var body: some View {
          HStack {
            Text("Departure")
            Spacer()
            ↓DatePicker(selection: $date) { EmptyView() }
          }
        }
        """,
        fixed: """
          var body: some View {
            HStack {
              Text("Departure")
              Spacer()
              DatePicker(selection: $date) { EmptyView() }.accessibilityLabel("Departure")
            }
          }
          """),
      .violation(
        """
        struct TripForm: View {
          @State private var date = Date()
          @State private var isEdited = true
          var body: some View {
            Form {
              line(isEdited, "Day of departure") {
                ↓DatePicker("", selection: $date, displayedComponents: .date)
              } shown: {
                Text(date, style: .date)
              }
            }
          }
          @ViewBuilder private func line<Edit: View, Shown: View>(
            _ isEdited: Bool, _ title: String, @ViewBuilder edit: () -> Edit, @ViewBuilder shown: () -> Shown
          ) -> some View {
            HStack {
              VStack { Text(title); shown().opacity(0.5) }
              if isEdited { edit() }
            }
          }
        }
        """,
        fixed: """
          struct TripForm: View {
            @State private var date = Date()
            @State private var isEdited = true
            var body: some View {
              Form {
                line(isEdited, "Day of departure") {
                  DatePicker("", selection: $date, displayedComponents: .date).accessibilityLabel("Day of departure")
                } shown: {
                  Text(date, style: .date)
                }
              }
            }
            @ViewBuilder private func line<Edit: View, Shown: View>(
              _ isEdited: Bool, _ title: String, @ViewBuilder edit: () -> Edit, @ViewBuilder shown: () -> Shown
            ) -> some View {
              HStack {
                VStack { Text(title); shown().opacity(0.5) }
                if isEdited { edit() }
              }
            }
          }
          """),
      .pass(
        """
        var body: some View {
          DatePicker("Departure", selection: $departure).labelsHidden()
        }
        """),
      .pass(
        """
        let title: String
        var body: some View {
          DatePicker(title, selection: $departure)
        }
        """),
      .pass(
        """
        var body: some View {
          LabeledContent("Departure") { DatePicker("", selection: $departure) }
        }
        """),
      .undecided(
        """
        var body: some View {
          DatePicker("", selection: $departure).fieldTitle("Departure")
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    guard subject.element.role == .datePicker else { return .inapplicable }
    return UnnamedControl(noun: "date picker").check(subject, in: context)
  }
}
