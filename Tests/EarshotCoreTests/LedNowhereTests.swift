import EarshotCore
import Testing

/// Views that something names, and that nobody is led to all the same.
@Suite struct LedNowhereTests {
  private func found(_ files: [String: String]) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["icon-button-name", "uikit-image-button-name"]
    return await Analysis.run(files: files, options).findings.map { "\($0.severity) \($0.view)" }
  }

  private static let app = "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { Home() } } }\n"

  private static func screen(_ name: String, leadsTo other: String, access: String = "") -> String {
    """
    import SwiftUI
    \(access)struct \(name): View {
      \(access)var body: some View {
        Button { go() } label: { Image("x-1") }
        NavigationLink("Next") { \(other) }
      }
    }

    """
  }

  @Test func viewsThatOnlyLeadToEachOther() async {
    let old = Self.screen("Login", leadsTo: "Register()") + Self.screen("Register", leadsTo: "Login()")
    let home = Self.screen("Home", leadsTo: "Text(\"End\")")
    #expect(await found(["A.swift": Self.app, "Home.swift": home, "Old.swift": old]) == ["error Home"])
    let leading = Self.screen("Home", leadsTo: "Login()")
    #expect(await found(["A.swift": Self.app, "Home.swift": leading, "Old.swift": old]).sorted() == [
      "error Home", "error Login", "error Register",
    ])
  }

  @Test func publicViewsOfAnAppThatOnlyPreviewsShow() async {
    let part = Self.screen("SearchBar", leadsTo: "Text(\"End\")", access: "public ") + "#Preview { SearchBar() }\n"
    let files = ["App/A.swift": Self.app, "App/Home.swift": Self.screen("Home", leadsTo: "Text(\"End\")"), "Parts/SearchBar.swift": part]
    #expect(await found(files) == ["error Home"])
  }

  @Test func aTypeInAFunctionIsNotTheViewOfThatName() async {
    let model = """
      import Foundation
      final class Model {
        func read(_ data: Data) -> Int {
          struct Choice: Codable { let text: String }
          struct Reply: Codable { let choices: [Choice] }
          return (try? JSONDecoder().decode(Reply.self, from: data))?.choices.count ?? 0
        }
      }
      """
    let home = Self.screen("Home", leadsTo: "Text(\"End\")")
    let choice = Self.screen("Choice", leadsTo: "Text(\"End\")")
    #expect(await found(["A.swift": Self.app, "Home.swift": home, "Choice.swift": choice, "Model.swift": model]) == ["error Home"])
  }

  @Test func anAppThatBeginsInObjectiveC() async {
    let controller = """
      import UIKit
      final class OldController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let button = UIButton()
          button.setImage(UIImage(named: "x-1"), for: .normal)
          view.addSubview(button)
        }
      }
      """
    let main = "#import <UIKit/UIKit.h>\nint main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, nil); }\n"
    let files = ["App/OldController.swift": controller, "App/main.m": main]
    #expect(await found(files) == [])
    let delegate = "@implementation AppDelegate\n- (void)start { [[OldController alloc] init]; }\n@end\n"
    #expect(await found(files.merging(["App/AppDelegate.m": delegate]) { first, _ in first }) == ["error OldController"])
  }
}
