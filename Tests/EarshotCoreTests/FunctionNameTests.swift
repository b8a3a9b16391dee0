import EarshotCore
import Testing

/// `#function` is the name of what it stands in, by which code may look up colours, keys and pictures.
@Suite struct FunctionNameTests {
  private static func heard(_ code: String) async -> [String?] {
    let view = "import SwiftUI\nstruct Start: View { var body: some View { Text(Words.soon); Text(Words.later()); Text(Words.told) } }\n"
    let analysis = await Analysis.run(files: ["A.swift": view + code])
    return analysis.screens.flatMap(\.nodes.elements).map { $0.label?.value.literal }
  }

  @Test func namesOfWhatStandsAround() async {
    let heard = await Self.heard("""
      enum Words {
        static var soon: String { text(#function) }
        static func later(at hour: Int = 1) -> String { text(#function) }
        static var told: String { get { ["", #function].last! } }
        private static func text(_ name: String) -> String { "is " + name }
      }
      """)
    #expect(heard == ["is soon", "is later(at:)", "told"])
  }

  /// In the default of a parameter it is the name of whoever calls, which is not followed.
  @Test func defaults() async {
    let heard = await Self.heard("""
      enum Words {
        static var soon: String { text() }
        static func later() -> String { "Later" }
        static var told: String { "Told" }
        private static func text(_ name: String = #function) -> String { name }
      }
      """)
    #expect(heard.first != "text(_:)")
    #expect(Array(heard.dropFirst()) == ["Later", "Told"])
  }
}
