import Reporting
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ before: String, _ after: String) -> String {
    UnifiedDiff(path: "A.swift", before: before, after: after).text()
  }

  @Test func nothingForEqualTexts() {
    #expect(diff("a\nb\n", "a\nb\n").isEmpty)
    #expect(diff("", "").isEmpty)
  }

  @Test func showsThreeLinesAround() {
    let before = (1...9).map { "\($0)\n" }.joined()
    #expect(
      diff(before, before.replacing("5\n", with: "five\n")) == """
        --- a/A.swift
        +++ b/A.swift
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func joinsNearChangesAndPartsFarOnes() {
    let before = (1...30).map { "\($0)\n" }.joined()
    let near = before.replacing("\n10\n", with: "\nten\n").replacing("\n15\n", with: "\nfifteen\n")
    #expect(diff(before, near).split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -7,12 +7,12 @@"])
    let far = before.replacing("\n5\n", with: "\n").replacing("\n25\n", with: "\n25\n25b\n")
    #expect(
      diff(before, far).split(separator: "\n").filter { $0.hasPrefix("@@") } == [
        "@@ -2,7 +2,6 @@", "@@ -23,6 +22,7 @@",
      ])
  }

  @Test func keepsLineEndsAndSaysWhenTheLastIsMissing() {
    #expect(
      diff("a\r\nb", "a\r\nc")
        == "--- a/A.swift\n+++ b/A.swift\n@@ -1,2 +1,2 @@\n a\r\n-b\n\\ No newline at end of file\n"
        + "+c\n\\ No newline at end of file\n")
    #expect(diff("a\n", "a\r\n").contains("-a\n+a\r\n"))
    #expect(diff("", "a\n").contains("@@ -0,0 +1,1 @@\n+a\n"))
  }
}
