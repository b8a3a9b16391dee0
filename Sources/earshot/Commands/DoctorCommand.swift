import ArgumentParser
import Configuration
import EarshotCore
import EarshotServer
import Project
import Reporting

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Tell what was found in a project, what is not known, and what to configure.",
    discussion: """
      EXAMPLES
        earshot doctor                 the current folder
        earshot doctor --format json   all that is unresolved
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

  @Flag(help: "Remove the results that earlier runs kept, and do nothing else.")
  var clearCache = false

  @OptionGroup var input: InputOptions

  @Option(help: "The form of the report.")
  var format: Format = .text

  @OptionGroup var language: LanguageOptions
  @OptionGroup var output: OutputOptions

  mutating func run() async throws {
    let cache = ResultCache()
    if clearCache {
      let size = cache?.size ?? (count: 0, bytes: 0)
      cache?.clear()
      Terminal.complain("kept files removed: \(size.count), \((size.bytes + 1023) / 1024) KB")
      return
    }
    let file = try input.configurationFile()
    var options = input.analysisOptions(file?.configuration ?? Configuration())
    options.rules = []
    options.accounts = true
    options.buildsPreviews = false
    options.buildsEveryView = false
    let analysis = try await input.analyse(options)
    var report = DoctorReport(analysis, configuration: file.map { input.work.config ?? input.shown($0.path) })
    report.language = language.language
    report.cache = cache.map { cache in
      let size = cache.size
      return DoctorReport.Cache(folder: cache.folder, files: size.count, bytes: size.bytes)
    }
    switch format {
    case .text: try output.write(report.text(style: output.style))
    case .json: try output.write(report.json())
    }
    try input.checkInput(analysis)
  }
}

extension DoctorReport {
  init(_ analysis: Analysis, configuration: String?) {
    let project = analysis.project
    self.init(
      root: project.root, configuration: configuration,
      files: Self.counts(project.sources.map(\.role.words)),
      modules: Self.counts(project.sources.filter { $0.role != .library }.compactMap(\.module)),
      developmentLanguage: project.developmentLanguage, languages: project.strings.languages,
      platforms: project.deployment.listed, coverage: Coverage(analysis.statistics),
      unresolved: analysis.statistics.reasons.compactMap(Unresolved.init), problems: analysis.problems.count)
    libraries = Self.counts(project.sources.filter { $0.role == .library }.compactMap(\.module))
    accounting = analysis.accounting.map(AccountingSummary.init)
    unreached = analysis.accounting?.unreached.map(MissedView.init) ?? []
    unfollowed = analysis.accounting?.unfollowed.map(MissedView.init) ?? []
  }

  private static func counts(_ names: [String]) -> [Count] {
    Dictionary(grouping: names) { $0 }.map { Count($0.key, $0.value.count) }.sorted {
      ($1.count, $0.name) < ($0.count, $1.name)
    }
  }
}

extension DoctorReport.Unresolved {
  init?(_ reason: Statistics.ReasonCount) {
    switch reason.reason.kind {
    case .opaqueView, .opaqueWrapper: self.init(kind: .component, name: reason.reason.subject, elements: reason.count)
    case .unresolvedModifier, .unresolvedAppearance: self.init(kind: .modifier, name: reason.reason.subject, elements: reason.count)
    case .platformView: self.init(kind: .platformView, name: reason.reason.subject, elements: reason.count)
    default: return nil
    }
  }
}

extension SourceUnit.Role {
  fileprivate var words: String { self == .packageManifest ? "package manifest" : rawValue }
}

extension DeploymentTargets {
  /// `iOS 16.4`, in the order of Apple's lists.
  var listed: [String] {
    [("iOS", ios), ("macOS", macos), ("tvOS", tvos), ("watchOS", watchos), ("visionOS", visionos)].compactMap {
      name, version in version.map { "\(name) \($0)" }
    }
  }
}
