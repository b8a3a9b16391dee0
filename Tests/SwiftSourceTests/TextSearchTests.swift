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
}
