import ArgumentParser
import Configuration
import Dispatch
import EarshotCore
import EarshotServer
import Foundation
import Project
import Reporting

struct WatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Look again whenever a file changes, and tell what is new and what is gone.",
    discussion: """
      The first run tells how things stand; after that, findings that are new or gone since the last run, or with --view \
      what changes for a listener on these screens. A terminal is cleared for each run, and shows the screens as they \
      are; a pipe gets lines. Ends with Control-C.

      EXAMPLES
        earshot watch                         the current folder
        earshot watch Sources --view Login    one screen, as it is heard now
        earshot watch | tee changes.txt

      EXIT STATUS
        0  ended by Control-C
        2  could not run as asked
      """)

  @Argument(
    help: ArgumentHelp("Files and folders. The default is the current folder.", valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @Option(help: ArgumentHelp("What is heard on the screens of this name, instead of findings.", valueName: "name"))
  var view: String?

  @Option(help: "Show notes, or findings to review, as well. May be repeated.")
  var show: [CheckCommand.Extra] = []

  @Option(help: ArgumentHelp("Seconds between two looks at the files.", valueName: "seconds"))
  var interval: Double = 0.5

  @OptionGroup var selection: RuleOptions
  @OptionGroup var work: WorkOptions

  mutating func validate() throws {
    guard interval.isFinite, (0.05...3600).contains(interval) else {
      throw ValidationError("--interval takes seconds from 0.05 to 3600.")
    }
    try InputOptions.check(paths, in: folder)
  }

  private var folder: String { FileManager.default.currentDirectoryPath }

  mutating func run() async throws {
    Self.endQuietly()
    for path in paths where !FileManager.default.fileExists(atPath: Paths.absolute(path, from: folder)) {
      throw Failure("\(path): no such file or folder")
    }
    let root = Project.root(of: paths, workingDirectory: folder).folder
    let watched = [root]
    var session = AnalysisSession(try options())
    var log = WatchLog(view: view, filter: FindingFilter(show), style: Terminal.style)
    var files = FolderSnapshot(watched)
    var changes: [FileChange]?
    while true {
      let progress = ProgressLine()
      let analysis = if let changes { try await session.analyse(changes: changes) } else { try await session.analyse() }
      progress.clear()
      tell(log.entry(about: analysis))
      let changed = await nextChanges(watched, &files)
      changes = changed.map { .disk(path: $0) }
      if changed.contains(where: { $0.hasSuffix(".json") }) {
        // A configuration that is wrong leaves the last one in force.
        if let options = try? options() {
          session = AnalysisSession(options)
          changes = nil
        }
      }
    }
  }

  /// Control-C is the way to end it, and no failure.
  private static func endQuietly() {
    signal(SIGINT) { _ in _exit(0) }
    signal(SIGTERM) { _ in _exit(0) }
  }

  private func options() throws -> AnalysisOptions {
    let (named, paths) = selection.split(paths: paths)
    let root = Project.root(of: paths, workingDirectory: folder)
    let file = try work.configurationFile(of: root) { $0 }
    let configuration = file?.configuration ?? Configuration()
    let resolved = try selection.resolve(named, configuration)
    var options = AnalysisOptions(paths: paths, workingDirectory: folder, width: work.width)
    configuration.apply(to: &options)
    options.rules = view == nil ? Set(resolved.rules.map(\.id)) : []
    options.policy = resolved.policy
    if view != nil {
      options.system = .newest
      options.states = .allNotingFirst
    }
    if view == nil, let baseline = configuration.baseline, let path = file?.absolute(baseline) {
      do throws(ConfigurationMistakes) {
        options.baseline = try BaselineFile.read(path: path, shownPath: path)
      } catch {
        throw Failure(error)
      }
    }
    return options
  }

  /// Waits until files have changed.
  private func nextChanges(_ watched: [String], _ files: inout FolderSnapshot) async -> [String] {
    while true {
      let start = ContinuousClock.now
      try? await Task.sleep(for: .seconds(interval))
      let now = FolderSnapshot(watched)
      let changed = now.changes(since: files)
      files = now
      if !changed.isEmpty { return changed }
      // Looking at a large tree should not take more than a small part of the time.
      let spent = ContinuousClock.now - start - .seconds(interval)
      if spent > .seconds(interval / 10) { try? await Task.sleep(for: spent * 10) }
    }
  }

  private func tell(_ entry: WatchLog.Entry) {
    if Terminal.isInteractive {
      Terminal.write("\u{1B}[H\u{1B}[2J\u{1B}[3J" + entry.page)
    } else {
      Terminal.write(entry.lines)
    }
  }
}
