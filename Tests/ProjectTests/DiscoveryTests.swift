import Testing

@testable import Project

@Suite struct DiscoveryTests {
  @Test func findsSwiftFilesSortedByPath() throws {
    let tree = try TemporaryTree(["b.swift": "", "a/z.swift": "", "a/b/c.swift": "", "a/readme.md": "", "x.txt": ""])
    let project = tree.discover()
    #expect(project.root == tree.root)
    #expect(project.paths == ["a/b/c.swift", "a/z.swift", "b.swift"])
    #expect(project.requestedPaths == project.paths)
    #expect(project.problems.isEmpty)
  }

  @Test func anEmptyFolderIsAnEmptyProject() throws {
    let project = try TemporaryTree().discover()
    #expect(project.sources.isEmpty && project.problems.isEmpty && project.missingPaths.isEmpty)
    #expect(project.strings.isEmpty && project.developmentLanguage == "en" && project.deployment == DeploymentTargets())
  }

  @Test(arguments: [
    ".git", ".build", ".swiftpm", "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "fastlane",
    "__Snapshots__", "A.xcodeproj", "A.xcworkspace", "A.framework", "A.xcframework", "A.docc", "de.xcloc",
    "A.xctemplate", "A.xcarchive", "A.xcresult", ".hidden",
  ])
  func skipsFolder(name: String) throws {
    let tree = try TemporaryTree(["App/\(name)/x/A.swift": "", "App/B.swift": ""])
    #expect(tree.discover().paths == ["App/B.swift"])
  }

  @Test func skipsHiddenFiles() throws {
    let tree = try TemporaryTree(["._A.swift": "\u{0}", "A.swift": ""])
    #expect(tree.discover().paths == ["A.swift"])
  }

