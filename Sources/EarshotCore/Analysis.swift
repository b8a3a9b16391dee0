import PlatformKnowledge
import Project
import Rules
import SourceModel
import ViewEvaluation

/// What to analyse and how.
public struct AnalysisOptions: Sendable {
  /// Files and folders; none means the working directory.
  public var paths: [String]
  /// Absolute.
  public var workingDirectory: String
  public var include: [String] = []
  public var exclude: [String] = []
  /// Folders with the code of packages that the app uses, relative to the root.
  public var libraries: [String] = []
  /// Folders that say for themselves which of their files count.
  public var parts: [DiscoveryOptions.Part] = []
  /// Whether the whole project is analysed, whatever part of it the paths name: findings in a file depend on where its
  /// parts are used. The paths then decide what is reported.
  public var analysesProject = false
  /// Whether `include` and `exclude` hold for files that are given by their own path as well.
  public var excludesNamedFiles = false
  /// Nothing outside of this folder is read; see `DiscoveryOptions`.
  public var boundary: String?
  /// The language in which the app and VoiceOver speak.
  public var locale: String?
  /// Which states of the app its screens show. Findings are about all of them.
  public var states: StateScope = .all
  /// Whether to find out what actions bring about and how screens lead to each other (`ScreenMap`, `VoiceOverSession`).
  public var followsActions = false
  /// What its screens take for granted.
  public var given = GivenState()
  /// The versions of iOS on which the app is heard: they decide conditions on the version, and VoiceOver speaks as it
  /// does on a version that is given, else as on the newest. Findings are about all of them.
  public var system = SystemScope.all
  /// Number of threads.
  public var width: Int
  /// Ids of the rules to run; nil for all.
  public var rules: Set<String>?
  /// Levels of rules, for all files and for some.
  public var policy = RulePolicy()
  /// Options of rules.
  public var settings: RuleSettings = [:]
  /// What views and modifiers from outside the project are.
  public var components = ComponentTable()
  /// The languages that the app is to be complete in, the one that it is heard in first; empty for all it has.
  public var languages: [String] = []
  /// Deployment targets for platforms of which the project's files say nothing.
  public var deployment = DeploymentTargets()
  /// Labels of the App Store that the project claims.
  public var claims: [NutritionClaim] = []
  /// Whether errors in views that nothing shows are told, as notes: whoever writes one in an editor is about to show it.
  public var tellsUnshown = false
  /// Findings that are accepted.
  public var baseline: Baseline?
  /// Paths in the root of the files whose findings are reported; nil for all.
  public var changedFiles: Set<String>?
  /// Whether previews are built as well. They only show how a view looks, so findings and statistics are not about
  /// them, and often they are half of the work.
  public var buildsPreviews = true
  /// Whether views that are whole in others are built by themselves as well. Findings are not about them (see
  /// `ScreenRounds`), but those who want to hear them ask for them.
  public var buildsEveryView = true
  /// Names of screens, where only some are wanted: others are built as far as what is heard on these depends on them.
  /// None for all screens.
  public var views: [String] = []
  /// Whether it is to be told what became of every expression that makes a view.
  public var accounts = false
  /// Told of how far the work is.
  public var progress: ProgressHandler?

  public init(paths: [String], workingDirectory: String, width: Int) {
    self.paths = paths
    self.workingDirectory = workingDirectory
    self.width = width
  }
}

extension AnalysisOptions {
  /// What to read.
  public var discovery: DiscoveryOptions {
    var discovery = DiscoveryOptions(
      paths: paths, workingDirectory: workingDirectory, include: include, exclude: exclude)
    discovery.analysesProject = analysesProject
    discovery.excludesNamedFiles = excludesNamedFiles
    discovery.boundary = boundary
    discovery.libraries = libraries
    discovery.parts = parts
    return discovery
  }
}

