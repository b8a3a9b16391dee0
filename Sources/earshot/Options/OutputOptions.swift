import ArgumentParser

/// Where results go.
struct OutputOptions: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Write the results to a file instead of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  func write(_ text: String) throws {
    guard let output else { return Terminal.write(text) }
    try AtomicFile.write(Array(text.utf8), to: output)
  }
}
