import ArgumentParser
import EarshotCore
import Foundation
import Reporting
import Rules

/// In which form the documentation of rules is written.
enum DocumentationFormat: String, CaseIterable, ExpressibleByArgument { case text, json, markdown }

struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Print what a rule reports, why it matters, and how to repair it.",
    discussion: """
      EXAMPLES
        earshot explain icon-button-name
        earshot explain icon-button-name --format markdown
        earshot explain 4.1.2              the rules about a criterion of WCAG
        earshot explain 'uikit-*'
      """)

  @Argument(
    help: ArgumentHelp(
      "The ids of the rules; 'earshot rules' lists them. A glob, a family or a criterion of WCAG gives a list.",
      valueName: "rule"),
    completion: .list(RuleSelection.ids))
  var rules: [String]

  @Option(help: "The form of the page.")
  var format: DocumentationFormat = .text

  @OptionGroup var language: LanguageOptions
  @OptionGroup var output: OutputOptions

  mutating func run() async throws {
    let report: RuleReport
    do {
      let rules = rules.flatMap { $0.split(separator: ",").map(String.init) }
      let found = try rules.flatMap { try RuleSelection.matching($0) }
      if found.map(\.id) != rules { return try list(found) }
      report = await RuleReport(demonstrating: try rules.map { try RuleSelection.metadata($0) }).translated(to: language.language)
    } catch let error as RuleSelection.UnknownRule {
      throw Failure(error.message)
    }
    switch format {
    case .text: try output.write(report.pageText(style: output.style))
    case .json: try output.write(report.json())
    case .markdown: try output.write(report.pageMarkdown())
    }
  }

  private func list(_ rules: [RuleMetadata]) throws {
    var seen: Set<String> = []
    let report = RuleReport(rules.filter { seen.insert($0.id).inserted }).translated(to: language.language)
    switch format {
    case .text: try output.write(report.listText())
    case .json: try output.write(report.json())
    case .markdown: try output.write(report.listMarkdown())
    }
  }
}

struct RulesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules with severity, WCAG criteria and title.",
    discussion: """
      EXAMPLES
        earshot rules
        earshot rules --preset wcag-a
        earshot rules --format json
        earshot rules --pages Documentation/rules
        earshot rules --try App            try 'customRules' on their examples and an app
      """)

  @Option(help: "The form of the list.")
  var format: DocumentationFormat = .text

  @Option(help: ArgumentHelp("Only the rules of a preset.", valueName: "preset"))
  var preset: RuleSelection.Preset?

  @Option(
    help: ArgumentHelp(
      "Write a Markdown page for each rule, with what Earshot says about its examples, and an index into a folder.",
      valueName: "folder"),
    completion: .directory)
  var pages: String?

  @Flag(
    name: .customLong("try"),
    help: "Try the project's own rules ('customRules'): on their examples, and on the files that the paths name.")
  var tries = false

  @Argument(
    help: ArgumentHelp("With --try: files and folders; the default is the current folder.", valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("With --try: the configuration, instead of that of the project.", valueName: "file"),
    completion: .file())
  var config: String?

  @OptionGroup var language: LanguageOptions
  @OptionGroup var output: OutputOptions

  mutating func validate() throws {
    if !tries, let path = paths.first { throw ValidationError("Unexpected argument '\(path)'; paths go with --try.") }
    if !tries, config != nil { throw ValidationError("--config goes with --try.") }
    if tries, format != .text { throw ValidationError("--try prints text only.") }
    if tries, preset != nil || pages != nil { throw ValidationError("--try goes with neither --preset nor --pages.") }
  }

  mutating func run() async throws {
    if tries { return try await tryRules() }
    let rules = RuleSelection.available.filter { preset?.contains($0) ?? true }
    if let pages { return try await write(rules, to: pages) }
    let report = RuleReport(rules).translated(to: language.language)
    switch format {
    case .text: try output.write(report.listText())
    case .json: try output.write(report.json())
    case .markdown: try output.write(report.listMarkdown())
    }
  }

  private func tryRules() async throws {
    // The paths and the configuration mean what they mean to 'check'.
    let arguments = paths + (config.map { ["--config", $0] } ?? [])
    guard let check = try CheckCommand.parseAsRoot(arguments) as? CheckCommand else { return }
    let trial = try await RuleTrial(check.input)
    try output.write(trial.text)
    if !trial.isPassed { throw ExitCode(1) }
  }

  private func write(_ rules: [RuleMetadata], to folder: String) async throws {
    let report = await RuleReport(demonstrating: rules).translated(to: language.language)
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure("\(folder): cannot be made a folder")
    }
    for (name, text) in report.folder().sorted(by: { $0.key < $1.key }) {
      try AtomicFile.write(Array(text.utf8), to: folder + "/" + name)
    }
  }
}
