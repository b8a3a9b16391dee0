import ArgumentParser
import Reporting

/// The language of Earshot's own texts.
struct LanguageOptions: ParsableArguments {
  @Option(help: "The language of messages and documentation; that of the app is --locale of 'read'.")
  var language: MessageLanguage = .english
}

extension MessageLanguage: ExpressibleByArgument {}
