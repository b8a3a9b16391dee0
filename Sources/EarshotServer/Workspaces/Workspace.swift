import AccessibilityModel
import EarshotCore
import Project
import Reporting
import Rules
import SourceModel

/// A folder, or a text outside of all folders, as the language server sees it. Belongs to the server's thread.
final class Workspace: @unchecked Sendable {
  let scope: WorkspaceSettings.Scope
  let worker: WorkspaceWorker
  let progress: AnalysisProgress
  /// What the next analysis has to take into account.
  var change = WorkspaceChange()
  /// Counts changes: what is wanted, and what the last analysis knows.
  var wanted = 1
  var done = 0
  /// When it was changed last, counted over all workspaces: newer edits go first.
  var lastChange = 0
  var latest: WorkspaceIndex?
  /// Of the progress that the client shows.
  var progressToken: JSONValue?

  init(_ scope: WorkspaceSettings.Scope, width: Int) {
    self.scope = scope
    let progress = AnalysisProgress()
    self.progress = progress
    worker = WorkspaceWorker(scope, width: width) { progress.tell($0, $1, $2) }
  }

  var isCurrent: Bool { wanted == done }

  /// Whether a file belongs to it, by its absolute path.
  func contains(_ path: String) -> Bool {
    switch scope {
    case .folder(let folder), .part(let folder, of: _): Paths.contains(folder, path)
    case .file(let file): file == path
    case .text(let name): name == path
    }
  }

  func note(at time: Int, _ note: (inout WorkspaceChange) -> Void) {
    note(&change)
    wanted += 1
    lastChange = time
  }
}

/// An analysis with what is looked up in it. Belongs to the server's thread.
final class WorkspaceIndex: @unchecked Sendable {
  let analysis: Analysis
  let settings: WorkspaceSettings
  private let scope: WorkspaceSettings.Scope
  private var transcripts: [SourceRange: ScreenTranscript] = [:]

  init(_ analysed: AnalysedWorkspace, _ scope: WorkspaceSettings.Scope) {
    analysis = analysed.analysis
    settings = analysed.settings
    self.scope = scope
  }

  /// The absolute path of a file of the analysis; the name of a text that is no file.
  func path(of file: SourceFile) -> String { path(file.path) }

  func path(_ shown: String) -> String {
    if case .text = scope { return shown }
    return Paths.absolute(shown, from: scope.folder)
  }

  /// The files that are reported on or read, by absolute path.
  private(set) lazy var files: [String: SourceFile] = {
    let project = analysis.project
    let all = project.sources.map(\.file) + project.interfaceFiles.map(\.file) + project.info.map(\.file)
    return Dictionary(all.map { (path(of: $0), $0) }) { first, _ in first }
  }()

  /// By the absolute path of their file, in the order of `check`.
  private(set) lazy var findings: [String: [Finding]] = Dictionary(grouping: analysis.findings) {
    path(of: $0.place.file)
  }

  /// Problems of resources, by absolute path: those of Swift files are the compiler's to tell.
  private(set) lazy var problems: [String: [Problem]] = Dictionary(
    grouping: analysis.problems.filter { !$0.file.isEmpty && !$0.file.hasSuffix(".swift") }) { path($0.file) }

  /// Views, previews and what they present.
  private(set) lazy var screens: [Screen] = ScreenList(analysis).screens()

  /// A place in a file where an element is made, or a component used that it is a part of.
  struct Place {
    var range: SourceRange
    /// Where a hover counts as one over the place.
    var area: SourceRange
    var screen: Screen
    var element: AccessibilityElement
  }

  /// By file, for those that somebody asked about.
  private var places: [ObjectIdentifier: [Place]] = [:]

  /// Looks up what the next hover over these files needs: in a large app that takes longer than a hover should.
  func prepare(_ paths: some Sequence<String>) {
    for path in paths { if let file = files[path] { _ = places(in: file) } }
  }

  /// Every place in a file, in the order of screens and elements.
  func places(in file: SourceFile) -> [Place] {
    let key = ObjectIdentifier(file)
    if let known = places[key] { return known }
    var found: [Place] = []
    for screen in screens {
      screen.nodes.forEachElement { element in
        if element.expression.file === file {
          found.append(Place(range: element.source, area: element.expression, screen: screen, element: element))
        }
        for site in element.callSites where site.source.file === file {
          found.append(Place(range: site.source, area: site.source, screen: screen, element: element))
        }
      }
    }
    places[key] = found
    return found
  }

  func transcript(of screen: Screen) -> ScreenTranscript {
    // What a screen presents may be declared at the same place by another name.
    if let known = transcripts[screen.source], known.screen.name == screen.name { return known }
    let transcript = ScreenTranscript(screen, voiceOver: analysis.voiceOver)
    transcripts[screen.source] = transcript
    return transcript
  }
}
