import Foundation
import Testing

/// The same files give the same bytes, whoever runs the program and however.
@Suite struct SameBytesTests {
  private static let app = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples/Larkspur")

  /// The example app, its files written in an order that the numbers decide.
  private func copy(backwards: Bool) throws -> Tree {
    let tree = try Tree()
    let paths = FileManager.default.enumerator(atPath: Self.app.path)?.compactMap { $0 as? String }.sorted() ?? []
    for path in backwards ? paths.reversed() : paths {
      let file = Self.app.appendingPathComponent(path)
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
      if isFolder.boolValue { continue }
      try tree.write(try Data(contentsOf: file), to: path)
    }
    return tree
  }

  @Test(arguments: [
    "check --format json", "check --format sarif", "check --show all", "check --diff --suggested", "read",
    "read --format json --locale ja",
  ])
  func ordersThreadsAndSeedsChangeNothing(_ command: String) throws {
    let (tree, backwards) = (try copy(backwards: false), try copy(backwards: true))
    let expected = try tree.shell("$earshot \(command) --jobs 1").output
    #expect(expected.count > 1_000)
    #expect(try backwards.shell("$earshot \(command) --jobs 3").output == expected)
    #expect(try tree.shell("SWIFT_DETERMINISTIC_HASHING=1 LC_ALL=C $earshot \(command)").output == expected)
    let names = "$(find . -name '*.swift' | sort"
    let named = try tree.shell("$earshot \(command) \(names))").output
    #expect(try tree.shell("$earshot \(command) \(names) -r)").output == named)
  }
}
