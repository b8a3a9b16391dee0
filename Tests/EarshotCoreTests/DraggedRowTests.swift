import EarshotCore
import SourceModel
import Testing

/// Rows that are dragged aside by hand are tapped as well.
@Suite struct DraggedRowTests {
  private func found(_ inner: String, _ outer: String) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["tap-without-button-trait"]
    let code = """
      import SwiftUI
      struct Row: View {
        let name: String
        @State private var offset: CGFloat = 0
        @State private var edited: String?
        var body: some View {
          ZStack {
            HStack { Text(name); Text("12.00") }
              .onTapGesture { edited = name }
              .accessibilityElement(children: .ignore).accessibilityLabel(name)\(inner)
          }\(outer)
        }
      }
      """
    return await Analysis.run(files: ["A.swift": code], options).findings.map { "\($0.severity) \($0.message)" }
  }

  @Test func aTapIsToldUnderADrag() async {
    let drag = "(DragGesture().onChanged { offset = $0.translation.width })"
    let told = ["error element '«name»' reacts to a tap and is not announced as a button"]
    #expect(await found("", "") == told)
    #expect(await found("", ".simultaneousGesture\(drag)") == told)
    #expect(await found(".gesture\(drag)", "") == told)
    #expect(await found(".accessibilityAddTraits(.isButton)", ".gesture\(drag)") == [])
  }
}
