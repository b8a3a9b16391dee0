import EarshotCore
import Testing

/// Colours that code gives to what an interface file makes, or that it chooses.
@Suite("Colours of labels that code paints") struct PaintedOutletTests {
  private static func board(_ background: String = "", of labelClass: String = "UILabel") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
        initialViewController="c1">
        <scenes><scene sceneID="s1"><objects>
            <viewController id="c1" customClass="Desk" sceneMemberID="viewController">
                <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/>
                    <subviews>
                        <label text="Total" id="l1" customClass="\(labelClass)"><rect key="frame" x="10" y="10" width="300" height="21"/>
                            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                            <color key="textColor" white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                        </label>
                    </subviews>
                    \(background)
                </view>
                <connections><outlet property="total" destination="l1" id="o1"/></connections>
            </viewController>
        </objects></scene></scenes>
    </document>
    """
  }

  private static let white =
    "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"

  private static func found(_ code: String, _ background: String = white) async -> [Finding] {
    let desk = """
      import UIKit
      final class Desk: UIViewController {
        @IBOutlet var total: UILabel!
        var isOpen = false
        override func viewDidLoad() { super.viewDidLoad(); \(code) }
        @IBAction func pay() { total.textColor = .lightGray }
      }
      """
    return await Analysis.run(files: ["Main.storyboard": board(background), "Desk.swift": desk]).findings
      .filter { $0.rule == "ib-contrast" }
  }

  @Test("The colour of the code takes the place of the one of the file") func replaced() async {
    let found = await Self.found("total.textColor = .lightGray")
    #expect(found.map(\.place.file.path) == ["Desk.swift"])
    #expect(found.map(\.severity) == [.note])
    #expect(await Self.found("total.textColor = .darkGray").isEmpty)
  }

  /// Code of the class of a view in a file runs when the file is loaded (Apple: NSObject.awakeFromNib()).
  @Test("The class of a label gives it its colour", arguments: [
    ("override func awakeFromNib() { super.awakeFromNib(); textColor = .lightGray }", [FindingCertainty.likely]),
    ("override func awakeFromNib() { super.awakeFromNib(); textColor = .darkGray }", []),
    // What it draws for itself is not worked out.
    ("override func awakeFromNib() { super.awakeFromNib(); textColor = .lightGray }; override func draw(_ rect: CGRect) { paint() }", []),
  ]) func classes(_ members: String, _ expected: [FindingCertainty]) async {
    let code = """
      import UIKit
      class Tinted: UILabel { \(members) }
      final class Sum: Tinted {}
      final class Desk: UIViewController { @IBOutlet var total: UILabel! }
      """
    let found = await Analysis.run(files: ["Main.storyboard": Self.board(Self.white, of: "Sum"), "Desk.swift": code]).findings
      .filter { $0.rule == "ib-contrast" }
    #expect(found.map(\.certainty) == expected)
    #expect(found.allSatisfy { $0.place.file.path == "Desk.swift" })
  }

  @Test("What answers an event changes nothing at first") func events() async {
    #expect(await Self.found("").isEmpty)
  }

  @Test("Where code gives both it is as if it made both") func both() async {
    let found = await Self.found("total.textColor = .lightGray; view.backgroundColor = .white", "")
    #expect(found.map(\.severity) == [.warning])
  }

  @Test("Of what it chooses, each colour is told for review", arguments: [
    "if isOpen { total.textColor = .lightGray }",
    "if isOpen { total.textColor = .black } else { total.textColor = .lightGray }",
  ]) func chosen(_ code: String) async {
    #expect(await Self.found(code).map(\.certainty) == [.review])
    #expect(await Self.found(code.replacing("lightGray", with: "darkGray")).isEmpty)
  }

  @Test("What people type has the colour of the system, which white does not suit in the dark") func fields() async {
    func typed(_ more: String) async -> [String] {
      let code = """
        import UIKit
        final class Form: UIViewController {
          let name = UITextField()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            name.placeholder = "Name"
            \(more)
            view.addSubview(name)
          }
        }
        """
      return await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == "uikit-low-contrast" }.map(\.message)
    }
    #expect(await typed("").count == 1)
    // The placeholder keeps the colour of the system.
    #expect(await typed("name.textColor = .black").allSatisfy { $0.contains("placeholder") })
    #expect(await typed("name.borderStyle = .roundedRect").isEmpty)
    #expect(await typed("name.borderStyle = .roundedRect; name.backgroundColor = .white").count == 1)
  }

  @Test("A class of buttons that paints itself as it is set up, in a file that makes it") func ownClass() async {
    func found(_ more: String) async -> [String] {
      let button = """
        <button opaque="NO" buttonType="custom" id="b1" customClass="KeyButton"><rect key="frame" x="10" y="40" width="72" height="72"/>
            <state key="normal" title="1"/>
        </button>
        """
      let file = Self.board(Self.white).replacing("</subviews>", with: button + "</subviews>")
      let code = """
        import UIKit
        final class Desk: UIViewController { @IBOutlet var total: UILabel! }
        final class KeyButton: UIButton {
          required init?(coder: NSCoder) {
            super.init(coder: coder)
            backgroundColor = .white
            setTitleColor(.lightGray, for: .normal)
          }
          \(more)
        }
        """
      return await Analysis.run(files: ["Main.storyboard": file, "Desk.swift": code]).findings
        .filter { $0.rule == "ib-contrast" }.map(\.message)
    }
    #expect(await found("").count == 1)
    #expect(await found("override func draw(_ rect: CGRect) { UIColor.black.setFill(); UIRectFill(rect) }").isEmpty)
  }
}
