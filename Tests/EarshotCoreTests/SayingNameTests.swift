import EarshotCore
import Testing

/// Names that fixes write say what a control is for, by what the code has at hand; a gap stands where nothing tells.
@Suite("Names that say something") struct SayingNameTests {
  static func titles(_ code: String, _ rule: String = "icon-button-name", framework: String = "SwiftUI") async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(files: ["A.swift": "import \(framework)\n" + code], options).findings.flatMap { $0.fixes.prefix(1) }.map(\.title)
  }

  static func button(_ action: String, _ symbol: String, _ members: String = "") -> String {
    """
    struct Panel: View {
      \(members)
      var body: some View {
        Button { \(action) } label: { Image(systemName: "\(symbol)") }
      }
    }
    """
  }

  /// What `generic-label` says of a label no fix writes as one.
  @Test("A name that says nothing of its control is a gap") func generic() async {
    let korean = """
      struct Panel: View {
        var body: some View {
          Text("저장한 링크"); Text("정렬 기준")
          Button { act() } label: { Image(systemName: "checkmark.rectangle") }
        }
        func act() {}
      }
      """
    #expect(await Self.titles(korean) == ["name the button '<#name#>'"])
    let link = "struct Panel: View { let page: URL; var body: some View { Link(destination: page) { Image(systemName: \"link\") } } }"
    #expect(await Self.titles(link, "link-name") == ["name the link '<#name#>'"])
  }
}
