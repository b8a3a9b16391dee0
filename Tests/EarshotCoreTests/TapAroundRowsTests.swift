import EarshotCore
import Testing

/// Taps on a whole screen that has rows and controls in it.
@Suite("A tap around rows and controls") struct TapAroundRowsTests {
  private static func findings(_ tap: String, above title: String = "") async -> [Finding] {
    let code = """
      import SwiftUI
      struct Clip { let name: String; let length: String }
      struct Strip: View { let clips: [Clip]; var body: some View { HStack { ForEach(clips, id: \\.name) { Thumb(clip: $0) } } } }
      struct Thumb: View { let clip: Clip; var body: some View { VStack { Text(clip.name); Text(clip.length) } } }
      struct Editor: View {
        @State private var isTipShown = false
        @State private var tip: String?
        @State private var length = 1.0
        let clips: [Clip]
        var body: some View {
          \(title)
          VStack {
            HStack { Button("Done") { save() }; Text("Edit"); Button("Undo") { undo() } }
            Text("Start"); Text("End"); Text("Length")
            Strip(clips: clips)
            if isTipShown { Text("Drag here to cut") }
            if let tip { Text(tip) }
          }
          .onTapGesture { \(tap) }
        }
      }
      """
    return await Analysis.run(files: ["Sample.swift": code]).findings.filter { $0.rule == "tap-without-button-trait" }
  }

  @Test("What only puts away what shows is no button") func tips() async {
    #expect(await Self.findings("if isTipShown { isTipShown = false; log() } else if tip != nil { tip = nil }").isEmpty)
    #expect(await Self.findings("withAnimation { if isTipShown { isTipShown.toggle() } }").isEmpty)
    #expect(await Self.findings("if let tip { log(tip); self.tip = nil }").isEmpty)
  }

  /// On a whole screen it is most likely none. The gesture stands around the rows, so it is none of a row, and some of what reacts are buttons.
  @Test("Another tap is for review, and says nothing of the controls") func others() async {
    let tap = "if isTipShown { isTipShown = false } else { start() }"
    #expect(await Self.findings(tap).isEmpty)
    let findings = await Self.findings(tap, above: "Text(\"Film\")")
    #expect(findings.map(\.certainty) == [.review])
    #expect(findings.map(\.message) == ["8 elements beside controls react to one tap and none is announced as a button"])
    #expect(findings.map { $0.heard?.before } == ["Edit"])
  }
}
