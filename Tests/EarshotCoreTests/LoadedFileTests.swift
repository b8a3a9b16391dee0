import Testing

@testable import EarshotCore

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
