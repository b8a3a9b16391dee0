import AccessibilityModel
import Testing

@testable import AssistiveTechnologies

@Suite("VoiceOver: texts that run time completes")
struct RunTimeTextTests {
  private let voiceOver = VoiceOver()

  @Test("A hole is kept as it is and gets a full stop before a role")
  func holeInLabel() {
    var element = Make.element(.button, .button)
    element.label = Make.text(SpokenText("Hello ") + .hole("user.name"))
    let utterance = voiceOver.utterance(for: element)
    #expect(utterance.description == "Hello «user.name». Button.")
    #expect(utterance.speech == ["Hello «user.name»", "Button"])
  }

  @Test("A hole alone is the whole description")
  func holeAlone() {
    var element = Make.element(.text, .staticText)
    element.label = Make.text(.hole("track.title"))
    #expect(voiceOver.utterance(for: element).description == "«track.title»")
  }

  @Test("A toggle of unknown state says its role and no state")
  func toggleWithoutValue() {
    let utterance = voiceOver.utterance(for: Make.element(.toggle, label: "Wi-Fi", [.button, .toggle]))
    #expect(utterance.description == "Wi-Fi. Switch Button.")
    #expect(utterance.speech == ["Wi-Fi", "Switch button"])
    #expect(utterance.systemHint == "Double tap to toggle setting.")
  }

  @Test("A state that is a hole is spoken in the place of the state")
  func toggleWithHole() {
    var element = Make.element(.toggle, label: "Wi-Fi", [.button, .toggle])
    element.value = Make.text(.hole("isOn"))
    let utterance = voiceOver.utterance(for: element)
    #expect(utterance.description == "Wi-Fi. Switch Button. «isOn»")
    #expect(utterance.speech == ["Wi-Fi", "Switch button", "«isOn»"])
  }

  @Test("Each alternative of a choice is a description of its own")
  func alternatives() {
    var element = Make.element(.button, .button)
    element.label = Make.text(Make.choice("isFavorite", "Remove", "Add"))
    element.conditionalTraits = [ConditionalTraits(traits: .selected, condition: Make.condition("isFavorite"))]
    let stops = TranscriptBuilder().stops(of: [.element(element)])
    #expect(stops.map { voiceOver.utterance(for: $0).description } == ["Selected: Remove. Button.", "Add. Button."])
    #expect(stops.map { voiceOver.utterance(for: $0).speech } == [["Selected", "Remove", "Button"], ["Add", "Button"]])
  }

  @Test("A choice that was not resolved is a hole")
  func unresolvedChoice() {
    var element = Make.element(.text)
    element.label = Make.text(Make.choice("phase", "One", "Two"))
    #expect(voiceOver.utterance(for: element).description == "«One | Two»")
  }
}

@Suite("VoiceOver: descriptions")
struct DescriptionTests {
  private let voiceOver = VoiceOver()

  @Test("A text keeps the app's own full stop in the chunk; the caption has it only at the end")
  func fullStops() {
    let sentence = voiceOver.utterance(for: Make.element(.text, label: "We are sorry."))
    #expect(sentence.description == "We are sorry.")
    #expect(sentence.caption == "We are sorry.")
    let button = voiceOver.utterance(for: Make.button("Done."))
    #expect(button.description == "Done. Button.")
    #expect(button.speech == ["Done.", "Button"])
    #expect(button.caption == "Done, Button")
    // Three dots are no full stop.
    #expect(voiceOver.utterance(for: Make.button("Loading...")).caption == "Loading..., Button")
  }

  @Test("An element that says nothing has an empty description", arguments: [nil, "", "  "] as [String?])
  func silence(label: String?) {
    let utterance = voiceOver.utterance(for: Make.element(.text, label: label))
    #expect(utterance.description.isEmpty)
    #expect(utterance.speech.isEmpty)
    #expect(utterance.fullCaption.isEmpty)
  }

  @Test("The pop up trait is spoken and not written")
  func popUpButton() {
    let utterance = voiceOver.utterance(for: Make.element(.menu, label: "Sort", [.button, .popupButton]))
    #expect(utterance.description == "Sort. Button.")
    #expect(utterance.speech == ["Sort", "Button", "Pop up button"])
    #expect(utterance.systemHint == "Double tap to activate the picker")
  }

  @Test("A heading level is spoken only with the header trait, and never written")
  func headingLevel() {
    var element = Make.element(.text, label: "Movies", [.header, .staticText])
    element.headingLevel = 2
    let utterance = voiceOver.utterance(for: element)
    #expect(utterance.description == "Movies. Heading.")
    #expect(utterance.speech == ["Movies", "Heading Level 2"])
    element.traits = .staticText
    #expect(voiceOver.utterance(for: element).speech == ["Movies"])
  }

  @Test("An element of a tab bar says Tab in place of Button")
  func tabBar() {
    var element = Make.button("Home")
    element.position = ElementPosition(index: 1, count: 3)
    let utterance = voiceOver.utterance(for: Make.stop(element, in: [Make.container(.tabBar)]))
    #expect(utterance.description == "Home. Tab. 1 of 3.")
    #expect(utterance.speech == ["Home", "Tab", "1 of 3"])
    let page = voiceOver.utterance(for: Make.stop(Make.button("Save"), in: [Make.container(.tabPage)]))
    #expect(page.description == "Save. Button.")
  }

