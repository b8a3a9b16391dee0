import EarshotCore
import Testing

/// Parts of UIKit screens that code or files keep from people, or that another piece of code fills.
@Suite struct ShownPartTests {
  private static func document(_ type: String, _ attributes: String = "", _ body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" targetRuntime="iOS.CocoaTouch"\(attributes)>
    \(body)
    </document>
    """
  }

  private static func sheet(_ members: String, _ user: String = "") -> [String: String] {
    [
      "SheetController.xib": document("XIB", "", """
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="SheetController"><connections>
          <outlet property="view" destination="v1" id="o1"/><outlet property="wide" destination="b1" id="o2"/></connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="v1"><rect key="frame" x="0" y="0" width="375" height="600"/><subviews>
          <button hidden="YES" opaque="NO" id="b1"><rect key="frame" x="0" y="0" width="50" height="50"/>
            <state key="normal" image="ic_wide"/><connections><action selector="grow:" destination="-1" eventType="touchUpInside" id="a1"/></connections></button>
        </subviews></view></objects>
        """),
      "Sheet.swift": """
        import UIKit
        final class SheetController: UIViewController {
          @IBOutlet weak var wide: UIButton!
          @IBAction func grow(_ sender: UIButton) {}
          \(members)
        }
        \(user)
        """,
    ]
  }

  /// A file hides it, and no code says otherwise.
  @Test("Hidden by a file until code shows it", arguments: [
    ("", "", false), ("func lock() { wide.isHidden = true }", "", false),
    ("func unlock() { wide.isHidden = false }", "", true), ("func turn() { wide.isHidden.toggle() }", "", true),
    ("func unlock(_ isOpen: Bool) { wide.isHidden = !isOpen }", "", true),
    ("", "enum Sheets { static func open(_ sheet: SheetController) { sheet.wide.isHidden = false } }", true),
    ("", "final class Model { func follow(_ sheet: SheetController) { open.bind(to: sheet.wide.rx.isHidden).disposed(by: bag) } }", true),
  ])
  func hiddenByFile(members: String, user: String, isShown: Bool) async {
    let findings = await Analysis.run(files: Self.sheet(members, user)).findings
    #expect(findings.contains { $0.rule == "ib-image-button-name" } == isShown, "\(findings.map(\.message))")
  }

  /// What only one case shows of a choice that nobody makes is not there.
  @Test("Branches of observers", arguments: [
    ("Kind.social.rawValue", "", false), ("Kind.phone.rawValue", "", true), ("chosen", "let chosen = Int(readLine() ?? \"\") ?? 0", true),
  ])
  func branchesThatNoValueTakes(value: String, declaration: String, isShown: Bool) async {
    let code = """
      import UIKit
      enum Kind: Int { case social, phone }
      final class FormField: UIView {
        let country = UIView(), pick = UIButton()
        var kind = 0 { didSet { switch kind {
          case Kind.phone.rawValue: country.isHidden = false
          default: country.isHidden = true } } }
        override init(frame: CGRect) {
          super.init(frame: frame)
          country.isHidden = true
          addSubview(country)
          country.addSubview(pick)
          pick.addTarget(self, action: #selector(go), for: .touchUpInside)
        }
        required init?(coder: NSCoder) { fatalError() }
        @objc func go() {}
      }
      final class Edit: UIViewController {
        let first = FormField()
        \(declaration)
        override func viewDidLoad() {
          super.viewDidLoad()
          first.kind = \(value)
          view.addSubview(first)
        }
      }
      """
    let findings = await Analysis.run(files: ["A.swift": code]).findings
    #expect(findings.contains { $0.rule == "uikit-control-name" } == isShown, "\(findings.map(\.message))")
  }

  private static let field = """
    <scenes><scene sceneID="s1"><objects>
      <viewController id="a1" customClass="PostController" sceneMemberID="viewController">
        <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="812"/><subviews>
          <textField opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="t1"><rect key="frame" x="8" y="TOP" width="359" height="34"/></textField>
          <label opaque="NO" text="Mode" id="l1"><rect key="frame" x="8" y="600" width="130" height="38"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        </subviews><constraints><constraint firstAttribute="bottom" secondItem="t1" secondAttribute="bottom" constant="-50" id="c1"/></constraints></view>
        <connections><outlet property="tags" destination="t1" id="o1"/>OUTLET</connections>
      </viewController></objects></scene></scenes>
    """

  /// A field below the screen is there to bring up the keyboard; one that a constraint moves may come into view.
  @Test("Outside of the screen", arguments: [("828", "", 0), ("828", "<outlet property=\"gap\" destination=\"c1\" id=\"o2\"/>", 1), ("640", "", 1)])
  func fieldsOutsideOfTheScreen(top: String, outlet: String, count: Int) async {
    let files = [
      "Main.storyboard": Self.document("Storyboard.XIB", " initialViewController=\"a1\"", Self.field)
        .replacing("TOP", with: top).replacing("OUTLET", with: outlet),
      "A.swift": """
        import UIKit
        final class PostController: UIViewController {
          @IBOutlet weak var tags: UITextField!
          @IBOutlet weak var gap: NSLayoutConstraint!
        }
        """,
    ]
    let findings = await Analysis.run(files: files).findings.filter { $0.rule == "ib-text-field-name" }
    #expect(findings.count == count)
  }

  /// A text far away is no caption.
  @Test("Captions stand near", arguments: [("300", false), ("640", true)])
  func captionsNearby(top: String, isNamed: Bool) async {
    let files = [
      "Main.storyboard": Self.document("Storyboard.XIB", " initialViewController=\"a1\"", Self.field)
        .replacing("TOP", with: top).replacing("OUTLET", with: "").replacing("y=\"600\"", with: isNamed ? "y=\"600\"" : "y=\"40\""),
      "A.swift": "import UIKit\nfinal class PostController: UIViewController { @IBOutlet weak var tags: UITextField! }",
    ]
    let finding = await Analysis.run(files: files).findings.first { $0.rule == "ib-text-field-name" }
    #expect(finding?.fixes.first?.edits.contains { $0.replacement.contains("Mode") } ?? false == isNamed)
  }

  /// `onNext` of a binder writes there and then; what a stream gives, only run time knows.
  @Test func bindersOfProperties() async {
    let code = """
      import UIKit
      import RxSwift
      final class DayCell: UIView {
        let date = UILabel(), note = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .white
          addSubview(date)
          addSubview(note)
          date.rx.text.onNext("Monday")
          date.rx.textColor.on(.next(.black))
          note.text = "Late"
          colors.bind(to: note.rx.textColor).disposed(by: bag)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    let report = await Analysis.run(files: ["A.swift": code])
    #expect(!report.findings.contains { $0.rule == "uikit-low-contrast" }, "\(report.findings.map(\.message))")
    let labels = report.screens.flatMap(\.nodes.elements).compactMap { $0.label?.value.rendered }
    #expect(labels == ["Monday", "Late"])
  }

  /// Another class sets it through a parameter.
  @Test func valuesThatOthersSet() async {
    let code = """
      import UIKit
      func move(time: Float, bar: UISlider?) { guard let bar else { return }; bar.setValue(time, animated: true) }
      final class Player: UIViewController {
        let bar = UISlider()
        override func viewDidLoad() { super.viewDidLoad(); bar.accessibilityLabel = "Time"; view.addSubview(bar) }
      }
      final class Node {
        weak var owner: UIViewController?
        func tick(_ time: Float) { if let player = owner as? Player { move(time: time, bar: player.bar) } }
      }
      """
    let values = await Analysis.run(files: ["A.swift": code]).screens.flatMap(\.nodes.elements).compactMap { $0.value?.value.rendered }
    #expect(values == ["«bar.value»"])
  }
}
