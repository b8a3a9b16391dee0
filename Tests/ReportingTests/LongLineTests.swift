import SourceModel
import Testing

@testable import Reporting

@Suite struct LongLineTests {
  /// A file of one line is cut around each place; looking at all of the line for each of them would take time by the
  /// square of their number, so what lies far from a place must not matter.
  @Test func farTextDoesNotMatter() {
    let near = String(repeating: "ä", count: 3000) + " Slider(value: $x) " + String(repeating: "ö", count: 3000)
    let far = String(repeating: "\u{1F469}\u{200D}\u{1F4BB}x", count: 40_000)
    let excerpts = [near, far + near, near + far].map { text -> SourceExcerpt in
      let file = SourceFile(path: "A.swift", text: text)
      let start = text.utf8.count - (text.range(of: "Slider").map { text[$0.lowerBound...].utf8.count } ?? 0)
      return SourceExcerpt(SourceRange(file: file, start: start, end: start + 17))
    }
    #expect(excerpts[0].text.hasPrefix("…" + String(repeating: "ä", count: 14) + " Slider(value: $x) ö"))
    #expect(excerpts[0].text.hasSuffix("ö…"))
    #expect(DisplayText.width(excerpts[0].text) == SourceExcerpt.limit)
    #expect(excerpts[0].offset == 16 && excerpts[0].length == 6)
    #expect(excerpts.allSatisfy { $0 == excerpts[0] })
  }

  @Test func placesBehindTheEndAreEmpty() {
    let file = SourceFile(path: "A.swift", text: "let a")

    #expect(SourceExcerpt(SourceRange(file: file, start: 5, end: 5)).text == "let a")
  }
}
