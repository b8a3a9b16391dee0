import AccessibilityModel
import EarshotCore
import Testing

/// Rows of diffable data sources by the sections of their snapshots (Apple: documentation of
/// NSDiffableDataSourceSnapshot).
@Suite("Rows by snapshots") struct SnapshotRowTests {
  private static let list = """
    import UIKit
    enum Part: Int { case fruit, nuts; var title: String { self == .fruit ? "Fruit" : "Nuts" } }
    final class Rows: UITableViewDiffableDataSource<Part, String> {
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        HEADER
      }
    }
    final class Example: UITableViewController {
      private lazy var rows = Rows(tableView: tableView) { tableView, place, name in
        let cell = UITableViewCell()
        cell.textLabel?.text = name
        return cell
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = rows
        var snapshot = NSDiffableDataSourceSnapshot<Part, String>()
        FILL
        rows.apply(snapshot)
      }
    }
    """

  private func heard(_ fill: String, header: String = "snapshot().sectionIdentifiers[section].title") async throws -> [String] {
    let code = Self.list.replacing("HEADER", with: header).replacing("FILL", with: fill)
    return try await UIKitExample.heard(["E.swift": code])
  }

  private static let byPart = """
    snapshot.appendSections([.fruit, .nuts])
    snapshot.appendItems(["Plum"], toSection: .fruit)
    snapshot.appendItems(["Walnut", "Almond"], toSection: .nuts)
    """

  @Test("Titles stand over the rows of their sections", arguments: [
    "snapshot().sectionIdentifiers[section].title", "sectionIdentifier(for: section)?.title",
  ]) func titles(header: String) async throws {
    #expect(try await heard(Self.byPart, header: header) == ["Fruit. Heading.", "Plum", "Nuts. Heading.", "Walnut", "Almond"])
  }

  @Test("Rows without a section are those of the last one") func last() async throws {
    let fill = "snapshot.appendSections([.nuts, .fruit])\nsnapshot.appendItems([\"Plum\"])"
    #expect(try await heard(fill) == ["Nuts. Heading.", "Fruit. Heading.", "Plum"])
  }

  @Test("What is put somewhere else is not told row by row") func unknown() async throws {
    let heard = try await heard(Self.byPart + "\nsnapshot.insertItems([\"Fig\"], beforeItem: \"Plum\")")
    #expect(heard.count == 2)
  }
}
