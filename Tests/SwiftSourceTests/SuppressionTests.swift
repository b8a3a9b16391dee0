import SwiftSource
import Testing

@Suite struct SuppressionTests {
  private static func name(_ reach: SuppressionComment.Reach) -> String {
    switch reach {
    case .place: ""
    case .file: "file"
    case .begin: "begin"
    case .end: "end"
    case .unknown(let word): word
    }
  }

  private func suppressions(_ text: String) -> [String] {
    lower(text).suppressions.map { comment in
      "\(comment.rules.joined(separator: "+"))|\(comment.reason ?? "")|\(Self.name(comment.reach))"
        + "|\(comment.isOnOwnLine ? "own" : "")|\(comment.range.text)"
    }
  }

  @Test(arguments: [
    ("// earshot:ignore rule-a", ["rule-a|||own|// earshot:ignore rule-a"]),
    (
      "let a = 1 // earshot:ignore rule-a, rule-b -- why -- so",
      ["rule-a+rule-b|why -- so|||// earshot:ignore rule-a, rule-b -- why -- so"]
    ),
    ("  /// earshot:ignore-file x", ["x||file|own|/// earshot:ignore-file x"]),
    ("//earshot:ignore", ["|||own|//earshot:ignore"]),
    (
      "func f() {\n  // earshot:ignore a\n  g()\n}\n// earshot:ignore b",
      ["a|||own|// earshot:ignore a", "b|||own|// earshot:ignore b"]
    ),
    ("let a = \"// earshot:ignore x\"", []), 
    ("/* earshot:ignore x -- why */", ["x|why||own|/* earshot:ignore x -- why */"]),
    ("/* earshot:ignore x */ f()", ["x||||/* earshot:ignore x */"]), ("// earshot: ignore x", ["x|||own|// earshot: ignore x"]),
    ("// earshot:ignore-next x", ["x|||own|// earshot:ignore-next x"]),
    ("// earshot:ignore-begin x", ["x||begin|own|// earshot:ignore-begin x"]),
    ("// earshot:ignore-end", ["||end|own|// earshot:ignore-end"]),
    ("// earshot:disable x", ["x||earshot:disable|own|// earshot:disable x"]),
    ("// earshot:disable:next x", ["next+x||earshot:disable|own|// earshot:disable:next x"]),
    ("// earshot: we disable this", []),
    ("// earshot:ignored x", []),
    ("// earshot-ignore x", ["||earshot-ignore|own|// earshot-ignore x"]),
    ("// Earshot: ignore x", ["x|||own|// Earshot: ignore x"]),
    ("// earshot ignore them", []),
    ("// write earshot:ignore x", []), ("let a = \"\"\"\n// earshot:ignore x\n\"\"\"", []),
    ("// earshot:ignore x --", ["x|||own|// earshot:ignore x --"]),
    ("a()\r\n// earshot:ignore x\r\nb()", ["x|||own|// earshot:ignore x"]),
    ("// earshot:ignore é -- ü", ["é|ü||own|// earshot:ignore é -- ü"]),
  ])
  func comments(source: String, expected: [String]) {
    #expect(suppressions(source) == expected)
  }
}
