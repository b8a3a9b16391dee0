import EarshotCore
import Project
import SourceModel
import Testing

/// What is said of code that is built for other platforms than iOS.
@Suite struct PlatformTests {
  private func found(
    _ rules: Set<String>, in code: String, build: BuildFacts, deployment: DeploymentTargets = DeploymentTargets()
  ) async -> [String] {
    let file = SourceFile(path: "A.swift", text: "import SwiftUI\n\(code)\n").built(build)
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = rules
    let project = Project(root: "/", sources: [SourceUnit(file: file)], deployment: deployment)
    return await Analysis.run(on: project, options).findings.map(\.message)
  }

  private static let field = """
    struct Login: View {
      @State var name = ""
      var body: some View { Form { TextField("Name", text: $name).font(.system(size: 12)) } }
    }
    """

  @Test func nothingAboutTextSizeAndPlaceholdersIsSaidOfAMac() async {
    let rules: Set = ["fixed-font-size", "placeholder-only-name"]
    #expect(await found(rules, in: Self.field, build: BuildFacts(platforms: .macOS)) == [])
    #expect(await found(rules, in: Self.field, build: BuildFacts(platforms: [.macOS, .iOS])).count == 2)
    #expect(await found(rules, in: Self.field, build: BuildFacts()).count == 2)
  }

  @Test func conditionsAreDecidedForThePlatformOfTheFile() async {
    let code = """
      struct Home: View {
        var body: some View {
          VStack {
            #if os(macOS)
            Button { quit() } label: { Image("power-off-2") }
            #else
            Button { close() } label: { Image("close-box-2") }
            #endif
          }
        }
      }
      """
    let mac = await found(["icon-button-name"], in: code, build: BuildFacts(platforms: .macOS))
    let phone = await found(["icon-button-name"], in: code, build: BuildFacts(platforms: [.macOS, .iOS]))
    #expect(mac.count == 1 && mac[0].contains("power-off-2"))
    #expect(phone.count == 1 && phone[0].contains("close-box-2"))
  }

  @Test("Rows on the Mac have a background as those on iOS have") func rowsOfTheMac() async {
    let code = """
      struct Pane: View { var body: some View { Form { Section { Text("Wrong").foregroundStyle(.red) } } } }
      struct Rows: View { var body: some View { List { Text("Late").foregroundStyle(.yellow) } } }
      """
    #expect(await found(["system-colour-contrast"], in: code, build: BuildFacts(platforms: .macOS)).count == 2)
    #expect(await found(["system-colour-contrast"], in: code, build: BuildFacts(platforms: .tvOS)).isEmpty)
  }

  @Test("On a television no text takes the focus, and no title is asked to be a heading") func titlesOfATelevision() async {
    let code = """
      import UIKit
      final class AboutController: UIViewController {
        private let name = UILabel()
        private let words = UILabel()
        override func viewDidLoad() {
          name.text = "Picture wall"
          name.font = .systemFont(ofSize: 60, weight: .bold)
          words.text = "All pictures stay on this device and nobody else sees them."
          view.addSubview(name)
          view.addSubview(words)
        }
      }
      """
    #expect(await found(["uikit-heading-missing"], in: code, build: BuildFacts(platforms: .tvOS)).isEmpty)
    #expect(await found(["uikit-heading-missing"], in: code, build: BuildFacts(platforms: .iOS)).count == 1)
  }

  @Test func availabilityIsThatOfTheFilesTargets() async {
    let code = """
      struct Home: View {
        var body: some View {
          if #available(iOS 16, macOS 13, *) { Text("New") } else { Button { old() } label: { Image("old-one-2") } }
        }
      }
      """
    let low = DeploymentTargets(ios: Version(major: 15), macos: Version(major: 12))
    func count(_ build: BuildFacts) async -> Int {
      await found(["icon-button-name"], in: code, build: build, deployment: low).count
    }
    #expect(await count(BuildFacts()) == 1)
    #expect(await count(BuildFacts(platforms: .iOS, minimumVersions: ["iOS": "16.0"])) == 0)
    #expect(await count(BuildFacts(platforms: .macOS)) == 1)
    #expect(await count(BuildFacts(platforms: .macOS, minimumVersions: ["macOS": "14.0"])) == 0)
  }

  @Test func contrastIsJudgedInTheAppearanceThatTheAppForces() async {
    let code = """
      struct Home: View {
        var body: some View { Text("Hi").foregroundStyle(Color.white).background(Color(.systemBackground)) }
      }
      """
    #expect(await found(["low-contrast-text"], in: code, build: BuildFacts(platforms: .iOS)).count == 1)
    let dark = BuildFacts(platforms: .iOS, forcedStyle: "Dark")
    #expect(await found(["low-contrast-text"], in: code, build: dark) == [])
    #expect(await found(["low-contrast-text"], in: code, build: BuildFacts(platforms: .watchOS)) == [])
  }

  /// Text styles have sizes of their own on a watch and on a Mac (Human Interface Guidelines, Typography).
  @Test func textStylesAreAsLargeAsThoseOfTheSystem() async {
    func count(_ font: String, _ platforms: PlatformSet) async -> Int {
      let code = """
        struct Home: View {
          var body: some View {
            Text("Hi").font(\(font)).foregroundStyle(Color(white: 0.45)).background(Color.black)
          }
        }
        """
      return await found(["low-contrast-text"], in: code, build: BuildFacts(platforms: platforms)).count
    }
    #expect(await count(".caption2.bold()", .watchOS) == 0)
    #expect(await count(".caption2.bold()", .iOS) == 1)
    #expect(await count(".footnote.bold()", .watchOS) == 1)
    #expect(await count(".title3", .iOS) == 0)
    #expect(await count(".title3", .macOS) == 1)
  }
}
