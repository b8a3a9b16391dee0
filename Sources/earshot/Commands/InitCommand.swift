import ArgumentParser
import Configuration
import EarshotCore
import Foundation
import Project
import Reporting

struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a commented configuration that fits the project.",
    discussion: """
      Looks at the project first, and writes '.earshot.json' into its root folder: what it found out stands in it, \
      what a person has to decide stands in comments. The root is that of the repository, package or Xcode project \
      around the folder that is named, else that folder.

      EXAMPLES
        earshot init              the project of the current folder
        earshot init App          the app in a folder
        earshot init --baseline   accept what is found today; report what comes new
      """)

  @OptionGroup var input: InputOptions

  @Flag(help: "Also write '.earshot-baseline.json', which accepts all present findings.")
  var baseline = false

  @OptionGroup var language: LanguageOptions

  @Flag(help: "Replace files that are there.")
  var force = false

  static let baselineName = ".earshot-baseline.json"

  /// With the language of the code first, in which the app is heard.
  private static func ordered(_ report: DoctorReport) -> [String] {
    [report.developmentLanguage] + report.languages.filter { $0 != report.developmentLanguage }
  }

  /// The root of the project for those who stand in the folder that is named: where the working directory lies above it
  /// is nobody's business later.
  private var root: String {
    let path = input.paths.count == 1 ? (input.absolute(input.paths[0]) as NSString).standardizingPath : input.folder
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return input.root.folder
    }
    return Project.root(of: [path], workingDirectory: path).folder
  }

  mutating func validate() throws {
    if input.readsInput { throw ValidationError("init needs a folder, not standard input.") }
  }

  mutating func run() async throws {
    let words = Wording(language: language.language)
    let root = root
    let path = root + "/" + ConfigurationFile.name
    let baselinePath = root + "/" + Self.baselineName
    let targets = baseline ? [path, baselinePath] : [path]
    if !force, let existing = targets.first(where: FileManager.default.fileExists(atPath:)) {
      throw Failure("\(input.shown(existing)) is there already; --force replaces it")
    }
    var options = input.analysisOptions(Configuration())
    if root != input.root.folder {
      options.paths = []
      options.workingDirectory = root
    }
    let rules = try RuleSelection().resolved()
    options.rules = Set(rules.rules.map(\.id))
    options.policy = rules.policy
    let analysis = try await input.analyse(options)
    if analysis.failedAltogether { throw ExitCode(2) }

    if baseline {
      let document = BaselineFile.document(analysis.findings) { analysis.pathInRoot(of: $0) }
      try AtomicFile.write(Array(document.utf8), to: baselinePath)
      let told = words(
        "{file}: {n} findings accepted",
        ["file": input.shown(baselinePath), "n": String(analysis.findings.count)])
      Terminal.write(told + "\n")
    }
    let report = DoctorReport(analysis, configuration: nil)
    var template = ConfigurationTemplate(
      components: report.unresolved.filter { $0.kind == .component }.map(\.name),
      modifiers: report.unresolved.filter { $0.kind == .modifier }.map(\.name),
      languages: Self.ordered(report), platforms: report.platforms, baseline: baseline ? Self.baselineName : nil)
    template.language = language.language
    try AtomicFile.write(Array(template.text.utf8), to: path)
    let told = words("{file}: written; 'earshot check' reads it from now on", ["file": input.shown(path)])
    Terminal.write(told + "\n")
  }
}
