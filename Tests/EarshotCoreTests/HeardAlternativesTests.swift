import EarshotCore
import Testing

/// What is heard now, where one place in the code makes several elements.
@Suite struct HeardAlternativesTests {
  private static func heard(_ symbol: String) async -> [String] {
    let code = """
      import SwiftUI
      enum Vote { case up, down }
      struct TalkView: View {
        let title: String
        var body: some View {
          HStack { voteButton(.down); Text(title); voteButton(.up) }
        }
        func voteButton(_ vote: Vote) -> some View {
          Button { send(vote) } label: { Image(systemName: \(symbol)) }
        }
      }
      """
    let findings = await Analysis.run(files: ["A.swift": code]).findings
    return findings.filter { $0.rule == "icon-button-name" }.compactMap { $0.heard?.before }
  }

  @Test("A function that draws one symbol or another is heard as both")
  func both() async {
    #expect(await Self.heard(#"vote == .up ? "hand.thumbsup" : "hand.thumbsdown""#) == ["hand.thumbsdown, Button | hand.thumbsup, Button"])
  }

  @Test("The same symbol is told once")
  func once() async {
    #expect(await Self.heard(#""hand.thumbsup""#).allSatisfy { !$0.contains("|") })
  }
}
