import ArgumentParser
import Configuration
import EarshotCore
import Foundation
import Rules

/// Which rules to ask.
struct RuleOptions: ParsableArguments {
  @Option(
    name: [.customLong("rule"), .customLong("select")],
    help: ArgumentHelp(
      "Report only these rules: ids, globs ('*-name'), families ('names') or criteria of WCAG ('4.1.2'). May be "
        + "repeated or parted by commas.", valueName: "id"),
    completion: .list(RuleSelection.ids))
  var rule: [String] = []

  @Option(
    name: [.customLong("skip-rule"), .customLong("ignore")],
    help: ArgumentHelp("Leave these rules out, named in the same ways.", valueName: "id"),
    completion: .list(RuleSelection.ids))
  var skipRule: [String] = []

  @Option(help: ArgumentHelp("The set of rules to start from. (default: recommended)", valueName: "preset"))
  var preset: RuleSelection.Preset?

  /// The rules that are named, and the paths without what belongs to `--rule a b`: an id there is no file of that name.
  func split(paths: [String]) -> (selection: RuleSelection, paths: [String]) {
    var selection = RuleSelection(
      preset: preset ?? .recommended, only: Self.split(rule), skipped: Self.split(skipRule))
    var rest = paths
    // With both options it would be open which one a further id belongs to.
    if rule.isEmpty != skipRule.isEmpty {
      let known = Set(RuleSelection.ids)
      let further = paths.filter { known.contains($0) && !FileManager.default.fileExists(atPath: $0) }
      rest.removeAll(where: further.contains)
      if rule.isEmpty { selection.skipped += further } else { selection.only += further }
    }
    return (selection, rest)
  }

  /// The rules to ask, once the configuration is known.
  func resolve(_ selection: RuleSelection, _ configuration: Configuration) throws -> RuleSelection.Resolved {
    var selection = selection
    selection.preset = preset ?? configuration.preset ?? .recommended
    selection.policy = configuration.policy
    if let preset {
      for index in selection.policy.parts.indices { selection.policy.parts[index].preset = preset }
    }
    do {
      return try selection.resolved()
    } catch let error as RuleSelection.UnknownRule {
      throw Failure(error.message)
    }
  }

  private static func split(_ values: [String]) -> [String] {
    values.flatMap { value in
      let names = value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      // Of a variable of a script that is not set: all rules are not what is meant.
      return names.isEmpty ? [value] : names
    }
  }
}

extension RuleSelection.Preset: ExpressibleByArgument {}
