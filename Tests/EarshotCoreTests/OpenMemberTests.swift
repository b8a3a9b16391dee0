import EarshotCore
import SourceModel
import Testing

/// Members that subclasses override, of objects whose class is open.
@Suite("Members that subclasses override") struct OpenMemberTests {
  private static let plants = """
    class Plant {
      var home: String? { assertionFailure("each kind says where"); return nil }
      var isTall: Bool { false }
      func care(in season: String) -> String { "Leave it" }
    }
    final class Fern: Plant {
      override var home: String? { "Forest" }
      override func care(in season: String) -> String { "Water in \\(season)" }
    }
    final class Cactus: Plant {
      override var home: String? { "Desert" }
      override var isTall: Bool { true }
    }
    """

  @Test("A text may be that of any of the classes") func texts() async {
    let hearing = await Hearing.source("""
      \(Self.plants)
      struct Sample: View {
        let plant: Plant
        var body: some View { Text(plant.home ?? "Somewhere"); Text(plant.care(in: "May")); Text("Tall: \\(plant.isTall)") }
      }
      """)
    #expect(hearing.texts() == [
      "Forest [plant is Fern]", "Desert [plant is Cactus]", "Somewhere [plant is another Plant]",
      "Water in May [plant is Fern]", "Leave it [plant is another Plant]", "Tall: «plant.isTall»",
    ])
  }

  @Test("What is made of the base class, or of one that nothing inherits from, has its members") func known() async {
    let hearing = await Hearing.source("""
      \(Self.plants)
      struct Sample: View {
        let fern: Fern
        private let plain = Plant()
        var body: some View { Text(fern.home ?? "Somewhere"); Text(plain.home ?? "Somewhere"); Text(fern.care(in: "June")) }
      }
      """)
    #expect(hearing.texts() == ["Forest", "Somewhere", "Water in June"])
  }
}
