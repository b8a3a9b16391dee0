import AccessibilityModel
import EarshotCore
import Project
import Reporting
import SourceModel

/// Analyses two states of a project. What they have in common is analysed once.
struct StateAnalysis {
  private let options: AnalysisOptions
  private let session: AnalysisSession

  /// - Parameters:
  ///   - options: What holds for both of them.
  ///   - previews: Whether previews are compared as well.
  ///   - isOfPart: Whether only some of the files are compared: what is whole in screens of others is not compared there.
  init(_ options: AnalysisOptions, previews: Bool = false, isOfPart: Bool = false) {
    var options = options
    options.buildsPreviews = previews
    // What is whole in others is compared there.
    options.buildsEveryView = isOfPart
    self.options = options
    session = AnalysisSession(options)
  }

  /// The files of a state; nil when nothing of what was asked for is in it.
  ///
  /// - Parameter boundary: As in `DiscoveryOptions`.
  func inputs(of side: ComparisonSides.Side, boundary: String? = nil) -> ProjectInputs? {
    discovery(of: side, boundary: boundary).map(ProjectInputs.init)
  }

  private func discovery(of side: ComparisonSides.Side, boundary: String?) -> DiscoveryOptions? {
    let paths = side.paths
    if paths.isEmpty { return nil }
    var options = options
    options.paths = paths
    options.workingDirectory = side.folder
    options.analysesProject = true
    options.boundary = boundary
    return options.discovery
  }

  func analyses(
    before: Project?, after: Project?
  ) async throws(CancellationError) -> (before: Analysis?, after: Analysis?) {
    guard let before, let after else { return (try await analysis(of: before), try await analysis(of: after)) }
    return try await session.analyse(before: before, after: after)
  }

  private func analysis(of project: Project?) async throws(CancellationError) -> Analysis? {
    guard let project else { return nil }
    return try await session.analyse(project)
  }

  /// The two states as they are compared.
  ///
  /// - Parameter revisions: Of the head, nil for the working tree.
  static func states(
    _ before: Analysis?, _ after: Analysis?, _ revisions: ComparedRevisions, previews: Bool = false
  ) -> (before: ComparedState, after: ComparedState) {
    let (old, new) = (screens(of: before, previews: previews), screens(of: after, previews: previews))
    // What a session kept is the same object. In an app most of it is.
    let known = Dictionary(grouping: old, by: ScreenKey.init)
    let same = Set(Dictionary(grouping: new, by: ScreenKey.init).filter { key, screens in
      let before = known[key] ?? []
      return before.count == screens.count && zip(before, screens).allSatisfy { $0.isKept(as: $1) }
    }.keys)
    after?.show()
    let kept = new.filter { same.contains(ScreenKey($0)) }.map { screen in
      var screen = screen
      screen.source = screen.source.original
      return screen
    }
    let hasSameTexts = before?.project.strings == after?.project.strings
    func state(_ analysis: Analysis?, _ screens: [Screen], _ name: String, _ commit: String?) -> ComparedState {
      var state = ComparedState(name: name, commit: commit, screens: [], findings: [])
      state.kept = kept
      guard let analysis else { return state }
      // Places are those of the files themselves from here on, since both states are told of at once.
      analysis.show()
      state.screens = screens.filter { !same.contains(ScreenKey($0)) }
        .map { ScreenTranscript($0, voiceOver: analysis.voiceOver).original }
      state.components = analysis.wholeInOthers.map {
        ComparedState.Component(name: $0.name, source: $0.source.original, code: $0.code.map(\.original))
      }
      state.findings = analysis.findings.map(\.original)
      state.suppressed = Set(analysis.suppressed.map(\.finding.fingerprint))
      let strings = analysis.project.strings
      for language in strings.languages where language != analysis.locale && !hasSameTexts {
        state.translations[language] = strings.allTexts(inLanguage: language)
      }
      return state
    }
    return (
      state(before, old, revisions.base.name, revisions.base.commit),
      state(after, new, revisions.head?.name ?? "working tree", revisions.head?.commit)
    )
  }

  private struct ScreenKey: Hashable {
    let name: String
    let kind: Screen.Kind
    let source: SourceRange

    init(_ screen: Screen) {
      name = screen.name
      kind = screen.kind
      source = screen.source
    }
  }

  private static func screens(of analysis: Analysis?, previews: Bool) -> [Screen] {
    guard let analysis else { return [] }
    analysis.show()
    // The rest of the project is read for what it says of the parts that were asked about.
    let unreported = analysis.project.unreportedPaths
    return ScreenList(analysis).screens {
      (previews || $0.kind != .preview) && !unreported.contains($0.source.file.path)
    }
  }
}

extension Screen {
  /// Whether both hold the same elements: from the same building of the screen, which takes no time to tell, or equal
  /// ones, as when something changed that the screen does not show. Comparing takes less than listening.
  fileprivate func isKept(as other: Screen) -> Bool {
    guard orderIsKnown == other.orderIsKnown, nodes.count == other.nodes.count else { return false }
    let isSame = nodes.withUnsafeBufferPointer { own in
      other.nodes.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
    }
    return isSame || nodes == other.nodes
  }
}
