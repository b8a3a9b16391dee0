import Reporting
import SourceModel
import Testing

@testable import EarshotServer

/// Texts, positions and edits as clients send them.
@Suite struct DocumentTests {
  private let file = SourceFile(path: "a", text: "ab\r\né😀x\n\u{1F469}\u{200D}\u{1F4BB}y")

  @Test(arguments: [(PositionEncoding.utf8, 2, 6, 7), (.utf16, 1, 3, 4), (.utf32, 1, 2, 3)])
  func charactersOfALine(_ encoding: PositionEncoding, _ afterE: Int, _ afterFace: Int, _ afterX: Int) {
    let start = 4
    for (character, offset) in [(0, start), (afterE, start + 2), (afterFace, start + 6), (afterX, start + 7)] {
      let position = TextPosition(line: 1, character: character)
      #expect(file.offset(of: position, encoding) == offset)
      #expect(file.textPosition(at: offset, encoding) == position)
    }
  }

  @Test func whatLiesOutsideIsTheEnd() {
    for encoding in PositionEncoding.allCases {
      #expect(file.offset(of: TextPosition(line: 0, character: 99), encoding) == 2)
      #expect(file.offset(of: TextPosition(line: 99, character: 0), encoding) == file.bytes.count)
      #expect(file.textPosition(at: 9999, encoding).line == 2)
    }
    // Within a pair or between the bytes of a character is before it.
    #expect(file.offset(of: TextPosition(line: 1, character: 2), .utf16) == 6)
    #expect(file.offset(of: TextPosition(line: 1, character: 1), .utf8) == 4)
  }

  private func change(_ from: (Int, Int), _ to: (Int, Int), _ text: String) -> JSONValue {
    [
      "range": [
        "start": TextPosition(line: from.0, character: from.1).json, "end": TextPosition(line: to.0,
        character: to.1).json,
      ], "text": .string(text),
    ]
  }

  private func edited(_ text: String, _ changes: JSONValue...) -> (text: String, isGood: Bool) {
    var document = Document(uri: "a", languageID: "swift", version: 1, text: text)
    let isGood = document.apply(changes, .utf16)
    return (String(decoding: document.bytes, as: UTF8.self), isGood)
  }

  @Test func edits() {
    #expect(edited("abc\ndef\n", change((0, 1), (1, 1), "X")).text == "aXef\n")
    #expect(edited("😀b", change((0, 2), (0, 3), "c")).text == "😀c")
    // Each is about the text that the ones before it have made.
    #expect(edited("", change((0, 0), (0, 0), "a\nb"), change((1, 1), (1, 1), "!")).text == "a\nb!")
    #expect(edited("old", ["text": "new"]).text == "new")
    #expect(edited("abc", change((0, 2), (0, 1), "-")).text == "a-c")
  }

  @Test func editsThatCannotBeReadAreLeftOut() {
    let bad = edited("abc", ["text": 1], ["range": ["start": 1], "text": "x"], change((0, 3), (0, 3), "d"))
    #expect(bad.text == "abcd")
    #expect(!bad.isGood)
  }

  @Test(arguments: [
    ("{ \"|", [JSONPlace.Step](), true), ("{ \"rules\": { \"icon|", [.member("rules")], true),
    ("{ \"rules\": { \"a\": \"|\" } }", [.member("rules"), .member("a")], false),
    ("{ \"overrides\": [{ \"files\": [\"x\", |", [.member("overrides"), .item, .member("files"), .item], false),
    ("{ rules: { a: 'off', // \"{\n |", [.member("rules")], true), ("|", [], false), ("}}] |", [], false),
  ])
  func placesInAConfiguration(_ text: String, _ path: [JSONPlace.Step], _ isKey: Bool) throws {
    let offset = try #require(text.utf8.firstIndex(of: UInt8(ascii: "|")))
    let place = JSONPlace(Array(text.replacing("|", with: "").utf8), text.utf8.distance(from: text.startIndex,
      to: offset))
    #expect(place.path == path)
    #expect(place.isKey == isKey)
  }
}
