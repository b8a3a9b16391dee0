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
}
