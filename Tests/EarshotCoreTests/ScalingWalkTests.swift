import EarshotCore
import Rules
import Testing

/// Apps whose code gives the texts of all views fonts that follow the text size.
@Suite struct ScalingWalkTests {
  private static let walk = """
    import UIKit
    extension UIView {
      func labels(in view: UIView) -> [UILabel] {
        var found: [UILabel] = []
        for child in view.subviews {
          if let label = child as? UILabel { found.append(label) } else { found += labels(in: child) }
        }
        return found
      }
      func followTextSize() {
        for label in labels(in: self) { label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: label.font) }
      }
    }
    """
  private static let file = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
    <view id="v1"><subviews><view id="v2"><subviews>
    <label text="Hello" id="l1"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    </subviews></view></subviews></view>
    </objects></document>
    """

  private func certainties(_ files: [String: String]) async -> [FindingCertainty] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["ib-fixed-font"]
    return await Analysis.run(files: files, options).findings.map(\.certainty)
  }

  @Test func noFontIsCertainToStay() async {
    #expect(await certainties(["Hello.xib": Self.file, "A.swift": Self.walk]) == [.review])
    let shallow = Self.walk.replacing("found += labels(in: child)", with: "continue")
    #expect(await certainties(["Hello.xib": Self.file, "A.swift": shallow]) == [.likely])
    #expect(await certainties(["Hello.xib": Self.file]) == [.likely])
  }
}
