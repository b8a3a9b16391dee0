import EarshotCore
import Project
import SourceModel
import Testing

/// What a phone on its side has no room for, in apps that say that it may lie so.
@Suite struct TurnedPhoneTests {
  private func messages(_ height: Int, _ orientations: [String], stack: String = "VStack") async -> [String] {
    let code = """
      import SwiftUI
      struct StartView: View {
        var body: some View {
          \(stack) {
            Image("harbour").resizable().scaledToFit().frame(width: 250, height: \(height)).padding(.bottom, 100)
            Button("Sign in") { signIn() }.padding().background(.white).padding()
            Button("Register") { register() }.padding().background(.white).padding()
          }
        }
      }
      """
    let file = SourceFile(path: "Info.plist", text: "<plist></plist>")
    var project = Project(root: "/", sources: [SourceUnit(file: SourceFile(path: "A.swift", text: code))])
    project.info = [
      InfoSettings(file: file, entries: [
        InfoSettings.Entry(
          key: "UISupportedInterfaceOrientations~iphone", values: orientations, range: SourceRange(file: file, start: 0, end: 1))
      ])
    ]
    let options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    return await Analysis.run(on: project, options).findings.filter { $0.rule == "content-does-not-scroll" }.map(\.message)
  }

  private static let both = ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"]

  @Test func higherThanAPhoneOnItsSide() async {
    let found = await messages(250, Self.both)
    #expect(found == ["what stands here does not scroll, and is higher than a phone on its side"], "\(found)")
  }

  @Test("Nothing is said where a phone stands, where all fits, and where it scrolls") func passes() async {
    #expect(await messages(250, ["UIInterfaceOrientationPortrait"]).isEmpty)
    #expect(await messages(100, Self.both).isEmpty)
    #expect(await messages(250, Self.both, stack: "ScrollView").isEmpty)
  }
}
