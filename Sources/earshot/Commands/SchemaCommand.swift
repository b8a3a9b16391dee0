import ArgumentParser
import Configuration

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of configuration files, for editors.",
    discussion: """
      EXAMPLES
        earshot schema --output earshot.schema.json
      """)

  @OptionGroup var output: OutputOptions

  mutating func run() throws { try output.write(ConfigurationSchema.document()) }
}
