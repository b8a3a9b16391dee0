import Configuration
import EarshotCore
import Foundation
import Project
import Rules
import SourceModel

/// What the configuration, the options and the project come to for one file.
struct EffectiveSettings {
  private var lines: [String] = []

  var text: String { lines.joined(separator: "\n") + "\n" }

  init(
    _ input: InputOptions, _ file: ConfigurationFile?, _ options: AnalysisOptions, _ resolved: RuleSelection.Resolved
  ) throws {
    let path = input.paths[0]
    let project = ProjectInputs(options.discovery).project()
    if let missing = project.missingPaths.first { throw Failure("\(missing): no such file or folder") }
    lines.append(path)
    add("root", project.root)
    let root = project.root.hasSuffix("/") ? project.root : project.root + "/"
    let absolute = standardized(input.absolute(path))
    let inRoot = absolute.hasPrefix(root) ? String(absolute.dropFirst(root.count)) : path
    let part = resolved.policy.part(of: inRoot)
    add("configuration", part.map { input.shown(root + $0.part.folder + "/" + ConfigurationFile.name) }
      ?? file.map { input.shown($0.path) } ?? "none")
    if part != nil, let file { add("for the run", input.shown(file.path)) }
    for base in file?.configuration.bases ?? [] { add("extends", input.shown(base)) }
    let unit = project.sources.first { input.absolute($0.file.path) == standardized(input.absolute(path)) }
    if let unit {
      add("kind", "Swift, \(unit.role.rawValue)")
      add("reported", unit.isRequested && unit.role == .app ? "yes" : "no")
      add("module", unit.module ?? "not known")
      let platforms = unit.file.build.platforms
      let names = PlatformSet.named.filter { platforms.contains($0.platform) }.map(\.name)
      add("platforms", names.isEmpty ? "not known" : names.joined(separator: ", "))
    }
    add("fails on", (file?.configuration.failOn ?? .error).rawValue)
    add("baseline", file?.configuration.baseline ?? "none")
    let asked = part.map { part in resolved.rules.filter { part.part.rules.contains($0.id) } } ?? resolved.rules
    let policy = part?.part.policy ?? resolved.policy
    add("rules", "\(asked.count) of \(RuleSelection.available.count + policy.customRules.count) asked")
    addRules(asked, policy, path: part?.path ?? inRoot)
  }

  private mutating func add(_ name: String, _ value: String) {
    lines.append("  " + name.padding(toLength: 15, withPad: " ", startingAt: 0) + value)
  }

  /// The rules of which something was said, and those of the project.
  private mutating func addRules(_ rules: [RuleMetadata], _ policy: RulePolicy, path: String) {
    let own = Set(policy.customRules.map(\.metadata.id))
    for rule in rules {
      let level = policy.level(of: rule.id, path: path)
      guard level != nil || own.contains(rule.id) else { continue }
      lines.append("    \(rule.id): \(level?.name ?? rule.severity.rawValue)")
    }
    for id in policy.levels.keys.sorted() where policy.levels[id] == .off { lines.append("    \(id): off") }
  }

  private func standardized(_ path: String) -> String { (path as NSString).standardizingPath }
}

extension RuleLevel {
  fileprivate var name: String {
    switch self {
    case .off: "off"
    case .severity(let severity): severity.rawValue
    }
  }
}
