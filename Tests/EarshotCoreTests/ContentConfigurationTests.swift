import AccessibilityModel
import EarshotCore
import Testing

/// What cells and headers of lists are told to show (Apple: documentation of UIContentConfiguration).
@Suite("Content configurations") struct ContentConfigurationTests {
  private func heard(_ configuration: String, _ others: String = "") async throws -> [String] {
    let list = """
      import UIKit
      final class Example: UITableViewController {
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          \(configuration)
          return cell
        }
      }
      \(others)
      """
    return try await UIKitExample.heard(["E.swift": list])
  }

  @Test("Factories of list configurations", arguments: [
    "UIListContentConfiguration.groupedHeader()", "UIListContentConfiguration.plainFooter()", "UIListContentConfiguration.cell()",
    "UIListContentConfiguration.sidebarHeader()", "cell.defaultContentConfiguration()",
  ]) func factories(factory: String) async throws {
    let code = "var content = \(factory)\ncontent.text = \"Seen today\"\ncell.contentConfiguration = content"
    #expect(try await heard(code) == ["Seen today"])
  }

  @Test("One of the project's own shows the view that it makes") func own() async throws {
    let own = """
      struct BirdConfiguration: UIContentConfiguration {
        var name = ""
        func makeContentView() -> UIView & UIContentView { BirdView(self) }
        func updated(for state: UIConfigurationState) -> Self { self }
      }
      final class BirdView: UIView, UIContentView {
        var configuration: UIContentConfiguration
        private let label = UILabel()
        init(_ configuration: BirdConfiguration) {
          self.configuration = configuration
          super.init(frame: .zero)
          label.text = configuration.name
          addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    #expect(try await heard("cell.contentConfiguration = BirdConfiguration(name: \"Wren\")", own) == ["Wren"])
  }

  @Test("What nothing is known of is there") func unknown() async throws {
    #expect(try await !heard("cell.contentConfiguration = Elsewhere.configuration(for: cell)").isEmpty)
  }

  @Test("The header of a list that a registration makes") func header() async throws {
    let code = """
      let list = UICollectionView(frame: .zero, collectionViewLayout: .list())
      view.addSubview(list)
      let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
      }
      let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, _ in
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Seen this week"
        view.contentConfiguration = content
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { view, path, name in
        view.dequeueConfiguredReusableCell(using: rows, for: path, item: name)
      }
      source.supplementaryViewProvider = { view, _, path in view.dequeueConfiguredReusableSupplementary(using: header, for: path) }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["Wren", "Heron"])
      source.apply(snapshot)
      """
    let heard = try await UIKitExample.heard(["E.swift": UIKitExample.controller(code)])
    #expect(heard == ["Seen this week", "Wren", "Heron"])
  }

  @Test("A function that takes two is handed the parts of a pair", arguments: ["Page.init(text:symbol:)", "Page.init", "page"])
  func pairs(maker: String) async throws {
    let code = """
      zip(["Walk", "Rest"], ["figure.walk", "bed.double"]).map(\(maker)).forEach(view.addSubview)
      """
    let page = """
      import UIKit
      func page(_ text: String, _ symbol: String) -> Page { Page(text: text, symbol: symbol) }
      final class Page: UIView {
        init(text: String, symbol: String) {
          super.init(frame: .zero)
          let label = UILabel()
          label.text = text
          addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    let heard = try await UIKitExample.heard(["E.swift": UIKitExample.controller(code), "P.swift": page])
    #expect(heard == ["Walk", "Rest"])
  }
}

/// Views that code keeps in collections, or takes from where nobody sees it.
@Suite("Views from dictionaries and from elsewhere") struct KeptInCollectionTests {
  @Test("A dictionary that is made of pairs", arguments: [
    "Part.allCases.compactMap { parts[$0] }.forEach(view.addSubview)",
    "for part in Part.allCases { view.addSubview(parts[part]!) }",
  ]) func dictionary(code: String) async throws {
    let members = """
      enum Part: CaseIterable { case way, time; var title: String { self == .way ? "Distance" : "Time" } }
      private lazy var parts = Dictionary(uniqueKeysWithValues: Part.allCases.map { ($0, UILabel()) })
      """
    let statements = code + "\nfor part in Part.allCases { parts[part]?.text = part.title }"
    let heard = try await UIKitExample.heard(["E.swift": UIKitExample.controller(statements, members: members)])
    #expect(heard == ["Distance", "Time"])
  }

  @Test("What is added is there, whatever it is", arguments: [
    "view.addSubview(elsewhere())", "[1, 2].compactMap { parts[$0] }.forEach(view.addSubview)", "parts.forEach { view.addSubview($0) }",
  ]) func unknown(code: String) async throws {
    let heard = try await UIKitExample.heard(["E.swift": UIKitExample.controller(code, members: "lazy var parts = elsewhere()")])
    #expect(!heard.isEmpty)
  }
}
