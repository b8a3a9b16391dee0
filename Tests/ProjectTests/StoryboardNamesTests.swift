import Testing

@testable import Project

@Suite("Storyboards that settings name")
struct StoryboardNamesTests {
  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleName</key><string>News</string>
    <key>UIMainStoryboardFile</key><string>Main</string>
    <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
    <key>UIWindowSceneSessionRoleApplication</key><array><dict>
    <key>UISceneStoryboardFile</key><string>Scene</string>
    </dict></array></dict></dict>
    <key>NSExtension</key><dict><key>NSExtensionMainStoryboard</key><string>Share</string></dict>
    </dict></plist>
    """

  @Test func lists() {
    let names = StoryboardNames(propertyList: Array(Self.list.utf8))
    #expect(names.names == ["Main", "Scene", "Share"])
    #expect(!names.isOpen)
    #expect(StoryboardNames(propertyList: Array(Self.list.replacing(">Main<", with: ">$(MAIN_BOARD)<").utf8)).isOpen)
    #expect(StoryboardNames(propertyList: Array("bplist00".utf8)).isOpen)
  }

  @Test("Projects", arguments: [
    ("INFOPLIST_FILE = App/Info.plist;", ["/r/App/Info.plist"], false),
    ("INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\";", ["/r/App/Info.plist"], false),
    ("INFOPLIST_FILE = App/Info.plist;", [], true), ("INFOPLIST_FILE = \"$(LIST)\";", ["/r/App/Info.plist"], true),
    ("INFOPLIST_KEY_UIMainStoryboardFile = Main;", [], false), ("PRODUCT_NAME = News;", [], true),
  ])
  func projects(settings: String, paths: [String], isOpen: Bool) {
    var names = StoryboardNames(settings: Array("buildSettings = {\n\t\t\(settings)\n};".utf8), isProject: true)
    names.close(over: paths)
    #expect(names.isOpen == isOpen)
    #expect(names.names == (settings.contains("KEY") ? ["Main"] : []))
  }
}
