import ArgumentParser
import Configuration
import EarshotCore
import EarshotServer
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
    guard let inputs, inputs.isComplete, var key = ResultKey(cache, arguments: Array(CommandLine.arguments.dropFirst()), folder: input.folder)
    else { return nil }
    key.add(inputs.digest)
    key.add(file: file?.path)
    for path in (file?.configuration.bases ?? []) + (file?.configuration.partPaths ?? []) { key.add(file: path) }
    let accepted = judgement.baseline.map(input.absolute)
    key.add(file: accepted ?? file.flatMap { file in file.configuration.baseline.map(file.absolute) })
    key.add(options.changedFiles.map { $0.sorted().joined(separator: "\0") })
    key.add("\(Terminal.isInteractive) \(output.style)")
    return key.digest
  }

  /// What is reported of an analysis, and the status.
  ///
  /// - Parameter accounting: Where that of the analysis is not known, since a session kept screens.
  func result(
    of analysis: Analysis, _ rules: [RuleMetadata], _ failOn: FailureLevel, applied: [AppliedFix] = [],
    accounting: Accounting? = nil
  ) throws -> ResultCache.Entry {
    let isAccepted = try judgement.accept(analysis)
    var entry = ResultCache.Entry(output: "", complaints: input.complaints(about: analysis), status: 0)
    if !diff {
      var report = CheckReport(
        findings: isAccepted ? [] : analysis.findings, problems: analysis.problems,
        coverage: Coverage(analysis.statistics), rules: rules, applied: applied,
        setAside: setAside(analysis, isAccepted: isAccepted), filter: FindingFilter(show)
      ).translated(to: language.language)
      report.accounting = (analysis.accounting ?? accounting).map(AccountingSummary.init)
      for target in targets {
        // A summary for people would say that all is well. Programs get their document with the problems in it.
        if analysis.failedAltogether, target.format == .text { continue }
        let text = render(report, as: target, failOn)
        if let file = target.file { entry.files.append(.init(path: file, text: text)) } else { entry.output = text }
      }
    }
    var isReached = !isAccepted && analysis.findings.contains { failOn.isReached(by: $0.severity) }
    if !isAccepted, let most = judgement.maxWarnings,
      analysis.findings.count(where: { $0.severity == .warning }) > most
    {
      isReached = true
      entry.remark = "more than \(most) \(most == 1 ? "warning" : "warnings") (--max-warnings)"
    }
    entry.status = input.isBroken(analysis) ? 2 : isReached ? 1 : 0
    return entry
  }

  /// Writes a result and ends with its status.
  func finish(_ entry: ResultCache.Entry, since start: ContinuousClock.Instant?) throws {
    let seconds = start.map { Double((ContinuousClock.now - $0) / .milliseconds(1)) / 1000 }
    let time = seconds.map { String(format: "%.2f s", $0) } ?? ""
    for file in entry.files { try AtomicFile.write(Array(file.text.utf8), to: file.path) }
    if !entry.output.isEmpty {
      let text = entry.output.replacingOccurrences(of: ResultCache.durationMark, with: time)
      // Standard output has the fixed text then.
      if fix, input.readsInput { Terminal.writeError(text) } else { try output.write(text) }
    }
    if let remark = entry.remark { Terminal.complain(remark) }
    if entry.status == 2 { throw ExitCode(2) }
    if let stamp { try AtomicFile.write([], to: stamp) }
    if entry.status != 0 { throw ExitCode(entry.status) }
  }
}
