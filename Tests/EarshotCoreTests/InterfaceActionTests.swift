import EarshotCore
import Project
import SourceModel
import Testing

/// Methods that controls of interface files call.
@Suite struct InterfaceActionTests {
  /// `show(sender:)` is `showWithSender:` in the file; what it does names the button either way.
  @Test(arguments: [("_ sender", "onCode:"), ("sender", "onCodeWithSender:")])
  func namesOfMethods(parameter: String, selector: String) async throws {
    let row = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v1" customClass="CodeRow" customModule="App"><subviews>
      <button id="b1"><state key="normal" image="ic_scan_qr"/>
      <connections><action selector="\(selector)" destination="v1" eventType="touchUpInside" id="c1"/></connections></button>
      </subviews></view>
      </objects>
      </document>
      """
    let code = "import UIKit\nfinal class CodeRow: UIView { @IBAction func onCode(\(parameter): UIButton) { owner?.onShowQR(code) } }"
    var project = Project(root: "/", sources: [
      SourceUnit(file: SourceFile(path: "CodeRow.swift", text: code), role: .app, isRequested: true, module: nil),
    ])
    project.interfaceFiles = [InterfaceUnit(file: SourceFile(path: "CodeRow.xib", text: row), isReported: true)]
    let found = await Analysis.run(on: project, AnalysisOptions(paths: [], workingDirectory: "/", width: 1)).findings
    let name = try #require(found.first { $0.rule == "ib-image-button-name" })
    #expect(name.heard?.after == "Show QR code, Button")
  }
}
