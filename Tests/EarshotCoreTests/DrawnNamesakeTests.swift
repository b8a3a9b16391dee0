import EarshotCore
import Rules
import Testing

/// Views of which pictures are made, told from others of the same name.
@Suite struct DrawnNamesakeTests {
  private func found(_ files: [String: String]) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [ImageName.metadata.id]
    return await Analysis.run(files: files, options).findings.map { "\($0.severity) \($0.certainty)" }
  }

  /// Two files may each have a private view of the same name, of which one is drawn and the other one shown.
  @Test func namesakesOfPictures() async {
    let drawn = """
      import SwiftUI
      private struct Row: View { var body: some View { Image("mark_1") } }
      private struct Board: View { var body: some View { VStack { Row() } } }
      final class Recorder { func image() -> CGImage? { ImageRenderer(content: Board()).cgImage } }
      """
    #expect(await found(["A.swift": drawn]) == [])
    let shown = """
      import SwiftUI
      private struct Row: View { var body: some View { Text("Row") } }
      private struct Board: View { var body: some View { VStack { Row() } } }
      struct Home: View { var body: some View { Board() } }
      """
    #expect(await found(["A.swift": drawn, "B.swift": shown]) == [])
    let pictured = shown.replacing("Text(\"Row\")", with: "Image(\"mark_2\")")
    #expect(await found(["A.swift": drawn, "B.swift": pictured]) == ["error certain"])
  }
}
