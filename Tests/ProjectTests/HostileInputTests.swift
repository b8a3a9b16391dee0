import Foundation
import Testing

@testable import Project

@Suite struct HostileInputTests {
  // MARK: Links

  @Test func loopsOfLinksEnd() throws {
    let tree = try TemporaryTree(["a/A.swift": "", "a/b/B.swift": ""])
    try tree.link("a/b/up", to: "..")
    try tree.link("a/self", to: "self")
    try tree.link("a/ping", to: "pong")
    try tree.link("a/pong", to: "ping")
    let project = tree.discover()
    #expect(project.paths == ["a/A.swift", "a/b/B.swift"])
    #expect(project.problems.isEmpty)
    #expect(tree.discover(["a/self"]).missingPaths == ["a/self"])
  }

  @Test func linkedFilesAreKnownByTheirOwnPath() throws {
    let tree = try TemporaryTree(["z/A.swift": "let x = 1", "z/f/B.swift": ""])
    try tree.link("A.swift", to: "z/A.swift")
    try tree.link("f", to: "z/f")
    #expect(tree.discover().paths == ["z/A.swift", "z/f/B.swift"])
    // Asked for by the link, it is still found.
    #expect(tree.discover([".", "f"]).requestedPaths == ["z/A.swift", "z/f/B.swift"])
    #expect(tree.discover(["f"]).requestedPaths.count == 1)
  }

  @Test func linksToHiddenPlacesInTheTreeAreFollowed() throws {
    let tree = try TemporaryTree([".shared/f/B.swift": "", ".shared/C.swift": ""])
    try tree.link("f", to: ".shared/f")
    try tree.link("g", to: "f")
    try tree.link("C.swift", to: ".shared/C.swift")
    try tree.link("D.swift", to: ".shared/C.swift")
    #expect(tree.discover().paths == ["C.swift", "f/B.swift"])
  }

  @Test func linksOutOfTheTree() throws {
    let outside = try TemporaryTree(["x/A.swift": "", "B.swift": ""])
    let tree = try TemporaryTree(["app/C.swift": ""])
    try tree.link("app/x", to: outside.path("x"))
    try tree.link("app/B.swift", to: outside.path("B.swift"))
    try tree.link("app/gone.swift", to: outside.path("gone.swift"))
    // Files are read wherever they lie, folders only inside the tree, unless they are given.
    #expect(tree.discover().paths == ["app/B.swift", "app/C.swift"])
    // Nobody has to wonder where the code of a linked folder went.
    #expect(tree.discover().problems.map(\.file) == ["app/x"])
    #expect(tree.discover().problems[0].message.hasSuffix("outside of the project; name it to have it read"))
    #expect(tree.discover(["app", "app/x"]).problems.isEmpty)
    #expect(tree.discover(["app", "app/x"]).requestedPaths == ["app/B.swift", "app/C.swift", "app/x/A.swift"])
    #expect(tree.discover(["app/B.swift"]).requestedPaths == ["app/B.swift"])
  }

  @Test func theRootMayBeReachedThroughALink() throws {
    let tree = try TemporaryTree(["real/.git/": "", "real/a/A.swift": ""])
    try tree.link("link", to: "real")
    let project = tree.discover(["link/a"])
    #expect(project.requestedPaths == ["link/a/A.swift"])
  }

  // MARK: Things that cannot be read

  @Test func pipesAreNeverOpened() throws {
    let tree = try TemporaryTree(["B.swift": ""])
    try #require(mkfifo(tree.path("A.swift"), 0o644) == 0)
    try #require(mkfifo(tree.path(".gitignore"), 0o644) == 0)
    try tree.link("C.swift", to: "A.swift")
    #expect(tree.discover().paths == ["B.swift"])
    #expect(tree.discover(["A.swift"]).problems.map(\.message) == ["is neither a file nor a folder"])
  }

