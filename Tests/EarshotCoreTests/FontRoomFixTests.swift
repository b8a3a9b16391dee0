import EarshotCore
import Rules
import SourceModel
import Testing

/// Fixes for fonts that keep their size: with room for larger letters, in the file and in the code of outlets.
@Suite struct FontRoomFixTests {
  private static func cell(_ font: String, _ height: String) -> [String: String] {
    ["A.swift": """
      import SnapKit
      import UIKit
      final class CartCell: UITableViewCell {
        let name = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          name.text = "Shoe"
          name.font = \(font)
          contentView.addSubview(name)
          \(height)
        }
        required init?(coder: NSCoder) { nil }
      }
      """]
  }

  @Test("A height that would cut larger letters becomes the least one", arguments: [
    ("name.snp.makeConstraints { make in make.height.equalTo(18) }", ["greaterThanOrEqualTo"]),
    ("name.snp.makeConstraints { make in\n      make.height.equalTo(18)\n    }", ["greaterThanOrEqualTo"]),
    ("name.heightAnchor.constraint(equalToConstant: 18).isActive = true", ["greaterThanOrEqualToConstant"]),
    ("name.snp.makeConstraints { make in make.height.equalTo(60) }", []),
    ("name.snp.makeConstraints { make in make.height.equalTo(18).priority(250) }", []),
  ])
  func heights(constraint: String, edits: [String]) async {
    let files = Self.cell("UIFont.systemFont(ofSize: 16)", constraint)
    let found = await FixedFiles.findings("uikit-fixed-font", files)
    let replacements = found.flatMap(\.fixes).flatMap(\.edits).map(\.replacement)
    #expect(replacements.filter { $0.contains("greaterThan") } == edits)
    guard let fix = found.first?.fixes.first else {
      Issue.record("no fix")
      return
    }
    let after = FixedFiles.applying(fix, to: files)
    #expect(await FixedFiles.findings("uikit-fixed-font", after).isEmpty)
    #expect(await FixedFiles.findings("uikit-label-clips", after).isEmpty)
  }

