import SourceModel
import Testing

@testable import Reporting

@Suite struct DisplayTextTests {
  @Test func lineHoldsNothingThatATerminalObeys() {
    #expect(DisplayText.line("a\u{1B}[31mred") == "a␛[31mred")
    #expect(DisplayText.line("two\r\nlines\n\nmore") == "two lines more")
    #expect(DisplayText.line("\u{202E}turned\u{2066}\u{85}\u{9B}") == "\u{FFFD}turned\u{FFFD} \u{FFFD}")
    #expect(DisplayText.line("«movie.title», 日本語 🎧") == "«movie.title», 日本語 🎧")
  }

  @Test(arguments: [("abc", 3), ("«a»", 3), ("日本語", 6), ("e\u{301}", 1), ("🎧", 2), ("✔︎", 1), ("한국", 4), ("…", 1)])
  func countsColumns(text: String, columns: Int) {
    #expect(DisplayText.width(text) == columns)
  }

  @Test func breaksAtSpaces() {
    #expect(DisplayText.wrapped("one two three", to: 8) == ["one two", "three"])
    #expect(DisplayText.wrapped("incomprehensible", to: 4) == ["incomprehensible"])
    #expect(DisplayText.wrapped("", to: 4) == [""])
    #expect(DisplayText.wrapped("名前がない。", to: 10) == ["名前がな", "い。"])
    #expect(DisplayText.wrapped("`Slider`に「名前」", to: 11) == ["`Slider`に", "「名前」"])
    #expect(DisplayText.wrapped("  indented text", to: 10) == ["  indented", "text"])
  }

  @Test func spreadsTextOverALine() {
    #expect(DisplayText.spread("left", ":7", to: 10) == "left    :7")
    #expect(DisplayText.spread("much too long", ":7", to: 10) == "much too long  :7")
    #expect(DisplayText.spread("left", "", to: 10) == "left")
  }
}

@Suite struct SourceExcerptTests {
  private func excerpt(_ line: String, marking text: String) -> SourceExcerpt {
    let file = SourceFile(path: "A.swift", text: "first\n\(line)\nlast")
    return SourceExcerpt(PlayerBar.range(text, in: file))
  }

  /// The excerpt with its marks below it.
  private func drawn(_ excerpt: SourceExcerpt) -> String {
    excerpt.text + "\n" + String(repeating: " ", count: excerpt.offset) + String(repeating: "^", count: excerpt.length)
  }

  @Test func marksTheNameOfACall() {
    #expect(
      drawn(excerpt("    Slider(value: $volume)", marking: "Slider(value: $volume)"))
        == "Slider(value: $volume)\n^^^^^^")
    #expect(drawn(excerpt("  Button { close() }", marking: "Button { close() }")) == "Button { close() }\n^^^^^^")
    #expect(
      drawn(excerpt("  Text(\"a\").font(.title)", marking: ".font(.title)"))
        == "Text(\"a\").font(.title)\n         ^^^^^")
  }

  @Test func marksOtherStretchesWhole() {
    #expect(
      drawn(excerpt("  label: \"Close button\")", marking: "\"Close button\""))
        == "label: \"Close button\")\n       ^^^^^^^^^^^^^^")
  }

  @Test func countsColumnsAndNotBytes() {
    #expect(
      drawn(excerpt("Text(\"日本\"); Slider(value: x)", marking: "Slider(value: x)"))
        == "Text(\"日本\"); Slider(value: x)\n              ^^^^^^")
    #expect(
      drawn(excerpt("\tText(\"é\");\tSlider()", marking: "Slider()")) == "Text(\"é\"); Slider()\n           ^^^^^^")
  }

  @Test func staysOnTheFirstLineOfAPlace() {
    let file = SourceFile(path: "A.swift", text: "  Menu(\n    content: x\n  )")
    #expect(drawn(SourceExcerpt(PlayerBar.range("Menu(\n    content: x\n  )", in: file))) == "Menu(\n^^^^")
  }

  @Test func cutsLongLines() {
    let long = String(repeating: "veryLong.", count: 20)
    let late = excerpt("\(long)Slider(value: x)\(long)", marking: "Slider(value: x)")
    #expect(late.text.hasPrefix("…") && late.text.hasSuffix("…"))
    #expect(DisplayText.width(late.text) <= SourceExcerpt.limit)
    #expect(late.text.dropFirst(late.offset).hasPrefix("Slider"))
    let early = excerpt("Slider(value: x)\(long)", marking: "Slider(value: x)")
    #expect(early.text.hasPrefix("Slider") && DisplayText.width(early.text) <= SourceExcerpt.limit)
  }

  @Test func showsNoControlCharacters() {
    let excerpt = excerpt("Text(\"\u{1B}[2J\")", marking: "Text(\"\u{1B}[2J\")")
    #expect(excerpt.text == "Text(\"␛[2J\")")
  }

  @Test func standsAtTheEndOfTheFile() {
    let file = SourceFile(path: "A.swift", text: "import SwiftUI\n")
    let excerpt = SourceExcerpt(SourceRange(file: file, start: 15, end: 15))
    #expect(excerpt.text.isEmpty && excerpt.length == 1)
  }
}
