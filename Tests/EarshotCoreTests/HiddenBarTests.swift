import EarshotCore
import Testing

/// Bars that a view hides: those that it names, and no others.
@Suite struct HiddenBarTests {
  private func texts(_ modifiers: String, of view: String = "Start") async -> String {
    let code = """
      import SwiftUI
      struct Start: View {
        var body: some View {
          TabView {
            NavigationStack { Text("Walks").navigationTitle("Nearby")\(modifiers) }.tabItem { Label("Feed", systemImage: "map") }
            Text("Settings").tabItem { Label("More", systemImage: "gear") }
          }
        }
      }
      """
    return await heard(code, view)
  }

  private func heard(_ code: String, _ view: String) async -> String {
    await Hearing.files(["A.swift": code]).texts(of: view)?.joined(separator: "\n") ?? ""
  }

  @Test func barsAreThereUnlessTheyAreHidden() async {
    let all = await texts("")
    #expect(all.contains("Nearby") && all.contains("Feed") && all.contains("More"))
  }

  @Test(arguments: ["toolbar", "toolbarVisibility"])
  func aPageWithoutItsTabBarKeepsItsTitle(_ name: String) async {
    let heard = await texts(".\(name)(.hidden, for: .tabBar)")
    #expect(heard.contains("Nearby") && heard.contains("Walks"))
    #expect(!heard.contains("Feed") && !heard.contains("More"))
  }

  @Test func aPageWithoutItsTitleKeepsItsTabBar() async {
    let heard = await texts(".toolbar(.hidden, for: .navigationBar)")
    #expect(!heard.contains("Nearby"))
    #expect(heard.contains("Feed") && heard.contains("More"))
  }

  @Test func severalBarsAreHiddenAtOnce() async {
    let heard = await texts(".toolbar(.hidden, for: .navigationBar, .tabBar)")
    #expect(!heard.contains("Nearby") && !heard.contains("Feed") && heard.contains("Walks"))
  }

  /// Under a condition the bar is there at least sometimes.
  @Test func aBarThatIsHiddenAtTimesIsThere() async {
    let code = """
      import SwiftUI
      struct Start: View {
        @State private var isReading = false
        var body: some View {
          TabView {
            VStack {
              if isReading { Text("Page").toolbar(.hidden, for: .tabBar) } else { Text("Cover") }
            }
            .tabItem { Label("Feed", systemImage: "map") }
          }
        }
      }
      """
    #expect(await heard(code, "Start").contains("Feed"))
  }
}
