import ArgumentParser
import Configuration
import EarshotCore
import Foundation
import Project
import Reporting
import SourceModel

extension Analysis {
  /// Nothing is left of what was asked for, because none of it could be read.
  var failedAltogether: Bool { hasNoInput && !problems.isEmpty }

  fileprivate var hasNoInput: Bool {
    statistics.files + statistics.interfaceFiles == 0 && !project.namesSettings
  }
}

/// What to analyse.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Files and folders; '-' reads one Swift file from standard input. The default is the current folder.",
      valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "The path of the file that comes through standard input. When there is such a file, the project around it is "
        + "read too.",
      valueName: "path"))
  var stdinPath: String?

  @OptionGroup var work: WorkOptions

  mutating func validate() throws {
    if stdinPath != nil, !readsInput { throw ValidationError("--stdin-path goes with the path '-'.") }
    try Self.check(paths, in: folder)
    if readsInput, paths.count > 1 { throw ValidationError("'-' stands for the only file; name no other paths.") }
  }

  /// Refuses to read what lies in a folder where somebody merely stands and which is no project.
  static func check(_ paths: [String], in folder: String) throws {
    guard paths.allSatisfy({ $0 == "." }), Project.isSharedFolder(folder) else { return }
    throw ValidationError("\(folder) is no project; name the folder of one, or name \(folder) to read all of it.")
  }

  /// Whether the source comes through standard input.
  var readsInput: Bool { paths.contains("-") }

  var folder: String { FileManager.default.currentDirectoryPath }

  /// The root of the analysed tree, and the repository around it.
  var root: ProjectPlace {
    Project.root(of: readsInput ? [stdinPath ?? "."] : paths, workingDirectory: folder)
  }

  func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : folder + "/" + path }

  /// The path for messages.
  func shown(_ path: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.utf8.count + 1)) : path
  }

  /// - Parameter paths: What of the paths is left when other options took some for themselves.
  func analysisOptions(paths: [String]? = nil, _ configuration: Configuration) -> AnalysisOptions {
    var options = AnalysisOptions(
      paths: readsInput ? [] : paths ?? self.paths, workingDirectory: folder, width: work.width)
    configuration.apply(to: &options)
    return options
  }

  /// The same for screens that are walked on: as the newest system shows them, in all their states, and what is pressed
  /// does something.
  func walkingOptions(locale: String?) throws -> AnalysisOptions {
    var options = analysisOptions(try configurationFile()?.configuration ?? Configuration())
    options.locale = locale
    options.system = .newest
    options.rules = []
    options.states = .allNotingFirst
    options.followsActions = true
    return options
  }

  /// The configuration of the project; nil when it has none.
  func configurationFile() throws -> ConfigurationFile? {
    try work.configurationFile(of: root, shown: shown)
  }

  ///
  /// - Parameter inputs: What was read; nil where that has to be done.
  func analyse(_ options: AnalysisOptions, reading inputs: ProjectInputs? = nil) async throws -> Analysis {
    let progress = ProgressLine()
    var options = options
    options.progress = progress.handler
    let analysis = readsInput
      ? try await Analysis.run(on: .around(buffer(), options), options)
      : await Analysis.run(reading: inputs ?? ProjectInputs(options.discovery), options)
    progress.clear()
    work.tell(analysis.timings)
    try complain(about: analysis)
    return analysis
  }

  /// The same for a project that will be analysed again.
  func analyse(in session: AnalysisSession, _ options: AnalysisOptions) async throws -> Analysis {
    let analysis = readsInput
      ? try await session.analyse(.around(buffer(), options)) : try await session.analyse()
    work.tell(analysis.timings)
    try complain(about: analysis)
    return analysis
  }

  /// The path by which messages call what comes through standard input.
  var inputPath: String { stdinPath ?? "stdin.swift" }

  private func buffer() throws -> EditorBuffer {
    EditorBuffer(path: inputPath, bytes: try StandardInput.read())
  }

  /// Says on standard error what went wrong with the input.
  private func complain(about analysis: Analysis) throws {
    for path in analysis.project.missingPaths { Terminal.complain("\(path.isEmpty ? "''" : path): no such file or folder") }
    if !analysis.project.missingPaths.isEmpty { throw ExitCode(2) }
    for complaint in complaints(about: analysis) { Terminal.complain(complaint) }
  }

  /// What is wrong with the files.
  func complaints(about analysis: Analysis) -> [String] {
    var complaints = ProblemList(analysis.problems).lines
    if analysis.failedAltogether {
      complaints.append("nothing could be analysed")
    } else if analysis.hasNoInput, analysis.project.namedFiles == 0 {
      complaints.append("no Swift files of an app were found")
    } else if analysis.hasNoInput {
      complaints.append("nothing to report on: tests, generated code, or left out by the configuration")
    }
    return complaints
  }

  /// Status 2 after the results, when the input was not all right and that matters.
  func checkInput(_ analysis: Analysis) throws {
    if isBroken(analysis) { throw ExitCode(2) }
  }

  func isBroken(_ analysis: Analysis) -> Bool {
    let isMisled = !paths.isEmpty && analysis.hasNoInput && analysis.project.namedFiles == 0
    return isMisled || analysis.failedAltogether || work.strictInput && !analysis.problems.isEmpty
  }
}
