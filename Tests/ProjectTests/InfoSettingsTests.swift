import SourceModel
import Testing

@testable import Project

@Suite struct InfoSettingsTests {
  @Test func propertyListsGiveTextsAndLists() throws {
    let file = SourceFile(
      path: "Info.plist",
      text: """
        <plist><dict>
        <key>CFBundleVersion</key><string>1</string>
        <key>UISupportedInterfaceOrientations~ipad</key>
        <array><string>A</string><string>B</string></array>
        <key>UIUserInterfaceStyle</key><string>Dark</string>
        </dict></plist>
        """)
    let info = try #require(InfoSettings(propertyList: file))
    #expect(info.entries.map(\.key) == ["UISupportedInterfaceOrientations~ipad", "UIUserInterfaceStyle"])
    #expect(info.values("UISupportedInterfaceOrientations~ipad") == ["A", "B"])
    #expect(info.values("UIUserInterfaceStyle") == ["Dark"])
    #expect(info.entries[0].range.startPosition == SourcePosition(line: 3, column: 1))
  }

  @Test(arguments: [
    "#if DEBUG\n<key>UIUserInterfaceStyle</key><string>Dark</string>\n#endif",
    "  # ifdef BETA\n#else\n# endif\n<key>UIUserInterfaceStyle</key><string>Dark</string>",
    "#include \"Shared.h\"\n<key>CFBundleName</key><string>PRODUCT</string>",
  ])
  func preprocessedListsAreLeftAlone(_ body: String) throws {
    let tree = try TemporaryTree(["Info.plist": "<plist version=\"1.0\"><dict>\n\(body)\n</dict></plist>"])
    let project = tree.discover()
    #expect(project.problems.isEmpty && project.info.isEmpty)
  }

  @Test func aNumberSignInATextIsNoDirective() throws {
    let tree = try TemporaryTree([
      "Info.plist": """
        <plist version="1.0"><dict>
        <key>CFBundleName</key><string>
        #1 App, # if you ask us</string>
        <key>UIUserInterfaceStyle</key><string>Dark</string>
        </dict></plist>
        """,
    ])
    #expect(tree.discover().info.map { $0.values("UIUserInterfaceStyle") } == [["Dark"]])
  }

  @Test func extensionsAndWatchesAreLeftOut() {
    for key in ["NSExtension", "WKApplication"] {
      let text = "<dict><key>UIUserInterfaceStyle</key><string>Dark</string><key>\(key)</key><true/></dict>"
      #expect(InfoSettings(propertyList: SourceFile(path: "Info.plist", text: text)) == nil)
    }
    #expect(InfoSettings(propertyList: SourceFile(path: "Info.plist", bytes: [0x62, 0x70, 0x6C, 0xFF])) == nil)
    #expect(InfoSettings(propertyList: SourceFile(path: "Info.plist", text: "<key>UIUserInterfaceStyle")) == nil)
  }

  @Test func buildSettingsStandInForPropertyLists() throws {
    let file = SourceFile(
      path: "project.pbxproj",
      text: """
        \t\tbuildSettings = {
        \t\t\tINFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationPortrait;
        \t\t\tINFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "A B";
        \t\t};
        \t\tbuildSettings = {
        \t\t\tINFOPLIST_KEY_UISupportedInterfaceOrientations = "A";
        \t\t\tWATCHOS_DEPLOYMENT_TARGET = 10.0;
        \t\t};
        """)
    let info = try #require(InfoSettings(xcodeProject: file))
    #expect(info.values("UISupportedInterfaceOrientations~iphone") == ["UIInterfaceOrientationPortrait"])
    #expect(info.values("UISupportedInterfaceOrientations~ipad") == ["A", "B"])
    #expect(info.entries.count == 2)
    #expect(info.entries[0].range.text == "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone")
  }

  /// A list says nothing of iPads where all targets that name it are for iPhones alone.
  @Test(arguments: [("1", 0), ("\"1,2\"", 1)]) func devicesOfTheTarget(_ family: String, _ count: Int) throws {
    let project = """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T, ); };
        G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
        PL = { isa = XCConfigurationList; buildConfigurations = (PC, ); };
        PC = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
        T = { isa = PBXNativeTarget; name = App; buildConfigurationList = TL; buildPhases = (); };
        TL = { isa = XCConfigurationList; buildConfigurations = (TC, ); };
        TC = { isa = XCBuildConfiguration; name = Release; buildSettings = {
          INFOPLIST_FILE = App/Info.plist;
          TARGETED_DEVICE_FAMILY = \(family);
        }; };
      }; rootObject = P; }
      """
    let list = """
      <plist><dict><key>UIRequiresFullScreen</key><true/>
      <key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>
      """
    let tree = try TemporaryTree(["App.xcodeproj/project.pbxproj": project, "App/Info.plist": list, "App/A.swift": ""])
    let info = try tree.discover().info
    #expect(info.flatMap(\.entries).count { $0.key == "UIRequiresFullScreen" } == count)
  }
}
