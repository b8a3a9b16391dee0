import AccessibilityModel
import Testing

@testable import AssistiveTechnologies

@Suite("Speech vectors")
struct SpeechVectorTests {
  @Test("An element is spoken as it was recorded", arguments: Vectors.modelled)
  func isSpokenAsRecorded(vector: SpeechVector) {
    #expect(vector.isMet, "heard \(vector.expected), composed \(vector.spoken); \(vector.source)")
  }

  /// So that the list of what is not modelled can only shrink.
  @Test("What is listed as not modelled does differ", arguments: Vectors.listed)
  func isRightlyListedAsNotModelled(vector: SpeechVector) {
    #expect(!vector.isMet, "\(vector.id) is modelled by now: strike it from not-modelled.json")
  }

  @Test("Every vector is either modelled or listed with a reason")
  func coversAll() {
    #expect(Vectors.all.count == 247)
    #expect(Set(Vectors.all.map(\.id)).count == 247)
    #expect(Vectors.notModelledIDs.count == Vectors.notModelled.count)
    #expect(Vectors.notModelledIDs.isSubset(of: Vectors.all.map(\.id)))
    #expect(Vectors.notModelled.allSatisfy { !$0.reason.isEmpty })
  }

  @Test("Whatever the reference composer confirms is modelled")
  func checkedVectorsAreModelled() {
    let checked = Vectors.all.filter { $0.check != nil }
    #expect(checked.count == 218)
    #expect(checked.filter { Vectors.notModelledIDs.contains($0.id) }.map(\.id).isEmpty)
  }

  @Test("The model knows every trait that the vectors name")
  func knowsEveryTrait() {
    let names = Set(Vectors.all.flatMap(\.input.traits))
    #expect(names.filter { Traits(name: $0) == nil }.isEmpty)
  }

  @Test("Vectors keep their source and confidence")
  func keepEvidence() {
    #expect(Vectors.all.allSatisfy { !$0.source.isEmpty && ["high", "medium", "low"].contains($0.confidence) })
  }

  @Test("An expanded status is said after the role")
  func describesExpandedStatus() throws {
    let vector = try #require(Vectors.all.first { $0.id == "kay-disclosure-ios18" })
    #expect(vector.spoken.description == vector.expected.description)
    #expect(vector.spoken.hint == "Double tap to expand.")
  }

  /// Listed as not modelled because of a hint; the rest of them is.
  @Test("A picker wheel says its place last", arguments: ["dev-wheel-hour", "dev-wheel-12", "dev-wheel-minutes"])
  func describesPickerWheels(id: String) throws {
    let vector = try #require(Vectors.all.first { $0.id == id })
    #expect(vector.spoken.description == vector.expected.description)
  }
}
