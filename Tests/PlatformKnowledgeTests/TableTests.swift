import Testing

@testable import PlatformKnowledge

@Suite struct TableTests {
  @Test func readsCommentsHeaderAndRows() {
    let table = Table(DataFile(name: "t", text: "# about\na\tb\tc\n1\t\t3\n4\n"))
    #expect(table.columns == ["a", "b", "c"])
    #expect(table.rows.map { [$0["a"], $0["b"], $0["c"]] } == [["1", "", "3"], ["4", "", ""]])
    #expect(table.rows[0].optional("b") == nil)
    #expect(table.rows[0]["absent"] == "")
  }

  @Test func repeatsTheFieldAboveWhereAsked() {
    let file = DataFile(name: "t", text: "a\tb\n1\t2\n\"\t3\n\"\t\"\n")
    #expect(Table(file, repeats: true).rows.map(\.fields) == [["1", "2"], ["1", "3"], ["1", "3"]])
    #expect(Table(file).rows.map(\.fields) == [["1", "2"], ["\"", "3"], ["\"", "\""]])
  }

  @Test func splitsLists() {
    let table = Table(DataFile(name: "t", text: "a\tb\nx y\tdouble tap, swipe\n"))
    #expect(table.rows[0].list("a") == ["x", "y"])
    #expect(table.rows[0].list("b", separator: ",") == ["double tap", "swipe"])
  }
}