/// An app as assistive technologies would find it, and what is wrong with it.
public struct Analysis: Sendable {
  public internal(set) var project: Project
  /// Views, previews and scenes of the files that were asked for, sorted by place.
  public internal(set) var screens: [Screen] = []
  /// Content shown beside the screens: sheets, menus, alerts.
  public internal(set) var presentations: [Screen] = []
  public let findings: [Finding]
  /// What comments in the source keep out of `findings`.
  public let suppressed: [SuppressedFinding]
  /// What the baseline keeps out of `findings`.
  public let baselined: [Finding]
  /// What could not be read or parsed, sorted.
  public let problems: [Problem]
  public let locale: String
  /// The states that the screens show.
  let states: StateScope
  /// The versions of iOS on which the app was heard.
  public let system: SystemScope
  /// The names of screens that are not there on the version that was given.
  public let unavailableScreens: [String]
  public let statistics: Statistics
  /// What became of every expression that makes a view; nil when nobody asked, and where a session kept screens.
  public let accounting: Accounting?
  /// Links that cannot be used since nothing around their screen navigates; for those who read screens.
  var linksWithoutNavigation = Once { LinksWithoutNavigation([], sources: []) }
  /// Titles that the hosts of their screens show. Findings are not about these, and looking through all code for uses
  /// takes its time.
  var hostedTitles = HostedTitles()
  var wholeViews: Once<[WholeView]> = Once { [] }
  /// Which state of files is shown that this is one of two states of.
  var shown: (state: ShownState, isAfter: Bool)?
  /// What builds more views by themselves; nil where nothing is kept.
  let further: FurtherScreens?
  /// How long the parts of the work took.
  public let timings: Timings

  /// Has files show this state of them, if this is one of two states that were analysed together
  /// (`AnalysisSession.analyse(before:after:)`). Whoever reads places, texts and lines of one has to call it before.
  public func show() { if let shown { shown.state.isAfter = shown.isAfter } }

  /// Analyses a project on disk. Never fails: what went wrong is in `problems`.
  public static func run(_ options: AnalysisOptions) async -> Analysis {
    await run(reading: ProjectInputs(options.discovery), options)
  }

  /// Analyses a project whose files were read.
  public static func run(reading inputs: ProjectInputs, _ options: AnalysisOptions) async -> Analysis {
    var clock = StageClock(after: inputs.duration)
    options.progress?(.reading, 0, 0)
    let project = inputs.project()
    clock.end(.reading)
    return await run(on: project, options, clock)
  }

  /// Analyses one Swift file that is given as text.
  public static func run(source: String, name: String = "Source.swift", _ options: AnalysisOptions? = nil) async -> Analysis {
    await run(files: [name: source], options)
  }

  /// Analyses Swift and interface files that are given as texts, by name; of Objective-C what it names.
  public static func run(
    files: [String: String], strings: StringTables = StringTables(), deployment: DeploymentTargets = DeploymentTargets(),
    developmentLanguage: String = "en", _ options: AnalysisOptions? = nil
  ) async -> Analysis {
    var units: [SourceUnit] = []
    var interfaces: [InterfaceUnit] = []
    var names = ObjectiveCNames()
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      let file = SourceFile(path: name, text: text)
      if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
        interfaces.append(InterfaceUnit(file: file, isReported: true))
      } else if [".m", ".mm", ".h"].contains(where: name.hasSuffix) {
        names.join(ObjectiveCNames(Array(text.utf8)))
      } else {
        units.append(SourceUnit(file: file, role: .app, isRequested: true, module: nil))
      }
    }
    var project = Project(
      root: "/", sources: units, strings: strings, deployment: deployment, developmentLanguage: developmentLanguage)
    project.interfaceFiles = interfaces
    project.objectiveCNames = names
    return await run(on: project, options ?? AnalysisOptions(paths: [], workingDirectory: "/", width: 1))
  }

  /// Analyses a project that was read before.
  public static func run(on project: Project, _ options: AnalysisOptions) async -> Analysis {
    await run(on: project, options, StageClock())
  }

  private static func run(on project: Project, _ options: AnalysisOptions, _ clock: StageClock) async -> Analysis {
    var work = AnalysisWork(options, keeps: false)
    return await work.run(on: project, clock, .endless)
  }
}

extension SourceUnit {
  /// Whether findings about the file are reported.
  var isReported: Bool { isRequested && role == .app }
}
