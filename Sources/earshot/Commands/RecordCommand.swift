import ArgumentParser
import Configuration
import EarshotCore
import Foundation
import Reporting

struct RecordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Write a UI test that records what VoiceOver itself says.",
    discussion: """
      From Xcode 27 on, a UI test can let VoiceOver walk through an app and read what it says. '--scaffold' writes such \
      a test for the screens of the project; each part that only its developer knows, how to come to the screen, is \
      marked. 'earshot verify' then compares the recordings with what Earshot predicts.

      The test needs a Mac with Xcode 27 and a simulator with iOS 27. Earshot itself does not run it.

      EXAMPLES
        earshot record --scaffold --view LoginView -o UITests/Recording.swift
      """)

  @Flag(help: "Write the source of the UI test.")
  var scaffold = false

  @OptionGroup var input: InputOptions

  @Option(help: ArgumentHelp("Only the screens of these names. May be repeated.", valueName: "name"))
  var view: [String] = []

  @OptionGroup var output: OutputOptions

  mutating func validate() throws {
    guard scaffold else { throw ValidationError("record needs --scaffold; the recording itself is made by Xcode.") }
    if input.readsInput { throw ValidationError("record needs files, not standard input.") }
  }

  mutating func run() async throws {
    let configuration = try input.configurationFile()?.configuration ?? Configuration()
    var options = input.analysisOptions(configuration)
    options.rules = []
    let analysis = try await input.analyse(options)
    if analysis.failedAltogether { throw ExitCode(2) }
    let list = ScreenList(analysis)
    for name in view where list.screens(named: name).isEmpty {
      throw Failure("no screen is called '\(name)'" + Spelling.suggestion(for: name, among: list.names, limit: 3))
    }
    let screens = view.isEmpty ? list.screens { $0.kind != .preview } : list.screens(named: view)
    try output.write(RecorderScaffold.source(views: screens.map(\.name)))
    try input.checkInput(analysis)
  }
}
