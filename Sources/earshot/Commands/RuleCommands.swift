import ArgumentParser
import EarshotCore
import Reporting
import Rules

enum DocumentationFormat: String, CaseIterable, ExpressibleByArgument { case text, json, markdown }

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Print what a rule reports, why it matters, and how to repair it.",
    discussion: """
      EXAMPLES
        earshot explain icon-button-name
        earshot explain icon-button-name --format markdown
      """)

  @Argument(
    help: ArgumentHelp("The ids of the rules; 'earshot rules' lists them.", valueName: "rule"),
    completion: .list(RuleSelection.available.map(\.id)))
  var rules: [String]

  @Option(help: "The form of the page.")
  var format: DocumentationFormat = .text

  @OptionGroup var language: LanguageOptions
  @OptionGroup var output: OutputOptions

  mutating func run() throws {
    let report: RuleReport
    do {
      report = RuleReport(try rules.map(RuleSelection.metadata)).translated(to: language.language)
    } catch let error as RuleSelection.UnknownRule {
      throw Failure(error.message)
    }
    switch format {
    case .text: try output.write(report.pageText(style: output.output == nil ? Terminal.style : .plain))
    case .json: try output.write(report.json())
    case .markdown: try output.write(report.pageMarkdown())
    }
  }
}

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules with severity, WCAG criteria and title.",
    discussion: """
      EXAMPLES
        earshot rules
        earshot rules --preset wcag-a
        earshot rules --format json
      """)

  @Option(help: "The form of the list.")
  var format: DocumentationFormat = .text

  @Option(help: ArgumentHelp("Only the rules of a preset.", valueName: "preset"))
  var preset: RuleSelection.Preset?

  @OptionGroup var language: LanguageOptions
  @OptionGroup var output: OutputOptions

  mutating func run() throws {
    let rules = RuleSelection.available.filter { preset?.contains($0) ?? true }
    let report = RuleReport(rules).translated(to: language.language)
    switch format {
    case .text: try output.write(report.listText())
    case .json: try output.write(report.json())
    case .markdown: try output.write(report.listMarkdown())
    }
  }
}
