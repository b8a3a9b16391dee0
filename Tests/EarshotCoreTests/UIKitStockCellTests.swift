import Project
import SourceModel
import Testing

@testable import EarshotCore

/// Cells that a list takes out of its stock by a name that only run time knows, or that a file describes.
@Suite("Cells out of the stock of a list") struct UIKitStockCellTests {
  private static let cells = """
    import UIKit
    final class TideCell: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let label = UILabel()
        label.text = "Tide"
        contentView.addSubview(label)
      }
    }
    final class MoonCell: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let label = UILabel()
        label.text = "Moon"
        contentView.addSubview(label)
      }
    }
    """

  private func controller(_ registrations: String, cell: String) -> String {
    """
    import UIKit
    final class Example: UITableViewController {
      let rows: [Row]
      init(rows: [Row]) { self.rows = rows; super.init(style: .plain) }
      override func viewDidLoad() {
        super.viewDidLoad()
        \(registrations)
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        \(cell)
      }
    }
    struct Row { let identifier: String }
    """
  }

  private static let byRow = "return tableView.dequeueReusableCell(withIdentifier: rows[indexPath.row].identifier, for: indexPath)"
  private static let tide = "tableView.register(TideCell.self, forCellReuseIdentifier: \"tide\")"
  private static let moon = "tableView.register(MoonCell.self, forCellReuseIdentifier: \"moon\")"

  @Test("Each of the registered ones may be meant") func openIdentifier() async throws {
    let code = controller("\(Self.tide)\n\(Self.moon)", cell: Self.byRow)
    let heard = try await UIKitExample.heard(["Cells.swift": Self.cells, "A.swift": code])
    #expect(heard == ["Moon [cell is MoonCell] {for each row}", "Tide [cell is TideCell] {for each row}"])
  }

  @Test("The only one that is registered is meant") func onlyOne() async throws {
    let code = controller(Self.tide, cell: Self.byRow)
    #expect(try await UIKitExample.heard(["Cells.swift": Self.cells, "A.swift": code]) == ["Tide {for each row}"])
  }

  @Test("A cast tells which is meant") func cast() async throws {
    let code = controller(
      "\(Self.tide)\n\(Self.moon)", cell: Self.byRow.replacing("return ", with: "let cell = ") + " as! TideCell\nreturn cell")
    #expect(try await UIKitExample.heard(["Cells.swift": Self.cells, "A.swift": code]) == ["Tide {for each row}"])
  }

  @Test("A file that is registered describes the cell") func file() async throws {
    let file = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="c1" customClass="PierCell" customModule="App">
      <tableViewCellContentView key="contentView" id="v1"><subviews>
      <label text="Pier" id="l1"/>
      </subviews></tableViewCellContentView>
      </tableViewCell>
      </objects>
      </document>
      """
    let cell = "import UIKit\nfinal class PierCell: UITableViewCell {}"
    let code = controller(
      "tableView.register(UINib(nibName: \"PierCell\", bundle: nil), forCellReuseIdentifier: \"pier\")",
      cell: "return tableView.dequeueReusableCell(withIdentifier: \"pier\", for: indexPath)")
    var project = Project(
      root: "/",
      sources: ["Cell.swift": cell, "A.swift": code].sorted { $0.key < $1.key }.map { name, text in
        SourceUnit(file: SourceFile(path: name, text: text), role: .app, isRequested: true, module: nil)
      })
    project.interfaceFiles = [InterfaceUnit(file: SourceFile(path: "PierCell.xib", text: file), isReported: true)]
    let analysis = await Analysis.run(on: project, AnalysisOptions(paths: [], workingDirectory: "/", width: 1))
    let screen = try #require(analysis.screens.first { $0.name == "Example" })
    let spoken = screen.nodes.elements.compactMap { $0.label?.value.literal }
    #expect(spoken.contains("Pier"))
  }
}
