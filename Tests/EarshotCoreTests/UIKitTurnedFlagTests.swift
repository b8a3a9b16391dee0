import EarshotCore
import Testing

/// A flag that code turns is true where it is true, whatever it was before.
@Suite struct UIKitTurnedFlagTests {
  @Test(arguments: ["play.isSelected = !play.isSelected", "self.play.isSelected = !self.play.isSelected"])
  func titlesByTheState(statement: String) async throws {
    let code = UIKitExample.controller(
      """
      play.addTarget(self, action: #selector(turn), for: .touchUpInside)
      view.addSubview(play)
      refresh()
      """,
      members: """
        let play = UIButton()
        @objc func turn() {
          \(statement)
          refresh()
        }
        func refresh() {
          if play.isSelected { play.setTitle("Pause", for: .normal) } else { play.setTitle("Play", for: .normal) }
        }
        """)
    let analysis = await Analysis.run(files: ["Example.swift": code])
    let screen = try #require(analysis.screens.first { $0.name == "Example" })
    let button = try #require(screen.nodes.elements.first { $0.role == .button })
    let selected = try #require(button.conditionalTraits.first { $0.traits.contains(.selected) }?.condition)
    let words = button.label?.value
    #expect(words?.resolved(under: [selected]).rendered == "Pause")
    #expect(words?.resolved(under: [selected.opposite]).rendered == "Play")
  }
}
