import ArgumentParser
import EarshotCore
import Foundation
import Rules

/// Which rules to ask.
struct RuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Report only these rules. May be repeated; ids may be parted by commas.", valueName: "id"),
    completion: .list(RuleSelection.available.map(\.id)))
  var rule: [String] = []

  @Option(
    help: ArgumentHelp("Leave these rules out. May be repeated; ids may be parted by commas.", valueName: "id"),
    completion: .list(RuleSelection.available.map(\.id)))
  var skipRule: [String] = []

  @Option(help: "The set of rules to start from.")
  var preset: RuleSelection.Preset = .recommended

  /// The rules, and the paths without what belongs to `--rule a b`: an id there is no file of that name.
  func resolve(paths: [String]) throws -> (rules: [RuleMetadata], paths: [String]) {
    var selection = RuleSelection(preset: preset, only: Self.split(rule), skipped: Self.split(skipRule))
    var rest = paths
    // With both options it would be open which one a further id belongs to.
    if rule.isEmpty != skipRule.isEmpty {
      let known = Set(RuleSelection.available.map(\.id))
      let further = paths.filter { known.contains($0) && !FileManager.default.fileExists(atPath: $0) }
      rest.removeAll(where: further.contains)
      if rule.isEmpty { selection.skipped += further } else { selection.only += further }
    }
    do {
      return (try selection.rules(), rest)
    } catch let error as RuleSelection.UnknownRule {
      throw Failure(error.message)
    }
  }

  private static func split(_ values: [String]) -> [String] {
    values.flatMap { $0.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }
  }
}

extension RuleSelection.Preset: ExpressibleByArgument {}
