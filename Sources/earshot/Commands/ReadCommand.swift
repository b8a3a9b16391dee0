import AccessibilityModel
import ArgumentParser
import AssistiveTechnologies
import Configuration
import EarshotCore
import EarshotServer
import Foundation
import Reporting

struct ReadCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "Print what VoiceOver says on every screen, swipe by swipe.",
    discussion: """
      Every view, preview and scene of the files is a screen. «…» stands for text that exists only at run time. \
      Alternatives stand under one number, each with its condition.

      A transcript is that of the newest system: what '#available' gives to older ones is left out, unless \
      --all-systems is given. With --ios it is that of an older one: '#available' is decided by it, screens that it \
      does not have are left out, and VoiceOver says what it says there, as a snapshot test on that system records it.

      EXAMPLES
        earshot read Sources/Login.swift    the screens of a file
        earshot read --view LoginView       one screen of the current folder
        earshot read --view LoginView --locale ja
        earshot read --ios 17               as iOS 17 speaks it
        earshot read --rotor headings       what the headings rotor visits
        earshot read --initial              only what is there when a screen appears
        earshot read --view Inbox --given 'users = []' --given '!isLoading'
        earshot read --voice-control        what can be said to Voice Control
        earshot read --keyboard             what a keyboard or a switch reaches
        earshot read --tree                 containers, branches, hidden elements
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, markdown }

  @OptionGroup var input: InputOptions

  @Option(help: ArgumentHelp("Only the screens of these names. May be repeated.", valueName: "name"))
  var view: [String] = []

  @Option(help: "The form of the transcript.")
  var format: Format = .text

  @OptionGroup var output: OutputOptions

  @Option(help: ArgumentHelp("The language of the app's texts and of VoiceOver, such as 'ja'.", valueName: "language"))
  var locale: String?

  @Flag(help: "The names by which Voice Control takes the elements, and which of them clash.")
  var voiceControl = false

  @Flag(help: "What Full Keyboard Access and Switch Control stop at, and what they pass by.")
  var keyboard = false

  @Option(
    help: ArgumentHelp(
      "Only what a rotor visits: headings, links, buttons, form-controls, images, containers, adjustable, or the name "
        + "of a rotor of the app.", valueName: "name"))
  var rotor: String?

  @Flag(help: "The accessibility tree, with containers, branches and hidden elements.")
  var tree = false

  @Flag(
    help: """
      Only the state in which a screen appears, made with its defaults: '@State' and its like have their initial values. \
      What source does not tell, such as data that is loaded, stays open.
      """)
  var initial = false

  @Option(
    help: ArgumentHelp(
      """
      Take something for granted: a value, 'user.name = "Ann"', or a condition as it is shown, '!isLoading'. \
      'LoginView.email = ""' is about one type. May be repeated.
      """,
      valueName: "state"))
  var given: [String] = []

  @Flag(help: "Also what only systems before an '#available' version show.")
  var allSystems = false

  @OptionGroup var system: SystemOptions

  mutating func validate() throws {
    if [voiceControl, keyboard, tree, rotor != nil].count(where: { $0 }) > 1 {
      throw ValidationError("--voice-control, --keyboard, --rotor and --tree do not go together.")
    }
    if allSystems, system.ios != nil {
      throw ValidationError("--ios asks for one system and --all-systems for all; give one of them.")
    }
    if voiceControl || keyboard || tree, format == .markdown {
      throw ValidationError("\(keyboard ? "--keyboard" : tree ? "--tree" : "--voice-control") is text or json.")
    }
  }

  mutating func run() async throws {
    let configuration = try input.configurationFile()?.configuration ?? Configuration()
    var options = input.analysisOptions(paths: paths, configuration)
    options.locale = locale
    options.system = allSystems ? .all : system.scope
    options.rules = []
    options.states = initial ? .firstAppearance : .allNotingFirst
    options.given = try givenState()
    options.accounts = format == .json
    // Programs get the account of all expressions, for which everything has to be built.
    options.views = format == .json ? [] : view + furtherNames
    // What a view is heard as depends on where it is used: on the screen around it, its title, what is handed down.
    options.analysesProject = true
    let analysis = try await input.analyse(options)
    system.complain(about: analysis)
    let screens = try chosen(from: ScreenList(reportedOf: analysis))
    try checkMet(options.given)
    try checkRotor(in: analysis)
    noteLanguage(of: analysis)
    let voiceOver = analysis.voiceOver
    var report = ReadReport(
      screens: screens.map {
        ScreenTranscript(
          $0, voiceOver: voiceOver, showsAllSystems: allSystems, isTranslation: analysis.isReadInTranslation)
      },
      locale: analysis.locale, given: given, system: system.ios?.description, voiceControl: analysis.voiceControl)
    report.accounting = analysis.accounting.map(AccountingSummary.init)
    try output.write(render(report, voiceOver))
    try input.checkInput(analysis)
  }

  /// Without a text in a language, every stop would just be marked as untranslated.
  private func noteLanguage(of analysis: Analysis) {
    let languages = analysis.project.strings.languages
    guard let locale, !languages.isEmpty, analysis.isReadInTranslation,
      !languages.contains(where: { $0.prefix(2) == locale.prefix(2) }) else { return }
    Terminal.complain("no texts in '\(locale)' were found; there are \(languages.sorted().joined(separator: ", "))")
  }

  private func render(_ report: ReadReport, _ voiceOver: VoiceOver) -> String {
    let style = output.style
    var report = report
    if let rotor { report = report.visited(by: Rotor.Kind(name: rotor)) }
    switch format {
    case .json where tree: return report.treeJSON(voiceOver: voiceOver)
    case .json: return report.json(voiceControl: voiceControl, keyboard: keyboard)
    case .markdown: return report.markdown()
    case .text:
      if tree { return report.treeText(voiceOver: voiceOver, style: style) }
      if keyboard { return report.keyboardText(style: style) }
      if voiceControl { return report.voiceControlText(style: style) }
      guard let rotor else { return report.text(style: style) }
      return report.text(style: style, nothing: "nothing for the rotor '\(rotor)'")
    }
  }

  /// A misspelt name would look as if a screen had nothing for the rotor.
  private func checkRotor(in analysis: Analysis) throws {
    guard let rotor, case .custom = Rotor.Kind(name: rotor) else { return }
    let screens = analysis.screens + analysis.presentations
    let own = Set(screens.flatMap { $0.elements.flatMap(\.rotors) }).sorted()
    if own.contains(rotor) { return }
    let known = Rotor.Kind.standard.map(\.name) + own
    let hint = Spelling.suggestion(for: rotor, among: known)
    throw Failure("there is no rotor '\(rotor)'" + (hint.isEmpty ? "; there are " + known.joined(separator: ", ") : hint))
  }

  // MARK: - What is given

  private func givenState() throws -> GivenState {
    do {
      return try GivenState(given)
    } catch {
      throw Failure(error.message)
    }
  }

  /// A misspelt name would give the transcript of another state than the one that was asked for.
  private func checkMet(_ state: GivenState) throws {
    if let first = state.unresolved.first {
      throw Failure("'\(first.name)' in '\(first.text)' means nothing here; texts stand in quotation marks")
    }
    guard let first = state.unmet.first else { return }
    throw Failure(
      "nothing that was read depends on '\(first.text)'"
        + Spelling.suggestion(for: first.name, among: state.askedNames, limit: 3))
  }

  // MARK: - Which screens

  /// `--view A B` leaves `B` among the paths. What is no path there is the name of a view.
  private var furtherNames: [String] {
    view.isEmpty
      ? [] : input.paths.filter { $0 != "-" && !$0.contains("/") && !FileManager.default.fileExists(atPath: $0) }
  }

  private var paths: [String] { input.paths.filter { !furtherNames.contains($0) } }

  private func chosen(from list: ScreenList) throws -> [Screen] {
    let names = view + furtherNames
    guard !names.isEmpty else { return list.screens() }
    for name in names where list.screens(named: name).isEmpty {
      throw Failure("no screen is called '\(name)'" + Spelling.suggestion(for: name, among: list.names, limit: 3))
    }
    return list.screens(named: names)
  }
}
