import EarshotCore
import Foundation
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

  /// R.swift makes a constant of each identifier, and calls a method for the cell that it is of.
  @Test("Cells by constants that a tool makes of their identifiers") func generatedIdentifiers() async throws {
    let code = code(
      "1",
      """
      let cell = tableView.dequeueReusableCell(withIdentifier: R.reuseIdentifier.songCell, for: indexPath)!
      cell.title.text = "Help"
      return cell
      """)
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <tableViewCell reuseIdentifier="songCell" id="p" customClass="SongCell">
          <tableViewCellContentView key="contentView" id="v"><subviews>
            <label text="Placeholder" id="l"/><label text="Live" id="m"/>
          </subviews></tableViewCellContentView>
          <connections><outlet property="title" destination="l" id="o"/></connections>
        </tableViewCell>
      </objects></document>
      """
    let board = storyboard("""
      <tableView key="view" id="t"><connections><outlet property="dataSource" destination="c" id="d"/></connections></tableView>
      """, controller: "tableViewController")
    let texts = try await UIKitExample.heard(["Main.storyboard": board, "SongCell.xib": file, "E.swift": code])
    #expect(texts == ["Help, Live"])
  }

  /// What the storyboard calls "song_row" is `songRow` there, whatever the class of the cell.
  @Test("Prototypes by constants that a tool makes of their identifiers") func generatedIdentifiersOfPrototypes() async throws {
    let code = code(
      "songs.count",
      """
      let cell = tableView.dequeueReusableCell(withIdentifier: R.reuseIdentifier.songRow, for: indexPath)!
      cell.title.text = songs[indexPath.row]
      return cell
      """, members: "let songs = [\"Help\", \"Yesterday\"]")
    let named = prototype.replacingOccurrences(of: "reuseIdentifier=\"Song\"", with: "reuseIdentifier=\"song_row\"")
    let texts = try await UIKitExample.heard(
      ["Main.storyboard": storyboard(named, controller: "tableViewController"), "E.swift": code])
    #expect(texts == ["Help", "Yesterday"])
  }

  @Test("Code finds the parts of a cell by their numbers") func partsByTag() async throws {
    let code = code(
      "songs.count",
      """
      let cell = tableView.dequeueReusableCell(withIdentifier: "Song", for: indexPath)
      if let label = cell.viewWithTag(4) as? UILabel { label.text = songs[indexPath.row] }
      return cell
      """, members: "let songs = [\"Help\", \"Yesterday\"]")
    let numbered = prototype.replacingOccurrences(of: "<label text", with: "<label tag=\"4\" text")
    let texts = try await UIKitExample.heard(
      ["Main.storyboard": storyboard(numbered, controller: "tableViewController"), "E.swift": code])
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

  private let collection = """
    <view key="view" id="v"><subviews><collectionView id="t">
      <cells><collectionViewCell reuseIdentifier="Film" id="p" customClass="FilmCell">
        <view key="contentView" id="w"><subviews><label text="A placeholder that stays" id="l"/></subviews></view>
      </collectionViewCell></cells>
      <collectionReusableView key="sectionHeaderView" reuseIdentifier="Top" id="h" customClass="Top">
        <subviews><label text="Header" id="n"/>
          <button id="b"><connections><action selector="open:" destination="h" eventType="touchUpInside" id="x"/></connections></button>
        </subviews>
        <connections><outlet property="news" destination="n" id="o"/></connections>
      </collectionReusableView>
    </collectionView></subviews></view>
    <connections><outlet property="list" destination="t" id="d"/></connections>
    """

  private func films(_ setUp: String, _ identifier: String, header: String = "") -> String {
    """
    import UIKit
    class FilmCell: UICollectionViewCell {
      let title = UILabel()
      override init(frame: CGRect) { super.init(frame: frame); contentView.addSubview(title) }
      required init?(coder: NSCoder) { super.init(coder: coder); contentView.addSubview(title) }
    }
    class Top: UICollectionReusableView {
      @IBOutlet weak var news: UILabel!
      @IBAction func open(_ sender: Any) {}
    }
    class Example: UIViewController, UICollectionViewDataSource {
      @IBOutlet weak var list: UICollectionView!
      let films = ["One", "Two"]
      override func viewDidLoad() { super.viewDidLoad(); list.dataSource = self; \(setUp) }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { films.count }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "\(identifier)", for: path) as? FilmCell
        else { return UICollectionViewCell() }
        cell.title.text = films[path.item]
        return cell
      }
      \(header)
    }
    """
  }

  @Test("A section's header of a storyboard says what code gives its outlets, and its button is there")
  func sectionHeaders() async throws {
    let header = """
      func collectionView(_ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath) -> UICollectionReusableView {
        guard kind == UICollectionView.elementKindSectionHeader, let top = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Top", for: path) as? Top
        else { return UICollectionReusableView() }
        top.news.text = "What is new"
        return top
      }
      """
    let code = films("list.register(FilmCell.self, forCellWithReuseIdentifier: \"film\")", "film", header: header)
    let texts = try await UIKitExample.heard(["Main.storyboard": storyboard(collection), "E.swift": code])
    #expect(texts == ["What is new", "Button.", "One", "Two"])
  }

  @Test("A cell of a storyboard that no code asks for is no row") func unusedPrototypes() async throws {
    let code = films("list.register(FilmCell.self, forCellWithReuseIdentifier: \"film\")", "film")
    let texts = try await UIKitExample.heard(["Main.storyboard": storyboard(collection), "E.swift": code])
    #expect(!texts.contains { $0.contains("placeholder") })
    #expect(texts.suffix(2) == ["One", "Two"])
  }

  @Test("A title that is the name of the class is for those who work on the file", arguments: ["Example", "Films"])
  func titlesOfControllers(title: String) async throws {
    let file = storyboard(collection).replacingOccurrences(of: "sceneMemberID", with: "title=\"\(title)\" sceneMemberID")
    let texts = try await UIKitExample.heard(["List.storyboard": file, "E.swift": films("", "Film")])
    #expect(texts.contains("Films. Heading.") == (title == "Films"))
    #expect(!texts.contains("Example. Heading."))
  }

  @Test("A named colour that no catalog has is the one that the file holds") func namedColors() async throws {
    let view = """
      <view key="view" id="v"><subviews><view id="w"><subviews>
        <label text="Look at the news" id="l"><fontDescription key="fontDescription" type="system" pointSize="11"/>
          <color key="textColor" white="0.67" alpha="1" colorSpace="calibratedWhite"/></label>
      </subviews><color key="backgroundColor" name="plate"/></view></subviews></view>
      """
    let colors = """
      <resources><namedColor name="plate"><color white="1" alpha="1" colorSpace="calibratedWhite"/></namedColor></resources>
      </document>
      """
    let file = storyboard(view).replacingOccurrences(of: "</document>", with: colors)
    let code = "import UIKit\nclass Example: UIViewController {}"
    let findings = await Analysis.run(files: ["Main.storyboard": file, "E.swift": code]).findings
    #expect(findings.contains { $0.rule == "ib-contrast" })
  }
}
