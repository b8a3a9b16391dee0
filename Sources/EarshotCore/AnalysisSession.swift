import Project
import SourceModel

/// Something that has happened to a file. Paths are as in `SourceFile.path`, or absolute.
public enum FileChange: Sendable {
  /// The text as it stands in an editor, saved or not. It counts until the file is said to be as on disk again.
  case text(path: String, bytes: [UInt8])
  /// A file, of whatever kind, came, went or changed on disk, and no text of an editor stands for it any more. Of a
  /// project that was never on disk, the file is gone.
  case disk(path: String)
}

/// A project that is analysed again and again while its files change, as in an editor.
///
/// After a change, only what may have become different is done again; the result is that of a new analysis. Calls are
/// answered one after another. One whose task is cancelled ends early with an error; the changes that it was told of
/// count all the same.
public actor AnalysisSession {
  private let options: AnalysisOptions
  private var work: AnalysisWork
  private var project: Project?
  /// Whether the project was read from disk, and can be so again.
  private var isOnDisk = false
  /// Texts in editors, by path.
  private var buffers: [String: [UInt8]] = [:]
  private var last: Task<Analysis?, Never>?

  /// - Parameter options: Held for as long as the session lasts.
  public init(_ options: AnalysisOptions) {
    self.options = options
    work = AnalysisWork(options, keeps: true)
  }

  /// Reads the project from disk and analyses it, with the texts of editors in place of those on disk.
  public func analyse() async throws(CancellationError) -> Analysis {
    var clock = StageClock()
    options.progress?(.reading, 0, 0)
    read()
    clock.end(.reading)
    return try await run(clock)
  }

  /// Analyses a project that was read before.
  ///
  /// - Parameter names: Views that are to be built by themselves even if they are whole in others.
  public func analyse(
    _ project: Project, alsoBuilding names: Set<ViewName> = []
  ) async throws(CancellationError) -> Analysis {
    isOnDisk = false
    take(project)
    return try await run(StageClock(), alsoBuilding: names)
  }

  /// One of the last two analyses, with views built by themselves that are whole in others.
  public func adding(_ names: Set<ViewName>, to analysis: Analysis) async -> Analysis {
    _ = await last?.value
    return await work.adding(names, to: analysis)
  }

  /// Analyses two states of a project that were read before. What they have in common is analysed once, down to single
  /// declarations of files that differ. A view that is whole in others in one state and not in the other is built by
  /// itself in both.
  ///
  /// Places in files that differ are those of the state that was shown last (`Analysis.show()`).
  public func analyse(
    before: Project, after: Project
  ) async throws(CancellationError) -> (before: Analysis, after: Analysis) {
    let after = after.sharingFiles(with: before)
    if after.isAnalysedAlike(before) {
      let old = try await analyse(before)
      return (old, old.standing(for: after))
    }
    let states = await JoinedStates(before, after, width: options.width)
    work.states = states
    defer { work.states = nil }
    var old = try await analyse(states.before)
    old.shown = (states.shown, isAfter: false)
    states.shown.isAfter = true
    var new = try await analyse(states.after, alsoBuilding: Set(old.screens.map { ViewName($0) }))
    new.shown = (states.shown, isAfter: true)
    let built = Set(new.screens.map { ViewName($0) })
    states.shown.isAfter = false
    return (await adding(built, to: old), new)
  }

  /// Analyses the project as it is after some files have changed: Swift files and any others, new ones, and files that
  /// are gone. The first call reads the project.
  public func analyse(changes: [FileChange]) async throws(CancellationError) -> Analysis {
    var clock = StageClock()
    let discovery = discovery
    var texts: [String: [UInt8]?] = [:]
    for change in changes {
      switch change {
      case .text(let path, let bytes):
        let path = discovery.shownPath(path)
        buffers[path] = bytes
        texts[path] = bytes
      case .disk(let path):
        let path = discovery.shownPath(path)
        buffers[path] = nil
        texts[path] = .some(isOnDisk ? discovery.bytes(of: path) : nil)
      }
    }
    let present = texts.compactMapValues { $0 }
    if let project, present.count == texts.count, let changed = project.replacing(present) {
      self.project = changed
    } else if let project, !isOnDisk {
      self.project = project.setting(texts)
    } else {
      options.progress?(.reading, 0, 0)
      read()
    }
    clock.end(.reading)
    return try await run(clock)
  }

  private var discovery: DiscoveryOptions {
    var discovery = options.discovery
    discovery.buffers = buffers
    discovery.boundary = options.boundary
    return discovery
  }

  private func read() {
    isOnDisk = true
    take(Project.discover(discovery))
  }

  private func take(_ project: Project) {
    self.project = self.project.map { project.sharingFiles(with: $0) } ?? project
  }

  /// An actor answers others while it waits; what is kept belongs to one analysis at a time.
  private func run(
    _ clock: StageClock, alsoBuilding names: Set<ViewName> = []
  ) async throws(CancellationError) -> Analysis {
    guard let project else { throw CancellationError() }
    let before = last
    let flag = CancellationFlag()
    let task = Task { () -> Analysis? in
      _ = await before?.value
      return await runNow(on: project, alsoBuilding: names, clock, Patience(until: flag))
    }
    last = task
    let analysis = await withTaskCancellationHandler { await task.value } onCancel: { flag.raise() }
    guard let analysis else { throw CancellationError() }
    return analysis
  }

  /// nil when nobody waits any more.
  private func runNow(
    on project: Project, alsoBuilding names: Set<ViewName>, _ clock: StageClock, _ patience: Patience<CancellationError>
  ) async -> Analysis? {
    var work = work
    work.alsoBuilt = names
    guard let analysis = try? await work.run(on: project, clock, patience) else { return nil }
    self.work = work
    return analysis
  }
}
