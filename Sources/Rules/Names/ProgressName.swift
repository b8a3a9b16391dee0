import AccessibilityModel

/// A progress view that does not say what progresses.
public struct ProgressName: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "progress-name", family: .names, severity: .error, impact: .serious, wcag: ["4.1.2", "1.1.1"],
    title: "progress view has no name",
    documentation: RuleDocumentation(
      reports: """
        A `ProgressView(value:)` without a label, which is a warning where a text beside it may tell what goes on, and a \
        note between its name and its value in words. A spinner, `ProgressView()`, that is always there and has no \
        text beside it is a note for review.
        """,
      why: """
        VoiceOver says "40%" and not of what. The bar may change for minutes, and nobody hears what is awaited.
        """,
      howToFix: """
        Give it a label, `ProgressView("Downloading", value: progress)`, or \
        `.accessibilityLabel("Downloading")` where the label must not be seen.
        """,
      elsewhere: "`progressView.accessibilityLabel = \"Downloading\"`.",
      limits: """
        Silent about a spinner beside a text, which most likely says what is loading; about one that comes and goes, \
        since what it takes turns with is awaited; and where a modifier or the label could not be followed. Those of \
        one file are one finding.
        """,
      references: ["Recorded: ax_view_progressView (label from the label closure, value as a percentage)"]),
    examples: [
      .violation(
        """
        let figure: Figure
        var body: some View {
          HStack {
            Text(figure.label)
            Spacer()
            Text(figure.value)
            ↓ProgressView(value: figure.share)
          }
        }
        """,
        fixed: """
          let figure: Figure
          var body: some View {
            HStack {
              Text(figure.label)
              Spacer()
              Text(figure.value)
              ProgressView(value: figure.share).accessibilityLabel(Text(figure.label))
            }
          }
          """),
      .violation(
        """
        var body: some View {
          VStack {
            ↓ProgressView(value: Double(min(present, total)), total: Double(total))
            HStack {
              Text("Stored \\(present) of \\(total)")
              Spacer()
              if missing > 0 { Text("\\(missing) missing") }
            }
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              ProgressView(value: Double(min(present, total)), total: Double(total)).accessibilityLabel("Stored")
              HStack {
                Text("Stored \\(present) of \\(total)")
                Spacer()
                if missing > 0 { Text("\\(missing) missing") }
              }
            }
          }
          """),
      .violation(
        """
        let quiz: Double
        let totalPoints: Int
        var body: some View {
          VStack {
            HStack {
              Spacer()
              HStack {
                Image(systemName: "star").accessibilityHidden(true)
                Text("\\(totalPoints)")
              }
            }
            ↓ProgressView(value: quiz)
          }
        }
        """,
        fixed: """
          let quiz: Double
          let totalPoints: Int
          var body: some View {
            VStack {
              HStack {
                Spacer()
                HStack {
                  Image(systemName: "star").accessibilityHidden(true)
                  Text("\\(totalPoints)")
                }
              }
              ProgressView(value: quiz).accessibilityLabel("Quiz")
            }
          }
          """),
      .violation(
        """
        let limit: Int
        let score: Float
        var body: some View {
          ZStack {
            ↓ProgressView(value: Float(limit), total: 100)
            ProgressView(value: score, total: 100).accessibilityLabel("Score")
          }
        }
        """,
        fixed: """
          let limit: Int
          let score: Float
          var body: some View {
            ZStack {
              ProgressView(value: Float(limit), total: 100).accessibilityLabel("<#name#>")
              ProgressView(value: score, total: 100).accessibilityLabel("Score")
            }
          }
          """),
      .violation(
        """
        @State private var downloaded = 0.4
        var body: some View {
          ↓ProgressView(value: downloaded)
        }
        """,
        fixed: """
          @State private var downloaded = 0.4
          var body: some View {
            ProgressView(value: downloaded).accessibilityLabel("Downloaded")
          }
          """),
      .violation(
        """
        let air: Air
        var body: some View {
          VStack {
            HStack { Text("Humidity:"); Spacer(); Text("\\(Int(air.humidity)) %") }
            HStack {
              Text("Low")
              ↓ProgressView(value: share(of: air.humidity, from: 30))
              Text("High")
            }
          }
        }
        """,
        fixed: """
          let air: Air
          var body: some View {
            VStack {
              HStack { Text("Humidity:"); Spacer(); Text("\\(Int(air.humidity)) %") }
              HStack {
                Text("Low")
                ProgressView(value: share(of: air.humidity, from: 30)).accessibilityLabel("Humidity")
                Text("High")
              }
            }
          }
          """),
      // The row above is about something else.
      .violation(
        """
        let air: Air
        var body: some View {
          VStack {
            HStack { Text("Place:"); Spacer(); Text("\\(air.place) today") }
            HStack {
              Text("Low")
              ↓ProgressView(value: share(of: air.x1, from: 30))
              Text("High")
            }
          }
        }
        """,
        fixed: """
          let air: Air
          var body: some View {
            VStack {
              HStack { Text("Place:"); Spacer(); Text("\\(air.place) today") }
              HStack {
                Text("Low")
                ProgressView(value: share(of: air.x1, from: 30)).accessibilityLabel("<#name#>")
                Text("High")
              }
            }
          }
          """),
      .violation(
        """
        var body: some View {
          HStack {
            Text("Disk space")
            ↓ProgressView(value: used, total: size)
          }
        }
        """,
        fixed: """
          var body: some View {
            HStack {
              Text("Disk space")
              ProgressView(value: used, total: size).accessibilityLabel("Disk space")
            }
          }
          """),
      .violation(
        """
        let jar: Jar
        var body: some View {
          VStack {
            Text(jar.name)
            ↓ProgressView(value: jar.filled)
            Text("\\(Int(jar.filled * 100))% full")
          }
        }
        """),
      .violation(
        """
        var body: some View {
          ↓ProgressView()
        }
        """),
      .pass(
        """
        var body: some View {
          ProgressView("Downloading", value: progress)
        }
        """),
      .pass(
        """
        var body: some View {
          VStack { ProgressView(); Text("Loading the timetable") }
        }
        """),
      .pass(
        """
        var body: some View {
          VStack {
            Text("Interests")
            if isLoading { ProgressView() } else { Text("Hiking") }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          Button(action: send) { if isSending { ProgressView() } else { Text("Send") } }
        }
        """),
      .pass(
        """
        var body: some View {
          AsyncImage(url: author.photo) { $0.resizable() } placeholder: { ProgressView() }
        }
        """),
      .undecided(
        """
        var body: some View {
          ProgressView(value: progress).captioned("Downloading")
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.role == .progress else { return .inapplicable }
    let outcome = UnnamedControl(noun: "progress view").check(subject, in: context)
    guard case .violation(var violation) = outcome else { return outcome }
    guard element.value == nil else {
      // Words beside it most likely tell what goes on; what is missing is that the bar is heard with them.
      if isExplained(subject) { (violation.severity, violation.certainty) = (isToldAround(subject) ? .note : .warning, .likely) }
      return .violation(violation)
    }
    // The system has words of its own for a spinner, so the finding is advice.
    // What takes turns with content, or comes over it, says by itself that this is awaited.
    if !subject.when.isEmpty || isExplained(subject) { return .pass }
    violation.message = "spinner does not say what is awaited"
    violation.certainty = .review
    violation.severity = .note
    return Outcome.violation(violation).causing(.constant("spinners of " + element.source.file.path))
  }

  /// Most apps have many spinners, and what is to be done about them is the same for those of one file.
  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  /// It stands in one stack between two texts of which one says its value in words, so that the other most likely is its
  /// name: `Text(jar.name); ProgressView(value: jar.saved); Text("\(Int(jar.saved * 100))% saved")`.
  private func isToldAround(_ subject: ElementSubject) -> Bool {
    guard let layout = subject.element.layout, let holes = subject.element.value?.value.holes, !holes.isEmpty else { return false }
    let value = holes.reduce(into: Set<String>()) { $0.formUnion(ValuePaths.all(in: $1)) }
    let near = subject.neighbours(before: 2, after: 2).filter { other in
      other.position != subject.position && other.element.exposure == .exposed && other.element.layout == layout
        && subject.coexists(with: other)
    }
    guard let before = near.last(where: { $0.position < subject.position }),
      let after = near.first(where: { $0.position > subject.position }) else { return false }
    let sides = [before.element, after.element]
    let saying = sides.filter { side in
      side.label?.value.holes.contains { !ValuePaths.all(in: $0).isDisjoint(with: value) } ?? false
    }
    return sides.allSatisfy { $0.role == .text && !$0.isInteractive } && saying.count == 1
  }

  /// A text near the spinner says what is awaited.
  private func isExplained(_ subject: ElementSubject) -> Bool {
    subject.neighbours(before: 2, after: 2).contains { other in
      other.element.exposure == .exposed && !other.element.visibleText.isEmpty && subject.coexists(with: other)
    }
  }
}
