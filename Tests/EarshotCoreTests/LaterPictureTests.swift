import EarshotCore
import Project
import SourceModel
import Testing

/// Buttons of a file that code gives a picture.
@Suite("Pictures that buttons of a file get") struct LaterPictureTests {
  private static let page = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Page"><connections>
    <outlet property="button" destination="b1" id="o1"/><outlet property="view" destination="v1" id="o2"/>
    </connections></placeholder>
    <view id="v1"><subviews><button buttonType="system" id="b1"><state key="normal" title="Button"/><connections>
    <action selector="go:" destination="-1" eventType="touchUpInside" id="c1"/>
    </connections></button></subviews></view>
    </objects>
    </document>
    """

  /// Until it has one people read the title, whatever that is worth.
  @Test(arguments: [("viewDidLoad() { super.viewDidLoad()", 1), ("viewDidAppear(_ animated: Bool) {", 1), ("update() {", 0)])
  func titlesOfInterfaceBuilder(function: String, count: Int) async {
    let code = """
      import UIKit
      final class Page: UIViewController {
        @IBOutlet weak var button: UIButton!
        override func \(function)
          button.setImage(UIImage(named: "photo_1"), for: .normal)
        }
        @IBAction func go(_ sender: Any) { start() }
      }
      """
    var project = Project(root: "/", sources: [
      SourceUnit(file: SourceFile(path: "Page.swift", text: code), role: .app, isRequested: true, module: nil),
    ])
    project.interfaceFiles = [InterfaceUnit(file: SourceFile(path: "Page.xib", text: Self.page), isReported: true)]
    let found = await Analysis.run(on: project, AnalysisOptions(paths: [], workingDirectory: "/", width: 1)).findings
    #expect(found.count { $0.rule == "ib-image-button-name" } == count)
  }
}
