import EarshotCore
import Project
import Reporting

/// Analyses states of a project one after another. What they have in common is analysed once.
struct StateAnalysis {
  private let options: AnalysisOptions
  private let session: AnalysisSession

  /// - Parameter options: What holds for all of them.
  init(_ options: AnalysisOptions) {
    self.options = options
    session = AnalysisSession(options)
  }

  /// Nil when nothing of what was asked for is in that state.
  ///
  /// - Parameter boundary: As in `DiscoveryOptions`.
  func analysis(of side: ComparisonSides.Side, boundary: String? = nil) async throws -> Analysis? {
    let paths = side.paths
    if paths.isEmpty { return nil }
    var options = options
    options.paths = paths
    options.workingDirectory = side.folder
    options.analysesProject = true
    options.boundary = boundary
    return try await session.analyse(Project.discover(options.discovery))
  }

  /// - Parameter revision: Nil for the working tree.
  static func state(
    _ analysis: Analysis?, _ revision: ComparedRevisions.Revision?, previews: Bool = false
  ) -> ComparedState {
    let name = revision?.name ?? "working tree"
    guard let analysis else { return ComparedState(name: name, commit: revision?.commit, screens: [], findings: []) }
    // The rest of the project is read for what it says of the parts that were asked about.
    let unreported = analysis.project.unreportedPaths
    let screens = ScreenList(analysis).screens {
      (previews || $0.kind != .preview) && !unreported.contains($0.source.file.path)
    }
    var state = ComparedState(
      name: name, commit: revision?.commit,
      screens: screens.map { ScreenTranscript($0, voiceOver: analysis.voiceOver) },
      findings: analysis.findings, suppressed: Set(analysis.suppressed.map(\.finding.fingerprint)))
    let strings = analysis.project.strings
    for language in strings.languages where language != analysis.locale {
      state.translations[language] = strings.allTexts(inLanguage: language)
    }
    return state
  }
}
