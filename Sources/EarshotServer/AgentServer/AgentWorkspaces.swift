import EarshotCore
import Foundation
import Project
import Rules

/// The projects that an agent asks about, each analysed again as far as files changed in between. One call at a time.
actor AgentWorkspaces {
  private let width: Int
  /// The one that was asked for last is the last.
  private var projects: [KnownProject] = []

  /// Projects that are kept in memory.
  private static let limit = 3

  private struct KnownProject {
    let folder: String
    let worker: WorkspaceWorker
    let progress: AnalysisProgress
    var files: FolderSnapshot?
  }

  init(width: Int) { self.width = width }

  /// Forgets all, since other folders count now.
  func forget() { projects = [] }

  /// The folder of the project that a path belongs to, inside of its root.
  nonisolated static func projectFolder(of place: AgentRoots.Place) -> String {
    let path = FileManager.default.fileExists(atPath: place.path) ? place.path : Paths.parent(place.path)
    let folder = Project.root(of: [path], workingDirectory: place.root.path, boundary: place.root.real).folder
    return Paths.contains(place.root.path, folder) ? folder : place.root.path
  }

  /// The findings of the project around a path.
  func judge(_ place: AgentRoots.Place, _ tell: AnalysisProgress.Listener?) async throws -> AnalysedWorkspace {
    let number = project(of: place)
    let project = projects[number]
    project.progress.listen(tell)
    defer { project.progress.listen(nil) }
    let analysed = try await project.worker.analyse(changes(number))
    try check(analysed.settings)
    return analysed
  }

  /// What is heard of the project around a path.
  ///
  /// - Parameter source: A text that stands for the file at the path, this time only.
  func hear(_ place: AgentRoots.Place, source: [UInt8]?, locale: String?) async throws -> Analysis {
    let number = project(of: place)
    let worker = projects[number].worker
    var change = changes(number)
    if let source {
      change.texts[place.path] = source
      change.paths.insert(place.path)
    }
    try check(await worker.note(change))
    let analysis = await worker.hear(locale: locale)
    if source != nil { await worker.note(WorkspaceChange(paths: [place.path], needsSettings: false)) }
    guard let analysis else { throw CancellationError() }
    return analysis
  }

  /// The settings and options of the project that was asked for last.
  func options(of place: AgentRoots.Place) async -> AnalysisOptions? {
    await projects[project(of: place)].worker.options
  }

  /// As `check`, which does nothing with a configuration that is wrong.
  private func check(_ settings: WorkspaceSettings) throws {
    guard let first = settings.mistakes.first else { return }
    throw AgentProblem(
      settings.mistakes.map(\.description).joined(separator: "\n"), advice: "Correct \(first.file) and ask again.")
  }

  private func project(of place: AgentRoots.Place) -> Int {
    let folder = Self.projectFolder(of: place)
    if let known = projects.firstIndex(where: { $0.folder == folder }) {
      projects.append(projects.remove(at: known))
    } else {
      if projects.count >= Self.limit { projects.removeFirst() }
      let progress = AnalysisProgress()
      let worker = WorkspaceWorker(
        .part(folder, of: place.root.path), boundary: place.root.real, width: width
      ) { progress.tell($0, $1, $2) }
      projects.append(KnownProject(folder: folder, worker: worker, progress: progress))
    }
    return projects.count - 1
  }

  /// What happened on disk since the last call.
  private func changes(_ number: Int) -> WorkspaceChange {
    let now = FolderSnapshot([projects[number].folder])
    let before = projects[number].files
    projects[number].files = now
    guard let before else { return WorkspaceChange() }
    var change = WorkspaceChange(needsSettings: false)
    for path in now.changes(since: before) {
      change.note(path)
      // A baseline, wherever it is.
      if path.hasSuffix(".json") { change.needsSettings = true }
    }
    return change
  }
}
