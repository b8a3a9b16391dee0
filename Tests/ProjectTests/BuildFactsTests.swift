import SourceModel
import Testing

@testable import Project

/// On which platforms files are built, as projects say it.
@Suite struct BuildFactsTests {
  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; buildConfigurationList = PL; };
        G = { isa = PBXGroup; children = (A, S, V, W, M, "T T", ); sourceTree = "<group>"; };
        A = { isa = PBXGroup; children = (AF, ); path = App; sourceTree = "<group>"; };
        AF = { isa = PBXFileReference; path = "Home View.swift"; sourceTree = "<group>"; };
        S = { isa = PBXFileReference; path = App/Shared.swift; sourceTree = SOURCE_ROOT; };
        W = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (WX, ); path = Watch; sourceTree = "<group>"; };
        WX = {
          isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Left.swift, ); target = WT;
          platformFiltersByRelativePath = { Phone/Dial.swift = (ios, ); };
        };
        M = { isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
        "T T" = { isa = PBXFileReference; path = "Te\\"st.swift"; sourceTree = "<group>"; }; /* ( { */
        AT = { isa = PBXNativeTarget; name = App; buildPhases = (AP, ); buildConfigurationList = AL; };
        AP = { isa = PBXSourcesBuildPhase; files = (B1, B2, B5, ); };
        B1 = { isa = PBXBuildFile; fileRef = AF; }; B2 = { isa = PBXBuildFile; fileRef = S; };
        V = { isa = PBXFileReference; path = App/Space.swift; sourceTree = SOURCE_ROOT; };
        B5 = { isa = PBXBuildFile; fileRef = V; platformFilters = (xros, ); };
        B3 = { isa = PBXBuildFile; fileRef = M; }; B4 = { isa = PBXBuildFile; fileRef = S; };
        MT = { isa = PBXNativeTarget; name = Mac; buildPhases = (MP, ); buildConfigurationList = ML;
          packageProductDependencies = (KD, ); };
        KD = { isa = XCSwiftPackageProductDependency; productName = Kit; };
        MP = { isa = PBXSourcesBuildPhase; files = (B3, B4, ); };
        WT = { isa = PBXNativeTarget; name = Watch; fileSystemSynchronizedGroups = (W, );
          buildConfigurationList = WL; };
        XT = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
          buildConfigurationList = WL; };
        PL = { buildConfigurations = (PC, ); }; AL = { buildConfigurations = (AC, ); };
        ML = { buildConfigurations = (MC, ); }; WL = { buildConfigurations = (WC, ); };
        PC = { name = Debug; buildSettings = { SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0;
          MACOSX_DEPLOYMENT_TARGET = 14.2; }; };
        AC = { name = Debug; buildSettings = { SUPPORTED_PLATFORMS = "iphoneos iphonesimulator xros";
          IPHONEOS_DEPLOYMENT_TARGET = 18.0; INFOPLIST_KEY_UIUserInterfaceStyle = Dark; }; };
        MC = { name = Debug; buildSettings = { SDKROOT = macosx; }; };
        WC = { name = Debug; buildSettings = { SDKROOT = watchos; WATCHOS_DEPLOYMENT_TARGET = 10; }; };
      };
      rootObject = P;
    }
    """

  private func facts(_ files: [String: String]) throws -> [String: BuildFacts] {
    let project = try TemporaryTree(files).discover()
    return Dictionary(project.sources.map { ($0.file.path, $0.file.build) }) { $1 }
  }

  @Test func targetsOfASpecificationForXcodeGen() throws {
    let specification = """
      name: Desk # what it is called
      options:
        deploymentTarget: { iOS: "16.0", tvOS: 17.0 }
      settings:
        base:
          INFOPLIST_KEY_UIUserInterfaceStyle: Dark
      targets:
        Desk:
          type: application
          platform: tvOS
          sources: [Desk, "Shared"]
          scripts:
            - script: |
                targets: none
              name: Lint
        Phone:
          type: application
          supportedDestinations: [iOS, visionOS]
          deploymentTarget:
            iOS: "17.2"
          sources:
          - path: Phone
            excludes:
              - "*.md"
          - Shared
        DeskTests:
          type: bundle.unit-test
          platform: tvOS
          sources: Other
      """
    let facts = try facts([
      "project.yml": specification, "Desk/A.swift": "", "Phone/B.swift": "", "Shared/C.swift": "", "Other/D.swift": "",
    ])
    #expect(facts["Desk/A.swift"]?.platforms == .tvOS)
    #expect(facts["Desk/A.swift"]?.minimumVersions == ["tvOS": "17.0"])
    #expect(facts["Desk/A.swift"]?.forcedStyle == "Dark")
    #expect(facts["Phone/B.swift"]?.platforms == [.iOS, .visionOS])
    #expect(facts["Phone/B.swift"]?.minimumVersions == ["iOS": "17.2"])
    #expect(facts["Shared/C.swift"]?.platforms == [.iOS, .tvOS, .visionOS])
    #expect(facts["Other/D.swift"]?.targets == [])
  }

  /// Code of a folder that a package has and the app's own target builds is no module that others import.
  @Test func packageFolderThatATargetBuilds() throws {
    let manifest = "import PackageDescription\nlet p = Package(targets: [.target(name: \"Common\", path: \"Common\")])"
    let specification = "targets:\n  App:\n    type: application\n    platform: iOS\n    sources: [App, Common]\n"
    let common = try facts(["project.yml": specification, "Package.swift": manifest, "Common/A.swift": "", "App/B.swift": ""])
    #expect(common["Common/A.swift"]?.module == nil)
    #expect(common["Common/A.swift"]?.targets == ["project.yml/App"] || common["Common/A.swift"]?.targets.count == 1)
    let alone = try facts(["Package.swift": manifest, "Common/A.swift": ""])
    #expect(alone["Common/A.swift"]?.module == "Common")
    // A package in a folder of the app is one of its packages.
    let inside = try facts([
      "project.yml": specification, "App/Kit/Package.swift": manifest, "App/Kit/Common/A.swift": "", "App/B.swift": "",
    ])
    #expect(inside["App/Kit/Common/A.swift"]?.module == "Common")
  }

  /// A project that is there says what it was made with.
  @Test func specificationBesideAProject() throws {
    let facts = try facts([
      "project.yml": "targets:\n  App:\n    type: application\n    platform: tvOS\n    sources: [App]\n",
      "App.xcodeproj/project.pbxproj": Self.project, "App/Home View.swift": "",
    ])
    #expect(facts["App/Home View.swift"]?.platforms == [.iOS, .visionOS])
  }

  @Test("A file of settings is read as it is written, whatever it is", arguments: [
    ("", "a"), ("- a\n- b: 1\n  c: 2\n-\n  - d", "a"), ("a: [b, {c: 'd, e'}, \"f#g\"] # h", "a"), ("a:\n      b:\n   c", "a"),
    ("\t: :\n{[", "a"), (String(repeating: "- ", count: 5_000), "a"),
    ("a: " + String(repeating: "[", count: 5_000) + String(repeating: "]", count: 5_000), "a"),
    ("a: " + String(repeating: "{b: ", count: 5_000) + String(repeating: "}", count: 5_000), "a"),
  ])
  func hostileSpecifications(text: String, key: String) throws {
    _ = PlainYAML(Array(text.utf8))[key]
    let facts = try facts(["project.yml": text, "A.swift": ""])
    #expect(facts["A.swift"] == BuildFacts())
  }

  @Test func plainYAML() {
    let read = PlainYAML(Array("a: [b, {c: 'd, e'}, \"f#g\"] # h\nlist:\n- x: 1\n  y: 2\n- z\n".utf8))
    #expect(read["a"]?.elements == [.text("b"), .map([.init(key: "c", value: .text("d, e"))]), .text("f#g")])
    #expect(read["list"]?.elements.first?["y"]?.text == "2")
    #expect(read["list"]?.elements.last == .text("z"))
  }

  @Test func filesOfTargets() throws {
    let manifest = "import PackageDescription\nlet p = Package(targets: [.target(name: \"Kit\")])"
    let facts = try facts([
      "App.xcodeproj/project.pbxproj": Self.project, "App/Home View.swift": "", "App/Shared.swift": "", "Mac.swift": "",
      "Watch/Face.swift": "", "Watch/Left.swift": "", "Kit/Package.swift": manifest, "Kit/Sources/Kit/A.swift": "",
      "App/Loose.swift": "import AppKit", "App/Space.swift": "", "Watch/Phone/Dial.swift": "",
    ])
    // Files that a target builds for some of its platforms.
    #expect(facts["App/Space.swift"]?.platforms == .visionOS)
    #expect(facts["Watch/Phone/Dial.swift"]?.platforms == .iOS)
    let app = facts["App/Home View.swift"]
    #expect(app?.platforms == [.iOS, .visionOS] && app?.system == "iOS" && app?.forcedStyle == "Dark")
    #expect(app?.minimumVersions == ["iOS": "18.0"])
    #expect(app?.targets == ["App.xcodeproj/App"] && facts["Watch/Left.swift"]?.targets == [])
    #expect(facts["App/Shared.swift"]?.targets == ["App.xcodeproj/App", "App.xcodeproj/Mac"])
    #expect(facts["App/Shared.swift"]?.platforms == [.iOS, .visionOS, .macOS])
    #expect(facts["App/Shared.swift"]?.forcedStyle == nil)
    #expect(facts["Mac.swift"]?.platforms == .macOS && facts["Mac.swift"]?.minimumVersions == ["macOS": "14.2"])
    #expect(facts["Watch/Face.swift"]?.platforms == .watchOS)
    // No target's own: those of the project together.
    #expect(facts["Watch/Left.swift"]?.platforms == [.iOS, .visionOS, .macOS, .watchOS])
    #expect(facts["App/Loose.swift"]?.platforms == .macOS)
    #expect(facts["Kit/Sources/Kit/A.swift"]?.module == "Kit" && app?.module == nil)
    // Linked by the target for the Mac alone.
    #expect(facts["Kit/Sources/Kit/A.swift"]?.platforms == .macOS)
  }

  @Test func whatNoTargetBuilds() throws {
    let project = try TemporaryTree([
      "App.xcodeproj/project.pbxproj": Self.project, "App/Home View.swift": "", "App/Old.swift": "", "Mac.swift": "",
      "Watch/Left.swift": "", "Elsewhere/A.swift": "", "App/Spare/Copy.swift": "",
    ]).discover()
    // Of a folder that no project speaks of, nobody knows who builds it.
    #expect(project.unbuiltPaths == ["App/Old.swift", "App/Spare/Copy.swift", "Watch/Left.swift"])
    // Volumes of Macs tell no capitals from small letters.
    let small = try TemporaryTree([
      "App.xcodeproj/project.pbxproj": Self.project, "App/home view.swift": "", "App/Shared.swift": "",
    ]).discover()
    #expect(small.unbuiltPaths == [])
    #expect(project.unit("App/Old.swift")?.file.build.isLeftBehind == true)
    #expect(project.unit("Elsewhere/A.swift")?.file.build.isLeftBehind == false)
    #expect(small.unit("App/home view.swift")?.file.build.platforms == [.iOS, .visionOS])
  }

  /// A project that keeps all of its targets' folders in step with the disk speaks of each folder that it builds: one beside
  /// them is built by nobody, but for a module that code imports.
  @Test func foldersBesideThoseKeptInStep() throws {
    let kept = """
      {
        objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (AT, ); };
          G = { isa = PBXGroup; children = (A, ); sourceTree = "<group>"; };
          A = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
          AT = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (A, ); };
        };
        rootObject = P;
      }
      """
    let project = try TemporaryTree([
      "App.xcodeproj/project.pbxproj": kept, "App/Home.swift": "import Shared", "AppWidget/Views/Small.swift": "",
      "Shared/Sum.swift": "", "Loose.swift": "", "Kit/Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
      "Kit/Sources/Kit/A.swift": "",
    ]).discover()
    #expect(project.unbuiltPaths == ["AppWidget/Views/Small.swift"])
  }

  /// What a project lists and builds nowhere was once part of it: a folder of an app for the watch that is gone. What tests
  /// build is theirs.
  @Test func whatAProjectListsAndNothingBuilds() throws {
    let project = """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; mainGroup = G; };
        G = { isa = PBXGroup; children = (A, W, T); sourceTree = "<group>"; };
        W = { isa = PBXGroup; children = (B); path = Watch; sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = App/A.swift; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = Face.swift; sourceTree = "<group>"; };
        T = { isa = PBXFileReference; path = Helpers/T.swift; sourceTree = "<group>"; };
        X = { isa = PBXNativeTarget; name = App; buildPhases = (S); productType = "com.apple.product-type.application"; };
        S = { isa = PBXSourcesBuildPhase; files = (F); }; F = { isa = PBXBuildFile; fileRef = A; };
        Y = { isa = PBXNativeTarget; name = AppTests; buildPhases = (Z); productType = "com.apple.product-type.bundle.unit-test"; };
        Z = { isa = PBXSourcesBuildPhase; files = (V); }; V = { isa = PBXBuildFile; fileRef = T; };
      }; rootObject = P; }
      """
    let found = try TemporaryTree([
      "App.xcodeproj/project.pbxproj": project, "App/A.swift": "", "Watch/Face.swift": "", "Watch/Other.swift": "", "Helpers/T.swift": "",
    ]).discover()
    #expect(found.unbuiltPaths == ["Watch/Face.swift"])
  }

  /// A folder beside those of the targets, of which their project does not speak, was that of a target once where it holds an
  /// `Info.plist` and the targets have others.
  @Test(arguments: [
    ("INFOPLIST_FILE = App/Info.plist;", true), ("INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\";", true),
    ("INFOPLIST_FILE = Clip/Info.plist;", false), ("INFOPLIST_FILE = \"$(NAME)/Info.plist\";", false), ("", false),
  ])
  func foldersOfFormerTargets(setting: String, isGone: Bool) throws {
    func project(_ children: String) -> String {
      """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; mainGroup = G; };
        G = { isa = PBXGroup; children = (A\(children)); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = App/A.swift; sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = Clip/Read.md; sourceTree = "<group>"; };
        X = { isa = PBXNativeTarget; name = App; buildConfigurationList = L; buildPhases = (S); productType = "com.apple.product-type.application"; };
        S = { isa = PBXSourcesBuildPhase; files = (F); }; F = { isa = PBXBuildFile; fileRef = A; };
        L = { isa = XCConfigurationList; buildConfigurations = (D); };
        D = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(setting) }; };
      }; rootObject = P; }
      """
    }
    let list = "<plist><dict><key>UIRequiresFullScreen</key><true/></dict></plist>"
    func files(_ children: String = "") -> [String: String] {
      ["App.xcodeproj/project.pbxproj": project(children), "App/A.swift": "", "App/Info.plist": list, "Clip/Info.plist": list,
       "Clip/Views/Start.swift": "", "Other/B.swift": ""]
    }
    let found = try TemporaryTree(files()).discover()
    #expect(found.unbuiltPaths == (isGone ? ["Clip/Views/Start.swift"] : []))
    #expect(found.info.map(\.file.path).contains("Clip/Info.plist") == !isGone)
    // A project that speaks of something in the folder may build it in another way.
    #expect(try TemporaryTree(files(", C")).discover().unbuiltPaths == [])
  }

  /// A folder that no project speaks of, each of whose files has a namesake that is built in a folder of its name, was moved
  /// and stayed behind.
  @Test func copiesThatStayedBehind() throws {
    let project = try TemporaryTree([
      "App.xcodeproj/project.pbxproj": Self.project, "App/Home View.swift": "", "App/Shared.swift": "",
      "Former/App/Home View.swift": "", "Former/App/Shared.swift": "", "Half/App/Shared.swift": "", "Half/App/More.swift": "",
      "Other/Shared.swift": "",
    ]).discover()
    #expect(project.unbuiltPaths == ["Former/App/Home View.swift", "Former/App/Shared.swift"])
    #expect(project.unit("Former/App/Shared.swift")?.file.build.isLeftBehind == true)
  }

  /// Of the code beside its folder a project speaks, and not of it.
  @Test func interfaceFilesAndTextsThatNoTargetBuilds() throws {
    let listed = Self.project.replacing("App/Space.swift", with: "Old/Models/Sender.swift")
    let texts = "G = { isa = PBXGroup; children = (A, S, V, W, M, \"T T\", TX, ); sourceTree"
    let withTexts = listed.replacing("G = { isa = PBXGroup; children = (A, S, V, W, M, \"T T\", ); sourceTree", with: texts)
      .replacing("AP = { isa = PBXSourcesBuildPhase;", with: """
        TX = { isa = PBXFileReference; path = App/en.lproj/Localizable.strings; sourceTree = SOURCE_ROOT; };
        B6 = { isa = PBXBuildFile; fileRef = TX; };
        RP = { isa = PBXResourcesBuildPhase; files = (B6, ); };
        AP = { isa = PBXSourcesBuildPhase;
        """).replacing("buildPhases = (AP, )", with: "buildPhases = (AP, RP, )")
    let project = try TemporaryTree([
      "App.xcodeproj/project.pbxproj": withTexts, "App/Home View.swift": "", "Old/Models/Sender.swift": "",
      "Old/Boards/Main.storyboard": "", "Old/Boards/Left.swift": "", "Elsewhere/Main.storyboard": "",
      "Old/en.lproj/Localizable.strings": "\"a\" = \"a\";", "App/en.lproj/Localizable.strings": "\"a\" = \"a\";",
    ]).discover()
    #expect(project.unbuiltPaths == ["Old/Boards/Main.storyboard"])
    #expect(project.texts.map(\.file.path) == ["App/en.lproj/Localizable.strings"])
  }

  /// A storyboard whose classes are of a module that no target builds was left behind with it, unless built code imports the
  /// module, as that of a pod.
  @Test("Interface files of modules that no target builds", arguments: [
    ("import UIKit", "Upload", ["Upload/Boards/Main.storyboard"]), ("import Upload", "Upload", []), ("import UIKit", "App", []),
  ])
  func interfaceFilesOfModules(code: String, module: String, expected: [String]) throws {
    let project = try TemporaryTree([
      "App.xcodeproj/project.pbxproj": Self.project, "App/Home View.swift": code, "Upload/Start.swift": "",
      "Upload/Boards/Main.storyboard": "<viewController customClass=\"Start\" customModule=\"\(module)\" id=\"a\"/>",
      "Upload/Other.swift": "import Upload",
    ]).discover()
    #expect(project.unbuiltPaths == Set(expected))
  }

  /// The button of a screen that was left behind may be a class of the app, as those of built screens are.
  @Test func interfaceFilesOfControllersOfNoModule() throws {
    let screen = "<viewController customClass=\"Start\" customModule=\"Upload\" id=\"a\">"
      + "<button customClass=\"RoundButton\" customModule=\"App\" id=\"b\"/></viewController>"
    let project = try TemporaryTree([
      "App.xcodeproj/project.pbxproj": Self.project, "App/Home View.swift": "", "Upload/Start.swift": "",
      "Upload/Boards/Main.storyboard": screen,
    ]).discover()
    #expect(project.unbuiltPaths == ["Upload/Boards/Main.storyboard"])
  }

  /// New keys go into the texts of the code's language, their translations into those of the others, and labels of an
  /// interface file into its own tables.
  @Test func textsOfOtherLanguages() throws {
    let project = try TemporaryTree([
      "App/Home.swift": "", "App/Base.lproj/Main.storyboard": "", "App/en.lproj/Localizable.strings": "\"a\" = \"a\";",
      "App/nl.lproj/Localizable.strings": "\"a\" = \"b\";", "App/nl.lproj/Main.strings": "\"x-1.text\" = \"Plaats\";",
      "App/nl.lproj/InfoPlist.strings": "\"c\" = \"d\";",
    ]).discover()
    let text = try #require(project.textFile(for: "App/Home.swift"))
    #expect(text.file.path == "App/en.lproj/Localizable.strings")
    #expect(project.translations(of: text).map(\.file.file.path) == ["App/nl.lproj/Localizable.strings"])
    let tables = project.textFiles(ofInterface: "App/Base.lproj/Main.storyboard")
    #expect(tables.map(\.file.path) == ["App/nl.lproj/Main.strings"])
    #expect(project.translations(ofKey: "x-1.text", in: tables) == ["App/nl.lproj/Main.strings": "Plaats"])
  }

  @Test func appearanceOfAListThatIsNamedWithAVariable() throws {
    let list = "<plist><dict><key>UIUserInterfaceStyle</key><string>Light</string></dict></plist>"
    let named = Self.project.replacing(
      "SDKROOT = macosx;", with: "SDKROOT = macosx; INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\";")
    let facts = try facts([
      "App.xcodeproj/project.pbxproj": named, "Mac.swift": "", "App/Info.plist": list,
    ])
    #expect(facts["Mac.swift"]?.forcedStyle == "Light")
  }

  /// No Xcode that compiles Swift 3 has an SDK with a dark appearance.
  @Test(arguments: [("3.0", "Light"), ("4.2", nil)]) func appearanceOfOldSwift(version: String, style: String?) throws {
    let old = Self.project.replacing("SDKROOT = macosx;", with: "SDKROOT = iphoneos; SWIFT_VERSION = \(version);")
    let facts = try facts(["App.xcodeproj/project.pbxproj": old, "Mac.swift": ""])
    #expect(facts["Mac.swift"]?.forcedStyle == style)
  }

  @Test func withoutAProject() throws {
    let mac = try facts(["A.swift": "import AppKit\n", "B.swift": "import SwiftUI\n"])
    #expect(mac["B.swift"]?.platforms == .macOS)
    let both = try facts(["A.swift": "#if os(macOS)\nimport AppKit\n#endif\n", "B.swift": "import SwiftUI\n"])
    #expect(both["A.swift"]?.platforms == [] && both["B.swift"]?.platforms == [])
    let package = try facts([
      "Package.swift": "import PackageDescription\nlet p = Package(platforms: [.macOS(.v14)], targets: [])", "A.swift": "",
    ])
    #expect(package["A.swift"]?.platforms == .macOS)
    #expect(package["A.swift"]?.system == "macOS")
  }

  @Test func brokenProjectsSayNothing() throws {
    for text in ["", "{", "{ objects = ( ); }", String(repeating: "{a=", count: 9_000), "{ objects = { A = \"x" ] {
      #expect(XcodeTargetReader.targets(Array(text.utf8), path: "/a/B.xcodeproj/project.pbxproj").isEmpty)
    }
  }
}
