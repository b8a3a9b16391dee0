import EarshotCore
import SourceModel
import Testing

/// Views that code hands to modifiers of packages whose code is not there.
@Suite("Views handed to unknown modifiers") struct HandedPresentationTests {
  @Test("They are read as a presentation of which not all is known")
  func presentation() async throws {
    let hearing = await Hearing.body("Text(\"Map\").bottomSheet(isPresented: $isOpen) { VStack { Text(\"Rooms\"); Button(\"Join\") {} } }", members: "@State var isOpen = false")
    #expect(hearing.texts()?.count == 1)
    let sheet = try #require(hearing.stops(of: "Sample › bottomSheet"))
    #expect(sheet.map(\.text).count == 2, "\(sheet.map(\.text))")
    #expect(hearing.texts(of: "Sample › bottomSheet")?.first?.hasPrefix("Rooms") == true)
  }

  @Test("An action, and what is made of the view itself, is none", arguments: [
    "Text(\"Map\").onFirstShow { model.load() }", "Text(\"Map\").adorned { view in view.padding() }",
    "Text(\"Map\").adorned { $0.padding() }", "Text(\"Map\").onFirstShow { count += 1 }",
  ]) func others(view: String) async {
    let hearing = await Hearing.body(view, members: "@State var count = 0\nlet model: Model")
    #expect(hearing.screens.map(\.name) == ["Sample"])
  }
}

/// What a view builder comes to where there is nothing to hear, and letters of words that are known.
@Suite("Ends and letters") struct EndsAndLettersTests {
  @Test("Where the program ends nothing is heard")
  func ends() async {
    let hearing = await Hearing.body(
      "switch place {\ncase .home: Text(\"Home\")\ncase .nowhere: fatalError(\"Never shown\")\n}", members: "let place: Place\nenum Place { case home, nowhere }")
    #expect(hearing.texts()?.count == 1, "\(hearing.texts() ?? [])")
  }

  @Test("The first letter of words that are known is known")
  func letters() async {
    let hearing = await Hearing.source(
      """
      extension String {
        var sentence: String {
          guard let first else { return self }
          return first.uppercased() + dropFirst()
        }
      }
      struct Sample: View { var body: some View { Text("room name".sentence) } }
      """)
    #expect(hearing.texts() == ["Room name"])
  }
}
