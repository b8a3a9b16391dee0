import ArgumentParser
import Configuration
import EarshotCore
import Foundation
import Reporting
import Rules

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report accessibility defects.",
    discussion: """
      Every finding says what VoiceOver says now, what is wrong with it, and what it would say after the fix. Comments \
      in the source keep findings back:

        // earshot:ignore rule-id -- reason        this line, or the next expression
        // earshot:ignore-file rule-id -- reason   the whole file

      EXAMPLES
        earshot check                            the current folder
        earshot check Sources --fail-on warning  where warnings fail the build
        earshot check --diff                     what --fix would change
        earshot check --fix                      apply fixes that keep the meaning
        earshot check --rule icon-button-name --format json
        earshot check --changed-since main       only files that this branch changed
        earshot check --write-baseline accepted.json
        earshot check --baseline accepted.json   only what comes new
        earshot check --format sarif --output earshot.sarif
        cat A.swift | earshot check - --stdin-path Sources/A.swift

      EXIT STATUS
        0  ran, and found nothing at or above --fail-on
        1  ran, and found something
        2  could not run as asked
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, sarif, github, xcode, markdown, junit, codeclimate
  }

  enum Extra: String, CaseIterable, ExpressibleByArgument { case notes, review, all }

  @OptionGroup var input: InputOptions
  @OptionGroup var selection: RuleOptions

  @Option(help: "The form of the results.")
  var format: Format = .text

  @OptionGroup var output: OutputOptions

  @Flag(help: "In text: say under the first finding of each rule why there is such a rule.")
  var explain = false

  @Option(
    help: ArgumentHelp(
      "Show notes, or findings that a person has to review, as well in all formats but json, sarif and codeclimate, "
        + "which have everything. May be repeated.",
      valueName: "extra"))
  var show: [Extra] = []

  @OptionGroup var judgement: JudgementOptions

  @Flag(help: "Apply the fixes that keep the meaning of the code, then report what is left.")
  var fix = false

  @Flag(help: "With --fix or --diff: also fixes whose words or intention a person should look at.")
  var suggested = false

  @Flag(help: "Print what --fix would change, and change nothing.")
  var diff = false

  @Option(
    help: ArgumentHelp("Write an empty file once the check has run, for build systems.", valueName: "file"),
    completion: .file())
  var stamp: String?

  @OptionGroup var language: LanguageOptions

  mutating func validate() throws {
    try OutputOptions.check(stamp, option: "--stamp")
    if let path = output.output, let read = judgement.baseline, OutputOptions.isSameFile(path, read) {
      throw ValidationError("--output would overwrite the baseline '\(read)'.")
    }
    if fix, input.readsInput {
      throw ValidationError("--fix cannot change standard input; --diff shows what it would do.")
    }
    if fix, diff { throw ValidationError("--diff changes nothing, so it does not go with --fix.") }
    if suggested, !fix, !diff { throw ValidationError("--suggested goes with --fix or --diff.") }
    if diff, format != .text { throw ValidationError("--diff prints a difference; --format does not go with it.") }
  }

  mutating func run() async throws {
    let start = ContinuousClock.now
    let (named, paths) = selection.split(paths: input.paths)
    let file = try input.configurationFile()
    let configuration = file?.configuration ?? Configuration()
    let resolved = try selection.resolve(named, configuration)
    var options = input.analysisOptions(paths: paths, configuration)
    options.rules = Set(resolved.rules.map(\.id))
    options.policy = resolved.policy
    options.accounts = format == .json
    try judgement.apply(to: &options, input, file)
    let fixing = fix || diff ? AnalysisSession(options) : nil
    let found = if let fixing { try await input.analyse(in: fixing, options) } else { try await input.analyse(options) }
    var analysis = found
    var applied: [AppliedFix] = []
    var isWritten = true
    if let fixing {
      let session = try await FixSession(found, fixing, includesSuggested: suggested)
      if diff {
        try output.write(differences(session))
      } else {
        let unwritten = write(session)
        isWritten = unwritten.isEmpty
        // What could not be written is as it was, so its findings are.
        analysis = isWritten ? session.analysis : try await input.analyse(options)
        applied = session.applied.map(AppliedFix.init).filter { !unwritten.contains($0.file) }
      }
    }
    let isAccepted = try judgement.accept(analysis)
    let failOn = judgement.failOn ?? configuration.failOn ?? .error
    // A summary for people would say that all is well. Programs get their document with the problems in it.
    if !diff, !(analysis.failedAltogether && format == .text) {
      var report = CheckReport(
        findings: isAccepted ? [] : analysis.findings, problems: analysis.problems,
        coverage: Coverage(analysis.statistics), rules: resolved.rules, applied: applied,
        setAside: setAside(analysis, isAccepted: isAccepted), filter: FindingFilter(show))
      report.accounting = (analysis.accounting ?? found.accounting).map(AccountingSummary.init)
      try output.write(render(report.translated(to: language.language), failOn, since: start))
    }
    if !isWritten { throw ExitCode(2) }
    try input.checkInput(analysis)
    if let stamp { try AtomicFile.write([], to: stamp) }
    if !isAccepted, analysis.findings.contains(where: { failOn.isReached(by: $0.severity) }) { throw ExitCode(1) }
  }

  /// What is not reported: programs are told of it.
  private func setAside(_ analysis: Analysis, isAccepted: Bool) -> [SetAsideFinding] {
    let accepted = analysis.baselined + (isAccepted ? analysis.findings : [])
    return analysis.suppressed.map { SetAsideFinding($0.finding, .comment, reason: $0.reason) }
      + accepted.map { SetAsideFinding($0, .baseline) }
  }

  private func render(_ report: CheckReport, _ failOn: FailureLevel, since start: ContinuousClock.Instant) -> String {
    switch format {
    case .text:
      guard output.output == nil, Terminal.isInteractive else { return report.text(explains: explain) }
      let seconds = Double((ContinuousClock.now - start) / .milliseconds(1)) / 1000
      return report.text(style: Terminal.style, duration: String(format: "%.2f s", seconds), explains: explain)
    case .json: return report.json()
    case .sarif: return report.sarif()
    case .github: return report.github()
    case .xcode: return report.xcode(folder: input.folder, cap: failOn == .never ? .warning : nil)
    case .markdown: return report.markdown()
    case .junit: return report.junit()
    case .codeclimate: return report.codeClimate()
    }
  }

  private func differences(_ session: FixSession) -> String {
    session.changedFiles.map { change in
      UnifiedDiff(path: change.original.path, before: change.original.text, after: change.fixed.text)
        .text(style: output.output == nil ? Terminal.style : .plain)
    }.joined()
  }

  /// The paths of the files that could not be written. They keep their text; the others are done.
  private func write(_ session: FixSession) -> Set<String> {
    var unwritten: Set<String> = []
    let guarded = SignalGuard()
    defer { guarded.end() }
    for change in session.changedFiles {
      guarded.check()
      do {
        try AtomicFile.edit(
          change.original.path, from: change.original.bytes, to: change.fixed.bytes,
          within: session.analysis.project.realRoots)
      } catch {
        Terminal.complain((error as? Failure)?.messages.first ?? String(describing: error))
        unwritten.insert(change.original.path)
      }
    }
    return unwritten
  }
}
