import AccessibilityModel
import ArgumentParser
import Configuration
import EarshotCore
import Foundation
import Project
import Reporting
import Rules

struct CompareCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Tell what changes for a listener between two Git revisions.",
    discussion: """
      Both states are read and heard, and every screen is compared stop by stop: what is added, removed, reworded, \
      moved, merged or hidden, and which findings are new or gone. Moved lines, renamed files and renamed variables \
      are no changes. Nothing is checked out over files of yours.

      Without BASE, the last commit is compared with the working tree. With BASE alone, the working tree is compared \
      with the commit where its line parted from BASE, as a pull request is; '--exact' takes BASE itself. Both states \
      are judged by the configuration of HEAD, without a baseline.

      EXAMPLES
        earshot compare                       what is not committed yet
        earshot compare main                  what this branch changes so far
        earshot compare v1.0 v1.1             between two releases
        earshot compare HEAD~1..HEAD          the last commit
        earshot compare main --format markdown --output comment.md
        earshot compare main --path Sources/Checkout

      EXIT STATUS
        0  ran, and found nothing new at or above --fail-on
        1  ran, and found something new
        2  could not run as asked
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, markdown, json }

  @Argument(
    help: ArgumentHelp("The revision to compare with, or a range A..B. The default is HEAD.", valueName: "base"))
  var base: String?

  @Argument(help: ArgumentHelp("The revision to look at. The default is the working tree.", valueName: "head"))
  var head: String?

  @Option(
    help: ArgumentHelp("Only these files and folders. May be repeated.", valueName: "path"), completion: .file())
  var path: [String] = []

  @Flag(help: "Compare with BASE itself, and not with the commit where the lines parted.")
  var exact = false

  @Flag(help: "Compare previews as well; what they show is mostly told of views already.")
  var previews = false

  @Option(help: ArgumentHelp("The language of the app's texts and of VoiceOver, such as 'ja'.", valueName: "language"))
  var locale: String?

  @Option(help: "The form of the results.")
  var format: Format = .text

  @Flag(help: "In text and Markdown: all changes, and not only the first 60 lines.")
  var full = false

  @OptionGroup var output: OutputOptions
  @OptionGroup var selection: RuleOptions

  @Option(help: "Show new and cleared notes, or findings to review, as well; json has everything. May be repeated.")
  var show: [CheckCommand.Extra] = []

  @Option(
    help: ArgumentHelp(
      "The least severity of a new finding that makes the exit status 1. (default: error)", valueName: "level"))
  var failOn: FailureLevel?

  @OptionGroup var work: WorkOptions

  mutating func run() async throws {
    let git = Git(folder: FileManager.default.currentDirectoryPath)
    let revisions = try ComparedRevisions(base: base, head: head, isExact: exact, git)
    if path.isEmpty, try revisions.areEqual(git) { return try output.write(render(revisions.unchanged)) }
    let temporary = try TemporaryFolder()
    defer { temporary.remove() }
    let sides = ComparisonSides(git: git, temporary: temporary.path, paths: path)
    let headSide = try sides.side(revisions.head)
    let missing = path.filter { !headSide.has($0) }
    if !missing.isEmpty {
      let baseSide = try sides.side(revisions.base)
      for path in missing where !baseSide.has(path) {
        throw Failure("\(path): no such file or folder in either state")
      }
    }

    let root = Project.root(of: headSide.paths, workingDirectory: headSide.folder)
    let file = try work.configurationFile(of: root) { path in
      (path as NSString).lastPathComponent
    }
    let configuration = file?.configuration ?? Configuration()
    let resolved = try selection.resolve(selection.split(paths: []).selection, configuration)
    let progress = ProgressLine()
    let options = options(configuration, resolved, progress)
    let states = StateAnalysis(options, previews: previews, isOfPart: !path.isEmpty)
    let (before, after) = try await states.analyses(sides, revisions, headSide)
    progress.clear()
    tell(before, revisions.base.name)
    tell(after, headSide.name)
    var (old, new) = StateAnalysis.states(before, after, revisions, previews: previews)
    if format == .markdown {
      old.pages = try git.pages(of: revisions.base)
      new.pages = try revisions.head.flatMap(git.pages)
    }
    let comparison = Comparison(before: old, after: new)
    try output.write(render(comparison))
    if before?.failedAltogether == true || after?.failedAltogether == true { throw ExitCode(2) }
    if work.strictInput, [before, after].contains(where: { $0?.problems.isEmpty == false }) { throw ExitCode(2) }
    let level = failOn ?? configuration.failOn ?? .error
    if comparison.newFindings.contains(where: { level.isReached(by: $0.severity) }) { throw ExitCode(1) }
  }

  /// What holds for both states.
  private func options(
    _ configuration: Configuration, _ rules: RuleSelection.Resolved, _ progress: ProgressLine
  ) -> AnalysisOptions {
    var options = AnalysisOptions(
      paths: [], workingDirectory: FileManager.default.currentDirectoryPath, width: work.width)
    configuration.apply(to: &options)
    options.rules = Set(rules.rules.map(\.id))
    options.policy = rules.policy
    options.locale = locale
    options.progress = progress.handler
    return options
  }

  private func tell(_ analysis: Analysis?, _ name: String) {
    guard let analysis else { return }
    work.tell(analysis.timings)
    for line in ProblemList(analysis.problems).lines { Terminal.complain("\(name): \(line)") }
  }

  /// More than this nobody reads in review.
  private static let lineLimit = 60

  /// What it comes to stands in the first line, so the end can be left out.
  private func shortened(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    guard !full, lines.count > Self.lineLimit else { return text }
    let kept = lines.prefix(Self.lineLimit - 2)
    return (kept.map(String.init) + ["", "… \(lines.count - kept.count) more lines; --full shows them"])
      .map { $0 + "\n" }.joined()
  }

  private func render(_ comparison: Comparison) -> String {
    let filter = FindingFilter(show)
    switch format {
    case .text: return shortened(comparison.text(style: output.style, filter: filter))
    case .markdown: return shortened(comparison.markdown(filter: filter))
    case .json: return comparison.json()
    }
  }
}

extension FindingFilter {
  init(_ extras: [CheckCommand.Extra]) {
    let all = extras.contains(.all)
    self.init(showsNotes: all || extras.contains(.notes), showsReview: all || extras.contains(.review))
  }
}
