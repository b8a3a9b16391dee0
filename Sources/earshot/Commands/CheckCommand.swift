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
        // earshot:ignore-begin rule-id -- reason  up to earshot:ignore-end

      EXAMPLES
        earshot check                            the current folder
        earshot check Sources --fail-on warning  where warnings fail the build
        earshot check --diff                     what --fix would change
        earshot check --fix                      apply fixes that keep the meaning
        earshot check --rule icon-button-name --format json
        earshot check --changed-since main       only files that this branch changed
        earshot check --write-baseline accepted.json
        earshot check --baseline accepted.json   only what comes new
        earshot check --format sarif=earshot.sarif --format text
        earshot check --select 4.1.2,1.1.1       only rules about these criteria
        earshot check --statistics               how many by rule, file and view
        earshot check --plain                    pleasant to listen to
        cat A.swift | earshot check - --stdin-path Sources/A.swift

      EXIT STATUS
        0  ran, and found nothing at or above --fail-on
        1  ran, and found something
        2  could not run as asked
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, sarif, github, xcode, markdown, junit, codeclimate

    static let names = allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// A form of the results, and the file they go to in it.
  struct Target: ExpressibleByArgument {
    var format: Format
    var file: String?

    init(_ format: Format) { self.format = format }

    init?(argument: String) {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let format = parts.first.flatMap({ Format(rawValue: String($0)) }) else { return nil }
      self.format = format
      guard parts.count == 2 else { return }
      guard !parts[1].isEmpty else { return nil }
      file = String(parts[1])
    }

    static var allValueStrings: [String] { Format.allCases.map(\.rawValue) }
  }

  enum Extra: String, CaseIterable, ExpressibleByArgument { case notes, review, all }

  @OptionGroup var input: InputOptions
  @OptionGroup var selection: RuleOptions

  @Option(
    help: ArgumentHelp(
      "The form of the results, 'text' unless told otherwise: \(Format.names). May be repeated where all but one go to "
        + "files: 'sarif=out.sarif'.", valueName: "format[=file]"))
  var format: [Target] = []

  @OptionGroup var output: OutputOptions

  @Flag(help: "In text: say under the first finding of each rule why there is such a rule.")
  var explain = false

  @Option(
    help: ArgumentHelp(
      "Show notes, or findings that a person has to review, as well in all formats but json, sarif and codeclimate, "
        + "which have everything. May be repeated.",
      valueName: "extra"))
  var show: [Extra] = []

  @OptionGroup var layout: LayoutOptions
  @OptionGroup var judgement: JudgementOptions

  @Option(
    help: ArgumentHelp(
      "Leave out files that this glob matches, relative to the root of the project. May be repeated.",
      valueName: "glob"))
  var exclude: [String] = []

  @Flag(
    inversion: .prefixedNo,
    help: "Heed 'include' and 'exclude' of the configuration for files that are named as well.")
  var forceExclude = true

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

  @Flag(
    name: .customLong("no-cache"),
    help: "Take no result of an earlier run from the cache folder, and keep none; EARSHOT_CACHE_DIR names the folder.")
  var isUncached = false

  @Flag(help: "Print what the configuration comes to for one file, and check nothing.")
  var showSettings = false

  @OptionGroup var language: LanguageOptions

  mutating func validate() throws {
    if showSettings, input.paths.count != 1 || input.readsInput {
      throw ValidationError("--show-settings goes with the path of one file.")
    }
    try OutputOptions.check(stamp, option: "--stamp")
    let read = [judgement.baseline, input.work.config]
    try OutputOptions.check(output.output, option: "--output", isNot: read)
    try OutputOptions.check(stamp, option: "--stamp", isNot: read)
    try OutputOptions.check(judgement.writeBaseline, option: "--write-baseline", isNot: [input.work.config])
    if fix, diff { throw ValidationError("--diff changes nothing, so it does not go with --fix.") }
    if suggested, !fix, !diff { throw ValidationError("--suggested goes with --fix or --diff.") }
    if diff, !format.isEmpty { throw ValidationError("--diff prints a difference; --format does not go with it.") }
    for target in format {
      try OutputOptions.check(target.file, option: "--format")
      try OutputOptions.check(target.file, option: "--format", isNot: read)
    }
    if targets.count(where: { $0.file == nil }) > 1 {
      throw ValidationError("One of the formats goes to standard output; name files for the others: '--format sarif=FILE'.")
    }
    if fix, input.readsInput, targets.contains(where: { $0.file == nil && $0.format != .text }) {
      throw ValidationError("Standard output takes the fixed text; name files for the results: '--format json=FILE'.")
    }
  }

  var targets: [Target] { format.isEmpty ? [Target(.text)] : format }

  mutating func run() async throws {
    let start = ContinuousClock.now
    let (named, paths) = selection.split(paths: input.paths)
    let file = try input.configurationFile()
    let configuration = file?.configuration ?? Configuration()
    let resolved = try selection.resolve(named, configuration)
    var options = input.analysisOptions(paths: paths, configuration)
    options.rules = Set(resolved.rules.map(\.id))
    options.policy = resolved.policy
    options.analysesProject = true
    options.excludesNamedFiles = forceExclude
    options.exclude += exclude
    options.accounts = targets.contains { $0.format == .json }
    options.buildsPreviews = false
    options.buildsEveryView = false
    if showSettings { return try output.write(EffectiveSettings(input, file, options, resolved).text) }
    try judgement.apply(to: &options, input, file)
    let failOn = judgement.failOn ?? configuration.failOn ?? .error
    if fix || diff { return try await applyFixes(options, resolved.rules, failOn) }
    let inputs = input.readsInput ? nil : ProjectInputs(options.discovery)
    let cache = isKept ? ResultCache() : nil
    let key = cache.flatMap { resultKey(in: $0, inputs, options, file) }
    if let key, let entry = cache?.entry(for: key) {
      for complaint in entry.complaints { Terminal.complain(complaint) }
      return try finish(entry, since: start)
    }
    let analysis = try await input.analyse(options, reading: inputs)
    UntilExit.keep(analysis)
    let entry = try result(of: analysis, resolved.rules, failOn)
    if let key, entry.status != 2 { cache?.keep(entry, for: key) }
    try finish(entry, since: start)
  }

  /// Applies fixes, or shows what they would change, and reports what is left.
  private func applyFixes(_ options: AnalysisOptions, _ rules: [RuleMetadata], _ failOn: FailureLevel) async throws {
    let fixing = AnalysisSession(options)
    let found = try await input.analyse(in: fixing, options)
    var analysis = found
    var applied: [AppliedFix] = []
    let session = try await FixSession(found, fixing, includesSuggested: suggested)
    var isWritten = true
    if diff {
      try output.write(differences(session))
    } else if input.readsInput {
      // What is not changed, because it is test code or right, comes out as it came in.
      let paths = [options.discovery.shownPath(input.inputPath), input.inputPath]
      let file = session.analysis.project.sources.map(\.file).first { paths.contains($0.path) }
      try output.write(file.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "")
      analysis = session.analysis
      applied = session.applied.map(AppliedFix.init)
    } else {
      let unwritten = write(session)
      isWritten = unwritten.isEmpty
      // What could not be written is as it was, so its findings are.
      analysis = isWritten ? session.analysis : try await input.analyse(options)
      applied = session.applied.map(AppliedFix.init).filter { !unwritten.contains($0.file) }
    }
    var entry = try result(of: analysis, rules, failOn, applied: applied, accounting: found.accounting)
    if !isWritten { entry.status = 2 }
    try finish(entry, since: nil)
  }

  /// What is not reported: programs are told of it.
  func setAside(_ analysis: Analysis, isAccepted: Bool) -> [SetAsideFinding] {
    let accepted = analysis.baselined + (isAccepted ? analysis.findings : [])
    return analysis.suppressed.map { SetAsideFinding($0.finding, .comment, reason: $0.reason) }
      + accepted.map { SetAsideFinding($0, .baseline) }
  }

  func render(_ report: CheckReport, as target: Target, _ failOn: FailureLevel) -> String {
    switch target.format {
    case .text:
      let isSeen = output.output == nil && target.file == nil && !(fix && input.readsInput)
      return layout.text(
        report, style: isSeen ? output.style : .plain, explains: explain, offersFixes: !fix,
        duration: isSeen && Terminal.isInteractive ? ResultCache.durationMark : nil)
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
        .text(style: output.style)
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
