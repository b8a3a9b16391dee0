import AccessibilityModel
import AssistiveTechnologies
import AuditReport
import Reporting
import Rules
import SourceModel

/// A small app put together by hand.
enum Sample {
  static let file = SourceFile(
    path: "Sources/Player.swift",
    text: """
      struct Player: View {
        var body: some View {
          VStack {
            Text("Now playing").font(.title)
            Slider(value: $volume)
            Button(isOn ? "Pause" : "Play") { isOn.toggle() }
          }
        }
      }

      """)

  static func range(_ text: String, in file: SourceFile = file) -> SourceRange {
    let bytes = Array(text.utf8)
    let start = file.bytes.indices.first { file.bytes[$0...].starts(with: bytes) } ?? 0
    return SourceRange(file: file, start: start, end: start + bytes.count)
  }

  static let isOn = Condition(subject: "isOn", branch: 0, description: "isOn", holdsInitially: false)
  static let isOff = Condition(subject: "isOn", branch: 1, description: "!isOn", holdsInitially: true)

  static func element(
    _ role: ElementRole, _ label: SpokenText?, _ traits: Traits, _ source: SourceRange
  ) -> AccessibilityNode {
    var element = AccessibilityElement(role: role, viewName: role.rawValue, source: source)
    element.label = label.map { Fact($0, origin: .content) }
    element.traits = traits
    return .element(element)
  }

  static func screen(_ nodes: [AccessibilityNode], name: String = "Player") -> AuditScreen {
    let screen = Screen(name: name, kind: .view, source: range("Player"), nodes: nodes, isRoot: true)
    return AuditScreen(ScreenTranscript(screen, voiceOver: VoiceOver(language: .english)))
  }

  static let player: AuditScreen = {
    let title = SpokenText.choice([
      .init(condition: isOn, text: SpokenText("Pause")), .init(condition: isOff, text: SpokenText("Play")),
    ])
    let list = AccessibilityContainer(
      kind: .list,
      nodes: [
        element(.slider, nil, .adjustable, range("Slider(value: $volume)")),
        element(.button, title, .button, range(#"Button(isOn ? "Pause" : "Play") { isOn.toggle() }"#)),
      ], source: range("VStack"))
    return screen([
      element(.text, SpokenText("Now playing"), [.staticText, .header], range(#"Text("Now playing")"#)), .container(list),
    ])
  }()

  /// A finding of a rule that exists, so that its criteria are known.
  static func finding(
    _ rule: String = "slider-name", message: String = "slider has no name", certainty: FindingCertainty = .certain,
    severity: Severity? = nil, view: String = "Player", heard: Heard? = Heard(before: "50%, adjustable", after: "Volume, 50%, adjustable"),
    fixes: [Fix]? = nil, at place: SourceRange = range("Slider(value: $volume)")
  ) -> Finding {
    let metadata = RuleRegistry.rule(rule)!.metadata
    let named = Fix(
      "name the slider", safety: .suggested,
      edits: [SourceEdit.insertion(of: #" { Text("Volume") }"#, at: place.end, in: place.file)])
    var finding = Finding(
      Violation(message, certainty: certainty, severity: severity, at: place, heard: heard, fixes: fixes ?? [named]),
      metadata: metadata, view: view)
    finding.fingerprint = "0123\(rule)\(certainty.rawValue)\(message.utf8.count)"
    return finding
  }

  static func report(
    _ findings: [Finding] = [finding()], screens: [AuditScreen] = [player], setAside: [SetAsideFinding] = [],
    accepted: [Finding] = [], rules: [RuleMetadata] = RuleRegistry.all.map { $0.metadata }
  ) -> AuditReport {
    AuditReport(
      product: AuditedProduct(name: "Larkspur", version: "1.0", date: "2026-11-21"),
      check: CheckReport(
        findings: findings, problems: [],
        coverage: Coverage(files: 1, views: 1, elements: 3, known: 2, partial: 1, opaque: 0), rules: rules, setAside: setAside),
      accepted: accepted, screens: screens,
      gaps: [CoverageGap(kind: "opaque-view", explanation: "'Chart3D' is declared outside the project", elements: 1)])
  }
}