  @Test func strangeNames() throws {
    let names = ["a b.swift", "quo\"te'.swift", "new\nline.swift", "Grüße 👋.swift", "-x.swift", "$(x).swift"]
    let tree = try TemporaryTree(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
    #expect(tree.discover().paths == names.sorted())
    for name in names { #expect(tree.discover([name]).requestedPaths == [name]) }
  }

  // MARK: Arguments

  @Test func pathsAreRelativeToTheWorkingDirectory() throws {
    let tree = try TemporaryTree([".git/": "", "App/A.swift": "", "Kit/B.swift": ""])
    #expect(tree.discover(["."], in: "App").paths == ["../Kit/B.swift", "A.swift"])
    #expect(tree.discover(["."], in: "App").requestedPaths == ["A.swift"])
    #expect(tree.discover([tree.path("Kit")], in: "App").requestedPaths == ["../Kit/B.swift"])
    #expect(tree.discover(["../Kit/../Kit//B.swift"], in: "App").requestedPaths == ["../Kit/B.swift"])
  }

  @Test func missingArgumentsAreNamed() throws {
    let tree = try TemporaryTree(["A.swift": ""])
    let project = tree.discover(["A.swift", "Nope.swift", "no/where", "", "A.swift/"])
    #expect(project.missingPaths == ["Nope.swift", "no/where", "", "A.swift/"])
    #expect(project.requestedPaths == ["A.swift"])
    #expect(tree.discover(["Nope"]).missingPaths == ["Nope"])
    #expect(tree.discover(["Nope"]).sources.isEmpty)
  }

  @Test func argumentsThatAreNotSwiftAreProblems() throws {
    let tree = try TemporaryTree(["README.md": ""])
    let project = tree.discover(["README.md", "/dev/null"])
    #expect(project.problems.map(\.message) == ["is neither a file nor a folder", "is not a Swift file"])
    #expect(project.missingPaths.isEmpty && project.sources.isEmpty)
  }

  @Test func overlappingArgumentsGiveEachFileOnce() throws {
    let tree = try TemporaryTree(["a/A.swift": "", "a/b/B.swift": ""])
    let project = tree.discover(["a", "a/b", "a/b/B.swift", "./a", "a/b/../b/B.swift", tree.path("a")])
    #expect(project.paths == ["a/A.swift", "a/b/B.swift"])
    #expect(project.requestedPaths == project.paths)
  }

  @Test func oneFileBringsItsProject() throws {
    let tree = try TemporaryTree([
      "Package.swift": "import PackageDescription", "Sources/App/A.swift": "", "Sources/Kit/B.swift": "",
    ])
    let project = tree.discover(["A.swift"], in: "Sources/App")
    #expect(project.root == tree.root)
    #expect(project.requestedPaths == ["A.swift"])
    #expect(project.paths == ["../../Package.swift", "../Kit/B.swift", "A.swift"])
  }

  @Test func oneFileWithoutProjectBringsTheWorkingDirectory() throws {
    let tree = try TemporaryTree(["a/A.swift": "", "a/b/B.swift": "", "C.swift": "", "none/": ""])
    let project = tree.discover(["a/A.swift"])
    #expect(project.root == tree.root)
    #expect(project.paths == ["C.swift", "a/A.swift", "a/b/B.swift"])
    #expect(tree.discover(["../a/A.swift"], in: "none").root == tree.path("a"))
    #expect(project.requestedPaths == ["a/A.swift"])
  }

  @Test func anXcodeProjectStandsForItsFolder() throws {
    let tree = try TemporaryTree(["App/App.xcodeproj/project.pbxproj": "", "App/A.swift": "", "B.swift": ""])
    #expect(tree.discover(["App/App.xcodeproj"]).requestedPaths == ["App/A.swift"])
  }

  // MARK: Root

  @Test func aRepositoryEnclosesItsPackages() throws {
    let tree = try TemporaryTree([
      ".git/": "", "Kit/Package.swift": "import PackageDescription", "Kit/Sources/Kit/A.swift": "", "App/B.swift": "",
    ])
    let project = tree.discover(["Kit"])
    #expect(project.root == tree.root)
    #expect(project.requestedPaths == ["Kit/Package.swift", "Kit/Sources/Kit/A.swift"])
    #expect(project.unit("App/B.swift")?.isRequested == false)
  }

  @Test func theOutermostProjectCountsWithoutRepository() throws {
    let tree = try TemporaryTree([
      "App/App.xcodeproj/project.pbxproj": "", "App/Kit/Package.swift": "import PackageDescription",
      "App/Kit/Sources/Kit/A.swift": "", "Other/B.swift": "",
    ])
    #expect(tree.discover(["Sources"], in: "App/Kit").root == tree.path("App"))
    #expect(tree.discover(["../App/Kit/Sources"], in: "Other").root == tree.path("App"))
    // What lies beside a project is none of its business, wherever somebody stands.
    #expect(tree.discover(["App/Kit/Sources"]).root == tree.path("App"))
    #expect(tree.discover(["App"]).paths == tree.discover(["."], in: "App").paths.map { "App/" + $0 })
  }

  /// Copies of apps that somebody keeps in one folder: what one declares is not the other's.
  @Test func appsSideBySideAreNoProject() throws {
    let tree = try TemporaryTree([
      "One/ios/One.xcodeproj/project.pbxproj": "path = ../Shared; path = ../../Gone;", "One/Shared/A.swift": "",
      "One/ios/B.swift": "", "Two/Two.xcodeproj/project.pbxproj": "", "Two/C.swift": "", "notes/": "",
      // What some tool left makes no project of the folder.
      "readme.log": "", "license.json": "",
    ])
    #expect(tree.discover(["One"]).root == tree.path("One"))
    #expect(tree.discover(["One/ios/B.swift"]).paths == ["One/Shared/A.swift", "One/ios/B.swift"])
    #expect(tree.discover(["Two/C.swift"]).paths == ["Two/C.swift"])
    #expect(tree.discover(["One", "Two"]).root == tree.root)
    #expect(tree.discover().root == tree.root)
  }

  @Test func aFolderOfAShelfMayBeOneItself() throws {
    let tree = try TemporaryTree([
      "group/One/One.xcodeproj/project.pbxproj": "", "group/One/A.swift": "",
      "group/Two/Two.xcodeproj/project.pbxproj": "", "group/Two/C.swift": "",
      "Three/Three.xcodeproj/project.pbxproj": "", "Three/D.swift": "",
    ])
    #expect(tree.discover(["group/Two"]).root == tree.path("group/Two"))
    #expect(tree.discover(["group"]).root == tree.path("group"))
  }

  /// All apps beside it were read for one loose file, which took minutes where there are hundreds.
  @Test func codeOfNoProjectDoesNotBringProjectsBesideIt() throws {
    let tree = try TemporaryTree([
      "scraps/one/A.swift": "", "scraps/two/B.swift": "", "Two/Two.xcodeproj/project.pbxproj": "path = ../Shared;", "Two/C.swift": "",
      "Shared/D.swift": "", "loose/E.swift": "",
    ])
    #expect(tree.discover(["scraps/one"]).root == tree.path("scraps"))
    #expect(tree.discover(["loose/E.swift"]).paths == ["loose/E.swift"])
    // A project names the folder.
    #expect(tree.discover(["Shared/D.swift"]).root == tree.root)
  }

  @Test(arguments: ["README.md", ".swiftlint.yml", "Main.swift"])
  func whatBelongsToAProjectMakesItOne(sign: String) throws {
    let tree = try TemporaryTree([
      sign: "", "One/One.xcodeproj/project.pbxproj": "", "One/A.swift": "",
      "Two/Package.swift": "import PackageDescription", "Two/Sources/Two/C.swift": "",
    ])
    #expect(tree.discover(["One"]).root == tree.root)
  }

  /// An exported tree without any file at its root.
  @Test func projectsThatNameEachOtherAreOne() throws {
    let tree = try TemporaryTree([
      "App/App.xcodeproj/project.pbxproj": #"relativePath = "../Packages/Kit";"#, "App/A.swift": "",
      "Packages/Kit/Package.swift": "import PackageDescription", "Packages/Kit/Sources/Kit/K.swift": "",
      "Other/Other.xcodeproj/project.pbxproj": "", "Other/O.swift": "",
    ])
    #expect(tree.discover(["App/A.swift"]).root == tree.root)
    #expect(tree.discover(["Packages/Kit"]).root == tree.root)
    #expect(tree.discover(["Other"]).root == tree.path("Other"))
  }

  @Test func aConfigurationFileMarksTheRoot() throws {
    let tree = try TemporaryTree([".git/": "", "a/.earshot.json": "{}", "a/b/A.swift": "", "c/C.swift": ""])
    let project = tree.discover(["a/b/A.swift"])
    #expect(project.root == tree.path("a"))
    #expect(project.paths == ["a/b/A.swift"])
  }

  @Test func sourceNamedPackageIsNoManifest() throws {
    let tree = try TemporaryTree(["Post/Package.swift": "struct Package {}", "Post/Views/A.swift": "", "none/": ""])
    let project = tree.discover(["../Post/Views"], in: "none")
    #expect(project.root == tree.path("Post/Views"))
    #expect(tree.discover().role("Post/Package.swift") == .app)
  }

  @Test func argumentsOfDifferentProjectsDoNotBringWhatLiesBetween() throws {
    let tree = try TemporaryTree([
      "a/.git/": "", "a/A.swift": "", "b/.git/": "", "b/x/B.swift": "", "b/Other.swift": "", "c/C.swift": "",
    ])
    let project = tree.discover(["a", "b/x"])
    #expect(project.root == tree.root)
    #expect(project.paths == ["a/A.swift", "b/Other.swift", "b/x/B.swift"])
    #expect(project.requestedPaths == ["a/A.swift", "b/x/B.swift"])
  }

  // MARK: Include and exclude

  @Test func excludedFilesAreReadForTheirDeclarationsOnly() throws {
    let tree = try TemporaryTree(["App/A.swift": "", "Vendor/B.swift": "", "App/C.generated.swift": ""])
    let project = tree.discover(exclude: ["Vendor", "*.generated.swift"])
    #expect(project.requestedPaths == ["App/A.swift"])
    #expect(project.paths.count == 3)
    #expect(tree.discover(["Vendor/B.swift"], exclude: ["Vendor"]).requestedPaths == ["Vendor/B.swift"])
  }

  @Test func onlyIncludedFilesAreRequested() throws {
    let tree = try TemporaryTree([".git/": "", "App/A.swift": "", "App/x/B.swift": "", "Kit/C.swift": ""])
    #expect(tree.discover(include: ["App"], exclude: ["App/x"]).requestedPaths == ["App/A.swift"])
    // Globs start at the root, not at the working directory.
    #expect(tree.discover(in: "App", include: ["App/x"]).requestedPaths == ["x/B.swift"])
    #expect(tree.discover(in: "App").unit("A.swift")?.pathInRoot == "App/A.swift")
  }

  // MARK: Ignored files

  @Test func gitignoreHoldsAtEveryLevel() throws {
    let tree = try TemporaryTree([
      ".git/": "", ".gitignore": "Generated/\n*.tmp.swift\n", "A.swift": "", "B.tmp.swift": "",
      "Generated/C.swift": "", "x/.gitignore": "!B.tmp.swift\n/D.swift\n", "x/B.tmp.swift": "", "x/D.swift": "",
      "x/y/D.swift": "", "x/Generated/E.swift": "",
    ])
    #expect(tree.discover().paths == ["A.swift", "x/B.tmp.swift", "x/y/D.swift"])
  }

  @Test func gitignoreOfEnclosingFoldersHoldsUpToTheRepository() throws {
    let tree = try TemporaryTree([
      ".gitignore": "A.swift", "repo/.git/": "", "repo/.gitignore": "B.swift", "repo/app/.earshot.json": "",
      "repo/app/A.swift": "", "repo/app/B.swift": "",
    ])
    #expect(tree.discover(["repo/app"]).paths == ["repo/app/A.swift"])
  }

  @Test func whatIsGivenIsReadAlthoughIgnored() throws {
    let tree = try TemporaryTree([
      ".git/": "", ".gitignore": "*.g.swift\nout/\n", "A.g.swift": "", "out/B.swift": "", "out/C.g.swift": "",
      ".hidden/D.swift": "", "Pods/E.swift": "", "F.swift": "",
    ])
    #expect(tree.discover(["A.g.swift"]).requestedPaths == ["A.g.swift"])
    #expect(tree.discover(["out"]).requestedPaths == ["out/B.swift"])
    #expect(tree.discover(["out/C.g.swift"]).requestedPaths == ["out/C.g.swift"])
    #expect(tree.discover([".hidden", "Pods"]).requestedPaths == [".hidden/D.swift", "Pods/E.swift"])
    #expect(tree.discover(["."]).requestedPaths == ["F.swift"])
  }
}
