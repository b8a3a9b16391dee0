import Testing

@testable import Project

@Suite struct SettingsTests {
  @Test func versions() throws {
    #expect(Version("17") == Version(major: 17))
    #expect(Version("16.4.1") == Version(major: 16, minor: 4))
    #expect(Version("16.4")?.description == "16.4")
    #expect(try #require(Version("9.3")) < #require(Version("10")))
    for text in ["", "v17", "$(X)", "1.2.3.4", "1..2", "-1", "1.x", "17 ", "99999999999999999999"] {
      #expect(Version(text) == nil, "\(text)")
    }
  }

  private func deployment(_ files: [String: String]) throws -> DeploymentTargets {
    try TemporaryTree(files).discover().deployment
  }

  @Test func packages() throws {
    let manifest = """
      import PackageDescription
      // platforms: [.iOS(.v9)]
      let package = Package(name: "P", /* .iOS(.v8) */ platforms: [
        .iOS(.v17), .macOS("13.3"), .tvOS(.v16), .watchOS ( .v9 ), .visionOS(.v1), .macCatalyst(.v13)],
        targets: [.target(name: "A", dependencies: [
          .product(name: "X", package: "x", condition: .when(platforms: [.iOS]))])])
      """
    let targets = try deployment(["Package.swift": manifest, "Sources/A/A.swift": ""])
    #expect(targets.ios == Version("17") && targets.macos == Version("13.3") && targets.tvos == Version("16"))
    #expect(targets.watchos == Version("9") && targets.visionos == Version("1"))
    let old = try deployment(["Package.swift": "import PackageDescription\n[.macOS(.v10_15)]", "A.swift": ""])
    #expect(old == DeploymentTargets(macos: Version(major: 10, minor: 15)))
  }

  @Test func packagesWithoutCodeOfTheirOwnDoNotCount() throws {
    let targets = try deployment([
      "Tools/Package.swift": "import PackageDescription\n[.macOS(.v10_13), .iOS(.v12)]",
      "Kit/Package.swift": "import PackageDescription\n[.iOS(.v16)]", "Kit/Sources/Kit/A.swift": "",
    ])
    #expect(targets == DeploymentTargets(ios: Version("16")))
  }

  private static func xcodeProject(_ settings: [String]) -> String {
    let configurations = settings.map {
      "\t\t\tisa = XCBuildConfiguration;\n\t\t\tbuildSettings = {\n\($0)\n\t\t\t};\n\t\t\tname = Debug;"
    }
    return "// !$*UTF8*$!\n{\n\tdevelopmentRegion = de;\n" + configurations.joined(separator: "\n") + "\n}\n"
  }

  @Test func xcodeProjectsWithoutTests() throws {
    let text = Self.xcodeProject([
      "IPHONEOS_DEPLOYMENT_TARGET = 17.0;\nMACOSX_DEPLOYMENT_TARGET = \"14.2\";\nXROS_DEPLOYMENT_TARGET = 2.0;",
      "IPHONEOS_DEPLOYMENT_TARGET = 16.4;\nTVOS_DEPLOYMENT_TARGET = 17.1;\nWATCHOS_DEPLOYMENT_TARGET = 10.0;",
      "IPHONEOS_DEPLOYMENT_TARGET = 12.0;\nTEST_HOST = \"$(BUILT_PRODUCTS_DIR)/App.app/App\";",
      "PRODUCT_BUNDLE_IDENTIFIER = com.example.KitTests;\nIPHONEOS_DEPLOYMENT_TARGET = 11.0;",
      "\"IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*]\" = 10.0;\nIPHONEOS_DEPLOYMENT_TARGET = \"$(UNKNOWN)\";",
    ])
    let project = try TemporaryTree(["App.xcodeproj/project.pbxproj": text]).discover()
    let expected = DeploymentTargets(
      ios: Version("16.4"), macos: Version("14.2"), tvos: Version("17.1"), watchos: Version("10"),
      visionos: Version("2"))
    #expect(project.deployment == expected)
    #expect(project.developmentLanguage == "de")
  }

  @Test func configurationFiles() throws {
    let targets = try deployment([
      "A.xcconfig":
        "// IPHONEOS_DEPLOYMENT_TARGET = 9.0\nIPHONEOS_DEPLOYMENT_TARGET = 16.4 // why\nMIN=15.0\nLOOP=$(LOOP)\n",
      "B.xcconfig": "#include \"A.xcconfig\"\nMACOSX_DEPLOYMENT_TARGET=${MIN}\nTVOS_DEPLOYMENT_TARGET = $(LOOP)\n",
      "App.xcodeproj/project.pbxproj": Self.xcodeProject(["WATCHOS_DEPLOYMENT_TARGET = \"$(MIN)\";"]),
    ])
    #expect(targets == DeploymentTargets(ios: Version("16.4"), macos: Version("15"), watchos: Version("15")))
  }

  @Test func theLowestCounts() throws {
    let targets = try deployment([
      "Package.swift": "import PackageDescription\n[.iOS(.v16)]", "Sources/A.swift": "",
      "App.xcodeproj/project.pbxproj": Self.xcodeProject(["IPHONEOS_DEPLOYMENT_TARGET = 17.0;"]),
    ])
    #expect(targets.ios == Version("16"))
  }

  @Test func developmentLanguage() throws {
    func language(_ files: [String: String]) throws -> String {
      try TemporaryTree(files).discover().developmentLanguage
    }
    func catalog(_ language: String) -> String { "{\"sourceLanguage\":\"\(language)\",\"strings\":{}}" }
    let package = "import PackageDescription\nPackage(name: \"A\", defaultLocalization: \"fr\")"
    let xcode = ["App.xcodeproj/project.pbxproj": Self.xcodeProject([])]
    #expect(try language(["Package.swift": package]) == "fr")
    #expect(try language(["Package.swift": package].merging(xcode) { $1 }) == "de")
    #expect(try language(xcode.merging(["A.xcstrings": catalog("ja")]) { $1 }) == "ja")
    #expect(
      try language(["A.xcstrings": catalog("ja"), "b/A.xcstrings": catalog("pt_BR"), "c/A.xcstrings": catalog("pt_BR")])
        == "pt-BR")
    #expect(try language(["Tests/A.xcstrings": catalog("ja")]) == "en")
    #expect(try language(["A.xcodeproj/project.pbxproj": "developmentRegion = English;"]) == "en")
  }

  @Test func brokenManifestsDoNoHarm() throws {
    for text in [
      ".target(name: \"A", ".target(", "/*", "\"\"\"", "\"", ".iOS(", ".iOS(.", "defaultLocalization:", "\\",
    ] {
      let tree = try TemporaryTree(["Package.swift": "import PackageDescription\n" + text, "A.swift": ""])
      #expect(tree.discover().paths == ["A.swift", "Package.swift"])
    }
  }
}
