import AccessibilityModel
import ArgumentParser
import AssistiveTechnologies
import EarshotCore
import Foundation
import Navigation
import Reporting

struct WalkCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "walk",
    abstract: "Walk a screen as a VoiceOver user does: swipe, turn the rotor, activate.",
    discussion: """
      The terminal as an iPhone with VoiceOver on. Links, sheets, menus and tabs are followed, switches are turned and \
      what changes is heard. Where source does not tell what an activation does, that is said.

      EXAMPLES
        earshot walk --view LoginView                      by the keys of a terminal
        earshot walk --view LoginView --keys "right right enter"
        earshot walk --view Inbox --keys 'rotor:headings down "say:tap Save"'
        earshot walk --view LoginView --speak              spoken as well

      Without a terminal, keys are read from standard input, as in --keys.

      KEYS
      \(WalkText.help)
      """)

  @OptionGroup var input: InputOptions

  @Option(help: ArgumentHelp("The screen to begin on.", valueName: "name"))
  var view: String

  @Option(help: ArgumentHelp("Play these keys without a terminal and print one line a step.", valueName: "keys"))
  var keys: String?

  @Flag(help: "Speak through the system's synthesiser.")
  var speak = false

  @Option(help: ArgumentHelp("Words per minute of the voice, from 80 to 500.", valueName: "number"))
  var rate = Synthesizer.usualRate

  @Option(help: ArgumentHelp("The language of the app's texts and of VoiceOver, such as 'ja'.", valueName: "language"))
  var locale: String?

  @Flag(help: "Lists that are empty when the screen appears are filled.")
  var fillLists = false

  mutating func validate() throws {
    try Synthesizer.check(rate: rate)
    if input.readsInput, keys == nil { throw ValidationError("'-' needs --keys: standard input is the source.") }
  }

  mutating func run() async throws {
    let played = try keys.map { try Self.actions($0) }
    let synthesizer = speak ? try Synthesizer.found(rate: rate) : nil
    let analysis = try await input.analyse(input.walkingOptions(locale: locale))
    if analysis.failedAltogether { throw ExitCode(2) }
    let screen = try analysis.screenForWalking(named: view)
    guard let session = analysis.session(on: screen, state: ScreenState(fillsLists: fillLists)) else {
      throw Failure("'\(view)' is no screen to walk on")
    }
    let script = SpeechScript(voiceOver: analysis.voiceOver, language: analysis.locale)
    var walk = Walk(session: session, synthesizer: synthesizer, script: script)
    if let played {
      walk.play(played)
    } else if RawTerminal.isPossible {
      var terminal = WalkTerminal(walk)
      terminal.run()
    } else {
      try walk.playInput()
    }
    try input.checkInput(analysis)
  }

  static func actions(_ text: String) throws -> [(key: String, action: WalkAction)] {
    do throws(WalkKeyMistake) {
      return try WalkAction.list(of: text)
    } catch {
      let names = WalkKey.all.map(\.name) + WalkKey.withText.map(\.name)
      throw Failure(error.description + Spelling.suggestion(for: error.key, among: names))
    }
  }
}

extension Analysis {
  /// The first screen of a name.
  func screenForWalking(named name: String) throws -> Screen {
    if let screen = screens(named: name).first { return screen }
    throw Failure("no screen is called '\(name)'" + Spelling.suggestion(for: name, among: ScreenList(self).names, limit: 3))
  }
}

/// A walk that is printed line by line and may be spoken.
struct Walk {
  var session: VoiceOverSession
  let synthesizer: Synthesizer?
  let script: SpeechScript
  private let text = WalkText(style: Terminal.style)

  init(session: VoiceOverSession, synthesizer: Synthesizer?, script: SpeechScript) {
    self.session = session
    self.synthesizer = synthesizer
    self.script = script
  }

  mutating func play(_ actions: [(key: String, action: WalkAction)]) {
    start()
    for (key, action) in actions { perform(key, action) }
  }

  /// Keys from standard input, line by line, as they come.
  mutating func playInput() throws {
    start()
    while let line = readLine() {
      for (key, action) in try WalkCommand.actions(line) { perform(key, action) }
    }
  }

  private mutating func start() {
    let step = session.begin()
    Terminal.write(text.line("start", step))
    speak(step)
  }

  private mutating func perform(_ key: String, _ action: WalkAction) {
    let step = session.perform(action)
    Terminal.write(text.line(key, step))
    speak(step)
  }

  func speak(_ step: WalkStep) {
    guard let synthesizer else { return }
    synthesizer.speak(step.spoken.map { script.segment(saying: $0) })
  }
}
