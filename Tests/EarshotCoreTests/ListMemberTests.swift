import EarshotCore
import Foundation
import Testing

/// Members of lists that code makes of other lists, which only run time knows.
@Suite("Members of lists that are made of others") struct ListMemberTests {
  private static let plants = """
    struct Pot { let label: String; var title: String { "Pot " + label } }
    struct PlantRow { let title: String; let color: Color }
    struct Plant {
      let name: String; let isDry: Bool; let pots: [Pot]; let best: Pot; let note: String?
      var row: PlantRow { PlantRow(title: "Plant " + name, color: isDry ? Color(red: 0.95, green: 0.59, blue: 0.15) : .black) }
      var warning: PlantRow? { isDry ? PlantRow(title: "Dry " + name, color: .black) : nil }
    }
    """

  private func texts(_ loop: String, _ more: String = "") async -> [String] {
    let heard = await Hearing.source("""
      \(Self.plants)
      struct Sample: View {
        let plants: [Plant]
        \(more)
        var body: some View { \(loop) }
      }
      """).texts() ?? []
    return heard.map { $0.components(separatedBy: " {for ")[0] }
  }

  @Test("A mapped list holds what the closure, the function or the key path makes of a member") func mapped() async {
    #expect(await texts(#"ForEach(plants.map(\.row), id: \.title) { row in Text(row.title) }"#) == ["Plant «element.name»"])
    #expect(await texts("ForEach(plants.map { $0.row }, id: \\.title) { row in Text(row.title) }") == ["Plant «element.name»"])
    #expect(await texts(#"ForEach(rows, id: \.title) { row in Text(row.title) }"#,
      "var rows: [PlantRow] { plants.map { plant in plant.row } }") == ["Plant «plant.name»"])
    #expect(await texts(#"ForEach(plants.map(\.best), id: \.label) { pot in Text(pot.title) }"#) == ["Pot «pot.label»"])
  }

  @Test("Of what compactMap makes, nil is no member") func compact() async {
    #expect(await texts(#"ForEach(plants.compactMap(\.warning), id: \.title) { row in Text(row.title) }"#)
      == ["Dry «element.name»"])
    #expect(await texts(#"ForEach(plants.compactMap { $0.note }, id: \.self) { note in Text(note) }"#) == ["«note»"])
  }

  @Test("A list of lists is joined") func flat() async {
    #expect(await texts(#"ForEach(plants.flatMap(\.pots), id: \.label) { pot in Text(pot.title) }"#) == ["Pot «pot.label»"])
  }

  @Test("Chosen, sorted and numbered members are those of the list") func chosen() async {
    #expect(await texts(#"ForEach(plants.filter(\.isDry), id: \.name) { plant in Text(plant.row.title) }"#)
      == ["Plant «plant.name»"])
    #expect(await texts(
      "ForEach(plants.sorted { $0.name < $1.name }.prefix(3).map(\\.row), id: \\.title) { row in Text(row.title) }")
      == ["Plant «element.name»"])
    #expect(await texts(#"ForEach(Array(plants.enumerated()), id: \.offset) { _, plant in Text(plant.best.title) }"#)
      == ["Pot «plant.best.label»"])
    #expect(await texts(#"ForEach(Array(plants.enumerated()), id: \.offset) { pair in Text(pair.element.best.title) }"#)
      == ["Pot «pair.element.best.label»"])
  }

  @Test("Of a list whose members have no known type nothing is made up") func unknown() async {
    #expect(await texts(#"ForEach(outside.map(\.row), id: \.title) { row in Text(row.title) }"#) == ["«row.title»"])
  }

  @Test("Colours that a row gets by a mapped list are looked at") func colours() async {
    let code = """
      import SwiftUI
      \(Self.plants)
      struct Line: View { let row: PlantRow; var body: some View { Text(row.title).foregroundStyle(row.color) } }
      struct Sample: View {
        let plants: [Plant]
        var body: some View { VStack { ForEach(plants.map(\\.row), id: \\.title) { Line(row: $0) } }.background(Color.white) }
      }
      """
    #expect(await Analysis.run(files: ["Sample.swift": code]).findings.count { $0.rule == "low-contrast-text" } == 1)
  }
}
