import AccessibilityModel
import ArgumentParser
import AssistiveTechnologies
import Configuration
import EarshotCore
import Foundation
import Project
import Reporting

struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compare what VoiceOver was recorded to say with what is predicted.",
    discussion: """
      Takes recordings of the UI test that 'earshot record --scaffold' writes and lays each beside the transcript of \
      its view. Words count in their order; lines that the system cut off after 64 characters count as far as they \
      go. A stop under a condition may be missing.

      '--learn' keeps the names that the system gives to symbols in '\(LearnedSymbols.fileName)' at the root \
      of the project, so that later transcripts say them.

      EXAMPLES
        earshot verify earshot-recording.json
        earshot verify recordings/*.json --path Sources --learn

      EXIT STATUS
        0  all as predicted
        1  something differs
        2  could not run as asked
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

  @Argument(help: ArgumentHelp("Files of recordings.", valueName: "recording"), completion: .file())
  var recordings: [String]

  @Option(help: ArgumentHelp("The app's files and folders. The default is the current folder.", valueName: "path"))
  var path: [String] = []

  @OptionGroup var work: WorkOptions

  @Option(help: "The form of the comparison.")
  var format: Format = .text

  @OptionGroup var output: OutputOptions

  @Flag(help: "List what agrees as well.")
  var all = false

  @Flag(help: "Keep the recorded names of symbols in the project.")
  var learn = false

  mutating func validate() throws { try OutputOptions.check(output.output, option: "--output", isNot: recordings) }

  mutating func run() async throws {
    let recordings = try self.recordings.map { try Self.read($0) }
    var input = InputOptions()
    input.paths = path
    input.work = work
    input.stdinPath = nil
    let file = try input.configurationFile()
    var comparisons: [RecordingComparison] = []
    var unknown: [String] = []
    for (name, recording) in recordings {
      let analysis = try await analysis(for: recording, in: name, input, file?.configuration ?? Configuration())
      let list = ScreenList(analysis)
      for screen in recording.screens {
        guard let match = list.screens(named: screen.view).first else {
          unknown.append(screen.view)
          continue
        }
        comparisons.append(RecordingComparison(
          screen, transcript: ScreenTranscript(match, voiceOver: analysis.voiceOver), voiceOver: analysis.voiceOver))
      }
    }
    let report = RecordingReport(comparisons: comparisons, unknownViews: unknown)
    try output.write(format == .json ? report.json() : report.text(showsAll: all))
    if learn { try keep(LearnedNames(comparisons), language: recordings.first?.1.language ?? "en", input) }
    if !report.isAllAsPredicted { throw ExitCode(1) }
  }

  private static func read(_ path: String) throws -> (String, Recording) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure("\(path): " + (FileManager.default.fileExists(atPath: path) ? "cannot be read" : "no such file"))
    }
    do throws(Recording.Malformed) {
      return (path, try Recording(json: data))
    } catch {
      throw Failure("\(path): \(error.description)")
    }
  }

  private func analysis(
    for recording: Recording, in name: String, _ input: InputOptions, _ configuration: Configuration
  ) async throws -> Analysis {
    var options = input.analysisOptions(configuration)
    options.rules = []
    options.locale = recording.language ?? options.locale
    if let text = recording.system {
      do throws(UnknownSystem) {
        options.system = .version(try SystemVersions.version(text))
      } catch {
        throw Failure("\(name): \(error.description)")
      }
    }
    let analysis = try await input.analyse(options)
    if analysis.failedAltogether { throw ExitCode(2) }
    return analysis
  }

  private func keep(
    _ names: LearnedNames, language: String, _ input: InputOptions
  ) throws {
    for symbol in names.disputed.sorted() {
      Terminal.complain("recordings disagree about the name of '\(symbol)'; nothing is kept about it")
    }
    guard !names.symbols.isEmpty else { return Terminal.complain("no names of symbols to learn") }
    let path = (input.root.folder as NSString).appendingPathComponent(LearnedSymbols.fileName)
    var learned = LearnedSymbols()
    if let data = FileManager.default.contents(atPath: path) {
      let known = LearnedSymbols.read(Array(data), path: input.shown(path))
      if let problem = known.problem { throw Failure("\(problem.file): \(problem.message)") }
      learned = known.symbols
    }
    learned.add(names.symbols, language: language)
    try AtomicFile.write(Array(LearnedNames.document(learned.names).utf8), to: path)
    Terminal.complain("\(names.symbols.count) \(names.symbols.count == 1 ? "name" : "names") of symbols kept in \(input.shown(path))")
  }
}