  /// `textLabel` is a name of UIKit, which every cell of every list has.
  @Test("What code says of the label of its cells is not said of those of a table that a file gives", arguments: [
    ("static", "<sections><tableViewSection id=\"e1\"><cells>", "</cells></tableViewSection></sections>", 1),
    ("prototypes", "<prototypes>", "</prototypes>", 0),
  ])
  func staticCells(mode: String, start: String, end: String, count: Int) async {
    let board = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="t1">
      <scenes><scene sceneID="s1"><objects><tableViewController id="t1" customClass="SettingsViewController">
      <tableView key="view" dataMode="\(mode)" id="v1">\(start)
      <tableViewCell reuseIdentifier="row" textLabel="l1" style="IBUITableViewCellStyleDefault" id="c1">
      <tableViewCellContentView key="contentView" id="w1"><subviews><label text="Profile" id="l1">
      <fontDescription key="fontDescription" type="system" pointSize="16"/></label></subviews></tableViewCellContentView>
      </tableViewCell>\(end)</tableView></tableViewController></objects></scene></scenes></document>
      """
    let code = """
      import UIKit
      final class SettingsViewController: UITableViewController {}
      final class EventsViewController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "event", for: indexPath)
          cell.textLabel?.attributedText = NSAttributedString(string: events[indexPath.row].name, attributes: looks)
          return cell
        }
      }
      """
    #expect(await FixedFiles.findings("ib-fixed-font", ["Main.storyboard": board, "A.swift": code]).count == count)
  }

  /// A square of a size that only run time knows is cut off round: larger letters have no room there.
  @Test("No larger letters in a circle, whatever modifiers of the project are written in between", arguments: ["", ".ground(.red)"])
  func circles(modifier: String) async {
    let code = """
      import SwiftUI
      extension View {
        func ground(_ color: Color) -> some View { self.background(color) }
      }
      struct Days: View {
        let days: [Int]
        func mark(_ day: Int, side: CGFloat) -> some View {
          Text("\\(day)").font(.system(size: 15)).frame(width: side, height: side)
            \(modifier)
            .clipped().cornerRadius(side / 2)
        }
        var body: some View {
          GeometryReader { reader in
            HStack { ForEach(days, id: \\.self) { day in mark(day, side: reader.size.width / 7) } }
          }
        }
      }
      """
    let found = await FixedFiles.findings("fixed-font-size", ["A.swift": code])
    #expect(found.map(\.fixes.count) == [0])
  }

  /// Code fills the view; what has no room in it is nowhere else.
  @Test("Running text in a text view that does not scroll", arguments: [
    ("scrollEnabled=\"NO\" fixedFrame=\"YES\"", "film.summary", 1), ("fixedFrame=\"YES\"", "film.summary", 0),
    ("scrollEnabled=\"NO\" fixedFrame=\"YES\"", "film.year", 0), ("scrollEnabled=\"NO\"", "film.summary", 0),
  ])
  func unscrolledTexts(attributes: String, text: String, count: Int) async {
    let board = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="f1">
      <scenes><scene sceneID="s1"><objects><viewController id="f1" customClass="FilmViewController"><view key="view" id="v1">
      <subviews><textView \(attributes) editable="NO" translatesAutoresizingMaskIntoConstraints="NO" id="t1">
      <rect key="frame" x="0.0" y="0.0" width="300" height="120"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/><string key="text">Words</string>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></textView></subviews></view>
      <connections><outlet property="summary" destination="t1" id="o1"/></connections></viewController></objects></scene></scenes>
      </document>
      """
    let code = """
      import UIKit
      final class FilmViewController: UIViewController {
        @IBOutlet private var summary: UITextView!
        var film: Film!
        override func viewDidLoad() { summary.text = \(text) }
      }
      """
    #expect(await FixedFiles.findings("ib-fixed-height", ["Main.storyboard": board, "A.swift": code]).count == count)
  }

  /// nil stays nil, whatever is done to it.
  @Test("A font that no iPhone has is not scaled", arguments: [
    ("Helvetica-Semibold", 0), ("Helvetica-Bold", 1), ("Brand-Semibold", 1), ("AvenirNext-Semibold", 0), ("AvenirNext-DemiBold", 1),
  ])
  func faces(name: String, count: Int) async {
    let found = await FixedFiles.findings("uikit-fixed-font", Self.cell("UIFont(name: \"\(name)\", size: 16)", ""))
    #expect(found.map(\.fixes.count) == [count])
  }

  /// Code that sets the height by an outlet would cut larger letters.
  @Test("A height that code sets leaves no room for a font that grows", arguments: [(true, 0), (false, 1)])
  func heightsOfCode(isOutlet: Bool, count: Int) async {
    let outlet = isOutlet ? "<outlet property=\"rowHeight\" destination=\"k1\" id=\"o2\"/>" : ""
    let board = Self.desk(
      """
      <label text="Card holder" id="l1"><rect key="frame" x="0" y="0" width="144" height="24"/>
          <constraints><constraint firstAttribute="height" constant="24" id="k1"/></constraints>
          <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """,
      connections: """
        <outlet property="name" destination="l1" id="o1"/>\(outlet)
        """)
    let code = """
      import UIKit
      final class Desk: UIViewController {
        @IBOutlet weak var name: UILabel!
        @IBOutlet weak var rowHeight: NSLayoutConstraint!
        override func viewDidLayoutSubviews() { rowHeight?.constant = view.bounds.height / 15 }
      }
      """
    let found = await FixedFiles.findings("ib-fixed-font", ["Main.storyboard": board, "Desk.swift": code])
    #expect(found.map(\.fixes.count) == [count])
  }

  @Test func titlesOfOutlets() async {
    let board = Self.desk(
      """
      <button id="b1"><rect key="frame" x="0" y="0" width="144" height="44"/>
          <fontDescription key="fontDescription" type="system" pointSize="15"/>
          <state key="normal" title="Buy"/></button>
      """,
      connections: """
        <outlet property="go" destination="b1" id="o1"/>
        """)
    let code = "import UIKit\nfinal class Desk: UIViewController {\n  @IBOutlet weak var go: UIButton!\n}\n"
    let (fixes, left) = await FixedFiles.mended("ib-fixed-font", ["Main.storyboard": board, "Desk.swift": code])
    #expect(fixes == [[
      "{ / didSet { / go.titleLabel?.font = go.titleLabel?.font.map { UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: $0) } / "
        + "go.titleLabel?.adjustsFontForContentSizeCategory = true / } / }"
    ]])
    #expect(left == 0)
  }

  /// A label that nobody gave a font is as large as the body.
  @Test("The font of the body comes with room for it", arguments: [
    ("name.heightAnchor.constraint(equalToConstant: 20).isActive = true", ["greaterThanOrEqualToConstant"]),
    ("name.heightAnchor.constraint(equalToConstant: 40).isActive = true", []),
  ])
  func heightsOfTheBody(constraint: String, edits: [String]) async {
    let files = Self.cell("name.font", constraint).mapValues { $0.replacing("    name.font = name.font\n", with: "") }
    let found = await FixedFiles.findings("uikit-fixed-font", files)
    let replacements = found.flatMap(\.fixes).flatMap(\.edits).map(\.replacement)
    #expect(found.map(\.fixes.count) == [1])
    #expect(replacements.filter { $0.contains("greaterThan") } == edits)
  }

  /// The words of the code may be those of one language.
  @Test("A placeholder of code is repeated by code", arguments: [
    ("var placeholder: String? { get { attributedPlaceholder?.string } set { attributedPlaceholder = NSAttributedString(string: newValue ?? \"\") } }"),
    ("var other: String? { nil }"),
  ])
  func placeholders(member: String) async {
    let board = Self.desk(
      """
      <textField id="t1"><rect key="frame" x="10" y="100" width="300" height="40"/></textField>
      """,
      connections: """
        <outlet property="mail" destination="t1" id="o1"/>
        """)
    let code = """
      import UIKit
      enum Texts {
        static func text(_ key: String) -> String { NSLocalizedString(key, bundle: .main, comment: "") }
      }
      extension UITextField {
        \(member)
      }
      final class Desk: UIViewController {
        @IBOutlet var mail: UITextField!
        override func viewDidLoad() {
          super.viewDidLoad()
          mail.placeholder = Texts.text("Enter mail address")
        }
      }
      """
    let found = await FixedFiles.findings("uikit-placeholder-only-name", ["Main.storyboard": board, "Desk.swift": code])
    let edits = found.flatMap(\.fixes).flatMap(\.edits).map(\.replacement).map(FixedFiles.squeezed)
    #expect(found.count == 1)
    #expect(edits == ["mail.accessibilityLabel = mail.placeholder"])
  }

  @Test("Apps in other Latin letters get no English names", arguments: [
    (["Alışverişe Başla", "Ürün Çıkar", "Alışveriş"], "Sil"), (["Dodaj książkę", "Usuń wpłatę", "Żądanie"], "Usuń"),
  ])
  func languages(texts: [String], name: String) async {
    let found = await FixedFiles.findings("uikit-image-button-name", ["A.swift": """
      import UIKit
      final class Shop: UIViewController {
        let add = UIButton()
        let a = UILabel(), b = UILabel(), c = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          a.text = "\(texts[0])"
          b.text = "\(texts[1])"
          c.text = "\(texts[2])"
          add.setImage(UIImage(systemName: "trash"), for: .normal)
          view.addSubview(add)
        }
      }
      """])
    #expect(found.flatMap(\.fixes).flatMap(\.edits).map(\.replacement).allSatisfy { $0.contains("\"\(name)\"") })
    #expect(found.count == 1)
  }

  /// A storyboard with one screen of the class `Desk`.
  private static func desk(_ subviews: String, connections: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
        initialViewController="c1">
        <scenes><scene sceneID="s1"><objects>
            <viewController id="c1" customClass="Desk" sceneMemberID="viewController">
                <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/>
                    <subviews>
    \(subviews)
                    </subviews>
                </view>
                <connections>\(connections)</connections>
            </viewController>
        </objects></scene></scenes>
    </document>
    """
  }
}
