import EarshotTesting
import Testing

/// Walks over the example app, as tests of a team would do them.
@Suite struct ScreenWalkTests {
  private let app = ["Examples/Larkspur"]

  @Test func swipesAndRemembersWhatWasSpoken() async throws {
    let walk = try await walk(on: "SightingDetailScreen", in: app)
    let first = walk.lastSpoken
    #expect(walk.spokenLog == [first])
    let second = walk.next()
    #expect(!second.isEmpty)
    #expect(walk.previous() == first)
    #expect(walk.spokenLog == [first, second, first])
    #expect(walk.previous() == "")
    #expect(walk.lastNotes == ["first element"])
  }

  @Test func activatesAndComesBack() async throws {
    let walk = try await walk(on: "SightingDetailScreen", in: app)
    try walk.next(to: "Report a mistake, Button")
    walk.activate()
    #expect(walk.screen == "SightingDetailScreen › dialog")
    #expect(walk.captions.contains("Send report, Button"))
    walk.escape()
    #expect(walk.screen == "SightingDetailScreen")
    #expect(walk.lastSpoken == "Report a mistake, Button")
  }

  @Test func turnsTheRotor() async throws {
    let walk = try await walk(on: "SightingDetailScreen", in: app)
    var headings: [String] = []
    while true {
      let heading = walk.rotor(.headings)
      if heading.isEmpty { break }
      headings.append(heading)
    }
    #expect(headings.contains("Circumstances, Heading Level 2"))
    #expect(headings.allSatisfy { $0.contains("Heading") })
  }

  @Test func aFailureTellsWhatWasHeard() async throws {
    let walk = try await walk(on: "SightingDetailScreen", in: app)
    let error = #expect(throws: NotReached.self) { try walk.next(to: "Nowhere, Button") }
    let text = try #require(error?.description)
    #expect(text.hasPrefix("\"Nowhere, Button\" is not reached on 'SightingDetailScreen' in "))
    #expect(text.contains("Report a mistake, Button"))
  }

  @Test func unknownScreensAreErrors() async {
    await #expect(throws: TranscriptError.self) { try await walk(on: "SightingDetailScren", in: app) }
  }
}
