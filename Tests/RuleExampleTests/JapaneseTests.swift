import EarshotCore
import Reporting
import Testing

/// `--language ja` leaves no sentence of a rule in English.
@Suite struct JapaneseTests {
  @Test(arguments: RuleSelection.available.map(\.id)) func documentationIsTranslated(_ id: String) throws {
    let rule = try #require(RuleReport([try RuleSelection.metadata(id)]).translated(to: .japanese).rules.first)
    let documentation = rule.documentation
    var texts = [rule.title, documentation.reports, documentation.why, documentation.howToFix, documentation.limits]
    if !documentation.elsewhere.isEmpty { texts.append(documentation.elsewhere) }
    for text in texts + rule.options.map(\.summary) {
      #expect(text.unicodeScalars.contains { (0x3040...0x30FF).contains($0.value) }, "no translation of: \(text)")
    }
  }

  @Test(arguments: RuleSelection.available.map(\.id)) func findingsAreTranslated(_ id: String) async throws {
    for example in RuleExample.all(of: try RuleSelection.metadata(id)) where example.example.expectation == .violation {
      let findings = example.findings(in: await example.analysis())
      let report = CheckReport(
        findings: findings, problems: [],
        coverage: Coverage(files: 1, views: 1, elements: 0, known: 0, partial: 0, opaque: 0), rules: [], filter: .all
      ).translated(to: .japanese)
      for line in report.text().split(separator: "\n").map(String.init) where !line.contains("|  ") {
        #expect(Self.englishWords(in: line, rule: id).count < 2, "\(line)\nof: \(findings.map(\.message))")
      }
    }
  }

  @Test func pagesAreTranslated() async throws {
    let page = RuleReport([try RuleSelection.metadata("icon-button-name")]).translated(to: .japanese).pageMarkdown()
    for line in page.split(separator: "\n").map(String.init) where line.hasPrefix("#") && !line.hasPrefix("# ") {
      #expect(Self.englishWords(in: line, rule: "").isEmpty, "\(line)")
    }
  }

  /// What is left of a line without names in quotes, placeholders, paths, names in camel case and codes.
  private static func englishWords(in line: String, rule: String) -> [Substring] {
    let quoted: [Regex<Substring>] = [
      #/'[^']*'/#, #/「[^」]*」/#, #/«[^»]*»/#, #/"[^"]*"/#, #/“[^”]*”/#, #/<#[^#]*#>/#, #/\S+\.(?:swift|xib)\S*/#,
    ]
    var text = line.replacing(rule, with: "")
    for pattern in quoted { text = text.replacing(pattern, with: "") }
    let names: Set<Substring> = ["VoiceOver", "UIKit", "SwiftUI", "iOS", "iPad", "iPhone", "Web", "Face", "Touch", "Digital", "Crown"]
    let words = text.split { !$0.isASCII || !$0.isLetter }.filter { $0.count > 1 && !names.contains($0) }
    return words.filter { !$0.dropFirst().contains(where: \.isUppercase) }
  }
}
