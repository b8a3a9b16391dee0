import EarshotCore
import Testing

/// What is said of classes of UIKit that only others name which nothing makes.
@Suite struct UnnamedClassTests {
  /// A cell that only a view registers which nothing makes, beside one that is shown: the finding is about the latter.
  @Test func classesThatOnlyUnusedOnesName() async {
    func cell(_ name: String) -> String {
      """
      final class \(name): UITableViewCell {
        let name = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          name.text = "Name"
          name.font = .systemFont(ofSize: 14)
          contentView.addSubview(name)
        }
      }

      """
    }
    func list(_ name: String, _ cell: String) -> String {
      "final class \(name): UIView { let list = UITableView(); func start() { list.register(\(cell).self, forCellReuseIdentifier: \"a\") } }\n"
    }
    let start = "import SwiftUI\n@main struct B: App { var body: some Scene { WindowGroup { Text(\"A\") } } }\n"
    let files = [
      "A.swift": start, "Board.swift": "import UIKit\n" + list("BoardView", "BoardCell") + cell("BoardCell"),
      "Shown.swift": "import UIKit\n" + list("ShownView", "ShownCell") + cell("ShownCell"),
      "Start.swift": "import UIKit\nlet shown = ShownView()\n",
    ]
    let told = await ReadProject.findings("uikit-fixed-font", files)
    #expect(told.map(\.place.file.path) == ["Shown.swift"] && told.flatMap(\.furtherPlaces).isEmpty)
  }

  /// A cell that a table knows and that nothing asks it for; one whose word stands in code is asked for by it.
  @Test(arguments: [("table.dequeue(OldCell.self)", true), ("table.dequeue(\"OldCell\")", true), ("", false)])
  func cellsThatAreOnlyRegistered(asking: String, isTold: Bool) async {
    let files = [
      "A.swift": "import SwiftUI\n@main struct B: App { var body: some Scene { WindowGroup { Text(\"A\") } } }\n",
      "Board.swift": """
        import UIKit
        final class BoardController: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register([NewCell.self, OldCell.self])
          }
          func show() { table.dequeue(NewCell.self); \(asking) }
        }
        let board = BoardController()
        """,
      "OldCell.swift": """
        import UIKit
        final class OldCell: UITableViewCell {
          let name = UILabel()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            name.text = "Name"
            name.font = .systemFont(ofSize: 14)
            contentView.addSubview(name)
          }
        }
        """,
    ]
    #expect(await ReadProject.findings("uikit-fixed-font", files).isEmpty != isTold)
  }
}
