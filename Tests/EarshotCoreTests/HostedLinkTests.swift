import EarshotCore
import Testing

/// A navigation link outside of any navigation container is dimmed, inside of one it is not (runtime-facts 6 [A]:
/// dashdevs_intro, hgf_message_field versus hgf_chat, bh_root_list).
@Suite struct HostedLinkTests {
  private static let link = """
    struct Intro: View { var body: some View { VStack { Text("Hi"); NavigationLink("Open") { Text("There") } } } }

    """

  /// What is heard on a screen as `read` lists it.
  private func heard(_ files: [String: String], _ screen: String = "Intro") async -> [String] {
    let hearing = await Hearing.files(files)
    let screens = ScreenList(hearing.analysis).screens { $0.name == screen }
    return screens.flatMap(\.stops).map { HeardStop($0, voiceOver: hearing.voiceOver).text }
  }

  @Test("A view that nothing uses is read as it is by itself, whatever comments, previews and tests say of it")
  func alone() async {
    let source = "// Intro.swift\n" + Self.link + """
      extension Intro { static let kind = "Intro" }
      #Preview { NavigationStack { Intro() } }
      struct Intro_Previews: PreviewProvider { static var previews: some View { Intro() } }
      """
    #expect(await heard(["A.swift": source]) == ["Hi", "Open. Dimmed. Button."])
    #expect(await heard(["A.swift": source], "Preview 1") == ["Hi", "Open. Button."])
    #expect(await heard(["A.swift": source], "Intro_Previews") == ["Hi", "Open. Dimmed. Button."])
  }

  @Test("A button in a link is dimmed with it, and one beside it is not")
  func button() async {
    let source = """
      struct Intro: View {
        var body: some View {
          NavigationLink(destination: Text("There")) { Button { } label: { Image(systemName: "paperplane.fill") } }
          Button("Help") { }
        }
      }
      """
    #expect(await heard(["A.swift": source]) == ["Send. Dimmed. Button.", "Help. Button."])
  }

  @Test(
    "A use in a navigation container, or one that is not seen through, is enough",
    arguments: [
      "struct Root: View { var body: some View { NavigationStack { Intro() } } }",
      "struct Root: View { var body: some View { NavigationView { List { Intro() } } } }",
      "struct Root: View { var body: some View { NavigationStack { Middle() } } }\n"
        + "struct Middle: View { var body: some View { Intro() } }",
      "struct Root: View { var body: some View { Link2 { Intro() } } }",
      "struct Root: View { var body: some View { NavigationLink(\"Go\") { Intro() } } }",
      "final class Root: UIViewController { func go() { show(UIHostingController(rootView: Intro()), sender: nil) } }",
      "struct Root: View { var body: some View { Intro() } }\nlet other: any View = Intro()",
    ])
  func hosted(use: String) async {
    #expect(await heard(["A.swift": Self.link, "B.swift": "import SwiftUI\nimport UIKit\n" + use]) == ["Hi", "Open. Button."])
  }

  @Test("Where every use is seen and none navigates, the link is dimmed")
  func unhosted() async {
    let app = """
      @main struct Sample: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View { var body: some View { VStack { Intro() } } }
      """
    #expect(await heard(["A.swift": Self.link, "B.swift": app]) == ["Hi", "Open. Dimmed. Button."])
    #expect(await heard(["A.swift": Self.link, "B.swift": app], "Root") == ["Hi", "Open. Dimmed. Button."])
    #expect(await heard(["A.swift": Self.link, "B.swift": app], "Sample") == ["Hi", "Open. Dimmed. Button."])
  }

  @Test("What stands in code that is not known may be hosted by it")
  func unknown() async {
    let source = "struct Intro: View { var body: some View { Navigator { NavigationLink(\"Open\") { Text(\"There\") } } } }"
    #expect(await heard(["A.swift": source]) == ["Open. Button."])
  }

  @Test("Findings are not about it")
  func findings() async {
    let findings = await Analysis.run(source: "import SwiftUI\n" + Self.link).findings
    #expect(!findings.contains { $0.message.contains("immed") })
  }
}
