import ArgumentParser
import EarshotCore
import Navigation
import Reporting

struct MapCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Show how screens lead to each other, and how many swipes that takes.",
    discussion: """
      Links, sheets, covers, alerts, dialogs, popovers, tabs, menus, pushes and segues: for each the control that leads \
      there, its condition, and the swipes to it from where the screen starts, by swiping and by the quickest rotor. \
      Where only run time knows where a control leads, that is said.

      EXAMPLES
        earshot map                              the current folder
        earshot map --format svg -o screens.svg  drawn
        earshot map --format mermaid             for a page that draws Mermaid
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, mermaid, dot, svg }

  @OptionGroup var input: InputOptions

  @Option(help: "The form of the map.")
  var format: Format = .text

  @OptionGroup var output: OutputOptions

  @Option(help: ArgumentHelp("The language of the app's texts and of VoiceOver, such as 'ja'.", valueName: "language"))
  var locale: String?

  mutating func run() async throws {
    let analysis = try await input.analyse(input.walkingOptions(locale: locale))
    let report = MapReport(analysis.screenMap)
    let style = output.style
    switch format {
    case .text: try output.write(report.text(style: style))
    case .json: try output.write(report.json())
    case .mermaid: try output.write(report.mermaid())
    case .dot: try output.write(report.dot())
    case .svg: try output.write(report.svg())
    }
    try input.checkInput(analysis)
  }
}
