import EarshotTesting
import Foundation
import Testing

/// What a team would write, asked of the example app of this repository.
@Suite struct TranscriptTests {
  private let app = ["Examples/Larkspur"]

  @Test func speaksCaptionsHintsAndDescriptions() async throws {
    #expect(try await transcript(of: "SightingDetailScreen", in: app).speaks("Report a mistake, Button"))
    let screen = try await transcript(of: "SightingDetailScreen", in: app)
    #expect(screen.speaks("Report a mistake. Button."))
    #expect(screen.speaks("Play call, Button, Double tap to hear the recording"))
    #expect(screen.mentions("Double tap to hear"))
    #expect(!screen.speaks("Report a mistake"))
    #expect(!screen.speaks("report a mistake, button"))
  }

  @Test func orderMatters() async throws {
    let screen = try await transcript(of: "SightingDetailScreen", in: app)
    #expect(screen.speaks("Circumstances, Heading Level 2", "Report a mistake, Button"))
    #expect(!screen.speaks("Report a mistake, Button", "Circumstances, Heading Level 2"))
    // One stop does not count twice.
    #expect(!screen.speaks("Report a mistake, Button", "Report a mistake, Button"))
  }

  @Test func holdsWhatAViewPresents() async throws {
    let screen = try await transcript(of: "SightingDetailScreen", in: app)
    #expect(screen.names == ["SightingDetailScreen", "SightingDetailScreen › dialog"])
    #expect(screen.speaks("Send report, Button"))
    let remove = try #require(screen.stops.first { $0.caption == "Remove from favorites, Button" })
    #expect(remove.conditions == ["journal.favorites.contains(sighting.id)"])
  }

  @Test func otherLanguages() async throws {
    let screen = try await transcript(of: "SightingDetailScreen", in: app, locale: "ja")
    #expect(screen.mentions("見出し") || screen.mentions("ボタン"))
  }

  @Test func olderSystems() async throws {
    // Larkspur's form has a section with a header.
    let newest = try await transcript(of: "NewSightingSheet", in: app)
    let old = try await transcript(of: "NewSightingSheet", in: app, ios: "17.5")
    #expect(newest.stops.count == old.stops.count && newest.stops.map(\.caption) != old.stops.map(\.caption))
    await #expect(throws: TranscriptError.unknownSystem("there is no iOS 20")) {
      try await transcript(of: "NewSightingSheet", in: app, ios: "20")
    }
  }

  @Test func failuresSayWhatIsHeard() async throws {
    let screen = try await transcript(of: "SightingDetailScreen", in: app)
    let error = #expect(throws: NotHeard.self) { try screen.expect("Circumstances, Heading Level 2", "Report, Button") }
    #expect(error?.text == "Report, Button")
    let text = try #require(error?.description)
    #expect(
      text.hasPrefix("\"Report, Button\" is not heard; the nearest is \"Report a mistake, Button\". What is heard:\n"))
    #expect(text.contains("Pause call, Button"))
    try screen.expect("Report a mistake, Button")
  }

  @Test func unknownScreensAreErrors() async throws {
    let error = await #expect(throws: TranscriptError.self) { try await transcript(of: "SightingDetailScren", in: app) }
    #expect(error?.description.contains("did you mean 'SightingDetailScreen") == true)
    await #expect(throws: TranscriptError.self) { try await transcript(of: "X", in: ["no/such/folder"]) }
  }

  @Test func filesOutsideOfProjectsAreErrors() async throws {
    await #expect(throws: TranscriptError.noProject(file: "/A.swift")) {
      try await transcript(of: "X", filePath: "/A.swift")
    }
  }
}
