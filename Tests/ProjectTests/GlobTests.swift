import Testing

@testable import Project

@Suite struct GlobTests {
  @Test(arguments: [
    ("*.swift", "A.swift"), ("*.swift", "a/b/A.swift"), ("*.generated.swift", "a/B.generated.swift"),
    ("Pods", "Pods/A/B.swift"), ("Pods", "x/Pods/B.swift"), ("Pods/", "x/Pods/B.swift"),
    ("Sources/Vendor", "Sources/Vendor/A.swift"), ("/Sources", "Sources/A.swift"), ("./Sources", "Sources/A.swift"),
    ("Sources/*/Views", "Sources/App/Views/A.swift"), ("Sources/**", "Sources/a/b/c.swift"),
    ("**/Mocks/*.swift", "Mocks/A.swift"), ("**/Mocks/*.swift", "a/b/Mocks/A.swift"), ("**", "a/b.swift"),
    ("a/**/z.swift", "a/z.swift"), ("a/**/z.swift", "a/b/c/z.swift"), ("?.swift", "é.swift"),
    ("[A-C]*.swift", "B1.swift"), ("[!A-C]*.swift", "D.swift"), ("{App,Kit}/*.swift", "Kit/A.swift"),
    ("{App,Kit/{a,b}}/*.swift", "Kit/b/A.swift"), ("a{,b}.swift", "a.swift"), ("\\*.swift", "*.swift"),
    ("My File.swift", "x/My File.swift"), ("a{b", "a{b"), ("[]]x", "]x"), ("*", "a/b.swift"), ("A.swift", "./A.swift"),
  ])
  func matches(pattern: String, path: String) {
    #expect(Glob(pattern).matches(path))
  }

  @Test(arguments: [
    ("*.swift", "A.strings"), ("Sources/Vendor", "Other/Sources/Vendor/A.swift"), ("Pods/", "Pods"),
    ("Sources/*.swift", "Sources/a/B.swift"), ("Sources/**", "Sources"), ("/A.swift", "x/A.swift"),
    ("?.swift", "ab.swift"), ("[A-C].swift", "a.swift"), ("pods", "Pods/A.swift"), ("", "A.swift"), ("/", "A.swift"),
    ("[abc", "[abc"), ("a\\", "a"), ("{App,Kit}/*.swift", "Other/A.swift"), ("*", ""), ("Tests", "LatestTests/A.swift"),
  ])
  func doesNotMatch(pattern: String, path: String) {
    #expect(!Glob(pattern).matches(path))
  }

  /// Matchers that try every way to divide the text need longer than the universe for these.
  @Test func hostilePatternsAreCheap() {
    let name = String(repeating: "a", count: 250)
    #expect(!Glob(String(repeating: "*a", count: 100) + "b").matches(name))
    let deep = Array(repeating: "a", count: 200).joined(separator: "/")
    #expect(!Glob(String(repeating: "**/a/", count: 80) + "b").matches(deep))
    #expect(!Glob(String(repeating: "{a,b}", count: 60)).matches(name))
  }
}
