import AccessibilityModel
import AssistiveTechnologies
import Reporting
import Rules
import SourceModel

/// The app of the worked example, with its tree and findings put together by hand, so that these tests know nothing
/// of how they come about.
enum PlayerBar {
  static let file = SourceFile(
    path: "Screens/PlayerBar.swift",
    text: """
      struct PlayerBar: View {
        let track: Track
        @Binding var isFavorite: Bool
        @State private var volume = 0.5
        var body: some View {
          HStack {
            VStack(alignment: .leading) { Text(track.title).font(.headline); Text(track.artist) }
            Spacer()
            IconButton(symbol: isFavorite ? "heart.fill" : "heart") { isFavorite.toggle() }
            IconButton(symbol: "list.bullet.indent", label: "queue.open") { showQueue() }
            Slider(value: $volume)
          }
          .cardStyle()
        }
      }

      """)

  static let component = SourceFile(
    path: "Components/IconButton.swift",
    text: """
      struct IconButton: View {
        let symbol: String
        var label: LocalizedStringKey? = nil
        var body: some View {
          Button(action: action) { Image(systemName: symbol) }
        }
      }

      """)

  /// The first place of a text in a file.
  static func range(_ text: String, in file: SourceFile = file) -> SourceRange {
    let bytes = Array(text.utf8)
    let start = file.bytes.indices.first { file.bytes[$0...].starts(with: bytes) } ?? 0
    return SourceRange(file: file, start: start, end: start + bytes.count)
  }

  // MARK: - Tree

  static let isFavorite = Condition(subject: "isFavorite", branch: 0, description: "isFavorite")
  static let isNoFavorite = Condition(subject: "isFavorite", branch: 1, description: "!isFavorite")

  static func element(
    _ role: ElementRole, _ label: SpokenText?, _ traits: Traits, _ source: SourceRange,
    _ change: (inout AccessibilityElement) -> Void = { _ in }
  ) -> AccessibilityNode {
    var element = AccessibilityElement(role: role, viewName: role.rawValue, source: source)
    element.label = label.map { Fact($0, origin: .content) }
    element.traits = traits
    change(&element)
    return .element(element)
  }

  static func iconButton(_ label: SpokenText, use: String) -> AccessibilityNode {
    element(.button, label, .button, range("Button(action: action) { Image(systemName: symbol) }", in: component)) {
      $0.callSites = [CallSite(view: "IconButton", source: range(use))]
    }
  }

  static let favorite = SpokenText.choice([
    .init(condition: isFavorite, text: SpokenText("Love")), .init(condition: isNoFavorite, text: SpokenText("heart")),
  ])

  static let slider = element(.slider, nil, .adjustable, range("Slider(value: $volume)")) {
    $0.value = Fact(SpokenText("50%"), origin: .system)
  }

  static let screen = Screen(
    name: "PlayerBar", kind: .view, source: range("PlayerBar"),
    nodes: [
      element(.text, .hole("track.title"), .staticText, range("Text(track.title)")),
      element(.text, .hole("track.artist"), .staticText, range("Text(track.artist)")),
      iconButton(favorite, use: #"IconButton(symbol: isFavorite ? "heart.fill" : "heart") { isFavorite.toggle() }"#),
      iconButton(
        SpokenText("Open queue"), use: #"IconButton(symbol: "list.bullet.indent", label: "queue.open") { showQueue() }"#
      ),
      slider,
    ], isRoot: true)

  static func report(_ screens: [Screen] = [screen], language: SpeechLanguage = .english, allSystems: Bool = false)
    -> ReadReport
  {
    let voiceOver = VoiceOver(language: language)
    return ReadReport(
      screens: screens.map { ScreenTranscript($0, voiceOver: voiceOver, showsAllSystems: allSystems) },
      locale: language.rawValue)
  }

  // MARK: - Findings

  static func metadata(_ id: String, _ severity: Severity, wcag: [String] = ["4.1.2"]) -> RuleMetadata {
    RuleMetadata(
      id: id, family: .names, severity: severity, impact: .critical, wcag: wcag, title: "title of \(id)",
      documentation: RuleDocumentation(
        reports: "A control without a name.",
        why: "People hear only what kind of control it is, and have to guess what it is for.",
        howToFix: "Give it a name.", limits: "Silent where the label is unknown.", references: ["Recorded: a device"]),
      examples: [
        .violation("var body: some View {\n  ↓Slider(value: $volume)\n}", fixed: "var body: some View {\n  Fixed()\n}"),
        .pass("var body: some View { Slider(value: $volume) { Text(\"Volume\") } }"),
      ])
  }

  static let sliderName = metadata("slider-name", .error)
  static let toggleState = metadata("toggle-state-missing", .warning)
  static let grouping = metadata("ungrouped-row", .note, wcag: [])

  static let sliderFinding = Finding(
    Violation(
      "slider has no name", certainty: .certain, at: range("Slider(value: $volume)"),
      heard: Heard(before: "50%, adjustable", after: "Volume, 50%, adjustable"),
      fixes: [
        Fix(
          #"Slider(value: $volume) { Text("Volume") }"#, safety: .suggested,
          edits: [
            SourceEdit(
              range: SourceRange(
                file: file, start: range("Slider(value: $volume)").end, end: range("Slider(value: $volume)").end),
              replacement: #" { Text("Volume") }"#)
          ])
      ]),
    metadata: sliderName, view: "PlayerBar")

  static let toggleFinding = Finding(
    Violation(
      "state is told by the picture alone", certainty: .likely,
      at: range(#"IconButton(symbol: isFavorite ? "heart.fill" : "heart") { isFavorite.toggle() }"#),
      heard: Heard(before: "Love, Button"),
      related: [RelatedPlace(range("let symbol", in: component), "'IconButton' passes no label here")]),
    metadata: toggleState, view: "PlayerBar")

  static let groupFinding = Finding(
    Violation("title and artist are two stops", certainty: .certain, at: range("VStack(alignment: .leading)")),
    metadata: grouping, view: "PlayerBar", uses: 3)

  static let reviewFinding = Finding(
    Violation("the picture may be decoration", certainty: .review, severity: .note, at: range("Spacer()")),
    metadata: metadata("decorative-image-exposed", .warning), view: "PlayerBar")

  static func check(
    _ findings: [Finding] = [groupFinding, reviewFinding, toggleFinding, sliderFinding],
    filter: FindingFilter = FindingFilter()
  ) -> CheckReport {
    var findings = findings
    for index in findings.indices { findings[index].fingerprint = "print-\(index + 1)" }
    return CheckReport(
      findings: findings, problems: [Problem(file: "Broken.swift", message: "is not valid UTF-8")],
      coverage: Coverage(files: 4, views: 4, elements: 5, known: 5, partial: 0, opaque: 0),
      rules: [sliderName, toggleState, grouping], filter: filter)
  }
}
