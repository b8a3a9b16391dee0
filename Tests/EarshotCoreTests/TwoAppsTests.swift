import EarshotCore
import Foundation
import Testing

/// Two apps in one repository: each is heard in its own words.
@Suite struct TwoAppsTests {
  @Test func screensSpeakTheWordsOfTheirApp() async throws {
    let folder = NSTemporaryDirectory() + "/earshot-apps-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (app, word) in [("Alpha", "Close"), ("Beta", "Dismiss")] {
      let place = "\(folder)/\(app)"
      try FileManager.default.createDirectory(atPath: place + "/en.lproj", withIntermediateDirectories: true)
      try "import SwiftUI\nstruct \(app)View: View { var body: some View { Text(\"close\") } }\n"
        .write(toFile: place + "/View.swift", atomically: true, encoding: .utf8)
      try "\"close\" = \"\(word)\";"
        .write(toFile: place + "/en.lproj/Localizable.strings", atomically: true, encoding: .utf8)
    }
    let analysis = await Analysis.run(AnalysisOptions(paths: [], workingDirectory: folder, width: 2))
    let heard = analysis.screens.map { "\($0.name): \($0.nodes.elements.map { $0.label?.value.rendered ?? "" })" }
    #expect(heard == ["AlphaView: [\"Close\"]", "BetaView: [\"Dismiss\"]"])
  }

  @Test func typesOfOneNameInManyModulesAreThoseOfTheNearest() async {
    var files: [String: String] = [:]
    for number in 0..<40 {
      files["Module\(number)/Row.swift"] = "struct Row: View { var body: some View { Text(\"Row \(number)\").marked() } }"
      files["Module\(number)/Marks.swift"] =
        "extension View { func marked() -> some View { accessibilityHint(\"Mark \(number)\") } }"
      files["Module\(number)/Screen.swift"] = "struct Screen\(number): View { var body: some View { Row() } }"
    }
    let analysis = await Analysis.run(files: files)
    #expect(analysis.problems.isEmpty)
    #expect(analysis.screens.count == 80)
    for number in 0..<40 {
      let elements = analysis.screens.first { $0.name == "Screen\(number)" }?.nodes.elements
      #expect(elements?.map { $0.label?.value.rendered } == ["Row \(number)"])
      #expect(elements?.map { $0.hint?.value.rendered } == ["Mark \(number)"])
    }
  }
}
