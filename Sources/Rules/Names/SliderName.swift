import AccessibilityModel

/// A slider without a name.
public struct SliderName: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "slider-name", family: .names, severity: .error, impact: .critical, wcag: ["4.1.2", "1.3.1", "3.3.2"],
    title: "slider has no name",
    documentation: RuleDocumentation(
      reports: """
        A `Slider` without a label, or with one that is empty, only a picture, or only the number that it is set to.
        """,
      why: """
        VoiceOver says "50%, adjustable" and nothing of what is adjusted. A text that merely stands beside the slider \
        is another stop and not its name.
        """,
      howToFix: """
        Give it a label, which iOS does not draw: `Slider(value: $volume) { Text("Volume") }`. Or add \
        `.accessibilityLabel("Volume")`.
        """,
      elsewhere: "`slider.accessibilityLabel = \"Volume\"`.",
      limits: "Silent where a modifier or the label could not be followed.",
      references: [
        "Recorded: ax_view_slider, as_ref_feature_showcase (a slider has a label only when it is given one)"
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          VStack {
            Text("Hours of history (1–24)")
            Text("Each part of the history is about one hour of the channel.")
            HStack {
              ↓Slider(value: Binding(get: { Double(store.hours) }, set: { store.keep(Int($0)) }), in: 1...24)
              Text("\\(store.hours) h")
            }
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              Text("Hours of history (1–24)")
              Text("Each part of the history is about one hour of the channel.")
              HStack {
                Slider(value: Binding(get: { Double(store.hours) }, set: { store.keep(Int($0)) }), in: 1...24)
                  .accessibilityLabel("Hours of history (1–24)")
                Text("\\(store.hours) h")
              }
            }
          }
          """),
      .violation(
        """
        let weight: Weight
        var body: some View {
          VStack {
            HStack { Label(weight.title, systemImage: "scalemass"); Spacer(); Text("\\(share)x") }
            ↓Slider(value: shareBinding(for: weight), in: 0...2)
          }
        }
        """,
        fixed: """
          let weight: Weight
          var body: some View {
            VStack {
              HStack { Label(weight.title, systemImage: "scalemass"); Spacer(); Text("\\(share)x") }
              Slider(value: shareBinding(for: weight), in: 0...2).accessibilityLabel(Text(weight.title))
            }
          }
          """),
      .violation(
        """
        var body: some View {
          HStack {
            Text("Counted from ") + Text(String(Int(state.x1)))
            ↓Slider(value: $state.x1, in: 0...9)
            Text(String(last.x2 - 1))
          }
        }
        """,
        fixed: """
          var body: some View {
            HStack {
              Text("Counted from ") + Text(String(Int(state.x1)))
              Slider(value: $state.x1, in: 0...9).accessibilityLabel("Counted from")
              Text(String(last.x2 - 1))
            }
          }
          """),
      .violation(
        """
        var body: some View {
          VStack(alignment: .leading) {
            Text("Part in coins: \\(Int(x1)) %")
            HStack {
              Text("0%")
              ↓Slider(value: $x1, in: 0...100)
              Text("100%")
            }
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack(alignment: .leading) {
              Text("Part in coins: \\(Int(x1)) %")
              HStack {
                Text("0%")
                Slider(value: $x1, in: 0...100).accessibilityLabel("Part in coins")
                Text("100%")
              }
            }
          }
          """),
      .violation(
        """
        @State private var volume = 0.5
        var body: some View {
          ↓Slider(value: $volume)
        }
        """,
        fixed: """
          @State private var volume = 0.5
          var body: some View {
            Slider(value: $volume).accessibilityLabel("Volume")
          }
          """),
      .violation(
        """
        struct MixerView: View {
          @State private var bass = 0.5
          var body: some View { line("Bass", level: $bass, shown: "50 %") }
          func line(_ title: String, level: Binding<Double>, shown: String) -> some View {
            HStack {
              Text(title)
              ↓Slider(value: level, in: 0...1)
              Text(shown)
            }
          }
        }
        """,
        fixed: """
          struct MixerView: View {
            @State private var bass = 0.5
            var body: some View { line("Bass", level: $bass, shown: "50 %") }
            func line(_ title: String, level: Binding<Double>, shown: String) -> some View {
              HStack {
                Text(title)
                Slider(value: level, in: 0...1).accessibilityLabel(Text(title))
                Text(shown)
              }
            }
          }
          """),
      .violation(
        """
        var body: some View {
          HStack {
            Text("settings.volume", bundle: .module)
            ↓Slider(value: $volume, in: 0...11)
          }
        }
        """,
        fixed: """
          var body: some View {
            HStack {
              Text("settings.volume", bundle: .module)
              Slider(value: $volume, in: 0...11).accessibilityLabel(Text("settings.volume", bundle: .module))
            }
          }
          """),
      .violation(
        """
        var body: some View {
          VStack {
            HStack {
              Text("Low alert")
              Text("\\(limit) mg/dl")
            }
            ↓Slider(value: $lowBGValue)
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              HStack {
                Text("Low alert")
                Text("\\(limit) mg/dl")
              }
              Slider(value: $lowBGValue).accessibilityLabel("Low alert")
            }
          }
          """),
      .violation(
        """
        var body: some View {
          VStack {
            LabeledContent(Texts.iconSize, value: String(format: "%.1f", lowBGValue))
            ↓Slider(value: $lowBGValue)
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              LabeledContent(Texts.iconSize, value: String(format: "%.1f", lowBGValue))
              Slider(value: $lowBGValue).accessibilityLabel(Text(Texts.iconSize))
            }
          }
          """),
      .violation(
        """
        var body: some View {
          ↓Slider(value: $lowBGValue)
        }
        """,
        fixed: """
          var body: some View {
            Slider(value: $lowBGValue).accessibilityLabel("<#name#>")
          }
          """),
      .violation(
        """
        var body: some View {
          HStack {
            Text("Volume")
            ↓Slider(value: $volume, in: 0...1) { Text(String(format: "%.1f", volume)) }
          }
        }
        """,
        fixed: """
          var body: some View {
            HStack {
              Text("Volume")
              Slider(value: $volume, in: 0...1) { Text(String(format: "%.1f", volume)) }.accessibilityLabel("Volume")
            }
          }
          """),
      .pass(
        """
        var body: some View {
          Slider(value: $volume, in: 0...1) { Text("Volume") }
        }
        """),
      .pass(
        """
        var body: some View {
          Slider(value: $volume, in: 0...1) { Text("Volume: \\(Int(volume * 100)) %") }
        }
        """),
      .pass(
        """
        var body: some View {
          LabeledContent("Volume") { Slider(value: $volume) }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack { Text("Volume"); Slider(value: $volume) }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Volume")
            .accessibilityAdjustableAction { step($0) }
        }
        """),
      .undecided(
        """
        var body: some View {
          Slider(value: $volume).described(by: "Volume")
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    guard subject.element.role == .slider else { return .inapplicable }
    return UnnamedControl(noun: "slider").ownValue(subject, in: context)
      ?? UnnamedControl(noun: "slider").check(subject, in: context)
  }
}
