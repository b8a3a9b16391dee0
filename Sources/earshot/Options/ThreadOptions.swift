import ArgumentParser
import Foundation

/// How many threads the work may take.
struct ThreadOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Number of threads. The default is one for each processor.", valueName: "number"))
  var jobs: Int?

  mutating func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs needs a number from 1 on.") }
  }

  var width: Int { jobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount) }
}
