import ArgumentParser
import EarshotCore
import Foundation
import Project
import Reporting

/// The program: its commands, and what holds for all of them.
@main
struct Earshot: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Tool.name,
    abstract: "Hears apps as VoiceOver users do, and finds what they would miss.",
    discussion: """
      Earshot reads Swift source, works out the accessibility tree of every view, and tells what VoiceOver says swipe \
      by swipe. No simulator, no build, no changes to the app.

      EXAMPLES, IN THE FOLDER OF AN APP
        earshot doctor                     what was found of it, what is not known
        earshot check                      report defects
        earshot check --diff --suggested   what fixes would change; writes nothing
        earshot read --view LoginView      hear one of its screens
        earshot report -o report.html      a page to look at, hear and audit by
        earshot compare main               what a branch changes for a listener
        earshot snapshot Snapshots         keep transcripts, see when they change
        earshot walk --view LoginView      swipe through a screen
        earshot speak --view LoginView     hear it
        earshot map                        how screens lead to each other
        earshot explain icon-button-name   why there is a rule, and what to do
        earshot init                       write a configuration

      EXIT STATUS
        0  ran, and found nothing at or above --fail-on
        1  ran, and found something
        2  could not run as asked
      """,
    version: Tool.version,
    subcommands: [
      CheckCommand.self,
      ReadCommand.self,
      ReportCommand.self,
      CompareCommand.self,
      SnapshotCommand.self,
      MapCommand.self,
      WalkCommand.self,
      SpeakCommand.self,
      RecordCommand.self,
      VerifyCommand.self,
      ExplainCommand.self,
      RulesCommand.self,
      InitCommand.self,
      DoctorCommand.self,
      SchemaCommand.self,
      LSPCommand.self,
      MCPCommand.self,
      WatchCommand.self,
    ])

  static func main() async {
    // A reader that stops early, such as `head`, must not end the program with a signal.
    signal(SIGPIPE, SIG_IGN)
    Terminal.holdStreams()
    do {
      try checkArguments()
      try checkCommand(CommandLine.arguments.dropFirst().first)
      if namesCommand { try WorkingDirectory.check() }
      try await run(try parseAsRoot())
    } catch {
      Foundation.exit(status(for: error))
    }
  }

  /// Arguments that are no text never reach the parser: a path of such a name would be no path at all, and everything
  /// would be read, or changed, instead of one file.
  private static func checkArguments() throws {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      let bytes = Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      if Project.isUTF8(bytes) { continue }
      throw Failure("the argument '\(Project.readable(bytes))' is not valid UTF-8; name the folder that it is in")
    }
  }

  /// A word that is no command: the parser would call it an unexpected argument.
  private static func checkCommand(_ word: String?) throws {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let word, !word.hasPrefix("-"), word != "help", !names.contains(word) else { return }
    var advice = Spelling.suggestion(for: word, among: names)
    if FileManager.default.fileExists(atPath: word) {
      advice = "; did you mean '\(Tool.name) check \(word)'?"
    } else if advice.isEmpty {
      advice = "; '\(Tool.name) --help' lists them"
    }
    throw Failure("unknown command '\(word)'\(advice)")
  }

  /// Help and version are there for everybody, wherever they are.
  private static var namesCommand: Bool {
    CommandLine.arguments.dropFirst().first.map { !$0.hasPrefix("-") && $0 != "help" } ?? false
  }

  private static func run(_ command: any ParsableCommand) async throws {
    if var command = command as? any AsyncParsableCommand { return try await command.run() }
    var command = command
    try command.run()
  }

  /// Prints what is to be said about an error. Only the statuses of the output contract leave the program.
  private static func status(for error: any Error) -> Int32 {
    switch error {
    case let exit as ExitCode: return exit.rawValue
    case let failure as Failure:
      failure.messages.forEach(Terminal.complain)
      return 2
    default:
      let text = message(of: error)
      if exitCode(for: error).isSuccess {
        Terminal.write(text.hasSuffix("\n") ? text : text + "\n")
        return 0
      }
      Terminal.writeError(text.hasSuffix("\n") ? text : text + "\n")
      return 2
    }
  }

  /// What the argument parser says of an error, or its help, with the program's name where it writes "Error".
  private static func message(of error: any Error) -> String {
    let text = fullMessage(for: error)
    let label = "Error: "
    return text.hasPrefix(label) ? "\(Tool.name): " + text.dropFirst(label.count) : text
  }
}

/// The program cannot run as asked.
struct Failure: Error {
  /// Each on a line of its own.
  var messages: [String]

  init(_ message: String) { messages = [message] }
}
