import Reporting
import SourceModel
import Testing

@Suite struct ProblemListTests {
  @Test func whatManyFilesHaveInCommonIsSaidOnce() {
    let many = (1...5).map { Problem(file: "\($0).strings", message: "is not valid") }
    let list = ProblemList(many + [Problem(file: "A.swift", message: "is empty"), Problem(file: "", message: "no app")])
    #expect(list.lines == ["1.strings, 2.strings, 3.strings and 2 more: is not valid", "A.swift: is empty", "no app"])
    #expect(ProblemList(Array(many.prefix(2))).lines == ["1.strings: is not valid", "2.strings: is not valid"])
  }
}
