import ArgumentParser
import Configuration
import EarshotCore
import Foundation
import Reporting
import Rules

/// Which findings count: those that are new, those in changed files, those that matter enough.
struct JudgementOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The least severity that makes the exit status 1. (default: error)", valueName: "level"))
  var failOn: FailureLevel?

  @Option(help: ArgumentHelp("Fail where there are more warnings than this.", valueName: "number"))
  var maxWarnings: Int?

  @Option(
    help: ArgumentHelp(
      "Leave out findings that this file accepts; accepted ones that are gone are reported.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp("Accept all present findings: write them to a baseline.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp(
      "Report only on files that differ from a Git revision, uncommitted and untracked ones included. The whole "
        + "project is still analysed.", valueName: "revision"))
  var changedSince: String?

  mutating func validate() throws {
    if let maxWarnings, maxWarnings < 0 { throw ValidationError("--max-warnings needs a number from 0 on.") }
    try OutputOptions.check(writeBaseline, option: "--write-baseline")
    if writeBaseline != nil, baseline != nil {
      throw ValidationError("--write-baseline accepts everything, so --baseline does not go with it.")
    }
    if writeBaseline != nil, changedSince != nil {
      throw ValidationError("--write-baseline needs the whole project, so --changed-since does not go with it.")
    }
  }

  func apply(to options: inout AnalysisOptions, _ input: InputOptions, _ configuration: ConfigurationFile?) throws {
    if let changedSince {
      options.changedFiles = try Git(folder: input.root.folder).filesChanged(since: changedSince)
    }
    guard writeBaseline == nil else { return }
    let configured = configuration.flatMap { file in file.configuration.baseline.map(file.absolute) }
    guard let path = baseline.map(input.absolute) ?? configured else { return }
    do throws(ConfigurationMistakes) {
      options.baseline = try BaselineFile.read(path: path, shownPath: baseline ?? input.shown(path))
    } catch {
      throw Failure(error)
    }
  }

  /// Writes the baseline that is asked for. Returns whether there was one to write.
  func accept(_ analysis: Analysis) throws -> Bool {
    guard let writeBaseline else { return false }
    // Neither stands in a file of the project.
    let unaccepted = [StaleBaselineEntry.metadata.id, UnsupportedClaim.metadata.id]
    let accepted = analysis.findings.filter { !unaccepted.contains($0.rule) }
    let document = BaselineFile.document(accepted) { analysis.pathInRoot(of: $0) }
    try AtomicFile.write(Array(document.utf8), to: writeBaseline)
    let number = "\(accepted.count) \(accepted.count == 1 ? "finding" : "findings")"
    Terminal.complain("\(number) accepted in \(writeBaseline)")
    return true
  }
}

extension FailureLevel: ExpressibleByArgument {}

extension Failure {
  init(_ mistakes: ConfigurationMistakes) {
    messages = mistakes.mistakes.map(\.description)
  }
}
