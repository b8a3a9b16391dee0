import Project
import SourceModel

/// A project that is analysed again and again while its files change, as in an editor.
///
/// After a change of one file, only what may have become different is done again; the result is that of a new analysis.
/// Calls are answered one after another.
public actor AnalysisSession {
  private let options: AnalysisOptions
  private var work: AnalysisWork
  private var project: Project?
  private var last: Task<Analysis, Never>?

  /// - Parameter options: Held for as long as the session lasts.
  public init(_ options: AnalysisOptions) {
    self.options = options
    work = AnalysisWork(options, keeps: true)
  }

  /// Reads the project from disk and analyses it. For a first analysis, and when files came or went or anything but
  /// Swift code has changed.
  public func analyse() async -> Analysis {
    var clock = StageClock()
    options.progress?(.reading, 0, 0)
    let project = Project.discover(DiscoveryOptions(
      paths: options.paths, workingDirectory: options.workingDirectory, include: options.include,
      exclude: options.exclude))
    clock.end(.reading)
    self.project = project
    return await run(on: project, clock, isNew: true)
  }

  /// Analyses a project that was read before.
  public func analyse(_ project: Project) async -> Analysis {
    self.project = project
    return await run(on: project, StageClock(), isNew: true)
  }

  /// Analyses the project with one Swift file changed.
  ///
  /// - Parameters:
  ///   - path: As in `SourceFile.path`.
  ///   - bytes: The new text; what is not valid UTF-8 is repaired.
  /// - Returns: nil when the project has no such file, or there was no analysis yet: then it has to be read anew.
  public func analyse(changing path: String, to bytes: [UInt8]) async -> Analysis? {
    guard var project, let number = project.sources.firstIndex(where: { $0.file.path == path }) else { return nil }
    if project.sources[number].file.bytes != bytes {
      project.sources[number].file = SourceFile(path: path, bytes: bytes)
    }
    self.project = project
    return await run(on: project, StageClock(), isNew: false)
  }

  /// An actor answers others while it waits; what is kept belongs to one analysis at a time.
  private func run(on project: Project, _ clock: StageClock, isNew: Bool) async -> Analysis {
    let before = last
    let task = Task {
      _ = await before?.value
      return await runNow(on: project, clock, isNew: isNew)
    }
    last = task
    return await task.value
  }

  private func runNow(on project: Project, _ clock: StageClock, isNew: Bool) async -> Analysis {
    var work = work
    if isNew { work.forget() }
    let analysis = await work.run(on: project, clock)
    self.work = work
    return analysis
  }
}
