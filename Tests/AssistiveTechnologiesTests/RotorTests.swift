import AccessibilityModel
import Testing

@testable import AssistiveTechnologies

@Suite("Rotor")
struct RotorTests {
  private let stops = [
    Make.stop(Make.element(.text, label: "Movies", [.header, .staticText])),
    Make.stop(Make.element(.link, label: "Apple", [.button, .link])),
    Make.stop(Make.button("Save")),
    Make.stop(Make.element(.toggle, label: "Wi-Fi", [.button, .toggle])),
    Make.stop(Make.element(.slider, label: "Volume", .adjustable)),
    Make.stop(Make.element(.textField, label: "Name", .textEntry)),
    Make.stop(Make.element(.image, label: "Poster", .image)),
  ]

  private func labels(_ kind: Rotor.Kind, _ stops: [TranscriptStop]) -> [String] {
    Rotor().stops(kind, in: stops).compactMap { $0.element.label?.value.rendered }
  }

  @Test(
    "A rotor visits the elements with its trait",
    arguments: [
      (.headings, ["Movies"]), (.links, ["Apple"]), (.buttons, ["Apple", "Save"]),
      (.formControls, ["Wi-Fi", "Volume", "Name"]), (.images, ["Poster"]), (.adjustable, ["Volume"]), (.containers, []),
      (.custom("Scenes"), []),
    ] as [(Rotor.Kind, [String])])
  func kinds(kind: Rotor.Kind, expected: [String]) {
    #expect(labels(kind, stops) == expected)
  }

  @Test("A heading level without the header trait is no heading")
  func levelAlone() {
    var element = Make.element(.text, label: "Movies", .staticText)
    element.headingLevel = 1
    #expect(labels(.headings, [Make.stop(element)]).isEmpty)
  }

  @Test("The containers rotor goes to the first element of each container")
  func containers() {
    let list = Make.container(.list, at: 1)
    let named = Make.container(.group, label: "Favorites", at: 2)
    let unnamed = Make.container(.group, at: 3)
    let stops = [
      Make.stop(Make.button("Zero"), in: [unnamed]), Make.stop(Make.button("One"), in: [list]),
      Make.stop(Make.button("Two"), in: [list]), Make.stop(Make.button("Three"), in: [list, named]),
    ]
    #expect(labels(.containers, stops) == ["One", "Three"])
  }

  @Test("An app's own rotor visits the elements that belong to it")
  func custom() {
    var element = Make.element(.text, label: "Scene one")
    element.rotors = ["Scenes"]
    #expect(labels(.custom("Scenes"), stops + [Make.stop(element)]) == ["Scene one"])
  }

  @Test("A name is that of a standard rotor, else of the app's own")
  func names() {
    #expect(Rotor.Kind.standard.map { Rotor.Kind(name: $0.name) } == Rotor.Kind.standard)
    #expect(Rotor.Kind(name: "Scenes") == .custom("Scenes"))
  }
}
