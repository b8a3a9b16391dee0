import AccessibilityModel

/// A toggle without a name.
public struct ToggleName: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "toggle-name", family: .names, severity: .error, impact: .critical, wcag: ["4.1.2", "1.3.1", "3.3.2"],
    title: "toggle has no name",
    documentation: RuleDocumentation(
      reports: "A `Toggle` whose label is empty or only a picture, and that gets no name from a modifier.",
      why: """
        VoiceOver says "Switch button, on" and nothing of what is switched. A text that merely stands beside the \
        toggle is another stop and not its name; Voice Control knows no word for the toggle either.
        """,
      howToFix: """
        Give it a title, `Toggle("Push notifications", isOn: $isOn)`. Where the title must not be seen, \
        `.labelsHidden()` hides it and keeps the name. Or add `.accessibilityLabel("Push notifications")`.
        """,
      elsewhere: "`notificationSwitch.accessibilityLabel = \"Push notifications\"`.",
      limits: "Silent where the label, a modifier or a style could not be followed.",
      references: [
        "Recorded: as_exp_basic, ax_view_toggle (one element, named by its title)",
        "Apple: documentation of labelsHidden(), the label stays for assistive technologies",
      ]),
    examples: [
      .violation(
        """
        @State private var isMuted = false
        var body: some View {
          ↓Toggle("", isOn: $isMuted).labelsHidden()
        }
        """,
        fixed: """
          @State private var isMuted = false
          var body: some View {
            Toggle("", isOn: $isMuted).labelsHidden().accessibilityLabel("Muted")
          }
          """),
      .violation(
        """
        var body: some View {
          HStack {
            Text("Push notifications")
            ↓Toggle(isOn: $isOn) { EmptyView() }
          }
        }
        """,
        fixed: """
          var body: some View {
            HStack {
              Text("Push notifications")
              Toggle(isOn: $isOn) { EmptyView() }.accessibilityLabel("Push notifications")
            }
          }
          """),
      .violation(
        """
        var body: some View {
          ↓Toggle(isOn: $isOn) { Image("bell_24") }
        }
        """),
      .violation(
        """
        var body: some View {
          VStack(alignment: .leading) {
            Text("Show captions").font(.headline)
            ↓Toggle("", isOn: $showsCaptions)
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack(alignment: .leading) {
              Text("Show captions").font(.headline)
              Toggle("", isOn: $showsCaptions).accessibilityLabel("Show captions")
            }
          }
          """),
      .violation(
        """
        var body: some View {
          VStack {
            Text("Sounds")
            ↓Toggle("", isOn: $playsAlerts)
            Slider(value: $volume) { Text("Volume") }
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              Text("Sounds")
              Toggle("", isOn: $playsAlerts).accessibilityLabel("Plays alerts")
              Slider(value: $volume) { Text("Volume") }
            }
          }
          """),
      .violation(
        """
        struct PlanRow: View {
          let title: String
          let note: String
          let badge: String
          @Binding var isOn: Bool
          var body: some View {
            HStack {
              VStack(alignment: .leading) {
                HStack { Text(title); Text(badge) }
                Text(note)
              }
              Spacer()
              ↓Toggle("", isOn: $isOn)
            }
          }
        }
        """,
        fixed: """
          struct PlanRow: View {
            let title: String
            let note: String
            let badge: String
            @Binding var isOn: Bool
            var body: some View {
              HStack {
                VStack(alignment: .leading) {
                  HStack { Text(title); Text(badge) }
                  Text(note)
                }
                Spacer()
                Toggle("", isOn: $isOn).accessibilityLabel(Text(title))
              }
            }
          }
          """),
      .violation(
        """
        struct ReminderRow: View {
          let title: String
          let note: String
          @Binding var isOn: Bool
          var body: some View {
            HStack {
              TitleAndNote(title: title, note: note)
              Spacer()
              ↓Toggle(isOn: $isOn) { }
            }
          }
        }
        struct TitleAndNote: View {
          let title: String
          let note: String
          var body: some View { VStack { Text(title); Text(note) } }
        }
        """,
        fixed: """
          struct ReminderRow: View {
            let title: String
            let note: String
            @Binding var isOn: Bool
            var body: some View {
              HStack {
                TitleAndNote(title: title, note: note)
                Spacer()
                Toggle(isOn: $isOn) { }.accessibilityLabel(title)
              }
            }
          }
          struct TitleAndNote: View {
            let title: String
            let note: String
            var body: some View { VStack { Text(title); Text(note) } }
          }
          """),
      .violation(
        """
        var body: some View {
          HStack {
            VStack {
              Text("Ask before copying").font(.headline)
              Text("Shows a question before a key is copied.")
            }
            ↓Toggle("", isOn: $asks).help("Shows a question before a key is copied.")
          }
        }
        """,
        fixed: """
          var body: some View {
            HStack {
              VStack {
                Text("Ask before copying").font(.headline)
                Text("Shows a question before a key is copied.")
              }
              Toggle("", isOn: $asks).help("Shows a question before a key is copied.")
                .accessibilityLabel("Ask before copying")
            }
          }
          """),
      .violation(
        """
        let server: Server
        var body: some View {
          HStack {
            ↓Toggle("", isOn: $isOn)
            Text(server.name)
            Button("Edit") { edit() }
          }
        }
        """,
        fixed: """
          let server: Server
          var body: some View {
            HStack {
              Toggle("", isOn: $isOn).accessibilityLabel(Text(server.name))
              Text(server.name)
              Button("Edit") { edit() }
            }
          }
          """),
      .pass(
        """
        var body: some View {
          Toggle("Push notifications", isOn: $isOn).labelsHidden()
        }
        """),
      .pass(
        """
        var body: some View {
          LabeledContent("Push notifications") { Toggle("", isOn: $isOn) }
        }
        """),
      .pass(
        """
        @Namespace private var pairs
        var body: some View {
          HStack {
            Text("Sounds").accessibilityLabeledPair(role: .label, id: "sounds", in: pairs)
            Toggle("", isOn: $isOn).accessibilityLabeledPair(role: .content, id: "sounds", in: pairs)
          }
        }
        """),
      .undecided(
        """
        var body: some View {
          Toggle(isOn: $isOn) { TextField("Network", text: $network) }
        }
        """),
      .undecided(
        """
        var body: some View {
          Toggle(isOn: $isOn) { Picker("", selection: $filter) { ForEach(filters) { Text($0.name) } } }
        }
        """),
      .undecided(
        """
        var body: some View {
          Toggle("", isOn: $isOn).settingStyle(title: "Sounds")
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    guard subject.element.role == .toggle else { return .inapplicable }
    // What becomes of a field or picker in the label differs between systems and styles.
    if let inner = subject.element.content.first(where: { $0.traits.contains(.textEntry) || $0.role.isControl }) {
      return .undecided(UnknownReason(.dynamicValue, inner.viewName))
    }
    return UnnamedControl(noun: "toggle").check(subject, in: context)
  }
}
