import ArgumentParser
import Reporting

/// Options of `check` that are part of its contract and still to come. They are refused by name, so that nobody
/// believes that they did something.
struct PlannedOptions: ParsableArguments {
  @Option(help: .hidden) var language: String?

  mutating func validate() throws {
    let planned: [(name: String, value: String?)] = [
      ("--language", language)
    ]
    if let given = planned.first(where: { $0.value != nil }) {
      throw ValidationError("\(given.name) is planned and not part of \(Tool.version).")
    }
  }
}