  @Test func foldersMayBeNamedLikeFiles() throws {
    let tree = try TemporaryTree([
      "x.swift/A.swift": "", "Localizable.xcstrings/": "", "y.xcodeproj/project.pbxproj/": "", "Package.swift/": "",
      ".gitignore/": "",
    ])
    let project = tree.discover()
    #expect(project.paths == ["x.swift/A.swift"])
    #expect(project.problems.map(\.message) == ["is not a regular file"])
    #expect(tree.discover(["x.swift"]).requestedPaths == ["x.swift/A.swift"])
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func unreadableFilesAndFoldersAreProblems() throws {
    let tree = try TemporaryTree(["A.swift": "", "B.swift": "", "closed/C.swift": ""])
    chmod(tree.path("A.swift"), 0)
    chmod(tree.path("closed"), 0)
    defer { chmod(tree.path("closed"), 0o755) }
    let project = tree.discover()
    #expect(project.paths == ["B.swift"])
    #expect(project.problems.map(\.file) == ["A.swift", "closed"])
    #expect(project.problems.allSatisfy { $0.message.hasSuffix("cannot be read: permission denied") })
  }

  @Test func invalidUTF8IsAProblem() throws {
    let tree = try TemporaryTree(["A.swift": ""])
    try tree.write("B.swift", Array("let a = 1\nlet b = \"".utf8) + [0xE9, 0x22])
    try tree.write("C.swift", [0xFF, 0xFE, 0x41, 0])
    let project = tree.discover()
    #expect(project.paths == ["A.swift"])
    #expect(project.problems.map(\.file) == ["B.swift", "C.swift"])
    #expect(project.problems.map(\.message) == [
      "is not valid UTF-8 (line 2)", "holds NUL characters, so it is no text in UTF-8",
    ])
    // Not a word about files that nobody asked about.
    #expect(tree.discover(["A.swift"]).problems.isEmpty)
  }

  @Test func byteOrderMarksAndZerosAreFine() throws {
    let tree = try TemporaryTree(["A.swift": "\u{FEFF}import SwiftUI", "B.swift": "let a = \"\u{0}\""])
    #expect(tree.discover().paths == ["A.swift", "B.swift"])
    #expect(tree.discover().problems.isEmpty)
  }

  @Test func hugeFilesAreLeftOut() throws {
    let tree = try TemporaryTree(["A.swift": "", "B.swift": ""])
    // Sparse: takes no room on the disk.
    try #require(truncate(tree.path("B.swift"), off_t(FileSystem.sizeLimit + 1)) == 0)
    let project = tree.discover()
    #expect(project.paths == ["A.swift"])
    #expect(project.problems.map(\.message) == ["is larger than 32 MB and was left out"])
  }

  @Test func deepTreesDoNotOverflow() throws {
    let depth = 300
    let tree = try TemporaryTree([String(repeating: "d/", count: depth) + "A.swift": ""])
    #expect(tree.discover().paths.count == 1)
  }

  @Test func namesThatAreNotTextAreAProblem() throws {
    let tree = try TemporaryTree(["A.swift": ""])
    let name = tree.path("bad").utf8CString.dropLast() + [CChar(bitPattern: 0xE9)] + ".swift".utf8CString
    let descriptor = Array(name).withUnsafeBufferPointer {
      $0.baseAddress.map { open($0, O_CREAT | O_WRONLY, 0o644) } ?? -1
    }
    // Some file systems take only Unicode names.
    guard descriptor >= 0 else { return }
    close(descriptor)
    let project = tree.discover()
    #expect(project.paths == ["A.swift"])
    #expect(project.problems.map(\.file) == ["bad\\xE9.swift"])
    #expect(project.problems.map(\.message) == ["has a name that is not valid UTF-8"])
    unlink(Array(name))
    let folder = tree.path("folder").utf8CString.dropLast() + [CChar(bitPattern: 0xE9), 0]
    try #require(mkdir(Array(folder), 0o755) == 0)
    #expect(tree.discover().problems.map(\.message) == ["has a name that is not valid UTF-8; what is in it was left out"])
    rmdir(Array(folder))
  }

  @Test func sameResultEveryTime() throws {
    let tree = try TemporaryTree()
    for index in 0..<60 {
      try tree.write("m\(index % 7)/File\(index).swift", Array("struct S\(index) {}".utf8))
      try tree.write("m\(index % 7)/en.lproj/T\(index % 3).strings", Array("\"k\" = \"\(index)\";".utf8))
    }
    let first = tree.discover()
    for _ in 0..<5 {
      let next = tree.discover()
      #expect(next.paths == first.paths)
      for table in ["T0", "T1", "T2"] {
        #expect(
          next.strings.text(forKey: "k", table: table, language: "en")
            == first.strings.text(forKey: "k", table: table, language: "en"))
      }
    }
  }
}
