import EarshotCore
import Testing

/// What a class or a module says of something that stands elsewhere.
@Suite struct ClassPictureTests {
  @Test("A button of a file whose class gives it a picture of run time has no name") func pictureOfClass() async {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
          initialViewController="c1">
          <scenes><scene sceneID="s1"><objects>
              <viewController id="c1" customClass="Door" sceneMemberID="viewController">
                  <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/>
                      <subviews>
                          <button id="b1" customClass="KeyButton"><rect key="frame" x="10" y="10" width="70" height="70"/>
                              <connections><action selector="open:" destination="c1" eventType="touchUpInside" id="a1"/></connections>
                          </button>
                      </subviews>
                  </view>
              </viewController>
          </objects></scene></scenes>
      </document>
      """
    func found(_ more: String) async -> [Finding] {
      let code = """
        import UIKit
        final class Door: UIViewController { @IBAction func open(_ sender: UIButton) { unlock() } }
        final class KeyButton: UIButton {
          override func awakeFromNib() {
            super.awakeFromNib()
            setBackgroundImage(UIImage(named: Sensor.current.picture), for: .normal)
            \(more)
          }
        }
        """
      return await Analysis.run(files: ["Main.storyboard": file, "Door.swift": code]).findings
        .filter { $0.rule == "uikit-image-button-name" || $0.rule == "ib-image-button-name" }
    }
    #expect(await found("").map(\.certainty) == [.review])
    #expect(await found("accessibilityLabel = \"Unlock\"").isEmpty)
  }

  @Test("A colour is the same by the name of its module") func moduleOfColour() async {
    let code = """
      import SwiftUI
      enum Tokens { enum Color { static let faint = SwiftUI.Color.secondary.opacity(0.5) } }
      struct V: View { var body: some View { Text("1 Main Street").foregroundStyle(Tokens.Color.faint) } }
      """
    let found = await Analysis.run(files: ["V.swift": code]).findings.filter { $0.rule == "dimmed-text" }
    #expect(found.count == 1, "\(found)")
  }

  @Test("What lies over a card has the height of the card", arguments: [("height: 24", 1), ("minHeight: 24", 0), ("height: 200", 0)])
  func overlay(_ size: String, _ count: Int) async {
    let code = """
      import SwiftUI
      struct V: View {
        var body: some View {
          RoundedRectangle(cornerRadius: 8).fill(.blue).frame(\(size)).overlay { Text("1 Main Street") }
        }
      }
      """
    let found = await Analysis.run(files: ["V.swift": code]).findings.filter { $0.rule == "fixed-height-clips-text" }
    #expect(found.count == count, "\(found)")
  }
}
