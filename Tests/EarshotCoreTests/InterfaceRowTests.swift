import EarshotCore
import Project
import Testing

/// Rows that code makes of the cells of a storyboard, and the words of files that code or translations replace.
@Suite struct InterfaceRowTests {
  /// A storyboard with one scene for the class `Example`.
  private func storyboard(_ view: String, controller: String = "viewController") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects>
        <\(controller) id="c" customClass="Example" sceneMemberID="viewController">\(view)</\(controller)>
      </objects></scene></scenes>
    </document>
    """
  }

  private let prototype = """
    <tableView key="view" id="t"><prototypes>
      <tableViewCell reuseIdentifier="Song" id="p" customClass="SongCell">
        <tableViewCellContentView key="contentView" id="v"><subviews>
          <label text="Placeholder" id="l"/>
        </subviews></tableViewCellContentView>
        <connections><outlet property="title" destination="l" id="o"/></connections>
      </tableViewCell>
    </prototypes>
    <connections><outlet property="dataSource" destination="c" id="d"/></connections></tableView>
    """

  private func code(_ count: String, _ cell: String, members: String = "") -> String {
    """
    import UIKit
    class SongCell: UITableViewCell { @IBOutlet weak var title: UILabel! }
    class Example: UITableViewController {
      \(members)
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { \(count) }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        \(cell)
      }
    }
    """
  }

  @Test("Rows of a prototype say what code gives its outlets") func rowsOfPrototypes() async throws {
    let code = code(
      "songs.count",
      """
      let cell = tableView.dequeueReusableCell(withIdentifier: "Song", for: indexPath) as! SongCell
      cell.title.text = songs[indexPath.row]
      return cell
      """, members: "let songs = [\"Help\", \"Yesterday\"]")
    let texts = try await UIKitExample.heard(
      ["Main.storyboard": storyboard(prototype, controller: "tableViewController"), "E.swift": code])
    #expect(texts == ["Help", "Yesterday"])
  }

  @Test("Of rows that are not known the placeholder is not heard") func unknownRows() async throws {
    let code = code(
      "songs.count",
      """
      let cell = tableView.dequeueReusableCell(withIdentifier: "Song", for: indexPath) as! SongCell
      cell.title.text = songs[indexPath.row].name
      return cell
      """, members: "var songs: [Song] = []")
    let texts = try await UIKitExample.heard(
      ["Main.storyboard": storyboard(prototype, controller: "tableViewController"), "E.swift": code])
    #expect(texts == ["«songs[indexPath.row].name» {for each row}"])
  }

  @Test("The texts of a cell in a style of UIKit") func styles() async throws {
    let view = """
      <tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="Song" id="p" textLabel="l" detailTextLabel="m" style="IBUITableViewCellStyleSubtitle">
          <tableViewCellContentView key="contentView" id="v"><subviews>
            <label text="Title" id="l"/><label text="Subtitle" id="m"/>
          </subviews></tableViewCellContentView>
        </tableViewCell>
      </prototypes></tableView>
      """
    let code = code(
      "1",
      """
      let cell = tableView.dequeueReusableCell(withIdentifier: "Song", for: indexPath)
      cell.textLabel?.text = "Help"
      cell.detailTextLabel?.text = "1965"
      return cell
      """)
    let texts = try await UIKitExample.heard(
      ["Main.storyboard": storyboard(view, controller: "tableViewController"), "E.swift": code])
    #expect(texts == ["Help, 1965"])
  }

  @Test("The foot of a table stands behind the rows") func footer() async throws {
    let view = """
      <tableView key="view" id="t">
        <view key="tableFooterView" id="f"><subviews>
          <button id="b"><state key="normal" title="Lock"/></button>
        </subviews></view>
      </tableView>
      """
    let code = code(
      "1", "let cell = UITableViewCell()\ncell.textLabel?.text = \"Row\"\nreturn cell")
    let texts = try await UIKitExample.heard(
      ["Main.storyboard": storyboard(view, controller: "tableViewController"), "E.swift": code])
    #expect(texts == ["Row", "Lock. Button."])
  }

  @Test("Words that only other languages translate are those of the file") func otherLanguages() async throws {
    let view = "<view key=\"view\" id=\"v\"><subviews><label text=\"Country\" id=\"l\"/></subviews></view>"
    let strings = StringTables(["Main": ["ar": ["l.text": .plain("البلد", state: nil)]]])
    let files = ["Main.storyboard": storyboard(view), "E.swift": "import UIKit\nclass Example: UIViewController {}\n"]
    #expect(try await UIKitExample.heard(files, strings: strings) == ["Country"])
  }
}
