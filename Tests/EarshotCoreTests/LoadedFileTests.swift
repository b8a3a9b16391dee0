import AccessibilityModel
import AssistiveTechnologies
import EarshotCore
import Testing

/// Interface files that the code of their owner loads, in the forms that apps have.
@Suite("Interface files that code loads") struct LoadedFileTests {
  private static let file = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>
      <view id="v"><subviews><label text="News" id="l"/></subviews></view>
    </objects></document>
    """

  private func heard(_ card: String, _ file: String = file) async throws -> [String] {
    try await UIKitExample.heard([
      "Card.xib": file, "E.swift": UIKitExample.controller("view.addSubview(Card())"), "Card.swift": "import UIKit\n" + card,
    ])
  }

  @Test("A file that an initialiser loads", arguments: [
    "Bundle.main.loadNibNamed(\"Card\", owner: self, options: nil)?.first as? UIView",
    "Bundle(for: Self.self).loadNibNamed(String(describing: Self.self), owner: self)?.first as? UIView",
    "Bundle.module.loadNibNamed(\"\\(Self.self)\", owner: self)?.first as? UIView",
    "UINib(nibName: Self.identifier, bundle: nil).instantiate(withOwner: self, options: nil).first as? UIView",
  ])
  func inTheInitialiser(_ load: String) async throws {
    let card = """
      final class Card: UIView {
        static var identifier: String { String(describing: self) }
        override init(frame: CGRect) {
          super.init(frame: frame)
          guard let content = \(load) else { return }
          addSubview(content)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    #expect(try await heard(card) == ["News"])
  }

  @Test("A file that an extension of a protocol loads", arguments: [
    "String(describing: Self.self)", "String(describing: type(of: self))", "Self.nibName", "\"\\(type(of: self))\"",
  ])
  func inAProtocol(_ name: String) async throws {
    let card = """
      protocol NibFilled: UIView {}
      extension NibFilled {
        static var nibName: String { String(describing: Self.self) }
        func nibDidLoad() {
          let content = Bundle.main.loadNibNamed(\(name), owner: self, options: nil)![0] as! UIView
          addSubview(content)
        }
      }
      final class Card: UIView, NibFilled {
        init() { super.init(frame: .zero); nibDidLoad() }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    #expect(try await heard(card) == ["News"])
    let plain = Self.file.replacingOccurrences(of: " customClass=\"Card\"", with: "")
    #expect(try await heard(card, plain) == ["News"])
  }

  @Test("What the owner sets is heard in the file by itself, too") func ownersWords() async throws {
    let analysis = await Analysis.run(files: [
      "Card.xib": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card">
            <connections><outlet property="title" destination="l" id="o"/></connections>
          </placeholder>
          <view id="v"><subviews><label text="Label" id="l"/></subviews></view>
        </objects></document>
        """,
      "Card.swift": """
        import UIKit
        class NibView: UIView {
          override init(frame: CGRect) { super.init(frame: frame); commonInit() }
          required init?(coder: NSCoder) { super.init(coder: coder); commonInit() }
          func commonInit() { load(name: String(describing: type(of: self)), bundle: Bundle(for: Self.self), owner: self) }
        }
        extension UIView {
          func load(name: String, bundle: Bundle?, owner: Any?) {
            let nib = UINib(nibName: name, bundle: bundle)
            addSubview(nib.instantiate(withOwner: owner, options: nil).first as! UIView)
          }
        }
        final class Card: NibView {
          @IBOutlet private weak var title: UILabel!
          override func commonInit() { super.commonInit(); title.text = "Like it?" }
        }
        """,
    ])
    let heard = analysis.screens.filter { $0.name == "Card" }
      .map { TranscriptBuilder().stops(of: $0.nodes).map { HeardStop($0, voiceOver: VoiceOver(language: .english)).text } }
    #expect(heard == [["Like it?"], ["Like it?"]])
  }

  @Test("A file that is not in the project is something that is not known") func missingFile() async throws {
    let stops = try await UIKitExample.stops([
      "E.swift": UIKitExample.controller("view.addSubview(Card())"),
      "Card.swift": """
        import UIKit
        final class Card: UIView {
          init() {
            super.init(frame: .zero)
            let content = Bundle.main.loadNibNamed("Elsewhere", owner: self)?.first as! UIView
            addSubview(content)
          }
        }
        """,
    ])
    #expect(stops.count == 1)
    #expect(stops.first?.details[.opaque] != nil)
  }
}
