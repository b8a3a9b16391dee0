import EarshotCore
import Testing

/// Models that fill the lists of a screen, in classes of their own.
@Suite("Models of rows") struct UIKitRowModelTests {
  /// A model that makes a diffable data source in one function and fills it in another.
  private static let model = """
    import UIKit
    struct Boxed: Hashable { let base: AnyHashable; init<T: Hashable>(_ base: T) { self.base = base } }
    struct Offer: Hashable { let title: String }
    ALIAS
    class OffersModel BASE {
      MEMBERS
      var source: SOURCE? = nil
      func makeSource(for table: UITableView) {
        source = UITableViewDiffableDataSource(tableView: table, cellProvider: { table, place, item in
          OFFER
          let cell = UITableViewCell()
          cell.textLabel?.text = offer.title
          return cell
        })
      }
      func refresh() {
        guard let shown = source else { return }
        var snapshot = NSDiffableDataSourceSnapshot<Int, ROW>()
        snapshot.appendSections([0])
        snapshot.appendItems([ITEMS], toSection: 0)
        shown.applySnapshotUsingReloadData(snapshot)
      }
    }
    """

  private static let controller = """
    import UIKit
    final class Example: UIViewController {
      private let tableView = UITableView()
      HELD
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        model.makeSource(for: tableView)
        tableView.dataSource = model.source
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        model.refresh()
      }
    }
    """

  private func heard(
    row: String = "Offer", items: String = "Offer(title: \"Bank\"), Offer(title: \"Card\")", offer: String = "let offer = item",
    base: String = "", members: String = "", source: String = "UITableViewDiffableDataSource<Int, ROW>", alias: String = "",
    held: String = "private let model = OffersModel()"
  ) async throws -> [String] {
    let model = Self.model.replacing("SOURCE", with: source).replacing("ROW", with: row).replacing("ITEMS", with: items)
      .replacing("OFFER", with: offer).replacing("BASE", with: base).replacing("MEMBERS", with: members)
      .replacing("ALIAS", with: alias)
    let files = ["Model.swift": model, "E.swift": Self.controller.replacing("HELD", with: held)]
    return try await UIKitExample.heard(files)
  }

  @Test("A model keeps the data source that it makes", arguments: ["", ": NSObject", ": ObservableObject"])
  func keepsSource(base: String) async throws {
    #expect(try await heard(base: base) == ["Bank", "Card"])
  }

  @Test("So does one that somebody else gives to the controller") func givenModel() async throws {
    let held = "private let model: OffersModel\ninit(model: OffersModel) { self.model = model; super.init(nibName: nil, bundle: nil) }"
    #expect(try await heard(held: held) == ["Bank", "Card"])
  }

  /// What is shown at first, such as a sign that it loads, and what comes then.
  @Test("Rows that come later stand beside those of the beginning") func laterRows() async throws {
    let members = """
      func watch() {
        offers.sink { [weak self] offers in
          guard let shown = self?.source else { return }
          var snapshot = NSDiffableDataSourceSnapshot<Int, Offer>()
          snapshot.appendSections([0])
          snapshot.appendItems(offers, toSection: 0)
          shown.apply(snapshot)
        }
      }
      """
    let held = "private let model = OffersModel()\noverride func viewDidAppear(_ animated: Bool) { model.watch() }"
    #expect(try await heard(items: "Offer(title: \"Loading\")", members: members, held: held) == [
      "Loading", "«item.title» {for each row}",
    ])
  }

  @Test("The model of a lazy property does, too") func lazyModel() async throws {
    #expect(try await heard(held: "private lazy var model = OffersModel()") == ["Bank", "Card"])
  }

  @Test("The data source may be named by an alias, within the class and outside of it") func namedSource() async throws {
    let alias = "typealias Source = UITableViewDiffableDataSource<Int, Offer>"
    #expect(try await heard(members: alias, source: "Source") == ["Bank", "Card"])
    #expect(try await heard(source: "Source", alias: alias) == ["Bank", "Card"])
  }

  @Test("Rows in angle brackets may have a name that only the class around has", arguments: [
    "typealias Row = Boxed", "struct Row: Hashable { let base: AnyHashable; init<T: Hashable>(_ base: T) { self.base = base } }",
  ]) func namedRow(members: String) async throws {
    let items = ".init(Offer(title: \"Bank\")), .init(Offer(title: \"Card\"))"
    let offer = "guard let offer = item.base as? Offer else { return UITableViewCell() }"
    let heard = try await heard(row: "Row", items: items, offer: offer, members: members)
    #expect(heard == ["Bank", "Card"])
  }

  @Test("What such a model begins with is known, unless something changes it") func data() async throws {
    let held = "private let model = OffersModel()\noverride func loadView() { super.loadView(); title = model.heading }"
    let heard = try await heard(members: "var heading = \"Offers\"", held: held)
    #expect(heard == ["Offers. Heading.", "Bank", "Card"])
    let changing = try await self.heard(
      members: "var heading = \"Offers\"\nfunc rename(_ name: String) { heading = name }", held: held)
    #expect(changing.first?.contains("heading") == true, "\(changing)")
  }

  @Test("A model that is handed words keeps them") func handedWords() async throws {
    let members = "let heading: String\ninit(heading: String) { self.heading = heading }"
    let held = """
      private let model = OffersModel(heading: "Offers")
      override func loadView() { super.loadView(); title = model.heading }
      """
    #expect(try await heard(members: members, held: held) == ["Offers. Heading.", "Bank", "Card"])
  }

  /// A model that answers for the rows of a table which it is handed.
  private static let manager = """
    import UIKit
    class TableManager: NSObject, UITableViewDataSource {
      private var shown: UITableView?
      private let names = ["Relink", "Unlink"]
      TABLE
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
      func tableView(_ tableView: UITableView, cellForRowAt place: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = names[place.row]
        return cell
      }
    }
    final class Example: UIViewController {
      private let list = UITableView()
      private var manager = TableManager()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list)
        manager.table = list
      }
    }
    """

  @Test("What sets and watches a property of a model is run when it is handed a view", arguments: [
    """
    var table: UITableView? {
      get { shown }
      set(handed) {
        if let handed = handed {
          handed.dataSource = self
          shown = handed
        }
      }
    }
    """,
    "var table: UITableView! { didSet { table.dataSource = self } }",
    "var table: UITableView? { didSet { table?.dataSource = self\n table?.reloadData() } }",
    "weak var table: UITableView? { willSet { newValue?.dataSource = self } }",
  ]) func handedTable(table: String) async throws {
    let code = Self.manager.replacing("TABLE", with: table)
    #expect(try await UIKitExample.heard(["E.swift": code]) == ["Relink", "Unlink"])
  }

  @Test("An observer that sets its own property ends") func ownProperty() async throws {
    let table = "var table: UITableView! { didSet { self.table = oldValue ?? table\n table.dataSource = self } }"
    let code = Self.manager.replacing("TABLE", with: table)
    #expect(try await !UIKitExample.heard(["E.swift": code]).isEmpty)
  }
}
