import Testing

@testable import Project

@Suite struct PathTests {
  @Test(arguments: [
    ("a", "/home/a"), (".", "/home"), ("", "/home"), ("./a//b/", "/home/a/b"), ("../x", "/x"), ("../../../x", "/x"),
    ("/etc/./y/../z", "/etc/z"), ("/", "/"), ("/..", "/"), ("a b/ü\n.swift", "/home/a b/ü\n.swift"),
  ])
  func absolute(path: String, expected: String) {
    #expect(Paths.absolute(path, from: "/home") == expected)
  }

  @Test(arguments: [
    ("/a/b/c", "/a/b", "c"), ("/a/b", "/a/b", "."), ("/a/x", "/a/b", "../x"), ("/a", "/a/b/c", "../.."),
    ("/ab/x", "/a", "../ab/x"), ("/a", "/", "a"), ("/", "/a", ".."), ("/", "/", "."),
  ])
  func relative(path: String, folder: String, expected: String) {
    #expect(Paths.relative(path, to: folder) == expected)
  }

  @Test func partsOfPaths() {
    #expect(Paths.parent("/a/b") == "/a")
    #expect(Paths.parent("/a") == "/")
    #expect(Paths.parent("/") == "/")
    #expect(Paths.name("/a/b.swift") == "b.swift")
    #expect(Paths.stem("/a/b.generated.swift") == "b.generated")
    #expect(Paths.stem("/a/.hidden") == ".hidden")
    #expect(Paths.common("/a/b/c", "/a/bc") == "/a")
    #expect(Paths.common("/a", "/b") == "/")
  }

  @Test func containmentComparesWholePartsAndBytes() {
    #expect(Paths.contains("/a", "/a"))
    #expect(Paths.contains("/a", "/a/b"))
    #expect(!Paths.contains("/a", "/ab"))
    #expect(!Paths.contains("/a/b", "/a"))
    #expect(Paths.contains("/", "/a"))
    // Composed and decomposed é are different names on Linux.
    #expect(!Paths.contains("/caf\u{E9}", "/cafe\u{301}/x"))
  }

  @Test(
    arguments: [
      ([], nil), ([0x41, 0x42], nil), (Array("Grüße 👋 der Straße".utf8), nil), ([0x41, 0xC3], 1), ([0xC0, 0x80], 0),
      ([0xED, 0xA0, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xFF, 0xFE], 0), (Array("12345678".utf8) + [0x80], 8),
      ([0xE0, 0x9F, 0x80], 0), ([0xF0, 0x9F, 0x91, 0x8B, 0x80], 4),
    ] as [([UInt8], Int?)])
  func utf8Check(bytes: [UInt8], expected: Int?) {
    #expect(UTF8Check.firstInvalidOffset(bytes) == expected)
  }
}
