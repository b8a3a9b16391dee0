import ArgumentParser
import AssistiveTechnologies
import Configuration
import EarshotCore
import Navigation
import Reporting

struct SpeakCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speak",
    abstract: "Hear a screen through the system's synthesiser.",
    discussion: """
      Speaks the transcript of a screen as VoiceOver reads it: name, value and role, a pause, the hint. Pitch, spelling \
      and languages are as the code asks. 'say' (macOS) or 'espeak-ng' (Linux) speaks; without either, the status is 2.

      EXAMPLES
        earshot speak --view LoginView
        earshot speak --view LoginView --output login.wav
        earshot speak --view LoginView --locale ja --rate 300
      """)

  @OptionGroup var input: InputOptions

  @Option(help: ArgumentHelp("The screen to speak.", valueName: "name"))
  var view: String

  @Option(name: [.short, .long], help: ArgumentHelp("Write the sound to a WAV file.", valueName: "file"), completion: .file())
  var output: String?

  @Option(help: ArgumentHelp("Words per minute, from 80 to 500.", valueName: "number"))
  var rate = Synthesizer.usualRate

  @Option(help: ArgumentHelp("The language of the app's texts and of VoiceOver, such as 'ja'.", valueName: "language"))
  var locale: String?

  mutating func validate() throws {
    try Synthesizer.check(rate: rate)
    try OutputOptions.check(output, option: "--output")
  }

  mutating func run() async throws {
    let synthesizer = try Synthesizer.found(rate: rate)
    let configuration = try input.configurationFile()?.configuration ?? Configuration()
    var options = input.analysisOptions(configuration)
    options.locale = locale
    options.system = .newest
    options.rules = []
    options.states = .allNotingFirst
    let analysis = try await input.analyse(options)
    if analysis.failedAltogether { throw ExitCode(2) }
    let screen = try analysis.screenForWalking(named: view)
    let stops = ScreenState().present(screen.stops)
    let script = SpeechScript(voiceOver: analysis.voiceOver, language: analysis.locale)
    let segments = stops.indices.flatMap { script.segments(for: stops[$0], from: $0 > 0 ? stops[$0 - 1] : nil) }
    if let output {
      let sound = try synthesizer.sound(of: segments)
      try AtomicFile.write(sound.bytes, to: output)
    } else {
      synthesizer.speak(segments)
    }
    try input.checkInput(analysis)
  }
}
