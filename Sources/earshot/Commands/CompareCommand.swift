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
        earshot compare main                  what this branch changes, committed or not
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
    let baseSide = try sides.side(revisions.base)
    let headSide = try sides.side(revisions.head)
    for path in path where !baseSide.has(path) && !headSide.has(path) {
      throw Failure("\(path): no such file or folder in either state")
    }

    let root = Project.root(of: headSide.paths, workingDirectory: headSide.folder)
    let file = try work.configurationFile(of: root) { path in
      (path as NSString).lastPathComponent
    }
    let configuration = file?.configuration ?? Configuration()
    let resolved = try selection.resolve(selection.split(paths: []).selection, configuration)
    let progress = ProgressLine()
    let options = options(configuration, resolved, progress)
    let states = StateAnalysis(options)
    let before = try await analysis(of: baseSide, states)
    let after = try await analysis(of: headSide, states)
    progress.clear()
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

  private func analysis(of side: ComparisonSides.Side, _ states: StateAnalysis) async throws -> Analysis? {
    guard let analysis = try await states.analysis(of: side) else { return nil }
    work.tell(analysis.timings)
    for line in ProblemList(analysis.problems).lines { Terminal.complain("\(side.name): \(line)") }
    return analysis
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

/// Where the two states lie on disk.
struct ComparisonSides {
  let git: Git
  /// A folder to write revisions to.
  let temporary: String
  /// As the user gave them; relative to the working directory or absolute.
  let paths: [String]

  struct Side {
    /// For messages.
    var name: String
    /// What stands for the working directory. It need not exist.
    var folder: String
    /// What was asked for and is there.
    var paths: [String] { given.filter(has).map(mapped) }

    fileprivate var given: [String]
    /// The root of the user's working tree, and what stands for it.
    fileprivate var roots: (user: String, own: String)?

    func has(_ path: String) -> Bool {
      let mapped = mapped(path)
      return FileManager.default.fileExists(atPath: mapped.hasPrefix("/") ? mapped : folder + "/" + mapped)
    }

    /// Absolute paths lead into the user's files.
    private func mapped(_ path: String) -> String {
      guard let roots, path.hasPrefix(roots.user + "/") || path == roots.user else { return path }
      return roots.own + path.dropFirst(roots.user.count)
    }
  }

  /// - Parameter revision: Nil for the working tree.
  func side(_ revision: ComparedRevisions.Revision?) throws -> Side {
    let given = paths.isEmpty ? ["."] : paths
    let top = try git.topLevel()
    guard let revision else {
      guard top != nil else { throw Failure("there is no working tree; name two revisions") }
      return Side(name: "working tree", folder: git.folder, given: given)
    }
    let folder = temporary + "/" + revision.commit
    if !FileManager.default.fileExists(atPath: folder) {
      let missing = try git.extract(revision.commit, into: folder, index: folder + ".index")
      for path in missing.submodules {
        Terminal.complain("\(revision.name): submodule '\(path)' is left out, its commit is not here")
      }
      for path in missing.files where path.hasSuffix(".swift") {
        Terminal.complain("\(revision.name): \(path): its content is not in this clone")
      }
      // Marks the root of the project, as in a checkout.
      try FileManager.default.createDirectory(atPath: folder + "/.git", withIntermediateDirectories: true)
    }
    // Git resolves links in the root of the working tree.
    let prefix = try git.run(["rev-parse", "--show-prefix"]).map(Git.line) ?? ""
    let own = prefix.isEmpty ? folder : folder + "/" + prefix.dropLast()
    return Side(name: revision.name, folder: own, given: given, roots: top.map { ($0, folder) })
  }
}
