import ArgumentParser
import Configuration
import EarshotCore
import Foundation
import Project

/// How to analyse, whatever it is.
struct WorkOptions: ParsableArguments {
  @OptionGroup var threads: ThreadOptions

  @Flag(
    help: "Say on standard error how long each part of the work took, and the slowest rules and screens by themselves.")
  var timings = false

  @Flag(help: "Exit with status 2 when anything could not be read or parsed.")
  var strictInput = false

  @Option(
    help: ArgumentHelp(
      "The configuration, instead of the '.earshot.json' that is nearest to the root of the project.",
      valueName: "file"),
    completion: .file())
  var config: String?

  var width: Int { threads.width }

  /// The configuration that is named, else that of the project; nil when it has none.
  ///
  /// - Parameter shown: The path for messages.
  func configurationFile(of place: ProjectPlace, shown: (String) -> String) throws -> ConfigurationFile? {
    do throws(ConfigurationMistakes) {
      guard let config else { return try ConfigurationFile.ofProject(place, shown: shown) }
      let path = config.hasPrefix("/") ? config : FileManager.default.currentDirectoryPath + "/" + config
      return try ConfigurationFile(path: path, shownPath: config)
    } catch {
      throw Failure(error)
    }
  }

  /// Says how long the parts of the work took, when somebody asked.
  func tell(_ times: Timings) {
    guard timings else { return }
    func tell(_ name: String, _ part: Timings.Part) {
      let seconds = Double(part.duration / .milliseconds(1)) / 1000
      let place = part.source.map { " (\($0))" } ?? ""
      Terminal.complain("\(name)\(place): \(String(format: "%.3f", seconds)) s")
    }
    for stage in times.stages { tell(stage.name, stage) }
    for screen in times.screens.prefix(Self.slowest) { tell("screen \(screen.name)", screen) }
    for rule in times.rules.prefix(Self.slowest) { tell("rule \(rule.name)", rule) }
  }

  /// How many screens and rules are named.
  private static let slowest = 10
}
