import AccessibilityModel
import AssistiveTechnologies
import EarshotCore
import Project
import SourceModel

/// What is heard at one stop, in the words of fixtures and tests:
/// `Remove. Button. [isFavorite] {for movie in movies} // hint: Takes it off the list`.
struct HeardStop: Equatable, Sendable {
  /// What there is to say of a stop beside its description. Raw values are the words that fixtures use.
  enum Detail: String, CaseIterable, Sendable {
    case hint, actions, content, input, rotors, level, type, id, container, traits, partial, opaque

    /// Details that count only where a test mentions them; of the others, one that is not mentioned must not be there.
    static let onDemand: Set<Detail> = [.container, .traits]
  }

  /// Notation R1, then the conditions in brackets and the loops in braces.
  var text: String
  var details: [Detail: String]

  /// Stands for the description of a stop that says nothing.
  static let silence = "(nothing)"

  /// `text // hint: … // actions: …`.
  var rendered: String { rendered(showing: Set(Detail.allCases)) }

  /// As far as `expectation` is about it, so that the two can be compared as texts.
  func rendered(against expectation: HeardStop?) -> String {
    let mentioned = Set(expectation?.details.keys.map { $0 } ?? [])
    return rendered(showing: Set(Detail.allCases).subtracting(Detail.onDemand).union(mentioned))
  }

  private func rendered(showing shown: Set<Detail>) -> String {
    let known = Detail.allCases.filter(shown.contains).compactMap { detail in
      details[detail].map { "\(detail.rawValue): \($0)" }
    }
    return ([text] + known).joined(separator: " // ")
  }
}

extension HeardStop {
  init(_ stop: TranscriptStop, voiceOver: VoiceOver) {
    let element = stop.element
    let utterance = voiceOver.utterance(for: stop)
    var text = utterance.description.isEmpty ? Self.silence : utterance.description
    if !stop.when.isEmpty { text += " [\(stop.when.map(\.description).joined(separator: ", "))]" }
    for loop in stop.repeats { text += " {\(loop)}" }
    self.text = text
    details = [:]
    func note(_ detail: Detail, _ items: [String], separator: String = ", ") {
      if !items.isEmpty { details[detail] = items.joined(separator: separator) }
    }
    note(.hint, [utterance.authorHint].compactMap { $0 })
    note(.actions, stop.offeredActions.map(\.fixtureText) + element.actions.compactMap(\.fixtureKind))
    note(.content, stop.offeredContent.map(\.fixtureText), separator: "; ")
    note(.input, element.inputLabels.map { $0.resolved(under: stop.when).rendered })
    note(.rotors, element.rotors)
    note(.level, [element.headingLevel].compactMap { $0.map(String.init) })
    note(.type, [element.textContentType].compactMap { $0 })
    note(.id, [element.identifier?.value.resolved(under: stop.when).rendered].compactMap { $0 })
    note(.container, stop.containers.map { $0.fixtureName(under: stop.when) }, separator: " > ")
    note(.traits, element.traits.names)
    let reasons = element.reasons.map { "\($0.kind.rawValue) \($0.subject)" }
    switch element.certainty {
    case .known: break
    case .partial: note(.partial, reasons.isEmpty ? ["for no reason"] : reasons, separator: "; ")
    case .opaque: note(.opaque, reasons.isEmpty ? ["for no reason"] : reasons, separator: "; ")
    }
  }
}

extension AccessibilityAction {
  /// The kinds that have a gesture of their own, where they have no name.
  fileprivate var fixtureKind: String? {
    guard name?.isBlank ?? true, [.escape, .magicTap, .delete, .showMenu].contains(kind) else { return nil }
    return "(\(kind.rawValue))"
  }
}

extension Offer {
  /// `Pin [!isPinned]`, with each way in brackets.
  fileprivate var fixtureText: String {
    text.rendered + ways.map { " [\($0.map(\.description).joined(separator: ", "))]" }.joined()
  }
}

extension OfferedContent {
  fileprivate var fixtureText: String {
    "\(content.label.rendered): \(content.value.rendered)" + (content.importance == .high ? " (high)" : "")
      + (when.isEmpty ? "" : " [\(when.map(\.description).joined(separator: ", "))]")
  }
}

extension AccessibilityContainer {
  fileprivate func fixtureName(under outcomes: [Condition]) -> String {
    guard let label = label?.value.resolved(under: outcomes), !label.isBlank else { return kind.rawValue }
    return label.rendered
  }
}

// MARK: - Hearing source

/// Everything that is heard in some source.
struct Hearing: Sendable {
  let analysis: Analysis
  let voiceOver: VoiceOver

  init(_ analysis: Analysis) {
    self.analysis = analysis
    voiceOver = analysis.voiceOver
  }

  /// Analyses one file; `import SwiftUI` is added where there is no import.
  static func source(
    _ source: String, states: StateScope = .all, given: GivenState = GivenState()
  ) async -> Hearing {
    await files(["Source.swift": source], states: states, given: given)
  }

  static func files(
    _ files: [String: String], strings: StringTables = StringTables(), locale: String? = nil,
    deployment: DeploymentTargets = DeploymentTargets(ios: Version(major: 17)), states: StateScope = .all,
    given: GivenState = GivenState(), system: SystemScope = .all
  ) async -> Hearing {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.locale = locale
    options.rules = []
    options.states = states
    options.given = given
    options.system = system
    let sources = files.mapValues { $0.contains("import ") ? $0 : "import SwiftUI\n" + $0 }
    return Hearing(await Analysis.run(files: sources, strings: strings, deployment: deployment, options))
  }

  /// A view's body, given alone, as the screen `Sample`.
  static func body(
    _ body: String, members: String = "", states: StateScope = .all, given: GivenState = GivenState()
  ) async -> Hearing {
    await source(sample(body, members), states: states, given: given)
  }

  /// What is heard of a body on a version of iOS, such as `17.5`; nil when it is no version.
  static func texts(_ body: String, members: String = "", on version: String) async -> [String]? {
    guard let version = Version(version) else { return nil }
    return await files(["Source.swift": sample(body, members)], system: .version(version)).texts()
  }

  private static func sample(_ body: String, _ members: String) -> String {
    "struct Sample: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}\n"
  }

  /// Screens, and what they present, in the order in which they are listed.
  var screens: [Screen] { analysis.screens + analysis.presentations }

  /// The stops of a screen or presentation, swipe by swipe; nil when there is no such screen.
  func stops(of name: String = "Sample") -> [HeardStop]? {
    guard let screen = screens.first(where: { $0.name == name }) else { return nil }
    return TranscriptBuilder().stops(of: screen.nodes).map { HeardStop($0, voiceOver: voiceOver) }
  }

  /// The same as texts, without what counts on demand only; nil when there is no such screen.
  func texts(of name: String = "Sample") -> [String]? {
    stops(of: name)?.map { $0.rendered(against: nil) }
  }
}
