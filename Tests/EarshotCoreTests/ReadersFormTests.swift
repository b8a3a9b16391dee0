import EarshotCore
import Rules
import Testing

/// The same of what stands in interface files.
@Suite struct ReadersFormTests {
  private static func findings(_ rule: String, _ views: String, outlets: String = "", _ code: String) async -> [Finding] {
    let board = """
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
                  <connections>\(outlets)</connections>
              </viewController>
          </objects></scene></scenes>
      </document>
      """
    return await Analysis.run(files: ["Main.storyboard": board, "Desk.swift": "import UIKit\n" + code]).findings.filter { $0.rule == rule }
  }

  private static func edits(_ found: [Finding]) -> [String] {
    found.flatMap { $0.fixes.prefix(1).flatMap(\.edits) }.map { $0.replacement.split(separator: "\n").map { $0.drop { $0 == " " } }.joined() }
  }

  /// What a switch of pictures at the end of a line is for stands in front of it.
  @Test("The label of the line", arguments: [(20, true), (120, false)])
  func line(y: Int, isNamed: Bool) async {
    let found = await Self.findings("ib-image-button-name", """
      <imageView id="i1" image="paper" userInteractionEnabled="NO"><rect key="frame" x="20" y="20" width="20" height="20"/></imageView>
      <label text="Has papers" userInteractionEnabled="NO" id="l1"><rect key="frame" x="45" y="21" width="80" height="17"/></label>
      <button id="b1"><rect key="frame" x="320" y="\(y)" width="44" height="24"/><state key="normal" image="_Toggle 44"/>
          <state key="selected" image="_Toggle 44 1"/><connections>
          <action selector="turn:" destination="c1" eventType="touchUpInside" id="a1"/></connections></button>
      <label text="Far away" userInteractionEnabled="NO" id="l2"><rect key="frame" x="20" y="300" width="80" height="17"/></label>
      """, "final class Desk: UIViewController { @IBAction func turn(_ sender: UIButton) { sender.isSelected = !sender.isSelected } }")
    #expect(found.count == 1 && Self.edits(found).contains { $0.contains("label=\"Has papers\"") } == isNamed, "\(found.map(\.fixes))")
  }

  /// What is said of a picker is the name of each wheel, and what fills a field comes right after it.
  @Test("Pickers in the place of a keyboard", arguments: [("field.inputView = wheel", 0), ("", 1)])
  func wheels(code: String, count: Int) async {
    let found = await Self.findings("uikit-control-name", """
      <textField placeholder="Blood type" id="f1"><rect key="frame" x="0" y="25" width="200" height="30"/></textField>
      <pickerView id="p1"><rect key="frame" x="0" y="400" width="375" height="200"/></pickerView>
      """, outlets: """
      <outlet property="wheel" destination="p1" id="o1"/><outlet property="field" destination="f1" id="o2"/>
      """, """
      final class Desk: UIViewController {
        @IBOutlet weak var wheel: UIPickerView!
        @IBOutlet weak var field: UITextField!
        override func viewDidLoad() { super.viewDidLoad(); wheel.delegate = self; \(code) }
      }
      """)
    #expect(found.count == count && found.allSatisfy(\.fixes.isEmpty), "\(found)")
  }

  /// What is asked for in a field may be said by those who show it.
  @Test("A placeholder that another class sets", arguments: [("panel?.entry?.placeholder = title", 0), ("panel?.entry?.text = title", 1)])
  func placeholder(code: String, count: Int) async {
    let found = await Self.findings("ib-text-field-name", """
      <textField id="f1"><rect key="frame" x="0" y="25" width="200" height="30"/></textField>
      """, outlets: "<outlet property=\"entry\" destination=\"f1\" id=\"o1\"/>", """
      final class Desk: UIViewController { @IBOutlet weak var entry: UITextField? }
      final class Owner {
        var panel: Desk?
        func ask(_ title: String) { \(code) }
      }
      """)
    #expect(found.count == count, "\(found)")
  }

  /// A page is opened, and nothing shared.
  @Test("What a function is called after is not done", arguments: [("openPage(.Facebook)", true), ("share(.Facebook)", false)])
  func pages(code: String, isPage: Bool) async {
    let found = await Self.findings("emoji-or-symbol-name", """
      <button id="b1"><rect key="frame" x="0" y="0" width="44" height="44"/><fontDescription key="fontDescription" name="FontAwesome" family="FontAwesome" pointSize="18"/>
          <state key="normal" title="&#xf09a;"/><connections>
          <action selector="facebookShareTapped:" destination="c1" eventType="touchUpInside" id="a1"/></connections></button>
      """, """
      final class Desk: UIViewController {
        enum Link { case Facebook }
        @IBAction func facebookShareTapped(_ sender: UIButton) { \(code) }
        func openPage(_ link: Link) { follow(link.address) }
        func share(_ link: Link) { follow(link.address) }
      }
      """)
    #expect(Self.edits(found).contains { $0.contains("label=\"Facebook\"") } == isPage, "\(found.map(\.fixes))")
  }
}
