import EarshotCore
import Testing

/// Lists whose rows the source does not show have rows all the same, beside what the list shows by itself.
@Suite struct UIKitUnseenRowTests {
  private func heard(_ statements: String, members: String = "") async throws -> [String] {
    let code = UIKitExample.controller(
      """
      let words = UILabel()
      words.text = "Nothing here"
      view.addSubview(list)
      \(statements)
      """, members: members)
    let analysis = await Analysis.run(files: ["Example.swift": code])
    let screen = try #require(analysis.screens.first { $0.name == "Example" })
    return screen.nodes.elements.filter { $0.exposure == .exposed }.map { element in
      element.role == .opaque ? "unknown" : element.label?.value.rendered ?? ""
    }
  }

  private static let table = "let list = UITableView()"
  private static let collection = "let list = UICollectionView(frame: .zero, collectionViewLayout: layout)"

  @Test(arguments: [
    ("list.backgroundView = words", table, ["Nothing here", "unknown"]),
    ("list.tableHeaderView = words", table, ["Nothing here", "unknown"]),
    ("list.tableFooterView = words", table, ["unknown", "Nothing here"]),
    ("list.backgroundView = words", collection, ["Nothing here", "unknown"]),
  ])
  func besidesWhatTheListShows(statement: String, members: String, all: [String]) async throws {
    let source = "list.dataSource = PackageSource.shared"
    #expect(try await heard("\(statement)\n\(source)", members: members) == all)
  }

  /// One that has no source for certain has no rows.
  @Test func withoutASource() async throws {
    #expect(try await heard("list.backgroundView = words\nlist.dataSource = nil", members: Self.table) == ["Nothing here"])
  }
}
