import ArgumentParser
import EarshotCore
import Foundation
import Reporting
import SourceModel

extension Analysis {
  /// Nothing is left of what was asked for, because none of it could be read.
  var failedAltogether: Bool { statistics.files == 0 && !problems.isEmpty }
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

  @Option(help: ArgumentHelp("Number of threads. The default is one for each processor.", valueName: "number"))
  var jobs: Int?

  @Flag(help: "Exit with status 2 when anything could not be read or parsed.")
  var strictInput = false

  mutating func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs needs a number from 1 on.") }
    if stdinPath != nil, !readsInput { throw ValidationError("--stdin-path goes with the path '-'.") }
    if readsInput, paths.count > 1 { throw ValidationError("'-' stands for the only file; name no other paths.") }
  }

  /// Whether the source comes through standard input.
  var readsInput: Bool { paths.contains("-") }

  var folder: String { FileManager.default.currentDirectoryPath }

  /// - Parameter paths: What of the paths is left when other options took some for themselves.
  func analysisOptions(paths: [String]? = nil) -> AnalysisOptions {
    let width = jobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount)
    return AnalysisOptions(paths: readsInput ? [] : paths ?? self.paths, workingDirectory: folder, width: width)
  }

  func analyse(_ options: AnalysisOptions) async throws -> Analysis {
    let analysis: Analysis
    if readsInput {
      let buffer = EditorBuffer(path: stdinPath ?? "stdin.swift", bytes: Terminal.readInput())
      analysis = await Analysis.run(buffer: buffer, options)
    } else {
      analysis = await Analysis.run(options)
    }
    try complain(about: analysis)
    return analysis
  }

  /// Says on standard error what went wrong with the input.
  private func complain(about analysis: Analysis) throws {
    for path in analysis.project.missingPaths { Terminal.complain("\(path): no such file or folder") }
    if !analysis.project.missingPaths.isEmpty { throw ExitCode(2) }
    for problem in analysis.problems {
      Terminal.complain(problem.file.isEmpty ? problem.message : "\(problem.file): \(problem.message)")
    }
    if analysis.failedAltogether {
      Terminal.complain("nothing could be analysed")
    } else if analysis.statistics.files == 0 {
      Terminal.complain("no Swift files of an app were found")
    }
    let configuration = ".earshot.json"
    if !readsInput, FileManager.default.fileExists(atPath: analysis.project.root + "/" + configuration) {
      Terminal.complain("\(configuration): configuration files are not read by \(Tool.version)")
    }
  }

  /// Status 2 after the results, when the input was not all right and that matters.
  func checkInput(_ analysis: Analysis) throws {
    if analysis.failedAltogether || strictInput && !analysis.problems.isEmpty { throw ExitCode(2) }
  }
}
