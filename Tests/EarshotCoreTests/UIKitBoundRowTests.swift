import EarshotCore
import Testing

/// Lists whose rows a closure, a function or a stream gives: rows never vanish.
@Suite struct UIKitBoundRowTests {
  private static let cells = """
    import UIKit
    final class NameCell: UICollectionViewListCell {
      private let name = UILabel()
      override init(frame: CGRect) { super.init(frame: frame); contentView.addSubview(name) }
      func show(_ text: String) { name.text = text }
    }
    final class FactCell: UITableViewCell {
      let caption = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(caption)
      }
    }
    enum Row: Hashable { case entry(String), nothing }
    """
  private static let rows = """
    switch row {
    case .entry(let name): return list.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    case .nothing: return list.dequeueConfiguredReusableCell(using: registration, for: path, item: "Nothing here")
    }
    """
  private static let closure = "{ list, path, row in\n\(rows)\n}"
  private static let function = """
    private func cell(in list: UICollectionView, at path: IndexPath, for row: Row) -> UICollectionViewCell? {
    \(rows)
    }
    """
  private static let rowsHeard = [
    "«name» [row == .entry] {for each row}", "Nothing here [row == .nothing] {for each row}",
  ]
  private static let sourceType = "UICollectionViewDiffableDataSource<Int, Row>"

  private func heard(_ statements: String, _ members: String) async throws -> [String] {
    let code = UIKitExample.controller(statements, members: members)
    return try await UIKitExample.heard(["Cells.swift": Self.cells, "A.swift": code])
  }

  static let registrations = [
    "UICollectionView.CellRegistration<NameCell, String> { cell, _, name in cell.show(name) }",
    "UICollectionView.CellRegistration { (cell: NameCell, path: IndexPath, name: String) in cell.show(name) }",
  ]

  @Test(arguments: registrations + ["implicit"])
  func rowsOfASwitch(registration: String) async throws {
    let made = registration == "implicit"
      ? "let registration: UICollectionView.CellRegistration<NameCell, String> = .init { cell, _, name in cell.show(name) }"
      : "let registration = \(registration)"
    let statements = """
      list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      view.addSubview(list)
      \(made)
      source = .init(collectionView: list) \(Self.closure)
      """
    let heard = try await heard(statements, "var list: UICollectionView!\nvar source: \(Self.sourceType)!")
    #expect(heard == Self.rowsHeard)
  }

  /// A method that is handed over, whatever its labels are.
  @Test func methodAsProvider() async throws {
    let members = """
      let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      lazy var source = \(Self.sourceType)(collectionView: list, cellProvider: cell)
      let registration = \(Self.registrations[0])
      \(Self.function)
      """
    let heard = try await heard("view.addSubview(list)\nsource.defaultRowAnimation = .fade", members)
    #expect(heard == Self.rowsHeard)
  }

  /// RxCocoa and RxDataSources: what fills the list is a package's, the cell is the project's.
  static let bindings = [
    """
    facts.bind(to: table.rx.items(cellIdentifier: "f", cellType: FactCell.self)) { _, fact, cell in
      cell.caption.text = fact.name
    }.disposed(by: bag)
    """,
    """
    facts.drive(table.rx.items) { table, _, fact in
      let cell = table.dequeueReusableCell(withIdentifier: "f") as! FactCell
      cell.caption.text = fact.name
      return cell
    }
    """,
    """
    table.register(FactCell.self, forCellReuseIdentifier: "f")
    facts.bind(to: table.rx.items(cellIdentifier: "f")) { _, fact, cell in
      let shown = cell as! FactCell
      shown.caption.text = fact.name
    }
    """,
    """
    let source = RxTableViewSectionedReloadDataSource<Facts>()
    source.configureCell = { _, table, path, fact in
      let cell = table.dequeueReusableCell(withIdentifier: "f", for: path) as! FactCell
      cell.caption.text = fact.name
      return cell
    }
    facts.bind(to: table.rx.items(dataSource: source))
    """,
  ]

  @Test(arguments: bindings)
  func boundRows(binding: String) async throws {
    let statements = "view.addSubview(table)\ntable.dataSource = nil\n\(binding)"
    #expect(try await heard(statements, "let table = UITableView()") == ["«fact.name» {for each row}"])
  }

  /// Of what fills it in a way that is not followed there is a hole, also where the list was told to have no source.
  @Test func unknownRows() async throws {
    let statements = "view.addSubview(table)\ntable.dataSource = nil\nfacts.bind(to: table.rx.items(dataSource: other))"
    let code = UIKitExample.controller(statements, members: "let table = UITableView()")
    let analysis = await Analysis.run(files: ["A.swift": code])
    let screen = try #require(analysis.screens.first { $0.name == "Example" })
    #expect(screen.nodes.elements.map(\.role) == [.opaque])
  }

  /// A cell out of the list's stock that is handed to a function stays the cell that it is.
  @Test func cellHandedOn() async throws {
    let members = """
      override func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      override func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = list.dequeueReusableCell(withReuseIdentifier: "c", for: path)
        let box = box(in: cell)
        let name = UILabel()
        name.text = "One"
        box.addSubview(name)
        return cell
      }
      private func box(in cell: UICollectionViewCell) -> UIView {
        let box = UIView()
        cell.contentView.addSubview(box)
        return box
      }
      """
    let code = UIKitExample.controller("", members: members, base: "UICollectionViewController")
    #expect(try await UIKitExample.heard(["A.swift": code]) == ["One"])
  }

  /// The views that a diffable data source gives for its sections.
  @Test func headersOfSections() async throws {
    let statements = """
      view.addSubview(list)
      let registration = UICollectionView.CellRegistration<NameCell, String> { cell, _, name in cell.show(name) }
      let header = UICollectionView.SupplementaryRegistration<TitleView>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, path in view.title.text = "Names" }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, name in
        list.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
      }
      source.supplementaryViewProvider = { list, kind, path in
        list.dequeueConfiguredReusableSupplementary(using: header, for: path)
      }
      """
    let title = """
      import UIKit
      final class TitleView: UICollectionReusableView {
        let title = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(title) }
      }
      """
    let list = "let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    let code = UIKitExample.controller(statements, members: list)
    let files = ["Cells.swift": Self.cells, "Title.swift": title, "A.swift": code]
    #expect(try await UIKitExample.heard(files) == ["Names {for each section}", "«name» {for each row}"])
  }
}
