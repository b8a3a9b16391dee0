import Testing

@testable import EarshotCore

/// Lists whose rows others give than a data source that set-up code names.
@Suite("Rows that others give") struct OtherRowSourceTests {
  private static let cell = """
    import UIKit
    final class Row: UICollectionViewCell {
      let name = UILabel()
      override init(frame: CGRect) { super.init(frame: frame); contentView.addSubview(name) }
    }

    """

  @Test("A library's adapter") func adapter() async throws {
    let code = Self.cell + """
      final class SongSection: ListSectionController {
        var song: Song?
        override func cellForItem(at index: Int) -> UICollectionViewCell {
          guard let cell = collectionContext?.dequeueReusableCell(of: Row.self, for: self, at: index) as? Row else { fatalError() }
          cell.name.text = "Song"
          return cell
        }
      }
      final class Example: UIViewController, ListAdapterDataSource {
        let title1 = UILabel()
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        lazy var adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: self)
        override func viewDidLoad() {
          super.viewDidLoad()
          title1.text = "Songs"
          view.addSubview(title1)
          view.addSubview(collectionView)
          adapter.collectionView = collectionView
          adapter.dataSource = self
        }
        func objects(for listAdapter: ListAdapter) -> [ListDiffable] { songs }
        func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any) -> ListSectionController { SongSection() }
      }
      """
    #expect(try await UIKitExample.heard(["E.swift": code]) == ["Songs", "Song {for each row}"])
    // Who makes the cells is not in the project.
    let other = code.replacingOccurrences(of: "{ SongSection() }", with: "{ Library.section() }")
    #expect(try await UIKitExample.stops(["E.swift": other]).map { $0.details[.opaque] != nil } == [false, true])
  }

  @Test("An object that makes itself the data source when it is told to") func laterSource() async throws {
    let code = Self.cell + """
      final class Songs: NSObject, UICollectionViewDataSource {
        private weak var collectionView: UICollectionView?
        private let names: [String]
        init(collectionView: UICollectionView, names: [String]) {
          self.collectionView = collectionView
          self.names = names
          super.init()
        }
        func reload() {
          collectionView?.dataSource = self
          collectionView?.reloadData()
        }
        func collectionView(_ c: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
        func collectionView(_ c: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          let cell = c.dequeueReusableCell(withReuseIdentifier: "s", for: indexPath) as! Row
          cell.name.text = "Song"
          return cell
        }
      }
      final class Example: UIViewController {
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var model: SongModel!
        private lazy var source = Songs(collectionView: collectionView, names: model.names)
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(collectionView)
          model.items.observe { [weak self] _ in self?.source.reload() }
        }
      }
      """
    #expect(try await UIKitExample.heard(["E.swift": code]) == ["Song {for each row}"])
  }

  /// Containers of dependencies set such properties, in code that is not followed.
  @Test("An object that something else hands in", arguments: ["Songs!", "Songs?", "SongSource!"])
  func handedSource(type: String) async throws {
    let code = Self.cell + """
      protocol SongSource: UICollectionViewDataSource { var names: [String] { get set } }
      final class Songs: NSObject, SongSource {
        var names: [String] = []
        func collectionView(_ c: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
        func collectionView(_ c: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          let cell = c.dequeueReusableCell(withReuseIdentifier: "s", for: indexPath) as! Row
          cell.name.text = names[indexPath.item]
          return cell
        }
      }
      final class Example: UIViewController {
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var source: \(type)
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(collectionView)
          collectionView.dataSource = source
        }
      }
      """
    #expect(try await UIKitExample.heard(["E.swift": code]) == ["«source.names[indexPath.item]» {for each row}"])
  }

  @Test("A list that answers for the rows which others add to it", arguments: ["createRows()", "", "table.rows = []; createRows()"])
  func listOfAddedRows(call: String) async throws {
    let code = """
      import UIKit
      final class PlainCell: UITableViewCell {}
      final class PlainTable: UITableView, UITableViewDataSource {
        var rows: [PlainCell] = []
        override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: .insetGrouped); setUp() }
        func setUp() { dataSource = self }
        func addRow(_ fill: (UIView) -> Void) -> PlainCell {
          let cell = PlainCell()
          fill(cell.contentView)
          insert(cell: cell)
          return cell
        }
        private func insert(cell: PlainCell) { rows.append(cell) }
        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ table: UITableView, cellForRowAt place: IndexPath) -> UITableViewCell { rows[place.row] }
      }
      final class Example: UIViewController {
        let table = PlainTable()
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(table); \(call) }
        override func viewWillAppear(_ animated: Bool) { \(call.isEmpty ? "createRows()" : "") }
        func createRows() {
          for title in ["Mail", "Sign out"] {
            table.addRow { row in
              let label = UILabel()
              label.text = title
              row.addSubview(label)
            }
          }
        }
      }
      """
    #expect(try await UIKitExample.heard(["E.swift": code]) == ["Mail", "Sign out"])
  }

