import Testing

@testable import Project

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONValue { try JSONReader.read(Array(text.utf8)) }

  @Test func values() throws {
    let text = """
      {"a": [1, -2.5e1, true, false, null, "x"], "b": {},
       "c": [], "b": "last", "": "empty"}

      """
    let value = try read("\u{FEFF} " + text.replacing("\n", with: "\r\n"))
    #expect(value["a"]?.array.count == 6)
    if case .number(let number)? = value["a"]?.array[1] { #expect(number == -25) } else { Issue.record("no number") }
    #expect(value["b"]?.string == "last")
    #expect(value[""]?.string == "empty")
    #expect(value["d"] == nil)
    #expect(value["a"]?["x"] == nil && value["a"]?.members.isEmpty == true && value["c"]?.array.isEmpty == true)
  }

  @Test(arguments: [
    ("\"a\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "a\"\\/\u{8}\u{C}\n\r\t"), ("\"\\u00e9\\u30AD\"", "éキ"),
    ("\"\\ud83d\\udc4b!\"", "👋!"), ("\"\\ud83d\"", "\u{FFFD}"), ("\"\\ud83dx\"", "\u{FFFD}x"), ("\"ü👋\"", "ü👋"),
    ("\"\"", ""),
  ])
  func strings(text: String, expected: String) throws {
    #expect(try read(text).string == expected)
  }

  @Test(arguments: [
    "", " ", "{", "}", "[", "[1", "[1,", "[1,]", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,}", "{a:1}", "{1:1}", "\"",
    "\"\\", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"\\ud83d\\u\"", "\"a\nb\"", "tru", "truee", "nul", "-", "1.2.3",
    "+1x", "[1 2]", "// x\n1", "'a'", "1 1", "\u{0}", "\"a\\\nb\"", "\"\\n\n\"",
  ])
  func errors(text: String) {
    #expect(throws: JSONError.self) { try read(text) }
  }

  @Test func errorsNameTheLine() {
    #expect(throws: JSONError.self) { try read("{\n\n\"a\" 1}") }
    do { _ = try read("{\n\n\"a\" 1}") } catch {
      #expect((error as? JSONError)?.line == 3)
      #expect((error as? JSONError)?.message == "expected ':'")
    }
  }

  @Test func depthIsLimited() throws {
    #expect(throws: JSONError.self) { try read(String(repeating: "[", count: 1_000_000)) }
    #expect(throws: JSONError.self) { try read(String(repeating: "{\"a\":", count: 100_000)) }
    #expect(throws: Never.self) { try read(String(repeating: "[", count: 100) + String(repeating: "]", count: 100)) }
  }
}
