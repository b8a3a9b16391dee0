import ArgumentParser
import EarshotServer
import Foundation

struct LSPCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve editors: findings, fixes and what is heard, while code is written.",
    discussion: """
      A server of the Language Server Protocol 3.17 on standard input and output. Editors start it; Documentation/editors.md \
      has the few lines that each needs.

      EXAMPLES
        earshot lsp    started by an editor for the folders it has open

      EXIT STATUS
        0  ended by 'shutdown' and 'exit'
        1  ended without 'shutdown'
      """)

  /// Clients of VS Code add it, and it is the only way there is.
  @Flag(name: .customLong("stdio"), help: .hidden)
  var usesStandardStreams = false

  @OptionGroup var threads: ThreadOptions

  mutating func run() async throws {
    let status = await LanguageServer(width: threads.width).run()
    if status != 0 { throw ExitCode(status) }
  }
}