  @Test("A view that a package makes from its file", arguments: ["loadFromNib()", "instantiateFromNib()", "fromXib()"])
  func viewFromItsFile(call: String) async throws {
    let code = """
      import UIKit
      final class Card: UIView, NibLoadable {
        let name = UILabel()
        override func awakeFromNib() { super.awakeFromNib(); name.text = "Name"; addSubview(name) }
      }
      final class Example: UIViewController {
        let card = Card.\(call)
        override func loadView() { view = card }
      }
      """
    #expect(try await UIKitExample.heard(["E.swift": code]) == ["Name"])
    // What the project declares itself is run.
    let own = code + "\nextension Card { static func \(call) -> Card { let card = Card(); card.name.text = \"Own\"; card.addSubview(card.name); return card } }"
    #expect(try await UIKitExample.heard(["E.swift": own]).first == "Own")
  }

  @Test("A view by itself gets the rows of its list from who uses it") func listOfAView() async throws {
    let view = """
      import UIKit
      final class Board: UIView {
        let songList = UITableView()
        init() { super.init(frame: .zero); addSubview(songList) }
      }

      """
    let alone = try await UIKitExample.stops(["E.swift": view.replacingOccurrences(of: "Board", with: "Example")])
    #expect(alone.map { $0.details[.opaque] } == ["supplied-content songList"])
    let user = "final class Example: UIViewController { override func loadView() { view = Board() } }"
    let used = try await UIKitExample.stops(["E.swift": view + user])
    #expect(used.map { $0.details[.opaque] } == ["unsupported-code dataSource"])
  }

  @Test("An object that gets the list from elsewhere") func heldSource() async throws {
    let code = Self.cell + """
      class RowSource: NSObject, UICollectionViewDataSource {
        func number() -> Int { fatalError() }
        func row(in c: UICollectionView, at place: IndexPath) -> UICollectionViewCell { fatalError() }
        func collectionView(_ c: UICollectionView, numberOfItemsInSection section: Int) -> Int { number() }
        func collectionView(_ c: UICollectionView, cellForItemAt place: IndexPath) -> UICollectionViewCell { row(in: c, at: place) }
      }
      final class Songs: RowSource {
        let model: SongModel
        init(model: SongModel) { self.model = model }
        override func number() -> Int { model.names.count }
        override func row(in c: UICollectionView, at place: IndexPath) -> UICollectionViewCell {
          let cell = c.dequeueReusableCell(withReuseIdentifier: "s", for: place) as! Row
          cell.name.text = "Song"
          return cell
        }
        func reload() { model.coordinator?.controller?.collectionView?.dataSource = self }
      }
      final class Example: UIViewController {
        var model: SongModel!
        lazy var collectionView: UICollectionView? = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        lazy var songs: Songs? = makeSongs()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(collectionView!)
          model.items.observe { [weak self] _ in self?.songs?.reload() }
        }
        private func makeSongs() -> Songs { Songs(model: model) }
      }
      """
    #expect(try await UIKitExample.heard(["E.swift": code]) == ["Song {for each row}"])
  }

  @Test("An object of the storyboard") func drawnSource() async throws {
    let board = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s"><objects>
        <viewController id="v" customClass="Example" sceneMemberID="viewController"><view key="view" id="w"><subviews>
          <tableView id="t"><prototypes><tableViewCell reuseIdentifier="p" id="c">
            <tableViewCellContentView key="contentView" id="cv"/></tableViewCell></prototypes>
            <connections><outlet property="dataSource" destination="h" id="o1"/></connections></tableView>
        </subviews></view><connections><outlet property="tableView" destination="t" id="o2"/></connections></viewController>
        <customObject id="h" customClass="Places"/>
      </objects></scene></scenes></document>
      """
    let code = """
      import UIKit
      final class Places: NSObject, UITableViewDataSource {
        let names = ["Rome", "Oslo"]
        func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ t: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "p", for: indexPath)
          cell.textLabel?.text = names[indexPath.row]
          return cell
        }
      }
      final class Example: UIViewController { @IBOutlet weak var tableView: UITableView! }
      """
    #expect(try await UIKitExample.heard(["Main.storyboard": board, "E.swift": code]) == ["Rome", "Oslo"])
  }
}
