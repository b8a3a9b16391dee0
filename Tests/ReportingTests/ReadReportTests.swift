import AccessibilityModel
import AssistiveTechnologies
import Foundation
import Reporting
import SourceModel
import Testing

@Suite struct ReadReportTests {
  @Test func textIsThatOfTheWorkedExample() throws {
    try expectGolden(PlayerBar.report().text(), "read.txt")
  }

  @Test func textShowsContextsOnEntry() throws {
    try expectGolden(PlayerBar.report([Self.library]).text(), "read-contexts.txt")
  }

  @Test func markdownIsAList() throws {
    try expectGolden(PlayerBar.report([PlayerBar.screen, Self.library]).markdown(), "read.md")
  }

  @Test func voiceControlNamesAndClashes() throws {
    try expectGolden(PlayerBar.report([PlayerBar.screen, Self.library]).voiceControlText(), "voice-control.txt")
  }

  @Test func keyboardStopsAtControlsAndPassesByGestures() throws {
    let report = PlayerBar.report([PlayerBar.screen, Self.library])
    try expectGolden(report.keyboardText(), "keyboard.txt")
    let json = try parsed(report.json(keyboard: true))
    let screens = try #require(json["screens"] as? [[String: Any]])
    let elements = try #require(screens.first?["elements"] as? [[String: Any]])
    let reach = elements.map { ($0["keyboard"] as? [String: Any])?["reachable"] as? Bool }
    #expect(reach.contains(true) && reach.contains(nil))
  }

  @Test func treeShowsBranchesAndHiddenElements() throws {
    try expectGolden(PlayerBar.report([PlayerBar.screen, Self.library]).treeText(voiceOver: VoiceOver()), "tree.txt")
  }

  @Test func rotorKeepsTheNumbersOfTheScreen() {
    let text = PlayerBar.report([Self.library]).visited(by: .headings).text()
    #expect(text.contains(" 1    Library, Heading"))
    #expect(text.split(separator: "\n").count == 3)
    #expect(PlayerBar.report().visited(by: .headings).text(nothing: "no headings").contains("(no headings)"))
  }

  @Test func emptyScreensSaySo() {
    let screen = Screen(name: "Blank", kind: .preview, source: PlayerBar.range("PlayerBar"), nodes: [], isRoot: true)
    let text = PlayerBar.report([screen]).text()
    #expect(text.hasPrefix("Blank (preview)") && text.hasSuffix("(nothing to swipe to)\n"))
  }

  @Test func olderSystemsAreLeftOutUnlessWanted() {
    let newer = Condition(subject: "#available(iOS 18.0)", branch: 0, description: "iOS 18.0 or later")
    let older = Condition(subject: "#available(iOS 18.0)", branch: 1, description: "before iOS 18.0")
    func text(_ label: String) -> AccessibilityNode {
      PlayerBar.element(.text, SpokenText(label), .staticText, PlayerBar.range("Text(track.title)"))
    }
    let screen = Screen(
      name: "New", kind: .view, source: PlayerBar.range("PlayerBar"),
      nodes: [
        .choice([
          ConditionalBranch(condition: newer, nodes: [text("Shiny")]),
          ConditionalBranch(condition: older, nodes: [text("Plain")]),
        ])
      ], isRoot: true)
    let newest = PlayerBar.report([screen]).text()
    #expect(newest.contains("Shiny") && !newest.contains("Plain") && !newest.contains("iOS"))
    let all = PlayerBar.report([screen], allSystems: true).text()
    #expect(all.contains("Shiny") && all.contains("Plain") && all.contains("when before iOS 18.0"))
  }

  // MARK: - JSON

  @Test func jsonHasTheKeysOfTheContract() throws {
    let json = try parsed(PlayerBar.report().json())
    #expect(json["schema"] as? Int == 1)
    #expect(json["locale"] as? String == "en")
    let screen = try #require((json["screens"] as? [[String: Any]])?.first)
    #expect(screen["view"] as? String == "PlayerBar" && screen["kind"] as? String == "view")
    #expect(screen["file"] as? String == "Screens/PlayerBar.swift" && screen["line"] as? Int == 1)
    let elements = try #require(screen["elements"] as? [[String: Any]])
    #expect(elements.count == 6)
    let keys: Set = [
      "description", "speech", "hint", "systemHint", "label", "value", "traits", "headingLevel", "actions",
      "customContent",
      "inputLabels", "rotors", "container", "identifier", "when", "initially", "repeats", "certainty", "file", "line", "column",
    ]
    for element in elements { #expect(keys.isSubset(of: Set(element.keys))) }
    #expect(
      elements.map { $0["description"] as? String } == [
        "«track.title»", "«track.artist»", "Love. Button.", "heart. Button.", "Open queue. Button.", "50%. Adjustable.",
      ])
    #expect(elements[3]["when"] as? [String] == ["!isFavorite"])
    #expect(elements[3]["repeats"] is NSNull && elements[3]["hint"] is NSNull)
  }

