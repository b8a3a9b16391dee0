import ArgumentParser
import Reporting

/// What text for people looks like.
struct LayoutOptions: ParsableArguments {
  @Flag(help: "In text: one finding a paragraph, in sentences, without columns or excerpts; pleasant to listen to.")
  var plain = false

  @Flag(help: "In text: the number of findings by rule, file and view instead of the findings.")
  var statistics = false

  @Flag(help: "In text: the findings alone, without a summary.")
  var quiet = false

  mutating func validate() throws {
    if plain, statistics { throw ValidationError("--statistics prints numbers; --plain does not go with it.") }
  }

  func text(
    _ report: CheckReport, style: TextStyle, explains: Bool, offersFixes: Bool, duration: String?
  ) -> String {
    if statistics { return report.statistics() }
    if plain { return report.plain(isSummed: !quiet, offersFixes: offersFixes) }
    return report.text(
      style: style, duration: duration, explains: explains, isSummed: !quiet, offersFixes: offersFixes)
  }
}
