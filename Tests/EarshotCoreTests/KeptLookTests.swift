import EarshotCore
import Project
import Rules
import SourceModel
import Testing

/// A font that grows instead of one that does not looks as it did, and never smaller.
@Suite struct KeptLookTests {
  private func edits(_ rule: String, _ code: String, _ build: BuildFacts = BuildFacts()) async -> [String] {
    let file = SourceFile(path: "A.swift", text: "import SwiftUI\n\(code)\n").built(build)
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    let project = Project(root: "/", sources: [SourceUnit(file: file)])
    return await Analysis.run(on: project, options).findings.flatMap { $0.fixes.prefix(1).flatMap(\.edits) }
      .map { $0.replacement.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  private func text(_ font: String) -> String {
    """
    struct Note: View {
      let words: String
      var body: some View { Text(words).font(\(font)) }
    }
    """
  }

  @Test(arguments: [
    (".system(size: 14)", ".subheadline"), (".system(size: 14, weight: .bold)", ".subheadline.weight(.bold)"),
    (".system(size: 13)", ".footnote"), (".system(size: 12.5)", ".footnote"), (".system(size: 10)", ".caption2"),
    (".system(size: 17)", ".body"), (".system(size: 18)", ".title3"), (".system(size: 21)", ".title2"),
    (".system(size: 32)", ".largeTitle"),
  ]) func stylesThatAreNoSmaller(font: String, style: String) async {
    #expect(await edits("fixed-font-size", text(font)) == [style])
  }

  /// No style is about as large: 22 and 28 points are the nearest.
  @Test func sizesBetweenTheStyles() async {
    #expect(
      await edits("fixed-font-size", text(".system(size: 24)")) == [
        "@ScaledMetric(relativeTo: .title2) private var fontSize24: CGFloat = 24", "fontSize24",
      ])
  }

  /// A constant of the app holds no metric.
  @Test func sizesBetweenTheStylesInConstants() async {
    let code = "extension Font { static let lead = Font.system(size: 24) }\n" + text(".lead")
    #expect(await edits("font-token-fixed", code) == ["Font.title"])
  }

  @Test func stylesOfAWatch() async {
    let watch = BuildFacts(platforms: .watchOS)
    #expect(await edits("fixed-font-size", text(".system(size: 14)"), watch) == [".caption2"])
    #expect(await edits("fixed-font-size", text(".system(size: 17)"), watch) == [".title3"])
    #expect(
      await edits("fixed-font-size", text(".system(size: 22)"), watch) == [
        "@ScaledMetric(relativeTo: .title3) private var fontSize22: CGFloat = 22", "fontSize22",
      ])
  }

  @Test(arguments: [("14", "UICTFontTextStyleSubhead"), ("18", "UICTFontTextStyleTitle3"), ("13", "UICTFontTextStyleFootnote")])
  func stylesInInterfaceFiles(points: String, style: String) async {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
              <view id="v1">
                  <subviews>
                      <label opaque="NO" text="Terms apply" id="l1">
                          <fontDescription key="fontDescription" type="system" pointSize="\(points)"/>
                      </label>
                  </subviews>
              </view>
          </objects>
      </document>
      """
    let fixes = await Analysis.run(files: ["P.xib": file]).findings.filter { $0.rule == "ib-fixed-font" }.flatMap(\.fixes)
    let edits = fixes.flatMap(\.edits).map(\.replacement)
    #expect(edits.contains { $0.contains(style) }, "\(edits)")
  }
}
