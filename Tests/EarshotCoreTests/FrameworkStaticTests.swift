import Testing

/// What an extension gives a class of UIKit, the project's classes below it have as well, each as itself.
@Suite("Static members of frameworks' classes") struct FrameworkStaticTests {
  private func heard(_ members: String, _ statements: String) async throws -> [String] {
    try await UIKitExample.heard([
      "Names.swift": """
      import Foundation
      extension NSObject {
        class var ownName: String { String(describing: self) }
        static func named(_ greeting: String) -> String { greeting + " " + ownName }
      }
      """,
      "A.swift": UIKitExample.controller(statements, members: members)
        + "\nclass Jar: UITableViewCell {}\nclass Lid: Jar {}\nclass Shelf: UIView {}\n",
    ])
  }

  private func label(_ value: String) -> String {
    "let label = UILabel(); label.text = \(value); view.addSubview(label)"
  }

  @Test("A property and a function of a class far above", arguments: [
    ("Jar.ownName", "Jar"), ("Lid.ownName", "Lid"), ("Shelf.named(\"Hi\")", "Hi Shelf"),
  ]) func inherited(_ value: String, _ expected: String) async throws {
    #expect(try await heard("", label(value)) == [expected])
  }

  @Test("One property of a protocol, asked by two types")
  func ofProtocol() async throws {
    let heard = try await UIKitExample.heard([
      "A.swift": """
      import SwiftUI
      protocol Named {}
      extension Named {
        static var title: String { String(describing: self) }
        static var twice: String { title + " " + title }
      }
      struct Fig: Named {}
      struct Plum: Named {}
      struct Example: View {
        var body: some View { VStack { Text(Fig.title); Text(Plum.title); Text(Plum.twice); Text(Fig.twice) } }
      }
      """
    ])
    #expect(heard == ["Fig", "Plum", "Plum Plum", "Fig Fig"])
  }

  @Test("What stands in a file loads another one by a name that is not known")
  func unknownFile() async throws {
    let heard = try await UIKitExample.heard([
      "A.swift": """
      import UIKit
      class Example: UIView {
        @IBOutlet weak var room: UIView!
        private var card: Card!
        override func awakeFromNib() {
          super.awakeFromNib()
          card = Bundle.main.loadNibNamed(FileNames.shared.card, owner: self, options: nil)?.first as? Card
          room.addSubview(card)
        }
      }
      class Card: UIView { @IBOutlet weak var title: UILabel! }
      """,
      "Example.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <view id="a" customClass="Example">
            <subviews><view id="b"/></subviews>
            <connections><outlet property="room" destination="b" id="c"/></connections>
          </view>
        </objects>
      </document>
      """,
      "Card.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <view id="d" customClass="Card"><subviews><label id="e" text="Jam"/></subviews></view>
        </objects>
      </document>
      """,
    ])
    #expect(heard == ["Jam"])
  }
}
