import SourceModel
import Testing

@Suite("Searching texts")
struct TextSearchTests {
  @Test("A text is found wherever it stands", arguments: ["abc", "a", "c", "bc", "ab", ""])
  func isFound(_ sought: String) {
    #expect("abc".contains(sought))
    #expect("xxabc".dropFirst(2).contains(sought))
  }

  @Test("What is not there is not found", arguments: ["abcd", "ac", "ABC", "bcd", "\u{0}"])
  func isNotFound(_ sought: String) {
    #expect(!"abc".contains(sought))
    #expect(!"abcd".dropLast().contains(sought))
  }

  @Test("Repeated beginnings do not hide a text")
  func repeatedBeginnings() {
    #expect("aaaaab".contains("aab"))
    #expect("日本語の文".contains("語の"))
    #expect(!"".contains("a"))
  }

  @Test("A file may hold each stretch of its text, and surely not what is of other letters")
  func mayHold() {
    let text = "struct Card: View { var title = \"日本語の文\" }"
    let file = SourceFile(path: "Card.swift", text: text)
    for start in text.indices { for end in text.indices where end >= start { #expect(file.mayHold(String(text[start..<end]))) } }
    #expect(!file.mayHold("Slider"))
    #expect(!file.mayHold("文の日本語"))
    #expect(!SourceFile(path: "Empty.swift", text: "").mayHold("word"))
    // What is shorter than what is noted is looked for.
    #expect(file.mayHold("xyz"))
  }
}
