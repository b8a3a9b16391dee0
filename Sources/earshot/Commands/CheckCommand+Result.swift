import ArgumentParser
import Configuration
import EarshotCore
import Foundation
import Reporting
import Rules
import SourceModel

// What a check comes to, found anew or kept from an earlier run.

extension CheckCommand {
  /// Whether an equal run later may take the result of this one. Those that measure or write more than a result have to
  /// do their work.
  var isKept: Bool {
    !isUncached && !input.work.timings && !input.readsInput && judgement.writeBaseline == nil
  }

  /// Everything that the result depends on.
  func resultKey(
    in cache: ResultCache, _ inputs: ProjectInputs?, _ options: AnalysisOptions, _ file: ConfigurationFile?
  ) -> ContentDigest? {
    guard let inputs, var key = ResultKey(cache, arguments: Array(CommandLine.arguments.dropFirst()), folder: input.folder)
    else { return nil }
    key.add(inputs.digest)
    key.add(file: file?.path)
    let accepted = judgement.baseline.map(input.absolute)
    key.add(file: accepted ?? file.flatMap { file in file.configuration.baseline.map(file.absolute) })
    key.add(options.changedFiles.map { $0.sorted().joined(separator: "\0") })
    key.add("\(Terminal.isInteractive) \(Terminal.style)")
    return key.digest
  }

  /// What is reported of an analysis, and the status.
  func result(
    of analysis: Analysis, _ rules: [RuleMetadata], _ failOn: FailureLevel, applied: [AppliedFix] = []
  ) throws -> ResultCache.Entry {
    let isAccepted = try judgement.accept(analysis)
    var text = ""
    // A summary for people would say that all is well. Programs get their document with the problems in it.
    if !diff, !(analysis.failedAltogether && format == .text) {
      let report = CheckReport(
        findings: isAccepted ? [] : analysis.findings, problems: analysis.problems,
        coverage: Coverage(analysis.statistics), rules: rules, applied: applied,
        setAside: setAside(analysis, isAccepted: isAccepted), filter: FindingFilter(show))
      text = render(report.translated(to: language.language), failOn)
    }
    let isReached = !isAccepted && analysis.findings.contains { failOn.isReached(by: $0.severity) }
    return ResultCache.Entry(
      output: text, complaints: input.complaints(about: analysis),
      status: input.isBroken(analysis) ? 2 : isReached ? 1 : 0)
  }

  /// Writes a result and ends with its status.
  func finish(_ entry: ResultCache.Entry, since start: ContinuousClock.Instant?) throws {
    let seconds = start.map { Double((ContinuousClock.now - $0) / .milliseconds(1)) / 1000 }
    let time = seconds.map { String(format: "%.2f s", $0) } ?? ""
    if !entry.output.isEmpty {
      try output.write(entry.output.replacingOccurrences(of: ResultCache.durationMark, with: time))
    }
    if entry.status == 2 { throw ExitCode(2) }
    if let stamp { try AtomicFile.write([], to: stamp) }
    if entry.status != 0 { throw ExitCode(entry.status) }
  }
}
