import EarshotCore
import Foundation
import Rules
import SourceModel
import Testing

/// Fixes for what stands in interface files: in the file, and in the code of its class.
@Suite struct InterfaceFixTests {
  /// A scene with views and outlets.
  static func board(_ views: String, outlets: [String: String] = [:]) -> String {
    let connections = outlets.sorted { $0.key < $1.key }.map { name, id in
      "<outlet property=\"\(name)\" destination=\"\(id)\" id=\"o-\(id)\"/>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
          initialViewController="c1">
          <scenes><scene sceneID="s1"><objects>
              <viewController id="c1" customClass="Desk" sceneMemberID="viewController">
                  <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/>
                      <subviews>
      \(views)
                      </subviews>
                  </view>
                  <connections>\(connections.joined())</connections>
              </viewController>
          </objects></scene></scenes>
      </document>
      """
  }

  private static func findings(_ rule: String, _ views: String, _ outlets: [String: String], _ code: String) async -> [Finding] {
    let files = ["Main.storyboard": board(views, outlets: outlets), "Desk.swift": "import UIKit\n" + code]
    return await Analysis.run(files: files).findings.filter { $0.rule == rule }
  }

  private static func replacements(_ found: [Finding]) -> [String] {
    found.flatMap { $0.fixes.prefix(1).flatMap(\.edits) }.map(\.replacement)
  }

  /// A label that code fills in is empty in the file, and no name for the button over it.
  @Test func emptyLabelIsNoName() async {
    let found = await Self.findings("uikit-control-name", """
      <label text="" userInteractionEnabled="NO" id="l1"><rect key="frame" x="0" y="25" width="200" height="12"/></label>
      <button id="b1"><rect key="frame" x="0" y="0" width="200" height="44"/><connections>
          <action selector="openPlot:" destination="c1" eventType="touchUpInside" id="a1"/></connections></button>
      """, [:], "final class Desk: UIViewController { @IBAction func openPlot(_ sender: Any) {} }")
    #expect(found.count == 1)
    #expect(!Self.replacements(found).contains { $0.contains("label=\"\"") })
  }

  /// What code calls a field that shows a message says nothing that the message does not.
  @Test func messageInFieldKeepsItsWords() async {
    func names(of words: String) async -> [String] {
      Self.replacements(await Self.findings("ib-text-field-name", """
        <textField opaque="NO" text="\(words)" id="f1"><rect key="frame" x="16" y="60" width="300" height="34"/></textField>
        """, ["availabilityText": "f1"], """
        final class Desk: UIViewController {
            @IBOutlet weak var availabilityText: UITextField!
            func load(_ jobs: [String]) { availabilityText.isHidden = !jobs.isEmpty }
        }
        """))
    }
    #expect(await names(of: "There are no open jobs now").isEmpty)
    #expect(await names(of: "Berlin").contains { $0.contains("Availability") })
    #expect(await names(of: "What is your availability then").contains { $0.contains("Availability") })
  }

  private static let bold = """
    <label text="Wait" id="l1"><rect key="frame" x="0" y="0" width="200" height="24"/>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/></label>
    """

  /// To scale a font that was scaled raises an exception.
  @Test func fontsAreScaledOnce() async {
    let again = await Self.findings("ib-fixed-font", Self.bold, ["note": "l1"], """
      final class Desk: UIViewController {
          @IBOutlet weak var note: UILabel!
          func show(_ text: String) { note.text = text }
      }
      """)
    let edits = again.flatMap(\.fixes).flatMap(\.edits)
    #expect(edits.count == 1)
    #expect(edits.first?.replacement == """
       {
              didSet {
                  note.font = UIFontMetrics(forTextStyle: .title3).scaledFont(for: note.font)
                  note.adjustsFontForContentSizeCategory = true
              }
          }
      """)
    let once = await Self.findings("ib-fixed-font", Self.bold, ["note": "l1"], """
      final class Desk: UIViewController {
          @IBOutlet weak var note: UILabel!
          override func viewDidLoad() {
              super.viewDidLoad()
              note.text = "Soon"
          }
      }
      """)
    #expect(Self.replacements(once).first?.contains("didSet") == false)
    #expect(Self.replacements(once).first?.contains("note.font = UIFontMetrics") == true)
  }

  /// Code that asks for a label with a question mark gets a font that may be missing, which metrics do not take.
  @Test func fontsOfOptionals() async {
    let found = await Self.findings("ib-fixed-font", Self.bold, ["note": "l1"], """
      final class Desk: UIViewController {
          @IBOutlet weak var note: UILabel!
          override func viewDidLoad() {
              super.viewDidLoad()
              note?.text = "Soon"
          }
      }
      """)
    let replacement = Self.replacements(found).first ?? ""
    #expect(replacement.contains("note?.font = note?.font.map { UIFontMetrics(forTextStyle: .title3).scaledFont(for: $0) }"), "\(replacement)")
  }

  /// There are metrics since iOS 11.
  @Test(arguments: [("10.0", 0), ("11.0", 1)]) func metricsOfTheSystem(version: String, fixes: Int) async {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.deployment.ios = Version(version)
    let code = """
      import UIKit
      final class Desk: UIViewController {
          @IBOutlet weak var note: UILabel!
          let title2 = UILabel()
          override func viewDidLoad() {
              super.viewDidLoad()
              note.text = "Soon"
              title2.text = "Later"
              title2.font = .systemFont(ofSize: 20)
              view.addSubview(title2)
          }
      }
      """
    let files = ["Main.storyboard": Self.board(Self.bold, outlets: ["note": "l1"]), "Desk.swift": code]
    let found = await Analysis.run(files: files, options).findings
    for rule in ["ib-fixed-font", "uikit-fixed-font"] {
      #expect(found.filter { $0.rule == rule }.map(\.fixes.count) == [fixes], "\(rule)")
    }
  }

  /// A font of the app's own is like no text style of the file.
  @Test func namedFontsAreScaled() async {
    let label = """
      <label text="Wait" id="l1"><fontDescription key="fontDescription" name="Lato-Bold" family="Lato" pointSize="16"/></label>
      """
    let found = await Self.findings("ib-fixed-font", label, ["note": "l1"], """
      final class Desk: UIViewController {
          @IBOutlet weak var note: UILabel!
      }
      """)
    #expect(Self.replacements(found).first?.contains("UIFontMetrics(forTextStyle: .callout).scaledFont(for: note.font)") == true, "\(found)")
  }

  /// Letters that grow in a label that does not are cut off.
  @Test("A label whose constraint fixes its height gets room", arguments: [(19, true), (60, false)])
  func heights(height: Int, grows: Bool) async {
    let label = """
      <label text="Notices" id="l1">
          <constraints><constraint firstAttribute="height" constant="\(height)" id="k1"/></constraints>
          <fontDescription key="fontDescription" type="system" pointSize="15"/>
      </label>
      """
    let found = await Self.findings("ib-fixed-font", label, [:], "final class Desk: UIViewController {}")
    let edits = Self.replacements(found)
    #expect(edits.contains { $0.contains("UICTFontTextStyleSubhead") })
    #expect(edits.contains { $0.contains("greaterThanOrEqual") } == grows, "\(edits)")
  }

  private static func form(_ caption: String, stack: Bool = false) -> String {
    let label = """
      <label text="\(caption)" id="l1"><rect key="frame" x="16" y="100" width="100" height="17"/>
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    return """
      \(label)
      <textField borderStyle="roundedRect" id="f1"><rect key="frame" x="16" y="122" width="343" height="36"/>
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></textField>
      """
  }

  /// The sign of a field that has to be filled in stands between the caption and the field.
  @Test("A label of one sign is no caption", arguments: ["*", ":", "•"]) func signs(_ sign: String) async {
    let mark = "<label text=\"\(sign)\" id=\"l2\"><rect key=\"frame\" x=\"116\" y=\"100\" width=\"12\" height=\"17\"/></label>"
    let form = Self.form("Language").replacing("<textField ", with: mark + "\n<textField placeholder=\"Any\" ")
      + "<textField placeholder=\"Other\" id=\"f2\"><rect key=\"frame\" x=\"16\" y=\"400\" width=\"343\" height=\"36\"/></textField>"
    let found = await Self.findings("uikit-placeholder-only-name", form, [:], "final class Desk: UIViewController {}")
    #expect(Self.replacements(found).filter { $0.contains("label=\"Language\"") }.count == 1, "\(found)")
  }

  private static let outlets = ["caption": "l1", "field": "f1"]

  /// Xcode's own word for a new label is none of the app's.
  @Test func wordsOfTheDesign() async throws {
    let code = """
      enum Style { static func calm(_ label: UILabel) { label.textColor = .darkGray } }
      final class Desk: UIViewController {
          @IBOutlet weak var caption: UILabel!
          @IBOutlet weak var field: UITextField!
          override func viewDidLoad() {
              super.viewDidLoad()
              Style.calm(caption)
          }
      }
      """
    let new = await Self.findings("ib-text-field-name", Self.form("Label"), Self.outlets, code)
    #expect(new.count == 1)
    #expect(new.flatMap(\.fixes).isEmpty, "\(new.flatMap(\.fixes).map(\.title))")
    let named = await Self.findings("ib-text-field-name", Self.form("Comment"), Self.outlets, code)
    #expect(Self.replacements(named).first?.contains("label=\"Comment\"") == true)
    let files = ["Main.storyboard": Self.board(Self.form("Label"), outlets: Self.outlets), "Desk.swift": "import UIKit\n" + code]
    #expect(try await UIKitExample.heard(files, screen: "Desk").first == "«caption.text»")
  }

  /// The words that code gives the caption name the field, whatever a getter runs on the way.
  @Test func captionsThatCodeFills() async {
    let found = await Self.findings("ib-text-field-name", Self.form("Comment"), Self.outlets, """
      extension String { var localized: String { NSLocalizedString(self, comment: "") } }
      final class Desk: UIViewController {
          @IBOutlet weak var caption: UILabel!
          @IBOutlet weak var field: UITextField!
          override func viewDidLoad() {
              super.viewDidLoad()
              caption.text = "item.comment".localized
          }
      }
      """)
    #expect(Self.replacements(found).map { $0.contains("field.accessibilityLabel = caption.text") } == [true], "\(found)")
  }

  /// An example is no name, and the caption above it is.
  @Test func captionsOfFieldsWithAnExample() async {
    let form = Self.form("Comment").replacingOccurrences(of: "<textField ", with: "<textField placeholder=\"e.g. 5 a month\" ")
    let found = await Self.findings("uikit-placeholder-only-name", form, [:], "final class Desk: UIViewController {}")
    #expect(Self.replacements(found).map { $0.contains("label=\"Comment\"") } == [true], "\(found)")
  }

  /// The title of a screen, far above fields that stand in a stack, names none of them.
  @Test func titlesFarAboveAStack() async {
    let views = """
      <label text="Garden" id="l1"><rect key="frame" x="16" y="99" width="361" height="65"/></label>
      <stackView axis="vertical" id="k1"><rect key="frame" x="32" y="382" width="329" height="88"/><subviews>
          <textField placeholder="email" id="t1"><rect key="frame" x="0" y="0" width="329" height="34"/></textField>
      </subviews></stackView>
      """
    let found = await Self.findings("uikit-placeholder-only-name", views, [:], "final class Desk: UIViewController {}")
    #expect(found.count == 1)
    #expect(!Self.replacements(found).contains { $0.contains("Garden") }, "\(found)")
  }

  /// The frames of what stands in a stack are those within the stack.
  @Test func buttonsOverAStack() async {
    let views = """
      <stackView axis="vertical" id="k1"><rect key="frame" x="16" y="96" width="200" height="50"/><subviews>
          <label text="Start date" id="l1"><rect key="frame" x="0" y="4" width="200" height="20"/></label>
          <label text="2018" id="l2"><rect key="frame" x="0" y="26" width="200" height="20"/></label>
      </subviews></stackView>
      <button id="b1"><rect key="frame" x="16" y="96" width="200" height="50"/>
          <connections><action selector="pick:" destination="c1" eventType="touchUpInside" id="a1"/></connections>
      </button>
      """
    let found = await Self.findings("uikit-control-name", views, [:], """
      final class Desk: UIViewController { @IBAction func pick(_ sender: Any) { present(UIViewController(), animated: true) } }
      """)
    #expect(Self.replacements(found).map { $0.contains("label=\"Start date\"") } == [true], "\(found)")
  }

  /// The verb of one state is no name for a button that has two.
  @Test func buttonsWithTwoPictures() async {
    let button = """
      <button id="b1"><state key="normal" image="icon-arrow-down"/>
          <connections><action selector="onExpandListTap" destination="c1" eventType="touchUpInside" id="a1"/></connections>
      </button>
      """
    let found = await Self.findings("ib-image-button-name", button, ["more": "b1"], """
      final class Desk: UIViewController {
          @IBOutlet weak var more: UIButton!
          var isOpen = false
          override func viewDidLoad() { super.viewDidLoad(); show(false) }
          @IBAction func onExpandListTap() { isOpen = !isOpen; show(isOpen) }
          private func show(_ open: Bool) {
              more.setImage(UIImage(named: open ? "icon-arrow-up" : "icon-arrow-down"), for: .normal)
          }
      }
      """)
    #expect(found.map(\.message) == ["button shows only the image 'icon-arrow-up' or 'icon-arrow-down' and is called by that file name"])
    #expect(found.flatMap(\.fixes).allSatisfy { !$0.title.contains("Expand") }, "\(found.flatMap(\.fixes).map(\.title))")
  }

  /// Colours of older versions of Xcode are known well enough to tell where a text is far from readable, and where it is as devices
  /// draw them, which is lighter: white on the green has 4.5:1 as it is written and 3.5:1 as it is drawn, black 4.2:1 and 5.5:1.
  @Test("Calibrated colours leave room for what they differ by", arguments: [
    ("1", "0.0", "0.7647", "0.6980", true), ("1", "0.40", "0.49", "0.40", true), ("0", "0.38", "0.46", "0.38", false),
    ("1", "0.30", "0.34", "0.30", false),
  ])
  func calibrated(white: String, red: String, green: String, blue: String, isFound: Bool) async {
    let label = """
      <view id="w1"><rect key="frame" x="0" y="0" width="200" height="50"/><subviews>
          <label text="A wallet for everybody" id="l1"><rect key="frame" x="0" y="0" width="200" height="20"/>
              <fontDescription key="fontDescription" type="system" pointSize="15"/>
              <color key="textColor" white="\(white)" alpha="1" colorSpace="calibratedWhite"/></label>
      </subviews><color key="backgroundColor" red="\(red)" green="\(green)" blue="\(blue)" alpha="1" colorSpace="calibratedRGB"/></view>
      """
    let found = await Self.findings("ib-contrast", label, [:], "final class Desk: UIViewController {}")
    #expect(found.isEmpty != isFound, "\(found.map(\.message))")
  }
}
