import Foundation
import Testing

@testable import Project

@Suite struct StringsFileTests {
  private func texts(_ bytes: [UInt8]) -> [String: String] {
    StringsFile(bytes).entries.compactMapValues(\.general)
  }

  @Test(arguments: [
    ("\"a\" = \"b\";", ["a": "b"]), ("a = b;", ["a": "b"]), ("\"a\";", ["a": "a"]), ("", [:]), (" \n\t", [:]),
    ("/* c */ \"a\" /* d */ = // e\n \"b\" ; // f", ["a": "b"]), ("{ \"a\" = \"b\"; }", ["a": "b"]),
    ("/* \"x\" = \"y\"; */", [:]), ("/**/\"a\"=\"b\";/***/", ["a": "b"]),
    ("'a' = 'it is \"b\"';", ["a": "it is \"b\""]),
    ("\"a\" = \"1\"; \"a\" = \"2\";", ["a": "2"]), ("CFBundleName = \"App\";", ["CFBundleName": "App"]),
    ("\"a b\" = \"line\\nnext\\t\\\"q\\\" \\\\ \\'\";", ["a b": "line\nnext\t\"q\" \\ '"]),
    ("\"a\" = \"two\nlines\";", ["a": "two\nlines"]), ("\"a\" = \"\\U00e9\\u00E9\";", ["a": "éé"]),
    ("\"a\" = \"\\UD83D\\UDC4B\";", ["a": "👋"]), ("\"a\" = \"\\UD83D!\";", ["a": "\u{FFFD}!"]),
    ("\"a\" = \"\\101\\12x\";", ["a": "A\nx"]), ("\"a\" = \"\\Uzz\";", ["a": "Uzz"]), ("\"a\" = \"\\%\";", ["a": "%"]),
    ("\"ключ\" = \"текст 👋\";", ["ключ": "текст 👋"]), ("\"a\"=\"b\";\r\n\"c\"=\"d\";\r\n", ["a": "b", "c": "d"]),
    ("\"http://x\" = \"a // b /* c */\";", ["http://x": "a // b /* c */"]),
    // Words that nobody wrote a text for stand for themselves, a name for programs does not.
    ("\"Cancel\" = \"\"; \"Add to list…\" = \"\"; \"home.subtitle\" = \"\";", ["home.subtitle": ""]),
  ])
  func reads(text: String, expected: [String: String]) {
    #expect(texts(Array(text.utf8)) == expected)
    #expect(StringsFile(Array(text.utf8)).error == nil)
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", "line 1: expected ';'"), ("\n\n\"a\" \"b\";", "line 3: expected ';'"),
    ("\"a\" = ;", "line 1: expected a text in quotes"), ("\"a\" = \"b;\n\n", "line 1: text without closing quote"),
    ("/* x\n", "line 1: comment without end"), ("= \"b\";", "line 1: expected a key"),
    ("\"ok\" = \"1\";\n<<<<<<< HEAD\n", "line 2: expected a key"), ("{ \"a\" = \"b\";", "line 1: expected '}'"),
    ("\"a\" = \"\\", "line 1: text without closing quote"), ("\"a\" = (1, 2);", "line 1: expected a text in quotes"),
  ])
  func errors(text: String, reason: String) throws {
    let file = StringsFile(Array(text.utf8))
    #expect(file.error?.message == "is not a valid strings file: " + reason)
    let project = try TemporaryTree(["en.lproj/A.strings": text]).discover()
    #expect(project.problems.map(\.file) == ["en.lproj/A.strings"])
  }

  @Test func keepsWhatStandsBeforeAnError() {
    #expect(texts(Array("\"a\" = \"b\"; \"c\" = \"".utf8)) == ["a": "b"])
  }

  @Test func encodings() {
    let text = "\"a\" = \"ü👋\";"
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big, [0xEF, 0xBB, 0xBF] + Array(text.utf8)] {
      #expect(texts(bytes) == ["a": "ü👋"])
    }
    #expect(texts([0xFF, 0xFE] + little + [0x20]) == ["a": "ü👋"])
    #expect(StringsFile([0x22, 0xE9, 0x22]).error?.message == "is not valid UTF-8 or UTF-16")
  }

  @Test func propertyLists() throws {
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: ["a": "b & c", "n": 1], format: format, options: 0)
      #expect(texts(Array(data)) == ["a": "b & c"])
    }
    #expect(
      StringsFile(Array("<?xml version=\"1.0\"?><plist><dict>".utf8)).error?.message == "is not a valid property list")
    #expect(StringsFile(Array("bplist00".utf8)).error != nil)
    let list = try PropertyListSerialization.data(fromPropertyList: ["a"], format: .xml, options: 0)
    #expect(StringsFile(Array(list)).error?.message == "is not a property list of keys and texts")
  }

  // MARK: Plural rules

  private func dictionary(_ entries: [String: Any]) throws -> StringTables.Entries {
    let data = try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
    return try StringsDictionary.read(Array(data))
  }

  private func rule(_ texts: [String: String]) -> [String: String] {
    texts.merging(["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d"]) { $1 }
  }

  @Test func pluralRules() throws {
    let entries = try dictionary([
      "files": [
        "NSStringLocalizedFormatKey": "Found %#@files@ in %#@folders@",
        "files": rule(["one": "%d file", "other": "%d files"]),
        "folders": rule(["one": "a folder", "other": "%d folders"]),
      ],
      "inner": [
        "NSStringLocalizedFormatKey": "%#@a@", "a": rule(["one": "one %#@b@", "other": "many %#@b@"]),
        "b": rule(["other": "bees"]),
      ],
      "circle": [
        "NSStringLocalizedFormatKey": "%#@a@", "a": rule(["other": "x" + String(repeating: "%#@a@", count: 20)]),
      ],
      "plain": ["NSStringLocalizedFormatKey": "no variable"], "odd": ["x": "y"], "text": "t",
    ])
    #expect(
      entries["files"] == .plural(["one": "Found %d file in %d folders", "other": "Found %d files in %d folders"]))
    #expect(entries["inner"] == .plural(["one": "one bees", "other": "many bees"]))
    #expect(entries["plain"] == .plain("no variable", state: nil))
    #expect(entries["odd"] == nil && entries["text"] == nil)
    // A text that contains itself grows, but not without end.
    #expect((entries["circle"]?.general?.utf8.count ?? 0) < 200_000)
  }

  @Test func devicesAndWidths() throws {
    let entries = try dictionary([
      "tap": ["NSStringDeviceSpecificRuleType": ["mac": "Click", "iphone": "Tap"]],
      "width": ["NSStringVariableWidthRuleType": ["1": "Hi", "50": "Hello there"]],
    ])
    #expect(entries["tap"] == .device(["mac": "Click", "iphone": "Tap"]))
    #expect(entries["width"] == .plain("Hello there", state: nil))
  }

  @Test func pluralRulesGoBeforePlainTexts() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["k": ["NSStringLocalizedFormatKey": "%#@n@", "n": rule(["other": "%d"])]], format: .xml,
      options: 0)
    let tree = try TemporaryTree(["en.lproj/Localizable.strings": "k = plain; l = plain;"])
    try tree.write("en.lproj/Localizable.stringsdict", Array(data))
    let strings = tree.discover().strings
    #expect(strings.text(forKey: "k", table: nil, language: "en") == .plural(["other": "%d"]))
    #expect(strings.text(forKey: "l", table: nil, language: "en") == .plain("plain", state: nil))
  }

  @Test func brokenPluralFilesAreProblems() throws {
    let project = try TemporaryTree(["en.lproj/A.stringsdict": "<plist><dict><key>"]).discover()
    #expect(project.problems.map(\.message) == ["is not a valid property list"])
  }

  @Test func byteOrderMarksBetweenPartsAreNothing() {
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in "\u{FEFF}/* a */\n\"a\" = \"A\";\n\u{FEFF}\"b\" = \"B\";\n".utf16 {
      bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    let file = StringsFile(bytes)
    #expect(file.error == nil)
    #expect(file.entries.compactMapValues(\.general) == ["a": "A", "b": "B"])
  }
}
