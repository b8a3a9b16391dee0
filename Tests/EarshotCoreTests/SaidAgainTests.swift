import EarshotCore
import Rules
import Testing

/// Pictures whose file is called what the words beside them say.
@Suite("Pictures that say again what is said") struct SaidAgainTests {
  /// The whole card reacts to a tap, words and picture alike: who misses the picture misses nothing.
  @Test(arguments: [
    ("VStack { Image(title); Text(title) }.onTapGesture { open() }", [true]),
    ("VStack { Image(title); Text(title).onTapGesture { open() } }", [true]),
    ("VStack { Image(title); Text(\"About \\(title)\") }.onTapGesture { open() }", [false]),
  ])
  func picturesOfCards(card: String, isSaid: [Bool]) async {
    let code = """
      import SwiftUI
      struct Card: View { let title: String; var body: some View { \(card) } }
      struct Page: View { var body: some View { Card(title: "Al-Oak") } }
      """
    let found = await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == "image-name" }
    #expect(found.map { $0.severity == .warning && $0.message.contains("says again") } == isSaid, "\(found.map(\.message))")
  }
}
