import EarshotCore
import SourceModel
import Testing

/// Texts that are added to each other are one element, and each of them has its own looks.
@Suite struct TextSumTests {
  private func found(_ rule: String, _ text: String, on ground: String = "Color.white") async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    let code = """
      import SwiftUI
      struct A: View {
        var body: some View { VStack { \(text) }.background(\(ground)) }
      }
      """
    return await Analysis.run(files: ["A.swift": code], options).findings.map { $0.message }
  }

  private let red = "foregroundColor(Color(red: 0.95, green: 0.47, blue: 0.47))"

  @Test func coloursOfPartsAreJudged() async {
    let found = await found("low-contrast-text", "Text(\"USD\").\(red) + Text(\"12.00\").\(red)")
    #expect(found.count == 1)
    #expect(found.first?.contains("fixed colour on white") == true)
    #expect(await self.found("low-contrast-text", "Text(\"Sum: \").foregroundColor(.black) + Text(\"12.00\").\(red)").count == 1)
  }

  /// The sum itself is drawn in no colour at all.
  @Test func aSumOfColouredTextsIsNotPrimary() async {
    let dark = "foregroundStyle(Color(red: 0.1, green: 0.1, blue: 0.1))"
    #expect(await found("low-contrast-text", "Text(\"USD\").\(dark) + Text(\"12.00\").\(dark)") == [])
    // What has no colour of its own has that of the text around it.
    #expect(await found("low-contrast-text", "(Text(\"USD\").\(dark) + Text(\"12.00\")).foregroundStyle(.black)") == [])
    #expect(await found("low-contrast-text", "(Text(\"USD\").\(dark) + Text(\"12.00\")).\(red)").count == 1)
  }

  @Test func sizesOfPartsCount() async {
    let grey = "foregroundColor(Color(white: 0.5))"
    #expect(
      await found("low-contrast-text", "Text(\"a\").foregroundColor(.black) + Text(\"12\").font(.largeTitle).\(grey)") == [])
    #expect(
      await found("low-contrast-text", "Text(\"a\").foregroundColor(.black) + Text(\"12\").font(.caption).\(grey)").count == 1)
  }

  @Test func huesOfTheSystemAreTold() async {
    #expect(await found("system-colour-contrast", "Text(\"USD\") + Text(\"12.00\").foregroundColor(.yellow)").count == 1)
  }
}