  @Test("A single element of a list says only where the list starts")
  func edges() {
    let element = Make.element(.text, label: "Alone")
    func heard(_ edge: ContainerEdge?) -> String {
      voiceOver.utterance(for: element, context: SpeechContext(edge: edge)).description
    }
    #expect(heard(.list(isFirst: true, isLast: true)) == "Alone. List Start.")
    #expect(heard(.list(isFirst: false, isLast: true)) == "Alone. List End.")
    #expect(heard(.landmark(isFirst: true, isLast: true)) == "Alone. Landmark.")
    #expect(heard(.landmark(isFirst: false, isLast: false)) == "Alone")
  }

  @Test("A cell without a label starts with its headers and its place")
  func cellWithoutLabel() {
    let cell = DataTableCell(row: 0, column: 1, columnHeaders: [DataTableCell.Header(label: SpokenText("Price"))])
    let utterance = voiceOver.utterance(for: Make.element(.text, value: "5"), context: SpeechContext(cell: cell))
    #expect(utterance.description == "Price. Column 2. 5")
    #expect(utterance.speech == ["Price", "Column 2", "5"])
  }

  @Test("High importance content is spoken by its value, else by its label, before the role")
  func customContent() {
    var element = Make.button("Bailey")
    element.customContent = [
      CustomContent(label: SpokenText("Age"), value: SpokenText("three years"), importance: .high),
      CustomContent(label: SpokenText("Vaccinated"), value: .empty, importance: .high),
      CustomContent(label: SpokenText("Breed"), value: SpokenText("beagle"), importance: .default),
    ]
    let utterance = voiceOver.utterance(for: element)
    #expect(utterance.description == "Bailey, three years, Vaccinated. Button.")
    #expect(utterance.speech == ["Bailey", "three years", "Vaccinated", "Button"])
    #expect(utterance.afterHint == ["More content available"])
  }

  @Test("A back button called Back says it once, whatever the case")
  func backButton() {
    let element = Make.element(.button, label: "back", [.button, .backButton])
    #expect(voiceOver.utterance(for: element).description == "Back Button.")
    #expect(voiceOver.utterance(for: element).speech == ["Back button"])
    #expect(voiceOver.utterance(for: Make.button("Back")).description == "Back. Button.")
  }

  @Test("The labels of containers are spoken when the focus enters them")
  func containerLabels() {
    let outer = Make.container(.group, label: "Favorite apps", at: 1)
    let inner = Make.container(.group, label: "Weather", at: 2)
    let first = Make.stop(Make.button("A"), in: [outer, Make.container(.list, at: 3), inner])
    let second = Make.stop(Make.button("B"), in: [outer])
    #expect(voiceOver.containerLabels(entering: first) == ["Favorite apps", "Weather"])
    #expect(voiceOver.containerLabels(entering: second, from: first).isEmpty)
    #expect(voiceOver.containerLabels(entering: first, from: second) == ["Weather"])
  }
}

@Suite("VoiceOver: hints")
struct HintTests {
  private let voiceOver = VoiceOver()

  @Test("A hint in place of a description is not spoken again")
  func promotedHint() {
    let utterance = voiceOver.utterance(for: Make.element(.button, hint: "Plays the song", .button))
    #expect(utterance.description == "Plays the song. Button.")
    #expect(utterance.speech == ["Plays the song", "Button"])
    #expect(utterance.hint == nil)
    #expect(utterance.authorHint == "Plays the song")
  }

  @Test("A text field replaces the author's hint while it is enabled")
  func textField() {
    let enabled = voiceOver.utterance(for: Make.element(.textField, label: "Name", hint: "Your own", .textEntry))
    #expect(enabled.hint == nil)
    #expect(enabled.authorHint == "Your own")
    #expect(enabled.spokenHint == "Double tap to edit.")
    let dimmed = voiceOver.utterance(
      for: Make.element(.textField, label: "Name", hint: "Your own", [.textEntry, .notEnabled]))
    #expect(dimmed.spokenHint == "Your own")
    #expect(dimmed.systemHint == nil)
  }

  @Test("The author's hint comes first and keeps its own words")
  func bothHints() {
    let element = Make.element(.toggle, label: "Digest", value: "1", hint: "One a day.", [.button, .toggle])
    let utterance = voiceOver.utterance(for: element)
    #expect(utterance.hint == "One a day.")
    #expect(utterance.spokenHint == "One a day. Double tap to toggle setting.")
    #expect(utterance.fullCaption == "Digest, Switch button, on, One a day, Double tap to toggle setting.")
  }

  @Test("Actions are announced, unless they have a gesture of their own")
  func actions() {
    var element = Make.element(.combined, label: "Message")
    element.actions = [Make.action("Escape", .escape), Make.action("", .activate)]
    #expect(voiceOver.utterance(for: element).afterHint.isEmpty)
    element.actions.append(Make.action("Reply"))
    #expect(voiceOver.utterance(for: element).afterHint == ["Actions available"])
  }
}
