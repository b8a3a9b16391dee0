import SourceModel
import SwiftSource
import Testing

@Suite struct DeterminismTests {
  private let sources: [SourceFile] = (0..<40).map { number in
    SourceFile(
      path: "Sources/F\(number).swift",
      text: """
        struct V\(number): View { var body: some View { Text("\\(x)").accessibilityLabel("\(number)") } }
        extension View { func m\(number)() -> some View { self } }
        """ + String(repeating: "// filler\n", count: number * 7 % 13))
  }

  private func dump(_ files: [FileDeclarations]) -> [String] {
    files.map { file in
      let types = file.types.map { "\($0.qualifiedName)\($0.members.properties.map { Printer.print($0) })" }
      return "\(file.file.path) \(types) \(file.accessibilityUses.map { "\($0.name)@\($0.range.start)" })"
    }
  }

  @Test func orderAndContentsDoNotDependOnTheNumberOfThreads() async {
    let one = await lowerAll(sources, width: 1)
    #expect(one.map(\.file.path) == sources.map(\.path))
    for width in [0, 2, 3, 8, 100] {
      let many = await lowerAll(sources, width: width)
      #expect(dump(many) == dump(one))
    }
    #expect(await lowerAll([], width: 2).isEmpty)
  }

  @Test func theIndexDoesNotDependOnTheOrderOfFiles() async {
    let files = await lowerAll(sources, width: 2)
    let first = DeclarationIndex(files)
    let second = DeclarationIndex(files.reversed())
    #expect(first.types(conformingTo: "View").map(\.name) == second.types(conformingTo: "View").map(\.name))
    #expect(first.types(conformingTo: "View").count == 40)
    #expect(second.files.first?.file.path == "Sources/F39.swift")
  }
}
