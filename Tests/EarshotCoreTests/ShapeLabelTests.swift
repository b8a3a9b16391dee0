import EarshotCore
import Testing

/// Controls whose label has words in one state and nothing but shapes in another.
@Suite("Labels of shapes")
struct ShapeLabelTests {
  private static func messages(_ label: String) async -> [String] {
    let code = """
      import SwiftUI
      struct Sample: View {
        @State var chosen = false
        var body: some View { Button { chosen.toggle() } label: { \(label) } }
      }
      """
    return await Analysis.run(files: ["Sample.swift": code]).findings.filter { $0.rule == "icon-button-name" }.map(\.message)
  }

  @Test("No name in the state without words", arguments: [
    ("if chosen { Circle() } else { Text(\"Pick\") }", "button has no name while 'chosen'"),
    ("Group { if chosen { Circle().fill(.red) } else { Text(\"Pick\") } }", "button has no name while 'chosen'"),
    ("Circle().stroke().overlay { if chosen { Text(\"Done\") } }", "button has no name while '!chosen'"),
    ("ZStack { Capsule().fill(.green); if !chosen { Text(\"Pick\") } }", "button has no name while 'chosen'"),
    ("chosen ? AnyView(Circle()) : AnyView(Text(\"Pick\"))", "button has no name while 'chosen'"),
    ("Color.red.frame(width: 44, height: 44)", "button has no name"),
  ])
  func unnamed(_ label: String, _ message: String) async {
    #expect(await Self.messages(label) == [message])
  }

  @Test("What is not drawn, and what has a name", arguments: [
    "if chosen { Color.clear } else { Text(\"Pick\") }", "if chosen { Rectangle().fill(.clear) } else { Text(\"Pick\") }",
    "if chosen { Circle().accessibilityLabel(\"Picked\") } else { Text(\"Pick\") }",
    "ZStack { if chosen { Circle() }; Text(\"Pick\") }",
  ])
  func silent(_ label: String) async {
    #expect(await Self.messages(label) == [])
  }
}
