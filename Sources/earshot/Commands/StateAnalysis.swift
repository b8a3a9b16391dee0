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
    var discovery = DiscoveryOptions(
      paths: paths, workingDirectory: side.folder, include: options.include, exclude: options.exclude)
    discovery.boundary = boundary
    return try await session.analyse(Project.discover(discovery))
  }

  /// - Parameter revision: Nil for the working tree.
  static func state(
    _ analysis: Analysis?, _ revision: ComparedRevisions.Revision?, previews: Bool = false
  ) -> ComparedState {
    let name = revision?.name ?? "working tree"
    guard let analysis else { return ComparedState(name: name, commit: revision?.commit, screens: [], findings: []) }
    let screens = ScreenList(analysis).screens { previews || $0.kind != .preview }
    return ComparedState(
      name: name, commit: revision?.commit,
      screens: screens.map { ScreenTranscript($0, voiceOver: analysis.voiceOver) },
      findings: analysis.findings, suppressed: Set(analysis.suppressed.map(\.finding.fingerprint)))
  }
}
