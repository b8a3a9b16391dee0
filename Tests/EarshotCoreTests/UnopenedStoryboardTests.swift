import EarshotCore
import Project
import Rules
import SourceModel
import Testing

/// What stands in storyboards that neither settings nor code open, and tabs of apps without a tab bar.
@Suite("Storyboards that nothing opens")
struct UnopenedStoryboardTests {
  private static let cell = """
    <tableView id="t1" key="tableView"><prototypes>
        <tableViewCell reuseIdentifier="news" id="c1" customClass="NewsCell" customModule="App">
            <tableViewCellContentView key="contentView" id="v1"><subviews>
                <label text="News" id="l1"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            </subviews><connections/></tableViewCellContentView>
            <connections><outlet property="title" destination="l1" id="o1"/></connections>
        </tableViewCell>
    </prototypes></tableView>
    """

  private static func storyboard(_ more: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
        initialViewController="a1">
        <scenes>
            <scene sceneID="s1"><objects>
                <viewController id="a1" customClass="NewsController" sceneMemberID="viewController">
                    <view key="view" id="v0"><subviews>
                        <button opaque="NO" id="b1"><state key="normal" image="ic_plus"/></button>
                        \(cell)
                    </subviews></view>
                    \(more)
                </viewController>
            </objects></scene>
        </scenes>
    </document>
    """
  }

  private static let start = """
    import UIKit
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow? = { let window = UIWindow(); window.rootViewController = HomeController(); return window }()
    }
    final class NewsCell: UITableViewCell {
      @IBOutlet weak var title: UILabel!
      override func awakeFromNib() { title.font = .systemFont(ofSize: 12) }
    }
    """

  private static func findings(
    _ code: String, _ names: StoryboardNames = StoryboardNames([], isOpen: false), more: [String: String] = [:]
  ) async -> [Finding] {
    var project = Project(root: "/", sources: [
      SourceUnit(file: SourceFile(path: "A.swift", text: start), role: .app, isRequested: true, module: nil),
      SourceUnit(
        file: SourceFile(path: "B.swift", text: "import UIKit\nfinal class HomeController: UIViewController {\n\(code)\n}"),
        role: .app, isRequested: true, module: nil),
    ])
    let files = ["News.storyboard": storyboard()].merging(more) { $1 }
    project.interfaceFiles = files.sorted { $0.key < $1.key }.map {
      InterfaceUnit(file: SourceFile(path: $0.key, text: $0.value), isReported: true)
    }
    project.storyboards = names
    return await Analysis.run(on: project, AnalysisOptions(paths: [], workingDirectory: "/", width: 1)).findings
  }

  @Test("Neither settings nor code name them", arguments: [
    "", "// UIStoryboard(name: \"News\", bundle: nil)", "let playlist = \"News\"",
    "override func prepare(for segue: UIStoryboardSegue, sender: Any?) { print(\"News\") }",
    "func show() { let s = UIStoryboard(name: \"Other\", bundle: nil); print(s) }",
  ])
  func closed(code: String) async {
    let found = await Self.findings(code).filter { $0.rule == "ib-image-button-name" || $0.rule == "uikit-fixed-font" }
    #expect(found.isEmpty, "\(found.map { ($0.rule, $0.place.startPosition) })")
  }

  @Test("Code opens them", arguments: [
    "func show() { _ = UIStoryboard(name: \"News\", bundle: nil).instantiateInitialViewController() }",
    "func show(_ name: String) { _ = UIStoryboard(name: name, bundle: nil) }",
    "func show(_ name: String) { _ = UIStoryboard.init(name: \"\\(name)\", bundle: nil) }",
    "func show() { _ = StoryboardScene.News.initialScene.instantiate() }",
    "func show() { _ = R.storyboard.news() }",
    "func show() { _ = SwinjectStoryboard.create(name: \"News\", bundle: nil) }",
  ])
  func opened(code: String) async {
    #expect(await Self.findings(code).contains { $0.rule == "ib-image-button-name" })
  }

  @Test func settingsOpenThem() async {
    let open = [StoryboardNames(["News"], isOpen: false), StoryboardNames([], isOpen: true)]
    for names in open {
      #expect(await Self.findings("", names).contains { $0.rule == "ib-image-button-name" }, "\(names)")
    }
  }

  /// A name that is kept and that nothing asks for opens no scene.
  @Test("Scenes whose names stand in a constant alone", arguments: [
    ("", false), ("func more() { _ = storyboard?.instantiateViewController(withIdentifier: Names.archive) }", true),
  ])
  func constants(code: String, isOpened: Bool) async {
    let news = Self.storyboard().replacing("</scenes>", with: """
      <scene sceneID="s2"><objects>
          <viewController storyboardIdentifier="ArchiveScene" id="a2" sceneMemberID="viewController">
              <view key="view" id="v2"><subviews>
                  <button opaque="NO" id="b2"><state key="normal" image="ic_bin"/></button>
              </subviews></view>
          </viewController>
      </objects></scene></scenes>
      """)
    let found = await Self.findings(
      """
      func show() { _ = UIStoryboard(name: "News", bundle: nil).instantiateInitialViewController() }
      enum Names {
        static let archive = "ArchiveScene"
      }
      \(code)
      """, more: ["News.storyboard": news])
    #expect(found.count { $0.rule == "ib-image-button-name" } == (isOpened ? 2 : 1))
  }

  /// A reference opens one from another.
  @Test("References open them", arguments: [true, false])
  func references(isOpened: Bool) async {
    let other = Self.storyboard().replacing("image=\"ic_plus\"", with: "title=\"Go\"")
      .replacing("</scenes>", with: """
        <scene sceneID="s2"><objects>
            <viewControllerPlaceholder storyboardName="News" id="p1" sceneMemberID="viewController"/>
        </objects></scene></scenes>
        """)
    let found = await Self.findings(
      "", StoryboardNames(isOpened ? ["Main"] : [], isOpen: false), more: ["Main.storyboard": other])
    #expect(found.contains { $0.rule == "ib-image-button-name" } == isOpened)
  }

  private static let tab = "<tabBarItem key=\"tabBarItem\" title=\"\" image=\"ic_news\" id=\"i1\"/>"

  @Test("Tabs are shown where there is a tab bar", arguments: [
    ("", false), ("let tabs = [\"News\"]", false), ("// a UITabBarController", false),
    ("func show() { present(UITabBarController(), animated: true) }", true),
    ("func show(_ other: UIViewController) { other.tabBarItem.badgeValue = nil }", true),
    ("func show() { present(BubbleTabsController(), animated: true) }", true),
  ])
  func tabs(code: String, isShown: Bool) async {
    let found = await Self.findings(
      code, StoryboardNames(["News"], isOpen: false), more: ["News.storyboard": Self.storyboard(Self.tab)])
    #expect(found.contains { $0.rule == "ib-bar-item-name" } == isShown, "\(found.map(\.rule))")
  }

  /// What is told of them follows a change of another file.
  @Test func tabsOfALaterTabBar() async throws {
    let board = Self.storyboard(Self.tab)
    for files in [[:], ["Tabs.storyboard": "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes><scene><objects><tabBarController id=\"z1\" sceneMemberID=\"viewController\"/></objects></scene></scenes></document>"]] {
      let found = await Self.findings(
        "", StoryboardNames(["News", "Tabs"], isOpen: false), more: files.merging(["News.storyboard": board]) { $1 })
      #expect(found.contains { $0.rule == "ib-bar-item-name" } == !files.isEmpty)
    }
  }

  /// A private view is another one than that of its name in another file.
  @Test("Private views of one name", arguments: [true, false])
  func privateTwins(isShared: Bool) async {
    let label = { (access: String) in
      "\(access) struct Mark: View { var isOn = true\n var body: some View { Image(\"ic_mark\") } }"
    }
    let files = [
      "App.swift": "import SwiftUI\n@main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }",
      "Home.swift": "import SwiftUI\nstruct Home: View { var body: some View { Mark() } }\n" + label("private"),
      "Old.swift": "import SwiftUI\nprivate struct Old: View { var body: some View { Mark() } }\n" + label(isShared ? "" : "private"),
    ]
    let found = await Analysis.run(files: files).findings.filter { $0.rule == "image-name" }
    #expect(found.map(\.place.file.path) == ["Home.swift"], "\(found.map { $0.place.startPosition })")
  }

  /// What only a preview hands to a component is nobody's.
  @Test("Arguments of views that nobody makes", arguments: [true, false])
  func arguments(isShown: Bool) async {
    let code = """
      import SwiftUI
      struct PlainButton: View { let title: String
        var body: some View { Button { } label: { Text(title) } } }
      struct Notice: View { let title: String
        var body: some View { VStack { Text("Done"); PlainButton(title: title) } } }
      struct Sample: View { var body: some View { Notice(title: "") } }
      struct Sample_Previews: PreviewProvider { static var previews: some View { Sample() } }
      struct Home: View { var body: some View { Notice(title: "Okay"); PlainButton(title: "Cancel"); \(isShown ? "Sample()" : "") } }
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      """
    let found = await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule.hasSuffix("-name") }
    #expect(found.isEmpty == !isShown, "\(found.map { ($0.rule, $0.message, $0.place.startPosition) })")
  }
}