  @Test func jsonTellsEverythingOfAnElement() throws {
    let json = try parsed(PlayerBar.report([Self.library]).json(voiceControl: true))
    let screen = try #require((json["screens"] as? [[String: Any]])?.first)
    let elements = try #require(screen["elements"] as? [[String: Any]])
    let toggle = try #require(elements.first { $0["label"] as? String == "Downloads" })
    #expect(toggle["traits"] as? [String] == ["toggle"])
    #expect(toggle["hint"] as? String == "Keeps songs on this device")
    #expect(toggle["systemHint"] as? String == "Double tap to toggle setting.")
    #expect(toggle["identifier"] as? String == "downloads")
    let song = try #require(elements.first { $0["repeats"] as? String == "for song in songs" })
    #expect(song["container"] as? [String] == ["List", "Recent"])
    #expect(song["actions"] as? [String] == ["Delete", "Share"])
    #expect(
      song["customContent"] as? [[String: String]] == [["label": "Genre", "value": "Jazz", "importance": "high"]])
    #expect(song["certainty"] as? String == "partial")
    #expect(song["reasons"] as? [String] == ["modifier 'shiny' is declared outside the project"])
    #expect((song["voiceControl"] as? [String: Any])?["names"] as? [String] == ["Play", "Play song"])
    #expect((screen["voiceControlClashes"] as? [[String: Any]])?.first?["name"] as? String == "Play")
  }

  /// A screen with about everything that a transcript can show.
  static let library: Screen = {
    let loaded = Condition(subject: "state", branch: 0, description: "state == .loaded")
    let failed = Condition(subject: "state", branch: 1, description: "state == .failed")
    let source = PlayerBar.range("HStack")
    let title = PlayerBar.element(
      .navigationTitle, SpokenText("Library"), .header, PlayerBar.range("Text(track.title)"))
    let toggle = PlayerBar.element(
      .toggle, SpokenText("Downloads"), [.button, .toggle], PlayerBar.range("Text(track.artist)")
    ) {
      $0.value = Fact(SpokenText("1"), origin: .system)
      $0.hint = Fact(SpokenText("Keeps songs on this device"), origin: .modifier("accessibilityHint"))
      $0.identifier = Fact(SpokenText("downloads"), origin: .modifier("accessibilityIdentifier"))
    }
    let song = PlayerBar.element(.button, .hole("song.title"), .button, PlayerBar.range("Spacer()")) {
      $0.actions = [
        AccessibilityAction(kind: .delete, name: nil, source: nil),
        AccessibilityAction(kind: .named, name: SpokenText("Share"), source: nil),
        AccessibilityAction(kind: .magicTap, name: nil, source: nil),
      ]
      $0.customContent = [CustomContent(label: SpokenText("Genre"), value: SpokenText("Jazz"), importance: .high)]
      $0.inputLabels = [SpokenText("Play"), SpokenText("Play song")]
      $0.note(UnknownReason(.unresolvedModifier, "shiny"))
    }
    let nameless = PlayerBar.element(.button, nil, .button, PlayerBar.range("VStack")) {
      $0.visibleText = [SpokenText("Go")]
    }
    let opaque = PlayerBar.element(.opaque, nil, [], PlayerBar.range("showQueue()")) {
      $0.viewName = "LottieView"
      $0.note(UnknownReason(.opaqueView, "LottieView"), .opaque)
    }
    let hidden = PlayerBar.element(.image, SpokenText("backdrop"), .image, PlayerBar.range("\"heart\"")) {
      $0.exposure = .hidden
    }
    var recent = AccessibilityContainer(
      kind: .section, nodes: [.repeated(Repetition(description: "for song in songs", nodes: [song]))], source: source)
    recent.label = Fact(SpokenText("Recent"), origin: .content)
    let list = AccessibilityContainer(kind: .list, nodes: [toggle, .container(recent)], source: source)
    let scroll = AccessibilityContainer(kind: .scrollView, nodes: [nameless, opaque, hidden], source: source)
    return Screen(
      name: "Library", kind: .scene, source: PlayerBar.range("PlayerBar"),
      nodes: [
        .container(AccessibilityContainer(kind: .navigationBar, nodes: [title], source: source)),
        .choice([
          ConditionalBranch(condition: loaded, nodes: [.container(list)]),
          ConditionalBranch(condition: failed, nodes: [.container(scroll)]),
        ]),
      ], isRoot: true)
  }()
}
