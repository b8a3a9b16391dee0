import Reporting
import Testing

@testable import EarshotServer

/// Reading JSON, and telling what a message is.
@Suite struct MessageTests {
  @Test func valuesComeBackAsTheyWere() throws {
    let text = #"{"a":[1,-2,9007199254740993,1.5,true,false,null,"é\n\"\\"],"b":{}}"#
    let value = try JSONParser.parse(text)
    #expect(String(decoding: value.compact(), as: UTF8.self) == text)
    #expect(value["a"]?.array?[2] == .integer(9_007_199_254_740_993))
  }

  @Test func escapes() throws {
    #expect(try JSONParser.parse(#""\u00e9\ud83d\ude00\/\t""#) == "é😀/\t")
    // Half of a pair is no character.
    #expect(try JSONParser.parse(#""\ud83dx""#) == "\u{FFFD}x")
    #expect(try JSONParser.parse(#""\ud83d\u0041""#).string?.last == "A")
  }

  @Test(arguments: [
    "", "{", "[1,", "[1 2]", #"{"a" 1}"#, #"{a: 1}"#, "01x", "+1", ".5", "nan", "tru", "\"", "\"\\u12\"", "\"\\x\"",
    "1 1", "\u{0}", "\"\n\"", "0x10", String(repeating: "[", count: 10_000),
  ])
  func whatIsNoJSON(_ text: String) {
    #expect(throws: JSONParsingError.self) { try JSONParser.parse(text) }
  }

  @Test func kindsOfMessages() throws {
    func message(_ text: String) throws -> RPCMessage { RPCMessage(try JSONParser.parse(text)) }
    #expect(try message(#"{"id":1,"method":"m","params":[]}"#) == .request(id: 1, method: "m", params: []))
    #expect(try message(#"{"id":"a","method":"m"}"#) == .request(id: "a", method: "m", params: .null))
    #expect(try message(#"{"method":"m"}"#) == .notification(method: "m", params: .null))
    #expect(try message(#"{"id":1,"result":null}"#) == .response(id: 1, .success(.null)))
    #expect(
      try message(#"{"id":1,"error":{"code":-1,"message":"no"}}"#)
        == .response(id: 1, .failure(RPCError(["code": -1, "message": "no"]))))
    for text in ["{}", "1", "[]", #"{"id":1,"method":2}"#, #"{"id":{},"method":"m"}"#] {
      guard case .invalid = try message(text) else {
        Issue.record("\(text) is no message")
        continue
      }
    }
  }

  @Test func paths() {
    #expect(FileURI.path("file:///a/b%20c/%C3%A9.swift") == "/a/b c/é.swift")
    #expect(FileURI.path("file://localhost/a/../b") == "/b")
    for uri in ["untitled:Untitled-1", "file://host/a", "http://a/b", "file:", "file://", "file:///a%00b",
      "file:///%zz"] {
      #expect(FileURI.path(uri) == nil, "\(uri)")
    }
    #expect(FileURI.uri("/a b/é") == "file:///a%20b/%C3%A9")
    #expect(FileURI.path(FileURI.uri("/a?b#c%/[d]")) == "/a?b#c%/[d]")
  }
}
