import EarshotCore
import Testing

/// Scenes that only segues lead to which nothing performs, or scenes that nothing opens.
@Suite struct UnperformedSegueTests {
  private static func scene(_ name: String, _ id: String, _ segues: String = "", button: String = "") -> String {
    """
    <scene sceneID="s\(id)"><objects>
        <viewController id="\(id)" customClass="\(name)" sceneMemberID="viewController">
            <view key="view" id="v\(id)"><subviews>
                <button opaque="NO" id="b\(id)"><state key="normal" image="ic_plus"/><connections>\(button)</connections></button>
            </subviews></view>
            <connections>\(segues)</connections>
        </viewController>
    </objects></scene>
    """
  }

  /// The views of which something is told, where the first scene leads to the second one.
  private func told(_ segue: String, button: String = "", code: String = "") async -> [String] {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
          initialViewController="a1">
          <scenes>\(Self.scene("StartBoard", "a1", segue, button: button))\(Self.scene("DetailBoard", "b1"))</scenes>
      </document>
      """
    let swift = """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
      final class StartBoard: UIViewController { \(code) }
      final class DetailBoard: UIViewController { static let pictures = NSCache<NSString, UIImage>() }
      """
    return await Analysis.run(files: ["A.swift": swift, "Main.storyboard": file]).findings
      .filter { $0.rule == "ib-image-button-name" }.map(\.view).sorted()
  }

  private static let byHand = "<segue destination=\"b1\" kind=\"show\" identifier=\"openDetail\" id=\"g1\"/>"
  private static let both = ["Main: DetailBoard", "Main: StartBoard"]

  @Test("A segue of the controller itself is performed by code that knows its identifier, or not at all")
  func byCode() async {
    #expect(await told(Self.byHand) == ["Main: StartBoard"])
    #expect(await told("<segue destination=\"b1\" kind=\"show\" id=\"g1\"/>") == ["Main: StartBoard"])
    #expect(await told(Self.byHand, code: "func go() { performSegue(withIdentifier: \"openDetail\", sender: nil) }") == Self.both)
    #expect(await told("<segue destination=\"b1\" kind=\"relationship\" relationship=\"rootViewController\" id=\"g1\"/>") == Self.both)
    #expect(await told("", button: "<segue destination=\"b1\" kind=\"show\" id=\"g1\"/>") == Self.both)
  }

  @Test("Code that asks for the class of what was opened, or for what it keeps for all, opens nothing", arguments: [
    ("override func prepare(for segue: UIStoryboardSegue, sender: Any?) { let next = (segue.destination as? DetailBoard)!; print(next) }", false),
    ("func picture() -> UIImage? { DetailBoard.pictures.object(forKey: \"a\") }", false),
    ("func open() { let next = storyboard?.instantiateInitialViewController() as? DetailBoard; print(next) }", true),
    ("func open() { show(DetailBoard(), sender: nil) }", true),
  ])
  func mentions(code: String, isOpened: Bool) async {
    #expect(await told("", code: code) == (isOpened ? Self.both : ["Main: StartBoard"]), "\(code)")
  }
}
