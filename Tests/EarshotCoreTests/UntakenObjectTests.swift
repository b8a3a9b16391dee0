import EarshotCore
import Project
import SourceModel
import Testing

/// Objects of a file that no code takes out of it.
@Suite struct UntakenObjectTests {
  private static let cards = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view id="v0"><subviews><button id="b0"><state key="normal" image="btn_old"/></button></subviews></view>
    <view id="v1"><subviews><button id="b1"><state key="normal" image="btn_new"/></button></subviews></view>
    </objects>
    </document>
    """

  @Test(arguments: [
    ("Bundle.main.loadNibNamed(\"Cards\", owner: nil)?[1] as! UIView", ["'btn_new'"]),
    ("Bundle.main.loadNibNamed(\"Cards\", owner: nil)!.first as! UIView", ["'btn_old'"]),
    ("UINib(nibName: \"Cards\", bundle: nil)", ["'btn_old'", "'btn_new'"]),
  ])
  func objectsByTheirPlaces(load: String, told: [String]) async {
    let code = """
      import UIKit
      @main final class Delegate: UIResponder, UIApplicationDelegate {
        func show(_ window: UIWindow) {
          let card = \(load)
          window.addSubview(card)
        }
      }
      """
    var project = Project(root: "/", sources: [
      SourceUnit(file: SourceFile(path: "Delegate.swift", text: code), role: .app, isRequested: true, module: nil),
    ])
    project.interfaceFiles = [InterfaceUnit(file: SourceFile(path: "Cards.xib", text: Self.cards), isReported: true)]
    let found = await Analysis.run(on: project, AnalysisOptions(paths: [], workingDirectory: "/", width: 1)).findings
      .filter { $0.rule == "ib-image-button-name" }
    #expect(["'btn_old'", "'btn_new'"].filter { name in found.contains { $0.message.contains(name) } } == told)
  }
}
