import Foundation
import Testing

@testable import Reporting

@Suite struct JSONTests {
  @Test func keepsTheOrderOfMembers() {
    let value: JSONValue = [
      "zebra": 1, "apple": ["line": 1, "column": 2], "list": ["a", "b"], "none": [], "empty": [:],
    ]
    #expect(
      value.document() == """
        {
          "zebra": 1,
          "apple": {"line": 1, "column": 2},
          "list": ["a", "b"],
          "none": [],
          "empty": {}
        }

        """)
  }

  @Test func escapesWhatJSONAndJavaScriptDemand() {
    let text = "\" \\ \n \r \t \u{0} \u{1F} \u{7F} \u{85} \u{2028} \u{2029} / é 🎧"
    let expected = #""\" \\ \n \r \t \u0000 \u001f \u007f \u0085 \u2028 \u2029 / é 🎧""# + "\n"
    #expect(JSONValue.string(text).document() == expected)
  }

  @Test func isReadBackAsItWas() throws {
    let texts = [
      "", "«movie.title»", "line\nbreak", "\r\n", "\u{2028}", "👩🏽‍🚀", "e\u{301}", "日本語", "\u{FFFD}", "\u{10FFFF}",
    ]
    let object = try parsed(JSONValue.object([.init("texts", JSONValue(texts))]).document())
    // Compared by scalars: Swift takes composed and decomposed letters for the same.
    let read = try #require(object["texts"] as? [String])
    #expect(read.map { Array($0.unicodeScalars) } == texts.map { Array($0.unicodeScalars) })
  }

  @Test func writesNothingForWhatIsMissing() {
    #expect(JSONValue(nil as String?).document() == "null\n")
    #expect(JSONValue(nil as Int?).document() == "null\n")
    #expect(JSONValue(3).document() == "3\n")
  }
}
